"""The workroom: olive in a stoneware vase, a mortar and hair oil on stone, in the light of a window."""
import numpy as np
import products as P
import props
import shapes as S
import stage
import studio as st
from brand import SHOTS

BRANCHES = [
    ((.66, .35, 2.0), (.02, .20, 2.45)),
    ((.80, .45, 2.1), (1.10, .40, 2.95)),
    ((.92, .50, 1.9), (1.72, .30, 2.30)),
    ((.60, .40, 1.7), (.16, -.10, 1.85)),
    ((.88, .35, 1.6), (1.42, -.05, 1.72)),
]


def dress(name):
    rng = np.random.default_rng(SHOTS[name]['seed'])
    st.reset(ambient=.62)
    st.seamless('#F3EADF', depth=1.5, radius=.25)
    stage.lights(key=26, rim=18, fill=8)
    props.window((.15, 1.3, 1.30), panes=(3, 4), pane=(.70, .60), strength=4.2)
    props.slab((1.5, .35, 0), (3.6, 1.25, .34))
    props.vase((.72, .45, .34), 1.0)
    for p1, p2 in BRANCHES:
        P.sprig('olive', S.bezier((.72, .45, 1.1), p1, p2, 60), rng, nodes=12, size=(.40, .062), stem=.016, start=.32, open_=1.15, bend=.10)
    props.mortar((1.62, .12, .34), .85)
    P.place('hair-oil', (2.22, .10, .34), -10)
    props.vial((-.30, -.35, 0), .13, .5, .6)
    stage.lay('rosemary', (.75, -.62, .03), (.35, -.78, .12), (-.10, -.80, .05), rng, flatten=.7)
    stage.lay('olive', (2.3, -.55, .03), (1.7, -.72, .14), (1.05, -.66, .05), rng, nodes=11, size=(.28, .05))
    stage.frame(5.6, size=SHOTS[name]['size'], focus=(1.2, .2, 1.0), fstop=8, distance=8, elevation=.06, base=.05)
    return dict(exposure=.02, contrast=.24)
