import type { PrecacheEntry } from './precache-entry.ts'

/**
 * A page that no precache list names can still be kept on the device once it was read. Its head names the files that
 * belong to it with the hashes of their bytes: its text and the pictures that it shows. The page is verified by its
 * seal, and these files by their hashes.
 */
const filesTag = (content: string) => `<meta name="page-files" content="${content}">`

/** Returns the page with the names and hashes of its files. */
export function addPageFiles(html: string, files: readonly PrecacheEntry[]): string {
  const content = files.map(({ url, revision, hash }) => `${url} ${hash ?? revision}`).join(' ')
  return html.replace('</head>', () => `  ${filesTag(content)}\n  </head>`) // at the end: the charset has to stand in the first kilobyte
}

/** Returns the files that a page names; null if it names none, because it is precached or no page of the site. */
export function parsePageFiles(html: string): readonly PrecacheEntry[] | null {
  const [, content] = /<meta name="page-files" content="([^"]*)">/.exec(html) ?? []
  if (content === undefined) return null
  const words = content.split(' ')
  return words.flatMap((url, index) => {
    const revision = words[index + 1]
    return index % 2 === 0 && /^\/(?!\/)/.test(url) && revision !== undefined ? [{ url, revision }] : []
  })
}
