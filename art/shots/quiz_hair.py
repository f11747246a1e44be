"""Copper waves that fall close by, from the upper right to the lower left: the quiz's edge, and its strip on a phone."""
import studio as st
from mane import COPPER, GRADE, current, mane


def dress(_):
    mane(23, current((1.15, 0, 2.2), (.9, 0, .9), (.2, 0, -.6), (-1.05, 0, -2.3), 1.9, 1.5, amp=.13, freq=2.5, depth=.30), locks=130, **COPPER)
    st.camera((0, -8.9, .0), (0, 0, 0), 150, fstop=8, focus=(0, -.3, 0))
    return GRADE
