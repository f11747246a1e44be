/** What the server does with each rendered document. */
export type DocumentOptions = {
  /** The `Content-Security-Policy` of a document, which allows its inline scripts with the nonce. */
  getPolicy(html: string, nonce: string): string;
  /** Called for a document whose scripts could not be delayed, because React Router writes it in another format. */
  onUndeferred(): void;
};
