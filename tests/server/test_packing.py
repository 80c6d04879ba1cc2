"""Packing: the frames that we write ourselves are those of the library, byte for byte."""

from __future__ import annotations

from random import Random

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from areopolis.server.live.packing import framed, window_of


def packing(is_forgetful: bool = False) -> PerMessageDeflate:
    return PerMessageDeflate(
        remote_no_context_takeover=False,
        local_no_context_takeover=is_forgetful,
        remote_max_window_bits=12,
        local_max_window_bits=15,
        compress_settings={"level": 1, "memLevel": 5},
    )


def noise(length: int) -> bytes:
    """Return a text that cannot be packed well."""
    return Random(length).randbytes(length).hex().encode()


@pytest.mark.parametrize(
    "lengths", [[0, 1, 60, 126], [2_000, 30_000, 2_000], [100_000, 5, 200_000]]
)
def test_frames_are_those_of_the_library(lengths: list[int]) -> None:
    ours, theirs = packing(), packing()
    window = window_of(ours)
    assert window is not None

    for length in lengths:
        # The second time the window knows it.
        for text in (noise(length), noise(length)):
            expected = Frame(Opcode.TEXT, text).serialize(mask=False, extensions=[theirs])
            assert framed(window, text) == expected


def test_a_browser_that_wants_every_message_packed_anew_is_left_to_the_library() -> None:
    assert window_of(packing(is_forgetful=True)) is None
