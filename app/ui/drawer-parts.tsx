import { iconButtonClass } from "./button";
import { Heading } from "./heading";
import { Icon } from "./icon";

/** Horizontal padding inside drawers with a list of products. */
export const drawerInset = "px-5 lg:px-10";

/**
 * The scrolling part, and the containing block of hidden labels in it, which would make the drawer scroll too. In a
 * low window, or with large text, the whole drawer scrolls.
 */
export const drawerScroll = `relative min-h-50 flex-[1_1_0] overflow-y-auto overscroll-contain ${drawerInset}`;

type DrawerHeadProps = {
  title: string;
  titleId: string;
  /** The number of items; announced when it changes. */
  status?: string;
  /** Shown where the browser does not store data. */
  warning?: string | false;
  closeLabel: string;
  onClose: () => void;
  className?: string;
};

export function DrawerHead(props: DrawerHeadProps) {
  const { title, titleId, status, warning, closeLabel, onClose, className = "" } = props;
  return (
    <div
      className={`flex items-start justify-between gap-3 pt-6 lg:pt-8 ${drawerInset} ${className}`}
    >
      <div>
        <Heading id={titleId} size="md" tabIndex={-1}>
          {title}
        </Heading>
        {status !== undefined && (
          <p aria-live="polite" className="mt-2 text-note text-muted">
            {status}
          </p>
        )}
        {warning && <p className="mt-2 text-sm">{warning}</p>}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={onClose}
        className={`${iconButtonClass} -mt-2 -mr-2.5`}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
