type RetakeButtonProps = { onRetake: () => void };

export function RetakeButton({ onRetake }: RetakeButtonProps) {
  return (
    <button type="button" className="text-link" onClick={onRetake}>
      Retake Quiz
    </button>
  );
}
