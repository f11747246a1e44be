import { useEffect, useRef, useState } from "react";
import { useRoot } from "~/blocks/root";
import type { FinishedAnswers } from "~/content/quiz/quiz";
import { quizCopy } from "~/content/quiz/quiz-copy";
import { Button, buttonVariants } from "~/ui/button";
import { Grid } from "~/ui/grid";
import { Heading } from "~/ui/heading";
import { canShare, copyLink, shareLink } from "~/ui/share-link";
import { getResultUrl } from "./result-link";

const copy = quizCopy.keep;

/** A link to the result, for the visitor to copy, share or send. Nothing of it is sent to the server. */
export function KeepRoutine({ answers }: { answers: FinishedAnswers }) {
  const [mustSelect, setMustSelect] = useState(false);
  const url = getResultUrl(answers, useRoot().storefront.siteUrl);

  async function copyOrShow() {
    setMustSelect(!(await copyLink(url)));
  }

  async function shareOrCopy() {
    if (!(await shareLink({ title: copy.subject, url }))) await copyOrShow();
  }

  return (
    <Grid
      as="section"
      from="desktop"
      aria-labelledby="keep-routine"
      className="my-10 @desktop:my-24"
    >
      <Heading level={3} size="md" id="keep-routine" className="mb-6 @desktop:col-span-3">
        {copy.title}
      </Heading>
      <div className="border-t border-ink pt-4 @desktop:col-span-9">
        <p className="max-w-measure-md">{copy.text}</p>
        <div className="mt-4 flex flex-wrap gap-2 print:hidden">
          <Button variant="secondary" size="small" onClick={copyOrShow}>
            {copy.copy}
          </Button>
          {canShare() && (
            <Button variant="secondary" size="small" onClick={shareOrCopy}>
              {copy.share}
            </Button>
          )}
          <a
            href={getMailLink(url)}
            className={buttonVariants({ variant: "secondary", size: "small" })}
          >
            {copy.email}
          </a>
        </div>
        {mustSelect && <LinkField url={url} />}
      </div>
    </Grid>
  );
}

/** A message without a recipient, in the visitor's own email program. */
function getMailLink(url: string): string {
  const body = `${copy.message}\r\n${url}\r\n`;
  return `mailto:?subject=${encodeURIComponent(copy.subject)}&body=${encodeURIComponent(body)}`;
}

/** The link, selected, where the browser does not let the shop copy it. */
function LinkField({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <label className="mt-4 block max-w-measure-md text-note">
      {copy.notCopied}
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
