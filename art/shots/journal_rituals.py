"""Two pictures of the journal: the products of a wash day in their order, and a brush on folded cloth at night."""
import math
import bpy
import numpy as np
from brand import rgba
import materials as M
import products as P
import props
import shapes as S
import stage
import studio as st
from shots.best_sellers import towel
from shots.diaries import beads, strands, tiles


def journal_wash(rng):
    st.reset(ambient=.32)
    st.seamless('#EFE8DD', depth=1.4, front=1.2).location.z = -.9
    stage.lights(key=19, fill=3, rim=18)
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
    before = set(bpy.data.objects)
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
    P.group('Brush', before, at, turn)


def journal_night(rng):
    st.reset(ambient=.46)
    bpy.context.scene.world.node_tree.nodes['Background'].inputs[0].default_value = rgba('#AEB8C8')
    st.seamless('#CDD0D0', depth=2.2)
    stage.lights(key=9, fill=2, rim=9)
    props.window((.10, 0, .62), direction=(.80, .42, -.52), panes=(1, 2), pane=(1.15, .95))
    for z, turn, size, color in ((0, -6, (1.7, 1.12), '#8F9BA3'), (.245, -2, (1.62, 1.06), '#E9E1D6'), (.490, -9, (1.5, 1.0), '#CDB7A6')):
        towel(rng, (0, .10, z), size, turn, color, layers=4, gap=.058)
    brush(rng, (.16, .0, .728), 20)
    st.look((.02, 0, .50), 2.55, 22, 6.3, (.1, -.1, .75))
    return dict(exposure=.42, contrast=.30, warmth=.035)
