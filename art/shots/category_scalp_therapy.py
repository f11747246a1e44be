"""Scalp therapy: serum on stone, mask and pearls before a wall of clay."""
import products as P
from brand import SHOTS
from stage import GRADE, frame, lay, product_set, stand


def dress(name):
    rng = product_set(SHOTS[name]['seed'], sun_target=(.1, .6, .95), wall='#EBD8CB')
    P.plinth(.46, .34, (.30, .14, 0))
    stand([['after-wash-scalp-serum', .30, .10, .34, 4], ['overnight-scalp-mask', -.46, -.36, 0, 4]])
    P.pearls([(.18, -.60, 0), (.34, -.72, 0), (.52, -.56, 0), (.05, -.78, 0), (.74, -.44, 0)])
    lay('rosemary', (1.15, -.05, .03), (.95, -.40, .12), (.62, -.84, .05), rng, flatten=.7, nodes=30)
    frame(2.05, size=SHOTS[name]['size'], focus=(0, -.3, .6), fstop=11)
    return GRADE
