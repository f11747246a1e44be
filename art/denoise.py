"""Noise removal: the network of Open Image Denoise with its published weights, run with numpy, because Debian's
Blender is built without it. Weights: denoiser/rt_hdr_alb_nrm.npz (Intel, Apache License 2.0; converted from rt_hdr_alb_nrm.tza, values unchanged)."""
import os
import numpy as np

WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'denoiser', 'rt_hdr_alb_nrm.npz')
BAND = 1 << 14                                # pixels convolved at once: their columns stay near the processor
# The scale of brightness that the network was trained in: linear in the dark, then a power, then a logarithm (PU2).
A, B, C, D, E, F, G = 1412.83765, 1.64593172, .431384981, -.00294139609, .192653254, .00626026094, .998620152
Y0, Y1, X0, X1, BRIGHTEST = 1.57945760e-6, .0322087631, .00223151711, .370974749, 65504.


def encode(y):
    x = np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(np.maximum(y, Y0), C) + D, E * np.log(y + F) + G))
    return x / (E * np.log(BRIGHTEST + F) + G)


def decode(x):
    x = x * (E * np.log(BRIGHTEST + F) + G)
    return np.where(x <= X0, x / A, np.where(x <= X1, np.power((np.maximum(x, X0) - D) / B, 1 / C), np.exp((x - G) / E) - F))


def exposure(color):
    """Brings the mean of the logarithm of brightness, over tiles of 16 pixels, to middle gray."""
    h, w = (n // 16 * 16 for n in color.shape[:2])
    light = (color[:h, :w] @ np.array([.212671, .71516, .072169], np.float32)).reshape(h // 16, 16, w // 16, 16).mean((1, 3))
    light = light[light > 1e-8]
    return float(.18 / np.exp2(np.log2(light).mean())) if light.size else 1.


def convolve(x, w, b):
    """3 x 3 and ReLU on (channels, height, width), in bands of rows."""
    channels, h, wide = x.shape
    padded = np.pad(x, ((0, 0), (1, 1), (1, 1)))
    kernel = w.transpose(0, 2, 3, 1).reshape(len(w), -1)
    out = np.empty((len(w), h, wide), np.float32)
    rows = max(1, BAND // wide)
    for top in range(0, h, rows):
        n = min(rows, h - top)
        columns = np.lib.stride_tricks.sliding_window_view(padded[:, top:top + n + 2], (n, wide), (1, 2))
        band = kernel @ columns.transpose(1, 2, 0, 3, 4).reshape(9 * channels, -1)
        band += b[:, None]
        out[:, top:top + n] = np.maximum(band, 0, out=band).reshape(len(w), n, wide)
    return out


def network(x):
    """The U-net: (9, height, width) with sides that are multiples of 16, to (3, height, width)."""
    net = np.load(WEIGHTS)
    conv = lambda name, x: convolve(x, *(net[f'{name}.{part}'].astype(np.float32) for part in ('weight', 'bias')))
    skips = [x]
    x = conv('enc_conv0', x)
    for level in range(1, 5):
        x = conv(f'enc_conv{level}', x)
        c, h, w = x.shape
        x = x.reshape(c, h // 2, 2, w // 2, 2).max((2, 4))
        skips.append(x)
    x = conv('enc_conv5b', conv('enc_conv5a', skips.pop()))
    for level in range(4, 0, -1):
        x = np.concatenate([x.repeat(2, 1).repeat(2, 2), skips.pop()])
        x = conv(f'dec_conv{level}b', conv(f'dec_conv{level}a', x))
    return conv('dec_conv0', x)


def denoise(color, albedo, normal):
    """Three (height, width, 3) linear float32 buffers of one rendering to one clean picture of the same shape."""
    h, w, _ = color.shape
    scale = exposure(color)
    guided = np.concatenate([encode(np.clip(color, 0, BRIGHTEST) * scale), np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * .5 + .5], -1)
    padding = ((0, -h % 16), (0, -w % 16), (0, 0))
    planes = np.pad(guided.astype(np.float32), padding, mode='reflect').transpose(2, 0, 1)
    clean = network(np.ascontiguousarray(planes))[:, :h, :w].transpose(1, 2, 0)
    return (decode(clean) / scale).astype(np.float32)
