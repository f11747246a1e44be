"""The six steps of making, each a still life: chosen, sourced, checked, weighed, tested, numbered."""
import math
import numpy as np
import foliage
import labels
import materials as M
import piles
import products as P
import props
import shapes as S
import stage
import studio as st
from PIL import Image, ImageDraw
from brand import BRASS, SERIF, SERIF_ITALIC

WALL = {'ivory': '#F0E7DB', 'sage': '#D6D9CE', 'clay': '#EADBD0'}


def making_choose(rng):
    props.book((.42, .20, 0), (1.15, .85, .16), -7, '#1F3A34')
    props.book((.40, .18, .16), (1.02, .78, .12), 5, '#D9C4A8')
    stage.lay('olive', (.92, .30, .31), (.42, .02, .40), (-.02, .10, .31), rng, .285, nodes=11, size=(.26, .048))
    props.vase((-.62, .22, 0), .66)
    for p1, p2 in (((-.66, .22, 1.1), (-1.08, .12, 1.42)), ((-.60, .24, 1.2), (-.36, .30, 1.58)), ((-.58, .2, 1.0), (.0, .06, 1.26))):
        foliage.sprig('rosemary', S.bezier((-.62, .22, .60), p1, p2, n=60), rng, nodes=44, size=(.20, .0145), start=.22)
    return 'sage', False


def signed(d, ink):
    """Three lines filled in, and a name under them."""
    for y in (488, 636, 784):
        d.line([(112, y), (888, y)], fill='#B9AD9C', width=3)
    pts = [(470 + 4.2 * t, 1150 + 34 * math.sin(t * .42) * (1 - t / 130) - 18 * math.sin(t * .13)) for t in range(96)]
    d.line(pts, fill=ink, width=5, joint='curve')
    d.line([(440, 1215), (888, 1215)], fill='#B9AD9C', width=3)


def making_source(rng):
    paper = props.page('origin', 'Rosemary, dried', ['a supplier\u2019s statement', '', 'origin: a southern coast', '', 'method: cut, dried in shade', '', 'purity: leaf, nothing added'], signed)
    props.sheet(paper, (.98, 1.33), (-.30, .04, .002), 9, curl=.10)
    props.pencil((.60, -.80, .016), -93)
    props.dish((.74, .24, 0), .40, .13, mat=M.metal('brass', BRASS, .26))
    n = 260
    q, a = .29 * rng.uniform(0, 1, n) ** .5, rng.uniform(0, 2 * math.pi, n)
    leaf = M.matte('dried', '#6F7B54', rough=.8)
    across = piles.random_rotations(rng, n, .35) @ piles.LYING
    piles.copies('dried', piles.pebble(rng, (.12, .12, 1), .10, rings=8, seg=8), np.stack([.74 + q * np.cos(a), .24 + q * np.sin(a), .065 + .10 * rng.uniform(0, 1, n) * (1 - q / .34)], -1), across, rng.uniform(.045, .075, n), leaf)
    stage.lay('rosemary', (1.12, -.24, .03), (.80, -.30, .09), (.40, -.48, .03), rng, flatten=.75, nodes=28, size=(.16, .0125))
    return 'clay', True


def making_check(rng):
    line = S.carton('line', (3.6, .065, .0025), M.matte('tape', '#9C4030', rough=.6))
    line.modifiers.clear()
    line.location, line.rotation_euler.z = (0, .52, 0), math.radians(-4)
    stage.lay('olive', (-.86, -.10, .03), (-.20, .14, .10), (.62, -.02, .03), rng, nodes=11, size=(.34, .066), flatten=.4)
    stage.lay('olive', (-.30, 1.10, .03), (.30, .96, .10), (.98, 1.05, .03), rng, nodes=10, size=(.30, .055), flatten=.4)
    brass = M.metal('brass', BRASS, .2)
    turn, at = math.radians(-38), np.array((.02, -.02, .30))
    ring = S.outline((.40, -.035), (.44, -.035, .012), (.44, .035, .012), (.40, .035), arc=6)
    lens = S.outline((0, -.035), (.25, -.022), (.40, 0, .004), (.25, .022), (0, .035), arc=6)
    S.lathe('ring', np.concatenate([ring, ring[:1]]), brass, seg=160, at=tuple(at))
    S.lathe('lens', lens, M.glass('lens', '#FDFEFD', 1.5), seg=160, at=tuple(at))
    d = np.array((math.cos(turn), math.sin(turn), -.16))
    S.tube('ferrule', [at + d * .44, at + d * .62], .032, brass, seg=40)
    S.tube('grip', [at + d * t for t in np.linspace(.60, 1.22, 30)], .040 + .014 * np.sin(np.linspace(.3, 2.9, 30)), M.matte('grip', '#1F3A34', rough=.35, coat=.3), seg=40)
    return 'ivory', True


def making_weigh(rng):
    brass = M.metal('brass', BRASS, .2)
    S.lathe('foot', S.outline((0, 0), (.34, 0, .02), (.34, .05, .02), (.22, .08, .03), (.05, .12, .04), (.032, .2, .02), (.032, 1.28, .01), (.05, 1.30, .02), (.02, 1.40, .02), (0, 1.42), arc=8), brass, seg=120)
    tip = .045
    S.tube('beam', S.bezier((-.74, 0, 1.26 + tip), (0, 0, 1.34), (.74, 0, 1.26 - tip), n=50), .020 + .012 * np.sin(np.linspace(0, math.pi, 50)), brass, seg=24)
    pan = S.outline((0, .006), (.2, .012, .05), (.33, .085, .02), (.335, .092, .004), (.325, .092, .003), (.2, .022, .05), (0, .016), arc=8)
    for side, lift in ((-1, tip), (1, -tip)):
        x, z = .74 * side, .40 + lift
        S.lathe('pan', pan, brass, seg=140, at=(x, 0, z))
        for a in (-90, 30, 150):
            q = math.radians(a)
            S.tube('chain', [(x, 0, 1.25 + lift), (x + .325 * math.cos(q), .325 * math.sin(q), z + .09)], .006, brass, seg=8, caps=False)
    piles.heap(rng, (.74, 0, .40 - tip + .062), .277, .12, piles.powder('active', '#FBF6EA'), grains=300, grain=.005, foot=0)
    for x, y, z, r in ((-.80, -.04, .40 + tip + .018, .085), (-.64, .06, .40 + tip + .018, .062), (-.36, -.50, 0, .10)):
        h = 1.5 * r
        S.lathe('weight', S.outline((0, 0), (r, 0, .01), (r, h, .015), (r * .35, h + .01, .01), (r * .3, h + .03, .01), (r * .5, h + .05, .015), (r * .45, h + .08, .02), (0, h + .085), arc=6), brass, seg=80, at=(x, y, z))
    return 'ivory', False


def making_test(rng):
    oak = M.wood('oak', '#CDB595', '#A98A66')
    S.carton('foot', (1.9, .44, .10), oak)
    S.carton('top', (1.9, .44, .06), oak).location.z = .52
    for x in (-.86, .86):
        S.carton('side', (.10, .40, .43), oak).location = (x, 0, .095)
    for x, level, oil in ((-.50, .52, '#F9E7B8'), (-.02, .66, '#DDE6C4'), (.46, .40, '#F3D9B4')):
        r, h, z = .115, 1.05, .095
        tube = S.outline((0, 0), (r, 0, r * .98), (r, h - .03, .01), (r * 1.16, h - .015, .01), (r * 1.16, h, .008), (r * .9, h, .006), (r * .9, .02 + r, .01), (r * .9, .018, r * .85), (0, .018), arc=10)
        S.lathe('tube', tube, M.glass('tube', '#FEFEFC', 1.48), seg=96, at=(x, 0, z))
        S.lathe('sample', S.outline((0, .017), (r * .902, .017, r * .85), (r * .902, level + .006), (r * .87, level), (0, level), arc=10), M.glass('sample', oil, 1.36, shadow=oil), seg=96, at=(x, 0, z))
    stage.lay('rosemary', (1.05, -.40, .03), (.58, -.52, .10), (.04, -.62, .04), rng, flatten=.75, nodes=34)
    props.vial((-1.16, -.36, 0), .12, .46, .55)
    return 'clay', False


def tag(text, small):
    """A parcel tag with a number."""
    im = Image.new('RGBA', (900, 520), '#F6EFE2FF')
    d = ImageDraw.Draw(im)
    d.ellipse([44, 226, 112, 294], fill='#8C7355')
    d.ellipse([60, 242, 96, 278], fill='#3A2E22')
    d.text((190, 110), text, font=labels.font(SERIF, 190), fill='#1F3A34')
    d.text((196, 335), small, font=labels.font(SERIF_ITALIC, 84), fill='#3A342D')
    return labels.to_blender(im, 'tag')


def making_number(rng):
    props.slab((.62, .30, 0), (1.5, .74, .24))
    P.place('hair-nutraceutical', (.30, .26, .24), -4)
    P.place('hair-nutraceutical', (.98, .30, .24), 6)
    P.place('hair-nutraceutical', (-.60, -.06, 0), -8)
    note = props.sheet(tag('Lot 0417', 'this one stays with us'), (.66, .38), (.44, -.20, .178), 0, curl=0)
    note.rotation_euler.x = math.radians(68)
    path = S.bezier((.16, -.215, .17), (.02, -.34, .22), (.10, -.52, .012), (-.16, -.50, .011), n=70)
    S.tube('twine', path, .0085, M.matte('twine', '#B99B72', rough=.9, grain=.6, grain_scale=120), seg=12)
    return 'sage', False


def setting(build, rng, row):
    st.reset(ambient=.32)
    wall, above = build(rng)
    st.seamless(WALL[wall], depth=3.0 if above else 1.7)
    stage.lights(key=22, fill=5, rim=16)
    if above:
        stage.dappled(rng, strength=3.0, direction=(.80, .30, -.66), n=5, target=(.1, .1, 0), spread=.8)
        st.camera((0, -3.7, 4.6), (.06, .06, 0), 36 * 5.9 / 2.45, fstop=8, focus=(0, -.1, .05))
    else:
        stage.dappled(rng, target=(.1, .6, .9), n=6, spread=.9)
        stage.frame(3.0, size=row['size'], focus=(0, -.1, .6), fstop=7, distance=7, elevation=.13, base=-.02)
