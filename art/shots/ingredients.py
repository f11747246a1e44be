"""The eight ingredients as material, each in one small still life: the same table, the same light, a little from above."""
import math
import numpy as np
import foliage
import materials as M
import piles
import products as P
import props
import shapes as S
import stage
import studio as st
from brand import BRASS

TABLE = {'ivory': '#F1E9DE', 'sage': '#D6D9CE', 'clay': '#EADBD0'}


def ingredient_biotin(rng):
    z = .06
    P.plinth(.52, z)
    P.capsules([(-.27, .16, 34), (-.02, .27, -22), (.24, .17, 70)], '#B9C3B0', z)
    P.capsules([(.57, -.34, 24), (-.56, -.38, -40)], '#B9C3B0')
    piles.heap(rng, (.02, -.10, z), .25, .115, piles.powder('biotin', '#FBF7EC'), grains=1500, grain=.0038)
    for x, y, turn, color in ((-.30, -.13, 104, '#FAF6F0'), (.33, -.10, -70, '#B9C3B0')):
        P.half_capsule((x, y, z + .045 * 1.02), turn, color)


def ingredient_marine_collagen(rng):
    props.dish((0, 0, 0), .46, .15, '#DCD3C4')
    mat = piles.powder('collagen', '#FAF1E0')
    piles.heap(rng, (0, 0, .05 + .04), .380, .15, mat, grains=700, grain=.005, foot=0, n=220)
    brass = M.metal('brass', BRASS, .22)
    props.spoon((.40, -.52, 0), 28, brass, props.BRASS_SCOOP)
    piles.heap(rng, (.40, -.52, .057), (.128, .094), .05, mat, grains=60, grain=.004, foot=0, turn=28, n=90)


def ingredient_saw_palmetto(rng):
    leaf = M.leaf('palm', '#5B7350', '#A9B492', vein=.22, translucent=.2, veins=1)
    for k, a in enumerate(np.linspace(-62, 70, 13)):
        g, uv, faces = foliage.leaf_grid(1.25 * (1 - .14 * abs(a - 4) / 66), .048, 'lance', 0, .3, rng, nu=40)
        ob = S.mesh_object('blade', g, faces, leaf, uv)
        ob.rotation_euler = (rng.normal(0, .06), -.008, math.radians(a + 118))
        ob.location = (.30, -.42, .006 + .0014 * k)
    props.dish((0, 0, 0), .40, .14, '#EFE6DA')
    body = piles.pebble(rng, (1, 1, 1.36), .05)
    mat = M.matte('berry', '#2E2A36', rough=.42, grain=.3, grain_scale=40, coat=.1)
    spots = piles.settle(46, .058, .285, .05, rng)
    loose = np.array([(.56, -.36, .055), (.44, -.52, .055), (.27, -.62, .055)])
    spots = np.concatenate([spots, loose])
    piles.copies('berries', body, spots, piles.random_rotations(rng, len(spots)), rng.uniform(.050, .062, len(spots)), mat)


def ingredient_zinc(rng):
    props.dish((0, 0, 0), .44, .14, '#4E5A52')
    spots = np.concatenate([piles.settle(125, .036, .325, .05, rng), [(.58, -.34, .03), (.49, -.46, .03), (-.55, -.38, .03), (.68, -.22, .025)]])
    mat = piles.metal_shard('zinc', '#C4C9CF', .40)
    for k in range(3):
        some = spots[k::3]
        piles.copies('zinc', piles.pebble(rng, (1.1, .95, .8), .20), some, piles.random_rotations(rng, len(some)), rng.uniform(.034, .050, len(some)), mat)


def ingredient_selenium(rng):
    P.plinth(.50, .06)
    mat = piles.metal_shard('selenium', '#77716F', .20)
    spots = [(-.14, .14, .150), (.14, .20, .112), (-.06, -.14, .120), (.24, -.04, .130), (.14, -.30, .080), (-.31, -.08, .092), (-.02, .36, .072),
             (-.35, .17, .060), (.37, .19, .064), (-.22, -.30, .058), (.40, -.20, .050), (.62, -.32, .056), (-.62, -.32, .048), (.53, -.46, .036)]
    for x, y, s in spots:
        ob = piles.copies('selenium', piles.chunk(rng), [(0, 0, 0)], piles.random_rotations(rng, 1, .12), [s], mat)
        ob.location = (x, y, 0)
        S.rest(ob, .057 if math.hypot(x, y) < .48 else -.002)
    chips = rng.uniform(-1, 1, (90, 2)) * .40
    chips = chips[np.hypot(*chips.T) < .44]
    for k in range(3):
        some = chips[k::3]
        piles.copies('chips', piles.chunk(rng, 9, 12, 16), np.c_[some, 0 * some[:, 0] + .064], piles.random_rotations(rng, len(some), .4), rng.uniform(.005, .015, len(some)), mat, smooth=False)


def ingredient_niacinamide(rng):
    z = .05 + .035
    props.dish((0, 0, 0), .44, .13, mat=M.metal('brass', BRASS, .26))
    mat = M.matte('crystal', '#FEFDFA', rough=.16, coat=.35)
    on = piles.heap(rng, (0, 0, z), .368, .13, piles.powder('base', '#FCFAF4'), grains=10, foot=0)
    q, a = np.sqrt(rng.uniform(0, .94, 5200)), rng.uniform(0, 2 * math.pi, 5200)
    places = on(q, a, rng.uniform(0, .006, 5200))
    for k in range(6):
        some = places[k::6]
        piles.copies('crystals', piles.shard(rng, 6, 2.6, .25), some, piles.random_rotations(rng, len(some)), rng.uniform(.0028, .0062, len(some)), mat, smooth=False)
    x, y = rng.normal((.58, -.32), .07, (60, 2)).T
    piles.copies('loose', piles.shard(rng, 6, 2.6, .25), np.stack([x, y, 0 * x + .005], -1), piles.random_rotations(rng, 60, .1) @ piles.LYING, rng.uniform(.003, .006, 60), mat, smooth=False)


def ingredient_rosemary(rng):
    props.slab((0, 0, 0), (1.05, .78, .06))
    for p0, p1, p2, k in (((.66, .36, .09), (.05, .16, .10), (-.62, -.22, .10), 44), ((.72, .12, .09), (.10, .02, .11), (-.56, -.44, .10), 40), ((.58, .54, .09), (-.02, .34, .10), (-.62, .06, .09), 38)):
        stage.lay('rosemary', p0, p1, p2, rng, .06, flatten=.75, nodes=k, size=(.20, .0145))
    stage.lay('rosemary', (.86, -.42, .03), (.62, -.46, .08), (.20, -.60, .03), rng, flatten=.75, nodes=22, size=(.15, .012))


def ingredient_argan_oil(rng):
    props.dish((0, 0, 0), .42, .15, '#EDE5D8')
    oil = S.outline((0, .046), (.27, .052), (.36, .112, .01), (.352, .118), (0, .1185), arc=6)
    S.lathe('oil', oil, M.glass('oil', '#FAE6AE', 1.45, shadow='#FCEFC8'), seg=160)
    piles.argan_kernels(rng, [(.54, -.34, .05), (.60, -.18, .05), (.44, -.50, .05), (-.54, -.42, .05), (-.62, -.28, .05)], lambda n: rng.uniform(.088, .105, n))
    stage.lay('olive', (-.90, .44, .03), (-.58, .12, .16), (-.40, -.30, .16), rng, nodes=9, size=(.20, .042))


def setting(build, rng, row):
    stage.studio_set(rng, TABLE[row['table']], 3.0, .34, (20, 5, 14), strength=3.0, direction=(.80, .30, -.66), n=5, target=(.1, .1, 0), spread=.75)
    build(rng)
    st.camera((0, -4.3, 3.7), (.02, -.06, .06), 36 * 5.67 / 1.54, fstop=7, focus=(0, -.1, .12))
    return dict(exposure=-.06)
