export type SitePicture = {
  /** Name of the master in `art/masters`, without its extension. */
  name: string;
  /** Size of the plain picture that stands in while the master is missing. */
  fallback: { width: number; height: number };
  /** Device pixels across at which it is shown at most, where that is far less than its master has. */
  maxWidth?: number;
  /** AVIF quality; fine texture such as hair hides more than smooth walls do. */
  quality: number;
  /** What matters in it to a shopper; a page that shows it as decoration leaves it out. */
  alt: string;
};
