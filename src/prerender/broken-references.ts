type Reference = { readonly page: string; readonly to: string }

const LINK = /<a\b[^>]*? href="([/#][^"]*)"/g
const PICTURE = /<(?:img|source|video)\b[^>]*?>/g
const FILE_ATTRIBUTE = / (?:src|srcset|poster)="([^"]*)"/g

/**
 * Returns a sentence for each internal link that leads to no page, anchor or file of the site, and for each picture or
 * video that the site shows but does not have.
 */
export function findBrokenReferences(
  pages: ReadonlyMap<string, string>,
  files: ReadonlySet<string>,
): readonly string[] {
  const ids = new Map([...pages].map(([path, html]) => [path, idsIn(html)]))
  const messages = [...pages].flatMap(([page, html]) => [
    ...linksIn(page, html).flatMap(({ to }) => {
      const [path = '', anchor] = to.replace(/\?[^#]*/, '').split('#')
      const target = path === '' ? page : path
      if (!ids.has(target) && !files.has(target)) return [`${page} links to ${to}, which is neither a page nor a file`]
      const hasAnchor = anchor === undefined || anchor === '' || !ids.has(target) || ids.get(target)?.has(anchor)
      return hasAnchor ? [] : [`${page} links to ${to}, but the page ${target} has no such anchor`]
    }),
    ...picturesIn(page, html).flatMap(({ to }) =>
      files.has(to.replace(/#.*/, '')) ? [] : [`${page} shows ${to}, which is missing`],
    ),
  ])
  return [...new Set(messages)]
}

function linksIn(page: string, html: string): readonly Reference[] {
  return [...html.matchAll(LINK)].map(([, to = '']) => ({ page, to: to.replaceAll('&amp;', '&') }))
}

function picturesIn(page: string, html: string): readonly Reference[] {
  const values = [...html.matchAll(PICTURE)].flatMap(([tag]) =>
    [...tag.matchAll(FILE_ATTRIBUTE)].map(([, value = '']) => value),
  )
  const addresses = values.flatMap((value) =>
    value.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
  )
  return addresses.filter((to) => to.startsWith('/')).map((to) => ({ page, to }))
}

function idsIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id.replaceAll('&amp;', '&')))
}
