"""Label draw_label, drawn with Pillow straight from the web fonts and handed to Blender as packed images.
One layout for every product, in multiples of the word mark's size; plates/label.mjs draws the same one."""
import os
import tempfile
import bpy
from PIL import Image, ImageDraw, ImageFont
import brand

PIXELS = 2000            # per unit of 10 cm, before supersampling
SUPER = 2
SMALLEST = .021          # the small type on a small vessel, in units


def font(path, px, weight=None):
    f = ImageFont.truetype(path, max(8, int(px)))
    if weight:
        f.set_variation_by_axes([weight])
    return f


def draw_centered(d, x, y, text, f, fill, tracking=0.0):
    """Text with letter-spacing (in em), draw_centered on x; y is the baseline."""
    gap = tracking * f.size
    width = d.textlength(text, font=f) + gap * (len(text) - 1)
    x -= width / 2
    for i, c in enumerate(text):
        d.text((x, y), c, font=f, fill=fill, anchor='ls')
        if i + 1 < len(text):                    # advance with the kerning of the pair
            x += d.textlength(text[i:i + 2], font=f) - d.textlength(text[i + 1], font=f) + gap


def fit(d, texts, path, px, room, weight=None, tracking=0.0):
    """The font at px, or smaller where the longest text would leave its room."""
    f = font(path, px, weight)
    widest = max(d.textlength(t, font=f) + tracking * f.size * (len(t) - 1) for t in texts)
    return f if widest <= room else font(path, px * room / widest, weight)


def draw(name, size, visible, mark, lines, line, content, ink, accent, paper=None):
    """size and visible width in units; mark: the size of the word mark in units; paper: None prints on the vessel."""
    k = PIXELS * SUPER
    w, h = int(size[0] * k), int(size[1] * k)
    im = Image.new('RGBA', (w, h), paper + 'FF' if paper else ink + '00')
    d = ImageDraw.Draw(im)
    b, cx, room = mark * k, w / 2, .81 * visible * k
    title = fit(d, lines, brand.SERIF_ITALIC, .62 * b, room)
    small = max(.25 * b, SMALLEST * k)
    foot = .7 * b if content else 0
    block = (.66 + .32) * b + title.size * (1.02 + .96 * (len(lines) - 1)) + (.44 * b if line else 0)
    y = (h - foot - block) / 2 + .66 * b
    draw_centered(d, cx, y, brand.NAME, fit(d, [brand.NAME], brand.SERIF, b, room * 1.06, tracking=.01), ink, .01)
    y += .32 * b
    d.line([(cx - .27 * b, y), (cx + .27 * b, y)], fill=accent, width=max(2, int(.02 * b)))
    y += title.size * 1.02
    for text in lines:
        draw_centered(d, cx, y, text, title, ink)
        y += title.size * .96
    if line:
        draw_centered(d, cx, y - title.size * .96 + .5 * b, line, fit(d, [line], brand.SANS, small, room, 480, .03), ink, .03)
    if content:
        draw_centered(d, cx, h - .3 * b, content, fit(d, [content], brand.SANS, small, room, 480, .03), ink, .03)
    return to_blender(im.resize((w // SUPER, h // SUPER), Image.LANCZOS), name)


def to_blender(im, name):
    with tempfile.TemporaryDirectory() as d:
        path = os.path.join(d, name + '.png')
        im.save(path)
        img = bpy.data.images.load(path)
        img.pack()
    return img
