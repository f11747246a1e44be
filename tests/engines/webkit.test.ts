import { describeEngine } from "./describe-engine";
import { findWebKit } from "./webkit";

describeEngine("WebKit", findWebKit());
