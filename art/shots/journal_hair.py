"""Four pictures of the journal, seen near: water, a curling wand, a comb, a parting."""
import math
import numpy as np
from brand import BRASS
import hair
import materials as M
import poured as Q
import products as P
import shapes as S
import stage
import studio as st
import tress
from shots.diaries import flow, strands


def journal_water(rng):
    stage.studio_set(rng, '#EADCCB', 3.0, light=(20, 3.5, 15), strength=3.1, direction=(.82, .26, -.60), n=5, target=(.2, .5, .3))
    for x, power in ((-.62, 11), (.28, 8)):       # what the water mirrors
        st.softbox((x, 2.9, 1.75), (0, 0, .2), (.55, .9), power, (1, .98, .95)).visible_diffuse = False
    bowl = S.outline((0, .02), (.24, .02, .01), (.26, 0, .012), (.31, .01, .04), (.58, .27, .30), (.60, .36, .014), (.575, .36, .012), (.555, .28, .28), (.22, .06, .12), (0, .05), arc=12)
    S.lathe('bowl', bowl, M.matte('glaze', '#24443B', rough=.22, coat=.35, grain=.05, grain_scale=9), seg=240)
    level, wide, pole = .285, .5625, np.array((.07, .05))
    a = np.linspace(0, 2 * math.pi, 280, endpoint=False)
    along = pole[0] * np.cos(a) + pole[1] * np.sin(a)
    shore = -along + np.sqrt(along ** 2 + wide ** 2 - pole @ pole)
    q = np.linspace(1, 0, 320)[:, None]
    r = .020 + (shore - .020)[None] * q ** 1.15
    ripple = .0062 * np.cos(58 * (r - .02) ** .93) * np.exp(-r / .24) / (1 + 2.2 * r) * np.clip((shore - r) / .05, 0, 1)
    flare = .050 * np.exp(-(r - .020) / .012)
    z = level + ripple + flare
    s = np.linspace(0, 1, 150)[1:, None]
    stream = .020 - .008 * np.clip(s / .05, 0, 1) ** .5 + .012 * s + .0011 * np.sin(70 * s + 1) * (1 - s) ** 2
    r, z = np.concatenate([r, stream + 0 * a]), np.concatenate([z, z[-1:] + .56 * s])
    S.surface('water', pole[0] + r * np.cos(a), pole[1] + r * np.sin(a), z, M.glass('water', '#FDFFFE', 1.33), closed=True)
    pipe = np.concatenate([S.bezier((.75, 1.5, 1.25), (.40, .75, 1.25), (.07, .24, 1.16), (.07, .05, .98), n=60), [(.07, .05, .88)]])
    brass = M.metal('brass', BRASS, .22)
    S.tube('pipe', pipe, .046, brass, seg=48, caps=False)
    S.lathe('lip', S.outline((.030, .04), (.030, 0, .006), (.052, 0, .008), (.052, .05, .01), (.045, .055)), brass, seg=96, at=(.07, .05, .845))
    stage.lay('eucalyptus', (-1.1, .62, .10), (-.86, .72, .2), (-.52, .70, .07), rng, flatten=.6, nodes=9, size=(.18, .09))
    st.look((.02, 0, .44), 1.72, 24, 6, (.07, .03, .3), distance=6)


def journal_ends(rng):
    tress.wall(rng, color='#2A4A41', at=1.3, sun=3.4, key=46, rim=16, gloss=190, ambient=.16, leaves=4, target=(-.4, 1.2, 0), spread=.7)
    st.softbox((-.5, -2.0, 1.7), (0, 0, 0), (1.2, .5), 90, (1, .93, .84))
    st.softbox((1.3, 1.1, 1.0), (0, 0, .05), (.5, 1.2), 150, (1, .80, .58))
    brass, dark = M.metal('brass', BRASS, .20), M.matte('grip', '#16211D', rough=.35, coat=.25, grain=.1)
    R, tilt = .105, math.radians(7)
    with P.group('Wand', turn=(0, -7, 0)):
        barrel = S.lathe('barrel', S.outline((0, -.58), (R * .55, -.58, .03), (R * .62, -.50), (R * .96, -.495, .012), (R, -.48), (R, .60), (0, .60), arc=8), brass, seg=160)
        handle = S.lathe('handle', S.outline((R, .595), (R * 1.12, .595, .012), (R * 1.12, .66, .012), (R * .92, .67, .01), (R * 1.15, 1.2, .3), (R * 1.1, 2.2), (0, 2.2), arc=8), dark, seg=120)
        for ob in (barrel, handle):
            ob.rotation_euler.y = math.pi / 2
    s = wound(rng, 5200, R + .004)
    x, z = s[..., 0], s[..., 2]
    s = np.stack([x * math.cos(tilt), s[..., 1], z + x * math.sin(tilt)], -1)
    hair.curves('lock', s, .0012, tress.fibre('chestnut', **tress.COLORS['chestnut']), tip=.4)
    tress.camera(1.5, look=(.03, 0, -.09), fstop=9, focus=(0, -.15, 0))


def wound(rng, count, r, turns=3, pitch=.20, width=.165, x0=-.36, fall=1.3, tail=.50, k=240):
    """A flat lock that comes down, goes round a bar along x and hangs from it again."""
    one = lambda lo, hi: rng.uniform(lo, hi, (count, 1))
    arc = 2 * math.pi * r * turns
    s = np.linspace(0, 1, k)[None] * (fall + arc + tail * (1 - np.abs(rng.normal(0, .20, (count, 1))).clip(0, .6)))
    th = np.clip((s - fall) / r, 0, 2 * math.pi * turns)
    above, below = np.maximum(0, fall - s), np.maximum(0, s - fall - arc)
    part = rng.integers(0, 13, (count, 1))
    layer, u = .034 * one(0, 1) ** .8, ((part + .5) / 6.5 - 1 + .07 * rng.normal(size=(count, 1)))
    out = r + layer * np.sqrt((1.1 - u ** 2).clip(.1)) + .004 * np.sin(1.7 * part ** 2 + 4 * s)
    q, bulge = below / tail, np.sqrt((1 - .8 * u ** 2).clip(.1))
    across = u * width / 2 * (1 + .25 * above) * (1 - .15 * q) + .010 * np.sin(2.1 * part + 5 * s + part ** 2)
    x = x0 + pitch * th / (2 * math.pi) + across + .004 * np.sin(3 * th + 6 * u) + .07 * q * np.sin(3.6 * q + .5 * u)
    y = -out * np.cos(th) + above * .05 * bulge * rng.normal(size=(count, 1)).clip(-1.5, 1.5) - .06 * np.sin(4.4 * q) * q ** .5
    z = -out * np.sin(th) + above - below * (1 - .18 * q)
    for v, amp in ((x, .0020), (y, .0015), (z, .0010)):
        for f in (5, 11):
            v += amp * rng.normal(size=(count, 1)) * np.sin(2 * math.pi * f * one(.7, 1.3) * s / 2 + one(0, 6.28))
    loose = (one(0, 1) < .02) * q ** 1.2
    return np.stack([x + .10 * loose * rng.normal(size=(count, 1)), y - .05 * loose * one(0, 1), z], -1)


def journal_comb(rng):
    tress.wall(rng, leaves=4, target=(.5, 0, .45), spread=.6, key=30, sun=2.9, gloss=250)
    tress.linen(rng, '#DDC3B0', height=.025, folds=4)
    s = flow(rng, ((-1.7, 0, .22), (-.5, 0, .24), (.4, 0, -.20), (1.7, 0, -.28)), 74, 100, .62, pile=.15, k=90, wave=(.010, 1.3, .4), fan=(.92, 1.08), coherent=.3, width=.040, order=.93, fly=.010, frizz=.0011, reach=.05)
    strands('black', s, {**tress.COLORS['black'], 'melanin': .86}, radius=.0013)
    brass = M.metal('brass', BRASS, .20)
    with P.group('Comb', (-.12, -.315, .02), (0, 12, 31)):
        along = np.linspace(-.34, .34, 60)
        S.tube('back', np.stack([.05 - .30 * along ** 2, 0 * along, along], -1), .052, brass, seg=40, squash=.42)
        for z in np.linspace(-.32, .32, 12):
            x = .05 - .30 * z ** 2
            S.tube('tooth', np.stack([np.linspace(x + .02, .44 - .25 * z ** 2, 16), 0 * np.ones(16), np.full(16, z)], -1), np.r_[np.linspace(.0150, .0120, 12), .0110, .0098, .0082, .0055], brass, seg=20)
    tress.camera(1.72, look=(.02, 0, .0), fstop=11, focus=(0, -.22, 0))


def journal_scalp(rng):
    stage.studio_set(rng, '#F1E9DE', 3.0, light=(22, 3.5, 22), strength=3.1, direction=(.74, .10, -.56), n=3, target=(-.1, .4, .1), spread=.5)
    for x in (-.5, .5):                           # what the serum mirrors
        st.softbox((x, 2.2, 1.5), (0, 0, .2), (.4, .62), 8, (1, .98, .95)).visible_diffuse = False
    head = lambda x, y: -.42 * x ** 2 - .20 * np.maximum(y, 0) ** 2
    x, y = np.meshgrid(np.linspace(-6, 6, 160), np.linspace(-8, 20, 220))
    skin = S.surface('skin', x, y, head(x / 10, y / 10) * 10, M.scalp('skin', '#E2C0AA', '#CDA088'))
    skin.scale, skin.location.z = (.1, .1, .1), .6
    n, k = 22000, 44
    one = lambda lo, hi: rng.uniform(lo, hi, (n, 1))
    t, side = np.linspace(0, 1, k)[None], rng.choice((-1., 1.), (n, 1))
    root, y0 = .013 + .006 * np.sin(9 * one(0, 1)) + rng.exponential(.055, (n, 1)), one(-.8, 1.9)
    clump = np.sin(23 * y0 + 2 * side) + np.sin(57 * y0 + side)
    reach = t ** 1.05 * one(.62, .95)
    x = root + reach
    y = y0 + .10 * reach + (.016 * clump + .010 * rng.normal(size=(n, 1))) * reach * 2.4
    lift = (.016 + .020 * one(0, 1) + .006 * clump) * (1 - np.exp(-reach / .055)) + .006 * np.sin(8 * reach + 5 * y0)
    s = np.stack([side * x + .012 * np.sin(5 * y0), y, .6 + head(x, y) - .004 * (t == 0) + lift], -1)
    strands('hair', s, {**tress.COLORS['chestnut'], 'melanin': .60, 'redness': 1.25}, radius=.0008)
    serum = M.glass('serum', '#FBE9BC', 1.45, shadow='#FBEBC6')
    Q.pipette(serum, (.012, -.02, .775), 12, .74)
    st.look((0, 0, .715), .70, 24, 11, (.012, -.05, .70), distance=6)
