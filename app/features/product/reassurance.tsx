import { facts } from "~/content/facts";
import { Icon, type IconName } from "~/ui/icon";

const lines: readonly [icon: IconName, line: string][] = [
  ["box", `Free shipping on orders over $${facts.freeShippingFrom}`],
  ["return", `${facts.productGuaranteeDays}-day money-back guarantee`],
  ["lab", "Made in USA in an FDA-registered facility"],
];

export function Reassurance() {
  return (
    <ul className="mt-5 border-t border-line text-note">
      {lines.map(([icon, line]) => (
        <li key={icon} className="flex min-h-12 items-center gap-4 border-b border-line py-1.5">
          <Icon name={icon} size={20} className="text-primary" />
          {line}
        </li>
      ))}
    </ul>
  );
}
