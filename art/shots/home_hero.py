"""Chestnut hair that falls into the picture from the right; the upper left is free for the headline."""
import studio as st
from mane import CHESTNUT, GRADE, current, mane


def dress(_):
    mane(11, current((1.95, 0, 1.55), (.55, 0, .85), (1.75, 0, -.45), (-1.95, 0, -1.45), 1.70, 1.0, amp=.15, freq=1.75, depth=.26), **CHESTNUT)
    st.camera((0, -8.9, .0), (0, 0, 0), 100, fstop=8, focus=(0, -.3, 0))
    return GRADE
