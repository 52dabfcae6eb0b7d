const RUNNER = /\/src\/(features\/agent-runner\/ui\/|content\/agent-runner\/agents\.ts)/
const PAGE = /\/src\/pages\//

/**
 * Returns whether a script is needed only to run an agent: the dialog, the prompts and the Markdown parser. Such
 * scripts go into a folder of their own, so that the worker can cache them with its second tier.
 */
export function isRunnerChunk(moduleIds: readonly string[]): boolean {
  return moduleIds.some((id) => RUNNER.test(id)) && !moduleIds.some((id) => PAGE.test(id))
}
