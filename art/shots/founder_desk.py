"""The founder's desk from above: notes, herbs and vials."""
import numpy as np
import materials as M
import products as P
import props
import shapes as S
import stage
import studio as st
from brand import SHOTS


def dress(name):
    rng = np.random.default_rng(SHOTS[name]['seed'])
    st.reset(ambient=.34)
    S.mesh_object('desk', [(-6, -4, 0), (6, -4, 0), (6, 5, 0), (-6, 5, 0)], [(0, 1, 2, 3)], M.wood('oak', '#D3BFA3', '#B0936F'))
    stage.lights(key=24, fill=8, rim=10)
    stage.dappled(rng, strength=3.6, direction=(.80, -.30, -.66), n=7, target=(0, 0, 0), reach=2.8, spread=1.0)
    props.book((-1.18, .42, 0), (1.15, 1.5, .14), 14, '#1F3A34')
    props.sheet(props.page('oils', 'Scalp oil, no. 7', ['sunflower, cold-pressed', 'rosemary, four weeks', 'argan, a third', 'warm, never hot', 'less scent. try again'], props.leaf_figure), (1.05, 1.42), (.02, -.06, .002), -7, curl=.10)
    props.sheet(props.page('strand', 'A single hair', ['cuticle, cortex, medulla', 'scales lie towards the tip', 'look again, under glass'], props.strand_figure, color='#F6EFE2'), (1.05, 1.42), (.92, .30, .010), 11, curl=.07)
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
