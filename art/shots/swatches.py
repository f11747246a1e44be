"""Two swatches of the same hair beside each other: as it came, and after twelve weeks of care. Nothing but the hair's state
differs: color, light and clamp are the same; the left one is duller, frizzier and uneven at its ends."""
import numpy as np
import hair
import materials as M
import shapes as S
import tress
from brand import BRASS, SHOTS

TOP, APART, WIDTH = .64, .55, .62
# A texture: length, locks, strands in each, points, width of a lock, its curl, and how much fuller it gets towards its ends.
TEXTURES = {
    'straight': (1.44, 64, 72, 64, .050, (.006, 1.2, 0), .05),
    'wavy': (1.42, 58, 76, 110, .036, (.034, 3.3, .7), .12),
    'coily': (1.36, 76, 42, 230, .022, (.034, 10.5, 1), .24),
}


def swatch(texture, x, rng, cared):
    length, locks, count, k, width, (amp, turns, coil), fuller = TEXTURES[texture]
    t = np.linspace(0, 1, k)
    coily = texture == 'coily'
    if coily and cared:
        return coils(length, x, rng)
    if coily:
        locks, count = locks * 3, count // 3
    out = []
    for i in range(locks):
        u = 2 * (i + rng.uniform(.2, .8)) / locks - 1
        ends = abs(rng.normal(0, (.008 if texture == 'straight' else .025) if cared else .055)) + .03 * u ** 4
        wander = (.035 if coily else .008 if cared else .03) * rng.normal() * np.sin(2.6 * t + rng.uniform(0, 1))
        depth = np.clip(rng.normal(0, .5), -1, 1) * (.085 if coily else .055) * np.clip(.3 + 5 * t, 0, 1)
        g = np.stack([x + u * .41 * WIDTH * (1 + (fuller + (0 if cared else .09)) * np.minimum(1, 2.5 * t) ** 2) + wander,
                      depth - .18 * np.sin(np.pi * t ** .9) ** 1.3, TOP - length * (1 - ends) * t], -1)
        phase = {'straight': rng.uniform(0, 6), 'wavy': 1.9 * u + rng.normal(0, .45 if cared else .8)}.get(texture)
        turn = turns * (rng.choice((-1, 1)) * rng.uniform(.82, 1.18) if coily else rng.uniform(.95, 1.05))
        out.append(tress.lock(g, count if cared else int(count * .9), rng, width * (1 if cared else 1.3), curl=(amp * rng.uniform(.7, 1.3), turn, coil),
                              order=.88 if cared else .5, frizz=.0012 if cared else .0055, fly=.006 if cared else .09,
                              reach=.04 if cared else .09, length_var=.012 if cared else .07, taper=.85 if texture == 'straight' else .5, phase=phase))
    return np.concatenate(out)


def coils(length, x, rng, count=205, k=320):
    """Single coils, tight and loose, in several layers; the outer ones are shorter, so that the lower edge is round."""
    t = np.linspace(0, 1, k)
    out = []
    for i in range(count):
        u, layer = 2 * (i + rng.uniform(0, 1)) / count - 1, rng.uniform(-1, 1)
        long = length * (1 - .10 * u ** 2 - abs(rng.normal(0, .07)) - .10 * rng.uniform() ** 4)
        full = 1 + (.38 + .06 * layer) * np.minimum(1, 2 * t) ** 1.6 - .10 * t ** 4
        g = np.stack([x + u * .41 * WIDTH * full + .030 * rng.normal() * np.sin(2.6 * t + rng.uniform(0, 3)) * np.minimum(1, 3 * t),
                      layer * .11 * np.clip(.25 + 3 * t, 0, 1) - .19 * np.sin(np.pi * t ** .9) ** 1.2 + .012 * rng.normal() * np.sin(5 * t), TOP - long * t], -1)
        radius = .021 * np.exp(rng.normal(0, .32))
        out.append(tress.coil(g, int(rng.uniform(12, 26)), rng, radius, rng.choice((-1, 1)) * rng.uniform(.75, 1.25) * .30 / radius, .0085 * rng.uniform(.7, 1.3), rng.uniform(0, 6.28)))
    return np.concatenate(out)


def dress(name):
    row = SHOTS[name]
    rng = np.random.default_rng(row['seed'])
    tress.wall(rng, at=.15, leaves=3, target=(1.25, .1, -.9), spread=.3)
    color = tress.COLORS[row['color']]
    dull = {**color, 'rough': color['rough'] + .14, 'radial': color['radial'] + .2, 'coat': 0}
    brass = M.metal('brass', BRASS, .24)
    for x, cared in ((-APART, False), (APART, True)):
        hair.curves('Swatch', swatch(row['texture'], x, rng, cared), .0016, tress.fibre('hair', **(color if cared else dull)), tip=.5)
        tress.clamp(x, TOP - .03, WIDTH, brass)
    S.tube('rod', np.array([(x, 0.0, TOP + .165) for x in np.linspace(-3, 3, 20)]), .020, brass, caps=False)
    tress.camera(2.3, fstop=9, focus=(0, -.1, 0))
