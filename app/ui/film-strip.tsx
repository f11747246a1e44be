/** Frames of one size in one image, row by row. */
export type Strip = {
  src: string;
  columns: number;
  rows: number;
  /** Of a frame, in pixels. */
  width: number;
  height: number;
};

type FilmStripProps = {
  strip: Strip;
  /** From 0. */
  frame: number;
  alt: string;
  onLoad?: () => void;
  onError?: () => void;
  className?: string;
};

/** One frame of a strip, which fills its place as `object-cover` does. A view box, because the security policy forbids style attributes. */
export function FilmStrip({ strip, frame, alt, onLoad, onError, className }: FilmStripProps) {
  const { src, columns, rows, width, height } = strip;
  const left = (frame % columns) * width;
  const top = Math.floor(frame / columns) * height;
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`${left} ${top} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
    >
      <image
        href={src}
        width={columns * width}
        height={rows * height}
        onLoad={onLoad}
        onError={onError}
      />
    </svg>
  );
}
