"""Loose material: powders, grains, crystals, berries. Many small bodies are one mesh, because thousands of objects are slow."""
import math
import numpy as np
from brand import rgba
import materials as M
import shapes as S


# Turns what stands along z until it lies along x.
LYING = np.array([[0, 0, 1.], [0, 1, 0], [-1, 0, 0]])


def random_rotations(rng, n, tilt=math.pi):
    """Rotation matrices: any turn about z, and up to `tilt` off the upright."""
    a, b, c = rng.uniform(0, 2 * math.pi, n), rng.uniform(0, tilt, n), rng.uniform(0, 2 * math.pi, n)
    z = lambda t: np.stack([np.stack([np.cos(t), -np.sin(t), 0 * t], -1), np.stack([np.sin(t), np.cos(t), 0 * t], -1), np.stack([0 * t, 0 * t, 1 + 0 * t], -1)], -2)
    x = np.stack([np.stack([1 + 0 * b, 0 * b, 0 * b], -1), np.stack([0 * b, np.cos(b), -np.sin(b)], -1), np.stack([0 * b, np.sin(b), np.cos(b)], -1)], -2)
    return z(a) @ x @ z(c)


def copies(name, body, places, turns, sizes, mat, smooth=True):
    """The body (vertices, faces) at each place, turned and sized."""
    verts, faces = body
    verts = np.asarray(verts, float)
    out = np.einsum('nij,kj->nki', turns, verts) * np.asarray(sizes, float).reshape(-1, 1, 1) + np.asarray(places, float)[:, None]
    return S.mesh_object(name, out.reshape(-1, 3), S.repeat(faces, len(verts), len(out)), mat, smooth=smooth)


def pebble(rng, stretch=(1, 1, 1), rough=.12, rings=14, seg=20):
    """A rounded body of radius 1, uneven by `rough`."""
    t, p = np.linspace(.02, math.pi - .02, rings)[:, None], np.linspace(0, 2 * math.pi, seg, endpoint=False)[None]
    d = np.stack([np.sin(t) * np.cos(p), np.sin(t) * np.sin(p), np.cos(t) + 0 * p], -1).reshape(-1, 3)
    r = 1 + sum(rough / k * np.sin(d @ rng.normal(0, 1.6 * k, 3) + rng.uniform(0, 6.28)) for k in (1, 2, 3))
    faces = S.ring_faces(rings, seg)
    faces += [tuple(range(seg))[::-1], tuple((rings - 1) * seg + j for j in range(seg))]
    return d * r[:, None] * np.array(stretch), faces


def shard(rng, sides=6, height=1.0, point=.35):
    """A crystal: a prism of `sides`, pointed at one end, cut at the other."""
    a = np.linspace(0, 2 * math.pi, sides, endpoint=False) + rng.normal(0, .12, sides)
    r = rng.uniform(.75, 1.1, sides)
    ring = np.stack([r * np.cos(a), r * np.sin(a)], -1)
    verts = [(*(q * .8), -height) for q in ring] + [(*q, height * (1 - point) + rng.normal(0, .06)) for q in ring] + [(*(rng.normal(0, .15, 2)), height)]
    faces = [tuple(range(sides))[::-1]] + [(i, (i + 1) % sides, sides + (i + 1) % sides, sides + i) for i in range(sides)]
    return verts, faces + [(sides + i, sides + (i + 1) % sides, 2 * sides) for i in range(sides)]


def chunk(rng, cuts=13, rings=44, seg=66):
    """A broken piece: a pebble with flat breaks, that lies on one of them."""
    verts, faces = pebble(rng, (1, .86, .80), .16, rings, seg)
    for n, d in [((0, 0, -1), .50), *((v / np.linalg.norm(v), rng.uniform(.50, .78)) for v in rng.normal(0, 1, (cuts, 3)))]:
        over = np.maximum(verts @ np.asarray(n) - d, 0)
        verts = verts - .97 * over[:, None] * n
    ripple = sum(np.sin(verts @ rng.normal(0, k, 3) + rng.uniform(0, 6.28)) / k for k in (9, 14, 21, 34))
    return verts * (1 + .035 * ripple[:, None]), faces


def heap(rng, at, r, h, mat, grains=500, grain=.007, foot=.06, turn=0, n=150):
    """Powder as it falls: a soft cone with slides and clumps, and single grains on and around it. Its foot is an ellipse of two radii `r`
    turned by degrees, or a circle, uneven by `foot`; 0 where a vessel's wall meets it, then no grain leaves it. It is turned under, so that
    no open edge is seen. Returns places on it: shares of the radius and angles give points."""
    u, a = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 2 * math.pi, 3 * n, endpoint=False), indexing='ij')
    waves = [(k, [(rng.normal(0, k, 2), rng.uniform(0, 6.28)) for _ in range(7)]) for k in (3, 8, 18, 40, 80)]
    rim = [(rng.normal(0, k ** -.6), k, rng.uniform(0, 6.28)) for k in (1, 2, 3, 4, 7, 11, 19, 31)]

    def rough(q, t, parts):
        x, y = q * np.cos(t), q * np.sin(t)
        return sum(np.sin(x * kx + y * ky + p) for _, some in parts for (kx, ky), p in some)

    def height(q, t):
        slope = (math.sqrt(1.02) - np.sqrt(q ** 2 + .02)) * (1 - .45 * q if foot else 1)
        slide = np.clip(1 - q, 0, .25) / .25
        return h * (slope * (1 + .05 * rough(q, t, waves[:1])) + slide * sum(.12 / k * rough(q, t, [(k, some)]) for k, some in waves[1:]))

    def place(q, t, over=0):
        out = q * (1 + foot * sum(w * np.sin(k * t + p) for w, k, p in rim))
        x, y = out * np.cos(t) * radii[0], out * np.sin(t) * radii[1]
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        return np.stack([at[0] + c * x - s * y, at[1] + s * x + c * y, at[2] + np.where(q < 1, height(np.minimum(q, 1), t), 0) + over], -1)

    radii, m = np.broadcast_to(r, 2), 3 * n
    under = place(np.full(m, .94), a[-1]) * (1, 1, 0) + (0, 0, at[2] - .05 * min(radii))
    rings = np.concatenate([place(u, a), under[None]])
    S.mesh_object('heap', rings.reshape(-1, 3), [(i * m + j, (i + 1) * m + j, (i + 1) * m + (j + 1) % m, i * m + (j + 1) % m) for i in range(n) for j in range(m)], mat)
    q = rng.rayleigh(.55, grains) % (1.7 if foot else 1)
    copies('grains', pebble(rng, rings=6, seg=8), place(q, rng.uniform(0, 2 * math.pi, grains), grain * .2), random_rotations(rng, grains), rng.uniform(.4, 1.2, grains) * grain, mat)
    return place


def settle(count, r, inside, base, rng):
    """Spheres poured into a cylinder: relaxed positions, none inside another."""
    p = np.stack([rng.normal(0, inside * .4, count), rng.normal(0, inside * .4, count), base + r + np.linspace(0, 9 * r, count)], -1)
    for k in range(900):
        p[:, 2] -= .004 * (1 - k / 900)
        for _ in range(3):
            d = p[:, None] - p[None]
            l = np.linalg.norm(d, axis=-1) + np.eye(count)
            push = np.maximum(0, 2 * r - l)[..., None] * d / l[..., None] * .5
            p += push.sum(1) * .8
            q = np.linalg.norm(p[:, :2], axis=1)
            over = q > inside - r
            p[over, :2] *= ((inside - r) / q[over])[:, None]
            p[:, 2] = np.maximum(p[:, 2], base + r)
    return p


def argan_kernels(rng, spots, sizes):
    """Kernels that lie on a table."""
    body = pebble(rng, (.62, .46, 1.0), .07, rings=22, seg=28)
    material = M.matte('kernel', '#A4764A', rough=.5, grain=.6, grain_scale=30, coat=.1)
    copies('kernels', body, np.array(spots), random_rotations(rng, len(spots), .15) @ LYING, sizes(len(spots)) if callable(sizes) else sizes, material)


def powder(name, color):
    return M.matte(name, color, rough=.95, grain=.55, grain_scale=150)


def metal_shard(name, color, rough):
    t = M.Tree(name)
    b = t('Bump', Strength=.22, Distance=.01, Height=t.noise(26, 5))
    return t.done(t('BsdfPrincipled', Base_Color=rgba(color), Metallic=1, Roughness=rough, Normal=b))
