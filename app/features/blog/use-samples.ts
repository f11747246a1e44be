import { useEffect, useState } from "react";
import { useOnDemand } from "~/ui/use-on-demand";

/**
 * What stands in for articles that could not be read (specification, section 2), loaded when
 * `failure` is not null; `isLost` says that its script cannot be had either. `what` names them in
 * the console.
 */
export function useSamples<Samples>(
  what: string,
  failure: unknown,
  load: () => Promise<Samples>,
): { samples: Samples | null; isLost: boolean } {
  const [lostWith, setLostWith] = useState<unknown>(null);
  const samples = useOnDemand(failure !== null, load, () => setLostWith(failure));

  useEffect(() => {
    if (failure !== null) console.error(`Error loading ${what}`, failure);
  }, [what, failure]);

  return { samples, isLost: failure !== null && lostWith === failure };
}
