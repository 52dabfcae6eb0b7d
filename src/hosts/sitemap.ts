/** Returns the URLs that a sitemap names. */
export function sitemapUrls(sitemap: string): readonly string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url).filter((url) => URL.canParse(url))
}

/** Returns the addresses of the pages that a sitemap names, decoded. */
export function sitemapPages(sitemap: string): readonly string[] {
  return sitemapUrls(sitemap).map((url) => decodedAddress(new URL(url).pathname))
}

/** Returns an address without the signs of a URL. One that cannot be decoded stays. */
export function decodedAddress(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
