import { useEffect, useRef, useState } from "react";
import { shareLinkCopy } from "#brand/content/share-link.ts";
import { Button, buttonVariants } from "~/ui/button";
import { canShare, copyLink, shareLink } from "~/ui/share-link";

type LinkActionsProps = {
  url: string;
  /** Subject of the email, and title in the device's share sheet. */
  subject: string;
  /** Text above the link in the email. */
  message: string;
  /** Label of the link that begins an email. */
  email: string;
};

/** Copies a link, shares it where the device can, or begins an email with it. */
export function LinkActions({ url, subject, message, email }: LinkActionsProps) {
  const [mustSelect, setMustSelect] = useState(false);

  async function copyOrShow() {
    setMustSelect(!(await copyLink(url)));
  }

  async function shareOrCopy() {
    if (!(await shareLink({ title: subject, url }))) await copyOrShow();
  }

  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2 print:hidden">
        <Button variant="secondary" size="small" onClick={copyOrShow}>
          {shareLinkCopy.copy}
        </Button>
        {canShare() && (
          <Button variant="secondary" size="small" onClick={shareOrCopy}>
            {shareLinkCopy.share}
          </Button>
        )}
        <a
          href={getMailLink(subject, `${message}\r\n${url}\r\n`)}
          className={buttonVariants({ variant: "secondary", size: "small" })}
        >
          {email}
        </a>
      </div>
      {mustSelect && <LinkField url={url} />}
    </>
  );
}

/** A message without a recipient, in the visitor's own email program. */
function getMailLink(subject: string, body: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** The link, selected, where the browser does not let the shop copy it. */
function LinkField({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <label className="mt-4 block max-w-measure-md text-note">
      {shareLinkCopy.notCopied}
      <input
        ref={field}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
        className="mt-2 min-h-13 w-full rounded-none border-b border-ink bg-transparent"
      />
    </label>
  );
}
