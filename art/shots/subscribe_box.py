"""What arrives: an opened box with three products in tissue, its lid beside it."""
import math
import numpy as np
import materials as M
import products as P
import props
import shapes as S
import stage
from brand import SHOTS


def dress(name):
    rng = stage.product_set(SHOTS[name]['seed'], sun_target=(.3, .6, .9), n=7, spread=1.0)
    card = '#D6C6B0'
    turn, a = -8, math.radians(-8)
    size = (2.15, 1.15, .66)
    props.open_box((0, 0, 0), size, turn, card, '#F6F0E6')
    place = lambda x, y: (x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a))
    for handle, x, y, z, t in (('hair-nutraceutical', -.62, -.12, .47, -6), ('growth-strength-shampoo', .06, .14, .30, 4), ('conditioner', .68, -.04, .37, -10)):
        P.place(handle, (*place(x, y), z), turn + t)
    w, d = size[0] - .10, size[1] - .10
    rim = lambda x, y: .16 * np.clip((np.abs(y) / (d / 2)) ** 4, 0, 1) + .05 * np.clip((np.abs(x) / (w / 2)) ** 6, 0, 1)
    props.tissue(rng, (w, d), (0, 0, .50), .20, turn, folds=15, rise=rim)
    lid = S.carton('lid', (2.2, 1.2, .12), M.matte('lid', card, rough=.8, grain=.15, grain_scale=300))
    lid.location, lid.rotation_euler.z = (2.42, .42, 0), math.radians(20)
    t = np.linspace(0, 1, 420)
    turns = 2 * math.pi * 4.2 * t
    r = .085 * (1 - .25 * t)
    path = np.stack([-1.25 + .95 * t, -.78 - .16 * t + r * np.cos(turns), r + .004 + r * np.sin(turns)], -1)
    S.ribbon('ribbon', path, .10, M.satin('satin', '#1F3A34'), up=(1, 0, 0))
    stage.lay('eucalyptus', (1.75, -.42, .03), (1.30, -.72, .12), (.72, -.98, .05), rng, flatten=.55, nodes=11, size=(.20, .10))
    stage.frame(4.0, size=SHOTS[name]['size'], focus=(0, -.3, .8), fstop=8, distance=7.4, elevation=.24)
    return stage.GRADE
