"""Props: windows, vases, vials, paper, boxes, spoons, ribbon, lights."""
import math
import numpy as np
from PIL import Image, ImageDraw
import brand
import labels
import materials as M
import products as P
import shapes as S
import studio as st


def window(target, direction=(.86, .62, -.62), panes=(2, 3), pane=(.62, .62), bar=.07, reach=5.0, strength=3.4):
    """The sun through a window out of frame: its panes lie on wall and floor."""
    d, u, v = st.sun(direction, strength, .7, (1, .90, .77))
    center = np.array(target) - d * reach
    w, h = panes[0] * pane[0] / 2 + bar, panes[1] * pane[1] / 2 + bar
    far = 7
    boards = [(-far, -w, -far, far), (w, far, -far, far), (-w, w, h, far), (-w, w, -far, -h)]
    boards += [(-w + pane[0] * i + bar / 2, -w + pane[0] * i + 1.5 * bar, -h, h) for i in range(1, panes[0])]
    boards += [(-w, w, -h + pane[1] * i + bar / 2, -h + pane[1] * i + 1.5 * bar) for i in range(1, panes[1])]
    for a, b, c, e in boards:
        ob = S.mesh_object('board', [center + u * x + v * y for x, y in ((a, c), (b, c), (b, e), (a, e))], [(0, 1, 2, 3)], M.paper('board', '#333333'))
        ob.visible_camera = ob.visible_glossy = ob.visible_diffuse = ob.visible_transmission = False    # only its shadow is seen


def vase(at, scale=1.0, color='#D8CBB8'):
    prof = S.outline((0, .012), (.2, .012, .01), (.22, 0, .02), (.3, .06, .1), (.40, .42, .3), (.34, .80, .22), (.15, .98, .1), (.14, 1.12, .05), (.19, 1.2, .02),
                     (.17, 1.2, .01), (.115, 1.12, .05), (.12, .98, .1), (.3, .78, .2), (.3, .2, .1), (0, .15), arc=10)
    return S.lathe('vase', prof * scale, M.matte('stoneware', color, rough=.62, grain=.25, grain_scale=60, speckle='#9C8468'), seg=200, at=at)


def mortar(at, scale=1.0):
    """A stone mortar with its pestle leaning in it."""
    stone = M.travertine('mortar', '#EFE6DA', '#CFC0AC', bands=4)
    prof = S.outline((0, 0), (.26, 0, .02), (.27, .06, .02), (.24, .12, .06), (.40, .34, .2), (.42, .56, .02), (.365, .56, .02), (.34, .36, .2), (.15, .2, .1), (0, .19), arc=10)
    S.lathe('mortar', prof * scale, stone, seg=200, at=at)
    pestle = S.outline((0, 0), (.09, .02, .06), (.10, .12, .05), (.045, .30, .1), (.04, .62, .1), (.065, .74, .04), (0, .80), arc=10)
    ob = S.lathe('pestle', pestle * scale, stone, seg=96)
    ob.location = (at[0] - .10 * scale, at[1] - .02, at[2] + .21 * scale)
    ob.rotation_euler = (math.radians(-6), math.radians(34), 0)


def vial(at, r=.10, h=.40, level=.55, oil='#F7DA94'):
    """A small corked bottle."""
    top = r * .62
    glass = S.outline((0, .006), (r * .8, .006, .006), (r * .86, 0, .004), (r, 0, .02), (r, h * .70, .05), (r * .52, h * .82, .03), (r * .5, h * .92, .01), (top, h * .94, .006), (top, h, .006),
                      (r * .42, h), (r * .42, h * .8, .03), (r * .9, h * .68, .05), (r * .9, .026, .02), (0, .026), arc=8)
    S.lathe('vial', glass, M.glass('vial', '#FFFDF8', 1.48), seg=96, at=at)
    z = h * level
    S.lathe('oil', S.outline((0, .025), (r * .902, .025, .02), (r * .902, z + .004), (r * .88, z), (0, z), arc=8), M.glass('vial-oil', oil, 1.45, shadow=oil), seg=96, at=at)
    S.lathe('cork', S.outline((0, h * .84), (r * .41, h * .84, .01), (r * .46, h * 1.10, .012), (0, h * 1.10), arc=6), M.matte('cork', '#BB9468', rough=.8, grain=.5, grain_scale=40), seg=64, at=at)


def dish(at, r=.42, h=.12, color='#E9E1D4', mat=None):
    prof = S.outline((0, .01), (r * .55, .01, .01), (r * .6, 0, .01), (r * .7, .015, .05), (r, h, .03), (r * .96, h + .004, .008), (r * .68, .05, .06), (0, .045), arc=10)
    return S.lathe('dish', prof, mat or M.matte('dish', color, rough=.5, grain=.2, grain_scale=70, speckle='#A89274'), seg=200, at=at)


def sheet(image, size, at, turn, curl):
    """A sheet of paper on the table, one corner lifting."""
    x = np.linspace(-.5, .5, 24)
    y = x[:, None]
    z = .004 + curl * np.maximum(0, x + y - .45) ** 2 * 4
    ob = S.surface('sheet', x * size[0], y * size[1], z, M.label('sheet', image, paper=True, rough=.8), (x + .5, y + .5))
    ob.location, ob.rotation_euler.z = at, math.radians(turn)
    return ob


# A quick hand, letter by letter: points (x, y) in heights of an x, the baseline at 0.
LOOP, HUMP, END = [(.62, .95), (.28, 1.0), (.08, .5), (.3, .02)], [(.22, .95), (.34, .9), (.38, .05)], [(.75, .1)]
TALL, DEEP = [(.5, 1.5), (.52, 2.1), (.34, 2.15), (.28, 1.2), (.3, .05)], [(.55, -.3), (.42, -1.05), (.2, -.95), (.45, -.1)]
HAND = {
    **dict.fromkeys('aoe', LOOP + [(.66, .9), (.62, .2)] + END), **dict.fromkeys('c', LOOP + END), **dict.fromkeys('dgq', LOOP + TALL[:3] + [(.66, .2)] + END),
    **dict.fromkeys('nuvx', HUMP + [(.7, 1.0), (.8, .85), (.86, .05)] + [(1.05, .1)]), **dict.fromkeys('mw', HUMP + [(.6, 1), (.7, .1), (.95, 1), (1.05, .05), (1.25, .1)]),
    **dict.fromkeys('irsz', HUMP + [(.6, .1)]), **dict.fromkeys('lbhkft', TALL + [(.6, .1)]), **dict.fromkeys('yjp', HUMP + DEEP + [(.8, .2)]), 'g': LOOP + [(.66, .9)] + DEEP + [(.85, .2)],
}


def write(d, text, at, size, ink, width):
    """A line in one hand, each word a single stroke; at: the left end of its baseline, size: the height of an x."""
    x, y = at
    for n, word in enumerate(text.lower().split()):
        points = [(0, .1)]
        for letter in word:
            if letter in HAND:
                end = points[-1][0]
                points += [(end + px * .9 + .22 * py, py) for px, py in HAND[letter]]
                points[-1] = (points[-1][0] - .02, points[-1][1])
        t = np.arange(len(points))
        fine = np.linspace(0, len(points) - 1, len(points) * 12)
        smooth = [np.convolve(np.pad(np.interp(fine, t, [p[k] for p in points]), 7, 'edge'), np.hanning(15) / np.hanning(15).sum(), 'valid') for k in (0, 1)]
        drift = 2 * math.sin(n * 2.1)
        d.line([(x + size * px, y + drift - size * py) for px, py in zip(*smooth)], fill=ink, width=width, joint='curve')
        x += size * (points[-1][0] + .9)


def page(name, title, lines, figure, color='#FBF6EC', by_hand=False):
    """A page: a title, lines, and a small drawing below them; printed, or notes by hand."""
    im = Image.new('RGBA', (1000, 1360), color + 'FF')
    d = ImageDraw.Draw(im)
    ink = '#3A342D'
    if by_hand:
        write(d, title, (112, 205), 52, ink, 6)
    else:
        d.text((110, 120), title, font=labels.font(brand.SERIF_ITALIC, 96), fill=ink)
    for i, text in enumerate(lines):
        if by_hand:
            write(d, text, (114, 322 + 76 * i), 27, ink, 4)
        else:
            d.text((112, 275 + 74 * i), text, font=labels.font(brand.SERIF_ITALIC, 52), fill=ink)
    figure(d, ink)
    return labels.to_blender(im, name)


def leaf_figure(d, ink):
    """A sprig in pencil."""
    pts = [(520 + 90 * math.sin(t / 5), 1270 - 26 * t) for t in range(22)]
    d.line(pts, fill=ink, width=4)
    for i, (x, y) in enumerate(pts[2:]):
        side = 1 if i % 2 else -1
        a = math.radians(-52)
        l = 150 - 3.5 * i
        tip = (x + side * l * math.cos(a), y + l * math.sin(a))
        mid = ((x + tip[0]) / 2, (y + tip[1]) / 2)
        d.line([(x, y), (mid[0] + 13, mid[1] + side * 9), tip, (mid[0] - 13, mid[1] - side * 9), (x, y)], fill=ink, width=3, joint='curve')


def strand_figure(d, ink):
    """The cross-section of a hair, and its scales."""
    for r in (190, 176, 120, 34):
        d.ellipse([330 - r, 1040 - r, 330 + r, 1040 + r], outline=ink, width=4)
    for y in range(850, 1230, 46):
        d.arc([640, y - 70, 860, y + 40], 20, 160, fill=ink, width=4)
    d.line([(655, 800), (655, 1240)], fill=ink, width=4)
    d.line([(845, 800), (845, 1240)], fill=ink, width=4)


def pencil(at, turn, color=brand.EVERGREEN):
    length, r = 1.25, .036
    with P.group('Pencil', (at[0], at[1], at[2] + r * .9), (90, 30, turn)):
        body = S.lathe('pencil', [(0, 0), (r * .98, .0), (r, .004), (r, length)], M.matte('lacquer', color, rough=.3, coat=.4), seg=6)
        body.data.polygons.foreach_set('use_smooth', [False] * len(body.data.polygons))
        S.lathe('wood', [(r * .99, length), (r * .32, length + .10)], M.matte('wood', '#D9B98C', rough=.7), seg=24)
        S.lathe('lead', [(r * .32, length + .10), (.003, length + .15), (0, length + .151)], M.matte('lead', '#2B2A28', rough=.4), seg=24)
        S.lathe('ferrule', [(r * 1.03, -.002), (r * 1.03, .07), (r, .071)], M.metal('ferrule', brand.BRASS, .25), seg=32)


def book(at, size, turn, color):
    """A closed cloth-bound book lying down."""
    w, d, h = size
    cloth = M.matte('cloth', color, rough=.85, grain=.5, grain_scale=160)
    with P.group('Book', at, (0, 0, turn)):
        for z in (0, h - .018):
            S.carton('cover', (w, d, .018), cloth).location.z = z
        S.carton('pages', (w - .05, d - .05, h - .034), M.matte('pages', '#F3EBDD', rough=.9)).location.z = .017
        S.carton('spine', (.02, d, h), cloth).location.x = -w / 2


def slab(at, size, light='#E9DDCB', dark='#CDB79B'):
    ob = S.carton('slab', size, M.travertine('slab', light, dark, bands=3))
    ob.modifiers['edge'].width = .018
    ob.location = at
    return ob


def walls(name, size, thick, mat):
    """Four upright boards around a rectangle."""
    w, d, h = size
    for x, y, s in ((0, -d / 2, (w, thick, h)), (0, d / 2, (w, thick, h)), (-(w - thick) / 2, 0, (thick, d - thick, h)), ((w - thick) / 2, 0, (thick, d - thick, h))):
        S.carton(name, s, mat).location = (x, y, 0)


def open_box(at, size, turn, color, inside):
    """Four walls and a floor."""
    with P.group('Box', at, (0, 0, turn)):
        board, lining = M.matte('board', color, rough=.8, grain=.15, grain_scale=300), M.matte('lining', inside, rough=.8)
        walls('wall', size, .03, board)
        S.carton('floor', (size[0] - .03, size[1] - .03, .02), lining)


def tissue(rng, size, at, height, turn, folds, rise):
    """Crumpled tissue paper: many straight creases at random angles, lifted by rise(x, y)."""
    g = np.linspace(-.5, .5, 150)
    X, Y = np.meshgrid(g * size[0], g * size[1])
    Z = np.zeros_like(X)
    for k in range(folds):
        a = rng.uniform(0, math.pi)
        f = rng.uniform(1.2, 5.5)
        q = (X * math.cos(a) + Y * math.sin(a)) * f + rng.uniform(0, 1) + .12 * np.sin(3 * (X * math.sin(a) - Y * math.cos(a)) * f)
        Z += np.abs(q % 1 - .5) * 2 / f
    Z = (Z - Z.min()) / (Z.max() - Z.min()) * height
    X2, Y2 = X + .05 * rng.normal() * np.sin(7 * Y), Y + .05 * np.sin(6 * X + rng.uniform(0, 6))
    ob = S.surface('tissue', X2, Y2, Z + rise(X, Y), M.tissue('tissue', '#FBF8F2'), smooth=False)
    ob.location, ob.rotation_euler.z = at, math.radians(turn)


def bow(at, mat, loop, width):
    """Four loops, two tails and a knot."""
    t = np.linspace(0, 2 * math.pi, 90)
    with P.group('Bow', at):
        for a, lift, k in ((12, 26, 1), (168, 26, 1), (-28, 52, .8), (208, 52, .8)):
            x, z = loop * k * (1 - np.cos(t)) / 2, loop * k * .36 * np.sin(t) * np.sin(t / 2)
            ca, sa, cl, sl = math.cos(math.radians(a)), math.sin(math.radians(a)), math.cos(math.radians(lift)), math.sin(math.radians(lift))
            out, up = x * cl - z * sl, x * sl + z * cl
            S.ribbon('loop', np.stack([out * ca, out * sa, up + .01], -1), width, mat, up=(-sa, ca, 0))
        for a, l in ((-62, .42), (-112, .36)):
            s = np.linspace(0, 1, 60)
            ca, sa = math.cos(math.radians(a)), math.sin(math.radians(a))
            out = l * s
            S.ribbon('tail', np.stack([out * ca, out * sa, .05 * np.sin(s * 7) * (1 - s) + .012], -1), width * .9, mat, up=(-sa, ca, 0))
        k = S.lathe('knot', S.capsule_profile(.05, .13), mat, seg=40)
        k.rotation_euler.y, k.location = math.pi / 2, (0, 0, .04)


def gift(at, size, turn, color, ribbon):
    """A wrapped box with a bow. The ribbon lies on the paper, not in it."""
    (w, d, h), band = size, .11
    with P.group('Gift', at, (0, 0, turn)):
        S.carton('gift', size, M.matte('wrap', color, rough=.55, grain=.12, grain_scale=200))
        for s in ((band, d + .012, h + .006), (w + .012, band, h + .006)):
            S.carton('band', s, ribbon)
        bow((0, 0, h + .006), ribbon, loop=.34 * max(.8, w), width=band)


BRASS_SCOOP = dict(rings=(14, 36), bowl=(.11, .075, .078), wall=.010, handle=(.142, .62, 30), rise=lambda u: .076 + .05 * u ** 1.5 * 2, radius=(.016, .024), sides=20, squash=.5)
WOODEN_SPOON = dict(rings=(16, 48), bowl=(.115, .062, .042), wall=.020, handle=(.145, .86, 40), rise=lambda u: .036 + .06 * u, radius=(.024, .030), sides=28, squash=.7)


def spoon(at, turn, mat, shape):
    """An oval bowl and a handle in one line, lying on the table."""
    (n, m), (half, depth, rim) = shape['rings'], shape['bowl']
    start, end, points = shape['handle']
    r, a = np.meshgrid(np.linspace(.02, 1, n), np.linspace(0, 2 * math.pi, m, endpoint=False), indexing='ij')
    verts = np.stack([.15 * r * np.cos(a), half * r * np.sin(a), depth * (r ** 2.2 - 1) + rim], -1).reshape(-1, 3)
    bowl = S.mesh_object('spoon', verts, S.ring_faces(n, m) + [tuple(range(m))[::-1]], mat)
    bowl.modifiers.new('wall', 'SOLIDIFY').thickness = shape['wall']
    x = np.linspace(start, end, points)
    path = np.stack([x, 0 * x, shape['rise']((x - start) / end)], -1)
    handle = S.tube('handle', path, np.linspace(*shape['radius'], points), mat, seg=shape['sides'], squash=shape['squash'])
    for ob in (bowl, handle):
        ob.location, ob.rotation_euler.z = at, math.radians(turn)


def curl(start, along, r, taper, turns, width, mat, points=320):
    """A curl of ribbon that lies from `start` on by `along` (x, y); `taper`: how much smaller its loops get."""
    t = np.linspace(0, 1, points)
    a = 2 * math.pi * turns * t
    r = r * (1 - taper * t)
    (x, y), (dx, dy) = start, along
    S.ribbon('ribbon', np.stack([x + dx * t, y + dy * t + r * np.cos(a), r + .004 + r * np.sin(a)], -1), width, mat, up=(1, 0, 0))


def soft_lights(rng, count, box, radius, colors, camera, power=2.2):
    """Lights far out of focus: discs that face the camera, so that they cost no noise."""
    for k in range(count):
        place = rng.uniform(*np.transpose(box))
        r = rng.uniform(*radius)
        a = np.linspace(0, 2 * math.pi, 64, endpoint=False)
        ob = S.mesh_object('light', [(r * math.cos(x), r * math.sin(x), 0) for x in a], [tuple(range(64))], M.glow('glow', colors[k % len(colors)], power * rng.uniform(.35, 1)))
        ob.location = place
        st.aim(ob, camera)
        ob.visible_diffuse = ob.visible_shadow = False
