"""The camera of pictures seen near: it goes round what it looks at."""
import math
import studio as st


def look(at, width, elevation, fstop, focus=None, side=0, distance=5.2):
    """See `width` units at `at`, from `elevation` degrees above the table (90 is straight above) and `side` degrees round it."""
    e, a = math.radians(elevation), math.radians(side)
    st.camera((at[0] + distance * math.sin(a) * math.cos(e), at[1] - distance * math.cos(a) * math.cos(e), at[2] + distance * math.sin(e)), at, 36 * distance / width, fstop=fstop, focus=focus)
