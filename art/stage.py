"""Sets: the lights, the framing, and placing products and sprigs."""
import importlib
import math
import numpy as np
from brand import PRODUCTS, SHOTS, VESSELS
import foliage
import products as P
import shapes as S
import studio as st

GRADE = dict(exposure=-.12, contrast=.26)


def dress(name):
    """Builds the scene of a shot; returns the arguments of studio.tone. A scene module has `dress(name)`, or one function per shot,
    which `setting(build, rng, row)` calls if the module has it."""
    row = SHOTS[name]
    scene = importlib.import_module('shots.' + row['scene'])
    if hasattr(scene, 'dress'):
        grade = scene.dress(name)
    else:
        build, rng = getattr(scene, name.replace('-', '_')), np.random.default_rng(row['seed'])
        grade = scene.setting(build, rng, row) if hasattr(scene, 'setting') else build(rng)
    return GRADE | (grade or {})


def lights(key=23, fill=4, rim=20):
    """Large soft key from the left, long strip rim from the right, weak overhead."""
    st.softbox((-2.4, -1.3, 2.0), (0, 0, .6), (1.3, 2.4), key, (1, .97, .93))
    st.softbox((2.1, .5, 1.3), (0, 0, .7), (.4, 2.4), rim, (1, .98, .95))
    st.softbox((.3, -.2, 3.6), (0, .2, 0), (2.4, 2.0), fill, (1, .98, .96))


def dappled(rng, strength=3.2, direction=(.86, .62, -.62), n=6, target=(.1, .6, .75), reach=2.6, spread=.8):
    """Low sun through foliage out of frame, which casts leaf shadows on the wall."""
    d, u, v = st.sun(direction, strength, 1, (1, .91, .79))
    for _ in range(n):
        c = np.array(target) - d * reach + u * rng.normal(0, spread) + v * rng.normal(0, spread)
        a = rng.uniform(0, 6.28)
        w = (math.cos(a) * u + math.sin(a) * v) * .8
        o = foliage.sprig('olive', S.bezier(c - w, c + rng.normal(0, .25, 3), c + w), rng, size=(.46, .085), nodes=9, stem=.014, open_=.9)
        for x in (o, *o.children):
            x.visible_camera = x.visible_glossy = x.visible_diffuse = False


TABLE = (20, 4, 15)                               # the lights of still lifes


def sweep(wall='#F3ECE4', depth=1.7, ambient=.30, light=(23, 4, 20), drop=0, **shape):
    """An empty studio with a paper sweep, which may begin lower than the table, and its lights."""
    st.reset(ambient=ambient)
    paper = st.seamless(wall, depth=depth, **shape)
    paper.location.z = -drop
    lights(*light)
    return paper


def studio_set(rng, wall='#F3ECE4', depth=1.7, ambient=.30, light=(23, 4, 20), **sun):
    """The common set: ivory sweep, soft key, strip rim, dappled sun."""
    sweep(wall, depth, ambient, light)
    dappled(rng, **sun)


def frame(width, base=.0, size=(1280, 1600), elevation=.085, focus=(0, -.3, .5), fstop=6.3, distance=6.0):
    """A camera that sees `width` units at the product and keeps the floor line at the same height in every picture."""
    height = width * size[1] / size[0]
    look = base + .27 * height
    st.camera((0, -distance, look + elevation * distance), (0, 0, look), 36 * distance / width, fstop=fstop, focus=focus)


def extent(handle):
    """Width and height of a product, from its profiles, or of the box of a plan as it is seen."""
    if handle == 'box':
        w, _, h = VESSELS['carton']['box']
        return w * 1.1, h
    v = VESSELS[PRODUCTS[handle]['vessel']]
    pts = [q for part in v.get('parts', []) for q in part['profile']]
    top = max(q[1] for q in pts)
    if 'top' in v:
        top = v['top']['z'] + max(q[1] for part in VESSELS[v['top']['use']]['parts'] for q in part['profile'])
    if 'loft' in v:
        top = v['loft']['z'][1]
        pts += [(w, 0) for w in v['loft']['width']]
    return 2 * max(q[0] for q in pts), top


def lay(kind, p0, p1, p2, rng, z=0.0, flatten=.6, **kw):
    """A sprig lying on the floor or on the stone."""
    S.rest(foliage.sprig(kind, S.bezier(p0, p1, p2, n=44), rng, flatten=flatten, **kw), z)


def stand(members, title=''):
    """Products, or the box of a plan, in their places: (handle, x, y, z, turn in degrees)."""
    for handle, x, y, z, turn in members:
        if handle == 'box':
            P.box(title, (x, y, z), turn)
        else:
            P.place(handle, (x, y, z), turn)
