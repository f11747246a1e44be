import { Icon } from "~/ui/icon";
import { moveToastIntoDialog } from "~/ui/toasts";
import { type Filter, groupNames } from "./filter";

export const filterButtonId = "filter-button";
export const filterLinkId = "filter-link";
export const filterPanelId = "filter-panel";

type FilterButtonProps = {
  filter: Filter;
  /** The page whose panel the link opens; empty for the open page. */
  panelPath: string;
};

/**
 * Opens the panel by an invoker command, so also before hydration. Without JavaScript it is a link to the panel,
 * because not every browser supports invoker commands.
 */
export function FilterButton({ filter, panelPath }: FilterButtonProps) {
  const count = groupNames.reduce((sum, group) => sum + filter[group].length, 0);
  const content = (
    <>
      <Icon name="filter" size={20} />
      Filter
      {count > 0 && (
        <>
          {" "}
          <span
            translate="no"
            className="min-w-5 rounded-full bg-primary px-2 text-center text-xs/5 font-semibold text-on-primary tabular forced-color-adjust-none"
          >
            {count}
          </span>
          <span className="sr-only"> active</span>
        </>
      )}
    </>
  );
  return (
    <>
      <button
        type="button"
        id={filterButtonId}
        aria-haspopup="dialog"
        onClick={openInOlderBrowsers}
        className={`${toolClass} noscript:hidden`}
        {...opensPanel}
      >
        {content}
      </button>
      <span className="noscript-only">
        <a href={`${panelPath}#${filterPanelId}`} id={filterLinkId} className={toolClass}>
          {content}
        </a>
      </span>
    </>
  );
}

const toolClass =
  "-mr-1 inline-flex min-h-11 cursor-pointer items-center gap-2 px-1 font-medium underline-offset-4 hover:underline lg:pointer-events-auto";

/** React's types do not know these two yet. */
const opensPanel = { command: "show-modal", commandfor: filterPanelId };

function openInOlderBrowsers(): void {
  if (knowsCommands()) return;
  const panel = document.getElementById(filterPanelId);
  if (!(panel instanceof HTMLDialogElement)) return;
  panel.showModal();
  // Not all of them send a `toggle` event for dialogs.
  moveToastIntoDialog();
}

/** Safari before 26.2, Chrome before 135 and Firefox before 144 do not. */
export function knowsCommands(): boolean {
  return "command" in HTMLButtonElement.prototype;
}
