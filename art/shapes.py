"""Geometry: turned (lathed) profiles with true fillets, swept tubes, leaves, capsules. 1 unit = 10 cm."""
import math
import bpy
import numpy as np


def add(name, data=None):
    """A new object of the scene; without data an empty."""
    ob = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(ob)
    return ob


def mesh_object(name, verts, faces, mat=None, uvs=None, smooth=True):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    if uvs is not None:                       # one uv per vertex
        layer = me.uv_layers.new(name='UVMap')
        idx = np.empty(len(me.loops), dtype=np.int32)
        me.loops.foreach_get('vertex_index', idx)
        layer.data.foreach_set('uv', np.asarray(uvs, dtype=np.float32)[idx].ravel())
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.update()
    if mat:
        me.materials.append(mat)
    return add(name, me)


def surface(name, x, y, z, mat, uv=None, closed=False, smooth=True):
    """A grid of points: x, y, z and the two of uv are broadcast to (rows, columns). closed: each row is a ring."""
    shape = np.broadcast_shapes(*map(np.shape, (x, y, z)))
    flat = lambda *parts: np.stack([np.broadcast_to(part, shape).ravel() for part in parts], -1)
    return mesh_object(name, flat(x, y, z), (ring_faces if closed else grid_faces)(*shape), mat, flat(*uv) if uv else None, smooth)


def outline(*points, arc=8, eps=.0015):
    """Polyline through (r, z, fillet_radius) points. Fillets become arcs; straight runs get a support
    point next to each arc, so smooth shading never bleeds from the arc onto the flat."""
    P = [np.array(p[:2], float) for p in points]
    R = [p[2] if len(p) > 2 else 0 for p in points]
    out = [P[0]]
    for i in range(1, len(P) - 1):
        a, b, c = P[i - 1], P[i], P[i + 1]
        u, v = (a - b) / np.linalg.norm(a - b), (c - b) / np.linalg.norm(c - b)
        ang = math.acos(np.clip(u @ v, -1, 1))
        if R[i] <= 0 or abs(ang - math.pi) < 1e-3:
            out += [b + u * eps, b, b + v * eps]
            continue
        d = R[i] / math.tan(ang / 2)
        d = min(d, .49 * np.linalg.norm(a - b), .49 * np.linalg.norm(c - b))
        rad = d * math.tan(ang / 2)
        p0, p1 = b + u * d, b + v * d
        o = b + (u + v) / np.linalg.norm(u + v) * (rad / math.sin(ang / 2))
        out.append(p0 + u * eps)
        e0, e1 = p0 - o, p1 - o
        sweep = math.acos(np.clip(e0 @ e1 / (np.linalg.norm(e0) * np.linalg.norm(e1)), -1, 1))
        for k in range(arc + 1):
            t = k / arc
            e = (math.sin((1 - t) * sweep) * e0 + math.sin(t * sweep) * e1) / math.sin(sweep)
            out.append(o + e)
        out.append(p1 + v * eps)
    out.append(P[-1])
    return np.array(out)


def lathe(name, profile, mat, seg=160, ribs=None, at=(0, 0, 0)):
    """Revolve a profile about z. ribs=(count, depth, z0, z1) knurls the band z0..z1."""
    prof = np.asarray(profile, float)
    if ribs:
        seg = max(seg, ribs[0] * 8)
        z0, z1 = ribs[2:]                      # the band needs its own rows, or the fade has nothing to act on
        i = next(k for k in range(len(prof) - 1) if prof[k][1] <= z0 and prof[k + 1][1] >= z1)
        rows = [(prof[i][0], z) for z in (z0, z0 + .005, z0 + .011, z1 - .011, z1 - .005, z1)]
        prof = np.concatenate([prof[:i + 1], rows, prof[i + 1:]])
    th = np.linspace(0, 2 * math.pi, seg, endpoint=False)
    verts, rows = [], []
    for r, z in prof:
        if r < 1e-6:
            rows.append([len(verts)] * seg)
            verts.append((0, 0, z))
            continue
        rr = np.full(seg, r)
        if ribs:
            n, depth, z0, z1 = ribs
            fade = np.clip(min((z - z0) / .01, (z1 - z) / .01), 0, 1)
            rr = rr - fade * depth * (1 - np.abs(np.cos(th * n / 2))) ** 1.5
        rows.append(list(range(len(verts), len(verts) + seg)))
        verts += list(zip(rr * np.cos(th), rr * np.sin(th), np.full(seg, z)))
    faces = []
    for a, b in zip(rows, rows[1:]):
        for i in range(seg):
            j = (i + 1) % seg
            q = list(dict.fromkeys((a[i], a[j], b[j], b[i])))
            if len(q) > 2:
                faces.append(q)
    ob = mesh_object(name, verts, faces, mat)
    ob.location = at
    return ob


def wrap(name, profile, z0, z1, mat, angle):
    """A label on a turned body: a patch that follows the profile, facing -y, uv 0..1 left to right as the camera sees it."""
    prof = np.asarray(profile, float)
    prof = prof[np.argsort(prof[:, 1], kind='stable')]
    side = prof[prof[:, 0] > .5 * prof[:, 0].max()]
    a, v = np.radians(np.linspace(-angle / 2, angle / 2, 97)), np.linspace(0, 1, 25)[:, None]
    z = z0 + (z1 - z0) * v
    r = np.interp(z, side[:, 1], side[:, 0]) + .0014
    return surface(name, r * np.sin(a), -r * np.cos(a), z, mat, (np.linspace(0, 1, 97), v))


def grid_faces(rows, cols):
    return [(i * cols + j, i * cols + j + 1, (i + 1) * cols + j + 1, (i + 1) * cols + j) for i in range(rows - 1) for j in range(cols - 1)]


def loft_section(loft, z):
    """Half width and half depth of a tube at height z: round at the cap, flat at the crimp."""
    (z0, z1), t = loft['z'], (z - loft['z'][0]) / (loft['z'][1] - loft['z'][0])
    flat = z1 - loft['crimp']
    w = loft['width'][0] + (loft['width'][1] - loft['width'][0]) * t
    u = min(1, max(0, (z - z0) / (flat - z0)))
    d = loft['depth'][1] + (loft['depth'][0] - loft['depth'][1]) * (1 - u ** 1.25)
    if z > flat:
        d += .0022 * math.sin((z - flat) / loft['crimp'] * 2 * math.pi * 7)
    return w, d


def loft_tube(name, loft, mat, seg=160, rows=260):
    """A squeezed tube standing on its cap."""
    a = np.linspace(0, 2 * math.pi, seg, endpoint=False)
    verts = []
    for z in np.linspace(*loft['z'], rows):
        w, d = loft_section(loft, z)
        verts += [(w * math.cos(x), d * math.sin(x), z) for x in a]
    faces = ring_faces(rows, seg)
    faces.append(tuple((rows - 1) * seg + j for j in range(seg)))
    return mesh_object(name, verts, faces, mat)


def loft_wrap(name, loft, z0, z1, mat, angle):
    """A print on the tube, projected from the front."""
    across, v = np.sin(np.radians(np.linspace(-angle / 2, angle / 2, 97))), np.linspace(0, 1, 49)[:, None]
    z = z0 + (z1 - z0) * v
    w, d = np.array([loft_section(loft, q) for q in z.ravel()]).T[..., None]
    x = loft_section(loft, (z0 + z1) / 2)[0] * across
    return surface(name, x, -(d * np.sqrt(np.maximum(0, 1 - (x / w) ** 2)) + .0016), z, mat, (.5 + .5 * across / across[-1], v))


def solidify(ob, thickness, offset=-1):
    """Gives a surface a thickness; offset 1 adds it outside, -1 inside, 0 on both sides."""
    wall = ob.modifiers.new('wall', 'SOLIDIFY')
    wall.thickness, wall.offset = thickness, offset


def bevel(ob, width, segments):
    """Rounds the sharp edges."""
    edge = ob.modifiers.new('edge', 'BEVEL')
    edge.width, edge.segments, edge.limit_method = width, segments, 'ANGLE'


def repeat(faces, size, count):
    """The faces of `count` bodies of `size` points each."""
    return [tuple(v + i * size for v in face) for i in range(count) for face in faces]


def ring_faces(rows, columns):
    """The quads between rows of points that each close to a ring."""
    return [(i * columns + j, i * columns + (j + 1) % columns, (i + 1) * columns + (j + 1) % columns, (i + 1) * columns + j) for i in range(rows - 1) for j in range(columns)]


def ribbon(name, path, width, mat, up=(0, 0, 1)):
    """A band swept along a path, its width along `up`."""
    p, u = np.asarray(path, float), np.asarray(up, float)
    verts = np.stack([p - u * width / 2, p + u * width / 2], 1).reshape(-1, 3)
    ob = mesh_object(name, verts, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(p) - 1)], mat)
    ob.modifiers.new('body', 'SOLIDIFY').thickness = .004


def carton(name, size, mat):
    """A box with soft edges, standing on the floor."""
    w, d, h = size
    x, y = w / 2, d / 2
    verts = [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0), (-x, -y, h), (x, -y, h), (x, y, h), (-x, y, h)]
    ob = mesh_object(name, verts, [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], mat, smooth=False)
    edge = ob.modifiers.new('edge', 'BEVEL')
    edge.width, edge.segments = .006, 3
    return ob


def frames(path):
    """Tangent / normal / binormal along a polyline (parallel transport)."""
    p = np.asarray(path, float)
    t = np.gradient(p, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    n = np.zeros_like(p)
    up = np.array([0, 0, 1.]) if abs(t[0][2]) < .9 else np.array([1., 0, 0])
    n[0] = up - t[0] * (up @ t[0])
    for i in range(1, len(p)):
        n[i] = n[i - 1] - t[i] * (n[i - 1] @ t[i])
    n /= np.linalg.norm(n, axis=1, keepdims=True)
    return t, n, np.cross(t, n)


def tube(name, path, radius, mat, seg=24, caps=True, squash=1.0):
    """Sweep a circle; radius may be a number or one value per path point."""
    p = np.asarray(path, float)
    r = np.broadcast_to(radius, len(p)).astype(float)
    t, n, b = frames(p)
    if caps:                                    # rounded ends
        k = np.linspace(0, math.pi / 2, 7)[1:, None]
        out, narrow = .6 * np.sin(k), np.cos(k[:, 0])
        p = np.concatenate([(p[0] - t[0] * r[0] * out)[::-1], p, p[-1] + t[-1] * r[-1] * out])
        r = np.concatenate([(r[0] * narrow)[::-1], r, r[-1] * narrow])
        n, b = (np.pad(v, ((6, 6), (0, 0)), 'edge') for v in (n, b))
    a = np.linspace(0, 2 * math.pi, seg, endpoint=False)[:, None]
    verts = p[:, None] + r[:, None, None] * (np.cos(a) * n[:, None] * squash + np.sin(a) * b[:, None])
    return surface(name, *np.moveaxis(verts, -1, 0), mat, closed=True)


def bezier(*points, n=40):
    """A Bézier curve of any degree, in n points."""
    t = np.linspace(0, 1, n)[:, None]
    p = np.asarray(points, float)[:, None]
    while len(p) > 1:
        p = (1 - t) * p[:-1] + t * p[1:]
    return p[0]


def rest(ob, z=0.0):
    """Lower an object (and its children) so that its lowest point lies on z."""
    bpy.context.view_layer.update()
    ob.location.z += z - min((o.matrix_world @ v.co).z for o in (ob, *ob.children) for v in o.data.vertices)


def capsule_profile(r, length, arc=14):
    h = length / 2 - r
    a = np.linspace(0, math.pi / 2, arc)
    bot = [(r * math.sin(x), -h - r * math.cos(x)) for x in a]
    top = [(r * math.cos(x), h + r * math.sin(x)) for x in a]
    return np.array(bot + [(r, -h + .001), (r, h - .001)] + top)


def drop_profile(r, h, n=24):
    """A sessile drop: spherical-ish cap with a rounded foot."""
    a = np.linspace(0, math.pi / 2, n)
    return np.array([(0, 0), (r * .93, 0)] + [(r * math.cos(x) ** .8, h * math.sin(x) ** .9) for x in a])
