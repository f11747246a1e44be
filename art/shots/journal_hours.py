"""Three pictures of the journal: a watch beside hair, twelve weeks of capsules, circles in sand."""
import math
import numpy as np
from PIL import Image, ImageDraw
from brand import BRASS, SERIF, rgba
import hair
import labels
import materials as M
import piles
import poured as Q
import products as P
import props
import shapes as S
import stage
import studio as st
import tress


def face(r):
    """The enamel dial of a watch: hours, minutes, and nothing else."""
    n = 1400
    im = Image.new('RGBA', (n, n), '#FAF5EAFF')
    d = ImageDraw.Draw(im)
    c, ink = n / 2, '#2E2A25'
    for k in range(60):
        a = math.radians(6 * k)
        d.line([(c + c * q * math.sin(a), c - c * q * math.cos(a)) for q in (.880, .925)], fill=ink, width=9 if k % 5 == 0 else 4)
    for q in (.875, .93):
        d.ellipse([c - c * q, c - c * q, c + c * q, c + c * q], outline=ink, width=4)
    f = labels.font(SERIF, 178)
    for h in range(1, 13):
        a = math.radians(30 * h)
        d.text((c + c * .70 * math.sin(a), c - c * .70 * math.cos(a)), str(h), font=f, fill=ink, anchor='mm')
    a = np.linspace(0, 2 * math.pi, 128, endpoint=False)
    xy = np.stack([np.cos(a), np.sin(a)], -1)
    return S.mesh_object('dial', np.c_[r * xy, 0 * a], [tuple(range(128))], M.label('dial', labels.to_blender(im, 'dial'), paper=False, rough=.32), (xy + 1) / 2)


def watch(at, r, turn):
    """A brass pocket watch lying on its back, its crown at twelve; the plane that it lies on is y = 0."""
    with P.group('Watch', at, (90, turn, 0)):
        brass, blue = M.metal('brass', BRASS, .20), M.matte('hand', '#22302E', rough=.25, coat=.3)
        case = S.outline((0, 0), (r * .80, 0, .05), (r * 1.10, .050, .045), (r * 1.12, .085, .03), (r * 1.03, .120, .012), (r * .985, .118, .006), (r * .97, .088, .006), (0, .088), arc=10)
        S.lathe('case', case, brass, seg=220)
        face(r * .975).location.z = .0895
        q = np.linspace(0, r * 1.0, 40)
        dome = .030 * (1 - (q / r) ** 4)
        S.lathe('crystal', np.concatenate([np.stack([q, .110 + dome], -1), np.stack([q, .104 + dome], -1)[::-1]]), M.glass('crystal', '#FEFFFE', 1.45), seg=160)
        for hand, length, wide, angle, z in (('hour', .50, .034, 246, .096), ('minute', .80, .026, 66, .101)):
            t = np.linspace(-.16, 1, 60)
            w = wide * r * (.42 + .58 * np.exp(-((t - .62) / .13) ** 2)) * np.clip((1 - t) / .12, .06, 1)
            verts = np.stack([np.r_[-w, w], np.r_[t, t] * length * r, np.full(120, 0.)], -1)
            ob = S.mesh_object(hand, verts, [(i, i + 1, 61 + i, 60 + i) for i in range(59)], blue)
            S.solidify(ob, .003)
            ob.location.z, ob.rotation_euler.z = z, -math.radians(angle)
        S.lathe('pin', S.outline((0, .09), (.012, .09), (.012, .107, .003), (0, .107)), brass, seg=40)
        S.tube('stem', [(0, r * 1.08, .062), (0, r * 1.20, .062)], .024, brass, seg=40)
        crown = S.lathe('crown', S.outline((0, 0), (.030, 0, .008), (.046, .010, .004), (.046, .058, .006), (0, .064), arc=6), brass, seg=120, ribs=(34, .005, .018, .048))
        crown.location, crown.rotation_euler.x = (0, r * 1.19, .062), -math.pi / 2
        a = np.linspace(math.radians(-62), math.radians(242), 70)
        S.tube('bow', np.stack([.088 * np.cos(a), r * 1.30 + .088 * np.sin(a), .062 + 0 * a], -1), .0125, brass, seg=24)


def hair_lock(rng, spine, locks, count, broad, pile, fibres, k=130):
    """Locks of two colors side by side along a spine in the plane, narrow where they were cut."""
    t = np.linspace(0, 1, k)
    base = S.bezier(*spine, n=k)
    n = hair.normals_in_plane(base)
    out = {name: [] for name in fibres}
    for i in range(locks):
        u = 2 * (i + rng.uniform(.1, .9)) / locks - 1
        g = base + n * (u * broad / 2 * (1 - .72 * t ** 2.2) + .016 * rng.normal() * np.sin(3 * t + rng.uniform(0, 3)))[:, None]
        g[:, 1] -= .045 + pile * math.sqrt(max(0, 1 - u * u)) * rng.uniform(.3, 1) * (1 - .7 * t)
        out[rng.choice(list(fibres), p=[.5, .5])].append(
            tress.lock(g, count, rng, .040, order=.93, curl=(.016, 2.2, .5), fly=.012, frizz=.0013, reach=.05, taper=.30, length_var=.07, phase=1.6 * u + rng.normal(0, .3), floor=-.02))
    for name, f in fibres.items():
        hair.curves(name, np.concatenate(out[name]), .0015, tress.fibre(name, **f), tip=.4)


def journal_clock(rng):
    tress.wall(rng, color='#B88D76', leaves=4, target=(.4, 0, .1), spread=.6, sun=2.9, gloss=180, key=42)
    tress.linen(rng, color='#B88D76', height=.018)
    hair_lock(rng, ((-1.30, 0, .36), (-.55, 0, .46), (-.32, 0, -.44), (.70, 0, -.24)), 74, 52, .38, .13,
              {'brown': tress.COLORS['brown'], 'silver': tress.COLORS['silver'] | dict(melanin=.032, tint='#FFF6F2')})
    watch((.27, -.03, .13), .195, 14)
    tress.camera(1.74, look=(.0, 0, .05), fstop=12)


def ground(rng, color, size, height):
    """Linen on the table, and how high it lies at x, y."""
    ob = tress.linen(rng, color=color, height=height, size=size)
    ob.rotation_euler.x = -math.pi / 2
    co = np.array([v.co for v in ob.data.vertices]).reshape(260, 260, 3)

    def level(x, y):
        i, j = (np.clip((q / s + .5) * 259, 0, 259).astype(int) for q, s in ((y, size[1]), (x, size[0])))
        return -co[i, j, 1]
    return level


def journal_season(rng):
    st.reset(ambient=.30)
    stage.lights(key=13, fill=3, rim=8)
    props.window((.0, .02, 0), direction=(.80, .36, -.47), panes=(2, 2), pane=(1.02, .66), bar=.05, reach=3.0, strength=4.6)
    level = ground(rng, '#E3D3BC', (6, 6), .022)
    spots = [(.158 * (i - 5.5) - .12, .252 * (j - 3), 0) for i in range(12) for j in range(7) if i < 11 or j > 1]
    for x, y, turn in [*spots, (1.02, -.52, 38), (1.10, -.74, -34)]:
        x, y = x + rng.normal(0, .006), y + rng.normal(0, .008)
        P.capsules([(x, y, turn + rng.normal(0, 4))], z=float(level(np.array(x), np.array(y))) - .001)
    stage.lay('olive', (1.42, .66, .05), (1.10, .42, .14), (.90, -.08, .06), rng, .01, nodes=11, size=(.27, .052))
    st.look((-.03, -.04, 0), 2.66, 54, 9, (0, -.1, .05), distance=6)
    return dict(exposure=-.02, contrast=.30)


def sand(color):
    t = M.Tree('sand')
    fine = t.noise(210, 3, Roughness=.7)
    col = t.ramp(fine, (.34, rgba('#C9B090')), (.50, rgba(color)), (.72, rgba('#F6EADA')))
    b = t('Bump', Strength=.5, Distance=.004, Height=fine)
    return t.done(t('BsdfPrincipled', Base_Color=col, Roughness=.95, Specular=.15, Normal=b))


def journal_massage(rng):
    st.reset(ambient=.22)
    stage.lights(key=10, fill=2.5, rim=6)
    stage.dappled(rng, strength=4.2, direction=(.90, -.30, -.40), n=4, target=(.2, .1, 0), spread=.9)
    k = rng.integers(1 << 30)

    def height(x, y):
        g = np.random.default_rng(k)
        d = np.hypot(x + .38, y) * (1 + .010 * Q.waves(g, x, y, 3)) + .004 * Q.waves(g, x, y, 9)
        drawn = np.clip((.475 - d) / .03, 0, 1) * np.clip(d / .05, 0, 1)
        return .008 * Q.waves(g, x, y, 2.2) + .0014 * Q.waves(g, x, y, 22) + .0145 * drawn * np.cos(2 * math.pi * d / .0735)
    Q.field('sand', (3.2, 2.2), height, sand('#EDDFCA'), n=760, below=1)
    xy = rng.uniform(-1, 1, (3000, 2)) * [1.15, .8]
    size = np.exp(rng.normal(-6.1, .30, 3000)).clip(.0012, .0042)
    for first, color in enumerate(('#F9F3E8', '#E6D3B4', '#C2A57C')):
        some = slice(first, None, 3)
        piles.copies('grains', piles.pebble(rng, rings=6, seg=8), np.c_[xy[some], height(*xy[some].T) + size[some] * .3], piles.random_rotations(rng, len(xy[some])), size[some], M.matte('grain', color, rough=.5))
    wand((.30, -.12), math.radians(244))
    st.look((.0, -.03, 0), 2.05, 76, 10, (0, 0, .03), distance=6)
    return dict(exposure=-.04)


def wand(at, turn):
    """A massage wand, a turned walnut handle with a domed brass head, lying in the sand; its head points along `turn`."""
    grip = S.outline((0, -.72), (.034, -.72, .03), (.060, -.60, .12), (.058, -.44, .16), (.040, -.16, .20), (.056, .02, .05), (.056, .06, .008), (0, .06), arc=10)
    head = S.outline((0, .058), (.048, .058), (.048, .090, .01), (.132, .118, .03), (.148, .146, .02), (.142, .168, .02), (.09, .222, .10), (0, .240), arc=12)
    for part, prof, mat in (('grip', grip, M.wood('walnut', '#85593B', '#4A2F1E')), ('head', head, M.metal('brass', BRASS, .24))):
        ob = S.lathe(part, prof, mat, seg=140)
        ob.rotation_euler, ob.location = (math.radians(83), 0, turn), (*at, .112)
