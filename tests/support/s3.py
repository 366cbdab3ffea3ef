"""OpenStack Swift with its S3 API, of Debian's package python3-swift: a whole cluster on this machine, with one disk that is a folder.

s3.py FOLDER ACCESS_KEY SECRET_KEY

Prints its port; the end of its input ends it.
"""

import getpass
import os
import signal
import socket
import sys

import swift.common.utils
from swift.common.ring import RingBuilder
from swift.common.wsgi import run_wsgi

folder, access_key, secret_key = sys.argv[1:]
reservations = []

# What else is asked about each server comes from its own file.
CONFIGURATION = """
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = {port}
workers = 0
user = {user}
swift_dir = {folder}
devices = {folder}/devices
mount_check = false
fallocate_reserve = 0
log_address = {folder}/no-syslog

[pipeline:main]
pipeline = {pipeline}

[app:{kind}-server]
use = egg:swift#{kind}
account_autocreate = true
# The proxy may be there before the others; by default it then leaves them alone for a minute.
error_suppression_interval = 0
"""

FILTERS = """
[filter:catch_errors]
use = egg:swift#catch_errors

[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1

[filter:s3api]
use = egg:swift#s3api
s3_acl = false
location = us-east-1

[filter:tempauth]
use = egg:swift#tempauth
user_{account}_{user} = {secret_key} .admin

[filter:copy]
use = egg:swift#copy
"""


def reserve():
    """A port that stays this process's own while no server listens on it; Swift's servers bind it too, by SO_REUSEADDR."""
    reserved = socket.socket()
    reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    reserved.bind(("127.0.0.1", 0))
    reservations.append(reserved)
    return reserved.getsockname()[1]


def write(name, text):
    with open(os.path.join(folder, name), "w") as file:
        file.write(text)


def configure(kind, own_port, pipeline, more=""):
    text = CONFIGURATION.format(
        kind=kind, port=own_port, user=getpass.getuser(), folder=folder, pipeline=pipeline
    )
    write(kind + ".conf", text + more)


os.makedirs(os.path.join(folder, "devices", "disk"), exist_ok=True)
write(
    "swift.conf",
    "[swift-hash]\nswift_hash_path_suffix = tests\n[storage-policy:0]\nname = one\ndefault = yes\n",
)
for kind in ("account", "container", "object"):
    own_port = reserve()
    configure(kind, own_port, kind + "-server")
    ring = RingBuilder(2, 1, 0)
    ring.add_dev(
        {"region": 1, "zone": 1, "ip": "127.0.0.1", "port": own_port, "device": "disk", "weight": 1}
    )
    ring.rebalance()
    ring.get_ring().save(os.path.join(folder, kind + ".ring.gz"))
port = reserve()
account, user = access_key.split(":")
configure(
    "proxy",
    port,
    "catch_errors cache s3api tempauth copy proxy-server",
    FILTERS.format(account=account, user=user, secret_key=secret_key),
)

swift.common.utils.SWIFT_CONF_FILE = os.path.join(folder, "swift.conf")
children = []
for kind in ("account", "container", "object", "proxy"):
    child = os.fork()
    if child == 0:
        sys.exit(run_wsgi(os.path.join(folder, kind + ".conf"), kind + "-server"))
    children.append(child)

print(port, flush=True)
sys.stdin.read()
for child in children:
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
