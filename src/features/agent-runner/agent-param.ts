/** Returns the agent that an address opens (`?agent=3`), or undefined when it names none of them. */
export function agentFromSearch<T extends { readonly id: number }>(
  agents: readonly T[],
  search: string,
): T | undefined {
  const asked = new URLSearchParams(search).get('agent')
  return agents.find(({ id }) => String(id) === asked)
}

/** Returns the query string with the agent's id set, or removed if `id` is null. Other parameters stay. */
export function withAgentParam(search: string, id: number | null): string {
  const params = new URLSearchParams(search)
  if (id === null) params.delete('agent')
  else params.set('agent', String(id))
  return `${params}` === '' ? '' : `?${params}`
}
