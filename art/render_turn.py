"""blender -b --factory-startup -noaudio --python-exit-code 1 -P render_turn.py -- HANDLE --out DIR [--scale .5] [--samples 4] [--step 6]
`label.json` in DIR has the texts of the back. Frames that DIR has already are kept, so an interrupted rendering goes on."""
import argparse
import json
import math
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import back_label
import brand
import stage
import studio
from shots import packshots

TURNED = .72                                      # the share of the frames after which the back faces the camera
ELEVATION, DISTANCE = .085, 6.0                   # of the camera, as `stage.frame` has them
NEARS = .55                                       # after which the camera comes closer
NEAR_FSTOP = 9                                    # a label that is round is sharp to its edges

a = argparse.ArgumentParser()
a.add_argument('handle')
a.add_argument('--out', required=True)
a.add_argument('--scale', type=float, default=1)
a.add_argument('--samples', type=int)
a.add_argument('--step', type=int, default=1, help='render only each nth frame, and the last')
o = a.parse_args(sys.argv[sys.argv.index('--') + 1:])
table, front = brand.table('turns'), brand.SHOTS[f'{o.handle}-front']
count = table['columns'] * table['rows']
with open(os.path.join(o.out, 'label.json'), encoding='utf-8') as f:
    texts = json.load(f)


def smooth(x):
    x = min(1, max(0, x))
    return x * x * (3 - 2 * x)


packshots.dress(f'{o.handle}-front')
product, camera = bpy.data.objects[o.handle], bpy.context.scene.camera
back, radius, middle, half = back_label.place(o.handle, texts)
back.parent = product
middle += product.location.z
turn, lens, height, lift = product.rotation_euler.z, camera.data.lens, camera.location.z, ELEVATION * DISTANCE
focus, fstop = camera.data.dof.focus_distance, camera.data.dof.aperture_fstop
# What is seen near by: all of the label in a square, but for a strip under it, on which the slider lies.
width = max(2.1 * radius, 2.35 * half)
middle -= .06 * width


def picture(t, name, size, samples):
    """Renders the product at t, from 0, its front as its packshot has it, to 1, its back near by."""
    path = os.path.join(os.path.abspath(o.out), f'{name}.png')
    if os.path.exists(path):
        return
    near = smooth((t - NEARS) / (1 - NEARS))
    mix = lambda far, close: far + (close - far) * near
    product.rotation_euler.z = turn + (math.pi - turn) * min(1, t / TURNED)
    # What is seen shrinks by equal shares, which looks like an even approach.
    camera.data.lens = lens * (36 * DISTANCE / width / lens) ** near
    camera.location.z = mix(height, middle + lift)
    camera.data.dof.focus_distance = mix(focus, math.hypot(DISTANCE - radius, lift))
    camera.data.dof.aperture_fstop = mix(fstop, NEAR_FSTOP)
    studio.quality([int(v * o.scale) for v in size], o.samples or samples, **studio.SURFACES[front['surface']])
    studio.render(f'{path}-part.png', **stage.GRADE)
    os.replace(f'{path}-part.png', path)


for k in sorted({*range(0, count, o.step), count - 1}):
    picture(k / (count - 1), f'frame-{k:02}', table['size'], table['samples'])
picture(1, 'back', front['size'], 2 * table['samples'])
