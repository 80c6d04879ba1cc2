"""Sending a notice: one POST, a few tries, and never for long."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import httpx

from areopolis.server.notices.addresses import BadAddress, find

LOG: Final = logging.getLogger("areopolis.server")

# Seconds for one try, however many small pieces the answer comes in.
TIMEOUT: Final = 5.0
# Seconds before each try.
TRIES: Final = (0.0, 2.0, 10.0)

# The endpoint does not want to hear from us again.
GONE: Final = (404, 410)


class Sender:
    """Posts notices to addresses that people have given."""

    def __init__(self, may_be_private: bool) -> None:
        """Send to private addresses only where they *may_be_private*."""
        self.may_be_private = may_be_private
        # Redirects could lead anywhere.
        self.client = httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False)

    async def close(self) -> None:
        """Let all connections go."""
        await self.client.aclose()

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """Return the status of the last try; 0 where nobody has answered."""
        status = 0
        for pause in TRIES:
            await asyncio.sleep(pause)
            try:
                status = await self._status(url, body, headers)
            except BadAddress as error:
                LOG.info("a notice was not sent", extra={"why": str(error)})
                return 0
            except (httpx.HTTPError, OSError) as error:
                LOG.info("a notice was not sent", extra={"why": type(error).__name__})
                continue
            if status < 500 and status != 429:
                return status
        return status

    async def _status(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        async with asyncio.timeout(TIMEOUT):
            target = await find(url, self.may_be_private)
            # What else stands in the answer is nothing to us, and could be without end.
            async with self.client.stream(
                "POST",
                target.url,
                content=body,
                headers={**headers, "host": target.authority},
                extensions={"sni_hostname": target.host},
            ) as response:
                return response.status_code
