"""blender -b --factory-startup -noaudio --python-exit-code 1 -P render.py -- SHOT … [--out DIR] [--scale .4] [--samples 14] [--seed N]"""
import argparse
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import brand
import stage
import studio

a = argparse.ArgumentParser()
a.add_argument('shot', nargs='+')
a.add_argument('--out', default='out')
a.add_argument('--scale', type=float, default=1)
a.add_argument('--samples', type=int)
a.add_argument('--seed', type=int, help='try another seed: it decides where the leaf shadows fall')
o = a.parse_args(sys.argv[sys.argv.index('--') + 1:])
if o.seed is not None:
    for row in (*brand.PRODUCTS.values(), *brand.SHOTS.values()):
        row['seed'] = o.seed

os.makedirs(o.out, exist_ok=True)
for name in o.shot:
    row = brand.SHOTS[name]
    grade = stage.dress(name)
    png = os.path.join(os.path.abspath(o.out), name + (f'-{o.seed}' if o.seed is not None else '') + '.png')
    studio.quality([int(v * o.scale) for v in row['size']], o.samples or row['samples'], **studio.SURFACES[row['surface']])
    studio.render(png, strength=.9 if row['surface'] == 'hair' else 1.0, **grade)
