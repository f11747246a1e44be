"""Hair that fills the picture: many locks in one flow, and the light that shows its gloss."""
import math
import bpy
import numpy as np
import hair
import shapes as S
import studio as st
import tress
from brand import SHOTS

CHESTNUT = dict(melanin=.50, redness=1.0, rough=.19, radial=.28, coat=.06)
COPPER = dict(melanin=.43, redness=2.0, rough=.19, radial=.28, coat=.06)
SILVER = dict(melanin=.13, redness=.1, rough=.24, radial=.34, coat=.05)
# The flow: a cubic spine, the width of the locks fanned across it at root and tip, and the waves in the plane and in depth.
MANES = {
    # Falls into the picture from the right. The upper left is free for the headline.
    'home-hero': dict(
        spine=((1.95, 0, 1.55), (.55, 0, .85), (1.75, 0, -.45), (-1.95, 0, -1.45)), spread=(1.70, 1.0), amp=.15, freq=1.75, depth=.26,
        color=CHESTNUT, mm=100, focus=(0, -.3, 0)),
    # The same hair for a phone. The upper half is free for the headline.
    'home-hero-portrait': dict(
        spine=((2.3, 0, .55), (.9, 0, .25), (.6, 0, -.95), (-1.6, 0, -1.30)), spread=(1.25, 1.35), amp=.13, freq=1.6, depth=.26,
        color=CHESTNUT, mm=140, focus=(0, -.3, -.4), at=.53, look=.58),
    # A wide band, close enough to show every strand.
    'strand-band': dict(
        spine=((2.35, 0, 1.45), (1.15, 0, .75), (1.55, 0, -.45), (-.25, 0, -1.75)), spread=(2.1, 2.0), amp=.13, freq=1.7, depth=.21,
        color=COPPER, mm=100, focus=(.6, -.3, 0), locks=150, key=2.2, uneven=1.7),
    # Grey hair in loose waves, from the left.
    'silver-band': dict(
        spine=((-2.35, 0, 1.45), (-1.15, 0, .75), (-1.55, 0, -.45), (.25, 0, -1.95)), spread=(2.1, 2.0), amp=.16, freq=2.1, depth=.22,
        color=SILVER, mm=100, focus=(-.6, -.3, 0), locks=170, key=1.6, uneven=1.3),
    # Waves from the upper right to the lower left: the edge of the quiz, and its strip on a phone.
    'quiz-hair': dict(
        spine=((1.25, 0, 2.3), (.75, 0, .9), (.35, 0, -.6), (-1.15, 0, -2.3)), spread=(1.8, 1.5), amp=.12, freq=1.7, depth=.20,
        color=COPPER, mm=140, focus=(0, -.3, 0), locks=150),
}


def dress(name):
    show(np.random.default_rng(SHOTS[name]['seed']), **MANES[name])
    return dict(exposure=0, contrast=.12, saturation=.42 if name == 'silver-band' else 1.04, warmth=.04 if name == 'silver-band' else 0)


def show(rng, color, mm, focus, at=0, look=0, key=1, **flow):
    """Hair in front of the ivory wall, lit for its gloss bands and a warm edge; at, look: heights of the camera and its target; key: size of the main lights."""
    st.reset(ambient=.50)
    st.seamless('#F3ECE2', depth=3.4, front=-6, height=9, width=16).location.z = -2.6
    hair.curves('Mane', mane(rng, **flow), .0015, tress.fibre('hair', rand=.12, **color))
    st.softbox((.1, -2.9, 3.2), (.3, 0, -.1), (1.6 * key, .9 * key), 330, (1, .96, .91))      # gloss on the falling part
    st.softbox((-3.4, -2.4, .9), (.9, 0, .3), (.6 * key, 1.6), 150, (1, .95, .88))      # gloss on the upright part
    st.softbox((2.2, 1.7, 2.2), (.6, 0, -.1), (.8, 2.2), 210, (1, .90, .78))      # warm edges from behind
    st.softbox((-1.5, 1.9, .6), (.3, 0, -.5), (.7, 2.0), 90, (1, .93, .85))
    bpy.context.scene.cycles_curves.shape = 'RIBBONS'
    st.camera((0, -8.9, at), (0, 0, look), mm, fstop=8, focus=focus)


def lock(guide, count, width, rng):
    """A bundle around a guide path (k, 3): gaussian cross-section, slowly twisting, tapering to a soft tip."""
    t = np.linspace(0, 1, len(guide))
    tangent = np.gradient(guide, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True) + 1e-9
    n = (0, 1, 0) - tangent * tangent[:, 1:2]
    n /= np.linalg.norm(n, axis=1, keepdims=True) + 1e-9
    r = np.abs(rng.normal(0, .55, (count, 1))).clip(0, 1.5)
    a = rng.uniform(0, 2 * math.pi, (count, 1)) + .6 * 2 * math.pi * t * rng.normal(1, .12, (count, 1)) + rng.uniform(0, 6.28)
    r = r * width * (1 - .65 * t ** 1.6) * (.85 + .15 * np.cos(2 * math.pi * (t * 1.3 + rng.uniform())))
    s = guide + r[..., None] * (np.cos(a)[..., None] * n * .45 + np.sin(a)[..., None] * np.cross(tangent, n))
    # slow individual drift + a few flyaways
    f, phase = rng.uniform(.6, 2.2, (count, 1, 3)), rng.uniform(0, 6.28, (count, 1, 3))
    t = t[:, None]
    s += .004 * (1 + (rng.uniform(size=(count, 1, 1)) < .03) * 9) * (.25 + t) * np.sin(2 * math.pi * f * t + phase)
    return hair.shorten(s, 1 - np.abs(rng.normal(0, .03, count)).clip(0, .5))


def mane(rng, spine, spread, amp, freq, depth, locks=120, uneven=1):
    """Many locks in one flow; uneven: how much their widths differ."""
    t = np.linspace(0, 1, 64)
    base = S.bezier(*spine, n=64)
    normal = hair.normals_in_plane(base)
    out = []
    for i in range(locks):
        u, v = (i + rng.uniform(.1, .9)) / locks, rng.uniform()
        across = u - .5
        phase = 2 * math.pi * (freq * t + .55 * u + .10 * rng.normal())
        a = amp * rng.uniform(.75, 1.25) * (.25 + .9 * t)
        g = base + normal * ((spread[0] + (spread[1] - spread[0]) * t ** .9) * across + a * np.sin(phase))[:, None]
        g[:, 1] += (v - .5) * .30 + depth * np.cos(phase) * (.3 + .7 * t) - .25 * (1 - (2 * across) ** 2)
        size = rng.uniform(.6, 1.3) ** uneven
        out.append(lock(g, int(170 * size), .08 * rng.uniform(.6, 1.35) * size ** (1 - 1 / uneven), rng))
    return np.concatenate(out)
