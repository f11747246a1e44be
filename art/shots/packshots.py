"""The packshots: a product from its row in products.json, and what SETS puts beside it."""
import numpy as np
from brand import PRODUCTS
import products as P
from stage import GRADE, extent, frame, lay, product_set


def with_nutraceutical(rng):
    lay('eucalyptus', (1.15, .42, .03), (.62, .16, .12), (.16, -.62, .06), rng, flatten=.55, nodes=11, size=(.20, .10))
    P.capsules([(-.42, -.42, 24), (-.27, -.54, 78), (-.56, -.60, -32)], rng)


def with_nutraceutical_45(rng):
    lay('olive', (-1.25, .30, .04), (-.75, .05, .16), (-.34, -.50, .05), rng, nodes=10, size=(.27, .05))
    P.capsules([(.40, -.50, 62), (.56, -.40, 8), (.30, -.64, -18)], rng, b='#C39A8A')


def with_growth_shampoo(rng):
    lay('rosemary', (.95, .10, .03), (.55, -.10, .10), (.10, -.62, .05), rng, flatten=.7)
    lay('rosemary', (1.05, -.22, .03), (.70, -.35, .09), (.34, -.80, .05), rng, flatten=.7, nodes=26)


def with_shampoo(rng):
    lay('olive', (1.3, .20, .04), (.80, -.05, .16), (.24, -.66, .05), rng, nodes=12, size=(.30, .052))


def with_conditioner(rng):
    lay('eucalyptus', (-1.2, .36, .03), (-.66, .05, .14), (-.10, -.60, .06), rng, flatten=.55, nodes=11, size=(.20, .10))


def with_serum(rng):
    lay('rosemary', (.62, .12, .24), (.42, -.10, .30), (.12, -.44, .24), rng, .20, flatten=.7, nodes=26, size=(.15, .011))
    P.drops([(-.30, -.33, .046), (-.20, -.42, .026), (-.40, -.22, .018), (-.12, -.47, .014)], .20)


def with_oil(rng):
    lay('olive', (1.2, .30, .04), (.62, .02, .16), (.06, -.56, .05), rng, nodes=12, size=(.28, .05))


def with_pearls(rng):
    P.pearls([(-.46, -.52, 0), (-.31, -.60, 0), (-.56, -.70, 0), (.44, -.56, 0), (-.20, -.80, 0)])
    lay('rosemary', (1.15, .10, .03), (.75, -.15, .10), (.40, -.72, .05), rng, flatten=.7, nodes=28)


def with_scrub(rng):
    P.salt((-.46, -.70), rng)
    lay('eucalyptus', (1.3, .25, .03), (.85, -.10, .12), (.44, -.72, .06), rng, flatten=.55, nodes=10, size=(.18, .09))


def with_mask(rng):
    lay('olive', (-1.3, .26, .04), (-.82, -.10, .14), (-.36, -.66, .05), rng, nodes=11, size=(.26, .048))


# handle -> (companions, height of a stone under it, turn in degrees)
SETS = {
    'hair-nutraceutical': (with_nutraceutical, 0, 0),
    'hair-nutraceutical-45': (with_nutraceutical_45, 0, 2),
    'growth-strength-shampoo': (with_growth_shampoo, 0, 0),
    'shampoo': (with_shampoo, 0, 2),
    'conditioner': (with_conditioner, 0, -6),
    'after-wash-scalp-serum': (with_serum, .20, 0),
    'hair-oil': (with_oil, 0, 0),
    'scalp-oil-pearls': (with_pearls, 0, 0),
    'clarifying-scalp-scrub': (with_scrub, 0, 2),
    'overnight-scalp-mask': (with_mask, 0, 0),
}


def dress(name):
    handle = name.removesuffix('-front')
    company, stone, turn = SETS[handle]
    w, h = extent(handle)
    rng = np.random.default_rng(PRODUCTS[handle]['seed'])
    product_set(rng, sun_target=(.1, .6, .1 + .6 * (h + stone)))
    if stone:
        P.plinth(.62, stone)
    P.place(handle, (0, 0, stone), turn)
    company(rng)
    frame(max((h + stone) * 1.28, w * 2.05, 1.82), focus=(0, -w / 2, .45 * h + stone))
    return GRADE
