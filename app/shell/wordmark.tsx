import { type Logo, site } from "#brand/content/site.ts";

/** The brand as its pages' header shows it: the logo, or the name where there is none. */
export function Wordmark({ logo = site.logo }: { logo?: Logo | null }) {
  if (!logo) return site.name;
  const { width, height } = logo;
  return (
    <img
      src="/logo.svg"
      alt={site.name}
      width={width}
      height={height}
      className="inline-block h-8 w-auto max-w-44 object-contain align-middle max-narrow:max-w-30"
    />
  );
}
