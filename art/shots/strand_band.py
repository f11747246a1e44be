"""A wide band of copper hair, close enough to see every strand."""
import studio as st
from mane import COPPER, GRADE, current, mane


def dress(_):
    mane(23, current((.95, 0, 1.6), (.35, 0, .5), (1.35, 0, -.3), (.75, 0, -1.7), 1.5, 1.9, amp=.20, freq=2.3, depth=.34), **COPPER)
    st.camera((0, -8.9, .0), (0, 0, 0), 100, fstop=8, focus=(.6, -.3, 0))
    return GRADE
