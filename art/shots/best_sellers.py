"""Two more pictures of each best seller: HANDLE-angle, turned and near, and HANDLE-place, where it is used."""
import math
import numpy as np
from brand import BRASS, rgba
import foliage
import materials as M
import products as P
import props
import shapes as S
import stage
import studio as st


def linen(name, color):
    """Woven cloth: threads both ways, and a softness at its edges."""
    t = M.Tree(name)
    uv = t('UVMap').outputs[0]
    warp, weft = (t('TexWave', {'wave_type': 'BANDS', 'bands_direction': axis}, Vector=uv, Scale=70, Distortion=1.2, Detail=1) for axis in 'XY')
    both = t.math('ADD', warp.outputs['Fac'], weft.outputs['Fac'])
    slub = t('Bump', Strength=.22, Distance=.02, Height=t('TexNoise', Vector=uv, Scale=14, Detail=5))
    b = t('Bump', Strength=.55, Distance=.006, Height=both, Normal=slub)
    return t.done(t('BsdfPrincipled', Base_Color=rgba(color), Roughness=.95, Specular=.1, Sheen=.5, Normal=b))


def towel(rng, at, size, turn, color, layers=4, gap=.040):
    """A folded cloth: one length laid over and over, its folds to the front."""
    w, d = size
    r, path = gap / 2, []
    for k in range(layers):
        s, back = (1 if k % 2 == 0 else -1), -d / 2 + .012 * rng.normal()
        path += [(s * y, k * gap) for y in np.linspace(back if k == 0 else -d / 2 + r, d / 2 - r - .006 * (k % 3), 44)]
        if k < layers - 1:
            path += [(s * (d / 2 - r - .006 * (k % 3) + r * math.sin(q)), k * gap + r - r * math.cos(q)) for q in np.linspace(.25, math.pi - .25, 9)]
    p = np.array(path)
    run = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]
    x = np.linspace(-w / 2, w / 2, 90)
    X, Y, Z = x[None] + 0 * p[:, :1], p[:, :1] + 0 * x[None], p[:, 1:] + 0 * x[None]
    soft = sum(np.sin(X * rng.normal(0, 5) + Y * rng.normal(0, 4) + rng.uniform(0, 6)) for _ in range(6)) / 3
    X = X * (1 + .014 * np.sin(run[:, None] * 4.3)) + .003 * np.sin(9 * Y)
    Y = Y + .009 * soft * np.sign(Y)
    Z = Z * (1 + .06 * soft) - .3 * r * np.clip(np.abs(X) / (w / 2) - .9, 0, 1) * Z / gap + .016
    ob = S.surface('towel', X, Y, Z, linen('linen', color), (X, run[:, None]))
    S.solidify(ob, gap * .72, 0)
    S.bevel(ob, gap * .2, 3)
    ob.location, ob.rotation_euler.z = at, math.radians(turn)


def tumbler(at):
    """A glass of water."""
    r, h, level = .29, .86, .58
    glass = S.outline((0, .004), (r * .72, .004, .01), (r * .80, 0, .012), (r * .86, .02, .02), (r, h, .008), (r * .955, h, .006), (r * .83, .045, .03), (0, .045), arc=8)
    S.lathe('glass', glass, M.glass('glass', '#FFFFFF', 1.46), seg=160, at=at)
    wide = r * (.83 + .125 * (level - .045) / (h - .045))
    water = S.outline((0, .044), (r * .831, .044, .028), (wide + .001, level + .006), (wide - .008, level), (0, level), arc=8)
    S.lathe('water', water, M.glass('water', '#FDFFFE', 1.33, shadow='#FAFBF8'), seg=160, at=at)


# A wall behind a ledge.
LEDGE = dict(depth=1.25, ambient=.32, light=(17, 3, 16), drop=.6, radius=.04, front=1.2)


def hair_nutraceutical_angle(rng):
    stage.studio_set(rng, target=(.1, .5, .6), n=6, spread=.85)
    P.plinth(.56, .14)
    P.place('hair-nutraceutical', (0, 0, .14), 19)
    S.rest(foliage.sprig('eucalyptus', S.bezier((-1.5, .95, .10), (-.9, .75, .55), (-.34, .62, .34), n=44), rng, nodes=11, size=(.24, .12)), .01)
    P.capsules([(.34, -.32, 52)], z=.14)
    P.capsules([(.60, -.56, 38), (.30, -.78, -62)])
    st.look((.05, 0, .68), 1.62, 5, 6.3, (0, -.31, .72))


def hair_nutraceutical_45_angle(rng):
    stage.studio_set(rng, target=(.1, .5, .6), n=6, spread=.85)
    P.place('hair-nutraceutical-45', (.10, .10, 0), -21)
    props.dish((-.46, -.42, 0), .28, .075, mat=M.metal('brass', BRASS, .24))
    P.capsules([(-.547, -.470, 30), (-.460, -.420, 30), (-.373, -.370, 30)], z=.047, b='#C39A8A')
    P.capsules([(-.455, -.425, -64)], z=.137, b='#C39A8A')
    stage.lay('olive', (1.25, -.62, .04), (.86, -.50, .15), (.40, -.66, .05), rng, nodes=9, size=(.26, .05))
    st.look((-.07, 0, .55), 1.80, 21, 6.3, (.04, -.22, .55))


def growth_strength_shampoo_angle(rng):
    stage.studio_set(rng, target=(.1, .5, .6), n=6, spread=.85)
    slab = props.slab((.1, .2, 0), (1.9, 1.25, .12))
    slab.rotation_euler.z = math.radians(-6)
    P.place('growth-strength-shampoo', (-.06, 0, .12), 15)
    stage.lay('rosemary', (.92, .40, .16), (.70, .05, .24), (.36, -.30, .16), rng, .12, flatten=.75, nodes=34)
    stage.lay('rosemary', (-1.2, -.74, .03), (-.80, -.86, .12), (-.42, -.98, .05), rng, flatten=.8, nodes=30)
    st.look((.05, 0, 1.0), 2.24, 4, 6.3, (-.06, -.3, .95))


def hair_nutraceutical_place(rng):
    stage.studio_set(rng, target=(.1, .5, .6), n=6, spread=.85)
    oak, z = M.wood('oak', '#C9A67A', '#A37C50'), .035
    S.carton('board', (1.75, 1.20, z), oak)                    # a tray
    props.walls('rim', (1.80, 1.20, .095), .05, oak)
    towel(rng, (.42, .16, z), (.62, .62), -14, '#E9E0D2', layers=2, gap=.030)
    P.place('hair-nutraceutical', (-.42, .14, z), 4)
    tumbler((.44, .16, z + .075))
    props.dish((.14, -.37, z), .23, .06, '#E9E1D4')
    P.capsules([(.092, -.393, 25), (.188, -.347, 25)], z=z + .047)
    stage.lay('eucalyptus', (-.80, -.44, .10), (-.60, -.47, .18), (-.22, -.45, .07), rng, z, flatten=.55, nodes=9, size=(.17, .085))
    st.look((.02, 0, .50), 2.10, 17, 6, (-.2, -.2, .5))


def hair_nutraceutical_45_place(rng):
    stage.sweep(**LEDGE)
    props.window((.2, 1.2, .95), direction=(.80, .55, -.42), panes=(2, 2), pane=(.80, .90))
    ledge = props.slab((.2, .55, 0), (5, 1.75, .16), '#EFE6DA', '#D8C8B2')
    ledge.location.z = -.16
    S.mesh_object('wall', [(-6, -.18, -.16), (6, -.18, -.16), (6, -.18, -4), (-6, -.18, -4)], [(0, 1, 2, 3)], M.paper('wall', '#E9DFD2'))
    P.place('hair-nutraceutical-45', (-.24, .14, 0), 6)
    props.vase((.56, .46, 0), .50, '#CBB9A2')
    for p1, p2 in (((.60, .46, .95), (.96, .40, 1.34)), ((.54, .46, 1.05), (.20, .55, 1.62)), ((.56, .5, .9), (.86, .62, 1.12))):
        foliage.sprig('olive', S.bezier((.56, .46, .45), p1, p2, n=50), rng, nodes=12, size=(.30, .056), start=.25)
    P.capsules([(.27, -.02, 40), (.44, .05, -34), (.24, -.19, 84)], b='#C39A8A')
    st.look((.10, 0, .65), 1.92, 8, 5.6, (-.2, -.2, .6))


def growth_strength_shampoo_place(rng):
    stage.sweep(**LEDGE)
    stage.dappled(rng, target=(.2, .6, .8), n=6, spread=.85)
    edge = props.slab((.1, .42, 0), (5, 1.70, .22))
    edge.location.z = -.22
    S.mesh_object('side', [(-6, -.36, -.20), (6, -.36, -.20), (6, -.36, -4), (-6, -.36, -4)], [(0, 1, 2, 3)], M.travertine('side', '#E9DDCB', '#D5C3AA', bands=3))
    towel(rng, (.44, .40, 0), (.96, .70), -8, '#A9B49F', layers=4, gap=.066)
    towel(rng, (.44, .42, .280), (.90, .66), -5, '#F1E9DE', layers=3, gap=.062)
    P.place('growth-strength-shampoo', (-.42, .12, 0), 5)
    stage.lay('rosemary', (.82, .50, .56), (.50, .30, .60), (.14, .22, .52), rng, .480, flatten=.75, nodes=30, size=(.17, .0135))
    st.look((.04, 0, .80), 2.24, 9, 5.6, (-.3, -.2, .8), distance=6)
