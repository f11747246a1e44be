import { cautionCopy } from "#brand/content/product/caution.ts";
import { TextLink } from "~/ui/link";

/** One line for those who should not take a supplement. */
export function Caution({ className }: { className: string }) {
  return (
    <p className={`text-note text-muted ${className}`}>
      {cautionCopy.text}{" "}
      <TextLink to={cautionCopy.to} variant="inline" prefetch="none">
        {cautionCopy.link}
      </TextLink>
    </p>
  );
}
