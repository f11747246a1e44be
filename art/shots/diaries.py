"""Six pictures of hair as material, one for each video diary: waves and a comb, wet locks, coils on satin,
silver among brown, silver grown above brown, and a braid with new hair along it."""
import math
import numpy as np
import hair
import materials as M
import products as P
import props
import shapes as S
import tress
from brand import EVERGREEN, rgba


def flow(rng, spine, locks, count, broad, pile=.16, k=120, wave=(.03, 3, .5), fan=(1, 1), coherent=.4, vary=.05, floor=-.03, keep=None, **kw):
    """Many locks side by side along one spine; they lie on the plane or, with floor=None, hang before it."""
    t = np.linspace(0, 1, k)
    base = S.bezier(*spine, n=k)
    n = hair.normals_in_plane(base)
    out = []
    for i in range(locks):
        u = 2 * (i + rng.uniform(.1, .9)) / locks - 1
        g = base + n * (u * broad / 2 * (fan[0] + (fan[1] - fan[0]) * t) + .02 * rng.normal() * np.sin(3 * t + rng.uniform(0, 3)))[:, None]
        g[:, 1] -= .05 + pile * math.sqrt(max(0, 1 - u * u)) * rng.uniform(.35, 1)
        g = hair.shorten(g[None], np.array([keep(rng)]))[0] if keep else g
        amp, turns, coil = wave
        out.append(tress.lock(g, count, rng, curl=(amp * rng.uniform(.75, 1.25), turns * rng.uniform(1 - vary, 1 + vary) * (rng.choice((-1, 1)) if coil == 1 else 1), coil),
                              phase=1.6 * u + rng.normal(0, coherent), floor=floor, **kw))
    return np.concatenate(out)


def strands(name, s, fibre, radius=.0016):
    hair.curves(name, s, radius, tress.fibre(name, **fibre), tip=.4)


def comb(at, turn, tilt):
    length, teeth = .80, 13
    with P.group('Comb', at, (tilt, turn, 0)):
        wood = M.wood('walnut', '#6E4B33', '#38251A')
        back = S.carton('back', (length, .055, .11), wood)
        back.modifiers['edge'].width, back.modifiers['edge'].segments = .026, 6
        for i in range(teeth):
            x = -length / 2 + .05 + (length - .10) * i / (teeth - 1)
            path = np.stack([np.full(12, x), np.zeros(12), np.linspace(.03, -.30 if 0 < i < teeth - 1 else -.27, 12)], -1)
            S.tube('tooth', path, np.linspace(.017, .007, 12), wood, seg=16)


def diary_combing(rng):
    tress.wall(rng, leaves=4, target=(-.5, 0, -.6), spread=.6)
    tress.linen(rng, height=.02)
    s = flow(rng, ((.95, 0, 1.9), (.35, 0, .7), (.55, 0, -.3), (-.55, 0, -1.9)), 70, 110, 1.05, pile=.22, wave=(.055, 3.4, .3), fan=(.8, 1.1), width=.055, order=.9, fly=.012, frizz=.0016)
    strands('waves', s, tress.COLORS['blonde'])
    comb((.16, -.36, .06), -20, 14)


def tiles(rng, y, side=.36):
    """Hand-made tiles of sage glaze, no two quite flat."""
    glaze = [M.matte('glaze', c, rough=.16, coat=.5, grain=.05, grain_scale=6) for c in ('#A9B5A0', '#B3BEA9', '#A0AD98', '#ADB8A4')]
    width = side - .012
    for i in range(-4, 5):
        for j in range(-5, 6):
            ob = S.carton('tile', (width, .05, width), glaze[rng.integers(4)])
            ob.location = (i * side + (j % 2) * side / 2, y, j * side - side / 2)
            ob.rotation_euler, ob.modifiers['edge'].width = (rng.normal(0, .008), 0, rng.normal(0, .008)), .012


def beads(rng, count, y, water, side=.36):
    """Drops of water on the tiles, none across a joint."""
    for _ in range(count):
        r, x, z = .008 + .030 * rng.uniform() ** 3, rng.uniform(-.95, .95), rng.uniform(-1.25, 1.25)
        row = math.floor(z / side + .5)
        if min(min(q, 1 - q) for q in ((x / side - row % 2 / 2 + .5) % 1, (z / side + .5) % 1)) * side < r + .016:
            continue
        ob = S.lathe('bead', S.drop_profile(r, r * .55, 10), water, seg=32, at=(x, y, z))
        ob.rotation_euler.x, ob.scale = math.pi / 2, (1, rng.uniform(1, 1.25), 1)


def diary_washing(rng):
    tress.wall(rng, color='#CDCBBB', at=.287, leaves=4, target=(-.5, .3, -.3), spread=.6)
    tiles(rng, .30)
    water = M.glass('water', '#FDFEFD', 1.33)
    beads(rng, 260, .2765, water)
    t = np.linspace(0, 1, 110)
    out = []
    for i in range(54):
        u = 2 * (i + rng.uniform(.1, .9)) / 54 - 1
        length = 2.25 * (1 - .12 * u * u) * rng.uniform(.84, 1)
        g = np.stack([.30 + u * .46 * (1 - .18 * t) - .30 * t ** 2.2 + .035 * np.sin(5.2 * t + 1.2 * u) + .05 * rng.normal() * t ** 2,
                      rng.normal(0, .045) - .10 * np.sin(5 * t + u) * t, 1.4 - length * t], -1)
        out.append(tress.lock(g, 120, rng, .055, flat=.7, curl=(.010, 3.2, .7), order=.98, frizz=.0008, fly=.004, reach=.04, length_var=.012, taper=.12, phase=2 * u + rng.normal(0, .4)))
        if rng.uniform() < .5:
            lathe_drop(g[-1] + [0, -.004, -.016], rng.uniform(.016, .025), water)
    strands('wet', np.concatenate(out), dict(melanin=.84, redness=.6, rough=.14, radial=.2, coat=.16))


def lathe_drop(at, r, mat):
    """A drop about to fall: round below, drawn out above."""
    a = np.linspace(0, math.pi, 26)
    prof = np.stack([r * np.sin(a) * (1 - .30 * (1 - np.cos(a)) / 2), -r * np.cos(a) * (1 + .5 * (1 - np.cos(a)) / 2)], -1)
    prof[0, 0] = prof[-1, 0] = 0
    S.lathe('drop', prof, mat, seg=40, at=at)


def satin_cloth(color):
    g = np.linspace(-1.8, 1.8, 260)
    X, Z = np.meshgrid(g, g)
    q = X * .75 + Z * .66
    ridge = lambda f, bend, p: 1 - np.sqrt(np.sin(f * q + bend * np.sin(1.4 * (Z - X) + p)) ** 2 + .03)
    H = .085 * ridge(1.7, .8, 1) ** 2 + .05 * ridge(3.3, 1.3, 2) ** 2 + .030 * ridge(6.1, 2, .5) ** 2
    t = M.Tree('satin-cloth')
    mat = t.done(t('BsdfPrincipled', Base_Color=rgba(color), Roughness=.25, Specular=.8, Sheen=.6, Anisotropic=.4))
    S.surface('cloth', X, -.01 - H, Z, mat)


def diary_night(rng):
    tress.wall(rng, color=EVERGREEN, leaves=3, sun=1.9, gloss=130, key=26, rim=20, ambient=.12, target=(-.3, 0, -.4), spread=.6)
    satin_cloth('#2F5A4E')
    s = flow(rng, ((.6, 0, 1.7), (.5, 0, .7), (.2, 0, .1), (-.2, 0, -.75)), 82, 56, 1.15, pile=.34, k=230, wave=(.042, 10.5, 1), fan=(.85, 1.5), coherent=2, vary=.22, floor=-.16,
             keep=lambda r: r.uniform(.66, 1), width=.019, order=.94, fly=.012, frizz=.0013, reach=.05, taper=.7)
    strands('coils', s, tress.COLORS['brown'])
    with P.group('Flask', (-.46, -.235, -.95), (0, 24, 0)):
        props.vial((0, 0, 0), r=.13, h=.52, level=.66, oil='#FBE9B8')


def tumbler(at, r=.21, h=.52, level=.36):
    clear = M.glass('tumbler', '#FDFEFC', 1.48)
    S.lathe('tumbler', S.outline((0, 0), (r * .86, 0, .02), (r, h, .008), (r * .955, h, .006), (r * .82, .05, .03), (0, .05), arc=8), clear, seg=160, at=at)
    R = r * (.82 + .135 * (level - .05) / (h - .05)) + .001
    S.lathe('water', S.outline((0, .049), (r * .821, .049, .03), (R, level + .006), (R - .012, level), (0, level), arc=8), M.glass('water', '#F7FBF8', 1.33), seg=160, at=at)


def diary_capsules(rng):
    tress.wall(rng, at=.62, leaves=5, target=(-.4, .4, .4), spread=.6, key=30, sun=2.3, gloss=90)
    top = -.70
    props.slab((0, -.25, top - .9), (4, 1.0, .9), light='#EDE4D8', dark='#D8CBB9')
    spine = ((.66, .40, 1.7), (.42, .40, .8), (.74, .40, 0), (.54, .40, -1.6))
    for name, locks, color in (('brown', 44, {**tress.COLORS['chestnut'], 'melanin': .5}), ('silver', 36, tress.COLORS['silver'])):
        strands(name, flow(rng, spine, locks, 100, 1.0, pile=.10, wave=(.030, 1.7, .6), fan=(.85, 1.1), coherent=.3, floor=None, width=.036, order=.93, fly=.012, frizz=.0014, reach=.05), color)
    P.place('hair-nutraceutical-45', (-.40, -.22, top), 4)
    tumbler((.40, -.34, top))
    P.capsules([(.03, -.56, 24), (-.20, -.66, -38)], b='#C39A8A', z=top)


def diary_silver(rng):
    tress.wall(rng, leaves=4, target=(.5, 0, .2), spread=.6)
    tress.linen(rng, height=.02)
    fibre = {**tress.COLORS['silver'], 'ends': .5, 'span': (.32, .60)}
    s = flow(rng, ((-.15, 0, 1.5), (-.75, 0, .6), (.05, 0, -.1), (-.35, 0, -1.12)), 56, 130, .74, pile=.17, wave=(.020, 2.0, .5), fan=(.95, .8), coherent=.25,
             keep=lambda r: r.uniform(.93, 1), width=.05, order=.93, fly=.012, frizz=.0014, reach=.05, taper=.7)
    strands('growing', s, {**fibre, 'redness': .55})
    with P.group('Bottle', (.42, -.36, -1.02), (0, 6, 0)):
        P.place('shampoo')


def diary_regrowth(rng):
    tress.wall(rng, leaves=4, target=(.5, 0, -.2), spread=.6)
    tress.linen(rng, height=.02)
    k, turns, length = 240, 4.1, 1.93
    t = np.linspace(0, 1, k)
    out = []
    for part in range(3):
        th = 2 * math.pi * (turns * t + part / 3)
        narrow = (1 - .28 * t) * (1 - .72 * np.clip((t - .93) / .07, 0, 1) ** 2)
        g = np.stack([-.03 + .14 * np.sin(1.9 * t) + .165 * narrow * np.sin(th), -.17 - .10 * narrow * np.sin(2 * th), 1.36 - length * t], -1)
        out.append(tress.lock(g, 1700, rng, .118, flat=.85, even=True, curl=(.003, 3, 1), order=.9, frizz=.0010, fly=.004, reach=.04, length_var=.001, taper=.55))
    end = np.array([-.03 + .14 * math.sin(1.9), -.16, 1.36 - length])
    tail = end + np.stack([.02 * np.sin(4 * t), .06 * t, .03 - .36 * t], -1)
    out.append(tress.lock(tail, 2600, rng, .092, flat=.8, even=True, curl=(.012, .9, .5), order=.93, frizz=.0007, fly=.015, reach=.035, length_var=.16, taper=.62))
    new = []
    for _ in range(480):
        i = int(rng.uniform(4, k * .86))
        side, long, out_by = rng.choice((-1, 1)) * rng.uniform(.2, 1), rng.uniform(.07, .26), min(.55, abs(rng.normal(0, .35)))
        root = np.array([-.03 + .14 * math.sin(1.9 * t[i]) + side * .21 * (1 - .28 * t[i]), -.20 - .12 * math.sqrt(1 - side * side), 1.36 - length * t[i]])
        bend = rng.uniform(-1, 1) * .45 * long
        new.append(root + np.stack([np.sign(side) * long * out_by * t ** 1.4 + bend * np.sin(3 * t), -.06 * np.sin(2.6 * t) * rng.uniform(.2, 1), -long * (t - .25 * t ** 2)], -1))
    copper = tress.COLORS['copper']
    strands('braid', np.concatenate(out), copper)
    strands('new', np.array(new), copper, radius=.0013)
    tie(end)


def tie(at):
    """A strip of cloth wound round the end of a braid, and its knot."""
    t = M.Tree('cloth')
    weave = t.math('ADD', *(t.noise(90, 2, stretch) for stretch in ((1, 1, 6), (6, 1, 1))))
    cloth = t.done(t('BsdfPrincipled', Base_Color=rgba(EVERGREEN), Roughness=.75, Sheen=.8, Normal=t('Bump', Strength=.5, Distance=.006, Height=weave)))
    a, v = np.linspace(0, 2 * math.pi, 300, endpoint=False), np.linspace(0, 1, 90)[:, None]
    turn = v * 3 - a / (2 * math.pi)                       # three turns, each over the edge of the last
    fold = .011 * np.abs(np.sin(math.pi * turn)) ** .5 + .0035 * np.sin(9 * v + 2.5 * np.sin(a) + 17 * v * np.sin(a + 1)) + .002 * np.sin(31 * v + 3 * np.sin(2 * a))
    r = (.094 + fold) * (1 - .9 * np.clip(np.abs(2 * v - 1) - .97, 0, 1) / .03 * .12)
    S.surface('tie', at[0] + r * np.cos(a), at[1] + .96 * r * np.sin(a), at[2] + .062 - .135 * v + .006 * np.cos(a + 1), cloth, closed=True)
    knot = S.lathe('knot', S.capsule_profile(.030, .082), cloth, seg=40, at=(at[0] + .035, at[1] - .112, at[2] - .004))
    knot.rotation_euler, knot.scale = (0, .5, 0), (1.1, .62, 1)
    for side, long in ((-1, .19), (1, .15)):
        q = np.linspace(0, 1, 60)[:, None]
        x = at[0] + .035 + side * (.012 + .075 * q + .020 * q * np.sin(4 * q)) + .026 * np.linspace(-1, 1, 9) * (.5 + q)
        y = at[1] - .122 + .10 * q ** 1.5 + .008 * np.sin(7 * q + side) + .006 * np.cos(2.2 * np.linspace(-1, 1, 9))
        S.solidify(S.surface('end', x, y, at[2] - .012 - long * q + .02 * side * np.linspace(-1, 1, 9), cloth), .004)


def setting(build, rng, row):
    build(rng)
    tress.camera(row['width'], fstop=16)
