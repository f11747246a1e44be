"""The banner of the home page: four of the range on a stone shelf, the wall free on the left."""
import products as P
import props
from brand import SHOTS
from stage import GRADE, frame, lay, product_set, stand

TOP = .30


def dress(name):
    rng = product_set(SHOTS[name]['seed'], sun_target=(1.2, .6, 1.0), n=8, spread=1.15, wall='#ECE2D6')
    props.slab((2.45, .12, 0), (3.6, .95, TOP))
    stand([
        ['hair-oil', 1.06, .05, TOP, -5],
        ['shampoo', 1.72, .16, TOP, -8],
        ['hair-nutraceutical-45', 2.44, .0, TOP, -8],
        ['overnight-scalp-mask', .46, -.62, 0, -3],
    ])
    lay('olive', (3.1, -.62, .03), (2.3, -.86, .16), (1.45, -.86, .05), rng, nodes=13, size=(.30, .052))
    P.capsules([(1.10, -.78, 24), (1.24, -.94, 78)], rng, b='#C39A8A')
    frame(6.3, size=SHOTS[name]['size'], focus=(1.3, -.2, .9), fstop=8, distance=8, elevation=.07)
    return GRADE
