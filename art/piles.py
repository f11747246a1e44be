"""Loose material: powders, grains, crystals, berries. Many small bodies are one mesh, because thousands of objects are slow."""
import math
import numpy as np
from brand import rgba
import materials as M
import shapes as S


def turned(rng, n, tilt=math.pi):
    """Rotation matrices: any turn about z, and up to `tilt` off the upright."""
    a, b, c = rng.uniform(0, 2 * math.pi, n), rng.uniform(0, tilt, n), rng.uniform(0, 2 * math.pi, n)
    z = lambda t: np.stack([np.stack([np.cos(t), -np.sin(t), 0 * t], -1), np.stack([np.sin(t), np.cos(t), 0 * t], -1), np.stack([0 * t, 0 * t, 1 + 0 * t], -1)], -2)
    x = np.stack([np.stack([1 + 0 * b, 0 * b, 0 * b], -1), np.stack([0 * b, np.cos(b), -np.sin(b)], -1), np.stack([0 * b, np.sin(b), np.cos(b)], -1)], -2)
    return z(a) @ x @ z(c)


def many(name, body, places, turns, sizes, mat, smooth=True):
    """The body (vertices, faces) at each place, turned and sized."""
    verts, faces = body
    verts = np.asarray(verts, float)
    out = np.einsum('nij,kj->nki', turns, verts) * np.asarray(sizes, float).reshape(-1, 1, 1) + np.asarray(places, float)[:, None]
    k = len(verts)
    return S.mesh_object(name, out.reshape(-1, 3), [tuple(v + i * k for v in f) for i in range(len(out)) for f in faces], mat, smooth=smooth)


def pebble(rng, stretch=(1, 1, 1), rough=.12, rings=14, seg=20):
    """A rounded body of radius 1, uneven by `rough`."""
    t, p = np.linspace(.02, math.pi - .02, rings)[:, None], np.linspace(0, 2 * math.pi, seg, endpoint=False)[None]
    d = np.stack([np.sin(t) * np.cos(p), np.sin(t) * np.sin(p), np.cos(t) + 0 * p], -1).reshape(-1, 3)
    r = 1 + sum(rough / k * np.sin(d @ rng.normal(0, 1.6 * k, 3) + rng.uniform(0, 6.28)) for k in (1, 2, 3))
    faces = [(i * seg + j, i * seg + (j + 1) % seg, (i + 1) * seg + (j + 1) % seg, (i + 1) * seg + j) for i in range(rings - 1) for j in range(seg)]
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


def heap(rng, at, r, h, mat, grains=500, grain=.007, ridge=.12, n=170):
    """Powder as it falls: a soft cone with slides, and single grains on and around it."""
    x, y = np.meshgrid(np.linspace(-1.15, 1.15, n), np.linspace(-1.15, 1.15, n))
    wave = lambda k, amp: sum(amp * np.sin(x * rng.normal(0, k) + y * rng.normal(0, k) + rng.uniform(0, 6.28)) for _ in range(6))
    d = np.hypot(x, y) * (1 + .06 * wave(2.5, .5)) + .02 * wave(9, .5)
    z = h * (np.clip(1 - d, 0, 1) ** .9 + np.minimum(0, 1 - d))
    z = z * (1 + ridge * wave(5, .35)) + h * np.clip(1 - d, 0, .3) * (.10 * wave(16, .5) + .06 * wave(38, .5))
    verts = np.stack([at[0] + x * r, at[1] + y * r, at[2] + z], -1).reshape(-1, 3)
    inside = (np.hypot(x, y) < 1).ravel()
    S.mesh_object('heap', verts, [f for f in S.grid_faces(n, n) if inside[list(f)].all()], mat)
    q, a = np.abs(rng.normal(0, .55, grains)), rng.uniform(0, 2 * math.pi, grains)
    gx, gy = q * np.cos(a), q * np.sin(a)
    i = np.clip(((gy + 1.15) / 2.3 * (n - 1)).astype(int), 0, n - 1)
    j = np.clip(((gx + 1.15) / 2.3 * (n - 1)).astype(int), 0, n - 1)
    gz = np.maximum(z[i, j], 0) + grain * .2
    many('grains', pebble(rng, rings=6, seg=8), np.stack([at[0] + gx * r, at[1] + gy * r, at[2] + gz], -1), turned(rng, grains), rng.uniform(.4, 1.2, grains) * grain, mat)


def powder(name, color):
    return M.matte(name, color, rough=.95, grain=.55, grain_scale=150)


def metal_shard(name, color, rough):
    t = M.Tree(name)
    co = t('TexCoord')
    nz = t('TexNoise', Vector=co.outputs['Object'], Scale=26, Detail=5)
    b = t('Bump', Strength=.22, Distance=.01, Height=nz)
    return t.done(t('BsdfPrincipled', Base_Color=rgba(color), Metallic=1, Roughness=rough, Normal=b))
