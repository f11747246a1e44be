import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepPage } from "~/shell/keep-page";
import { allowMovedNodes } from "~/shell/moved-nodes";
import { reloadOnMissingPart } from "~/shell/newer-build";

allowMovedNodes();
keepPage();
reloadOnMissingPart();

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
