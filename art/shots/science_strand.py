"""Single hairs growing out of the scalp, so near that the scales of the cuticle show."""
import math
import numpy as np
import materials as M
import shapes as S
import studio as st

# Where each hair stands, where it bends to and ends, and its radius.
HAIRS = [
    ((-.95, -.10), (-.70, -.1, 1.5), (1.10, -.35, 3.3), .112),
    ((.35, .35), (.65, .3, 1.4), (2.3, .1, 2.9), .104),
    ((1.55, -.05), (1.9, -.1, 1.0), (3.6, -.3, 2.2), .112),
    ((-2.35, .75), (-2.2, .7, 1.7), (-.7, .6, 3.9), .135),
    ((-.35, 1.9), (-.1, 1.9, 1.6), (1.3, 1.8, 4.2), .10),
    ((1.8, 2.2), (2.1, 2.2, 1.5), (3.6, 2.1, 3.9), .10),
    ((-2.6, 2.9), (-2.4, 2.9, 1.6), (-1.1, 2.8, 4.6), .10),
    ((-3.4, -.4), (-3.2, -.4, 1.4), (-2.2, -.5, 4.0), .10),
]


def shaft(p0, p1, p2, radius, rng, mat, pitch=.085, seg=110, fine=11):
    """A tube of overlapping scales: each swells towards the tip and ends in an uneven edge."""
    rough = S.bezier(p0, p1, p2, 400)
    length = np.linalg.norm(np.diff(rough, axis=0), axis=1).sum()
    rows = int(length / pitch * fine)
    path = S.bezier(p0, p1, p2, rows)
    _, n, b = S.frames(path)
    s = np.linspace(0, length / pitch, rows)[:, None]
    a = np.linspace(0, 2 * math.pi, seg, endpoint=False)[None]
    edge = sum(w * np.sin(k * a + ph + .8 * np.sin(s / 3 + ph)) for k, w, ph in ((1, .8, rng.uniform(0, 6)), (2, .35, rng.uniform(0, 6)), (5, .16, rng.uniform(0, 6)), (9, .09, rng.uniform(0, 6)), (14, .05, rng.uniform(0, 6))))
    row = s + edge
    lift = row % 1
    tile = .85 + .3 * np.abs(np.sin(np.floor(row) * 12.9898 + 3 * np.floor(a * 1.2 + row.astype(int) % 2)))
    r = radius * (1 + .07 * lift ** 1.3 * tile) * (1 - .10 * (s / s.max()) ** 2)
    verts = path[:, None] + r[..., None] * (np.cos(a)[..., None] * n[:, None] * .88 + np.sin(a)[..., None] * b[:, None])
    faces = S.ring_faces(rows, seg)
    return S.mesh_object('hair', verts.reshape(-1, 3), faces, mat)


def ground(mat, n=260):
    """The scalp: soft hills, and at each hair a mouth with a rim."""
    x, y = np.meshgrid(np.linspace(-7, 7, n), np.linspace(-2.6, 8, n))
    z = .06 * np.sin(1.3 * x + .4) * np.cos(1.1 * y) - .012 * x ** 2
    for (hx, hy), *_, r in HAIRS:
        d = np.hypot(x - hx, (y - hy))
        z += .085 * np.exp(-((d - 2.0 * r) / (.9 * r)) ** 2) - .34 * np.exp(-(d / (1.35 * r)) ** 2)
    verts = np.stack([x, y, z], -1).reshape(-1, 3)
    return S.mesh_object('scalp', verts, S.grid_faces(n, n), mat)


def science_strand(rng):
    st.reset(world='#F7EFE4', ambient=.95)
    ground(M.scalp('scalp', '#DABFAA', '#C6A084'))
    mat = M.keratin('keratin', '#7A4C2A', '#3F2615')
    for (x, y), p1, p2, r in HAIRS:
        shaft((x, y, -.45), p1, p2, r, rng, mat)
    st.softbox((-4.5, -2.5, 5.0), (0, 0, 1.2), (2.5, 3.5), 190, (1, .96, .90))
    st.softbox((3.8, 3.6, 3.6), (.2, 0, 1.4), (1.2, 4.0), 420, (1, .86, .68))
    st.softbox((-3.6, 4.2, 2.6), (0, 0, 1.2), (1.2, 3.0), 160, (1, .90, .78))
    st.camera((.2, -7.4, 2.35), (.55, 0, 1.12), 62, fstop=3.4, focus=(-.5, -.25, 1.1))
    return dict(exposure=-.04, contrast=.20, saturation=.95, warmth=.016)
