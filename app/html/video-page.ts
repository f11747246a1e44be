/** The page of an embedded video, because some players refuse to open by themselves. */
export function getPublicPage(url: URL): URL {
  const { hostname, pathname } = url;
  const [player, name = ""] = /^\/embed(?:\/([\w-]*))?\/?$/.exec(pathname) ?? [];
  if (player && /^(?:www\.)?youtube(?:-nocookie)?\.com$/.test(hostname))
    return getYoutubePage(name, url) ?? url;
  const [, vimeoId] = /^\/video\/(\d+)$/.exec(pathname) ?? [];
  if (vimeoId && hostname === "player.vimeo.com") {
    const [hash] = /^\w+$/.exec(url.searchParams.get("h") ?? "") ?? [];
    return new URL(`https://vimeo.com/${vimeoId}${hash ? `/${hash}` : ""}${url.hash}`);
  }
  return url;
}

/** A video, perhaps of a playlist and from a second on, a playlist, or a channel's broadcast; null for anything else. */
function getYoutubePage(name: string, { searchParams }: URL): URL | null {
  const get = (key: string) => /^[\w-]+$/.exec(searchParams.get(key) ?? "")?.[0];
  const [list, channel, start = get("t")] = [get("list"), get("channel"), get("start")];
  // The other names are as long as a video's id.
  if (name === "live_stream")
    return channel ? new URL(`https://www.youtube.com/channel/${channel}/live`) : null;
  const isVideo = name !== "videoseries" && /^[\w-]{11}$/.test(name);
  if (!isVideo && (!list || (name !== "" && name !== "videoseries"))) return null;
  const page = new URL(`https://www.youtube.com/${isVideo ? "watch" : "playlist"}`);
  if (isVideo) page.searchParams.set("v", name);
  if (list) page.searchParams.set("list", list);
  if (isVideo && start) page.searchParams.set("t", /^\d+$/.test(start) ? `${start}s` : start);
  return page;
}
