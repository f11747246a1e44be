"""The packshots: a product and what SETS puts beside it, or the products of a bundle or plan."""
import numpy as np
from brand import BERRY, BRASS, OIL, PRODUCTS
import materials as M
import products as P
import props
import shapes as S
from stage import extent, frame, lay, stand, studio_set

# By handle: sprigs (kind, path, options); `others` beside them; the height of a stone under the product; its turn in degrees.
SETS = {
    'hair-nutraceutical': dict(
        sprigs=[('eucalyptus', (1.15, .42, .03), (.62, .16, .12), (.16, -.62, .06), dict(flatten=.55, nodes=11, size=(.20, .10)))],
        others=lambda rng: P.capsules([(-.42, -.42, 24), (-.27, -.54, 78), (-.56, -.60, -32)])),
    'hair-nutraceutical-45': dict(
        sprigs=[('olive', (-1.25, .30, .04), (-.75, .05, .16), (-.34, -.50, .05), dict(nodes=10, size=(.27, .05)))],
        others=lambda rng: P.capsules([(.40, -.50, 62), (.56, -.40, 8), (.30, -.64, -18)], b='#C39A8A'), turn=2),
    'growth-strength-shampoo': dict(
        sprigs=[('rosemary', (.95, .10, .03), (.55, -.10, .10), (.10, -.62, .05), dict(flatten=.7)),
                ('rosemary', (1.05, -.22, .03), (.70, -.35, .09), (.34, -.80, .05), dict(flatten=.7, nodes=26))]),
    'shampoo': dict(sprigs=[('olive', (1.3, .20, .04), (.80, -.05, .16), (.24, -.66, .05), dict(nodes=12, size=(.30, .052)))], turn=2),
    'conditioner': dict(sprigs=[('eucalyptus', (-1.2, .36, .03), (-.66, .05, .14), (-.10, -.60, .06), dict(flatten=.55, nodes=11, size=(.20, .10)))], turn=-6),
    'after-wash-scalp-serum': dict(
        sprigs=[('rosemary', (.62, .12, .24), (.42, -.10, .30), (.12, -.44, .24), dict(z=.20, flatten=.7, nodes=26, size=(.15, .011)))],
        others=lambda rng: P.drops([(-.30, -.33, .046), (-.20, -.42, .026), (-.40, -.22, .018), (-.12, -.47, .014)], .201, M.glass('drop', OIL, 1.45, shadow='#F3C877')), stone=.20),
    'hair-oil': dict(sprigs=[('olive', (1.2, .30, .04), (.62, .02, .16), (.06, -.56, .05), dict(nodes=12, size=(.28, .05)))]),
    'scalp-oil-pearls': dict(
        sprigs=[('rosemary', (1.15, .10, .03), (.75, -.15, .10), (.40, -.72, .05), dict(flatten=.7, nodes=28))],
        others=lambda rng: P.pearls([(-.46, -.52), (-.31, -.60), (-.56, -.70), (.44, -.56), (-.20, -.80)])),
    'clarifying-scalp-scrub': dict(
        sprigs=[('eucalyptus', (1.3, .25, .03), (.85, -.10, .12), (.44, -.72, .06), dict(flatten=.55, nodes=10, size=(.18, .09)))],
        others=lambda rng: P.salt((-.46, -.70), rng), turn=2),
    'overnight-scalp-mask': dict(sprigs=[('olive', (-1.3, .26, .04), (-.82, -.10, .14), (-.36, -.66, .05), dict(nodes=11, size=(.26, .048)))]),
}

WALLS = {'nutraceuticals': '#F3ECE4', 'haircare': '#D5D8CD', 'scalp-therapy': '#EBD8CB', 'sets': '#DCD9D2'}


def dress(name):
    handle = name.removesuffix('-front')
    if 'group' in PRODUCTS[handle]:
        show_group(PRODUCTS[handle])
    else:
        show_product(handle, **SETS[PRODUCTS[handle].get('of', handle)])


def show_product(handle, sprigs, others=None, stone=0, turn=0):
    w, h = largest(handle)
    rng = np.random.default_rng(PRODUCTS[handle]['seed'])
    studio_set(rng, wall=WALLS[PRODUCTS[handle]['category']], target=(.1, .6, .1 + .6 * (h + stone)))
    if stone:
        P.plinth(.62, stone)
    P.place(handle, (0, 0, stone), turn)
    if others:
        others(rng)
    for kind, p0, p1, p2, options in sprigs:
        lay(kind, p0, p1, p2, rng, **options)
    frame(max((h + stone) * 1.28, w * 2.05, 1.82), focus=(0, -w / 2, .45 * h + stone))


def largest(handle):
    """Width and height of the largest size: all sizes of a product are seen from the same place, in the same light."""
    of = lambda h: PRODUCTS[h].get('of', h)
    return np.max([extent(h) for h in PRODUCTS if of(h) == of(handle)], axis=0)


def show_group(p):
    sizes = [(m, extent(m[0])) for m in p['group']]
    left, right = min(m[1] - s[0] / 2 for m, s in sizes), max(m[1] + s[0] / 2 for m, s in sizes)
    tall = max(m[3] + s[1] for m, s in sizes)
    studio_set(np.random.default_rng(p['seed']), wall=WALLS['sets'], target=(.2, .6, .1 + .6 * tall), n=7, spread=.95)
    center = (left + right) / 2
    stand([[h, x - center, y, z, turn] for h, x, y, z, turn in p['group']], p['title'])
    if p.get('ribbon'):
        satin = M.satin('satin', BERRY)
        x, y = p['group'][-1][1] - center, p['group'][-1][2]
        S.lathe('band', [(.112, 1.035), (.128, 1.035), (.124, 1.098), (.105, 1.098)], satin, at=(x, y, 0))
        with P.group('Ribbon', (x, y - .125, 1.066), (84, 0, 0)):
            props.bow((0, 0, 0), satin, loop=.30, width=.062)
        for x, y, r in ((.10, -.58, .085), (.27, -.50, .055)):
            P.ball((x, y, r), r, M.metal('bauble', BRASS, .18))
    frame(max((right - left) * 1.26, tall * 1.36), focus=(0, -.2, .6), fstop=9, distance=7.2)
