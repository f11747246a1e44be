import type { SizedImage } from "~/commerce/model";
import { getStoreImageUrl } from "~/lib/store-image";

/** Width in pixels of the image from which the ground is made: small, so that only the colors of the edges remain. */
const groundWidth = 32;

/** How far the drawing extends beyond the image on each side, in multiples of its longer side. */
const reach = 8;

/**
 * The ground of an image that is shown whole: each of its edges, drawn out to the edge of the stage. It is placed as
 * the image is, with `contain`, so that no seam is visible between them.
 */
export function EdgeGround({ image: { url, size } }: { image: SizedImage }) {
  if (!size) return null;
  const width = groundWidth;
  const height = (groundWidth * size.height) / size.width;
  const far = reach * Math.max(width, height);
  const edges = [
    // Positions of the edge in the image and in the drawing; the image covers the last of it.
    { from: [0, 0, 1, height], to: [-far, 0, far + 1, height] },
    { from: [width - 1, 0, 1, height], to: [width - 1, 0, far + 1, height] },
    { from: [0, 0, width, 1], to: [0, -far, width, far + 1] },
    { from: [0, height - 1, width, 1], to: [0, height - 1, width, far + 1] },
  ] as const;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className="absolute inset-0 size-full overflow-visible"
    >
      {edges.map(({ from, to: [x, y, edgeWidth, edgeHeight] }) => (
        <svg
          aria-hidden="true"
          key={from.join()}
          {...{ x, y }}
          width={edgeWidth}
          height={edgeHeight}
          viewBox={from.join(" ")}
          preserveAspectRatio="none"
        >
          <image
            href={getStoreImageUrl(url, width)}
            {...{ width, height }}
            preserveAspectRatio="none"
          />
        </svg>
      ))}
    </svg>
  );
}
