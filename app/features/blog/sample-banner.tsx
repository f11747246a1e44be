import { Button } from "~/ui/button";

type SampleBannerProps = {
  /** What is shown in place of the store's articles. */
  kind: "list" | "article";
  onRetry: () => void;
};

const titles = {
  list: "Mostrando artículos de ejemplo.",
  article: "Artículo de ejemplo.",
} as const;

/** In Spanish, for the shop's owner (rule 31 in docs/rules.md). */
export function SampleBanner({ kind, onRetry }: SampleBannerProps) {
  return (
    <div className="mt-6 max-w-measure-lg border-t-2 border-accent bg-raised px-5 py-4 text-note">
      <p lang="es">
        <strong className="font-semibold">{titles[kind]}</strong> Para ver los artículos de la
        tienda, active el permiso{" "}
        <code translate="no" className="break-all">
          unauthenticated_read_content
        </code>{" "}
        del acceso sin autenticación a la Storefront API.
      </p>
      <Button variant="secondary" size="small" className="mt-3" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
