"""Haircare: shampoo and conditioner on a stone step before a sage wall."""
import props
from brand import SHOTS
from stage import GRADE, frame, lay, product_set, stand


def dress(name):
    rng = product_set(SHOTS[name]['seed'], sun_target=(.1, .6, 1.1), wall='#D5D8CD')
    props.slab((.95, .22, 0), (1.5, .8, .24), light='#EDE6DA', dark='#D2C7B6')
    stand([['conditioner', .58, .12, .24, -8], ['growth-strength-shampoo', -.28, -.12, 0, 3]])
    lay('eucalyptus', (1.35, -.42, .03), (.85, -.62, .16), (.10, -.72, .05), rng, flatten=.55, nodes=13, size=(.22, .11))
    frame(2.25, size=SHOTS[name]['size'], focus=(-.2, -.35, .7), fstop=11)
    return GRADE
