"""Makes a variable font file smaller by what nobody sees: python3 tools/slim-font.py IN.woff2 OUT.woff2

Debian's python3-fonttools and python3-brotli. It is run by hand when a font is renewed, after the commands of
src/ui/fonts/README.md: the files that it makes are kept.

Kerning becomes that of one weight between text and headlines, and classes of pairs moved by less than SEEN stay unmoved. Outlines
between two weights may be off by as many thousandths of an em as TOLERANCE says: a tenth of a pixel in a headline of 50.
"""

import sys

from fontTools.ttLib import TTFont

LIGHTEST, KERNED, HEAVIEST = 400, 500, 700
SEEN = 4
TOLERANCE = 2
NAMES_KEPT = range(7)


def kern_at_one_weight(value, store):
    device = getattr(value, "XAdvDevice", None)
    if device is None:
        return
    del value.XAdvDevice
    if device.StartSize == 0xFFFF:
        return
    deltas = store.VarData[device.StartSize].Item[device.EndSize]
    if deltas:
        share = (KERNED - LIGHTEST) / (HEAVIEST - LIGHTEST)
        value.XAdvance = getattr(value, "XAdvance", 0) + round(deltas[0] * share)


def slim_kerning(font):
    """Only where pairs alone vary by weight: marks are placed by the same store, and stay as they are."""
    lookups = font["GPOS"].table.LookupList.Lookup
    if any(lookup.LookupType != 2 for lookup in lookups):
        return
    gdef = font["GDEF"].table
    for subtable in (subtable for lookup in lookups for subtable in lookup.SubTable):
        if subtable.Format == 1:
            for pairs in subtable.PairSet:
                for record in pairs.PairValueRecord:
                    # Also of nothing: it is what tells this pair from the others of its class.
                    kern_at_one_weight(record.Value1, gdef.VarStore)
        else:
            values = [record.Value1 for row in subtable.Class1Record for record in row.Class2Record]
            for value in filter(None, values):
                kern_at_one_weight(value, gdef.VarStore)
                if abs(getattr(value, "XAdvance", 0)) < SEEN:
                    value.XAdvance = 0
        subtable.ValueFormat1 = 4
    gdef.VarStore = None
    gdef.Version = 0x00010000


def slim_outlines(font):
    glyf, gvar = font["glyf"], font["gvar"]
    for name, variations in gvar.variations.items():
        coordinates, control = glyf._getCoordinatesAndControls(name, font["hmtx"].metrics)
        for variation in variations:
            variation.calcInferredDeltas(coordinates, control.endPts)
            variation.roundDeltas()
            is_composite = control.numberOfContours == -1
            variation.optimize(coordinates, control.endPts, tolerance=TOLERANCE, isComposite=is_composite)


def slim_names(font):
    fvar = font["fvar"]
    used = {axis.axisNameID for axis in fvar.axes} | {instance.subfamilyNameID for instance in fvar.instances}
    names = font["name"]
    names.names = [name for name in names.names if name.nameID in NAMES_KEPT or name.nameID in used]


def main(source, target):
    font = TTFont(source)
    slim_kerning(font)
    slim_outlines(font)
    slim_names(font)
    font.flavor = "woff2"
    font.save(target)


main(*sys.argv[1:])
