import { ChoiceInput } from "~/ui/choice-input";

type FilterOptionsProps = {
  name: string;
  legend: string;
  type: "radio" | "checkbox";
  options: readonly { value: string; label: string; count?: number }[];
  chosen: readonly string[];
};

/** A group of the form: its values, with the number of products of each. */
export function FilterOptions({ name, legend, type, options, chosen }: FilterOptionsProps) {
  if (options.length === 0) return null;
  return (
    <fieldset className="border-t border-line pb-4">
      {/* Floated: a legend would stand on the border. */}
      <legend className="float-left w-full pt-4 pb-2 font-semibold">{legend}</legend>
      <div className={`clear-left ${options.length < 5 ? fewClass : ""}`}>
        {options.map(({ value, label, count }) => (
          <label
            key={value}
            className="group flex min-h-11 cursor-pointer items-center gap-3 has-checked:font-medium"
          >
            <ChoiceInput
              type={type}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
            />
            <bdi>{label}</bdi>{" "}
            {count !== undefined && (
              <span className="ml-auto text-note font-normal text-muted tabular">
                {count}
                <span className="sr-only"> {count === 1 ? "product" : "products"}</span>
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const fewClass = "grid grid-cols-fit gap-x-6";
