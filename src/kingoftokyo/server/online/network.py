"""The local network: the addresses of this machine there, and listening at them besides 127.0.0.1."""

from __future__ import annotations

import asyncio
import socket
import struct
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from kingoftokyo.server.access.connection_limits import BACKLOG
from kingoftokyo.server.access.keys import HOST

if TYPE_CHECKING:
    import uvicorn

    from kingoftokyo.server.access.keys import Access

SIOCGIFADDR: Final = 0x8915  # Linux: the address of an interface
ELSEWHERE: Final = ("192.168.255.255", "10.255.255.255", "172.31.255.255")  # nothing is sent there


def local_addresses() -> list[str]:
    """The IPv4 addresses under which other devices of the local network reach this machine."""
    found = _of_interfaces() if sys.platform == "linux" else _of_routes()
    return list(dict.fromkeys(address for address in found if not address.startswith("127.")))


def _of_interfaces() -> list[str]:
    import fcntl  # noqa: PLC0415  only on Unix

    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            with suppress(OSError):  # it has no IPv4 address
                wanted = struct.pack("256s", name.encode()[:15])
                found.append(socket.inet_ntoa(fcntl.ioctl(asking.fileno(), SIOCGIFADDR, wanted)[20:24]))
    return found


def _of_routes() -> list[str]:
    """The addresses from which packets to private networks would be sent."""
    found: list[str] = []
    for address in ELSEWHERE:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            asking.connect((address, 9))
            found.append(str(asking.getsockname()[0]))
    return found


class Network:
    """Opens a running server to the local network, and closes it again."""

    def __init__(self, access: Access) -> None:
        self._access = access
        self._server: uvicorn.Server | None = None
        self._listening: list[asyncio.Server] = []
        self._changing = asyncio.Lock()

    def serves(self, server: uvicorn.Server) -> None:
        """This server can be opened."""
        self._server = server

    @property
    def can_open(self) -> bool:
        return self._server is not None

    @property
    def addresses(self) -> list[str]:
        """The addresses to open on other devices; none while it serves this machine only."""
        return [f"http://{host}/" for host in self._access.others]

    async def open(self) -> None:
        """Listen at every local address too. Addresses whose port is taken are left out; raises OSError if all are."""
        async with self._changing:
            if self._server is None or self._access.others:
                return
            port, hosts, error = self._access.keys.port, list[str](), OSError("this machine is in no network")
            for address in local_addresses():
                try:
                    self._listening.append(await self._listen(self._server, address, port))
                    hosts.append(f"{address}:{port}")
                except OSError as reason:
                    error = reason
            if not hosts:
                raise error
            self._access.others = tuple(hosts)

    async def close(self) -> None:
        """Serve this machine only; connections from elsewhere are ended, and refused from now on."""
        async with self._changing:
            self._access.others = ()
            for listening in self._listening:
                listening.close()
            self._listening.clear()
            for connection in list(self._server.server_state.connections) if self._server is not None else ():
                if connection.transport.get_extra_info("sockname")[0] != HOST:
                    connection.transport.close()

    async def _listen(self, server: uvicorn.Server, address: str, port: int) -> asyncio.Server:
        config = server.config

        def connection() -> asyncio.Protocol:
            protocol = config.http_protocol_class
            return protocol(config=config, server_state=server.server_state, app_state=server.lifespan.state)  # type: ignore[call-arg]

        loop = asyncio.get_running_loop()
        listening = await loop.create_server(connection, address, port, backlog=BACKLOG)
        server.servers.append(listening)  # it is closed with the others
        return listening
