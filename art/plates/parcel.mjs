import { at, brand, n, open, palette, solid } from "./svg.mjs";
import { drawVessel } from "./vessels.mjs";

/** An open box with the products of a plan in it, drawn around (0, 0). */
export function drawParcel(members) {
  const products = members.filter(({ handle }) => handle !== "box");
  const [width, height, depth] = [560, 330, 150];
  const [left, right] = [-width / 2, width / 2];
  const scale = products.length > 1 ? 250 : 330;
  const step = (width - 60) / products.length;
  const contents = products.map((member, i) =>
    at(
      left + 50 + step * (i + 0.5),
      -height + 0.42 * member.height * scale,
      drawVessel(member.vessel, member.product, scale, { text: false, width: 2.6 }),
    ),
  );
  const shade = Array.from({ length: 13 }, (_, i) => {
    const t = (i + 1) / 14;
    return `M${n(right + depth * t)} ${n(-52 * t - 8)}V${n(-height - 52 * t + 10)}`;
  });
  return at(
    -60,
    300,
    solid(`M${left} ${-height}L${left + depth} ${-height - 52}H${right + depth}V-270H${left}Z`) +
      contents.join("") +
      solid(`M${right} 0L${right + depth} -52V${-height - 52}L${right} ${-height}Z`) +
      open(shade.join(""), 1.5) +
      solid(`M${left} ${-height}L${left - 84} -256H${right - 76}L${right} ${-height}Z`) +
      open(`M${left - 6} -316H${right - 20}`, 1.5) +
      solid("M-280 0V-256M-280 -330L-364 -256H204L280 -330V0H-280Z") +
      `<text x="0" y="-96" font-size="104" font-family="Cormorant" font-weight="500" text-anchor="middle" fill="${palette.evergreen}">${brand}</text>` +
      open("M-32 -54H32", 2),
  );
}
