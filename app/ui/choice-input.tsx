import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

/** Forced colors remove the custom marks, so the native ones are shown there. */
const choiceVariants = cva(
  "grid size-6 flex-none cursor-pointer appearance-none place-items-center border-[1.5px] border-muted group-hover:border-ink checked:border-primary forced-colors:appearance-auto",
  {
    variants: {
      type: {
        radio:
          "rounded-full checked:after:size-3 checked:after:rounded-full checked:after:bg-primary",
        checkbox:
          "rounded-control checked:bg-primary checked:after:mb-0.5 checked:after:h-1.5 checked:after:w-2.75 checked:after:-rotate-45 checked:after:border-b-2 checked:after:border-l-2 checked:after:border-on-primary",
      },
    },
  },
);

type ChoiceInputProps = ComponentProps<"input"> & {
  type: NonNullable<VariantProps<typeof choiceVariants>["type"]>;
};

/** A native radio button or checkbox with the shop's styles. Needs a `group` label around it. */
export function ChoiceInput({ type, className, ...rest }: ChoiceInputProps) {
  return <input type={type} className={choiceVariants({ type, className })} {...rest} />;
}
