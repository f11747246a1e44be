"""Furnished places: a workroom, a desk, a box that arrived, a table in the holidays."""
import math
import numpy as np
import foliage
import materials as M
import products as P
import props
import shapes as S
import stage
import studio as st
from brand import BERRY, BRASS, SHOTS, rgba

BRANCHES = [
    ((.66, .35, 2.0), (.02, .20, 2.45)),
    ((.80, .45, 2.1), (1.10, .40, 2.95)),
    ((.92, .50, 1.9), (1.72, .30, 2.30)),
    ((.60, .40, 1.7), (.16, -.10, 1.85)),
    ((.88, .35, 1.6), (1.42, -.05, 1.72)),
]


def about_hero(rng):
    """The workroom: olive in a stoneware vase, a mortar and hair oil on stone, in the light of a window."""
    stage.sweep('#F3EADF', 1.5, .62, (26, 8, 18), radius=.25)
    props.window((.15, 1.3, 1.30), panes=(3, 4), pane=(.70, .60), strength=4.2)
    props.slab((1.5, .35, 0), (3.6, 1.25, .34))
    props.vase((.72, .45, .34), 1.0)
    for p1, p2 in BRANCHES:
        foliage.sprig('olive', S.bezier((.72, .45, 1.1), p1, p2, n=60), rng, nodes=12, size=(.40, .062), stem=.016, start=.32, open_=1.15, bend=.10)
    props.mortar((1.62, .12, .34), .85)
    P.place('hair-oil', (2.22, .10, .34), -10)
    props.vial((-.30, -.35, 0), .13, .5, .6)
    stage.lay('rosemary', (.75, -.62, .03), (.35, -.78, .12), (-.10, -.80, .05), rng, flatten=.7)
    stage.lay('olive', (2.3, -.55, .03), (1.7, -.72, .14), (1.05, -.66, .05), rng, nodes=11, size=(.28, .05))
    stage.frame(5.6, size=SHOTS['about-hero']['size'], focus=(1.2, .2, 1.0), fstop=8, distance=8, elevation=.06, base=.05)
    return dict(exposure=.02, contrast=.24)


def boards(light, dark, width=.86):
    """Planed boards along x, each sawn from another place: its rings lie as long flames."""
    t = M.Tree('boards')
    at = t('SeparateXYZ', Vector=t.position)
    across = t.math('DIVIDE', at.outputs['Y'], width)
    board = t.math('FLOOR', across)
    seam = t.math('ABSOLUTE', t.math('SUBTRACT', t.math('FRACT', across), .5))
    place = t('CombineXYZ', X=t.math('MULTIPLY_ADD', board, 7.31, t.math('MULTIPLY', at.outputs['X'], .16)), Y=t.math('MULTIPLY_ADD', board, 3.7, at.outputs['Y']))
    flame = t('TexNoise', Vector=place, Scale=1.1, Detail=2, Roughness=.4)
    rings = t.math('SINE', t.math('MULTIPLY_ADD', flame, 64, t.math('MULTIPLY', at.outputs['Y'], 14)))
    fine = t.noise(4, 5, (.8, 70, 1))
    tone = t('TexNoise', Vector=t('CombineXYZ', X=board), Scale=3.3)
    late = t.math('MULTIPLY_ADD', rings, .17, t.math('MULTIPLY_ADD', tone, .5, t.math('MULTIPLY_ADD', fine, .45, .03)))
    wood = t.ramp(late, (.28, rgba(light)), (.80, rgba(dark)))
    gap = t.ramp(seam, (.492, (1, 1, 1, 1)), (.5, (.35, .28, .22, 1)))
    b = t('Bump', Strength=.10, Distance=.01, Height=fine)
    return t.done(t('BsdfPrincipled', Base_Color=t.mix_colors(1, wood, gap, 'MULTIPLY'), Roughness=.5, Specular=.3, Normal=b))


def founder_desk(rng):
    """The founder's desk from above: notes, herbs and vials."""
    st.reset(ambient=.34)
    S.mesh_object('desk', [(-6, -4, 0), (6, -4, 0), (6, 5, 0), (-6, 5, 0)], [(0, 1, 2, 3)], boards('#D6C3A8', '#B79A76'))
    stage.lights(key=24, fill=8, rim=10)
    stage.dappled(rng, strength=3.6, direction=(.80, -.30, -.66), n=7, target=(0, 0, 0), reach=2.8, spread=1.0)
    props.book((-1.18, .42, 0), (1.15, 1.5, .14), 14, '#1F3A34')
    props.sheet(props.page('oils', 'Scalp oil, no. 7', ['sunflower, cold-pressed', 'rosemary, four weeks', 'argan, a third', 'warm, never hot', 'less scent. try again'], props.leaf_figure, by_hand=True), (1.05, 1.42), (.02, -.06, .002), -7, curl=.10)
    props.sheet(props.page('strand', 'A single hair', ['cuticle, cortex, medulla', 'scales lie towards the tip', 'look again, under glass'], props.strand_figure, color='#F6EFE2', by_hand=True), (1.05, 1.42), (.92, .30, .010), 11, curl=.07)
    props.pencil((.62, -.62, .016), -58)
    for x, y, h, lv, oil in ((-.92, .70, .44, .60, '#F7DA94'), (-1.24, .56, .36, .5, '#F2C878'), (-1.40, .16, .40, .42, '#DDE2B4')):
        props.vial((x, y, .14), .115, h, lv, oil)
    props.dish((1.62, -.46, 0), .38, .12)
    for k in range(26):
        a, q = rng.uniform(0, 6.28), .22 * rng.uniform() ** .5
        P.ball((1.62 + q * np.cos(a), -.46 + q * np.sin(a), .075 + .03 * rng.uniform()), .034 * rng.uniform(.8, 1.15), M.matte('berry', ['#3B3A4A', '#4A3A3C', '#5A4A3C'][k % 3], rough=.45))
    stage.lay('rosemary', (-1.55, -.50, .03), (-.95, -.62, .14), (-.42, -.98, .05), rng, flatten=.7)
    stage.lay('rosemary', (-1.70, -.72, .03), (-1.15, -.86, .12), (-.62, -1.10, .05), rng, flatten=.7, nodes=28)
    stage.lay('olive', (2.1, .55, .03), (1.75, .95, .2), (1.0, 1.18, .06), rng, nodes=13, size=(.32, .052))
    st.camera((0, -4.6, 5.6), (0, .02, 0), 60, fstop=8, focus=(.2, -.1, .05))
    return dict(exposure=-.18, contrast=.28)


def subscribe_box(rng):
    """An opened box with three products in tissue, its lid beside it."""
    stage.studio_set(rng, target=(.3, .6, .9), n=7, spread=1.0)
    card = '#D6C6B0'
    turn, a = -8, math.radians(-8)
    size = (2.15, 1.15, .66)
    props.open_box((0, 0, 0), size, turn, card, '#F6F0E6')
    with P.group('Front', (0, 0, 0), (0, 0, turn)):
        P.print_front((size[0], size[2]), -size[1] / 2 - .0165, .20, 'Hair wellness')
    place = lambda x, y: (x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a))
    for handle, x, y, z, t in (('hair-nutraceutical', -.62, -.12, .47, -6), ('growth-strength-shampoo', .06, .14, .30, 4), ('conditioner', .68, -.04, .37, -10)):
        P.place(handle, (*place(x, y), z), turn + t)
    w, d = size[0] - .10, size[1] - .10
    rim = lambda x, y: .16 * np.clip((np.abs(y) / (d / 2)) ** 4, 0, 1) + .05 * np.clip((np.abs(x) / (w / 2)) ** 6, 0, 1)
    props.tissue(rng, (w, d), (0, 0, .50), .20, turn, folds=15, rise=rim)
    lid = S.carton('lid', (2.2, 1.2, .12), M.matte('lid', card, rough=.8, grain=.15, grain_scale=300))
    lid.location, lid.rotation_euler.z = (2.42, .42, 0), math.radians(20)
    stage.lay('eucalyptus', (1.75, -.42, .03), (1.30, -.72, .12), (.72, -.98, .05), rng, flatten=.55, nodes=11, size=(.20, .10))
    stage.frame(4.0, size=SHOTS['subscribe-box']['size'], focus=(0, -.3, .8), fstop=8, distance=7.4, elevation=.24)


def holidays_hero(rng):
    """Berry and brass: a gift and two products on the right, soft lights behind. The left is free for text."""
    st.reset(world='#6E1F2E', ambient=.42)
    st.seamless('#5C1F2A', depth=7.0, width=16, radius=2.4)
    st.softbox((-2.4, -1.6, 2.2), (.9, 0, .6), (1.1, 2.2), 105, (1, .93, .84))
    st.softbox((3.4, .7, 1.5), (1.0, 0, .7), (.45, 2.4), 85, (1, .88, .72))
    st.softbox((.9, -.3, 3.8), (1.0, .2, 0), (2.2, 1.6), 16, (1, .94, .86))
    st.softbox((1.0, 4.6, 4.2), (.6, 7, 2.2), (3.0, 1.0), 300, (1, .86, .74))     # a glow on the wall
    st.sun((.86, .62, -.72), 2.1, 2.5, (1, .88, .72))
    satin = M.satin('satin', '#C9A36A')
    props.gift((1.86, .22, 0), (.92, .80, .62), -24, '#F3ECE2', M.satin('berry', BERRY))
    props.gift((.10, .62, 0), (.66, .6, .42), 18, '#4A1420', satin)
    P.place('hair-nutraceutical', (.62, -.10, 0), -4)
    P.place('hair-oil', (1.18, -.30, 0), -6)
    for x, y, r, q in ((.16, -.58, .10, 0), (1.62, -.62, .085, 1), (1.86, -.52, .055, 0), (-.14, -.40, .06, 1)):
        P.ball((x, y, r), r, M.metal('bauble', BRASS, .16) if q == 0 else M.matte('lacquer', '#8A2438', rough=.18, coat=.6))
    props.curl((.36, -.78), (.78, -.10), .085, .2, 3.2, .085, satin)
    stage.lay('rosemary', (2.9, -.30, .03), (2.3, -.66, .12), (1.72, -.86, .05), rng, flatten=.8, nodes=40)
    stage.lay('rosemary', (-.95, -.10, .03), (-.5, -.46, .12), (.05, -.72, .05), rng, flatten=.8, nodes=40)
    at = (0, -8.0, 1.15)
    props.soft_lights(rng, 46, ((-5.5, 6.0), (4.0, 5.0), (1.7, 4.2)), (.10, .26), ('#FFD9A0', '#F7C27A', '#FFE9C8', '#E89A6A'), at, power=1.5)
    st.camera(at, (0, 0, .80), 36 * 8 / 5.0, fstop=3.2, focus=(.9, -.3, .6))
    return dict(exposure=.05, contrast=.22, saturation=.93)
