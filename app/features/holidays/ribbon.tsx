/** A bow, drawn in the line of the shop's other drawings; decoration. */
export function Ribbon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 266" className="ribbon">
      <path d="M144 84h32v36h-32zM144 92C112 44 52 10 26 34s2 74 118 74M176 92c32-48 92-82 118-58s-2 74-118 74" />
      <path d="M144 100C112 76 78 62 62 66s6 24 82 34M176 100c32-24 66-38 82-34s-6 24-82 34" />
      <path d="M148 120c-8 40-30 86-64 122l28-6 14 24c24-42 32-92 34-140M172 120c8 40 30 86 64 122l-28-6-14 24c-18-32-30-66-37-102" />
    </svg>
  );
}
