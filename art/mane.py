"""Hair as a subject: one shared flow, the light that shows its gloss, and the natural colours."""
import math
import bpy
import numpy as np
import hair
import materials as M
import shapes as S
import studio as st


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


def hang(strands, radius, **fibre):
    """Hair in front of the ivory wall, lit for its gloss bands and a warm edge."""
    st.reset(ambient=.50)
    st.seamless('#F3ECE2', depth=3.4, front=-6, height=9, width=16)
    bpy.data.objects['Seamless'].location.z = -2.6
    hair.curves('Mane', strands, radius, M.hair('hair', **fibre))
    st.softbox((.1, -2.9, 3.2), (.3, 0, -.1), (1.6, .9), 330, (1, .96, .91))      # gloss on the falling part
    st.softbox((-3.4, -2.4, .9), (.9, 0, .3), (.6, 1.6), 150, (1, .95, .88))      # gloss on the upright part
    st.softbox((2.2, 1.7, 2.2), (.6, 0, -.1), (.8, 2.2), 210, (1, .90, .78))      # warm edges from behind
    st.softbox((-1.5, 1.9, .6), (.3, 0, -.5), (.7, 2.0), 90, (1, .93, .85))
    bpy.context.scene.cycles_curves.shape = 'RIBBONS'


def mane(seed, flow, locks=120, per_lock=170, width=.08, radius=.0015, **fibre):
    """Many locks in one flow; `fibre` is what a hair is made of."""
    rng = np.random.default_rng(seed)
    hang(hair.mane(flow, locks, per_lock, rng, width=width, length_var=.03, frizz=.004, twist=.6, flat=.45), radius, **fibre)


CHESTNUT = dict(melanin=.50, redness=1.0, rough=.19, radial=.28, coat=.06)
COPPER = dict(melanin=.36, redness=1.9, rough=.20, radial=.30, coat=.05)
BLACK = dict(melanin=.93, redness=.55, rough=.17, radial=.26, coat=.08)
BLONDE = dict(melanin=.17, redness=1.5, rough=.20, radial=.30, coat=.05)
BROWN = dict(melanin=.70, redness=.85, rough=.19, radial=.28, coat=.06)
GRADE = dict(exposure=0, saturation=1.04, warmth=0)
