/** Returns the element that the fragment of an address names, or null. A fragment may be any text, even malformed. */
export function hashTarget(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    return null
  }
}
