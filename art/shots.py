"""Every rendered picture: a name -> (size, quality, function that dresses the set and returns the development).
A product's packshot is made from its row in products.json; SETS adds what keeps it company."""
import math
import bpy
import numpy as np
from brand import BERRY, BRASS, PRODUCTS, VESSELS
import hair
import materials as M
import products as P
import shapes as S
import studio as st

PORTRAIT = (1280, 1600)
MATTE, GLASS = dict(samples=20), dict(samples=26, bounces=8, transmission=12)
SHOTS = {}


def shot(name, size, **quality):
    def add(dress):
        SHOTS[name] = (size, quality, dress)
        return dress
    return add


def lights(key=23, fill=4, rim=20):
    """Large soft key from the left, long strip rim from the right, weak overhead."""
    st.softbox((-2.4, -1.3, 2.0), (0, 0, .6), (1.3, 2.4), key, (1, .97, .93))
    st.softbox((2.1, .5, 1.3), (0, 0, .7), (.4, 2.4), rim, (1, .98, .95))
    st.softbox((.3, -.2, 3.6), (0, .2, 0), (2.4, 2.0), fill, (1, .98, .96))


def dappled(rng, strength=3.2, angle=1.0, direction=(.86, .62, -.62), n=6, target=(.1, .6, .75), reach=2.6, spread=.8):
    """Low sun through foliage that stays out of frame: the shadows on the wall are half of the photograph."""
    d = np.array(direction) / np.linalg.norm(direction)
    st.sun(d, strength, angle, (1, .91, .79))
    u = np.cross(d, [0, 0, 1])
    u /= np.linalg.norm(u)
    v = np.cross(u, d)
    for _ in range(n):
        c = np.array(target) - d * reach + u * rng.normal(0, spread) + v * rng.normal(0, spread)
        a = rng.uniform(0, 6.28)
        w = (math.cos(a) * u + math.sin(a) * v) * .8
        o = P.sprig('olive', S.bezier(c - w, c + rng.normal(0, .25, 3), c + w), rng, size=(.46, .085), nodes=9, stem=.014, open_=.9)
        for x in (o, *o.children):
            x.visible_camera = x.visible_glossy = x.visible_diffuse = False


def product_set(seed, sun_target=(.1, .6, .75), **kw):
    """The common set: ivory sweep, soft key, strip rim, dappled sun."""
    rng = np.random.default_rng(seed)
    st.reset(ambient=.30)
    st.seamless('#F3ECE4', depth=1.7)
    lights()
    dappled(rng, target=sun_target, **kw)
    return rng


GRADE = dict(exposure=-.12, contrast=.26)


def frame(width, base=.0, size=PORTRAIT, shift=0.0, elevation=.085, focus=(0, -.3, .5), fstop=6.3, distance=6.0):
    """A camera that sees `width` units at the product and keeps the floor line at the same height in every picture."""
    height = width * size[1] / size[0]
    look = base + .27 * height
    st.camera((0, -distance, look + elevation * distance), (0, 0, look), 36 * distance / width, fstop=fstop, focus=focus, shift=(shift, 0))


def extent(handle):
    """Width and height of a product, from its profiles."""
    v = VESSELS[PRODUCTS[handle]['vessel']]
    pts = [q for part in v.get('parts', []) for q in part['profile']]
    top = max(q[1] for q in pts)
    if 'top' in v:
        top = v['top']['z'] + max(q[1] for part in VESSELS[v['top']['use']]['parts'] for q in part['profile'])
    if 'loft' in v:
        top = v['loft']['z'][1]
        pts += [(w, 0) for w in v['loft']['width']]
    return 2 * max(q[0] for q in pts), top


def lay(kind, p0, p1, p2, rng, z=0.0, **kw):
    """A sprig lying on the floor or on the stone."""
    S.rest(P.sprig(kind, S.bezier(p0, p1, p2, 44), rng, **{**dict(flatten=.6), **kw}), z)


# --- packshots ------------------------------------------------------------------------------------

def with_nutraceutical(rng):
    lay('eucalyptus', (1.15, .42, .03), (.62, .16, .12), (.16, -.62, .06), rng, flatten=.55, nodes=11, size=(.20, .10))
    P.capsules([(-.42, -.42, 24), (-.27, -.54, 78), (-.56, -.60, -32)], rng)


def with_nutraceutical_45(rng):
    lay('olive', (-1.25, .30, .04), (-.75, .05, .16), (-.34, -.50, .05), rng, nodes=10, size=(.27, .05))
    P.capsules([(.40, -.50, 62), (.56, -.40, 8), (.30, -.64, -18)], rng, b='#C39A8A')


def with_growth_shampoo(rng):
    lay('rosemary', (.95, .10, .03), (.55, -.10, .10), (.10, -.62, .05), rng, flatten=.7)
    lay('rosemary', (1.05, -.22, .03), (.70, -.35, .09), (.34, -.80, .05), rng, flatten=.7, nodes=26)


def with_shampoo(rng):
    lay('olive', (1.3, .20, .04), (.80, -.05, .16), (.24, -.66, .05), rng, nodes=12, size=(.30, .052))


def with_conditioner(rng):
    lay('eucalyptus', (-1.2, .36, .03), (-.66, .05, .14), (-.10, -.60, .06), rng, flatten=.55, nodes=11, size=(.20, .10))


def with_serum(rng):
    lay('rosemary', (.62, .12, .24), (.42, -.10, .30), (.12, -.44, .24), rng, .20, flatten=.7, nodes=26, size=(.15, .011))
    P.drops([(-.30, -.33, .046), (-.20, -.42, .026), (-.40, -.22, .018), (-.12, -.47, .014)], .20)


def with_oil(rng):
    lay('olive', (1.2, .30, .04), (.62, .02, .16), (.06, -.56, .05), rng, nodes=12, size=(.28, .05))


def with_pearls(rng):
    P.pearls([(-.46, -.52, 0), (-.31, -.60, 0), (-.56, -.70, 0), (.44, -.56, 0), (-.20, -.80, 0)])
    lay('rosemary', (1.15, .10, .03), (.75, -.15, .10), (.40, -.72, .05), rng, flatten=.7, nodes=28)


def with_scrub(rng):
    P.salt((-.46, -.70), rng)
    lay('eucalyptus', (1.3, .25, .03), (.85, -.10, .12), (.44, -.72, .06), rng, flatten=.55, nodes=10, size=(.18, .09))


def with_mask(rng):
    lay('olive', (-1.3, .26, .04), (-.82, -.10, .14), (-.36, -.66, .05), rng, nodes=11, size=(.26, .048))


# handle -> (companions, height of a stone under it, turn in degrees)
SETS = {
    'hair-nutraceutical': (with_nutraceutical, 0, 0),
    'hair-nutraceutical-45': (with_nutraceutical_45, 0, 2),
    'growth-strength-shampoo': (with_growth_shampoo, 0, 0),
    'shampoo': (with_shampoo, 0, 2),
    'conditioner': (with_conditioner, 0, -6),
    'after-wash-scalp-serum': (with_serum, .20, 0),
    'hair-oil': (with_oil, 0, 0),
    'scalp-oil-pearls': (with_pearls, 0, 0),
    'clarifying-scalp-scrub': (with_scrub, 0, 2),
    'overnight-scalp-mask': (with_mask, 0, 0),
}


def packshot(handle):
    company, stone, turn = SETS[handle]
    w, h = extent(handle)
    quality = GLASS if 'oil' in PRODUCTS[handle] else MATTE

    @shot(f'{handle}-front', PORTRAIT, **quality)
    def dress():
        rng = product_set(PRODUCTS[handle]['seed'], sun_target=(.1, .6, .1 + .6 * (h + stone)))
        if stone:
            P.plinth(.62, stone)
        P.place(handle, (0, 0, stone), turn)
        company(rng)
        frame(max((h + stone) * 1.28, w * 2.05, 1.82), focus=(0, -w / 2, .45 * h + stone))
        return GRADE


for name in SETS:
    packshot(name)


# --- groups ---------------------------------------------------------------------------------------

def stand(members, title=''):
    for handle, x, y, z, turn in members:
        if handle == 'box':
            P.box(title, (x, y, z), turn)
        else:
            P.place(handle, (x, y, z), turn)


def festive():
    """A curl of berry ribbon and two brass baubles."""
    t = np.linspace(0, 1, 320)
    turn = 2 * math.pi * 3.6 * t
    r = .075 * (1 - .25 * t)
    path = np.stack([-.62 + .52 * t, -.60 - .10 * t + r * np.cos(turn), r + .004 + r * np.sin(turn)], -1)
    S.ribbon('ribbon', path, .085, M.satin('satin', BERRY), up=(1, 0, 0))
    for x, y, r in ((.12, -.62, .085), (.30, -.54, .055)):
        P.ball((x, y, r), r, M.metal('bauble', BRASS, .18))


def set_shot(handle):
    p = PRODUCTS[handle]
    members = p['group']
    glass = any('oil' in PRODUCTS.get(m[0], {}) for m in members)

    @shot(f'{handle}-front', PORTRAIT, **(GLASS if glass else MATTE))
    def dress():
        sizes = [(m, (VESSELS['carton']['box'][0] * 1.1, VESSELS['carton']['box'][2]) if m[0] == 'box' else extent(m[0])) for m in members]
        left, right = min(m[1] - s[0] / 2 for m, s in sizes), max(m[1] + s[0] / 2 for m, s in sizes)
        tall = max(s[1] for _, s in sizes)
        product_set(p['seed'], sun_target=(.2, .6, .1 + .6 * tall), n=7, spread=.95)
        centre = (left + right) / 2
        stand([[h, x - centre, y, z, turn] for h, x, y, z, turn in members], p['title'])
        if p.get('ribbon'):
            festive()
        frame(max((right - left) * 1.38, tall * 1.36), focus=(0, -.2, .6), fstop=9, distance=7.2)
        return GRADE


for name, row in PRODUCTS.items():
    if 'group' in row:
        set_shot(name)


@shot('shop-hero', (1800, 900), **GLASS)
def shop_hero():
    rng = product_set(33, sun_target=(1.3, .6, .95), n=8, spread=1.1)
    P.plinth(.60, .22, (1.80, -.10, 0))
    stand([['growth-strength-shampoo', 1.04, .18, 0, -6], ['hair-nutraceutical', .40, -.16, 0, -4], ['after-wash-scalp-serum', 1.78, -.16, .22, -11]])
    lay('eucalyptus', (3.15, -.50, .03), (2.55, -.78, .14), (1.70, -1.02, .05), rng, flatten=.55, size=(.22, .11))
    P.capsules([(.74, -.66, 24), (.90, -.80, 78), (.56, -.84, -32)], rng)
    frame(5.8, size=(1800, 900), focus=(1.0, -.2, .8), fstop=8, distance=8, elevation=.07)
    return GRADE


# --- hair -----------------------------------------------------------------------------------------

def current(p0, p1, p2, p3, spread0, spread1, amp=.16, freq=1.6, depth=.22):
    """One shared flow: a cubic spine, locks fanned across it, waves in the plane and in depth."""
    def flow(u, v, t, rng):
        base = S.bezier3(p0, p1, p2, p3, len(t))
        tan = np.gradient(base, axis=0)
        tan /= np.linalg.norm(tan, axis=1, keepdims=True)
        nor = np.stack([-tan[:, 2], 0 * t, tan[:, 0]], -1)
        c = u - .5
        w = spread0 + (spread1 - spread0) * t ** .9
        ph = .55 * u + .10 * rng.normal()
        a = amp * rng.uniform(.75, 1.25) * (.25 + .9 * t)
        g = base + nor * (w * c + a * np.sin(2 * math.pi * (freq * t + ph)))[:, None]
        g[:, 1] += (v - .5) * .30 + depth * np.cos(2 * math.pi * (freq * t + ph)) * (.3 + .7 * t) - .25 * (1 - (2 * c) ** 2)
        return g
    return flow


HAIR = dict(samples=20, denoise=.6, bounces=6, transmission=6, clamp=6)


def mane(seed, flow, locks=120, per_lock=170, width=.08, radius=.0015, **fibre):
    """Hair in front of the ivory wall, lit for its gloss bands and a warm edge."""
    rng = np.random.default_rng(seed)
    st.reset(ambient=.50)
    st.seamless('#F3ECE2', depth=3.4, front=-6, height=9, width=16)
    bpy.data.objects['Seamless'].location.z = -2.6
    hair.curves('Mane', hair.mane(flow, locks, per_lock, rng, width=width, length_var=.03, frizz=.004, twist=.6, flat=.45), radius, M.hair('hair', **fibre))
    st.softbox((.1, -2.9, 3.2), (.3, 0, -.1), (1.6, .9), 330, (1, .96, .91))      # gloss on the falling part
    st.softbox((-3.4, -2.4, .9), (.9, 0, .3), (.6, 1.6), 150, (1, .95, .88))      # gloss on the upright part
    st.softbox((2.2, 1.7, 2.2), (.6, 0, -.1), (.8, 2.2), 210, (1, .90, .78))      # warm edges from behind
    st.softbox((-1.5, 1.9, .6), (.3, 0, -.5), (.7, 2.0), 90, (1, .93, .85))
    bpy.context.scene.cycles_curves.shape = 'RIBBONS'


CHESTNUT = dict(melanin=.50, redness=1.0, rough=.19, radial=.28, coat=.06)
COPPER = dict(melanin=.36, redness=1.9, rough=.20, radial=.30, coat=.05)


@shot('home-hero', (1920, 1080), **HAIR)
def home_hero():
    mane(11, current((1.95, 0, 1.55), (.55, 0, .85), (1.75, 0, -.45), (-1.95, 0, -1.45), 1.70, 1.0, amp=.15, freq=1.75, depth=.26), **CHESTNUT)
    st.camera((0, -8.9, .0), (0, 0, 0), 100, fstop=8, focus=(0, -.3, 0))
    return dict(exposure=0, saturation=1.04, warmth=0)


@shot('home-hero-portrait', (1200, 1600), **HAIR)
def home_hero_portrait():
    mane(14, current((2.3, 0, .55), (.9, 0, .25), (.6, 0, -.95), (-1.6, 0, -1.30), 1.25, 1.35, amp=.13, freq=1.6, depth=.26), **CHESTNUT)
    st.camera((0, -8.9, .0), (0, 0, .05), 140, fstop=8, focus=(0, -.3, -.4))
    return dict(exposure=0, saturation=1.04, warmth=0)


@shot('strand-band', (1920, 800), **HAIR)
def strand_band():
    mane(23, current((.95, 0, 1.6), (.35, 0, .5), (1.35, 0, -.3), (.75, 0, -1.7), 1.5, 1.9, amp=.20, freq=2.3, depth=.34), **COPPER)
    st.camera((0, -8.9, .0), (0, 0, 0), 100, fstop=8, focus=(.6, -.3, 0))
    return dict(exposure=0, saturation=1.04, warmth=0)
