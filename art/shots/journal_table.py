"""Three pictures of the journal: a bottle that became a vase, saw palmetto on its leaf, and a plate."""
import math
import bpy
import numpy as np
from brand import BRASS, VESSELS, rgba
import foliage
import materials as M
import piles
import poured as Q
import products as P
import props
import shapes as S
import stage
import studio as st
import tress


def journal_argan(rng):
    """A bottle for oil, emptied, on a window ledge: water and olive in it, its cap beside it."""
    stage.sweep('#6A4F40', 1.15, light=stage.TABLE, drop=.6, radius=.04, front=1.1)
    props.slab((.2, .42, -.16), (5, 1.5, .16), '#EFE6DA', '#D8C8B2')
    S.mesh_object('front', [(-6, -.31, -.16), (6, -.31, -.16), (6, -.31, -4), (-6, -.31, -4)], [(0, 1, 2, 3)], M.paper('front', '#5A4436'))
    k, at, part = .70, (-.20, .14, 0), VESSELS['flask']['parts']
    glass = np.concatenate([S.outline(*part[0][side], arc=12) for side in ('profile', 'inner')])
    S.lathe('bottle', glass * k, M.glass('amber', '#F1DBB2', 1.48, shadow='#EBC98F'), seg=160, at=at)
    water = S.outline((0, .054), (.193, .054, .05), (.193, .608), (.185, .600), (0, .600), arc=10)
    S.lathe('water', water * k, M.glass('water', '#FBF6EC', 1.33), seg=160, at=at)
    for lean, bend, tip, n in ((.030, (.06, 1.14), (.70, .0, 1.14), 11), (-.024, (-.27, 1.02), (-.46, .10, 1.20), 8), (.012, (-.08, 1.0), (.30, -.16, .93), 7)):
        neck = np.array((at[0] + lean, at[1], .83))
        path = np.concatenate([np.linspace((at[0] - 2.4 * lean, at[1], .10), neck, 24)[:-1], S.bezier(neck, (bend[0], at[1], bend[1]), tip, n=46)])
        foliage.sprig('olive', path, rng, nodes=n, size=(.22, .036), start=.48, stem=.009, open_=.95, bend=.25)
    for x, y, z, power in ((-1.7, -1.3, 1.0, 16), (1.5, -.6, .9, 7)):       # what the glass mirrors
        st.softbox((x, y, z), (at[0], 0, .45), (.22, 1.3), power, (1, .96, .90)).visible_diffuse = False
    cap = (S.outline(*part[1]['profile'], arc=12) - [0, 1.10]) * k
    ob = S.lathe('cap', cap, M.metal('cap', BRASS, .24), seg=160, at=(.34, -.06, .12 * k))
    ob.rotation_euler = (math.radians(90), 0, math.radians(38))
    props.window((.2, 1.1, .72), direction=(.80, .55, -.42), panes=(2, 2), pane=(.80, .90), strength=6.0)
    st.look((.06, 0, .53), 2.15, 6, 5.6, (-.2, 0, .5))


def fan(rng, hub, turn, mat, n=26, spread=168, r=1.5, split=.62):
    """A palm's leaf: pleats that part into fingers, each folded along its middle."""
    half, t, v = math.radians(spread / n / 2), np.linspace(.02, 1, 90)[:, None], np.linspace(-1, 1, 9)[None]
    for k in range(n):
        u = 2 * (k + .5) / n - 1
        long, part = r * (1 - .16 * u * u) * rng.uniform(.95, 1), r * split * (1 - .12 * u * u) * rng.uniform(.94, 1.02)
        d = long * t
        beyond = np.clip((d - part) / (long - part), 0, 1)
        w = np.minimum(d, part) * math.tan(half) * (1 - beyond ** 1.5) ** .9
        a = math.radians(turn + spread / 2 * u) + rng.normal(0, .025) * beyond ** 1.3
        x, y = d + 0 * v, w * v
        z = .012 + np.abs(v) * w * .62 + .03 * beyond * rng.uniform(0, 1) + .02 * np.sin(2.2 * d + 1) ** 2
        S.surface('finger', hub[0] + x * np.cos(a) - y * np.sin(a), hub[1] + x * np.sin(a) + y * np.cos(a), z, mat, (t, (v + 1) / 2))


def berry(name, dark, pale):
    """A ripe skin with its bloom."""
    t = M.Tree(name)
    bloom, b = t.noise(11, 5), t('Bump', Strength=.15, Distance=.01, Height=t.noise(60, 3))
    return t.done(t('BsdfPrincipled', Base_Color=t.ramp(bloom, (.40, rgba(dark)), (.68, rgba(pale))), Roughness=.42, Clearcoat=.12, Clearcoat_Roughness=.3, Normal=b))


def journal_palm(rng):
    """A fruiting stem on its leaf, on sand."""
    stage.sweep('#E6D2B8', 6, light=stage.TABLE)
    fan(rng, (.62, .62), 216, M.leaf('palm', '#4F6C43', '#9CAA84', vein=.16, translucent=.2, rough=.45, veins=1))
    wood = M.matte('stalk', '#8F7148', rough=.7, grain=.4, grain_scale=60)
    S.tube('petiole', S.bezier((.60, .60, .04), (1.0, .95, .06), (1.6, 1.3, .05), n=40), np.linspace(.030, .045, 40), M.matte('petiole', '#8A8A58', rough=.6, grain=.4, grain_scale=60), seg=24, squash=.7)
    main = S.bezier((.95, -.62, .05), (.50, -.42, .10), (.05, -.16, .11), (-.46, .16, .09), n=90)
    S.tube('stem', main, np.linspace(.018, .007, 90), wood, seg=16)
    spots, turns, sizes = [], [], []
    for i, k in enumerate(range(20, 90, 4)):
        d = main[k] - main[k - 3]
        side = math.atan2(d[1], d[0]) + (1 if i % 2 else -1) * rng.uniform(.55, .95)
        long = .30 * (1 - .5 * (k / 90) ** 2)
        tip = main[k] + long * np.array((math.cos(side), math.sin(side), .05))
        twig = S.bezier(main[k], (main[k] + tip) / 2 + (0, 0, .05), tip, n=30)
        S.tube('twig', twig, np.linspace(.007, .004, 30), wood, seg=10)
        for j in range(7, 30, 2):
            for _ in range(6):
                a, size = side + rng.choice((-1, 1)) * rng.uniform(.5, 1.3), rng.uniform(.040, .050)
                out = np.array((math.cos(a), math.sin(a), rng.uniform(-.2, .6)))
                c = twig[j] + out / np.linalg.norm(out) * (size * 1.28 + .006)
                c[2] = max(c[2], .05 + size)
                if all(np.linalg.norm(c - s) > 1.06 * (size + q) for s, q in zip(spots, sizes)):
                    n = (c - twig[j]) / np.linalg.norm(c - twig[j])
                    s = np.cross(n, (0, 0, 1))
                    s /= np.linalg.norm(s)
                    spots.append(c), sizes.append(size), turns.append(np.stack([s, np.cross(n, s), n], -1))
                    break
    body = piles.pebble(rng, (1, 1, 1.28), .04, rings=18, seg=26)
    ripe = rng.choice(3, len(spots), p=(.74, .16, .10))
    for k, (dark, pale) in enumerate((('#221E28', '#4B4656'), ('#6A3A1E', '#9A6230'), ('#6C7440', '#939659'))):
        i = np.flatnonzero(ripe == k)
        piles.copies('berries', body, np.array(spots)[i], np.array(turns)[i], np.array(sizes)[i], berry('berry', dark, pale))
    loose = np.array([(-.62, -.46, .046), (-.46, -.56, .046), (-.80, -.30, .046)])
    piles.copies('loose', body, loose, piles.random_rotations(rng, 3, .2) @ piles.LYING, [.047, .044, .048], berry('berry', '#221E28', '#4B4656'))
    stage.dappled(rng, strength=4.4, direction=(.84, .16, -.44), n=2, target=(.75, .75, 0), reach=2.8, spread=.5)
    st.look((-.02, -.04, .05), 1.80, 54, 5, (-.05, -.12, .1))


def egg(at, turn):
    """Half an egg, cut side up."""
    with P.group('Egg', at, (0, 0, turn)):
        S.lathe('white', S.outline((0, 0), (.09, .004, .06), (.162, .075, .06), (.158, .142, .010), (.088, .1425), (0, .136), arc=8), M.matte('white', '#FBF6EC', rough=.30, coat=.3), seg=120).scale.x = 1.28
        t = M.Tree('yolk')
        soft = t.done(t('BsdfPrincipled', Base_Color=t.ramp(t.noise(9, 5), (.35, rgba('#D98318')), (.65, rgba('#EBAA3C'))), Roughness=.30, Subsurface=.15, Subsurface_Color=rgba('#E39A26'), Subsurface_Radius=(.03, .015, .005), Clearcoat=.3))
        yolk = S.lathe('yolk', S.outline((0, .120), (.094, .120), (.092, .145, .008), (.05, .158, .08), (0, .161), arc=8), soft, seg=120)
        yolk.location.x, yolk.scale = .018, (1.08, .95, 1)


def fork(at, turn, mat):
    """Four tines, a neck, and a handle that widens to its end; `at` is between the tips."""
    with P.group('Fork', at, (0, 0, turn)):
        x = np.linspace(0, 1.32, 90)
        lift = lambda x: .016 + .070 * np.exp(-((x - .72) / .26) ** 2)
        S.tube('handle', np.stack([x[20:], 0 * x[20:], lift(x[20:])], -1)[::-1], np.interp(x[20:], (.29, .50, .70, 1.2, 1.30, 1.32), (.026, .020, .020, .042, .040, .030))[::-1], mat, seg=32, squash=.38)
        w = np.interp(x[12:32], (.17, .24, .34, .45), (.078, .078, .060, .024))
        t = np.linspace(-1, 1, 15)
        neck = S.surface('palm', x[12:32, None], w[:, None] * t, lift(x[12:32])[:, None] + .016 * t ** 2, mat)
        S.solidify(neck, .014, 0)
        for y in (-.066, -.022, .022, .066):
            S.tube('tine', np.stack([x[:16], np.full(16, y), lift(x[:16]) + .016 * (y / .078) ** 2], -1), np.interp(x[:16], (0, .03, .2), (.005, .0095, .0125)), mat, seg=16, squash=.7)


def seed(stretch, point, rng, **kw):
    """A flat body, drawn out to a point at one end."""
    verts, faces = piles.pebble(rng, (1, 1, 1), .03, rings=12, seg=18, **kw)
    v = np.asarray(verts)
    narrow = 1 - point * np.clip((v[:, 2:] + .1) / 1.1, 0, 1) ** 1.6
    return np.concatenate([v[:, :2] * narrow, v[:, 2:]], -1) * stretch, faces


def poured(rng, name, body, size, count, at, r, solids, mats):
    """Many of one body, poured into a ring that is taken away, so that they slump; some of each color."""
    ob = S.mesh_object(name, body[0] * size, body[1])
    ring = S.lathe('ring', [(r, 0), (r, 1.6)], None, seg=48, at=(*at, 0))
    bpy.context.view_layer.update()
    held = Q.simulate_fall(ob, Q.scatter_above(rng, count, (*at, .16), r * .3, step=.018), [*solids, ring], frames=100)
    held = [q for q in held if math.hypot(q.translation.x - at[0], q.translation.y - at[1]) < r and q.translation.z > .05]
    lie = Q.simulate_fall(ob, held, solids, frames=60, friction=.6)
    for k, mat in enumerate(mats):
        mesh = ob.data.copy()
        mesh.materials.append(mat)
        for m in lie[k::len(mats)]:
            S.add(name, mesh).matrix_world = m
    for o in (ob, ring):
        bpy.data.objects.remove(o)


def skin(name, light, dark, fine, rough=.6, depth=.5):
    """Streaks along a kernel, in color and in relief; `fine` of them across it."""
    t = M.Tree(name)
    streaks = t.noise(fine, 4, (1, 1, .10), Roughness=.6)
    b = t('Bump', Strength=depth, Distance=.004, Height=streaks)
    return t.done(t('BsdfPrincipled', Base_Color=t.ramp(streaks, (.36, rgba(dark)), (.62, rgba(light))), Roughness=rough, Specular=.35, Normal=b))


def flake(rng):
    """A rolled oat: thin, oval, with a crease along it."""
    verts, faces = piles.pebble(rng, (1, .74, .17), .10, rings=12, seg=18)
    v = np.asarray(verts)
    v[:, 2] += .16 * v[:, 0] ** 2 - .10 * np.exp(-(v[:, 1] / .14) ** 2) * np.sign(v[:, 2])
    return v, faces


def journal_plate(rng):
    """Oats, pumpkin seeds, almonds, leaves and an egg on stoneware, a brass fork beside it, on clay linen."""
    st.reset(ambient=.30)
    stage.lights(*stage.TABLE)
    tress.linen(rng, '#CFA791', height=.03).rotation_euler.x = -math.pi / 2
    prof = S.outline((0, .03), (.50, .03, .01), (.54, .012, .02), (.60, .03, .04), (.86, .135, .06), (.885, .165, .010), (.865, .168, .008), (.60, .075, .12), (0, .068), arc=10)
    dish = S.lathe('plate', prof, M.matte('stoneware', '#E6DDCF', rough=.42, coat=.15, grain=.2, grain_scale=60, speckle='#9F8868'), seg=240, at=(.12, 0, 0))
    bpy.context.view_layer.update()
    poured(rng, 'almonds', seed((.46, .30, .80), .55, rng), .118, 13, (.50, .22), .17, [dish], [skin('almond', *c, 70, .7, .8) for c in (('#B58A5E', '#7A4E30'), ('#A67A50', '#6E452A'), ('#BC9468', '#85583A'))])
    poured(rng, 'pumpkin', seed((.52, .20, 1), .6, rng), .064, 74, (.39, -.26), .19, [dish], [skin('pumpkin', *c, 60, .5, .4) for c in (('#8A9060', '#5C6640'), ('#7B8354', '#525C38'), ('#9A9B70', '#6E7450'))])
    poured(rng, 'oats', flake(rng), .044, 100, (-.15, -.27), .18, [dish], [skin('oat', *c, 55, .85, .6) for c in (('#EBDAB8', '#CDB183'), ('#E2CCA2', '#C3A473'), ('#E8D5AF', '#D2B88C'))])
    green = M.leaf('spinach', '#4C6A3C', '#8FA070', vein=.4, translucent=.2, rough=.4, veins=5)
    for k, (x, y, turn, size) in enumerate(((-.16, .20, 208, .40), (-.04, .24, 64, .42), (-.16, .27, 168, .38), (-.13, .30, 130, .38), (-.08, .30, 97, .38))):
        g, uv, faces = foliage.leaf_grid(size, size * .27, 'lance', .06, .12, rng, nu=30, nv=12)
        ob = S.mesh_object('leaf', g, faces, green, uv)
        ob.rotation_euler.z, ob.location = math.radians(turn), (x, y, 0)
        S.rest(ob, .076 + .010 * k)
    egg((-.20, .23, .125), 24)
    egg((.12, .13, .105), -66)
    fork((-1.08, .62, .01), -84, M.metal('brass', BRASS, .24))
    stage.dappled(rng, strength=4.0, direction=(.82, -.24, -.46), n=4, target=(.3, .2, 0), reach=2.8, spread=.9)
    st.look((-.04, 0, 0), 2.75, 90, 9, (-.04, 0, .05), distance=8)
