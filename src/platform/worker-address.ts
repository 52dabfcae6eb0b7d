type Policy = { readonly createScriptURL: (url: string) => string }
type TrustedTypes = { readonly createPolicy: (name: string, rules: Policy) => Policy }

/** Matches the scripts of workers, as the build and the development server name them. */
const WORKER_SCRIPT = /^\/(?:assets|src)\/[\w./-]*worker[\w.-]*(?:\?[\w&=]*)?$/

let policy: Policy | undefined

/**
 * Returns the address of a worker's script as the Trusted Types policy of the site creates it. The policy allows only
 * scripts of workers. It is created once, because a second one of its name is refused.
 */
export function trustedWorkerAddress(address: string): string {
  const { trustedTypes } = globalThis as unknown as { readonly trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy('vyomix-thread', {
    createScriptURL: (url) => (WORKER_SCRIPT.test(url) ? url : ''),
  })
  return policy?.createScriptURL(address) ?? address
}
