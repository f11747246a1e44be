import type { Strip } from "~/lib/site-image";

type FilmStripProps = {
  strip: Strip;
  /** From 0. */
  frame: number;
  /** Empty where it decorates. */
  alt: string;
  onError?: () => void;
  className?: string;
};

/** One frame of a strip, which fills its place as `object-cover` does. A view box, because the security policy forbids style attributes. */
export function FilmStrip({ strip, frame, alt, onError, className }: FilmStripProps) {
  const { src, columns, rows, width, height } = strip;
  const left = (frame % columns) * width;
  const top = Math.floor(frame / columns) * height;
  return (
    <svg
      role="img"
      aria-label={alt}
      aria-hidden={alt === ""}
      viewBox={`${left} ${top} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
    >
      <image href={src} width={columns * width} height={rows * height} onError={onError} />
    </svg>
  );
}
