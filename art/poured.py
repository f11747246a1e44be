"""Creams, gels, foam and drops, and the simulation of things that fall."""
import math
import bpy
import numpy as np
from mathutils import Matrix
from brand import BRASS, rgba
import materials as M
import shapes as S
import stage
import studio as st


def cream(name, color, rough=.34, gloss=.45):
    """Thick and moist: a soft body under a thin gloss, a little uneven."""
    t = M.Tree(name)
    b = t('Bump', Strength=.10, Distance=.004, Height=t.noise(34, 3))
    return t.done(t('BsdfPrincipled', Base_Color=rgba(color), Roughness=rough, Clearcoat=gloss, Clearcoat_Roughness=.10, Normal=b))


def film(name):
    """A bubble: transparent in the middle, reflecting at the rim."""
    t = M.Tree(name)
    edge = t('LayerWeight', Blend=.30)
    return t.done(t.mix(edge.outputs['Facing'], t('BsdfTransparent'), t('BsdfGlossy', Color=(1, 1, 1, 1), Roughness=.04)))


def waves(rng, x, y, scale, count=6):
    """Smooth noise, about -1 to 1: a few sines in random directions."""
    return sum(np.sin(x * rng.normal(0, scale) + y * rng.normal(0, scale) + rng.uniform(0, 6.28)) for _ in range(count)) / count ** .5


def rim(edge, width):
    """Height 0 to 1 of a liquid `edge` inside its outline: round at the foot; negative outside, so that the ground cuts a clean line."""
    e = np.clip(edge / width, -1, 1)
    return np.sign(e) * np.sqrt(np.maximum(0, 1 - (1 - np.abs(e)) ** 2))


def field(name, size, height, mat, at=(0, 0, 0), turn=0, n=420, below=.02):
    """A surface z = height(x, y); what is more than `below` under the ground is left out."""
    x, y = np.meshgrid(np.linspace(-.5, .5, n) * size[0], np.linspace(-.5, .5, int(n * size[1] / size[0])) * size[1])
    z = height(x, y)
    kept = (z > -below).ravel()
    faces = np.array(S.grid_faces(*z.shape))
    ob = S.mesh_object(name, np.stack([x, y, np.maximum(z, -below)], -1).reshape(-1, 3), faces[kept[faces].any(1)], mat)
    ob.location, ob.rotation_euler.z = at, math.radians(turn)


def puddle(name, outline, h, mat, at=(0, 0, 0), top=lambda x, y: 0 * x, rings=70, seg=260):
    """A closed body of liquid: its foot follows outline(angle), its edge is round."""
    a = np.linspace(0, 2 * math.pi, seg, endpoint=False)
    s = np.sin(np.linspace(0, math.pi / 2, rings + 1)[1:])
    r = outline(a)
    x, y = (s[:, None] * r * f(a) for f in (np.cos, np.sin))
    z = (h + top(x, y) * (1 - s[:, None] ** 4)) * (1 - s[:, None] ** 7) ** .5
    verts = [(0, 0, h + float(top(0., 0.)))] + list(np.stack([x, y, z], -1).reshape(-1, 3))
    faces = [(0, 1 + j, 1 + (j + 1) % seg) for j in range(seg)]
    faces += [(1 + i * seg + j, 1 + (i + 1) * seg + j, 1 + (i + 1) * seg + (j + 1) % seg, 1 + i * seg + (j + 1) % seg) for i in range(rings - 1) for j in range(seg)]
    faces.append(tuple(1 + (rings - 1) * seg + j for j in range(seg))[::-1])
    S.mesh_object(name, verts, faces, mat).location = at


def blob(rng, r, uneven=.10):
    """The uneven outline of a spilled liquid: a function of the angle."""
    k = [(m, rng.normal(0, uneven / m), rng.uniform(0, 6.28)) for m in (1, 2, 3, 4, 5)]
    return lambda a: r * (1 + sum(w * np.cos(m * a + p) for m, w, p in k))


def rope(path, width):
    """Height over x, y of a thread of cream laid along a path of x, y, z: later turns lie on earlier ones."""
    p = np.asarray(path, float)

    def height(x, y):
        out = np.full(x.shape, -1.)
        for px, py, pz in p:
            d2 = (x - px) ** 2 + (y - py) ** 2
            near = d2 < width ** 2
            out[near] = np.maximum(out[near], pz + np.sqrt(width ** 2 - d2[near]))
        return out
    return height


def smooth(z, times):
    """Averages each height with its neighbors, several times."""
    for _ in range(times):
        q = np.pad(z, 1, mode='edge')
        z = (q[:-2, 1:-1] + q[2:, 1:-1] + q[1:-1, :-2] + q[1:-1, 2:] + 4 * z) / 8
    return z


def pipette(serum, tip, lean, size=1):
    """The end of a glass pipette, leaning by degrees, and the drop that hangs from it."""
    shoulder = lambda low, high: S.bezier((low, .070), (low, .150), (high, .140), (high, .245), n=48)
    glass = np.concatenate([S.outline((.0075, 0), (.0155, 0, .003), (.0185, .066)), shoulder(.0190, .0580), [(.0582, 1.6), (.047, 1.6)], shoulder(.0095, .0470)[::-1], [(.0075, .001)]])
    inside = np.concatenate([[(0, -.002), (.0078, -.002)], shoulder(.0098, .0474), S.outline((.0474, .300), (.0474, .62), (.043, .612), (0, .610), arc=8)])
    hanging = np.concatenate([S.bezier((0, -.122), (.024, -.122), (.040, -.106), (.042, -.080)), S.bezier((.042, -.080), (.0455, -.045), (.0150, -.036), (.0150, .003))[1:], [(0, .004)]])
    for profile, mat, turn in ((glass, M.glass('pipette', '#FFFFFF', 1.48), lean), (inside, serum, lean), (hanging, serum, 0)):
        ob = S.lathe('pipette', profile, mat, seg=192, at=tip)
        ob.rotation_euler.y, ob.scale = math.radians(turn), (size, size, size)


def spatula(at, turn, tilt):
    """A flat brass spatula: blade, neck, handle; `at` is the tip of its blade, from which it points along `turn`."""
    x = np.concatenate([np.linspace(0, .03, 8), np.linspace(.04, .92, 60)])
    w = np.where(x < .035, .085 * np.sqrt(np.clip(1 - (1 - x / .035) ** 2, .02, 1)), .085)
    w = w + (.026 - w) * np.clip((x - .26) / .16, 0, 1) ** 2 * (3 - 2 * np.clip((x - .26) / .16, 0, 1))
    w = w + .012 * np.clip((x - .5) / .4, 0, 1)
    t = np.linspace(-1, 1, 9)
    ob = S.surface('spatula', x[:, None], w[:, None] * t, .008 * np.clip(x[:, None] / .3, 0, 1) * (1 - t ** 2), M.metal('brass', BRASS, .2))
    S.solidify(ob, .014, 1)
    S.bevel(ob, .004, 2)
    ob.location, ob.rotation_euler = at, (0, math.radians(tilt), math.radians(turn))


def without_overlaps(places, sizes):
    """Leaves out each ball that overlaps an earlier one."""
    kept = []
    for i, (p, r) in enumerate(zip(places, sizes)):
        if all(np.linalg.norm(p - places[j]) > r + sizes[j] for j in kept):
            kept.append(i)
    return places[kept], sizes[kept]


def simulate_fall(body, first, solids, frames=130, friction=.55):
    """Simulates copies of a body falling onto solids: from the first matrices to the matrices at rest.
    The simulation runs at ten times the size, because the physics keeps a margin around each body."""
    sc, big = bpy.context.scene, Matrix.Scale(10, 4)
    bpy.ops.rigidbody.world_add()
    world = sc.rigidbody_world
    world.substeps_per_frame, world.solver_iterations = 10, 20
    made = []

    def add(mesh, kind, shape, matrix):
        new = S.add('falling', mesh)
        new.matrix_world = matrix
        with bpy.context.temp_override(object=new, active_object=new, selected_objects=[new]):
            bpy.ops.rigidbody.object_add(type=kind)
        rb = new.rigid_body
        rb.collision_shape, rb.friction, rb.restitution, rb.use_margin, rb.collision_margin = shape, friction, .05, True, .004
        rb.linear_damping, rb.angular_damping = .10, .35
        made.append(new)

    dg = bpy.context.evaluated_depsgraph_get()
    for ob in solids:
        mesh = bpy.data.meshes.new_from_object(ob.evaluated_get(dg))
        mesh.transform(big @ ob.matrix_world)
        add(mesh, 'PASSIVE', 'MESH', Matrix())
    mesh = body.data.copy()
    mesh.transform(big)
    for m in first:
        place = m.copy()
        place.translation = m.translation * 10
        add(mesh, 'ACTIVE', 'CONVEX_HULL', place)
    world.point_cache.frame_end = frames
    for f in range(1, frames + 1):
        sc.frame_set(f)
    dg = bpy.context.evaluated_depsgraph_get()
    out = []
    for ob in made[len(solids):]:
        m = ob.evaluated_get(dg).matrix_world.copy()
        m.translation = m.translation / 10
        out.append(m)
    for ob in made:
        bpy.data.objects.remove(ob)
    bpy.ops.rigidbody.world_remove()
    sc.frame_set(1)
    return out


def scatter_above(rng, count, at, spread, step=.03):
    """Matrices of `count` bodies above each other, scattered by `spread`, in random rotations."""
    out = []
    for k in range(count):
        m = Matrix.Translation((at[0] + rng.normal(0, spread), at[1] + rng.normal(0, spread), at[2] + step * k))
        for axis in 'XYZ':
            m = m @ Matrix.Rotation(rng.uniform(0, 6.28), 4, axis)
        out.append(m)
    return out


def near_picture(build, rng, row):
    """The setting of a close-up on a table in the light of the packshots."""
    stage.sweep(depth=3.0, light=(20, 3.5, 15))
    for x in (.1, .75):                         # a window, for what is wet to mirror
        st.softbox((x, 2.5, 3.1), (0, 0, 0), (.40, .62), 10, (1, .98, .95)).visible_diffuse = False
    stage.dappled(rng, strength=3.1, direction=(.82, .26, -.60), n=5, target=(.1, .1, 0), spread=.72)
    build(rng)
