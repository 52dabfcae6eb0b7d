const OWN = /\/src\/(features\/agent-runner\/ui\/|content\/agent-runner\/agents\.ts)/
const PAGE = /\/src\/pages\//

/**
 * Whether a script is needed to run an agent, and for nothing else: the dialog, the prompts, what reads Markdown. They lie
 * in a folder of their own, so that the worker can leave them for its second tier.
 */
export function isRunnerChunk(moduleIds: readonly string[]): boolean {
  return moduleIds.some((id) => OWN.test(id)) && !moduleIds.some((id) => PAGE.test(id))
}
