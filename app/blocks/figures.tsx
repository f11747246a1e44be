import { useShown } from "~/commerce/root";

/** `sample` marks a number that is invented. */
type Figure = { figure: string; label: string; sample?: boolean };

/** Large figures with their labels, over hairlines: two in a row on phones, all of them on desktops. */
export function Figures({
  figures,
  size = "text-figure",
  className = "",
}: {
  figures: readonly Figure[];
  size?: "text-figure" | "text-display-md";
  className?: string;
}) {
  return (
    <dl
      className={`grid grid-cols-2 gap-x-gutter gap-y-8 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none ${className}`}
    >
      {useShown(figures).map(({ figure, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end border-t border-line pt-4 max-lg:last:odd:col-span-2"
        >
          <dt>{label}</dt>
          <dd className={`mb-2 font-display wrap-anywhere ${size}`}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
