import { textLinkClass } from "~/ui/text-link";

type RetakeButtonProps = { onRetake: () => void };

export function RetakeButton({ onRetake }: RetakeButtonProps) {
  return (
    <button type="button" className={textLinkClass} onClick={onRetake}>
      Retake Quiz
    </button>
  );
}
