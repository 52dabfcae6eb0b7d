/** The fragment of an address that opens an agent with its sample. */
export const SAMPLE_FRAGMENT = '#sample'
/** The fragment of an address that opens an agent at its result, which is a stored run that was opened before. */
export const RESULT_FRAGMENT = '#result'

/** Returns the agent that a query string opens (`?agent=3`), or undefined if it names no agent of the list. */
export function agentFromSearch<T extends { readonly id: number }>(
  agents: readonly T[],
  search: string,
): T | undefined {
  const requestedId = new URLSearchParams(search).get('agent')
  return agents.find(({ id }) => String(id) === requestedId)
}

/** Returns the query string with the agent's id set, or removed if `id` is null. Other parameters stay. */
export function withAgentParam(search: string, id: number | null): string {
  const params = new URLSearchParams(search)
  if (id === null) params.delete('agent')
  else params.set('agent', String(id))
  return `${params}` === '' ? '' : `?${params}`
}
