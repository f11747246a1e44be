"""blender -b --factory-startup -noaudio --python-exit-code 1 -P render_frames.py -- SHOT --out DIR [--scale .4] [--samples 2]
The frames of a shot that moves, row by row in one image. Of all but the first only what changes is rendered: `regions` names it from a frame on
by its left, right, lower and upper edge as shares of the frame; the rest is that of the frame before.
Frames that DIR has already are kept, so an interrupted rendering goes on."""
import argparse
import importlib
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
from PIL import Image
import brand
import stage
import studio

a = argparse.ArgumentParser()
a.add_argument('shot')
a.add_argument('--out', required=True)
a.add_argument('--scale', type=float, default=1)
a.add_argument('--samples', type=int)
o = a.parse_args(sys.argv[sys.argv.index('--') + 1:])
row = brand.SHOTS[o.shot]
scene = importlib.import_module('shots.' + row['scene'])
columns, rows = row['grid']
width, height = (int(v * o.scale) for v in row['size'])
regions = {int(k): box for k, box in row['regions'].items()}
FEATHER = 14


def path(k):
    return os.path.join(os.path.abspath(o.out), 'frames', f'{o.shot}-{width}-{k:02}.png')


def edges(k):
    """Left, right, lower and upper edge in pixels."""
    box = regions[max(q for q in regions if q <= k)]
    return [round(v * n) for v, n in zip(box, (width, width, height, height))]


def frame(k):
    """What changes in a frame, as an array."""
    if not os.path.exists(path(k)):
        before = set(bpy.data.objects)
        draw(k / (columns * rows))
        sc = bpy.context.scene.render
        sc.use_border = sc.use_crop_to_border = True
        sides = zip(edges(k), (width, width, height, height))
        sc.border_min_x, sc.border_max_x, sc.border_min_y, sc.border_max_y = ((v + .25) / n for v, n in sides)
        studio.quality((width, height), o.samples or row['samples'], **studio.SURFACES[row['surface']])
        studio.render(path(k), **stage.GRADE | scene.GRADE)
        for ob in set(bpy.data.objects) - before:
            mesh = ob.data
            bpy.data.objects.remove(ob)
            bpy.data.meshes.remove(mesh)
    return np.asarray(Image.open(path(k)).convert('RGB'), float)


os.makedirs(os.path.dirname(path(0)), exist_ok=True)
draw = scene.build()
strip = np.zeros((rows * height, columns * width, 3))
whole = frame(0)
for k in range(columns * rows):
    left, right, bottom, top = edges(k)
    x, y = np.arange(width), np.arange(height)[::-1, None]
    near = [np.clip(np.where(edge in (0, end), FEATHER, away) / FEATHER, 0, 1)
            for edge, end, away in ((left, width, x - left), (right, width, right - 1 - x), (bottom, height, y - bottom), (top, height, top - 1 - y))]
    share = np.minimum.reduce(np.broadcast_arrays(*near))[height - top:height - bottom, left:right, None]
    whole[height - top:height - bottom, left:right] += share * (frame(k) - whole[height - top:height - bottom, left:right])
    strip[k // columns * height:, k % columns * width:][:height, :width] = whole
Image.fromarray((strip + .5).astype(np.uint8)).save(os.path.join(os.path.abspath(o.out), o.shot + '.png'))
