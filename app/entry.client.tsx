import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepPage } from "~/shell/keep-page";

keepPage();

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
