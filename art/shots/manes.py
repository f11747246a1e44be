"""Hair that fills the picture: one shared flow, and the light that shows its gloss."""
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
        nor = hair.normals_in_plane(base)
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


def mane(rng, flow, locks=120, per_lock=170, width=.08, radius=.0015, **fibre):
    """Many locks in one flow. `fibre`: the arguments of materials.hair."""
    hang(hair.mane(flow, locks, per_lock, rng, width=width, length_var=.03, frizz=.004, twist=.6, flat=.45), radius, **fibre)


CHESTNUT = dict(melanin=.50, redness=1.0, rough=.19, radial=.28, coat=.06)
COPPER = dict(melanin=.36, redness=1.9, rough=.20, radial=.30, coat=.05)
GRADE = dict(exposure=0, contrast=.12, saturation=1.04, warmth=0)


def home_hero(rng):
    """Hair that falls into the picture from the right. The upper left is free for the headline."""
    mane(rng, current((1.95, 0, 1.55), (.55, 0, .85), (1.75, 0, -.45), (-1.95, 0, -1.45), 1.70, 1.0, amp=.15, freq=1.75, depth=.26), **CHESTNUT)
    st.camera((0, -8.9, .0), (0, 0, 0), 100, fstop=8, focus=(0, -.3, 0))
    return GRADE


def home_hero_portrait(rng):
    """The same hair for a phone. The upper half is free for the headline."""
    mane(rng, current((2.3, 0, .55), (.9, 0, .25), (.6, 0, -.95), (-1.6, 0, -1.30), 1.25, 1.35, amp=.13, freq=1.6, depth=.26), **CHESTNUT)
    st.camera((0, -8.9, .53), (0, 0, .58), 140, fstop=8, focus=(0, -.3, -.4))
    return GRADE


def strand_band(rng):
    """A wide band, close enough to show every strand."""
    mane(rng, current((.95, 0, 1.6), (.35, 0, .5), (1.35, 0, -.3), (.75, 0, -1.7), 1.5, 1.9, amp=.20, freq=2.3, depth=.34), **COPPER)
    st.camera((0, -8.9, .0), (0, 0, 0), 100, fstop=8, focus=(.6, -.3, 0))
    return GRADE


def quiz_hair(rng):
    """Waves from the upper right to the lower left: the edge of the quiz, and its strip on a phone."""
    mane(rng, current((1.15, 0, 2.2), (.9, 0, .9), (.2, 0, -.6), (-1.05, 0, -2.3), 1.9, 1.5, amp=.13, freq=2.5, depth=.30), locks=130, **COPPER)
    st.camera((0, -8.9, .0), (0, 0, 0), 150, fstop=8, focus=(0, -.3, 0))
    return GRADE
