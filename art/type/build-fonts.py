#!/usr/bin/env python3
"""Builds the shop's font files from the npm packages in node_modules; README.md lists them.

Method: make two static masters of each family (lightest, heaviest), prepare both in
the same way (characters, figures, extra signs, italic), then let varLib interpolate.
Needs fontTools 4.38+ with brotli.
"""
import io
import re
import sys
from pathlib import Path

from fontTools import subset
from fontTools.designspaceLib import DesignSpaceDocument
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.misc.transform import Identity
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib import build as build_variable
from fontTools.varLib.iup import iup_delta_optimize
from fontTools.varLib.instancer import instantiateVariableFont
from fontTools.varLib.models import piecewiseLinearMap

ROOT = Path(__file__).resolve().parents[2]
CORMORANT = ROOT / "node_modules/@fontsource/cormorant-garamond"
FIGTREE = ROOT / "node_modules/@fontsource-variable/figtree"
OUT = ROOT / "brands/solenne/fonts"
STYLESHEET = OUT / "fonts.css"
# Signs that stay roman. The italic has letters, figures and the punctuation of sentences.
NOT_ITALIC = {ord(c) for c in "←↑→↓†‡°™®©@#$^_`|~(){}[]<>=+−×÷±¬¦¤§¶«»ªº¨¯´¸¹²³µ¼¾/\\*\""}
SUFFIX = ".it"
CYRILLIC = set(range(0x400, 0x500))
# How far a point of the heaviest weight may be from its place, in units of 1000 per em: 0.13 px at 42 px, the largest
# size of that weight. Saves 16 % of the display file, 10 % of the other.
TOLERANCE = 3


def characters(name):
    """The characters of a font file, from its unicode-range in fonts.css."""
    face = re.search(rf"/{name}\.woff2.*?unicode-range:([^;]+);", STYLESHEET.read_text(), re.DOTALL)
    ends = re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", face[1])
    return {code for first, last in ends for code in range(int(first, 16), int(last or first, 16) + 1)}


def reload(font):
    data = io.BytesIO()
    font.flavor = None
    font.save(data)
    data.seek(0)
    return TTFont(data)


def add_hyphens(font):
    """‐ and the unbreakable ‑ look like the keyboard's hyphen."""
    for table in font["cmap"].tables:
        table.cmap.update({0x2010: table.cmap[0x2D], 0x2011: table.cmap[0x2D]})


def script(unicodes):
    """The OpenType tag of the script that a font file is for."""
    return "cyrl" if unicodes & CYRILLIC else "latn"


def reduce(font, unicodes, glyphs=(), features=("kern",)):
    """Subset, without hinting, keeping only the features named."""
    options = subset.Options(
        hinting=False, layout_features=list(features), layout_scripts=["DFLT", script(unicodes)],
        glyph_names=True, notdef_outline=True, name_IDs=[0], drop_tables=["STAT", "GDEF", "gasp", "meta"],
    )
    worker = subset.Subsetter(options)
    worker.populate(unicodes=unicodes, glyphs=glyphs)
    worker.subset(font)
    return reload(font)


def add_glyph(font, name, code, glyph, width):
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (width, glyph.xMin)
    font.setGlyphOrder(font["glyf"].glyphOrder[:])
    for table in font["cmap"].tables:
        table.cmap[code] = name


def redraw(font, source, *transforms):
    """The outline of a glyph, once for each transform."""
    pen = TTGlyphPen(None)
    for transform in transforms:
        font.getGlyphSet()[source].draw(TransformPen(pen, transform))
    return pen.glyph()


def add_signs(font, extended):
    """What the latin packages lack: the dagger (from latin-ext), ‡ and the level arrows (redrawn)."""
    width = extended["hmtx"]["dagger"][0]
    add_glyph(font, "dagger", 0x2020, redraw(extended, "dagger", Identity), width)
    box = font["glyf"]["dagger"]
    turned = Identity.translate(box.xMin + box.xMax, box.yMin + box.yMax).scale(-1, -1)
    add_glyph(font, "daggerdbl", 0x2021, redraw(font, "dagger", Identity, turned), width)

    up, minus = font["glyf"]["arrowup"], font["glyf"]["minus"]
    bearing = font["hmtx"]["minus"][1]
    middle = round((minus.yMin + minus.yMax) / 2)
    across = (up.xMin + up.xMax) / 2
    width = up.yMax - up.yMin + 2 * bearing
    for name, code, turn in (
        ("arrowright", 0x2192, (0, -1, 1, 0, bearing - up.yMin, middle + across)),
        ("arrowleft", 0x2190, (0, 1, -1, 0, bearing + up.yMax, middle - across)),
    ):
        add_glyph(font, name, code, redraw(font, "arrowup", Identity.transform(turn)), width)


def single_map(font, tag):
    """The plain substitutions of a feature, as a dictionary."""
    table, pairs = font["GSUB"].table, {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == tag:
            for index in record.Feature.LookupListIndex:
                for sub in table.LookupList.Lookup[index].SubTable:
                    pairs.update(getattr(sub, "ExtSubTable", sub).mapping)
    return pairs


def cormorant(style, weight, unicodes):
    if script(unicodes) == "cyrl":
        font = TTFont(CORMORANT / f"files/cormorant-garamond-cyrillic-{weight}-{style}.woff2")
        return reduce(font, unicodes), {}
    font = TTFont(CORMORANT / f"files/cormorant-garamond-latin-{weight}-{style}.woff2")
    if style == "normal":
        add_signs(font, TTFont(CORMORANT / f"files/cormorant-garamond-latin-ext-{weight}-{style}.woff2"))
    add_hyphens(font)
    lining = single_map(font, "lnum")
    for table in font["cmap"].tables:  # lining figures and their currency signs by default
        table.cmap = {code: lining.get(name, name) for code, name in table.cmap.items()}
    tall = ["Q.long"] if ord("Q") in unicodes else []
    tabular = {}
    if style == "normal" and ord("0") in unicodes:
        tabular = {a: b for a, b in single_map(font, "tnum").items() if b.endswith(".tf")}
    return reduce(font, unicodes, [*tabular.values(), *tall]), tabular


def display_master(weight, text):
    roman, tabular = cormorant("normal", weight, text)
    italic, _ = cormorant("italic", weight, text - NOT_ITALIC)

    # Rename the italic's glyphs: tables not yet read take the new names as they are read.
    order = italic.getGlyphOrder()
    italic.setGlyphOrder([name + SUFFIX for name in order])
    for name in order:
        if name != ".notdef":
            for tag in ("glyf", "hmtx"):
                roman[tag][name + SUFFIX] = italic[tag][name + SUFFIX]
    roman.setGlyphOrder(roman["glyf"].glyphOrder[:])

    # Kerning: both sets of lookups under one feature. They cover different glyphs.
    table, slanted = roman["GPOS"].table, italic["GPOS"].table
    offset = len(table.LookupList.Lookup)
    table.LookupList.Lookup += slanted.LookupList.Lookup
    added = {i + offset for r in slanted.FeatureList.FeatureRecord for i in r.Feature.LookupListIndex}
    for record in table.FeatureList.FeatureRecord:
        record.Feature.LookupListIndex = sorted({*record.Feature.LookupListIndex, *added})

    # Substitutions. Figures of one width are roman; ss01 comes first, so italic ones stay as they are.
    cmap = roman.getBestCmap()
    pairs = {cmap[code]: name for code, name in italic.getBestCmap().items() if italic["glyf"][name].numberOfContours}
    follow = "A E O R U V W Y a e o r u v w".split()
    rows = lambda pairs: "".join(f"sub {a} by {b};" for a, b in pairs.items())
    features = f"""
        languagesystem DFLT dflt; languagesystem {script(text)} dflt;
        feature ss01 {{ {rows(pairs)} }} ss01;
    """
    if tabular:
        features += f"""
        feature tnum {{ {rows(tabular)} }} tnum;
        feature pnum {{ {rows({b: a for a, b in tabular.items()})} }} pnum;
        feature calt {{ sub Q' [{' '.join(follow)}] by Q.long;
                        sub Q.it' [{' '.join(name + SUFFIX for name in follow)}] by Q.long.it; }} calt;
    """
    addOpenTypeFeaturesFromString(roman, features, tables=["GSUB"])
    return reload(roman)


def figtree_master(weight, text):
    load = lambda part: instantiateVariableFont(
        TTFont(FIGTREE / f"files/figtree-{part}-wght-normal.woff2"), {"wght": weight})
    font = load("latin")
    add_hyphens(font)
    add_signs(font, load("latin-ext"))
    return reduce(font, text, features=("kern", "tnum", "pnum"))


def figtree_weights():
    """Figtree's weights are not evenly spaced: where each one lies between the two masters."""
    font = TTFont(FIGTREE / "files/figtree-latin-wght-normal.woff2")
    axis, curve = font["fvar"].axes[0], font["avar"].segments["wght"]
    place = lambda w: piecewiseLinearMap((w - axis.minValue) / (axis.maxValue - axis.minValue), curve)
    low, high = place(400), place(600)
    return [(w, 400 + 200 * (place(w) - low) / (high - low)) for w in (400, 500, 600)]


def variable(family, masters, mapping=()):
    """Two masters in, one variable font out."""
    design = DesignSpaceDocument()
    low, high = min(masters), max(masters)
    design.addAxisDescriptor(tag="wght", name="Weight", minimum=low, default=low, maximum=high, map=list(mapping))
    for weight, font in sorted(masters.items()):
        design.addSourceDescriptor(font=font, location={"Weight": weight}, familyName=family, styleName="Regular")
    font, _, _ = build_variable(design)
    simplify_deltas(font)

    notice = str(masters[low]["name"].getDebugName(0))
    postscript_name = family.replace(" ", "") + "-Regular"
    axis_names = {n.nameID: str(n) for n in font["name"].names if n.nameID > 255}
    font["name"].names = []
    for key, value in {0: notice, 1: family, 2: "Regular", 3: postscript_name, 4: family, 6: postscript_name,
                       13: "SIL Open Font License 1.1", 14: "https://openfontlicense.org", **axis_names}.items():
        font["name"].setName(value, key, 3, 1, 0x409)
    font["OS/2"].usWeightClass = low
    font["post"].formatType = 3
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    return font


def simplify_deltas(font):
    """Leaves out the deltas that renderers interpolate from a point's neighbors, within TOLERANCE."""
    metrics = font["hmtx"].metrics
    for name, variations in font["gvar"].variations.items():
        coordinates, control = font["glyf"]._getCoordinatesAndControls(name, metrics)
        for variation in variations:
            variation.calcInferredDeltas(coordinates, control.endPts)
            variation.roundDeltas()
            variation.coordinates = iup_delta_optimize(variation.coordinates, coordinates, control.endPts, TOLERANCE)


def write(font, name, license_from):
    font.flavor = "woff2"
    path = OUT / f"{name}.woff2"
    font.save(path)
    (OUT / license_from[1]).write_text((license_from[0] / "LICENSE").read_text())
    print(f"{path.relative_to(ROOT)}  {path.stat().st_size} bytes, {len(font.getGlyphOrder())} glyphs")
    return path.stat().st_size


if __name__ == "__main__":
    size = 0
    cormorant_license, figtree_license = (CORMORANT, "OFL-Cormorant.txt"), (FIGTREE, "OFL-Figtree.txt")
    for name, family, parts, build, masters, mapping, license_from in (
        ("display", "Solenne Display", ("", "-more", "-cyrillic"), display_master, (400, 500), (), cormorant_license),
        ("text", "Figtree", ("", "-more"), figtree_master, (400, 600), figtree_weights(), figtree_license),
    ):
        for part in parts:
            text = characters(name + part)
            font = variable(family, {weight: build(weight, text) for weight in masters}, mapping)
            written = write(font, name + part, license_from)
            size += 0 if part else written
    print(f"{size} bytes for an English page")
    if size > 70 * 1024:
        sys.exit("over the budget of 70 KB")
