import { useEffect } from "react";
import { useLocation } from "react-router";

/** Opens the answer that the address names; browsers do so by themselves only on a first load. */
export function useOpenAnswer(): void {
  const { hash } = useLocation();

  useEffect(() => {
    const answer = document.getElementById(idIn(hash));
    const item = answer?.closest("details");
    if (!item) return;
    item.open = true;
    item.scrollIntoView({ block: "start" });
  }, [hash]);
}

/** Anybody may write the address: what is no valid escape names nothing. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}
