const RUNNER = /^\/src\/(features\/agent-runner\/ui\/|content\/agent-runner\/agents\.ts)/
const PAGE = /^\/src\/pages\//

/**
 * Returns whether a script is needed only to run an agent: the dialog, the prompts and the Markdown parser. Such
 * scripts go into a folder of their own, so that the worker can cache them with its second tier.
 * @param moduleIds absolute paths; the repository may be in a folder such as `src/pages` too
 */
export function isRunnerChunk(moduleIds: readonly string[]): boolean {
  const ownIds = moduleIds.filter((id) => !id.includes('/node_modules/'))
  const sources = ownIds.map((id) => id.slice(id.lastIndexOf('/src/')))
  return sources.some((source) => RUNNER.test(source)) && !sources.some((source) => PAGE.test(source))
}
