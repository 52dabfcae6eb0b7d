/** Whose an address is, such as `api.example.com`; empty for a path and for nothing. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : ''
}
