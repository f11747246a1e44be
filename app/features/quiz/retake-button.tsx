import { textLinkVariants } from "~/ui/link";

export function RetakeButton({ onRetake }: { onRetake: () => void }) {
  return (
    <button type="button" className={textLinkVariants()} onClick={onRetake}>
      Retake Quiz
    </button>
  );
}
