export const standIn = Buffer.from(
	'<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" viewBox="0 0 600 400">' +
		'<path fill="#dceeee" d="M0 0h600v400H0z"/>' +
		'<g fill="none" stroke="#668081" stroke-width="8" stroke-linejoin="round" stroke-linecap="round">' +
		'<path d="M220 130h160a8 8 0 0 1 8 8v124a8 8 0 0 1-8 8H220a8 8 0 0 1-8-8V138a8 8 0 0 1 8-8z"/>' +
		'<path d="m216 252 50-54 38 40 26-26 54 44"/><circle cx="338" cy="172" r="14"/></g></svg>',
);
