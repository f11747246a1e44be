"""Close-ups of shampoos, creams and oils: HANDLE-texture."""
import math
import numpy as np
from brand import PRODUCTS, VESSELS
import materials as M
import piles
import poured as Q
import products as P
import props
import shapes as S
import stage
import studio as st

setting = Q.near_picture


def growth_strength_shampoo_texture(rng):
    plate = S.outline((0, .045), (.40, .045, .05), (.56, .085, .02), (.58, .08, .012), (.50, 0, .03), (0, 0), arc=8)
    S.lathe('plate', plate, M.travertine('plate', '#EFE6DA', '#D2C2AC', bands=4), seg=220)
    h = .066
    outline, top = Q.blob(rng, .34, .30), (lambda k: lambda x, y: .006 * np.sin(7 * x + k) * np.sin(6 * y))(rng.uniform(0, 6))
    Q.puddle('gel', outline, h, M.glass('gel', '#DFEBD0', 1.37, shadow='#E4EDD8'), (0, 0, .042), top)
    n = 64
    q, a = rng.uniform(0, .90, n) ** .5, rng.uniform(0, 6.28, n)
    size = np.exp(rng.normal(-4.8, .45, n)).clip(.004, .020)
    xy = np.stack([q * outline(a) * np.cos(a), q * outline(a) * np.sin(a)], -1)
    z = .045 + .004 + size + rng.uniform(0, 1, n) * (h - .012 - 2 * size)
    piles.copies('air', piles.pebble(rng, rough=0, rings=14, seg=20), np.c_[xy, z], piles.random_rotations(rng, n), size, M.glass('air', '#FFFFFF', 1 / 1.37))
    size = np.exp(rng.normal(-4.1, .45, 60)).clip(.007, .032)
    t = rng.normal(-2.2, .55, 60)
    edge = outline(t) * rng.uniform(.66, .93, 60)
    spots, size = Q.without_overlaps(np.stack([edge * np.cos(t), edge * np.sin(t), .038 + h + 0 * t], -1), size)
    piles.copies('foam', piles.pebble(rng, rough=0, rings=18, seg=26), spots, piles.random_rotations(rng, len(size)), size, Q.film('film')).visible_shadow = False
    stage.lay('rosemary', (.88, .52, .10), (.52, .30, .17), (.16, .05, .13), rng, .085, flatten=.75, nodes=36, size=(.19, .0145))
    stage.lay('rosemary', (.10, -.86, .03), (-.30, -.80, .09), (-.62, -.52, .03), rng, flatten=.75, nodes=28, size=(.17, .0135))
    st.look((.02, -.03, .04), 1.36, 52, 10, distance=6)


def shampoo_texture(rng):
    S.lathe('plate', S.outline((0, .03), (.46, .03, .05), (.57, .075, .012), (.58, .066, .01), (.46, 0, .03), (0, 0), arc=8), M.matte('plate', '#A9B49F', rough=.42, grain=.2, grain_scale=70, speckle='#7F8C78'), seg=220)
    t = np.linspace(0, 1, 1400)
    fold = Q.rope(np.stack([.23 * np.sin(math.pi * (.14 + .78 * t)) * np.sin(2 * math.pi * 3.6 * t) - .02, .19 - .34 * t + .03 * np.sin(2 * math.pi * 7.2 * t + 1), .012 + .050 * t], -1), .043)
    k = rng.integers(1 << 30)

    def height(x, y):
        g = np.random.default_rng(k)
        d = np.hypot(x, y * 1.12 - .01) * (1 + .035 * Q.waves(g, x, y, 4))
        pool = .040 * Q.rim(.40 - d, .07) + .004 * Q.waves(g, x, y, 9) * np.clip(.40 - d, 0, .1) * 10
        z = np.where(d < .40, np.logaddexp(pool / .006, fold(x, y).clip(-.1) / .006) * .006, pool)
        return Q.smooth(z, 4)
    Q.field('shampoo', (.94, .94), height, Q.cream('pearl', '#F0DFC2', rough=.20, gloss=.8), (0, 0, .031), n=430, below=.03)
    body = piles.pebble(rng, (.36, .30, 1.0), .06, rings=20, seg=22)
    spots = np.array([(.50, -.66, .02), (.60, -.54, .02), (.40, -.74, .02), (.66, -.68, .02), (-.60, -.44, .02), (-.66, -.54, .02), (.30, -.66, .02), (.74, .10, .02)])
    flat = piles.random_rotations(rng, len(spots), .12) @ piles.LYING
    piles.copies('oats', body, spots, flat, rng.uniform(.058, .072, len(spots)), M.matte('oat', '#CDAF82', rough=.75, grain=.5, grain_scale=50))
    stage.lay('olive', (-.95, .80, .04), (-.60, .60, .16), (-.20, .62, .05), rng, nodes=10, size=(.24, .045))
    st.look((.02, -.04, .05), 1.36, 48, 10, distance=6)


def conditioner_texture(rng):
    slab = props.slab((.0, .0, 0), (1.12, 1.36, .07), '#E2D5C2', '#C4AE92')
    slab.rotation_euler.z = math.radians(7)
    k = rng.integers(1 << 30)

    def height(x, y):
        g = np.random.default_rng(k)
        u, half = (x + .48) / .96, .205 - .035 * np.clip((x + .48) / .96, 0, 1)
        v = (y - .10 * (u - .5) ** 2 - .012 * np.sin(7 * u)) / half
        comb = sum(g.uniform(.5, 1) / (1 + .04 * w) * np.sin(w * v + g.uniform(0, 6.28) + .5 * np.sin(3 * u + g.uniform(0, 6))) for w in (9, 14, 22, 31, 43)) / 2.2
        lip = np.exp(-((np.abs(v) - .84) / .10) ** 2)
        body = .022 + .044 * np.exp(-((u - .10) / .17) ** 2) + .010 * Q.waves(g, x, y, 5)
        crest = .055 * np.exp(-((u - .86 + .05 * np.sin(4 * v + 1)) / .045) ** 2) * (1 + .3 * np.sin(9 * v))
        z = body * (1 + .60 * comb * np.clip(u * 4, 0, 1)) + .026 * lip * (1 + .4 * np.sin(8 * u + 3 * np.sign(v))) * np.clip(u / .25, 0, 1) + crest
        tail = .965 + .035 * np.sin(5 * v + 2) + .02 * np.sin(13 * v)
        inside = np.minimum(half * (1.0 + .07 * np.sin(9 * u + 2 * np.sign(v)) + .03 * np.sin(23 * u) - np.abs(v)), np.minimum(.96 * (tail - u), .96 * u - .17 * v ** 2 + .02))
        return Q.smooth(z * Q.rim(inside, .065), 2)
    Q.field('swatch', (1.16, .60), height, Q.cream('cream', '#F7EDDD', rough=.28, gloss=.55), (-.06, .06, .070), turn=58, n=620)
    Q.spatula((.125, .375, .090), 55, -8)
    piles.argan_kernels(rng, [(.40, -.42, .112), (.49, -.26, .112), (.25, -.555, .112)], [.095, .088, .092])
    st.look((.0, .0, .08), 1.30, 54, 10, distance=6)


def after_wash_scalp_serum_texture(rng):
    P.plinth(.50, .16)
    serum = M.glass('serum', '#FBEBC0', 1.45, shadow='#FBEBC6')
    Q.puddle('pool', Q.blob(rng, .20, .12), .046, serum, (.02, -.10, .158), lambda x, y: .005 * np.cos(62 * np.hypot(x, y)) * np.exp(-np.hypot(x, y) / .06))
    P.drops([(-.27, -.22, .040), (-.21, -.33, .024), (.27, -.28, .030), (-.33, -.10, .016), (.33, -.16, .014)], .159, serum, .75)
    Q.pipette(serum, (.02, -.10, .46), 14)
    stage.lay('rosemary', (.95, .34, .03), (.66, .10, .09), (.30, -.62, .05), rng, flatten=.7, nodes=34, size=(.17, .0125))
    st.look((.02, -.05, .46), 1.14, 11, 8, (.02, -.10, .42), distance=6)


def hair_oil_texture(rng):
    oil = M.glass('oil', '#FAE7B4', 1.45, shadow='#FCF0CF')
    glass = S.outline((0, .014), (.30, .014, .01), (.32, 0, .01), (.40, .004, .03), (.47, .15, .05), (.48, .175, .006), (.462, .175, .006), (.375, .030, .04), (0, .030), arc=10)
    S.lathe('dish', glass, M.glass('dish', '#FCFFFB', 1.46), seg=240, at=(.02, .06, 0))
    r = np.linspace(.425, .05, 90)
    ripple = .098 + .0055 * np.cos((r - .05) * 54) * np.exp(-r / .15)
    flare = [(.014 + .036 * (1 - q) ** 2.2, ripple[-1] + .11 * q) for q in np.linspace(.06, 1, 24)]
    stream = [(.014 + .006 * t, .21 + 2.6 * t) for t in np.linspace(.02, 1, 40)]
    foot = S.outline((0, .0295), (.375, .0295, .03), (.4325, .106), arc=8)[:-1]
    S.lathe('oil', list(map(tuple, foot)) + [(.4325, .106), (.429, .101)] + list(zip(r, ripple)) + flare + stream + [(0, 2.82)], oil, seg=220, at=(.02, .06, 0))
    piles.argan_kernels(rng, [(-.46, -.52, .05), (-.62, -.37, .05), (-.29, -.64, .05), (-.64, -.62, .05)], [.098, .09, .094, .088])
    P.drops([(.30, -.56, .055), (.42, -.48, .030), (.22, -.66, .022), (.46, -.60, .016)], -.001, oil, .72)
    stage.lay('olive', (.96, .20, .04), (.70, -.02, .16), (.50, -.30, .08), rng, nodes=10, size=(.24, .046))
    st.look((.0, -.05, .12), 1.36, 40, 10, distance=6)


def overnight_scalp_mask_texture(rng):
    v, p = VESSELS['bowl'], PRODUCTS['overnight-scalp-mask']
    for part in v['parts'][:2]:
        S.lathe(part['role'], S.outline(*part['profile'], arc=12), P.finish_material(part['role'], p[part['role']]), at=(.04, .10, 0))
    k = rng.integers(1 << 30)

    def height(x, y):
        g = np.random.default_rng(k)
        r, a = np.hypot(x, y), np.arctan2(y, x)
        turn = (r / .098 - a / (2 * math.pi) + .06 * Q.waves(g, x, y, 5)) % 1
        fold = 1 - (2 * np.abs(turn - .42)) ** 1.7
        z = .040 + .155 * np.exp(-(r / .155) ** 1.7) + .048 * (fold - .4) * np.clip(r / .05, 0, 1) * np.clip((.345 - r) / .10, 0, 1) + .004 * Q.waves(g, x, y, 16)
        return Q.smooth(z - .30 * np.clip(r - .300, 0, 1), 6)
    material = Q.cream('cream', '#F5ECDD')
    Q.field('cream', (.62, .62), lambda x, y: np.where(np.hypot(x, y) < .306, height(x, y), -1), material, (.04, .10, .505), n=420, below=.03)
    lid = S.outline(*v['parts'][2]['profile'], arc=12)
    S.lathe('lid', lid - [0, .534], P.finish_material('cap', '#EFE8DC'), at=(-.56, -.42, 0))
    Q.spatula((.0, -.70, .004), 24, 0)
    dab = lambda x, y: .034 * Q.rim(.075 - np.hypot(x * .75, y) * (1 + .10 * np.sin(3 * np.arctan2(y, x))), .06) * (1 + .25 * np.sin(30 * x + 12 * y))
    Q.field('dab', (.24, .20), dab, material, (.10, -.655, .018), turn=24, n=160, below=.004)
    stage.lay('olive', (.98, .86, .04), (.76, .66, .16), (.40, .60, .05), rng, nodes=9, size=(.24, .046))
    st.look((-.03, -.06, .22), 1.54, 50, 10, distance=6)
