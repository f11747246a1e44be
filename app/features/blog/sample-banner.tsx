/** Section 8: in Spanish, for whoever runs the shop. */
export function SampleBanner() {
  return (
    <p lang="es" className={look}>
      <strong className="font-semibold">Mostrando artículos de ejemplo.</strong> Para ver los
      artículos de la tienda, active el permiso <Scope /> del acceso sin autenticación a la
      Storefront API.
    </p>
  );
}

/** The same for one article. */
export function SampleNotice() {
  return (
    <p lang="es" className={look}>
      <strong className="font-semibold">Artículo de ejemplo.</strong> Para ver los artículos de la
      tienda, active el permiso <Scope /> del acceso sin autenticación a la Storefront API.
    </p>
  );
}

function Scope() {
  return (
    <code translate="no" className="break-all">
      unauthenticated_read_content
    </code>
  );
}

const look = "mt-6 max-w-3xl border-t-2 border-clay bg-linen px-5 py-4 text-note";
