/**
 * The address of the outside chat agent's script: as the owner configured it, with what the site asks of it. It skips its
 * welcome and may be enlarged (spec §7.3).
 */
export function embedScriptUrl(scriptUrl: string): string {
  const address = new URL(scriptUrl)
  address.searchParams.set('skip-welcome', '1')
  address.searchParams.set('maximizable', '1')
  return address.href
}

/** Whose service it is, for the visitor who is about to load it. */
export function embedHost(scriptUrl: string): string {
  return new URL(scriptUrl).host
}
