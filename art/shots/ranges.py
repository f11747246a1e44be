"""Several products side by side: the shop's head, the home page's banner, the categories."""
import products as P
import props
from brand import SHOTS
from stage import frame, lay, studio_set, stand


def shop_hero(rng):
    """Shampoo, supplement and serum in the shade of leaves. The wall is free on the left."""
    studio_set(rng, target=(1.3, .6, .95), n=8, spread=1.1)
    P.plinth(.60, .22, (1.80, -.10, 0))
    stand([['growth-strength-shampoo', 1.04, .18, 0, -6], ['hair-nutraceutical', .40, -.16, 0, -4], ['after-wash-scalp-serum', 1.78, -.16, .22, -11]])
    lay('eucalyptus', (3.15, -.50, .03), (2.55, -.78, .14), (1.70, -1.02, .05), rng, flatten=.55, size=(.22, .11))
    P.capsules([(.74, -.66, 24), (.90, -.80, 78), (.56, -.84, -32)])
    frame(7.2, base=-.06, size=SHOTS['shop-hero']['size'], focus=(1.2, -.2, .8), fstop=8, distance=8, elevation=.07)


def home_banner(rng):
    """Four products on a stone shelf. The wall is free on the left."""
    top = .30
    studio_set(rng, target=(1.2, .6, 1.0), n=8, spread=1.15, wall='#ECE2D6')
    props.slab((2.45, .12, 0), (3.6, .95, top))
    stand([
        ['hair-oil', 1.06, .05, top, -5],
        ['shampoo', 1.72, .16, top, -8],
        ['hair-nutraceutical-45', 2.44, .0, top, -8],
        ['overnight-scalp-mask', .46, -.62, 0, -3],
    ])
    lay('olive', (3.1, -.62, .03), (2.3, -.86, .16), (1.45, -.86, .05), rng, nodes=13, size=(.30, .052))
    P.capsules([(1.10, -.78, 24), (1.24, -.94, 78)], b='#C39A8A')
    frame(6.3, size=SHOTS['home-banner']['size'], focus=(1.3, -.2, .9), fstop=8, distance=8, elevation=.07)


def category_nutraceuticals(rng):
    """Both supplements, near, and capsules on a stone."""
    studio_set(rng, target=(.2, .6, .85))
    stand([['hair-nutraceutical-45', .46, .22, 0, -6], ['hair-nutraceutical', -.34, -.08, 0, 5]])
    P.plinth(.40, .07, (.52, -.52, 0))
    P.capsules([(.40, -.62, 24), (.58, -.72, 78), (.66, -.50, -32)], b='#C39A8A', z=.07)
    P.capsules([(-.56, -.72, 62), (-.36, -.80, -28)])
    lay('eucalyptus', (-1.35, .05, .03), (-1.05, -.35, .14), (-.66, -.78, .06), rng, flatten=.55, nodes=11, size=(.20, .10))
    frame(2.15, size=SHOTS['category-nutraceuticals']['size'], focus=(0, -.25, .5), fstop=13, base=-.10)


def category_haircare(rng):
    """Shampoo and conditioner on a stone step before a sage wall."""
    studio_set(rng, target=(.1, .6, 1.1), wall='#D5D8CD')
    props.slab((.95, .22, 0), (1.5, .8, .24), light='#EDE6DA', dark='#D2C7B6')
    stand([['conditioner', .58, .12, .24, -8], ['growth-strength-shampoo', -.28, -.12, 0, 3]])
    lay('eucalyptus', (1.35, -.42, .03), (.85, -.62, .16), (.10, -.72, .05), rng, flatten=.55, nodes=13, size=(.22, .11))
    frame(2.25, size=SHOTS['category-haircare']['size'], focus=(-.2, -.35, .7), fstop=11)


def category_scalp_therapy(rng):
    """Serum on stone, mask and pearls before a wall of clay."""
    studio_set(rng, target=(.1, .6, .95), wall='#EBD8CB')
    P.plinth(.46, .34, (.30, .14, 0))
    stand([['after-wash-scalp-serum', .30, .10, .34, 4], ['overnight-scalp-mask', -.46, -.36, 0, 4]])
    P.pearls([(.18, -.60), (.34, -.72), (.52, -.56), (.05, -.78), (.74, -.44)])
    lay('rosemary', (1.15, -.05, .03), (.95, -.40, .12), (.62, -.84, .05), rng, flatten=.7, nodes=30)
    frame(2.05, size=SHOTS['category-scalp-therapy']['size'], focus=(0, -.3, .6), fstop=11)
