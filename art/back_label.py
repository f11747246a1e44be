"""The label on a product's back: its facts, ingredients and cautions, as its page has them. Drawn as large as its place allows."""
import math
import bpy
from PIL import Image, ImageDraw
import brand
import labels
import materials as M
import shapes as S

SANS = brand.FOLDER + 'fonts/text.woff2'          # it has the dagger
ANGLE = 150                                       # of a paper label round the vessel
READABLE = 96                                     # degrees of it that text may take


def place(handle, texts):
    """Puts the label on the product that stands in the scene, facing away from its front. Returns the label's radius and the height of its middle."""
    p = brand.PRODUCTS[handle]
    v = brand.VESSELS[p['vessel']]
    label, (z0, z1) = v['label'], v['label']['z']
    middle = (z0 + z1) / 2
    if 'loft' in v:
        radius = S.loft_section(v['loft'], middle)[0]
    else:
        side = S.outline(*v['parts'][label['part']]['profile'], arc=12)
        radius = side[:, 0].max()
    half = min(z1 - z0, 2 * radius) / 2           # no taller than wide, so that it fills a square
    z0, z1, angle = middle - half, middle + half, min(ANGLE, label['angle'])
    paper = label.get('paper')
    if 'loft' in v:
        width = 2 * radius * math.sin(math.radians(angle) / 2)
        room = .86 * width
    else:
        width, room = radius * math.radians(angle), radius * math.radians(READABLE)
    art = draw((width, z1 - z0), room, texts, p['ink'], p['accent'], p.get('paper'))
    mat = M.label('back', art, paper=paper, rough=.6 if paper else .46)
    ob = S.loft_wrap('back', v['loft'], z0, z1, mat, angle) if 'loft' in v else S.wrap('back', side, z0, z1, mat, angle)
    ob.rotation_euler.z = math.pi
    if paper:
        for name in ('print', 'back'):
            blank_reverse(bpy.data.materials[name], brand.rgba(p['paper']))
    return ob, radius, middle, half


def blank_reverse(material, color):
    """Nothing is printed on the side of a paper label that is seen through glass."""
    nt = material.node_tree
    surface = next(node for node in nt.nodes if node.type == 'BSDF_PRINCIPLED').inputs['Base Color']
    mix = nt.nodes.new('ShaderNodeMixRGB')
    mix.inputs['Color2'].default_value = color
    nt.links.new(nt.nodes.new('ShaderNodeNewGeometry').outputs['Backfacing'], mix.inputs['Fac'])
    nt.links.new(surface.links[0].from_socket, mix.inputs['Color1'])
    nt.links.new(mix.outputs[0], surface)


def draw(size, room, texts, ink, accent, paper):
    k = labels.PIXELS * labels.SUPER
    w, h = int(size[0] * k), int(size[1] * k)
    im = Image.new('RGBA', (w, h), paper + 'FF' if paper else ink + '00')
    d = ImageDraw.Draw(im)
    left, right = (w - room * k) / 2, (w + room * k) / 2
    body = .08 * k
    while (tall := lay_out(d, left, right, 0, body, texts, ink, accent, dry=True)) > .93 * h:
        body *= .98
    lay_out(d, left, right, (h - tall) / 2, body, texts, ink, accent)
    return labels.to_blender(im.resize((w // labels.SUPER, h // labels.SUPER), Image.LANCZOS), 'back')


def lay_out(d, left, right, y, body, texts, ink, accent, dry=False):
    """Draws from y downwards in type of the size `body`; returns where it ends. dry: only measures."""
    sans = lambda size, weight: labels.font(SANS, size * body, weight)

    def write(x, text, font, anchor='ls'):
        if not dry:
            d.text((x, y), text, font=font, fill=ink, anchor=anchor)

    def rule(width, color=ink):
        if not dry:
            d.line([(left, y), (right, y)], fill=color, width=max(2, int(width * body)))

    def write_lines(text, font, pitch):
        nonlocal y
        line = ''
        for word in text.split(' '):
            if d.textlength(f'{line} {word}'.strip(), font=font) > right - left:
                y += pitch * body
                write(left, line, font)
                line = ''
            line = f'{line} {word}'.strip()
        y += pitch * body
        write(left, line, font)

    facts = texts['facts']
    columns = facts['columns']
    y += 1.5 * body
    write(left, texts['title'], labels.fit(d, [texts['title']], brand.SERIF_ITALIC, 2.1 * body, right - left))
    y += .62 * body
    rule(.07, accent)
    y += 1.5 * body
    write(left, facts['caption'], sans(1.15, 700))
    amount = right - 6.4 * body                   # the right edge of the second of three columns
    if len(columns) == 3:
        y += 1.3 * body
        for x, text, anchor in zip((left, amount, right), columns, ('ls', 'rs', 'rs')):
            write(x, text, sans(.92, 500), anchor)
    y += .5 * body
    rule(.14)
    for row in facts['rows']:
        y += 1.42 * body
        write(left, row['name'], sans(1.2, 600))
        if len(columns) == 3:
            write(amount, row['amount'], sans(1.2, 600), 'rs')
            write(right, row['dailyValue'], sans(1.2, 500), 'rs')
        else:
            write_lines(row['amount'], sans(1, 450), 1.25)
        y += .5 * body
        rule(.05)
    if 'note' in facts:
        write_lines(facts['note'], sans(.85, 450), 1.25)
    for text in texts['paragraphs']:
        y += .4 * body
        write_lines(text, sans(.92, 450), 1.18)
    return y
