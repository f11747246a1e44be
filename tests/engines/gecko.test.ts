import { describeEngine } from "./describe-engine";
import { findGecko } from "./gecko";

describeEngine("Gecko", findGecko());
