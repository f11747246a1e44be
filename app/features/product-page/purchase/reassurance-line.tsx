import type { ReactNode } from "react";
import { Icon, type IconName } from "~/ui/icon";

/** A promise below the button, in a list of them. */
export function ReassuranceLine({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-4 border-b border-line py-2">
      <Icon name={icon} size={20} className="text-primary" />
      {children}
    </li>
  );
}
