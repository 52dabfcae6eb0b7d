/**
 * A seal names a page and its revision, once in the head and once at the end of the body. Hosts may write into HTML
 * (visitor counters, obfuscated email addresses), so a page is verified by its seal, and every other file by the hash
 * of its bytes.
 */

const headSeal = (seal: string) => `<meta name="page-seal" content="${seal}">`
const endSeal = (seal: string) => `<data value="${seal}" hidden></data>`

/** Returns the page with its seal. `revision` is the hash of the page without the seal. */
export function addSeal(html: string, address: string, revision: string): string {
  const seal = `${address} ${revision}`
  return html
    .replace('<head>', () => `<head>\n    ${headSeal(seal)}`)
    .replace(/<\/body>(?![\s\S]*<\/body>)/, () => `  ${endSeal(seal)}\n  </body>`)
}

/** Returns whether this is the complete page of that address and revision, even if a host has added to it. */
export function hasSeal(html: string, address: string, revision: string): boolean {
  const seal = `${address} ${revision}`
  const head = html.indexOf(headSeal(seal))
  return head >= 0 && html.indexOf(endSeal(seal), head) > head
}

/** Returns the address and revision in a page's seal; null if the page has no seal or is cut off. */
export function parseSeal(html: string): { readonly address: string; readonly revision: string } | null {
  const [, address = '', revision = ''] = /<meta name="page-seal" content="(\S+) (\S+)">/.exec(html) ?? []
  return hasSeal(html, address, revision) ? { address, revision } : null
}
