"""The four phases of a hair's growth, as four models of one cut through the scalp. Only the follicle and its hair differ."""
import math
import bpy
import numpy as np
import materials as M
import products as P
import shapes as S
import studio as st
from brand import rgba

DEEP, TILT = -3.0, 13


def cut(n=160):
    """The scalp and the face of the cut: a thin upper skin, the thick one below it, fat at the foot."""
    x, y = np.meshgrid(np.linspace(-3, 3, n), np.linspace(0, 4, n))
    z = .03 * np.sin(2.1 * x + .4) * np.cos(1.7 * y) + .015 * np.sin(5 * x + 2 * y)
    S.mesh_object('scalp', np.stack([x, y, z], -1).reshape(-1, 3), S.grid_faces(n, n), M.scalp('scalp', '#DDBFAB', '#C9A288'))
    t = M.Tree('cut')
    co = t('TexCoord')
    sep = t('SeparateXYZ', Vector=co.outputs['Object'])
    wave = t('TexNoise', Vector=co.outputs['Object'], Scale=1.6, Detail=3)
    edge = t('Math', {'operation': 'MULTIPLY_ADD'})
    t.set(edge, 0, wave), t.set(edge, 1, .22), t.set(edge, 2, sep.outputs['Z'])
    depth = t('MapRange', Value=edge, From_Min=DEEP, From_Max=.11, To_Min=0, To_Max=1)
    col = t.ramp(depth, (.10, rgba('#EBD9AE')), (.135, rgba('#E4C5B0')), (.945, rgba('#DDB89F')), (.958, rgba('#B98468')))
    fine = t('TexNoise', Vector=co.outputs['Object'], Scale=24, Detail=5)
    p = t('BsdfPrincipled', Base_Color=col, Roughness=.6, Specular=.3, Normal=t('Bump', Strength=.22, Distance=.02, Height=fine))
    along = np.linspace(-3, 3, n)
    verts = [(a, 0, DEEP) for a in along] + [(a, 0, .03 * math.sin(2.1 * a + .4) + .015 * math.sin(5 * a)) for a in along]
    S.mesh_object('face', verts, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], t.done(p))


def relief(name, profile, mat, y=0.0, depth=.42):
    """A turned body, flattened, half out of the face."""
    ob = S.lathe(name, S.outline(*profile, arc=10), mat, seg=96, at=(0, y, 0))
    ob.scale.y = depth
    return ob


def strand(z0, z1, mat, r=.062, lean=0.0, y=-.085, club=0.0, dx=0.0):
    """A hair from its root up; a club is a rounded root that no longer grows."""
    t = np.linspace(0, 1, 120)
    path = np.stack([dx + lean * t ** 2, y + 0 * t, z0 + (z1 - z0) * t], -1)
    radius = r * (1 - .06 * t) + club * np.exp(-((t * (z1 - z0) - .05) / .085) ** 2)
    S.tube('hair', path, radius, mat, seg=40)


def follicle(name):
    skin, root = M.matte('sheath', '#CF9A7C', rough=.5, grain=.2, grain_scale=60), M.matte('papilla', '#A4552F', rough=.5)
    hair = M.keratin('keratin', '#875831', '#4E301B')
    gland = M.matte('gland', '#F1E0BE', rough=.45, coat=.1)
    bottom = {'anagen': -1.85, 'catagen': -1.10, 'telogen': -.84, 'exogen': -1.32}[name]
    b = .25 if name == 'anagen' else .19
    relief('sheath', [(0, bottom), (b * .75, bottom + .02, .10), (b, bottom + .22, .14), (.155, bottom + .52, .12), (.15, -.30, .1), (.20, -.02, .05), (.17, .03), (0, .03)], skin)
    for x, z, r in ((-.27, -.50, .13), (-.36, -.38, .10), (-.24, -.34, .10), (-.37, -.55, .085)):
        g = P.ball((x, 0, z), r, gland)
        g.scale.y = .55
    if name == 'anagen':
        relief('bulb', [(0, -1.74), (.12, -1.73, .06), (.155, -1.60, .06), (.066, -1.30, .1), (.05, -1.1), (0, -1.1)], hair, y=-.06, depth=.6)
        strand(-1.32, 2.6, hair, lean=.30)
        dot = -1.72
    elif name == 'catagen':
        S.tube('trail', [(0, -.02, z) for z in np.linspace(-1.12, -1.52, 12)], np.linspace(.06, .035, 12), skin, seg=24)
        strand(-.92, 2.6, hair, lean=.30, club=.035)
        dot = -1.58
    elif name == 'telogen':
        strand(-.66, 2.6, hair, lean=.30, club=.065)
        dot = -.93
    else:
        strand(-.02, 2.8, hair, lean=1.0, club=.065, dx=.05, y=-.13)
        relief('bulb', [(0, -1.23), (.085, -1.22, .05), (.11, -1.12, .05), (.05, -.9, .1), (.04, -.8), (0, -.8)], hair, y=-.05, depth=.6)
        strand(-.95, -.22, hair, r=.042)
        dot = -1.21
    front = -.155 if name in ('anagen', 'exogen') else -.04
    ob = P.ball((0, front, dot), .075, root)
    ob.scale.y = .5


def dress(name):
    st.reset(ambient=.30)
    st.seamless('#4C7264', depth=5.0, height=9, radius=1.5)
    bpy.data.objects['Seamless'].location.z = -4
    cut()
    before = set(bpy.data.objects)
    follicle(name.removeprefix('growth-'))
    P.group('Follicle', before, (-.12, 0, 0)).rotation_euler.y = math.radians(TILT)
    st.softbox((-3.0, -4.4, 2.2), (0, 0, -.5), (1.4, 2.2), 330, (1, .96, .90))
    st.softbox((2.6, 1.6, 2.4), (0, 0, .4), (.6, 2.4), 190, (1, .90, .78))
    st.softbox((2.4, -3.2, .2), (0, 0, -.9), (1.2, 2.0), 30, (1, .97, .94))
    st.camera((.5, -8, 1.5), (.06, 0, -.42), 36 * 8.2 / 2.5, fstop=8, focus=(0, -.1, -.5))
    return dict(exposure=-.05, contrast=.24)
