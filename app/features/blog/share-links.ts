export function getShareLinks(title: string, url: string) {
  const page = encodeURIComponent(url);
  return [
    { name: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${page}` },
    { name: "X", href: `https://x.com/intent/tweet?url=${page}&text=${encodeURIComponent(title)}` },
    { name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${page}` },
  ] as const;
}
