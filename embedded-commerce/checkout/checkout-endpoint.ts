export function isCheckoutPath(pathname: string): boolean {
  return pathname.startsWith("/cart/c/") || pathname.startsWith("/checkouts/");
}
export function createCheckoutEndpoint(_: unknown) {
  return async (_request: Request) => new Response("soon", { status: 503 });
}
