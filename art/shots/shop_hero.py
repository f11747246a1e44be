"""The shop's head: shampoo, supplement and serum in the shade of leaves, the wall free on the left."""
import products as P
from stage import GRADE, frame, lay, product_set, stand


def dress(_):
    rng = product_set(33, sun_target=(1.3, .6, .95), n=8, spread=1.1)
    P.plinth(.60, .22, (1.80, -.10, 0))
    stand([['growth-strength-shampoo', 1.04, .18, 0, -6], ['hair-nutraceutical', .40, -.16, 0, -4], ['after-wash-scalp-serum', 1.78, -.16, .22, -11]])
    lay('eucalyptus', (3.15, -.50, .03), (2.55, -.78, .14), (1.70, -1.02, .05), rng, flatten=.55, size=(.22, .11))
    P.capsules([(.74, -.66, 24), (.90, -.80, 78), (.56, -.84, -32)], rng)
    frame(5.8, size=(1800, 900), focus=(1.0, -.2, .8), fstop=8, distance=8, elevation=.07)
    return GRADE
