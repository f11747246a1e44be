"""Two swatches of the same hair beside each other: as it came, and after twelve weeks of care. Nothing but the hair differs:
the colour, the light and the clamp are the same; the left one is duller, frizzier and uneven at its ends."""
import math
import numpy as np
import hair
import mane
import materials as M
import shapes as S
import studio as st
from brand import BRASS, SHOTS

TOP = .92
LENGTH = {'straight': 1.78, 'wavy': 1.66, 'coily': 1.30}


def guide(texture, x, rng, t):
    """The path of one lock from the clamp down."""
    z = TOP - LENGTH[texture] * t
    spread = 1 + .22 * t
    cx, cy = x * spread + .012 * rng.normal() * t, rng.normal(0, .035) * spread
    phase = rng.uniform(-.5, .5)
    if texture == 'wavy':
        a = .055 * np.clip(t * 4, 0, 1)
        return np.stack([cx + a * np.sin(2 * math.pi * 2.6 * t + phase), cy + a * np.cos(2 * math.pi * 2.6 * t + phase), z], -1)
    if texture == 'coily':
        a, turns = .048 * np.clip(t * 7, 0, 1), 10 * rng.uniform(.88, 1.12)
        p = rng.uniform(0, 6.28)
        return np.stack([cx * 1.25 + a * np.cos(2 * math.pi * turns * t + p), cy * 1.6 + a * np.sin(2 * math.pi * turns * t + p), z], -1)
    return np.stack([cx + .010 * np.sin(3 * t + phase), cy + 0 * t, z], -1)


def swatch(texture, x, rng, cared):
    coily = texture == 'coily'
    k = 190 if coily else 70
    t = np.linspace(0, 1, k)
    locks, out = 34, []
    for i in range(locks):
        g = guide(texture, .25 * (2 * (i + .5) / locks - 1), rng, t)
        g[:, 0] += x
        out.append(hair.lock(g, 120 if cared else 92, .020 if coily else .034, rng, twist=.3, flat=.8, taper=.6 if cared else .9,
                             frizz=(.006 if coily else .003) * (1 if cared else 2.6), fly=.02 if cared else .14, length_var=.015 if cared else .09))
    return np.concatenate(out)


def dress(name):
    row = SHOTS[name]
    rng = np.random.default_rng(row['seed'])
    fibre = getattr(mane, row['colour'])
    before, after = swatch(row['texture'], -.46, rng, False), swatch(row['texture'], .46, rng, True)
    mane.hang(after, .0017, **fibre)
    dull = {**fibre, 'rough': fibre['rough'] + .16, 'radial': .5, 'coat': 0}
    hair.curves('Before', before, .0017, M.hair('dull', **dull))
    brass = M.metal('clamp', BRASS, .24)
    for x in (-.46, .46):
        clamp = S.carton('clamp', (.62, .16, .14), brass)
        clamp.location = (x, 0, TOP - .08)
        clamp.modifiers['edge'].width = .02
    st.camera((0, -8.9, .1), (0, 0, .02), 36 * 8.9 / 2.35, fstop=9, focus=(0, -.05, 0))
    return mane.GRADE
