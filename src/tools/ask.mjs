// `npm run --silent ask`: reads questions from standard input, one per line, and writes the FAQ chat's answers to
// standard output, one JSON object per line. `-- --conversation` reads the lines as turns of a conversation; a blank
// line starts a new one. `-- --report` asks the questions of tests/content/questions instead, and prints how many are
// answered well.
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot, runTool } from './process.mjs'
import { readLines } from './read-lines.mjs'
import { scoreReply } from './score-reply.mjs'
import { assertNodeVersion, installDependencies, loadModule } from './setup.mjs'

const QUESTIONS = join(repositoryRoot, 'tests/content/questions')

runTool(async () => {
  assertNodeVersion()
  process.stdout.on('error', () => process.exit()) // the reader has closed the pipe
  await installDependencies(process.stderr)
  const { loadMatcher } = await loadModule('src/features/chat/load-matcher.ts')
  const answer = await loadMatcher()
  if (process.argv.includes('--report')) await report(answer)
  else await reply(answer, process.argv.includes('--conversation'))
})

/** @param {import('../features/chat/matcher.ts').Matcher} answer @param {boolean} isConversation */
async function reply(answer, isConversation) {
  /** @type {string | null} */
  let last = null
  for await (const question of readLines(process.stdin.setEncoding('utf8'))) {
    if (isConversation && question.trim() === '') last = null
    const { text, score, entry, kind, about, chips } = answer(question, { last: isConversation ? last : null })
    last = entry ?? last
    const line = JSON.stringify({ question, answer: text, score, entry, kind, about, chips })
    if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain')
  }
}

/** @param {import('../features/chat/matcher.ts').Matcher} answer */
async function report(answer) {
  const { loadFaq } = await loadModule('src/content/faq.ts')
  const faq = await loadFaq()
  const { parse } = await import('yaml')
  const texts = new Map(faq.map((/** @type {{ id: string, answer: string }} */ entry) => [entry.id, entry.answer]))
  const files = readdirSync(QUESTIONS, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.yaml')).sort()) {
    /** @type {readonly import('./score-reply.mjs').Question[]} */
    const questions = parse(readFileSync(join(QUESTIONS, file), 'utf8'))
    const counts = { right: 0, acceptable: 0, 'given up': 0, wrong: 0 }
    for (const question of questions) {
      const turns = question.turns ?? [question.ask ?? '']
      /** @type {string | null} */
      let last = null
      let found = answer('')
      for (const turn of turns) {
        found = answer(turn, { last })
        last = found.entry ?? last
      }
      const verdict = scoreReply(question, found, (id) => texts.get(id) ?? '')
      counts[verdict] += 1
      if (verdict !== 'right') console.log(`${verdict}: ${turns.join(' / ')} -> ${found.entry ?? found.kind}`)
    }
    const sums = Object.entries(counts).map(([verdict, count]) => `${count} ${verdict}`)
    console.log(`${file}: ${questions.length} questions, ${sums.join(', ')}`)
  }
}
