"""Mutations of files, and files that are made here to be mutated."""
import json
import re
import struct
import zlib

NUMBERS = [
    "0", "-0", "1", "-1", "0.1", "1e-300", "-1e-300", "5e-324", "1e300", "-1e300", "1e308", "1e999",
    "nan", "inf", "-inf", "9999999", "-9999999", "1e7", "2147483647", "-2147483648", "4294967296",
    "9223372036854775807", "9223372036854775808", "-9223372036854775809", "1e19", "0.0000001",
    "1:0", "0:1", "1:1e-300", "", " ", "1,5", "0x10", "1" * 400,
]
EXTRA = [
    "multiplier", "constant", "priority", "numberOfLines", "spacing", "alpha", "tag", "preferredMaxLayoutWidth",
    "minimumFontSize", "pointSize", "width", "height", "rowHeight", "estimatedRowHeight", "numberOfPages",
    "currentPage", "value", "minValue", "maxValue", "minimumLineSpacing", "minimumInteritemSpacing",
    "sectionHeaderHeight", "selectedSegmentIndex", "minimumScaleFactor", "toolsVersion", "countDownDuration",
    "minuteInterval", "horizontalHuggingPriority", "baselineAdjustment", "indentationLevel", "zoomScale",
]
WORDS = ["", "YES", "NO", "\u0600", "<!--<script", "&#x202E;", "\u009b31m", "a" * 5000, "..", "/", "\\"]

PATHS = ["../../victim", "/", "~", "$(SRCROOT)/..", "$(V)", "a/../../b", "Sources", "Package.swift", '"; import Darwin; //', "\\n"]
WORD = re.compile(rb"[\w.$()/<>-]+")


# Mutations

def mutate_bytes(data, rng):
    data = bytearray(data)
    for _ in range(rng.choice([1, 1, 2, 8, 40])):
        place = rng.randrange(len(data) + 1)
        kind = rng.randrange(6)
        if kind == 0 and data:
            data[min(place, len(data) - 1)] = rng.randrange(256)
        elif kind == 1:
            del data[place:place + rng.choice([1, 4, 64, 1000])]
        elif kind == 2:
            data[place:place] = bytes(rng.randrange(256) for _ in range(rng.choice([1, 4, 16])))
        elif kind == 3:
            start = rng.randrange(len(data) + 1)
            data[place:place] = data[start:start + rng.choice([8, 100, 2000])]
        elif kind == 4:
            del data[place:]
        elif data:
            data[min(place, len(data) - 1)] ^= 1 << rng.randrange(8)
    return bytes(data)


ATTRIBUTE = re.compile(rb'([\w:]+)="([^"<]*)"')
NUMBER = re.compile(rb'(?<![\w#-])-?\d+(?:\.\d+)?(?:e[-+]?\d+)?(?![\w-])')
ELEMENT = re.compile(rb'<([A-Za-z]\w*)\b[^<>]*?(/?)>')


def span(data, match):
    """The whole element that begins at the match, by counting tags of its name."""
    if match.group(2):
        return match.start(), match.end()
    depth = 1
    tags = re.compile(rb'<(/?)' + match.group(1) + rb'\b[^<>]*?(/?)>')
    for tag in tags.finditer(data, match.end()):
        if tag.group(1):
            depth -= 1
        elif not tag.group(2):
            depth += 1
        if depth == 0:
            return match.start(), tag.end()
    return match.start(), match.end()


def mutate_xml(data, rng):
    for _ in range(rng.choice([1, 1, 1, 2, 3, 6])):
        kind = rng.randrange(13)
        attributes = list(ATTRIBUTE.finditer(data))
        elements = list(ELEMENT.finditer(data))
        if not attributes or len(elements) < 3:
            return mutate_bytes(data, rng)
        if kind <= 4:
            numeric = [a for a in attributes if NUMBER.fullmatch(a.group(2))] or attributes
            # By name first: frames are most of the numbers, and not the most interesting.
            name = rng.choice(sorted({a.group(1) for a in numeric}))
            chosen = rng.choice([a for a in numeric if a.group(1) == name])
            data = data[:chosen.start(2)] + rng.choice(NUMBERS).encode() + data[chosen.end(2):]
            if rng.random() < 0.3:
                # Attributes that Interface Builder leaves out at their defaults.
                extra = rng.choice(EXTRA) + '="' + rng.choice(NUMBERS) + '"'
                element = rng.choice(list(ELEMENT.finditer(data)) or elements)
                place = element.end(1)
                data = data[:place] + b" " + extra.encode() + data[place:]
        elif kind == 12:
            constraints = [e for e in elements if e.group(1) == b"constraint"]
            if constraints:
                chosen = rng.choice(constraints)
                name = rng.choice([b"multiplier", b"multiplier", b"constant", b"priority"])
                tag = re.sub(rb' ' + name + rb'="[^"]*"', b"", chosen.group())
                value = rng.choice(NUMBERS + ["1e-300", "1e-7", "1e6", "1:1e-6"]).encode()
                tag = tag.replace(b"<constraint", b"<constraint " + name + b'="' + value + b'"', 1)
                data = data[:chosen.start()] + tag + data[chosen.end():]
        elif kind == 5:
            chosen = rng.choice(attributes)
            value = rng.choice(attributes).group(2) if rng.random() < 0.5 else rng.choice(WORDS).encode()
            data = data[:chosen.start(2)] + value + data[chosen.end(2):]
        elif kind == 6:
            named = [a for a in attributes if a.group(1) in (b"id", b"destination", b"firstItem", b"secondItem")]
            if len(named) > 1:
                first, second = rng.choice(named), rng.choice(named)
                data = data[:first.start(2)] + second.group(2) + data[first.end(2):]
        elif kind == 7:
            chosen = rng.choice(attributes)
            data = data[:chosen.start()] + data[chosen.end():]
        elif kind == 8:
            start, end = span(data, rng.choice(elements[1:]))
            data = data[:start] + data[end:]
        elif kind == 9:
            start, end = span(data, rng.choice(elements[2:]))
            if end - start < 20_000:
                data = data[:end] + data[start:end] * rng.choice([1, 2, 20]) + data[end:]
        elif kind == 10:
            start, end = span(data, rng.choice(elements[2:]))
            target = span(data, rng.choice(elements[2:]))[0]
            if end - start < 20_000:
                data = data[:target] + data[start:end] + data[target:]
        else:
            chosen = rng.choice(elements[2:])
            name, depth = chosen.group(1), rng.choice([3, 30, 300])
            opening = data[chosen.start():chosen.end()]
            if not chosen.group(2):
                start, end = span(data, chosen)
                close = b"</" + name + b">"
                data = data[:start] + opening * depth + data[start:end] + close * depth + data[end:]
    return data


def mutate_numbers(data, rng):
    """For JSON, SVG and other text: numbers anywhere."""
    for _ in range(rng.choice([1, 1, 2, 5])):
        numbers = list(NUMBER.finditer(data))
        if not numbers:
            return mutate_bytes(data, rng)
        chosen = rng.choice(numbers)
        data = data[:chosen.start()] + rng.choice(NUMBERS).encode() + data[chosen.end():]
    return data


def mutate_json(data, rng):
    if rng.random() < 0.5:
        return mutate_numbers(data, rng)
    strings = list(re.finditer(rb'"([^"]*)"', data))
    if not strings:
        return mutate_bytes(data, rng)
    scales = [s for s in strings if re.fullmatch(rb"[123]x", s.group(1))]
    if scales and rng.random() < 0.3:
        chosen = rng.choice(scales)
        return data[:chosen.start(1)] + rng.choice(NUMBERS).encode() + b"x" + data[chosen.end(1):]
    chosen = rng.choice(strings)
    value = rng.choice([rng.choice(strings).group(1)] + [w.encode() for w in NUMBERS + WORDS + ["1e300x", "0x", "nanx"]])
    return data[:chosen.start(1)] + value + data[chosen.end(1):]


def mutate(name, data, rng):
    kind = rng.random()
    if name.endswith((".storyboard", ".xib", ".svg")) and kind < 0.8:
        return mutate_xml(data, rng) if kind < 0.6 else mutate_numbers(data, rng)
    if name.endswith((".json", ".xcstrings")) and kind < 0.8:
        return mutate_json(data, rng)
    return mutate_bytes(data, rng)


def mutate_text(name, data, rng):
    """For settings, blobs, and project files: values, lines, and bytes."""
    kind = rng.random()
    if kind < 0.2:
        return mutate_bytes(data, rng)
    if kind < 0.5:
        return mutate_json(data, rng)
    for _ in range(rng.choice([1, 1, 2, 4])):
        lines = data.split(b"\n")
        place, other = rng.randrange(len(lines)), rng.randrange(len(lines))
        kind = rng.randrange(5)
        if kind == 0:
            del lines[place]
        elif kind == 1:
            lines[place:place] = [lines[other]] * rng.choice([1, 3, 300])
        elif kind == 2:
            words = list(WORD.finditer(lines[place]))
            if words:
                word = rng.choice(words)
                value = rng.choice(NUMBERS + WORDS + PATHS).encode()
                lines[place] = lines[place][:word.start()] + value + lines[place][word.end():]
        elif kind == 3:
            # The value of another line.
            name, mark, _ = re.match(rb"([^=:]*)(=|:)?(.*)", lines[place], re.S).groups()
            value = re.match(rb"[^=:]*(?:=|:)?(.*)", lines[other], re.S).group(1)
            lines[place] = name + (mark or b"") + value
        else:
            opening, closing = rng.choice([(b"(", b")"), (b"{", b"}"), (b"[", b"]"), (b"- ", b""), (b'"', b'"')])
            depth = rng.choice([1, 40, 3000])
            middle = rng.randrange(len(lines[place]) + 1)
            lines[place] = lines[place][:middle] + opening * depth + closing * depth + lines[place][middle:]
        data = b"\n".join(lines)
    return data


def mutate_project(name, data, rng):
    if name.endswith((".storyboard", ".xib", ".json")):
        return mutate(name, data, rng)
    return mutate_text(name, data, rng)


# Seeds that are made here

def png(width, height):
    def chunk(kind, data):
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))
    rows = b"".join(b"\0" + bytes([200, 30, x % 256, 255]) * width for x in range(height))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


SVG = b"""<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" viewBox="0 0 40 30"><defs>
<filter id="b" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="1"/></filter>
<filter id="t"><feTurbulence baseFrequency="0.1" numOctaves="2" seed="1"/></filter>
<linearGradient id="g" x1="0" x2="1"><stop offset="0" stop-color="red"/><stop offset="1"/></linearGradient>
<pattern id="p" width="4" height="4" patternUnits="userSpaceOnUse"><circle cx="2" cy="2" r="1"/></pattern>
</defs><g opacity="0.5"><rect x="2" y="2" width="20" height="20" fill="url(#g)" filter="url(#b)"/></g>
<text x="2" y="28" font-size="8">Text</text><rect x="9" y="9" width="9" height="9" filter="url(#t)"/>
<path d="M1 1L30 20Q9 9 3 3" stroke="#000" stroke-width="2" stroke-dasharray="3 1 2" fill="url(#p)"/></svg>
"""
PDF = (b"%PDF-1.4\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n2 0 obj <</Type/Pages/Kids[3 0 R]"
       b"/Count 1>> endobj\n3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 30 20]/Contents 4 0 R>> "
       b"endobj\n4 0 obj <</Length 41>> stream\n1 0 0 rg 0 0 30 10 re f 2 w 3 3 m 20 9 l S\nendstream"
       b" endobj\ntrailer <</Root 1 0 R>>\n")
JPEG = bytes.fromhex(
    "ffd8ffe000104a46494600010100000100010000ffdb004300" + "10" * 64
    + "ffc0000b080008000801011100ffc4001f0000010501010101010100000000000000000102030405060708090a0b"
    + "ffc400b5100002010303020403050504040000017d" + "01020300041105122131410613516107227114328191a1"
    "082342b1c11552d1f02433627282090a161718191a25262728292a3435363738393a434445464748494a535455565758"
    "595a636465666768696a737475767778797a838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5"
    "b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9fa"
    + "ffda0008010100003f00fbd2ffd9")
IMAGES = ["photo", "flat", "drawing", "page", "jpeg", "mark", "sliced"]


def image_set(scale="2x", file="a.png", **extra):
    entry = {"idiom": "universal", "scale": scale, "filename": file, **extra}
    return json.dumps({"images": [entry], "info": {"version": 1, "author": "xcode"}}).encode()


def catalog():
    """The files of an asset catalog with every kind of image and color, by path."""
    slices = {"mode": "9-part", "cap-insets": {"top": 2, "left": 2, "bottom": 2, "right": 2},
              "center": {"mode": "tile", "width": 4, "height": 4}}
    dark = {"images": [
        {"idiom": "universal", "scale": "1x", "filename": "a.png"},
        {"idiom": "universal", "scale": "3x", "filename": "a.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
    symbol = (b'<svg width="300" height="200"><g id="Guides"><line id="Baseline-M" x1="0" x2="9" '
              b'y1="120" y2="120"/><line id="Capline-M" x1="0" x2="9" y1="50" y2="50"/>'
              b'<line id="left-margin-Regular-M" x1="100" y1="0"/><line id="right-margin-Regular-M" '
              b'x1="200" y1="0"/></g><g id="Symbols"><g id="Regular-M"><path d="M100 50h100v70z"/>'
              b'</g></g></svg>')
    color = json.dumps({"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {
        "red": "0.5", "green": "0x7F", "blue": "200", "alpha": "1.000"}}}]}).encode()
    return {
        "photo.imageset/Contents.json": json.dumps(dark).encode(), "photo.imageset/a.png": png(12, 8),
        "flat.imageset/Contents.json": image_set(), "flat.imageset/a.png": png(3, 3),
        "drawing.imageset/Contents.json": image_set("1x", "a.svg"), "drawing.imageset/a.svg": SVG,
        "page.imageset/Contents.json": image_set("1x", "a.pdf"), "page.imageset/a.pdf": PDF,
        "jpeg.imageset/Contents.json": image_set("1x", "a.jpg"), "jpeg.imageset/a.jpg": JPEG,
        "mark.symbolset/Contents.json": json.dumps(
            {"symbols": [{"idiom": "universal", "filename": "s.svg"}]}).encode(),
        "mark.symbolset/s.svg": symbol,
        "sliced.imageset/Contents.json": image_set(resizing=slices), "sliced.imageset/a.png": png(12, 12),
        "tint.colorset/Contents.json": color,
    }


def document_with_images():
    views = "".join(
        f'<imageView userInteractionEnabled="NO" contentMode="{mode}" image="{name}" id="i{i}-00-{i}{i}0">'
        f'<rect key="frame" x="{i * 40}" y="{i * 60}" width="90" height="50"/></imageView>'
        for i, (name, mode) in enumerate(zip(IMAGES, ["center", "scaleToFill", "scaleAspectFit"] * 3)))
    resources = "".join(f'<image name="{name}" width="20" height="20"/>' for name in IMAGES)
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" targetRuntime="iOS.CocoaTouch">
<objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><view contentMode="scaleToFill" id="v0-00-000">
<rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>{views}
<label text="Hello" id="l0-00-000"><rect key="frame" x="9" y="600" width="200" height="21"/></label></subviews>
<color key="backgroundColor" name="tint"/></view></objects>
<resources>{resources}<namedColor name="tint"><color red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources></document>
""".encode()
