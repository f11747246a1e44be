"""Two pictures of the journal with paper: rosemary on a folded newspaper, chamomile across a notebook."""
import math
import numpy as np
from mathutils import Matrix
from PIL import Image, ImageDraw
from brand import EVERGREEN
import foliage
import labels
import materials as M
import piles
import products as P
import props
import shapes as S
import stage
import studio as st


def bend_along_floor(ob, floor, soft=.05):
    """Bend what lies lower than `soft` above the floor up along it."""
    for o in (ob, *ob.children):
        for v in o.data.vertices:
            d = v.co.z - floor
            if d < soft:
                v.co.z = floor + soft * math.exp((d - soft) / soft)
    return ob


def swept(name, path, x, mat):
    """A sheet whose section in y and z is `path`, from x[0] to x[1]; v runs along the path."""
    p, t = np.asarray(path, float), np.linspace(0, 1, 40)
    run = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]
    ob = S.surface(name, x[0] + (x[1] - x[0]) * t, p[:, :1], p[:, 1:], mat, (t, (run / run[-1])[:, None]))
    ob.modifiers.new('body', 'SOLIDIFY').thickness = .004
    return ob


def newsprint(rng):
    """Columns of print too small to read."""
    size, columns = (2300, 2900), 6
    im = Image.new('RGBA', size, '#EFE6D6FF')
    d = ImageDraw.Draw(im)
    wide = (size[0] - 160) / columns
    for c in range(columns):
        x0, x1 = 80 + c * wide + 20, 80 + (c + 1) * wide - 20
        if c:
            d.line([(x0 - 20, 60), (x0 - 20, size[1] - 60)], fill='#CFC3AF', width=2)
        for y in range(60, size[1] - 60, 21):
            x, end = x0, x1 if rng.uniform() > .12 else x0 + (x1 - x0) * rng.uniform(.3, .8)
            while x < end:
                if rng.uniform() < .17:
                    x += 7
                else:
                    d.line([(x, y - (5 if rng.uniform() < .2 else 0)), (x, y + 8)], fill='#8A8074', width=3)
                    if rng.uniform() < .6:
                        d.line([(x, y + 8 * rng.integers(2)), (x + 5, y + 8 * rng.integers(2))], fill='#A09688', width=2)
                x += 6
    return labels.to_blender(im, 'newsprint')


def loop(p):
    """A smooth curve from the first of five points to the last, drawn towards those between."""
    a, b = (p[1] + p[2]) / 2, (p[2] + p[3]) / 2
    return np.concatenate([S.bezier(p[0], p[1], a, n=30), S.bezier(a, p[2], b, n=30)[1:], S.bezier(b, p[3], p[4], n=30)[1:]])


def journal_rosemary(rng):
    """A bundle tied with string across a folded newspaper, on walnut."""
    floor = stage.sweep(depth=6, light=stage.TABLE)
    floor.data.materials[0] = M.wood('walnut', '#7A563C', '#432C1F')
    top, sheets = .10, M.label('newsprint', newsprint(rng), paper=True, rough=.85)
    for k, (r, back) in enumerate(((.048, 1.32), (.034, 1.3), (.020, 1.285))):
        q = np.linspace(0, math.pi, 14)[1:-1]
        lower, upper = np.linspace(back, -.46, 40), np.linspace(-.46, back - .015 * k, 40)
        path = [(v, top / 2 - r) for v in lower] + [(-.46 - r * math.sin(a), top / 2 - r * math.cos(a)) for a in q]
        path += list(zip(upper, top / 2 + r + .010 * np.sin(2.6 * (upper + .46)) * (1 - k * .3)))
        swept('newspaper', path, (-1.02 + .012 * k, 1.15 - .010 * k), sheets).rotation_euler.z = math.radians(-15)
    z, needle = top + .006, M.leaf('rosemary', '#566E48', '#B7C0A4', vein=.25, translucent=.2, veins=9)
    for k in range(15):
        a, q = 2.4 * k, .056 * math.sqrt((k + .5) / 15)
        y, h = q * math.cos(a), .062 + q * math.sin(a)
        path = S.bezier((-.72 + rng.uniform(-.05, .05), 2.0 * y, z + h * .7), (-.38, .6 * y, z + h), (.02, 2.4 * y, z + h * 1.3), (rng.uniform(.42, .74), 6.4 * y + rng.normal(0, .05), z + h * 1.3), n=60)
        bend_along_floor(foliage.sprig('rosemary', path, rng, nodes=38, size=(.155, .0095), start=.40, open_=.95, tip=.5), z + .006, .03).data.materials[0] = needle
    twine = M.matte('twine', '#CDB48E', rough=.9, grain=.6, grain_scale=120)
    t = np.linspace(0, 1, 500)
    a = 2 * math.pi * 5 * t
    S.tube('string', np.stack([-.345 + .085 * t + .005 * np.sin(a), .070 * np.cos(a), z + .068 + .064 * np.sin(a)], -1), .0088, twine, seg=12)
    knot = np.array((-.30, -.060, z + .112))
    for out in (((-.10, -.02, .06), (-.24, -.12, -.02), (-.02, -.20, -.09), (0, 0, 0)), ((.12, -.04, .06), (.20, -.20, .0), (.02, -.20, -.09), (0, 0, 0)),
                ((-.04, -.06, .03), (-.10, -.16, -.10), (-.26, -.20, -.107)), ((.05, -.06, .03), (.06, -.20, -.10), (.20, -.30, -.107))):
        p = knot + np.array([(0, 0, 0), *out])
        curve = S.bezier(*p, n=60) if len(p) == 4 else loop(p)
        curve[:, 2] = np.maximum(curve[:, 2], z + .010)
        S.tube('tail', curve, .0088, twine, seg=12)
    piles.copies('knot', piles.pebble(rng, (1, .9, .8), .1), [knot], piles.random_rotations(rng, 1), [.022], twine)
    stage.dappled(rng, strength=4.6, direction=(.86, .14, -.44), n=4, target=(.1, .1, .1), reach=2.8, spread=.8)
    st.look((-.02, .02, .14), 1.72, 26, 5, (-.05, -.10, .2), side=-8)


def ruled(margin):
    """A page with its lines and nothing on them."""
    size = (1050, 1500)
    im = Image.new('RGBA', size, '#F4ECDDFF')
    d = ImageDraw.Draw(im)
    for y in range(150, size[1] - 60, 54):
        d.line([(0, y), (size[0], y)], fill='#CFC5B4', width=3)
    d.line([(margin, 0), (margin, size[1])], fill='#D5A78F', width=3)
    return labels.to_blender(im, f'ruled-{margin}')


def notebook(at, turn):
    """Open and lying flat: two leaves that dive into the gutter, a cloth cover under them."""
    with P.group('Notebook', at, (0, 0, turn)):
        w, d = 1.12, 1.62
        S.carton('cover', (2 * w + .07, d + .07, .03), M.matte('cloth', EVERGREEN, rough=.85, grain=.5, grain_scale=160))
        u = np.linspace(0, 1, 70)
        z = .032 + .085 * (1 - np.exp(-8 * u)) * (1 - .35 * u ** 1.5)
        for side in (-1, 1):
            y = np.linspace(-d / 2, d / 2, 30)[:, None]
            sheet = M.label('leaf', ruled(120 if side > 0 else 930), paper=True, rough=.85)
            S.surface('leaf', side * w * u, y, z, sheet, (u if side > 0 else 1 - u, y / d + .5))
            edge = [(side * w * a, y, b) for y in (-d / 2, d / 2) for a, b in [*zip(u, z), (1, .03), (0, .03)]]
            S.mesh_object('edge', edge, [tuple(range(72)), tuple(range(72, 144)), (69, 70, 142, 141)], M.matte('edge', '#EADFCB', rough=.9), smooth=False)


def chamomile(rng, head, lean, foot, mats, r=.175):
    """A flower and its stem: `lean` is the way it faces, `foot` the end of its stem."""
    petal, heart, green = mats
    n = np.array(lean, float) / np.linalg.norm(lean)
    s = np.cross(n, (0, 1, .01))
    s /= np.linalg.norm(s)
    head, turn = np.array(head, float), np.stack([s, np.cross(n, s), n])
    V, U = [], []
    count = rng.integers(15, 19)
    for k in range(count):
        g, uv, faces = foliage.leaf_grid((r - .045) * rng.uniform(.9, 1.05), .021 * rng.uniform(.9, 1.1), 'round', rng.normal(-.16, .08), .12, rng, nu=14, nv=6)
        a = 2 * math.pi * k / count + rng.normal(0, .04)
        g = g + (.045, 0, .002 * (k % 2))
        c, q = math.cos(a), math.sin(a)
        V.append(np.stack([g[:, 0] * c - g[:, 1] * q, g[:, 0] * q + g[:, 1] * c, g[:, 2]], -1))
        U.append(uv)
    bend_along_floor(S.mesh_object('petals', np.concatenate(V) @ turn + head, S.repeat(faces, len(uv), count), petal, np.concatenate(U)), .115, .03)
    k = np.arange(150)
    q = np.sqrt((k + .5) / 150)
    dome = np.stack([.052 * q * np.cos(2.39996 * k), .052 * q * np.sin(2.39996 * k), .040 * np.sqrt(1 - .92 * q ** 2)], -1)
    piles.copies('heart', piles.pebble(rng, rings=6, seg=8), dome @ turn + head, piles.random_rotations(rng, 150), rng.uniform(.0050, .0064, 150), heart)
    S.lathe('cup', S.outline((0, -.022), (.030, -.016, .01), (.052, .002, .006), (.040, .004), (0, .008), arc=6), green, seg=40).matrix_world = Matrix.LocRotScale(head, Matrix(turn.T.tolist()), None)
    foot = np.array(foot, float)
    path = S.bezier(head - .015 * n, head - .16 * n, (head + foot) / 2 + (.04, .05, 0), foot, n=60)
    path[:, 2] = np.maximum(path[:, 2], .125 - .03 * np.linspace(0, 1, 60))
    S.tube('stem', path, np.linspace(.0085, .0105, 60), green, seg=12)
    for i in (24, 34, 46):
        d = path[i] - path[i + 4]
        d /= np.linalg.norm(d)
        side = np.array((-d[1], d[0], 0)) * rng.choice((-1, 1))
        tip = path[i] + .16 * d + .13 * side
        bend_along_floor(foliage.branch('feather', S.bezier(path[i], path[i] + .05 * d + .08 * side, tip, n=30), 'needle', green, green, rng, nodes=11, size=(.075, .0042), per_node=2, open_=.7, bend=.1, fold=.1, stem=.004), .112, .02)


def journal_garden(rng):
    """A notebook with nothing in it yet, chamomile across it, on sage."""
    stage.sweep('#BEC8B3', 6, light=stage.TABLE)
    notebook((.04, .06, 0), -9)
    mats = (M.leaf('petal', '#FCFAF3', '#F1ECDF', vein=.08, translucent=.35, rough=.6, veins=2), M.matte('heart', '#D9A02B', rough=.7), M.matte('green', '#76895A', rough=.6))
    for head, lean, foot in (((-.42, .40, .19), (-.25, .30, 1), (.46, -.60, .12)), ((-.06, .52, .20), (.15, .35, 1), (.56, -.56, .12)), ((-.56, .04, .19), (-.45, -.05, 1), (.40, -.66, .12)),
                             ((.22, .30, .20), (.4, .25, 1), (.62, -.62, .12)), ((-.20, .10, .21), (-.1, -.2, 1), (.50, -.70, .12))):
        chamomile(rng, head, lean, foot, mats, rng.uniform(.150, .180))
    props.pencil((.84, -.58, .100), 167, '#B4694A')
    stage.lay('eucalyptus', (-1.62, .80, .05), (-1.30, .25, .16), (-1.30, -.40, .05), rng, nodes=11, size=(.20, .10), flatten=.5)
    stage.dappled(rng, strength=3.4, direction=(.78, -.34, -.52), n=4, target=(-.7, .8, 0), reach=2.8, spread=.55)
    st.look((0, 0, 0), 2.75, 90, 9, (0, 0, .05), distance=8)
