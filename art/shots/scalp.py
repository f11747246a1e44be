"""A cut through the scalp in the four phases of a hair's growth."""
import math
import numpy as np
import materials as M
import products as P
import shapes as S
import studio as st

DEEP, TILT = -3.0, 13
# The phases of a hair's growth: the lower end of the sheath; each hair from its root up, the height of its round foot, how it leans;
# the foot of the papilla.
PHASES = {
    'anagen': (-1.90, [([(-1.74, .155), (-1.52, .155), (-1.20, .066), (2.6, .056)], .15, {})], -1.86),
    'catagen': (-1.14, [([(-1.00, .098), (-.90, .098), (-.72, .064), (2.6, .056)], .07, {})], -1.70),
    'telogen': (-.88, [([(-.74, .112), (-.64, .112), (-.44, .064), (2.6, .056)], .08, {})], -1.00),
    'exogen': (-1.40, [([(-.20, .104), (-.10, .104), (.10, .062), (2.8, .056)], .08, dict(lean=1.0, dx=.06, y=-.12)),
                       ([(-1.24, .130), (-1.06, .130), (-.80, .048), (-.34, .030), (-.26, .004)], .12, dict(lean=.02))], -1.36),
}


def cut():
    """The scalp and the face of the cut: epidermis, dermis, fat."""
    n = 160
    x, y = np.meshgrid(np.linspace(-3, 3, n), np.linspace(0, 4, n))
    z = .03 * np.sin(2.1 * x + .4) * np.cos(1.7 * y) + .015 * np.sin(5 * x + 2 * y)
    S.surface('scalp', x, y, z, M.scalp('scalp', '#DDBFAB', '#C9A288'))
    along = np.linspace(-3, 3, n)
    S.surface('face', along, 0, np.stack([np.full(n, DEEP), .03 * np.sin(2.1 * along + .4) + .015 * np.sin(5 * along)]), M.section('cut', [(.03, 2.1, .4), (.015, 5, 0)]))


def body(points, foot, soft=.07):
    """Radius and height of a turned body from its foot up: through (height, radius) points, smooth where it widens, with a round foot."""
    z0, z1 = points[0][0], points[-1][0]
    z = np.linspace(z0 - 4 * soft, z1 + 4 * soft, 1200)
    bell = np.exp(-.5 * (np.linspace(-3, 3, int(6 * soft / (z[1] - z[0])) | 1)) ** 2)
    r = np.convolve(np.pad(np.interp(z, *np.transpose(points)), len(bell) // 2, 'edge'), bell / bell.sum(), 'valid')
    fine = np.concatenate([z0 + foot * (1 - np.cos(np.linspace(0, math.pi / 2, 24))), np.linspace(z0 + foot, z1, 120)[1:]])
    return np.interp(fine, z, r) * np.sqrt(1 - (1 - np.clip((fine - z0) / foot, 0, 1)) ** 2), fine


def relief(name, points, foot, mat, y=0.0, depth=.42):
    """A turned body, flattened, half out of the face."""
    r, z = body(points, foot)
    ob = S.lathe(name, np.concatenate([np.stack([r, z], -1), [(0, z[-1])]]), mat, seg=96, at=(0, y, 0))
    ob.scale.y = depth


def strand(points, foot, mat, lean=.30, y=-.07, dx=0.0):
    """A hair from its root up, leaning over above the skin."""
    r, z = body(points, foot)
    ob = S.tube('hair', np.stack([dx + lean * ((z - z[0]) / (z[-1] - z[0])) ** 2, 0 * z, z], -1), r, mat, seg=48)
    ob.location.y, ob.scale.y = y, .62


def lobe(spots, mat):
    for x, z, r in spots:
        P.ball((x, 0, z), r, mat).scale.y = .5


def cord(name, points, radius, mat, y=-.01):
    ob = S.tube(name, S.bezier(*[(x, 0, z) for x, z in points], n=60), np.interp(np.linspace(0, 1, 60), np.linspace(0, 1, len(radius)), radius), mat, seg=28)
    ob.location.y, ob.scale.y = y, .5


def follicle(name):
    outer, inner, mouth = (M.flesh('sheath', color) for color in ('#CB8F72', '#E9CBB2', '#C08568'))
    red, blue = (M.flesh('vessel', color, .03, .3) for color in ('#B4503F', '#7F7F95'))
    hair = M.keratin('keratin', '#6F4727', '#59371F')
    growing = name in ('anagen', 'exogen')
    bottom, hairs, root = PHASES[name]
    bulb = .26 if growing else .185
    relief('sheath', [(bottom, bulb), (bottom + .30, bulb), (bottom + .62, .158), (-.34, .150), (-.20, .155)], .22, outer)
    relief('inner sheath', [(bottom + .10, bulb - .055), (bottom + .30, bulb - .055), (bottom + .58, .112), (-.40, .104), (-.30, .06)], .16, inner, y=-.040)
    relief('mouth', [(-.54, .10), (-.40, .135), (-.22, .165), (-.08, .165), (.0, .13), (.045, .07)], .04, mouth, depth=.40)
    lobe([(.25, -.47, .105), (.36, -.39, .085), (.26, -.33, .085), (.37, -.52, .075), (.28, -.58, .070), (.43, -.46, .060), (.345, -.30, .055)], M.flesh('gland', '#EFDCAE', .08, .38))
    cord('muscle', [(.13, -.86), (.36, -.72), (.68, -.42), (1.02, .08)], (.030, .050, .050, .030, .012), M.flesh('muscle', '#B9705C', grain=.35, grain_scale=50))
    if name == 'catagen':
        cord('trail', [(0, -1.08), (0, -1.25), (.01, -1.40), (0, -1.60)], (.085, .058, .045, .05), outer)
    for points, foot, place in hairs:
        strand(points, foot, hair, **place)
    high = .26 if growing else .13
    front = -.155 if growing else -.01
    relief('papilla', [(root, .078), (root + .11, .074), (root + high - .04, .026), (root + high, .0)], .075, M.flesh('papilla', '#B4553A'), y=front, depth=.45)
    for side, mat in ((-1, red), (1, blue)):
        cord('vessel', [(side * .020, root + .03), (side * .04, root - .30), (side * .24, root - .45), (side * .16 + .1, root - 1.4)], (.011, .016, .020, .024), mat)


def growth(phase):
    st.reset(ambient=.30)
    st.seamless('#4C7264', depth=5.0, height=9, radius=1.5).location.z = -4
    cut()
    with P.group('Follicle', (-.12, 0, 0), (0, TILT, 0)):
        follicle(phase)
    st.softbox((-3.0, -4.4, 2.2), (0, 0, -.5), (1.4, 2.2), 330, (1, .96, .90))
    st.softbox((2.6, 1.6, 2.4), (0, 0, .4), (.6, 2.4), 190, (1, .90, .78))
    st.softbox((2.4, -3.2, .2), (0, 0, -.9), (1.2, 2.0), 30, (1, .97, .94))
    st.camera((.5, -8, 1.5), (.06, 0, -.42), 36 * 8.2 / 2.5, fstop=8, focus=(0, -.1, -.5))


def dress(name):
    growth(name.removeprefix('growth-'))
    return dict(exposure=-.05, contrast=.24)
