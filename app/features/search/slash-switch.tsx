import { useState } from "react";
import { isSlashOn, switchSlash } from "./search-key";

/** Whether the `/` key opens the search; for whoever hits it by accident or by voice. */
export function SlashSwitch() {
  const [isOn, setIsOn] = useState(isSlashOn);
  return (
    <label className="search-key">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          setIsOn(target.checked);
          switchSlash(target.checked);
        }}
      />
      <span>
        Open with the <kbd>/</kbd> key
      </span>
    </label>
  );
}
