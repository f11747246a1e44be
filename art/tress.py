"""Hair that hangs in front of a wall or lies on a cloth: locks from straight to coily.
The wall is the plane y = 0, facing the camera. Tables seen from above are built on the same plane."""
import math
import numpy as np
from brand import rgba
import hair
import materials as M
import shapes as S
import stage
import studio as st


def lock(g, count, rng, width=.05, flat=.6, curl=(0, 0, 1), order=1.0, frizz=.002, fly=.02, reach=.09, length_var=.02, taper=.5, even=False, phase=None, floor=None):
    """Strands around the path g (k, 3), which runs in the picture's plane. curl: radius, turns, and 1 for a coil or 0 for a wave
    in the plane; order: 1 when all turn together, 0 when each turns on its own; fly: the share that leaves the lock, `reach` far; even: filled to its rim."""
    k = len(g)
    t = np.linspace(0, 1, k)[None]
    one = lambda lo=None, hi=None: (rng.normal(size=(count, 1)) if lo is None else rng.uniform(lo, hi, (count, 1)))
    n = hair.normals_in_plane(g)
    b = np.array([0, 1., 0])
    r = (np.sqrt(one(0, 1)) if even else np.abs(one()).clip(0, 2.6) * .5) * width * (1 - (1 - taper) * t ** 1.6)
    a = one(0, 2 * math.pi) + .3 * 2 * math.pi * t * (1 + .2 * one())
    amp, turns, coil = curl
    th = 2 * math.pi * turns * (1 + (1 - order) * .10 * one()) * t + (rng.uniform(0, 6.28) if phase is None else phase) + (1 - order) * .9 * one()
    swing = amp * np.clip(t * 7, 0, 1) * (1 + (1 - order) * .35 * one())
    along, depth = r * np.cos(a) + swing * np.sin(th), r * flat * np.sin(a) + coil * swing * np.cos(th)
    away = (rng.uniform(size=(count, 1)) < fly) * t ** 1.4
    for v, deep in ((along, 1), (depth, .7)):
        for f in (2.2, 5.5, 12):
            v += frizz * deep * np.minimum(1, t * 5) * (.3 + t) * one() * np.sin(2 * math.pi * f * one(.7, 1.3) * t + one(0, 6.28))
        v += away * reach * one() + away * .012 * np.sin(2 * math.pi * 9 * one(.6, 1.4) * t + one(0, 6.28))
    s = g[None] + along[..., None] * n[None] + depth[..., None] * b
    s = hair.shorten(s, 1 - np.abs(rng.normal(0, length_var, count)).clip(0, .6))
    if floor is not None:
        s[..., 1] = np.minimum(s[..., 1], floor - .004 * rng.uniform(size=(count, 1)))
    return s


def coil(g, count, rng, radius, turns, width, phase, taper=.5):
    """Strands that run together round the path g (k, 3) as a spring does: a round bundle whose radius, pitch and axis wander, with a thin end."""
    k = len(g)
    t = np.linspace(0, 1, k)
    wander = lambda size, f: size * np.sin(2 * math.pi * f * t + rng.uniform(0, 6.28))
    across, out = hair.normals_in_plane(g), np.array([0, 1., 0])
    r = radius * np.clip(t * 9, .15, 1) * (1 + wander(.22, rng.uniform(.8, 2)) + wander(.10, rng.uniform(3, 5))) * (1 - .35 * t ** 3)
    th = phase + 2 * math.pi * turns * (t + wander(.018, rng.uniform(.7, 1.6)) + wander(.006, rng.uniform(3, 6)))
    lean = wander(.5, rng.uniform(.6, 1.4))               # the ring is not square to the path
    middle = g + (r * np.cos(th))[:, None] * across + (r * np.sin(th))[:, None] * out
    middle[:, 2] += r * lean * np.cos(th)
    _, n, b = S.frames(middle)
    one = lambda lo, hi: rng.uniform(lo, hi, (count, 1))
    away = width * np.sqrt(one(0, 1)) * (1 - (1 - taper) * t[None] ** 2)
    a = one(0, 6.28) + 1.2 * 2 * math.pi * t[None] * (1 + .15 * rng.normal(size=(count, 1)))
    s = middle[None] + (away * np.cos(a))[..., None] * n[None] + (away * np.sin(a))[..., None] * b[None]
    for axis in range(3):
        for f, size in ((3, .0022), (9, .0012)):
            s[..., axis] += size * rng.normal(size=(count, 1)) * np.sin(2 * math.pi * f * one(.7, 1.3) * t[None] + one(0, 6.28)) * np.minimum(1, 6 * t[None])
    return hair.shorten(s, 1 - np.abs(rng.normal(0, .05, count)).clip(0, .35))


def fibre(name, melanin, redness, rough=.2, radial=.3, coat=.06, tint='#FFFFFF', ends=None, span=(.35, .65), rand=.22):
    """A hair whose color may change between root and end: `ends` is the melanin there, `span` where it changes."""
    t = M.Tree(name)
    h = t('BsdfHairPrincipled', {'parametrization': 'MELANIN'})
    info = t('HairInfo')
    for key, v in {'Melanin': melanin, 'Melanin Redness': redness, 'Roughness': rough, 'Radial Roughness': radial, 'Coat': coat, 'Tint': rgba(tint),
                   'Random Color': rand, 'Random Roughness': .15, 'Random': info.outputs['Random']}.items():
        t.set(h, key, v)
    if ends is not None:
        wander = t('MapRange', Value=info.outputs['Random'], To_Min=-.5 * (span[1] - span[0]), To_Max=.5 * (span[1] - span[0]))
        place = t.math('ADD', info.outputs['Intercept'], wander)
        t.set(h, 'Melanin', t('MapRange', Value=place, From_Min=span[0], From_Max=span[1], To_Min=melanin, To_Max=ends))
    return t.done(h)


# Natural hair colors.
COLORS = {
    'chestnut': dict(melanin=.44, redness=1.0, rough=.19, radial=.28),
    'copper': dict(melanin=.36, redness=2.4, rough=.20, radial=.30, tint='#FFD6BE'),
    'black': dict(melanin=.93, redness=.5, rough=.17, radial=.26, coat=.09),
    'blonde': dict(melanin=.10, redness=1.5, rough=.20, radial=.30, tint='#FFE0CC'),
    'brown': dict(melanin=.62, redness=.85, rough=.19, radial=.28),
    'silver': dict(melanin=.055, redness=.12, rough=.19, radial=.28, coat=.08, tint='#FFF0E8'),
}


def wall(rng, color='#ECDFCF', gloss=130, sun=2.5, key=36, rim=18, ambient=.30, leaves=5, target=(.2, 0, 0), spread=.8, at=0.0):
    """The plane that hair hangs before or lies on, and the light of the studio around it."""
    st.reset(ambient=ambient)
    S.mesh_object('wall', [(-5, at, -5), (5, at, -5), (5, at, 5), (-5, at, 5)], [(0, 1, 2, 3)], M.paper('wall', color))
    st.softbox((-2.6, -1.9, 1.5), (0, 0, 0), (1.3, 2.4), key, (1, .97, .93))
    st.softbox((2.3, -.7, .7), (0, 0, 0), (.4, 2.4), rim, (1, .97, .92))
    st.softbox((.3, -3.1, 2.2), (0, 0, 0), (2.0, .6), gloss, (1, .97, .93))
    stage.dappled(rng, target=target, n=leaves, spread=spread, strength=sun)


def linen(rng, color='#EFE6D9', folds=5, height=.05, size=(4.2, 4.2), n=260):
    """A washed cloth on the plane, with a few soft folds."""
    g = np.linspace(-.5, .5, n)
    X, Z = np.meshgrid(g * size[0], g * size[1])
    H = np.zeros_like(X)
    for _ in range(folds):
        a, f, c = rng.uniform(0, math.pi), rng.uniform(.25, .6), rng.normal(0, .8)
        q = X * math.cos(a) + Z * math.sin(a) - c + .12 * np.sin(2.1 * (Z * math.cos(a) - X * math.sin(a)) + rng.uniform(0, 6))
        H += height * np.exp(-(q / (.10 * f * 2)) ** 2) * (.5 + .5 * np.sin(1.3 * (Z * math.cos(a) - X * math.sin(a)) + rng.uniform(0, 6)))
    t = M.Tree('linen')
    both = t.math('ADD', *(t.noise(26, 3, stretch, Roughness=.6) for stretch in ((1, 1, 7), (7, 1, 1))))
    dark = tuple(c * .80 for c in rgba(color)[:3]) + (1,)
    col = t.ramp(t('MapRange', Value=both, From_Min=.75, From_Max=1.25), (.2, dark), (.6, rgba(color)))
    mat = t.done(t('BsdfDiffuse', Color=col, Normal=t('Bump', Strength=.35, Distance=.01, Height=both)))
    return S.surface('linen', X, -.004 - H, Z, mat)


def camera(width, look=(0, 0, 0), fstop=8, focus=(0, -.15, 0), distance=9):
    st.camera((look[0], -distance, look[2] + .02), look, 36 * distance / width, fstop=fstop, focus=focus)


def clamp(x, z, width, brass):
    """Two brass bars with a screw, and the ring that they hang by; hair begins at height z."""
    for part, (w, d, h), dz in (('bar', (width, .15, .10), -.02), ('cap', (width * .96, .12, .02), .08)):
        ob = S.carton(part, (w, d, h), brass)
        ob.location, ob.modifiers['edge'].width = (x, 0, z + dz), .014
    for s in (-1, 1):
        screw = S.lathe('screw', S.outline((0, 0), (.024, 0, .004), (.024, .018, .006), (0, .018)), brass, seg=40)
        screw.location, screw.rotation_euler.x = (x + s * width * .40, -.074, z + .03), math.pi / 2
    a = np.linspace(0, 2 * math.pi, 60)
    S.tube('ring', np.stack([x + 0 * a, .052 * np.cos(a), z + .145 + .052 * np.sin(a)], -1), .010, brass, caps=False)
