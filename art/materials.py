"""Materials, with their colors as arguments."""
from functools import cached_property
import bpy
from brand import rgba, IVORY


class Tree:
    """Builds a node tree: t('BsdfPrincipled', Roughness=.4) adds a node."""
    def __init__(self, name):
        self.mat = bpy.data.materials.new(name)
        self.mat.use_nodes = True
        self.nt = self.mat.node_tree
        self.nt.nodes.clear()
        self.out = self.nt.nodes.new('ShaderNodeOutputMaterial')

    def __call__(self, kind, props=None, **inputs):
        n = self.nt.nodes.new('ShaderNode' + kind)
        for k, v in (props or {}).items():
            setattr(n, k, v)
        for k, v in inputs.items():
            self.set(n, k.replace('_', ' '), v)
        return n

    def set(self, node, key, v):
        sock = node.inputs[int(key)] if str(key).isdigit() else node.inputs[key]
        if hasattr(v, 'is_output'):
            self.nt.links.new(v, sock)
        elif isinstance(v, bpy.types.Node):
            self.nt.links.new(v.outputs[0], sock)
        else:
            sock.default_value = v

    def ramp(self, fac, *stops):
        r = self.nt.nodes.new('ShaderNodeValToRGB')
        el = r.color_ramp.elements
        while len(el) < len(stops):
            el.new(.5)
        for e, (pos, col) in zip(el, stops):
            e.position, e.color = pos, col
        self.set(r, 'Fac', fac)
        return r.outputs[0]

    @cached_property
    def position(self):
        """The point being shaded, in the object's coordinates."""
        return self('TexCoord').outputs['Object']

    def noise(self, scale, detail, stretch=None, **inputs):
        """Noise in the object's coordinates, which may be stretched by (x, y, z)."""
        at = self('Mapping', Vector=self.position, Scale=stretch) if stretch else self.position
        return self('TexNoise', Vector=at, Scale=scale, Detail=detail, **inputs)

    def with_inputs(self, kind, props, *values):
        node = self(kind, props)
        for i, value in enumerate(values):
            self.set(node, i, value)
        return node

    def math(self, operation, *values):
        return self.with_inputs('Math', {'operation': operation}, *values)

    def mix(self, factor, first, second):
        """A mix of two surfaces."""
        return self.with_inputs('MixShader', None, factor, first, second)

    def mix_colors(self, factor, first, second, blend='MIX'):
        return self.with_inputs('MixRGB', {'blend_type': blend}, factor, first, second)

    def done(self, surface):
        self.set(self.out, 'Surface', surface)
        return self.mat


def matte(name, color, rough=.5, coat=0.0, grain=0.0, grain_scale=260, speckle=None):
    """Plastic, ceramic, lacquer. grain: a micro-texture that breaks the too perfect highlight; speckle: stoneware dots."""
    t = Tree(name)
    base = rgba(color)
    if speckle:
        base = t.ramp(t.noise(95, 3), (.30, rgba(speckle)), (.36, rgba(color)))
    p = t('BsdfPrincipled', Base_Color=base, Roughness=rough, Clearcoat=coat, Clearcoat_Roughness=.25)
    if grain:
        bump = t('Bump', Strength=grain, Distance=.002, Height=t.noise(grain_scale, 2))
        t.set(p, 'Normal', bump)
        t.set(p, 'Clearcoat Normal', bump)
    return t.done(p)


def paper(name, color):
    """Plain diffuse: the backdrop fills most pixels, so procedural noise here is what costs render time."""
    t = Tree(name)
    return t.done(t('BsdfDiffuse', Color=rgba(color)))


def metal(name, color, rough=.22):
    t = Tree(name)
    r = t('MapRange', Value=t.noise(14, 4, (1, 1, 60)), To_Min=rough * .8, To_Max=rough * 1.3)
    return t.done(t('BsdfPrincipled', Base_Color=rgba(color), Metallic=1, Roughness=r))


def label(name, image, paper=True, rough=.62):
    """paper=True: opaque printed sheet. paper=False: screen print, the image's alpha is the ink."""
    t = Tree(name)
    tex = t('TexImage', {'image': image, 'interpolation': 'Cubic', 'extension': 'EXTEND'})
    p = t('BsdfPrincipled', Base_Color=tex.outputs['Color'], Roughness=rough, Specular=.35)
    if paper:
        t.set(p, 'Normal', t('Bump', Strength=.06, Distance=.002, Height=t.noise(420, 4)))
        return t.done(p)
    return t.done(t.mix(tex.outputs['Alpha'], t('BsdfTransparent'), p))


def glass(name, color='#FFFFFF', ior=1.48, shadow=None):
    """Glass that lets shadow and diffuse rays through tinted: bright, clean shadows with caustics off."""
    t = Tree(name)
    g = t('BsdfGlass', {'distribution': 'SHARP'}, Color=rgba(color), IOR=ior)
    tr = t('BsdfTransparent', Color=rgba(shadow or color))
    lp = t('LightPath')
    m = t.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray'])
    return t.done(t.mix(m, g, tr))


def leaf(name, top, under, vein=.35, translucent=.25, rough=.42, veins=14):
    t = Tree(name)
    sep = t('SeparateXYZ', Vector=t('UVMap').outputs[0])
    from_middle = t.math('ABSOLUTE', t.math('SUBTRACT', sep.outputs['Y'], .5))
    middle_vein = t.ramp(from_middle, (0.0, (1, 1, 1, 1)), (.035, (0, 0, 0, 1)))
    # Side veins: stripes along the leaf, swept towards the tip.
    along = t.math('SUBTRACT', sep.outputs['X'], t.math('MULTIPLY', from_middle, .55))
    stripes = t.math('SINE', t.math('MULTIPLY', along, veins * 6.283))
    side_veins = t.ramp(stripes, (.90, (0, 0, 0, 1)), (1.0, (.45, .45, .45, 1)))
    all_veins = t.math('MAXIMUM', middle_vein, side_veins)
    vein_amount = t.math('MULTIPLY', all_veins, vein)
    blotches = t.noise(9, 5)
    side = t.mix_colors(t('NewGeometry').outputs['Backfacing'], rgba(top), rgba(under))
    varied = t('HueSaturation', Color=side)
    t.set(varied, 'Value', t('MapRange', Value=blotches, From_Min=.3, From_Max=.7, To_Min=.75, To_Max=1.25))
    color = t.mix_colors(vein_amount, varied, rgba(under))
    bump = t('Bump', Strength=.25, Distance=.01, Height=all_veins)
    surface = t('BsdfPrincipled', Base_Color=color, Roughness=rough, Normal=bump, Specular=.4)
    return t.done(t.mix(translucent, surface, t('BsdfTranslucent', Color=color)))


def satin(name, color):
    """Ribbon: a soft sheen across the weave."""
    t = Tree(name)
    return t.done(t('BsdfPrincipled', Base_Color=rgba(color), Roughness=.38, Specular=.5, Sheen=.6, Anisotropic=.5))


def travertine(name, light, dark, bands=7.0):
    t = Tree(name)
    layers = t.noise(bands / 3, 10, (1, 1, 5), Roughness=.62, Distortion=.5)
    col = t.ramp(layers, (.35, rgba(dark)), (.52, rgba(light)), (.7, rgba(IVORY)))
    hole = t.ramp(t.noise(22, 5, (1, 1, 3.5), Roughness=.7), (.30, (0, 0, 0, 1)), (.36, (1, 1, 1, 1)))
    shade = t.mix_colors(.45, col, hole, 'MULTIPLY')
    b = t('Bump', Strength=.5, Distance=.02, Height=hole)
    return t.done(t('BsdfPrincipled', Base_Color=shade, Roughness=.6, Specular=.3, Normal=b))


def tissue(name, color):
    """Thin paper: half of the light comes through."""
    t = Tree(name)
    return t.done(t.mix(.42, t('BsdfDiffuse', Color=rgba(color)), t('BsdfTranslucent', Color=rgba(color))))


def glow(name, color, strength):
    """A light out of focus: a disc that lets others shine through."""
    t = Tree(name)
    return t.done(t.mix(.55, t('BsdfTransparent'), t('Emission', Color=rgba(color), Strength=strength)))


def wood(name, light, dark):
    """Oiled boards, the grain along x."""
    t = Tree(name)
    rings, fine = t.noise(2.2, 9, (.35, 5.5, 1), Roughness=.62, Distortion=.7), t.noise(3, 4, (1.2, 60, 1))
    boards = t.ramp(rings, (.34, rgba(dark)), (.62, rgba(light)))
    pores = t.ramp(fine, (.35, (.45, .40, .36, 1)), (.6, (1, 1, 1, 1)))
    both = t.mix_colors(.35, boards, pores, 'MULTIPLY')
    b = t('Bump', Strength=.12, Distance=.01, Height=fine)
    return t.done(t('BsdfPrincipled', Base_Color=both, Roughness=.55, Specular=.3, Normal=b))


def keratin(name, color, core):
    """A single hair, seen very near: light goes through its rim."""
    t = Tree(name)
    col = t.ramp(t.noise(9, 6, Roughness=.65), (.32, rgba(core)), (.66, rgba(color)))
    b = t('Bump', Strength=.10, Distance=.01, Height=t.noise(55, 4))
    p = t('BsdfPrincipled', Base_Color=col, Roughness=.34, Specular=.55, Clearcoat=.25, Clearcoat_Roughness=.3, Normal=b)
    return t.done(t.mix(.22, p, t('BsdfTranslucent', Color=rgba(color))))


def scalp(name, color, deep):
    """Skin seen near: fine polygons, pores, and light that goes a little way in."""
    t = Tree(name)
    fields = t('TexVoronoi', {'feature': 'DISTANCE_TO_EDGE'}, Vector=t('Mapping', Vector=t.position, Scale=(1, .75, 1)), Scale=15)
    lines = t.ramp(fields.outputs['Distance'], (0, (0, 0, 0, 1)), (.16, (1, 1, 1, 1)))
    pores = t.ramp(t('TexVoronoi', Vector=t.position, Scale=6).outputs['Distance'], (.03, (0, 0, 0, 1)), (.13, (1, 1, 1, 1)))
    col = t.ramp(t.noise(2.2, 8, Roughness=.6), (.35, rgba(deep)), (.65, rgba(color)))
    shaded = t.mix_colors(.30, col, pores, 'MULTIPLY')
    fine = t('Bump', Strength=.12, Distance=.01, Height=t.noise(70, 5))
    b = t('Bump', Strength=.22, Distance=.012, Height=t.mix_colors(.55, lines, pores, 'MULTIPLY'), Normal=fine)
    return t.done(t('BsdfPrincipled', Base_Color=shaded, Subsurface=.25, Subsurface_Color=shaded, Subsurface_Radius=(.10, .04, .025), Roughness=.46, Specular=.4, Normal=b))
