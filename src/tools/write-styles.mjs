// Writes src/ui/styled-system from the theme. `generate-styles.mjs` runs this with the owner's settings.
import { codegen, cssgen, loadConfigAndCreateContext } from '@pandacss/node'

const cwd = process.cwd()
const context = await loadConfigAndCreateContext({ cwd }) // once for both, which takes longest
await codegen(context)
await cssgen(context, { cwd, splitting: true })
