"""Textures in motion, three seconds each, the last frame near the first: a function per product. It builds what stands still and
returns `draw(t)`, which adds what moves as it stands at a time from 0 to 1 of the loop."""
import math
import bpy
import numpy as np
from brand import PRODUCTS, VESSELS
import hair
import materials as M
import piles
import poured as Q
import products as P
import props
import shapes as S
import stage
import studio as st
import tress
from shots.packshots import WALLS


def dress(handle, rng):
    """Builds the scene of a product's loop; returns its `draw`."""
    return globals()[handle.replace('-', '_')](rng, WALLS[PRODUCTS[handle]['category']])


def table(rng, wall, drop=0):
    """A table, `drop` lower than usual, in the light of the packshots, with a window for what is wet to mirror."""
    stage.sweep(wall, depth=3.0, light=stage.TABLE, drop=drop)
    for x in (.1, .75):
        st.softbox((x, 2.5, 3.1), (0, 0, 0), (.40, .62), 10, (1, .98, .95)).visible_diffuse = False
    stage.dappled(rng, strength=3.1, direction=(.82, .26, -.60), n=5, target=(.1, .1, 0), spread=.72)


def ease(t, start, end):
    """0 before `start`, 1 after `end`, with a soft beginning and end."""
    x = np.clip((t - start) / (end - start), 0, 1)
    return x * x * (3 - 2 * x)


def after_wash_scalp_serum(rng, wall):
    """A drop grows at the tip of a pipette, falls, and its rings run out."""
    table(rng, wall)
    P.plinth(.50, .16)
    serum = M.glass('serum', '#FBEBC0', 1.45, shadow='#FBEBC6')
    outline = Q.blob(rng, .26, .08)
    P.drops([(-.34, -.20, .040), (-.29, -.31, .024), (.33, -.24, .030), (-.40, -.10, .016), (.40, -.12, .014)], .159, serum, .75)
    tip, pool = np.array((.02, -.10, .60)), np.array((.02, -.10, .158))
    Q.pipette(serum, tip, 14)
    bpy.data.objects.remove(bpy.data.objects['pipette.002'])     # its drop, which stands still
    stage.lay('rosemary', (.95, .34, .03), (.66, .10, .09), (.30, -.62, .05), rng, flatten=.7, nodes=34, size=(.17, .0125))
    st.look((.02, -.05, .45), .90, 12, 8, (.02, -.10, .42), distance=6)
    let_go, hit, radius, surface = .56, .66, .050, .158 + .046

    def draw(t):
        t = (t + .45) % 1                         # the first frame has a drop that is about to fall
        grown = ((t - hit) % 1) / (1 + let_go - hit)
        if let_go <= t < hit:                     # what stays behind draws back
            back = 1 - ease(t, let_go, hit)
            S.lathe('rest', hanging(.016, .022 + .05 * back, .8), serum, seg=96, at=tip)
            fall = (t - let_go) / (hit - let_go)
            z = tip[2] - .12 + (surface + radius * .6 - tip[2] + .12) * fall ** 1.6
            long = 1 + .22 * math.cos(7 * fall) * (1 - fall)
            S.lathe('falling', ball(radius / long ** .5, radius * long), serum, seg=96, at=(tip[0], tip[1], z))
        else:
            pinch = ease(t, let_go - .08, let_go) if t < let_go else 0
            S.lathe('hanging', hanging(.016 + .035 * grown ** .7, .022 + .112 * grown ** .8 + .03 * pinch, 1 - .72 * pinch), serum, seg=96, at=tip)
        since = 3 * ((t - hit) % 1)
        Q.puddle('pool', outline, .046, serum, pool, lambda x, y: rings(np.hypot(x, y), since))
    return draw


def hanging(radius, length, neck):
    """The profile of a drop that hangs from z = 0."""
    foot = S.bezier((0, -length), (.58 * radius, -length), (.95 * radius, -.87 * length), (radius, -.66 * length), n=24)
    thin = .015 * neck
    top = S.bezier((radius, -.66 * length), (1.06 * radius, -.37 * length), (thin, -.34 * length), (thin, -.16 * length), n=24)[1:]
    return np.concatenate([foot, top, S.bezier((thin, -.16 * length), (thin, -.04 * length), (.015, -.02 * length), (.015, .003), n=10)[1:], [(0, .004)]])


def ball(radius, half):
    a = np.linspace(-math.pi / 2, math.pi / 2, 40)
    return np.stack([radius * np.cos(a), half * np.sin(a)], -1)


def rings(r, since):
    """The height of a pool, `since` seconds after a drop fell into its middle: a dip, a crest in the middle, and rings that run out."""
    run = .20 * since
    front = np.exp(-((r - run) / (.05 + .12 * since)) ** 2)
    wave = .021 * math.exp(-since / .60) * np.cos(75 * (r - run)) * front
    middle = (.055 * math.exp(-((since - .30) / .13) ** 2) - .022 * math.exp(-((since - .07) / .07) ** 2)) * np.exp(-(r / .030) ** 2)
    return wave + middle


def shampoo(rng, wall):
    """One press of the pump, which lays foam into a dish."""
    stage.studio_set(rng, wall=wall, target=(.1, .6, 1.1), n=6, spread=.8)
    turn, top = -58, VESSELS['flagon']['top']
    P.place('shampoo', (.30, 0, 0), turn + 20)
    bpy.context.view_layer.update()
    trim = [ob for ob in bpy.data.objects if ob.type == 'MESH' and ob.name.split('.')[0] in ('trim', 'spout')]
    angle = math.radians(top['turn'] + turn + 20 - 90)
    out = np.array((.30 + .445 * math.cos(angle), .445 * math.sin(angle), 0))
    mouth = top['z'] + VESSELS['pump-top']['spout'] - .10
    foot, floor = 1.04, 1.075
    stone = M.travertine('stone', '#E9DDCB', '#CDB79B', bands=3)
    stand = S.outline((0, 0), (.15, 0, .01), (.15, .03, .02), (.055, .10, .10), (.05, .90, .2), (.12, foot, .04), (.25, foot + .04, .05), (.27, foot + .085, .008), (.255, foot + .085, .008), (.20, floor, .05), (0, floor), arc=10)
    S.lathe('stand', stand, stone, seg=200, at=out)
    foam = foamy('foam')
    bubbles = piles.pebble(rng, rough=0, rings=12, seg=18)
    n = 340
    share, around, size = 1.03 * rng.uniform(.02, 1, n) ** .5, rng.uniform(0, 2 * math.pi, n), np.exp(rng.normal(-4.75, .5, n)).clip(.004, .022)
    turns, skin = piles.random_rotations(rng, n), Q.film('film')
    seed = rng.integers(1 << 30)
    st.look((.02, 0, 1.36), 1.0, 12, 7, (out[0], out[1] - .1, 1.2), distance=6)
    dome = lambda r: np.clip(1 - r ** 2.2, 0, 1) ** .62 * (.72 + .28 * np.exp(-(r / .38) ** 2))

    def draw(t):
        poured = 1 if t == 0 else .004 + .996 * ease(t, .34, .72)
        press = .075 * (ease(t, .27, .36) - ease(t, .70, .82))
        for ob in trim:
            ob.location.z = height_of[ob] - press
        wide, high = .21 * poured ** .42, .20 * poured ** .52

        def height(x, y):
            g = np.random.default_rng(seed)
            r, a = np.hypot(x, y) / wide, np.arctan2(y, x)
            spiral = (r * 2.6 - a / (2 * math.pi) + .08 * Q.waves(g, x / wide, y / wide, 2)) % 1
            fold = 1 - (2 * np.abs(spiral - .42)) ** 1.7
            return Q.smooth(high * dome(r) * (1 + .09 * (fold - .5) * np.clip(r * 4, 0, 1)) + .010 * poured * Q.waves(g, x / wide, y / wide, 7) * np.clip(1 - r, 0, 1) - .4 * np.clip(r - .99, 0, 1) - .001, 3)
        Q.field('mound', (2.1 * wide, 2.1 * wide), height, foam, (out[0], out[1], floor), n=240, below=.004)
        if t > 0:
            flow = ease(t, .31, .36) * (1 - ease(t, .66, .72))
            if flow > .02:
                crest = floor + high * .94
                h = np.linspace(0, 1, 40)
                start, end = mouth - press + .03, crest - .02
                low = start + (end - start) * ease(t, .31, .37) * h
                x = .010 * np.sin(9 * h + 40 * t) * h
                S.tube('stream', np.stack([out[0] + x, out[1] + .008 * np.cos(8 * h + 33 * t) * h, low], -1), (.026 + .012 * h ** 3 + .004 * np.sin(22 * h + 60 * t)) * flow ** .5, foam, seg=32)
        q = share * wide
        places = np.stack([out[0] + q * np.cos(around), out[1] + q * np.sin(around), floor + size * .2 + .92 * high * dome(share)], -1)
        piles.copies('bubbles', bubbles, places, turns, size * np.clip(poured * 1.6 - .3, .01, 1), skin).visible_shadow = False

    height_of = {ob: ob.location.z for ob in trim}
    return draw


def foamy(name):
    """Dense foam: white, with the grain of small bubbles."""
    t = M.Tree(name)
    cells = [t('TexVoronoi', Vector=t.position, Scale=scale).outputs['Distance'] for scale in (55, 150)]
    b = t('Bump', Strength=.55, Distance=.006, Height=t.math('ADD', *cells))
    return t.done(t('BsdfPrincipled', Base_Color=(.97, .96, .93, 1), Subsurface=.5, Subsurface_Color=(1, .98, .94, 1), Subsurface_Radius=(.06, .055, .05), Roughness=.38, Clearcoat=.25, Clearcoat_Roughness=.2, Normal=b))


def conditioner(rng, wall):
    """A spatula goes round in cream: the furrow behind it flattens until it comes again."""
    table(rng, wall)
    slab = props.slab((.0, .05, 0), (1.5, 1.5, .06), '#E2D5C2', '#C4AE92')
    slab.rotation_euler.z = math.radians(7)
    piles.argan_kernels(rng, [(.46, -.52, .106), (.57, -.38, .106), (.34, -.62, .106)], [.095, .088, .092])
    stage.lay('eucalyptus', (-.95, .70, .14), (-.80, .44, .20), (-.62, .16, .10), rng, .06, flatten=.55, nodes=8, size=(.16, .08))
    cream = Q.cream('cream', '#F7EDDD', rough=.32, gloss=.45)
    seed, middle, track, blade = rng.integers(1 << 30), .060, .215, .084
    st.look((.0, .02, .10), 1.30, 50, 9, (0, -.1, .15), distance=6)

    def draw(t):
        at = 2 * math.pi * t + 3.9

        def height(x, y):
            g = np.random.default_rng(seed)
            r, a = np.hypot(x, y), np.arctan2(y, x)
            ahead = (a - at + math.pi) % (2 * math.pi) - math.pi       # from the blade, in its direction
            age = (at - a) % (2 * math.pi) / (2 * math.pi)
            new, old = (1 - .72 * np.where(behind, age, other) ** .6 for behind, other in ((ahead <= 0, 0), (ahead > 0, 1)))
            passed = ease(-ahead, -.16, .22)
            deep = passed * new + (1 - passed) * old
            across = (r - track) / blade
            trail = np.exp(-across ** 4) * (1 + .16 * np.cos(13 * across + 2 * np.sin(3 * a)))
            lips = np.exp(-((np.abs(across) - 1.32) / .34) ** 2)
            crest = .026 * np.exp(-((ahead * track - .075) / .050) ** 2) * np.exp(-(across / 1.15) ** 2)
            peak = .012 * np.sin(2 * a - 26 * r) * np.exp(-(r / .12) ** 2)
            top = .066 + peak + .035 * np.exp(-(r / .30) ** 4) - .060 * deep * trail + .026 * deep * lips * (1 + .35 * np.sin(7 * a + np.sign(across))) + crest + .009 * Q.waves(g, x, y, 8)
            edge = .41 * (1 + .05 * np.sin(2 * a + 1) + .035 * np.sin(5 * a + 2) + .018 * np.sin(9 * a)) - r
            return Q.smooth(top.clip(.012) * Q.rim(edge, .12), 4)
        Q.field('cream', (.92, .92), height, cream, (0, .04, middle), n=320, below=.02)
        Q.spatula((track * math.cos(at), .04 + track * math.sin(at), middle + .070), 52, -32)
    return draw


def hair_oil(rng, wall):
    """A bead of oil runs down a lock of wet hair, seen from near; a film of oil lies on the lock."""
    table(rng, wall, drop=1.2)
    st.softbox((.2, -2.9, 2.3), (0, 0, .4), (1.8, .5), 110, (1, .97, .93))
    st.softbox((-1.6, -2.0, .7), (0, 0, .4), (.35, .9), 40, (1, .96, .90))
    st.softbox((1.5, .5, 1.0), (0, 0, .4), (.3, 1.6), 40, (1, .90, .78))
    st.softbox((0, .8, 2.6), (0, 3, .5), (2.4, 1), 9, (1, .97, .93)).visible_glossy = False
    z = np.linspace(1.25, -.45, 110)
    middle = lambda z: np.stack([.012 + .050 * np.sin(2.5 * z + .5), -.06 + .025 * np.sin(2.1 * z), z], -1)
    wet = tress.fibre('wet', **{**tress.COLORS['chestnut'], 'melanin': .40, 'rough': .14, 'radial': .22, 'coat': .18})
    groups = [(middle(z), 5200, .088, .95), (middle(z) + np.stack([.150 + .020 * np.sin(3 * z), .07 + 0 * z, 0 * z], -1), 2600, .060, .9),
              (middle(z) + np.stack([-.165 + .025 * np.sin(2.2 * z + 1), .09 + 0 * z, 0 * z], -1), 3000, .066, .9)]
    for guide, count, width, order in groups:
        s = tress.lock(guide, count, rng, width, flat=.8, curl=(.004, 1.6, .6), order=order, frizz=.0011, fly=.012, reach=.05, length_var=0, taper=.92)
        hair.curves('lock', s, .0011, wet, tip=1)
    oil = M.glass('oil', '#FBE4A8', 1.45, shadow='#FBE9BE')
    st.look((0, -.05, .42), .80, 4, 7, (0, -.12, .42), distance=6)
    size = .050

    def draw(t):
        top = 1.20 - 1.75 * ((t + .42) % 1)
        # Distances from the middle of its head, in radii: a thin trail above, a round head below.
        d = np.concatenate([np.linspace(11, 1, 90)[:-1], np.cos(np.linspace(0, math.pi, 60))])
        trail = np.where(d > 0, .86 * np.exp(-(d / 1.35) ** 2) + .17 * np.clip(1 - d / 11, 0, 1) ** .7, 0)
        r = (size * np.maximum(np.sqrt(np.clip(1 - d ** 2, 0, 1)), trail)).clip(.0006)
        path = middle(top + size * d) - np.stack([.006 + 0 * r, .066 + .50 * r, 0 * r], -1)
        S.tube('run', path, r, oil, seg=64, caps=False)
    return draw


def hair_nutraceutical(rng, wall):
    """Capsules fall into a dish and settle."""
    table(rng, wall)
    slab = props.slab((.04, .02, 0), (1.30, 1.34, .07))
    slab.rotation_euler.z = math.radians(-9)
    dish = props.dish((.02, .06, .07), .44, .17, '#D9CBB9')
    stage.lay('eucalyptus', (-.95, .98, .10), (-.66, .84, .20), (-.36, .64, .12), rng, .07, flatten=.55, nodes=9, size=(.17, .085))
    P.capsules([(.40, -.52, 62), (-.34, -.50, -24)], z=.07)
    st.look((.02, .02, .22), 1.30, 34, 10, (.02, -.05, .2), distance=6)
    first = Q.scatter_above(rng, 40, (.02, .06, .34), .085, .055)
    before = set(bpy.data.objects)
    P.capsules([(0, 0, 0)] * len(first))
    capsules = [ob for ob in bpy.data.objects if ob not in before and ob.type == 'EMPTY']
    body = S.lathe('body', S.capsule_profile(.0465, .19, arc=6), None, seg=14)
    body.hide_render = True

    def draw(t):
        bpy.context.view_layer.update()
        steps = round(150 * (t - .2) / .8) if 0 < t < .74 else 150
        places = Q.simulate_fall(body, first, [slab, dish], steps) if steps > 0 else first
        for ob, m in zip(capsules, places):
            ob.matrix_world = m
    return draw
