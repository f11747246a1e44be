"""Bundles and plans: the products of the row's `group`, side by side."""
import numpy as np
from brand import BERRY, BRASS, PRODUCTS, VESSELS
import materials as M
import products as P
import props
from stage import GRADE, extent, frame, product_set, stand


def festive():
    """A curl of berry ribbon and two brass baubles."""
    props.curl((-.62, -.60), (.52, -.10), .075, .25, 3.6, .085, M.satin('satin', BERRY))
    for x, y, r in ((.12, -.62, .085), (.30, -.54, .055)):
        P.ball((x, y, r), r, M.metal('bauble', BRASS, .18))


def width_and_height(handle):
    board = VESSELS['carton']['box']
    return (board[0] * 1.1, board[2]) if handle == 'box' else extent(handle)


def dress(name):
    p = PRODUCTS[name.removesuffix('-front')]
    sizes = [(m, width_and_height(m[0])) for m in p['group']]
    left, right = min(m[1] - s[0] / 2 for m, s in sizes), max(m[1] + s[0] / 2 for m, s in sizes)
    tall = max(s[1] for _, s in sizes)
    product_set(np.random.default_rng(p['seed']), sun_target=(.2, .6, .1 + .6 * tall), n=7, spread=.95)
    center = (left + right) / 2
    stand([[h, x - center, y, z, turn] for h, x, y, z, turn in p['group']], p['title'])
    if p.get('ribbon'):
        festive()
    frame(max((right - left) * 1.38, tall * 1.36), focus=(0, -.2, .6), fstop=9, distance=7.2)
    return GRADE
