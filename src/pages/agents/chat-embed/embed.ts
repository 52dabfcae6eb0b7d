/**
 * Returns the configured script URL of the external chat agent, with the parameters that skip its welcome and let
 * visitors enlarge it.
 * @throws TypeError if the URL is invalid
 */
export function embedScriptUrl(scriptUrl: string): string {
  const address = new URL(scriptUrl)
  address.searchParams.set('skip-welcome', '1')
  address.searchParams.set('maximizable', '1')
  return address.href
}

/**
 * Returns the host of the service, which visitors see once they have opened the chat agent.
 * @throws TypeError if the URL is invalid
 */
export function embedHost(scriptUrl: string): string {
  return new URL(scriptUrl).host
}
