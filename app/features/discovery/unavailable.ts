/** In place of a file for programs whose content the store did not send. */
export function unavailable(): Response {
  return new Response("This file is not available just now.\n", {
    status: 503,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      "Retry-After": "600",
    },
  });
}
