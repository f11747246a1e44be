"""The same hair for a phone: the upper half is free for the headline."""
import studio as st
from mane import CHESTNUT, GRADE, current, mane


def dress(_):
    mane(14, current((2.3, 0, .55), (.9, 0, .25), (.6, 0, -.95), (-1.6, 0, -1.30), 1.25, 1.35, amp=.13, freq=1.6, depth=.26), **CHESTNUT)
    st.camera((0, -8.9, .53), (0, 0, .58), 140, fstop=8, focus=(0, -.3, -.4))
    return GRADE
