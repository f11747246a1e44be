import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { hydratingEvent } from "~/hydration/foreign-nodes";
import { keepFocusInView } from "~/shell/focus-in-view";
import { keepPage } from "~/shell/keep-page";
import { allowMovedNodes } from "~/shell/moved-nodes";
import { reloadOnMissingPart } from "~/shell/newer-build";

allowMovedNodes();
keepPage();
keepFocusInView();
reloadOnMissingPart();

dispatchEvent(new Event(hydratingEvent));
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
