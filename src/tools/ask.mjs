// `npm run --silent ask`: questions on standard input, one a line; the FAQ chat's answers on standard output, one JSON
// object a line.
import { once } from 'node:events'
import { linesOf } from './lines.mjs'
import { main } from './process.mjs'
import { install, loadModule, requireNode } from './setup.mjs'

main(async () => {
  requireNode()
  process.stdout.on('error', () => process.exit()) // nobody reads on
  await install(process.stderr)
  const { answer } = await loadModule('src/features/chat/answer.ts')
  for await (const question of linesOf(process.stdin.setEncoding('utf8'))) {
    const { text, score, entry = null } = answer(question)
    const line = JSON.stringify({ question, answer: text, score, entry })
    if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain')
  }
})
