"""blender -b --factory-startup -noaudio --python-exit-code 1 -P render_loop.py -- LOOP --out DIR [--step 3] [--scale .5] [--samples 4]
Frames that DIR has already are kept, so an interrupted rendering goes on."""
import argparse
import os
import shutil
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
from PIL import Image
import brand
import stage
import studio
from shots import loops

a = argparse.ArgumentParser()
a.add_argument('loop')
a.add_argument('--out', required=True)
a.add_argument('--scale', type=float, default=1)
a.add_argument('--samples', type=int)
a.add_argument('--step', type=int, help='render only each nth frame')
o = a.parse_args(sys.argv[sys.argv.index('--') + 1:])
row = brand.table('loops')[o.loop]
width, height = (int(v * o.scale) for v in row['size'])
count, step = row['frames'], o.step or row.get('step', 1)
samples = o.samples or row['samples']
# Where something moves: left, lower, right and upper edge, in pixels. The rest of each frame is that of the first.
left, bottom, right, top = (round(v * n) for v, n in zip(row['region'], (width, height) * 2))
FEATHER = 14
POSTER = 2                                        # times the size of a frame


def path(name):
    return os.path.join(os.path.abspath(o.out), f'{name}.png')


def picture(time, name, scale=1, border=False):
    """Renders what stands at a time, 0 to 1, into a PNG of the whole frame or of the region."""
    before = set(bpy.data.objects)
    draw(time)
    sc = bpy.context.scene.render
    sc.use_border = sc.use_crop_to_border = border
    sc.border_min_x, sc.border_min_y, sc.border_max_x, sc.border_max_y = ((v + .25) / n for v, n in zip((left, bottom, right, top), (width, height) * 2))
    studio.quality((width * scale, height * scale), samples, **studio.SURFACES[row['surface']])
    studio.render(path(f'{name}-part'), strength=.9 if row['surface'] == 'hair' else 1.0, **stage.GRADE)
    for ob in set(bpy.data.objects) - before:
        mesh = ob.data
        bpy.data.objects.remove(ob)
        bpy.data.meshes.remove(mesh)
    os.replace(path(f'{name}-part'), path(name))


def ramp(n):
    return np.clip(np.minimum(np.arange(n), np.arange(n)[::-1]) / FEATHER, 0, 1)


os.makedirs(o.out, exist_ok=True)
draw = loops.dress(o.loop, np.random.default_rng(row['seed']))
if not os.path.exists(path('frame-000')):
    picture(0, 'poster', scale=POSTER)
    Image.open(path('poster')).resize((width, height), Image.LANCZOS).save(path('frame-000'))
first = np.asarray(Image.open(path('frame-000')), float)
share = np.outer(ramp(top - bottom), ramp(right - left))[..., None]
cut = (slice(height - top, height - bottom), slice(left, right))
fade, faded = row.get('dissolve', (0, 0))


def complete(frame, name):
    """The region of a frame within the first frame."""
    whole = first.copy()
    whole[cut] += share * (frame - first[cut])
    Image.fromarray((whole + .5).astype(np.uint8)).save(path(name))


for k in range(0, count, step):
    if k < faded:
        continue
    if not os.path.exists(path(f'frame-{k:03}')):
        if not os.path.exists(path(f'region-{k:03}')):
            picture(k / count, f'region-{k:03}', border=True)
        complete(np.asarray(Image.open(path(f'region-{k:03}')), float), f'frame-{k:03}')
        os.remove(path(f'region-{k:03}'))

# From the end to the beginning of what cannot return by itself.
if os.path.exists(path(f'frame-{faded:03}')):
    last = np.asarray(Image.open(path(f'frame-{faded:03}')), float)
    for k in range(step, faded, step):
        x = np.clip((k - fade) / (faded - fade), 0, 1)
        Image.fromarray((first + (last - first) * x * x * (3 - 2 * x) + .5).astype(np.uint8)).save(path(f'frame-{k:03}'))
if step > 1:                                      # the beginning follows the end, for the last interpolation
    for k in (0, step):
        shutil.copy(path(f'frame-{k:03}'), path(f'frame-{count + k:03}'))
