import { modulePath } from './module-path.ts'

const RUNNER = /^\/src\/(features\/agent-runner\/ui\/|content\/agent-runner\/agents\.ts)/
const PAGE = /^\/src\/pages\//

/**
 * Returns whether a script is needed only to run an agent: the dialog, the prompts and the Markdown parser. Such
 * scripts go into a folder of their own, so that the worker can cache them with its second tier.
 */
export function isRunnerChunk(moduleIds: readonly string[]): boolean {
  const paths = moduleIds.map(modulePath)
  return paths.some((path) => RUNNER.test(path)) && !paths.some((path) => PAGE.test(path))
}
