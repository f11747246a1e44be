import * as application from "virtual:react-router/server-build";
import { checkPurchase, checkStore } from "../store-check/check-store";
import { getShownSamples } from "../store-check/shown-samples";

/** What is compiled for the server: the application, and what reads its content or asks the store as its pages do. */
export default {
  ...application,
  checkPurchase,
  checkStore,
  getShownSamples,
};
