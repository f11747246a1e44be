"""Holidays: berry and brass. A gift and two products on the right, soft lights behind, the left free for words."""
import math
import numpy as np
import materials as M
import products as P
import props
import shapes as S
import stage
import studio as st
from brand import BERRY, BRASS, SHOTS


def dress(name):
    rng = np.random.default_rng(SHOTS[name]['seed'])
    st.reset(world='#6E1F2E', ambient=.42)
    st.seamless('#5C1F2A', depth=7.0, width=16, radius=2.4)
    st.softbox((-2.4, -1.6, 2.2), (.9, 0, .6), (1.1, 2.2), 105, (1, .93, .84))
    st.softbox((3.4, .7, 1.5), (1.0, 0, .7), (.45, 2.4), 85, (1, .88, .72))
    st.softbox((.9, -.3, 3.8), (1.0, .2, 0), (2.2, 1.6), 16, (1, .94, .86))
    st.softbox((1.0, 4.6, 4.2), (.6, 7, 2.2), (3.0, 1.0), 300, (1, .86, .74))     # a glow on the wall
    st.sun((.86, .62, -.72), 2.1, 2.5, (1, .88, .72))
    satin = M.satin('satin', '#C9A36A')
    props.gift((1.86, .22, 0), (.92, .80, .62), -24, '#F3ECE2', M.satin('berry', BERRY))
    props.gift((.10, .62, 0), (.66, .6, .42), 18, '#4A1420', satin)
    P.place('hair-nutraceutical', (.62, -.10, 0), -4)
    P.place('hair-oil', (1.18, -.30, 0), -6)
    for x, y, r, q in ((.16, -.58, .10, 0), (1.62, -.62, .085, 1), (1.86, -.52, .055, 0), (-.14, -.40, .06, 1)):
        P.ball((x, y, r), r, M.metal('bauble', BRASS, .16) if q == 0 else M.matte('lacquer', '#8A2438', rough=.18, coat=.6))
    t = np.linspace(0, 1, 320)
    turn = 2 * math.pi * 3.2 * t
    r = .085 * (1 - .2 * t)
    S.ribbon('curl', np.stack([.36 + .78 * t, -.78 - .10 * t + r * np.cos(turn), r + .004 + r * np.sin(turn)], -1), .085, satin, up=(1, 0, 0))
    stage.lay('rosemary', (2.9, -.30, .03), (2.3, -.66, .12), (1.72, -.86, .05), rng, flatten=.8, nodes=40)
    stage.lay('rosemary', (-.95, -.10, .03), (-.5, -.46, .12), (.05, -.72, .05), rng, flatten=.8, nodes=40)
    at = (0, -8.0, 1.15)
    props.soft_lights(rng, 46, ((-5.5, 6.0), (4.0, 5.0), (1.7, 4.2)), (.10, .26), ('#FFD9A0', '#F7C27A', '#FFE9C8', '#E89A6A'), at, power=1.5)
    st.camera(at, (0, 0, .80), 36 * 8 / 5.0, fstop=3.2, focus=(.9, -.3, .6))
    return dict(exposure=.05, contrast=.22, saturation=.93)
