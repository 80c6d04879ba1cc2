"""Sealed messages: the example of RFC 8291, section 5, and what a push service checks."""

from __future__ import annotations

import json

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from areopolis.server.notices.push import Keys
from areopolis.server.notices.sealing import (
    CURVE,
    MESSAGE_MOST,
    coded,
    decoded,
    point,
    seal,
    token,
)

BROWSER = decoded(
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
)
SECRET = decoded("BTBZMqHH6r4Tts7J_aSIgg")
SALT = decoded("DGv6ra1nlYgDCS1FRnbzlw")
SENDER = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
MESSAGE = b"When I grow up, I want to be a watermelon"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
# As servers have kept it that were started before there was a sealing of our own.
PEM = """-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgo7zS4Hd0PaUBxyPJ
2HAzEyTwvlrXS3TaiK9q3heFOAChRANCAARxjoo+tHQsY/BJWINUasqGCysCqBWN
kwRzzQHgUxHOoiXSKOACUyq39kKCYX8cuQ9i0mBjiScJjPoiEK8/sDSJ
-----END PRIVATE KEY-----
"""


def test_the_example_of_the_rfc_is_sealed_to_the_last_byte() -> None:
    own = ec.derive_private_key(SENDER, CURVE)
    assert coded(seal(MESSAGE, BROWSER, SECRET, own, SALT)) == SEALED


def test_no_two_messages_have_a_key_or_a_salt_in_common() -> None:
    one, other = seal(MESSAGE, BROWSER, SECRET), seal(MESSAGE, BROWSER, SECRET)
    assert one[:16] != other[:16]
    assert one[21:86] != other[21:86]
    assert len(one) == len(decoded(SEALED))


@pytest.mark.parametrize("browser", [b"", b"\0", BROWSER[:-1], b"\4" + bytes(64)])
def test_what_is_no_key_of_a_browser_is_refused(browser: bytes) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        seal(MESSAGE, browser, SECRET)


def test_a_message_is_as_long_as_every_push_service_takes() -> None:
    assert len(seal(bytes(MESSAGE_MOST), BROWSER, SECRET)) == 4096
    with pytest.raises(ValueError, match="too long"):
        seal(bytes(MESSAGE_MOST + 1), BROWSER, SECRET)


def test_a_token_is_signed_by_the_key_that_it_names() -> None:
    own = ec.generate_private_key(CURVE)
    head, claims, signature = token(own, {"aud": "https://push.example"}).split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(decoded(claims)) == {"aud": "https://push.example"}
    numbers = decoded(signature)
    assert len(numbers) == 64
    written = encode_dss_signature(
        int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big")
    )
    own.public_key().verify(written, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    with pytest.raises(InvalidSignature):
        own.public_key().verify(written, f"{head}.{claims}x".encode(), ec.ECDSA(SHA256()))


def test_a_server_keeps_the_key_that_browsers_know_it_by() -> None:
    keys = Keys(PEM, "mailto:ada@mars.example")
    assert keys.public == (
        "BHGOij60dCxj8ElYg1RqyoYLKwKoFY2TBHPNAeBTEc6iJdIo4AJTKrf2QoJhfxy5D2LSYGOJJwmM-iIQrz-wNIk"
    )
    said = keys.signed("https://push.example/send/abc")["authorization"]
    claims = json.loads(decoded(said.split(".")[1]))
    assert claims["aud"] == "https://push.example"
    assert claims["sub"] == "mailto:ada@mars.example"
    assert point(keys.own.public_key()) == decoded(said.partition(",k=")[2])
