"""Nutraceuticals: both supplements, near, and capsules on a stone."""
import products as P
from brand import SHOTS
from stage import GRADE, frame, lay, product_set, stand


def dress(name):
    rng = product_set(SHOTS[name]['seed'], sun_target=(.2, .6, .85))
    stand([['hair-nutraceutical-45', .46, .22, 0, -6], ['hair-nutraceutical', -.34, -.08, 0, 5]])
    P.plinth(.40, .07, (.52, -.52, 0))
    P.capsules([(.40, -.62, 24), (.58, -.72, 78), (.66, -.50, -32)], rng, z=.07)
    P.capsules([(-.56, -.72, 62), (-.36, -.80, -28)], rng)
    lay('eucalyptus', (-1.35, .05, .03), (-1.05, -.35, .14), (-.66, -.78, .06), rng, flatten=.55, nodes=11, size=(.20, .10))
    frame(2.15, size=SHOTS[name]['size'], focus=(0, -.25, .5), fstop=13, base=-.10)
    return GRADE
