import { stableNumber } from "../catalogue/identifiers.ts";

type Drawing = { svg: string; width: number; height: number };

/** Ground, shade, body and trim of a drawing; all from the brand's palette. */
const palettes = [
  { body: "#A9B8A2", shade: "#93A48C", trim: "#FAF6F0", label: "#FAF6F0" },
  { body: "#1F3A34", shade: "#19302B", trim: "#B08D4A", label: "#F1E9DE" },
  { body: "#E2D3BC", shade: "#CDBB9F", trim: "#B08D4A", label: "#FAF6F0" },
  { body: "#C99680", shade: "#B4806A", trim: "#F1E9DE", label: "#FAF6F0" },
];

/**
 * A quiet picture for a shot that is not rendered: a vessel on a linen ground for products, strands of hair
 * for articles. Always the same for the same shot.
 */
export function drawFallback(shot: string): Drawing {
  return shot.startsWith("article-") || shot.startsWith("journal-") ? strands(shot) : vessel(shot);
}

function vessel(shot: string): Drawing {
  const handle = shot.replace(/-(front|angle|texture|place|scale|inside|use)$/, "");
  const seed = stableNumber(handle);
  const palette = palettes[seed % palettes.length] ?? palettes[0];
  if (!palette) return strands(shot);

  const isClose = /-(inside|texture)$/.test(shot);
  const width = 300 + (seed % 5) * 36;
  const height = 520 + (Math.floor(seed / 7) % 5) * 70;
  const left = 640 - width / 2;
  const top = 1290 - height;
  const neck = width * 0.46;
  const labelTop = top + height * 0.34;
  const labelHeight = height * 0.42;
  const scale = isClose ? "translate(640 1000) scale(1.5) translate(-640 -1000)" : "";

  return {
    width: 1280,
    height: 1600,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="1600" viewBox="0 0 1280 1600">
  <defs>
    <linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FAF6F0"/><stop offset="1" stop-color="#EADFCF"/></linearGradient>
    <linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#EFE5D7"/><stop offset="1" stop-color="#F6EFE5"/></linearGradient>
    <linearGradient id="side" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${palette.body}"/><stop offset=".28" stop-color="#FAF6F0" stop-opacity=".22"/><stop offset=".5" stop-color="${palette.body}" stop-opacity="0"/><stop offset="1" stop-color="${palette.shade}"/></linearGradient>
    <radialGradient id="shadow"><stop offset="0" stop-color="#1E1B18" stop-opacity=".26"/><stop offset="1" stop-color="#1E1B18" stop-opacity="0"/></radialGradient>
  </defs>
  <rect width="1280" height="1600" fill="url(#wall)"/>
  <rect y="1180" width="1280" height="420" fill="url(#floor)"/>
  <g transform="${scale}">
    <ellipse cx="690" cy="1296" rx="${width * 0.86}" ry="44" fill="url(#shadow)"/>
    <rect x="${640 - neck / 2}" y="${top - 92}" width="${neck}" height="120" rx="10" fill="${palette.trim}"/>
    <rect x="${left}" y="${top}" width="${width}" height="${height}" rx="44" fill="${palette.body}"/>
    <rect x="${left}" y="${top}" width="${width}" height="${height}" rx="44" fill="url(#side)"/>
    <rect x="${left + 34}" y="${labelTop}" width="${width - 68}" height="${labelHeight}" rx="6" fill="${palette.label}" fill-opacity=".94"/>
    <path d="M${640 - 44} ${labelTop + labelHeight * 0.42}h88" stroke="${palette.shade}" stroke-width="3" fill="none"/>
    <path d="M640 ${labelTop + labelHeight * 0.16}c-16 18-16 36 0 54c16-18 16-36 0-54z" fill="${palette.shade}"/>
  </g>
</svg>`,
  };
}

function strands(shot: string): Drawing {
  const seed = stableNumber(shot);
  const tones = ["#7A5336", "#8C6342", "#A4794F", "#5E4029", "#B58D63"];
  const lines = Array.from({ length: 64 }, (_, index) => {
    const sway = ((seed >> (index % 12)) & 15) * 9;
    const from = 900 + index * 11;
    return `<path d="M${from} -40C${from - 120 - sway} 420 ${from - 620 + sway} 520 ${from - 980} 1120" stroke="${tones[(seed + index * 3) % tones.length]}" stroke-width="${7 + (index % 4) * 3}" stroke-opacity=".72" fill="none" stroke-linecap="round"/>`;
  });
  return {
    width: 1600,
    height: 1067,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1067" viewBox="0 0 1600 1067">
  <defs><linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FAF6F0"/><stop offset="1" stop-color="#E6D9C6"/></linearGradient></defs>
  <rect width="1600" height="1067" fill="url(#wall)"/>
  ${lines.join("\n  ")}
</svg>`,
  };
}
