import { attempt } from '#lib/attempt.ts'

type Policy = { readonly createScriptURL: (url: string) => string }
type TrustedTypes = {
  readonly createPolicy: (name: string, rules: Policy) => Policy
}
declare const trustedTypes: TrustedTypes | undefined

let policy: Policy | undefined

/**
 * Returns a script URL that browsers with Trusted Types accept. The site's content security policy allows the Trusted
 * Types policy that is created here.
 */
function toTrustedUrl(address: string): string {
  if (typeof trustedTypes === 'undefined') return address
  policy ??= trustedTypes.createPolicy('vyomix-embed', { createScriptURL: (url) => url })
  return policy.createScriptURL(address)
}

/** Adds a script to the document head if the browser allows it. Returns the function that removes it. */
export function addScript(address: string): () => void {
  const script = document.createElement('script')
  const src = attempt(() => toTrustedUrl(address), null)
  if (src === null) return () => {}
  script.src = src
  script.async = true
  document.head.append(script)
  return () => script.remove()
}
