"""Close-ups of capsules, pearls and salt: HANDLE-texture."""
import math
import bpy
import numpy as np
from brand import BRASS, SAGE
import materials as M
import piles
import poured as Q
import products as P
import props
import shapes as S
import stage
import studio as st

setting = Q.near_picture


def spill(first, solids, kept, color=SAGE):
    """Capsules where they come to rest, if `kept` accepts the place. The floor of the simulation is removed."""
    floor = S.mesh_object('floor', [(-6, -6, 0), (6, -6, 0), (6, 6, 0), (-6, 6, 0)], [(0, 1, 2, 3)])
    body = S.lathe('body', S.capsule_profile(.0465, .19, arc=6), None, seg=14)
    places = [m for m in Q.simulate_fall(body, first, [floor, *solids]) if kept(*m.translation.xy)]
    before = set(bpy.data.objects)
    P.capsules([(0, 0, 0)] * len(places), color)
    for ob, m in zip([o for o in bpy.data.objects if o not in before and o.type == 'EMPTY'], places):
        ob.matrix_world = m
    for ob in (floor, body):
        bpy.data.objects.remove(ob)


def scoop(at, turn, mat):
    """A brass scoop with a round back, lying with its mouth along `turn`."""
    r, length = .19, .46
    a = np.radians(np.linspace(-118, 118, 49))
    s = np.concatenate([np.sin(np.linspace(.02, math.pi / 2, 16)) * .16, np.linspace(.18, 1, 30)])
    reach = length * (1 - .20 * (np.abs(a) / a[-1]) ** 2)
    rad = r * np.sqrt(np.clip(1 - (1 - np.minimum(s, .34) / .34) ** 2, 0, 1))
    bowl = S.surface('scoop', s[:, None] * reach, rad[:, None] * np.sin(a), r - rad[:, None] * np.cos(a), mat)
    S.solidify(bowl, .010, 1)
    x = np.linspace(.02, -.44, 40)
    handle = S.tube('handle', np.stack([x, 0 * x, r + .10 * (-x / .44) ** 2], -1), .024 + .010 * np.clip((-x - .3) / .14, 0, 1), mat, seg=28)
    for ob in (bowl, handle):
        ob.location, ob.rotation_euler = (at[0], at[1], at[2] + .011), (0, math.radians(2), math.radians(turn))
    bpy.context.view_layer.update()
    return bowl


def hair_nutraceutical_texture(rng):
    slab = props.slab((.06, -.02, 0), (1.22, 1.30, .07))
    slab.rotation_euler.z = math.radians(-9)
    bowl = scoop((.30, .30, .07), 222, M.metal('brass', BRASS, .22))
    first = Q.scatter_above(rng, 24, (.19, .20, .26), .03, .085) + Q.scatter_above(rng, 11, (-.14, -.14, .16), .11, .06) + Q.scatter_above(rng, 3, (-.26, -.42, .14), .08, .06)
    bpy.context.view_layer.update()
    spill(first, [slab, bowl], lambda x, y: -.56 < x < .46 and -.72 < y < .40 - .3 * max(0, x))
    stage.lay('eucalyptus', (-.95, .98, .10), (-.66, .84, .20), (-.20, .66, .12), rng, .07, flatten=.55, nodes=10, size=(.18, .09))
    st.look((.0, -.03, .08), 1.34, 50, 10, distance=6)


def hair_nutraceutical_45_texture(rng):
    bowl = props.dish((.06, .12, 0), .46, .17, '#D9CBB9')
    bpy.context.view_layer.update()
    spill(Q.scatter_above(rng, 58, (.06, .12, .24), .11, .07), [bowl], lambda x, y: math.hypot(x - .06, y - .12) < .44, '#C39A8A')
    P.capsules([(-.36, -.46, 30), (-.23, -.60, -52), (-.50, -.28, 74)], '#C39A8A')
    for x, y, turn, color in ((.13, -.50, 100, '#FAF6F0'), (.44, -.53, -68, '#C39A8A')):
        P.half_capsule((x, y, .045 * 1.01), turn, color)
    piles.heap(rng, (.285, -.54, -.001), .085, .044, piles.powder('powder', '#F3E6D2'), grains=260, grain=.0045, n=110)
    stage.lay('olive', (.90, .86, .04), (.74, .46, .16), (.62, -.16, .06), rng, nodes=11, size=(.26, .05))
    st.look((.05, -.05, .05), 1.34, 50, 10, distance=6)


def scalp_oil_pearls_texture(rng):
    tray = S.outline((0, .02), (.50, .02, .012), (.545, .075, .012), (.56, .07, .006), (.52, 0, .02), (0, 0), arc=8)
    S.lathe('tray', tray, M.metal('brass', BRASS, .20), seg=240, at=(.06, .12, 0))
    mat = M.glass('pearl', '#FDEFC6', 1.38, shadow='#FBEBC2')
    settled = piles.settle(30, .07, .46, .021, rng) + [.06, .12, 0]
    for c in [*settled, (-.46, -.50, .07), (-.50, -.34, .07)]:
        P.ball(c, .069, mat)
    oil = M.glass('oil', '#F9E2A6', 1.45, shadow='#FBEBBE')
    Q.puddle('oil', Q.blob(rng, .115, .16), .030, oil, (.12, -.60, -.001))
    shell(rng, (.16, -.575, .046), oil)
    stage.lay('rosemary', (.98, -.10, .03), (.80, -.34, .09), (.42, -.66, .04), rng, flatten=.75, nodes=30, size=(.17, .0135))
    st.look((.03, -.01, .05), 1.36, 48, 10, distance=6)


def shell(rng, at, mat, r=.070):
    """The skin of a pearl, twisted open: a torn cup."""
    t, a = np.linspace(.02, 1, 30)[:, None], np.linspace(0, 2 * math.pi, 72, endpoint=False)[None]
    lip = 1.75 + .16 * np.sin(2 * a + 1) + .10 * np.sin(5 * a) + .06 * np.sin(9 * a + 2)
    q, sag = t * lip, 1 - .12 * t * np.cos(2 * a)
    ob = S.surface('shell', r * np.sin(q) * np.cos(a) * sag, r * np.sin(q) * np.sin(a), -r * np.cos(q), mat, closed=True)
    ob.modifiers.new('wall', 'SOLIDIFY').thickness = .005
    ob.location, ob.rotation_euler = at, (math.radians(58), math.radians(-24), 0)


def clarifying_scalp_scrub_texture(rng):
    props.dish((-.02, .14, 0), .50, .13, '#C9A793')
    k = rng.integers(1 << 30)

    def height(x, y):
        g = np.random.default_rng(k)
        d = np.hypot(x, y)
        dug = .034 * np.exp(-(((x - .16) * .8 + (y + .16) * .6) / .13) ** 2 - (((x - .16) * .6 - (y + .16) * .8) / .085) ** 2)
        return .062 + .060 * np.clip(1 - d / .40, 0, 1) ** .8 + .012 * Q.waves(g, x, y, 9) + .005 * Q.waves(g, x, y, 26) - dug - .30 * np.clip(d - .37, 0, 1)
    Q.field('base', (.86, .86), lambda x, y: np.where(np.hypot(x, y) < .42, height(x, y), -1), Q.cream('scrub', '#EFE3D2', rough=.40, gloss=.3), (-.02, .14, 0), n=320)
    grains(rng, 5200, lambda n: disc(rng, n, .392), height, (-.02, .14, 0))
    props.spoon((.30, -.44, .022), 62, M.wood('wood', '#B98D5E', '#8A6238'), props.WOODEN_SPOON)
    mound = lambda x, y: .036 * Q.rim(.096 - np.hypot(x, y * 1.30), .09) + .006 * np.sin(31 * x + 17 * y)
    Q.field('spoonful', (.23, .20), mound, Q.cream('scrub', '#EFE3D2', rough=.40, gloss=.3), (.30, -.44, .070), turn=62, n=140, below=.012)
    grains(rng, 950, lambda n: disc(rng, n, .098) * [1, .77], mound, (.30, -.44, .070), 62)
    grains(rng, 70, lambda n: disc(rng, n, .26) + rng.normal(0, .05, (n, 2)), lambda x, y: 0 * x + .004, (.18, -.52, 0))
    stage.lay('eucalyptus', (-.98, -.36, .03), (-.76, -.50, .12), (-.30, -.66, .04), rng, flatten=.55, nodes=9, size=(.16, .08))
    st.look((.01, .0, .06), 1.30, 52, 10, distance=6)


def disc(rng, n, r):
    q, a = r * rng.uniform(0, 1, n) ** .5, rng.uniform(0, 2 * math.pi, n)
    return np.stack([q * np.cos(a), q * np.sin(a)], -1)


def grains(rng, n, spread, height, at, turn=0):
    """Salt on a surface, half sunk into it: white and ivory."""
    white, ivory = (M.matte('salt', color, rough=.15, coat=.5) for color in ('#FDFAF3', '#F1E6D5'))
    xy, size = spread(n), np.exp(rng.normal(-4.95, .34, n)).clip(.004, .0165)
    z = height(*xy.T) + size * .2
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    places = np.stack([at[0] + xy[:, 0] * c - xy[:, 1] * s, at[1] + xy[:, 0] * s + xy[:, 1] * c, at[2] + z], -1)
    for i in range(6):
        piles.copies('grains', piles.shard(rng, 4, .75, .12), places[i::6], piles.random_rotations(rng, len(places[i::6])), size[i::6], ivory if i % 3 == 2 else white, smooth=False)
