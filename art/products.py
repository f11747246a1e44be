"""Products, built from the tables, and what lies beside them. All dimensions in units of 10 cm."""
from contextlib import contextmanager
from functools import cache
import math
import numpy as np
import bpy
from brand import BRASS, CARTON, CLAY, EVERGREEN, IVORY, OIL, PRODUCTS, SAGE, VESSELS
import labels
import materials as M
import piles
import shapes as S


@contextmanager
def group(name, at=(0, 0, 0), turn=(0, 0, 0)):
    """What is created in the block moves as one, with an empty as its parent; turn: degrees about x, y and z."""
    before = set(bpy.data.objects)
    yield
    made = set(bpy.data.objects) - before
    whole = S.add(name)
    for ob in made:
        if ob.parent is None:
            ob.parent = whole
    whole.location, whole.rotation_euler = at, np.radians(turn)


def finish_material(name, color, speckle=None):
    return M.metal(name, BRASS, .24) if color == 'brass' else M.matte(name, color, rough=.40, coat=.12, grain=.05, speckle=speckle)


def spout(z, turn, mat):
    """The bent tube of a pump, pointing `turn` degrees off the camera."""
    a = math.radians(turn - 90)
    d = np.array([math.cos(a), math.sin(a), 0])
    p0 = np.array([0, 0, z])
    path = S.bezier(p0 + d * .06, p0 + d * .30, p0 + d * .40 + [0, 0, .004], p0 + d * .445 + [0, 0, -.075], n=40)
    S.tube('spout', path, np.linspace(.046, .031, 40), mat, seg=40, squash=.82)


def place(handle, at=(0, 0, 0), turn=0):
    """Build a product of the table and stand it on `at`."""
    with group(handle, at, (0, 0, turn)):
        build(handle)


def build(handle):
    """A product of the table, standing on the origin."""
    p = PRODUCTS[handle]
    v = VESSELS[p['vessel']]

    @cache
    def material(role):
        if role == 'glass':
            return M.glass('glass', p.get('glass', '#FFFDF8'), 1.48)
        return finish_material(role, p.get(role, p.get('body')), p.get('speckle') if role == 'body' else None)

    for part in v.get('parts', []):
        prof = S.outline(*part['profile'], arc=12)
        if 'inner' in part:
            prof = np.concatenate([prof, S.outline(*part['inner'], arc=12)])
        S.lathe(part['role'], prof, material(part['role']), ribs=part.get('ribs'))
    if 'top' in v:
        top = VESSELS[v['top']['use']]
        for part in top['parts']:
            S.lathe(part['role'], S.outline(*part['profile'], arc=12), material(part['role']), at=(0, 0, v['top']['z']))
        if 'spout' in top:
            spout(v['top']['z'] + top['spout'], v['top']['turn'], material('trim'))
    if 'liquid' in v:
        r, base, level = (v['liquid'][k] for k in ('r', 'base', 'level'))
        prof = S.outline((0, base - .001), (r, base - .001, .06), (r, level + .008), (r - .004, level + .002), (r - .022, level), (0, level), arc=12)
        S.lathe('oil', prof, M.glass('oil', p['oil'], 1.45, shadow='#F6D792'))
    if 'pipette' in v:
        lo, hi = v['pipette'], v['top']['z'] + .05
        prof = S.outline((.010, lo), (.020, lo + .03, .01), (.030, lo + .13, .05), (.030, hi), (.024, hi), (.024, lo + .14, .05), (.013, lo + .035, .01), (.006, lo + .001), arc=5)
        S.lathe('pipette', prof, M.glass('pipette', '#FFFFFF', 1.5), seg=48)
    if 'pearls' in v:
        q = v['pearls']
        mat = M.glass('pearl', '#FDF0CC', 1.36, shadow='#FBE9BE')        # paler than those on the floor: many lie behind each other
        for c in piles.settle(q['count'], q['r'], q['inside'], q['base'], np.random.default_rng(p['seed'])):
            ball(c, q['r'] * .985, mat)
    label = v['label']
    draw = lambda size, visible: labels.draw(handle, size, visible, label['type'], p['lines'], p['line'], p['content'], p['ink'], p['accent'], p.get('paper'))
    z0, z1 = label['z']
    s = math.sin(math.radians(min(180, label['angle'])) / 2)
    if 'loft' in v:
        S.loft_tube('tube', v['loft'], material('body'))
        width = 2 * S.loft_section(v['loft'], (z0 + z1) / 2)[0] * s
        S.loft_wrap('label', v['loft'], z0, z1, M.label('print', draw((width, z1 - z0), width), paper=False, rough=.45), label['angle'])
    else:
        prof = S.outline(*v['parts'][label['part']]['profile'], arc=12)
        r = prof[:, 0].max()
        art = draw((r * math.radians(label['angle']), z1 - z0), 2 * r * s)
        S.wrap('label', prof, z0, z1, M.label('print', art, paper=label['paper'], rough=.6 if label['paper'] else .46), label['angle'])


def box(title, at, turn):
    """The carton of a plan: a shoulder box with the word mark."""
    with group('Box', at, (0, 0, turn)):
        w, d, h = VESSELS['carton']['box']
        board = M.matte('board', CARTON, rough=.75, grain=.12, grain_scale=420)
        cut = h * .74
        S.carton('base', (w - .012, d - .012, cut - .002), board)
        S.carton('lid', (w, d, h - cut), board).location.z = cut
        print_front((w, cut), -(d - .012) / 2 - .001, VESSELS['carton']['label']['type'], title)


def print_front(size, y, mark, title):
    """The word mark, `mark` high, and a title on the front of a box, whose width and height are `size`."""
    w, h = size
    art = labels.draw('box', size, w, mark, [title], '', '', EVERGREEN, CLAY)
    S.mesh_object('print', [(-w / 2, y, 0), (w / 2, y, 0), (w / 2, y, h), (-w / 2, y, h)], [(0, 1, 2, 3)], M.label('print', art, paper=False), [(0, 0), (1, 0), (1, 1), (0, 1)])


# --- companions -----------------------------------------------------------------------------------

def ball(at, r, mat):
    ob = S.lathe('pearl', S.capsule_profile(r, 2 * r + .004), mat, seg=48)
    ob.location = tuple(at)
    return ob


def pearls(spots):
    mat = M.glass('pearl', OIL, 1.40, shadow='#F6D48C')
    for x, y in spots:
        ball((x, y, .07), .07, mat)


def drops(spots, z, mat, height=.62):
    """Drops on a surface at height z: (x, y, radius)."""
    for x, y, r in spots:
        S.lathe('drop', S.drop_profile(r, r * height), mat, seg=64, at=(x, y, z))


CAPSULE = .045                                    # its radius


def capsules(spots, b=SAGE, z=0.0):
    """Two-part hard capsules lying on the floor or on a stone of height z: (x, y, degrees)."""
    ma, mb = (M.matte(name, color, rough=.22, coat=.4) for name, color in (('shell-a', IVORY), ('shell-b', b)))
    r, h, a = CAPSULE, .05, np.linspace(0, math.pi / 2, 14)
    bottom = [(r * math.sin(x), -h - r * math.cos(x)) for x in a] + [(r, .03)]
    top = [(r, -.012), (r * 1.045, -.012), (r * 1.05, -.010)] + [(r * 1.05 * math.cos(x), h + r * 1.05 * math.sin(x)) for x in a]
    for x, y, angle in spots:
        with group('Capsule', (x, y, z + r * 1.03), (90, 0, angle)):
            S.lathe('shell', bottom, mb, seg=64)
            S.lathe('shell', top, ma, seg=64)


def half_capsule(at, turn, color):
    """One part of an opened capsule, lying."""
    r, a = CAPSULE, np.linspace(0, math.pi / 2, 14)
    profile = [(r * math.sin(x), -.05 - r * math.cos(x)) for x in a] + [(r, .045), (r * .9, .045)] + [(r * .9 * math.sin(x), -.05 - r * .9 * math.cos(x)) for x in a[::-1]]
    shell = S.lathe('shell', profile, M.matte('shell', color, rough=.22, coat=.4), seg=64, at=at)
    shell.rotation_euler = (math.pi / 2, 0, math.radians(turn))


def salt(center, rng):
    """A small heap of crystals."""
    mat = M.matte('salt', '#FBF8F2', rough=.25, coat=.2)
    for _ in range(90):
        q = abs(rng.normal(0, 1))
        a, k = rng.uniform(0, 6.28), rng.uniform(.007, .021)
        ob = S.carton('salt', (2 * k, 2 * k * rng.uniform(.7, 1.2), 2 * k * rng.uniform(.7, 1.1)), mat)
        z = max(0, .055 * (1 - q / 1.3)) * rng.uniform(.2, 1)
        ob.location = (center[0] + .20 * q * math.cos(a), center[1] + .16 * q * math.sin(a), z + k * .15)
        ob.rotation_euler = (rng.uniform(-.5, .5), rng.uniform(-.5, .5), rng.uniform(0, 6.28))


def plinth(radius, height, at=(0, 0, 0)):
    return S.lathe('plinth', S.outline((0, height), (radius, height, .022), (radius, 0)), M.travertine('stone', '#E9DDCB', '#CDB79B'), seg=200, at=at)
