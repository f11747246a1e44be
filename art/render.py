"""blender -b --factory-startup -noaudio --python-exit-code 1 -P render.py -- SHOT … [--out DIR] [--scale .4] [--samples 14] [--seed N] [--regrade]"""
import argparse
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
import brand
import develop
import studio

a = argparse.ArgumentParser()
a.add_argument('shot', nargs='+')
a.add_argument('--out', default='out')
a.add_argument('--scale', type=float, default=1)
a.add_argument('--samples', type=int)
a.add_argument('--seed', type=int, help='try another seed of a product: it decides where the leaf shadows fall')
a.add_argument('--regrade', action='store_true', help='develop the saved linear picture again, without rendering')
o = a.parse_args(sys.argv[sys.argv.index('--') + 1:])
if o.seed is not None:
    for row in brand.PRODUCTS.values():
        row['seed'] = o.seed
import shots

os.makedirs(o.out, exist_ok=True)
for name in o.shot:
    size, quality, dress = shots.SHOTS[name]
    quality = dict(quality)
    denoise = quality.pop('denoise', 1.0)
    grade = dress()
    png = os.path.join(os.path.abspath(o.out), name + (f'-{o.seed}' if o.seed is not None else '') + '.png')
    if o.regrade:
        develop.save(develop.tone(np.load(png[:-4] + '.npy'), **grade), png)
        continue
    if o.samples:
        quality['samples'] = o.samples
    studio.quality([int(v * o.scale) for v in size], **quality)
    studio.render(png, denoise=denoise, **grade)
