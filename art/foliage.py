"""Leaves and sprigs of rosemary, olive and eucalyptus."""
import math
import numpy as np
import materials as M
import shapes as S

LEAF = {  # half-width along the leaf, 0..1
    'needle': lambda t: np.minimum(1, (1 - t) * 6) ** .7 * np.minimum(1, t * 8) ** .6,
    'lance': lambda t: np.sin(np.pi * t ** .8) ** .9,
    'round': lambda t: np.sqrt(np.clip(1 - (2 * t ** .92 - 1) ** 2, 0, 1)),
}


def leaf_grid(length, width, kind, bend, fold, rng, nu=22, nv=8):
    t = np.linspace(0, 1, nu)[:, None]
    v = np.linspace(-1, 1, nv + 1)[None, :]
    w = width * LEAF[kind](np.clip(t, 1e-4, 1 - 1e-4))
    ph = rng.uniform(0, 6.28)
    wave = .06 * width * np.sin(9 * t + ph) * v ** 2
    x = length * (t - .12 * bend ** 2 * t ** 2) + 0 * v
    y = v * w + .10 * width * rng.normal() * t ** 2
    z = length * bend * t ** 2 + np.abs(v) ** 1.4 * w * fold + wave
    uv = np.stack([t + 0 * v, (v + 1) / 2 + 0 * t], -1)
    return np.stack([x, y, z], -1).reshape(-1, 3), uv.reshape(-1, 2), S.grid_faces(nu, nv + 1)


def branch(name, path, shape, leaf_mat, stem_mat, rng, nodes=18, size=(.2, .06), per_node=2, open_=1.0,
          bend=.2, fold=.25, stem=.012, flatten=1.0, tip=.55, start=.08):
    """A stem with leaves: rosemary (needle), olive (lance) or eucalyptus (round)."""
    p = np.asarray(path, float)
    t, n, b = S.frames(p)
    V, U = [], []
    for k in range(nodes):
        s = start + (1 - start) * k / (nodes - 1)
        i = min(int(s * (len(p) - 1)), len(p) - 1)
        for m in range(per_node):
            phi = k * (math.pi / 2 if per_node == 2 else 2.399) + m * 2 * math.pi / per_node + rng.normal() * .25
            rad = math.cos(phi) * n[i] + math.sin(phi) * b[i]
            spread = open_ * (1 - .55 * s ** 2) + rng.normal() * .08
            d = t[i] * math.cos(spread) + rad * math.sin(spread)
            side = np.cross(d, rad); side /= np.linalg.norm(side) + 1e-9
            up = np.cross(side, d)
            if k == nodes - 1 and m == 0:
                d = t[i]
            sc = (1 - (1 - tip) * s ** 1.5) * rng.uniform(.82, 1.12)
            g, uv, faces = leaf_grid(size[0] * sc, size[1] * sc, shape, bend * rng.normal(1, .5), fold, rng)
            V.append(p[i] + rad * stem * .6 + g[:, :1] * d + g[:, 1:2] * side - g[:, 2:3] * up * (1 if shape != 'round' else -1))
            U.append(uv)
    ob = S.mesh_object(name, np.concatenate(V), S.repeat(faces, len(uv), len(U)), leaf_mat, np.concatenate(U))
    st = S.tube(name + '.stem', p, np.linspace(stem, stem * .35, len(p)), stem_mat, seg=12)
    st.parent = ob
    ob.scale.z = flatten
    return ob


# Shape, colors of a leaf above and below, strength of its veins, color of the stem, arguments of branch.
SPRIGS = {
    'rosemary': ('needle', '#3F5A3E', '#A3B296', .25, '#7A6650', dict(nodes=34, size=(.20, .0135), per_node=3, open_=.85, bend=.10, fold=-.35, stem=.010, tip=.45)),
    'olive': ('lance', '#5E7256', '#B4BDA4', .3, '#7A6650', dict(nodes=13, size=(.36, .052), per_node=2, open_=.75, bend=.18, fold=.22, stem=.011, tip=.6)),
    'eucalyptus': ('round', '#7E9484', '#AEBBA8', .3, '#8B7A62', dict(nodes=12, size=(.24, .115), per_node=2, open_=1.15, bend=.12, fold=.16, stem=.010, tip=.42)),
}


def sprig(kind, path, rng, **kw):
    shape, top, under, vein, stem, options = SPRIGS[kind]
    leaf = M.leaf(kind, top, under, vein=vein, translucent=.18, veins=9)
    return branch(kind, path, shape, leaf, M.matte(kind + '-stem', stem, rough=.7), rng, **(options | kw))
