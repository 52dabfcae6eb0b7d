import { attempt } from '#lib/attempt.ts'

type Policy = { readonly createScriptURL: (url: string) => string }
type TrustedTypes = {
  readonly createPolicy: (name: string, rules: Policy) => Policy
}
declare const trustedTypes: TrustedTypes | undefined

let policy: Policy | undefined

/** A browser with trusted types lets a script in only through a policy the site's own policy names. */
function toTrustedUrl(address: string): string {
  if (typeof trustedTypes === 'undefined') return address
  policy ??= trustedTypes.createPolicy('vyomix-embed', { createScriptURL: (url) => url })
  return policy.createScriptURL(address)
}

/** Adds a script to the head of the page, where the browser lets it in. Answers how to remove it. */
export function addScript(address: string): () => void {
  const script = document.createElement('script')
  const src = attempt(() => toTrustedUrl(address), null)
  if (src === null) return () => {}
  script.src = src
  script.async = true
  document.head.append(script)
  return () => script.remove()
}
