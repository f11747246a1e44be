import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { reloadAfterDeployment } from "~/shell/reload-after-deployment";

reloadAfterDeployment();

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
