"""Animated PNG files, taken apart as the PNG specification (third edition) defines."""

import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def chunks(data):
    """The names and the contents of the chunks of a PNG file."""
    assert data.startswith(SIGNATURE)
    at = len(SIGNATURE)
    while at < len(data):
        length, name = struct.unpack_from(">I4s", data, at)
        yield name, data[at + 8:at + 8 + length]
        at += 12 + length


def write(contents):
    """Returns a PNG file with these chunks."""
    return SIGNATURE + b"".join(
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
        for name, body in contents)


def frames(data):
    """Returns the frames of a film, each as a PNG file and its duration in seconds."""
    header, found = None, []
    for name, body in chunks(data):
        if name == b"IHDR":
            header = body
        elif name == b"fcTL":
            _, width, height, x, y, delay, rate, disposal, blending = struct.unpack(
                ">IIIIIHHBB", body)
            # Each frame replaces the whole picture.
            assert (width, height) == struct.unpack_from(">II", header)
            assert (x, y, disposal, blending) == (0, 0, 0, 0)
            found.append((delay / (rate or 100), []))
        elif name == b"IDAT":
            found[-1][1].append((b"IDAT", body))
        elif name == b"fdAT":
            found[-1][1].append((b"IDAT", body[4:]))
    return [
        (write([(b"IHDR", header), *parts, (b"IEND", b"")]), duration) for duration, parts in found]
