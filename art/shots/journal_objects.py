"""Four pictures of the journal: a label under a lens, old bottles, the products of a wash day, a brush at night."""
import math
import numpy as np
from PIL import Image, ImageDraw
from brand import BRASS, EVERGREEN, IVORY, PRODUCTS, SANS, SERIF, SHOTS, VESSELS
import labels
import materials as M
import products as P
import props
import shapes as S
import stage
import studio as st
from shots.best_sellers import towel
from shots.diaries import beads, strands, tiles


def lens(at, r, brass, sag=.015):
    """A reading glass in a brass ring, upright on its foot, facing the camera."""
    ring = S.outline((r, -.034), (r + .032, -.034, .012), (r + .032, .034, .012), (r, .034), arc=6)
    q = np.linspace(0, r, 40)
    side = sag * (1 - (q / r) ** 2) + .004
    glass = np.concatenate([np.stack([q, -side], -1), np.stack([q, side], -1)[::-1]])
    for part, prof, mat in (('ring', np.concatenate([ring, ring[:1]]), brass), ('lens', glass, M.glass('lens', '#FEFEFD', 1.5))):
        S.lathe(part, prof, mat, seg=200, at=at).rotation_euler.x = math.pi / 2
    low = at[2] - r - .03
    foot = S.outline((0, 0), (.20, 0, .012), (.20, .028, .012), (.09, .045, .03), (.034, .075, .02), (.034, low - .02, .01), (.048, low - .01, .01), (.048, low + .012, .01), (0, low + .012), arc=8)
    S.lathe('foot', foot, brass, seg=140, at=(at[0], at[1], 0))


def doses(rows, size):
    """The back of a supplement's label: what a day's serving holds, each with its amount."""
    k = labels.PIXELS
    w, h = int(size[0] * k), int(size[1] * k)
    im = Image.new('RGB', (w, h), IVORY)
    d = ImageDraw.Draw(im)
    left, right, y = w / 2 - .245 * k, w / 2 + .245 * k, .135 * k
    rule = lambda y, width: d.line([(left, y), (right, y)], fill=EVERGREEN, width=int(width * k))
    d.text((left, y), 'In a daily serving', font=labels.font(SERIF, .072 * k), fill=EVERGREEN, anchor='ls')
    rule(y + .035 * k, .007)
    y += .035 * k
    text = labels.font(SANS, .040 * k, 480)
    for name, amount in rows:
        y += .090 * k
        d.text((left, y), name, font=text, fill=EVERGREEN, anchor='ls')
        d.text((right, y), amount, font=text, fill=EVERGREEN, anchor='rs')
        y += .036 * k
        rule(y, .002)
    return labels.to_blender(im, 'doses')


def journal_label(rng):
    stage.sweep('#31504A', 1.5, .22, (24, 3, 22), 1.2, radius=.04, front=1.4)
    S.carton('table', (7, 4.2, .2), M.wood('walnut', '#7A5439', '#3C2719')).location = (0, -.6, -.2)
    stage.dappled(rng, target=(.1, .2, .6), n=4, spread=.95, strength=3.4)
    handle, at, angle = 'hair-nutraceutical', (-.06, .12, 0), 160
    P.place(handle, at, 180)
    jar = VESSELS[PRODUCTS[handle]['vessel']]
    side, (z0, z1) = S.outline(*jar['parts'][jar['label']['part']]['profile'], arc=12), jar['label']['z']
    paper = M.label('doses', doses(SHOTS['journal-label']['doses'], (side[:, 0].max() * math.radians(angle), z1 - z0)))
    S.wrap('doses', side, z0, z1, paper, angle).location = at
    lens((.0, -.70, .462), .19, M.metal('brass', BRASS, .2))
    st.look((.0, 0, .405), 1.70, 6, 11, (-.06, -.24, .45), side=-7, distance=5.4)
    return dict(exposure=-.02)


def bottle(at, side, color, wall=.024, liquid=None, level=.5, stop=None):
    """A turned bottle: `side` is its outside from the foot to the lip; what is inside follows it."""
    inner = [(max(p[0] - wall, .02), p[1], *p[2:]) for p in side[:0:-1] if p[1] > .08]
    foot = side[0][0]
    prof = S.outline((0, .016), (foot * .72, .016, .012), (foot * .86, 0, .012), *side, *inner, (foot - wall, .05, .04), (0, .05), arc=10)
    S.lathe('bottle', prof, M.glass('bottle', color, 1.48), seg=180, at=at)
    if liquid:
        edge = S.outline((0, .049), (foot - wall + .002, .049, .04), *[(a + .002, *b) for a, *b in inner[::-1]], arc=10)
        edge = edge[edge[:, 1] <= level]
        top = edge[-1][0]
        S.lathe('liquid', np.concatenate([edge, [(top, level + .006), (top - .012, level), (0, level)]]), M.glass('liquid', liquid, 1.36, shadow=liquid), seg=180, at=at)
    neck, lip = side[-1][0] - wall, side[-1][1]
    if stop == 'cork':
        S.lathe('cork', S.outline((0, lip - .09), (neck * .97, lip - .09, .01), (neck * 1.06, lip + .06, .014), (0, lip + .06), arc=6), M.matte('cork', '#B08A60', rough=.85, grain=.6, grain_scale=40), seg=80, at=at)
    if stop == 'glass':
        S.lathe('stopper', S.outline((0, lip - .10), (neck * .86, lip - .10, .008), (neck * .99, lip + .004, .006), (neck * .7, lip + .03, .02), (neck * 1.5, lip + .10, .05), (neck * 1.35, lip + .17, .05), (0, lip + .19), arc=8), M.glass('stopper', '#FDFEFC', 1.48), seg=120, at=at)
    if stop == 'brass':
        S.lathe('cap', S.outline((0, lip + .085), (side[-1][0] * 1.16, lip + .085, .014), (side[-1][0] * 1.16, lip - .09, .004), (side[-1][0] * 1.08, lip - .09), arc=8), M.metal('cap', BRASS, .26), seg=160, at=at)
    if stop == 'bulb':
        q = side[-1][0] * 1.12
        S.lathe('collar', S.outline((q * .9, lip - .08), (q, lip - .08, .006), (q, lip + .03, .012), (0, lip + .03), arc=6), M.metal('collar', BRASS, .26), seg=120, at=at)
        S.lathe('bulb', S.outline((q * .55, lip + .028), (q * .62, lip + .05, .02), (q * .72, lip + .16, .06), (q * .60, lip + .30, .07), (0, lip + .31), arc=8), M.matte('bulb', EVERGREEN, rough=.5, grain=.1), seg=100, at=at)


def tag(at, size, lean, turn):
    """A paper tag on a thread, nothing on it but its eyelet."""
    im = Image.new('RGBA', (520, 820), '#F4ECDDFF')
    d = ImageDraw.Draw(im)
    d.ellipse([222, 62, 298, 138], fill='#B49A72')
    d.ellipse([240, 80, 280, 120], fill='#4A3A2A')
    ob = props.sheet(labels.to_blender(im, 'tag'), size, at, turn, curl=0)
    ob.rotation_euler.x = math.radians(90 - lean)


def journal_molecules(rng):
    stage.sweep('#E6CCB8', 1.05, .24, (18, 3, 18), 1.2, radius=.04, front=.95)
    props.slab((0, .35, -.46), (6, 1.3, .46), '#EADFCF', '#CDB79B')
    stage.dappled(rng, direction=(.86, .50, -.40), target=(.2, .6, .7), n=5, spread=.9, strength=4.2)
    amber, dark, clear, sea = '#E0BC8A', '#D6AE80', '#FBFDFA', '#DCE8DC'
    bottle((-1.06, .12, 0), [(.17, 0, .02), (.17, .46, .10), (.075, .58, .05), (.072, .70, .01), (.098, .705, .008), (.098, .745, .008)], amber, stop='cork')
    bottle((-.645, .32, 0), [(.19, 0, .025), (.19, .70, .03), (.085, .80, .04), (.08, .96, .01), (.125, .965, .008), (.125, 1.0, .008)], clear, liquid='#F6E3B0', level=.22, stop='glass')
    bottle((-.20, .16, 0), [(.235, 0, .03), (.235, .55, .13), (.095, .70, .06), (.092, .80, .01), (.11, .805, .008), (.11, .85, .008)], dark, stop='brass')
    bottle((.24, .34, 0), [(.13, 0, .02), (.13, .82, .07), (.062, .92, .03), (.06, 1.06, .01), (.084, 1.065, .006), (.084, 1.10, .006)], sea, stop='cork')
    bottle((.56, .12, 0), [(.17, 0, .02), (.165, .48, .07), (.08, .56, .03), (.078, .64, .01), (.092, .645, .006), (.092, .70, .006)], amber, stop='bulb')
    bottle((1.0, .22, 0), [(.14, 0, .03), (.225, .14, .12), (.215, .26, .12), (.07, .40, .06), (.066, .56, .01), (.10, .565, .006), (.10, .60, .006)], clear, liquid='#EFD5B0', level=.24, stop='glass')
    tag((-.185, -.090, .345), (.185, .29), 2, 4)
    thread = M.matte('thread', '#B99B72', rough=.9, grain=.6, grain_scale=120)
    a = np.linspace(0, 2 * math.pi, 60)
    S.tube('thread', np.stack([-.20 + .103 * np.cos(a), .16 + .103 * np.sin(a), .735 + .008 * np.sin(a)], -1), .0075, thread, seg=10, caps=False)
    S.tube('thread', S.bezier((-.215, .055, .73), (-.21, -.03, .70), (-.19, -.105, .58), (-.1805, -.0985, .456), n=50), .0065, thread, seg=10)
    st.softbox((-3.2, -1.3, 1.5), (0, .2, .5), (.28, 1.4), 15, (1, .98, .95)).visible_diffuse = False
    st.look((0, .1, .57), 3.0, 4, 5.6, (-.2, -.06, .5), distance=5.4)


def journal_wash(rng):
    stage.sweep('#EFE8DD', 1.4, .32, (19, 3, 18), .9, front=1.2)
    stage.dappled(rng, target=(.1, .6, .8), n=6, spread=.9)
    shelf = props.slab((0, .42, 0), (6, 1.60, .20))
    shelf.location.z = -.20
    tiles(rng, 1.12, side=.57)
    beads(rng, 420, 1.0965, M.glass('water', '#FDFEFD', 1.33), side=.57)
    stage.stand([['clarifying-scalp-scrub', -1.32, .06, 0, 4], ['shampoo', -.45, .16, 0, 3], ['conditioner', .44, .16, 0, -4], ['after-wash-scalp-serum', 1.24, .06, 0, -8]])
    stage.lay('eucalyptus', (1.75, -.30, .03), (1.35, -.40, .12), (.70, -.36, .05), rng, flatten=.55, nodes=11, size=(.18, .09))
    st.look((-.04, 0, .72), 3.85, 5, 7, (0, -.2, .7), distance=8)


def brush(rng, at, turn):
    """A small brush with goat's hair, lying on its back."""
    with P.group('Brush', at, (0, 0, turn)):
        beech = M.wood('beech', '#C99F74', '#A97E54')
        head = S.lathe('head', S.outline((0, 0), (.17, 0, .03), (.19, .05, .03), (.175, .085, .012), (0, .085)), beech, seg=160)
        head.scale.x = 1.55
        t = np.linspace(0, 1, 60)
        S.tube('handle', np.stack([-.22 - .85 * t, 0 * t, .045 + .006 * np.sin(math.pi * t)], -1), .030 + .028 * np.sin(math.pi * t ** .8) ** 2 + .010 * (1 - t), beech, seg=64)
        n, k = 9000, 14
        a, r = rng.uniform(0, 2 * math.pi, n), np.sqrt(rng.uniform(0, 1, n))
        root = np.stack([.235 * r * np.cos(a), .145 * r * np.sin(a), np.full(n, .083)], -1)
        lean = np.stack([.20 * r * np.cos(a), .20 * r * np.sin(a), np.ones(n)], -1) + rng.normal(0, .05, (n, 3)) * (1, 1, 0)
        long = (.17 - .04 * r ** 2) * rng.uniform(.96, 1.02, n)
        s = root[:, None] + lean[:, None] * (long[:, None] * np.linspace(0, 1, k))[..., None]
        strands('bristle', s, dict(melanin=.10, redness=.8, rough=.35, radial=.4), radius=.0022)


def journal_night(rng):
    st.reset(world='#AEB8C8', ambient=.46)
    st.seamless('#CDD0D0', depth=2.2)
    stage.lights(key=9, fill=2, rim=9)
    props.window((.10, 0, .62), direction=(.80, .42, -.52), panes=(1, 2), pane=(1.15, .95))
    for z, turn, size, color in ((0, -6, (1.7, 1.12), '#8F9BA3'), (.245, -2, (1.62, 1.06), '#E9E1D6'), (.490, -9, (1.5, 1.0), '#CDB7A6')):
        towel(rng, (0, .10, z), size, turn, color, layers=4, gap=.058)
    brush(rng, (.16, .0, .728), 20)
    st.look((.02, 0, .50), 2.55, 22, 6.3, (.1, -.1, .75))
    return dict(exposure=.42, contrast=.30, warmth=.035)
