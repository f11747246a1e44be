"""One follicle through the phases of a hair's growth, cut lengthwise: `build` makes what stays, and returns `draw(t)`,
which shapes the follicle as it is at a time from 0 to 1 of the cycle, whose end is its beginning."""
import math
import bpy
import numpy as np
import materials as M
from brand import rgba
import shapes as S
import studio as st

DEEP, TILT, MOUTH = -3.0, math.radians(13), -.10      # the lowest edge, the lean of the hair, and where it leaves the skin
X, DOWN = np.linspace(-1.75, 1.75, 520), np.linspace(0, 1, 620)[:, None] ** 1.1
EXOGEN = .75                                          # when the last of the four phases begins
GRADE = dict(exposure=-.05, contrast=.24)
# At a time of the cycle: the foot of the follicle, its bulb's radius, the papilla's foot, how far it is inside the bulb; the root of the old hair
# and its radius there; heights along the hair, from the mouth.
TIMES = (0, .24, .34, .44, .52, .70, .76, .84, .92, 1)
FOOT = (-1.94, -1.94, -1.70, -1.22, -.98, -.96, -1.04, -1.38, -1.74, -1.94)
BULB = (.262, .262, .215, .165, .150, .150, .165, .220, .252, .262)
PAPILLA = (-1.88, -1.88, -1.82, -1.56, -1.16, -1.08, -1.04, -1.33, -1.68, -1.88)
TALL = (.27, .27, .21, .13, .11, .11, .15, .23, .26, .27)
ROOT = (-1.70, -1.70, -1.44, -1.00, -.80, -.78, -.60, -.02, .86, 1.8)
WIDE = (.150, .150, .120, .096, .100, .100, .094, .082, .080, .080)
GROWTH = (1, 1, .5, .1, 0, 0, .25, .8, 1, 1)          # of the matrix, the inner sheath and the vessels
TIP = ((0, .24), (.62, 2.3)), ((.76, 1), (-1.0, .62))    # of the growing hair, and of the new one, before it is the growing one


def waves(x, y=0.0):
    """The height of the skin."""
    return .026 * np.sin(2.1 * x + .4) * np.cos(1.7 * y) + .012 * np.sin(5 * x + 2 * y) + .005 * np.sin(13 * x + 7 * y) * np.sin(11 * y + 3 * x)


def dip(x, y=0.0):
    """The funnel round the hair."""
    return .075 * np.exp(-(((x - MOUTH) / .19) ** 2 + (y / .19) ** 2))


def soft(edge, size):
    """0 outside, 1 inside of a distance that is negative inside."""
    q = np.clip(.5 - edge / size, 0, 1)
    return q * q * (3 - 2 * q)


def joined(a, b, k):
    """The distance to both of two bodies, which flow into each other within k."""
    h = np.clip(.5 + .5 * (b - a) / k, 0, 1)
    return b + (a - b) * h - k * h * (1 - h)


def line(points, radii, x, z, n=70):
    """The distance to a tapering cord along a Bézier curve, and the share of its length."""
    path, best, at = S.bezier(*points, n=n), np.full(np.broadcast(x, z).shape, 9.), 0
    for k, (px, pz) in enumerate(path):
        d = np.hypot(x - px, z - pz) - np.interp(k / (n - 1), np.linspace(0, 1, len(radii)), radii)
        at, best = np.where(d < best, k / (n - 1), at), np.minimum(d, best)
    return best, at


def profile(points, v, blur=.05):
    """A radius at each height v, smooth through (height, radius) points."""
    h = np.linspace(-4, 3, 2800)
    bell = np.exp(-.5 * np.linspace(-3, 3, int(6 * blur / (h[1] - h[0])) | 1) ** 2)
    r = np.convolve(np.pad(np.interp(h, *np.transpose(points)), len(bell) // 2, 'edge'), bell / bell.sum(), 'valid')
    return np.interp(v, h, r)


def turned(points, foot, top, u, v, round_):
    """The distance to a body round the hair's axis, with a round foot."""
    inside = np.clip((v - foot) / round_, 0, 1)
    r = profile(points, v) * np.sqrt(1 - (1 - inside) ** 2)
    return np.maximum(np.where(v > foot, np.abs(u) - r, np.hypot(u, v - foot)), v - top)


class Paint:
    """Colors, coverage and relief of the face of the cut, laid over each other."""
    def __init__(self, shape):
        self.color, self.cover, self.high = np.zeros((*shape, 3)), np.zeros(shape), np.zeros(shape)

    def copy(self):
        other = Paint(self.cover.shape)
        other.color, other.cover, other.high = self.color.copy(), self.cover.copy(), self.high.copy()
        return other

    def lay(self, mask, color, high=None):
        color = np.array(rgba(color)[:3]) if isinstance(color, str) else color
        whole = mask + self.cover * (1 - mask)
        share = (mask / np.maximum(whole, 1e-6))[..., None]
        self.color, self.cover = self.color * (1 - share) + color * share, whole
        if high is not None:
            self.high = self.high * (1 - mask) + high * mask
        return self


def between(a, b, share):
    a, b = (np.array(rgba(c)[:3]) for c in (a, b))
    return a + (b - a) * np.clip(share, 0, 1)[..., None]


def tissue():
    """Dermis and fat, and over both what is painted on each point."""
    t = M.Tree('cut')
    z = t('SeparateXYZ', Vector=t.position).outputs['Z']
    slow = t.noise(1.5, 3)
    bundles, fine = t.noise(3.2, 5, (.5, 1, 2.2), Roughness=.55, Distortion=2.2), t.noise(15, 5, (.5, 1, 2.4), Roughness=.6, Distortion=1.2)
    fibres = t.math('MULTIPLY_ADD', fine, .35, t.math('MULTIPLY', bundles, .65))
    dermis = t.ramp(fibres, (.36, rgba('#DDA68E')), (.50, rgba('#EAC2AC')), (.62, rgba('#F3D8C8')))
    bent = t.mix_colors(.12, t.position, t.noise(2.2, 2).outputs['Color'], 'ADD')
    edge = t('TexVoronoi', {'feature': 'DISTANCE_TO_EDGE'}, Vector=bent, Scale=5.2, Randomness=.85).outputs['Distance']
    puff = t('TexVoronoi', {'feature': 'SMOOTH_F1'}, Vector=bent, Scale=5.2, Smoothness=.3, Randomness=.85).outputs['Distance']
    fat = t.ramp(edge, (0, rgba('#E9A583')), (.04, rgba('#F7CBA0')), (.24, rgba('#FEE0BE')))
    deep = t('MapRange', {'interpolation_type': 'SMOOTHSTEP'}, Value=t.math('MULTIPLY_ADD', slow, .42, z), From_Min=-1.52, From_Max=-1.40, To_Min=1, To_Max=0)
    paint = t('Attribute', {'attribute_name': 'paint'})
    color = t.mix_colors(paint.outputs['Alpha'], t.mix_colors(deep, dermis, fat), paint.outputs['Color'])
    relief = t.math('ADD', t.math('MULTIPLY', fibres, t.math('SUBTRACT', .5, t.math('MULTIPLY', deep, .5))),
                    t.math('MULTIPLY', t.math('SUBTRACT', 1.0, t.math('MULTIPLY', puff, puff)), t.math('MULTIPLY', deep, 1.3)))
    relief = t.math('MULTIPLY', relief, t.math('SUBTRACT', 1.0, paint.outputs['Alpha']))
    grain = t('Bump', Strength=.10, Distance=.01, Height=t.noise(60, 3))
    return t.done(t('BsdfPrincipled', {'subsurface_method': 'BURLEY'}, Base_Color=color, Subsurface=.5, Subsurface_Color=color, Subsurface_Radius=(.05, .024, .017), Roughness=.40, Specular=.42,
                    Clearcoat=.12, Clearcoat_Roughness=.25, Normal=t('Bump', Strength=.45, Distance=.03, Height=relief, Normal=grain)))


def dress(name):
    build()(0)
    return GRADE


def build():
    st.reset(ambient=.34)
    st.seamless('#4C7264', depth=6.0, height=10, radius=1.5).location.z = -4
    x = X[None]
    top = waves(x) - dip(x)
    z = top + (DEEP - top) * DOWN
    x = np.broadcast_to(x, z.shape)
    u, v = (x - MOUTH) * math.cos(TILT) - z * math.sin(TILT), (x - MOUTH) * math.sin(TILT) + z * math.cos(TILT)

    ridges = .135 + .026 * np.sin(23 * x + 4 * np.sin(1.7 * x)) + .012 * np.sin(37 * x + 1)
    below = waves(x) - dip(x) - z
    hollow = profile([(-.62, -.02), (-.50, .035), (-.36, .074), (-.10, .090), (.05, .120)], v, .04)
    canal = np.abs(u) - hollow
    hollow = -1.5 * np.sqrt(np.clip(hollow ** 2 - u ** 2, 0, 1)) * (hollow > 0)
    still = Paint(z.shape)
    d, along = line([(-.20, -.93), (.10, -.86), (.66, -.52), (1.16, -.02)], (.030, .048, .058, .042, .014), x, z)
    stripes = .5 + .5 * np.sin(140 * (z - .8 * x) + 9 * np.sin(6 * x))
    still.lay(soft(d - .012, .03), '#E3B09C').lay(soft(d, .014), between('#B05F50', '#C98272', stripes), .030)
    lobes = [(.20, -.50, .105), (.32, -.40, .092), (.20, -.36, .080), (.34, -.55, .084), (.22, -.63, .074), (.43, -.47, .068), (.09, -.42, .062), (.10, -.52, .070)]
    gland, cell = np.full(z.shape, 9.), np.full(z.shape, 9.)
    for gx, gz, r in lobes:
        one = np.hypot(x - gx - MOUTH, z - gz) - r
        gland, cell = joined(gland, one, .02), np.minimum(cell, np.abs(one))
    spots = .5 + .5 * np.sin(62 * x + 3 * np.sin(38 * z)) * np.sin(58 * z + 3 * np.sin(41 * x))
    plump = .055 * np.sqrt(np.clip(-gland / .11, 0, 1))
    still.lay(soft(gland - .014, .02), '#C98F6C', 0).lay(soft(gland, .016), between('#EDBB80', '#FADFB2', .35 * spots + np.clip(cell / .05, 0, 1) * .65), plump)
    # Small vessels that come from below and spread under the ridges of the epidermis.
    for points, color in ((((1.6, -2.9), (1.15, -2.0), (1.30, -1.3), (.95, -.62)), '#B9594C'), (((1.75, -2.9), (1.28, -2.0), (1.42, -1.3), (1.10, -.66)), '#8D7F92'),
                          (((-1.7, -1.5), (-1.2, -1.25), (-.95, -.80), (-.72, -.40)), '#B9594C'), (((-1.7, -1.66), (-1.1, -1.35), (-.85, -.85), (-.60, -.44)), '#8D7F92')):
        d, along = line(points, (.034, .026, .018, .007), x, z, 240)
        still.lay(soft(d, .012) * .85, color, .014)

    mesh = face(x, z)
    lid(-hollow[0])
    keratin = M.keratin('keratin', '#6A4023', '#4E2F1A')
    behind(keratin)
    st.softbox((-3.0, -4.4, 2.4), (0, 0, -.5), (1.3, 2.0), 330, (1, .96, .90))
    st.softbox((2.6, 1.8, 2.2), (0, 0, .3), (.6, 2.4), 230, (1, .90, .78))
    st.softbox((2.6, -3.2, .0), (0, 0, -.9), (1.2, 2.0), 40, (1, .97, .94))
    st.camera((.5, -8, 1.6), (.10, 0, -.50), 36 * 8.2 / 2.5, fstop=7, focus=(0, -.1, -.5))

    def draw(t):
        at = lambda values: float(np.interp(t, TIMES, values))
        foot, bulb, papilla, tall, root, grows = (at(values) for values in (FOOT, BULB, PAPILLA, TALL, ROOT, GROWTH))
        paint = still.copy()
        vessels(paint, papilla, grows, x, z)
        lower = foot + 1.1 * bulb
        out = [(foot, bulb), (lower, bulb), (lower + .38, .150), (-.45, .142), (-.22, .125), (.1, .135)]
        sheath = turned(out, foot, .2, u, v, .95 * bulb)
        if papilla < foot - .02:                              # the strand of cells that draws the papilla up
            sheath = joined(sheath, np.maximum(np.abs(u - .012 * np.sin(16 * v)) - .040 - .012 * np.sin(21 * v), np.maximum(papilla - v, v - foot - .1)), .06)
        whole = joined(sheath, below - ridges, .10)           # one skin, which turns down at the mouth
        air = np.minimum(below, canal)
        plump = .20 * np.sqrt(np.clip(bulb ** 2 - u ** 2, 0, 1)) * soft(sheath, .03) * np.clip((-.25 - v) / .5, 0, 1)
        paint.lay(soft(whole - .020, .02), '#EBC9B6').lay(soft(whole, .012), '#9C5A4B', plump * .6)
        cells = .5 + .5 * np.sin(95 * x + 5 * np.sin(31 * z)) * np.sin(90 * z + 5 * np.sin(37 * x))
        layers = between('#B5705B', '#DDA78E', np.clip(-whole / .085, 0, 1) * .9 + .12 * (cells - .5))
        paint.lay(soft(whole + .011, .014), layers, plump)
        paint.lay(soft(air - .050, .035) * soft(whole, .02), '#E7BFA6').lay(soft(air - .022, .010) * soft(whole, .02), '#F4E3D2')
        if grows > .02:                                       # the inner sheath, the matrix round the papilla with its pigment
            inner = turned([(foot, bulb - .05), (lower, bulb - .055), (lower + .30, .100), (-.62, .092), (-.50, .06)], foot + .07, -.52, u, v, .8 * bulb)
            shown = min(1, grows * 1.6)
            paint.lay(soft(inner, .012) * shown, '#F0D2BC').lay(soft(inner + .022, .012) * shown, between('#E4B79C', '#F6E4D2', .5 + .5 * np.sin(60 * u)))
            matrix = turned([(foot, bulb - .075), (lower - .04, bulb - .085), (lower + .20, .060)], foot + .11, lower + .16, u, v, .75 * bulb)
            dark = np.clip(1 - np.abs(v - papilla - tall * 1.15) / (.30 * bulb / .26), 0, 1)
            paint.lay(soft(matrix, .016) * shown, between('#B9765C', '#5C3524', dark * (.75 + .5 * (cells - .5))))
        wide = .62 + .38 * grows
        bud = turned([(papilla + tall * q, w * wide) for q, w in ((0, .050), (.32, .092), (.55, .080), (.85, .030), (1, .012))], papilla, papilla + tall, u, v, .06)
        paint.lay(soft(bud - .012, .012), '#7F3B2E').lay(soft(bud, .014), between('#A9483A', '#CF7A62', np.clip(-bud / .06, 0, 1) + .25 * (cells - .5)), paint.high + .012)
        paint.lay(soft(canal, .012), '#B9836C', hollow)
        mesh.vertices.foreach_set('co', np.stack([x, -paint.high, z], -1).astype(np.float32).ravel())
        mesh.attributes['paint'].data.foreach_set('color', np.concatenate([paint.color, paint.cover[..., None]], -1).astype(np.float32).ravel())
        mesh.update()
        (first, reach), (second, rise) = TIP
        if t < EXOGEN:
            strand([(root, at(WIDE)), (root + .16, at(WIDE)), (root + .48, .058)], root, np.interp(t, first, reach), .13 if grows > .9 else .06, keratin)
        else:
            leaves = np.clip((root + .78) / 2.0, 0, 1)
            strand([(root, at(WIDE)), (root + .10, at(WIDE)), (root + .34, .058)], root, root + 3.1, .06, keratin, dx=.045 * min(1, leaves * 5), lean=.35 + .9 * leaves, y=-.05 - .2 * leaves)
        if t > second[0]:
            new = papilla + tall * .8
            tip = np.interp(t, second, rise)
            strand([(new, .11), (new + .14, .10), (new + .40, .050)], new, max(tip, new + .2), .10, keratin)
    return draw


def vessels(paint, papilla, grows, x, z):
    """An artery and a vein from below into the papilla."""
    px, pz = MOUTH + papilla * math.sin(TILT), papilla * math.cos(TILT)
    for side, color in ((-1, '#B4503F'), (1, '#83788F')):
        d, along = line([(px + side * .022, pz + .05), (px + side * .05, pz - .28), (px + side * .30, pz - .50), (px + side * .20 - .15, -3.1)], (.010, .017, .024, .030), x, z)
        paint.lay(soft(d - .010, .012) * .5, '#E2AE97').lay(soft(d, .012) * (.35 + .65 * grows), color, .022 * (.4 + .6 * grows))


def face(x, z):
    """The mesh of the cut, whose points have a color; returns its data."""
    ob = S.surface('cut', x, 0, z, tissue())
    ob.data.attributes.new('paint', 'FLOAT_COLOR', 'POINT')
    return ob.data


def lid(front):
    """The skin above the cut, which begins behind the mouth."""
    y = front + np.linspace(0, 1, 200)[:, None] ** 1.8 * (5 - front)
    x = X * (1 + .3 * y)
    S.surface('skin', x, y, waves(x, y) - dip(x, y), M.scalp('skin', '#E6C6B2', '#D2A78F'))


def hair_path(v, dx=0.0, lean=.35):
    """A hair's axis at heights v from the mouth: straight in the skin, bent above it."""
    above = np.clip(v, 0, None)
    across = dx + lean * .12 * above ** 2
    return np.stack([MOUTH + v * math.sin(TILT) + across * math.cos(TILT), 0 * v, v * math.cos(TILT) - across * math.sin(TILT)], -1)


def strand(points, root, tip, foot, mat, y=-.012, **bend):
    v = np.concatenate([root + foot * (1 - np.cos(np.linspace(0, math.pi / 2, 24))), np.linspace(root + foot, tip, 160)[1:]])
    r = profile(points, v) * np.sqrt(1 - (1 - np.clip((v - root) / foot, 0, 1)) ** 2)
    r *= np.clip((tip + .02 - v) / .55, 0, 1) ** .6 if tip < 2.2 else 1
    S.tube('hair', hair_path(v, **bend), r, mat, seg=40).location.y = y


def behind(mat):
    """Other hairs of the same scalp, out of focus."""
    for px, py, lean in ((-1.25, 2.2, .5), (-.60, 3.4, .2), (1.25, 2.8, .5)):
        v = np.linspace(-.06, 3, 60)
        p = hair_path(v, lean=lean) + (px - MOUTH, py, float(waves(px, py)))
        S.tube('hair', p, .05, mat, seg=20)
