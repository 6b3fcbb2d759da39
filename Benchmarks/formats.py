"""Compares the PNG and the SVG files of the same screens, both painted at the same size.

Usage: scripts/bench formats [FOLDER], where FOLDER contains files that `render` has written with
`--format svg,png`. Without one, twelve samples are rendered. SVG files are painted by librsvg, with
the libraries that the package links. For each screen, prints the mean difference of the red, green,
and blue channels in levels of 255, the percentage of pixels that differ by more than 32, the time
to paint the file, and its size.
"""

import ctypes
import operator
import pathlib
import subprocess
import sys
import tempfile
import time

SAMPLES = [
    ("Scrolled bars", ["--devices", "iphone-16", "--ios", "26.1"]),
    ("Scrolled bars", ["--devices", "iphone-16", "--ios", "26.1", "--appearance", "dark"]),
    ("Scrolled bars", ["--devices", "iphone-8", "--ios", "12"]),
    ("Liquid Glass", ["--devices", "iphone-16", "--ios", "26.1"]),
    ("System materials", ["--devices", "iphone-16", "--ios", "18"]),
    ("System materials", ["--devices", "iphone-16", "--ios", "18", "--appearance", "dark"]),
    ("Trailbook Discover", ["--devices", "iphone-16", "--ios", "26.1"]),
    ("Trailbook Settings", ["--devices", "iphone-16", "--ios", "18"]),
    ("Catalog on iPhone Lists", ["--devices", "iphone-16", "--ios", "18"]),
    ("Catalog on iPhone Text Styles", ["--devices", "iphone-16", "--ios", "18"]),
    ("Text sizes Alert", ["--devices", "iphone-16", "--ios", "18"]),
    ("Calculator", ["--devices", "iphone-4", "--ios", "6"]),
]

cairo = ctypes.CDLL("libcairo.so.2")
rsvg = ctypes.CDLL("librsvg-2.so.2")


class Rectangle(ctypes.Structure):
    _fields_ = [(name, ctypes.c_double) for name in ("x", "y", "width", "height")]


def prepare():
    """Declares the functions that return pointers or take numbers."""
    pointer = ctypes.c_void_p
    for name in ("cairo_image_surface_create_from_png", "cairo_image_surface_create", "cairo_create"):
        getattr(cairo, name).restype = pointer
    cairo.cairo_image_surface_create_from_png.argtypes = [ctypes.c_char_p]
    cairo.cairo_create.argtypes = [pointer]
    cairo.cairo_paint.argtypes = [pointer]
    cairo.cairo_destroy.argtypes = [pointer]
    cairo.cairo_set_source_surface.argtypes = [pointer, pointer, ctypes.c_double, ctypes.c_double]
    cairo.cairo_image_surface_get_data.restype = pointer
    for name in ("flush", "destroy"):
        getattr(cairo, f"cairo_surface_{name}").argtypes = [pointer]
    for name in ("data", "width", "height", "stride"):
        getattr(cairo, f"cairo_image_surface_get_{name}").argtypes = [pointer]
    rsvg.rsvg_handle_new_from_file.restype = pointer
    rsvg.rsvg_handle_new_from_file.argtypes = [ctypes.c_char_p, pointer]
    rsvg.rsvg_handle_render_document.argtypes = [
        pointer, pointer, ctypes.POINTER(Rectangle), pointer,
    ]


def pixels(surface):
    """Returns the size of a surface and its bytes: blue, green, red, and an unused one."""
    cairo.cairo_surface_flush(surface)
    width = cairo.cairo_image_surface_get_width(surface)
    height = cairo.cairo_image_surface_get_height(surface)
    stride = cairo.cairo_image_surface_get_stride(surface)
    data = ctypes.string_at(cairo.cairo_image_surface_get_data(surface), stride * height)
    rows = [data[y * stride : y * stride + 4 * width] for y in range(height)]
    return width, height, b"".join(rows)


def blank(width, height):
    surface = cairo.cairo_image_surface_create(1, width, height)  # RGB without alpha: black
    return surface, cairo.cairo_create(surface)


def read_png(path):
    source = cairo.cairo_image_surface_create_from_png(bytes(path))
    width = cairo.cairo_image_surface_get_width(source)
    height = cairo.cairo_image_surface_get_height(source)
    surface, context = blank(width, height)
    cairo.cairo_set_source_surface(context, source, 0, 0)
    cairo.cairo_paint(context)
    result = pixels(surface)
    for item in (surface, source):
        cairo.cairo_surface_destroy(item)
    cairo.cairo_destroy(context)
    return result


def paint_svg(path, width, height):
    """Returns the bytes of the painted file, and the time in seconds."""
    start = time.perf_counter()
    handle = rsvg.rsvg_handle_new_from_file(bytes(path), None)
    if not handle:
        sys.exit(f"error: {path} isn't a valid SVG file")
    surface, context = blank(width, height)
    area = Rectangle(0, 0, width, height)
    rsvg.rsvg_handle_render_document(handle, context, ctypes.byref(area), None)
    data = pixels(surface)[2]
    seconds = time.perf_counter() - start
    cairo.cairo_surface_destroy(surface)
    cairo.cairo_destroy(context)
    return data, seconds


def compare(one, other):
    """Returns the mean difference, and the share of pixels that differ by more than 32."""
    channels = [
        list(map(abs, map(operator.sub, one[offset::4], other[offset::4]))) for offset in range(3)
    ]
    count = len(channels[0])
    strong = sum(difference > 32 for difference in map(max, *channels))
    return sum(map(sum, channels)) / (3 * count), strong / count


def render(folder):
    for number, (words, options) in enumerate(SAMPLES):
        subprocess.run(
            [
                ".build/debug/samples", "render", "-o", f"{folder}/{number:02}", "--scale", "2",
                "--orientations", "portrait", "--grep", words, *options,
            ],
            check=True, stdout=subprocess.DEVNULL,
        )


def main():
    prepare()
    with tempfile.TemporaryDirectory() as temporary:
        if len(sys.argv) < 2:
            render(temporary)
        folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else temporary)
        files = sorted(path for path in folder.rglob("*.png") if path.with_suffix(".svg").exists())
        if not files:
            sys.exit(f"error: {folder} has no PNG files with an SVG file next to them")
        print(f"{'mean':>6} {'strong':>7} {'time':>8} {'size':>8}  screen")
        for path in files:
            width, height, data = read_png(path)
            svg = path.with_suffix(".svg")
            painted, seconds = paint_svg(svg, width, height)
            mean, strong = compare(data, painted)
            size = svg.stat().st_size / 1000
            name = path.relative_to(folder).with_suffix("")
            print(f"{mean:6.2f} {strong:7.2%} {seconds * 1000:5.0f} ms {size:5.0f} KB  {name}")


if __name__ == "__main__":
    main()
