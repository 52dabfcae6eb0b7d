// Writes src/ui/styled-system from the theme. `generate-styles.mjs` runs this with the owner's settings.
import { codegen, cssgen, loadConfigAndCreateContext } from '@pandacss/node'

const cwd = process.cwd()
try {
  const context = await loadConfigAndCreateContext({ cwd }) // once for both, which takes longest
  await codegen(context)
  await cssgen(context, { cwd, splitting: true })
} catch (error) {
  // Panda prints errors that nobody catches, and the process then ends with 0
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
