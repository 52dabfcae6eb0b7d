/** The agent an address opens, `?agent=3`; undefined where it names none of these. */
export function agentFromSearch<T extends { readonly id: number }>(
  agents: readonly T[],
  search: string,
): T | undefined {
  const asked = new URLSearchParams(search).get('agent')
  return agents.find(({ id }) => String(id) === asked)
}

/** The address part that opens an agent, or (null) none; everything else in it stays. */
export function withAgentParam(search: string, id: number | null): string {
  const params = new URLSearchParams(search)
  if (id === null) params.delete('agent')
  else params.set('agent', String(id))
  return `${params}` === '' ? '' : `?${params}`
}
