/**
 * A seal contains the address and revision of a page. It is once in the document's head and once at the end of its
 * body. Hosts may write into HTML (visitor counters, obfuscated email addresses), so a page is verified by its seal,
 * and every other file by the hash of its bytes.
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

/** Returns whether the HTML is the complete page with this address and revision. A host may have added to the page. */
export function hasSeal(html: string, address: string, revision: string): boolean {
  const seal = `${address} ${revision}`
  const headIndex = html.indexOf(headSeal(seal))
  return headIndex >= 0 && html.indexOf(endSeal(seal), headIndex) > headIndex
}

/** Returns the address and revision in a page's seal; null if the page has no seal or is cut off. */
export function parseSeal(html: string): { readonly address: string; readonly revision: string } | null {
  const [, address = '', revision = ''] = /<meta name="page-seal" content="(\S+) (\S+)">/.exec(html) ?? []
  return hasSeal(html, address, revision) ? { address, revision } : null
}

/** Returns the page without its seal. */
export function withoutSeal(html: string): string {
  return html
    .replace(/\n {4}<meta name="page-seal" content="[^"]*">/, '')
    .replace(/ {2}<data value="[^"]*" hidden><\/data>\n {2}(?=<\/body>)/, '')
}
