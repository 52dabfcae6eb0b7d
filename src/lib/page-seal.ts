/**
 * A seal names a page and its revision, once at the page's head and once at its end. Hosts may write into HTML (visitor
 * counts, hidden e-mail addresses), so a page is recognised by its seal, where other files are by the hash of their bytes.
 */

const headSeal = (seal: string) => `<meta name="page-seal" content="${seal}">`
const endSeal = (seal: string) => `<data value="${seal}" hidden></data>`

/** Returns the page with its seal; `revision` is the hash of the page as it is handed in. */
export function addSeal(html: string, address: string, revision: string): string {
  const seal = `${address} ${revision}`
  return html
    .replace('<head>', () => `<head>\n    ${headSeal(seal)}`)
    .replace(/<\/body>(?![\s\S]*<\/body>)/, () => `  ${endSeal(seal)}\n  </body>`)
}

/** Returns whether this is the whole page of that address and revision, whatever a host has written into it. */
export function hasSeal(html: string, address: string, revision: string): boolean {
  const seal = `${address} ${revision}`
  const head = html.indexOf(headSeal(seal))
  return head >= 0 && html.indexOf(endSeal(seal), head) > head
}

/** Returns the page's address and revision as its seal names them; null where it has none or is cut off. */
export function parseSeal(html: string): { readonly address: string; readonly revision: string } | null {
  const [, address = '', revision = ''] = /<meta name="page-seal" content="(\S+) (\S+)">/.exec(html) ?? []
  return hasSeal(html, address, revision) ? { address, revision } : null
}
