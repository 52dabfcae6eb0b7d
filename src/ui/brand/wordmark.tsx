/** The wordmark, a drawing of its own. The link around it says the name. */
export function Wordmark() {
  return <img src="/wordmark.svg" alt="" width="163" height="30" />
}
