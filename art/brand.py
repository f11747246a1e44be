"""Palette, typefaces and the three tables that everything is made from."""
import json
import os
import re

HERE = os.path.dirname(os.path.abspath(__file__))
IVORY, EVERGREEN, CLAY, SAGE = '#FAF6F0', '#1F3A34', '#C4785A', '#A9B8A2'
BRASS, OIL, BERRY, CARTON = '#C9A36A', '#F7DA94', '#6E1F2E', '#D9C4A8'
with open(os.path.join(HERE, '../package.json'), encoding='utf-8') as f:
    FOLDER = os.path.join(HERE, '..', json.load(f)['imports']['#brand/*']['default'][:-1])
with open(FOLDER + 'content/site.ts', encoding='utf-8') as f:
    NAME = re.search(r'name: "(.+?)"', f.read())[1]

FONTS = os.path.join(HERE, '..', 'node_modules')
SERIF = os.path.join(FONTS, '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2')
SERIF_ITALIC = os.path.join(FONTS, '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff2')
SANS = os.path.join(FONTS, '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')


def table(name):
    with open(os.path.join(HERE, name + '.json'), encoding='utf-8') as f:
        return json.load(f)


def with_sizes(rows):
    """The products, and each again in its other sizes: HANDLE-SIZE, of which HANDLE is kept as `of`."""
    return rows | {f'{handle}-{size}': {**row, **other, 'of': handle}
                   for handle, row in rows.items() for size, other in row.get('sizes', {}).items()}


PRODUCTS, VESSELS, SHOTS = with_sizes(table('products')), table('vessels'), table('shots')


def rgba(hex_):
    """'#RRGGBB' (sRGB) -> scene-linear tuple, the form every shader socket wants."""
    c = [int(hex_[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(v / 12.92 if v <= .04045 else ((v + .055) / 1.055) ** 2.4 for v in c) + (1.0,)
