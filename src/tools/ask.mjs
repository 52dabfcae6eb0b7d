// `npm run --silent ask`: answers a question as the FAQ chat does, or reads questions from standard input, one per line.
// It writes the answers to standard output, one JSON object per line. Without `--now`, no answer depends on the clock or zone of the computer.
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contextFrom } from './ask-context.mjs'
import { runCommandLine } from './command-line.mjs'
import { repositoryRoot } from './process.mjs'
import { readLines } from './read-lines.mjs'
import { scoreReply } from './score-reply.mjs'
import { installDependencies, loadModule } from './setup.mjs'

const QUESTIONS = join(repositoryRoot, 'tests/content/questions')

/** @type {import('./command-line.mjs').Command} */
const command = {
  typed: 'npm run ask',
  does: 'Answers questions as the chat does. Each answer is a JSON object on a line of its own.',
  words: { name: 'QUESTION', does: 'a question; without one, questions are read from standard input, one per line' },
  flags: [
    { name: 'conversation', does: 'reads the lines as turns of a conversation; a blank line begins another one' },
    { name: 'report', does: 'asks the questions of tests/content/questions, and counts good answers' },
    { name: 'page', value: 'PATH', does: 'the page on which the question is asked, such as /training' },
    { name: 'now', value: 'TIME', does: 'the moment at which it is asked, such as 2026-02-10T09:30:00Z' },
    { name: 'zone', value: 'ZONE', does: "the visitor's time zone, such as Europe/Paris; needs --now" },
  ],
  more: "For example: printf 'how much is a website\\n' | npm run --silent ask -- --page /services",
}

runCommandLine(command, async ({ flags, words }) => {
  process.stdout.on('error', () => process.exit()) // the reader has closed the pipe
  const context = contextFrom(flags)
  await installDependencies(process.stderr)
  const { loadMatcher } = await loadModule('src/features/chat/load-matcher.ts')
  const matcher = await loadMatcher()
  /** @type {import('../features/chat/matcher.ts').Matcher} */
  const matcherHere = (text, more) => matcher(text, { ...context, ...more })
  if (flags.report !== undefined) return report(matcherHere)
  const isTyped = words.length === 0
  if (isTyped && process.stdin.isTTY) console.error('Type a question and press Enter. Ctrl+D ends.')
  const questions = isTyped ? readLines(process.stdin.setEncoding('utf8')) : [words.join(' ')]
  await reply(matcherHere, questions, flags.conversation !== undefined)
})

/**
 * @param {import('../features/chat/matcher.ts').Matcher} matcher
 * @param {AsyncIterable<string> | readonly string[]} questions
 * @param {boolean} isConversation
 */
async function reply(matcher, questions, isConversation) {
  let answer = startConversation(matcher)
  for await (const question of questions) {
    if (!isConversation || question.trim() === '') answer = startConversation(matcher)
    const { text, score, entry, kind, about, chips } = answer(question)
    const line = JSON.stringify({ question, answer: text, score, entry, kind, about, chips })
    if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain')
  }
}

/**
 * Returns a function that answers the turns of one conversation, as the chat does.
 * @param {import('../features/chat/matcher.ts').Matcher} matcher
 */
function startConversation(matcher) {
  /** @type {string | null} */
  let last = null
  /** @type {string | undefined} */
  let said
  return (/** @type {string} */ question) => {
    const reply = matcher(question, { last, said })
    last = reply.entry ?? last
    said = reply.text
    return reply
  }
}

/** @param {import('../features/chat/matcher.ts').Matcher} matcher */
async function report(matcher) {
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
      const answer = startConversation(matcher)
      const lastReply = turns.map((turn) => answer(turn)).at(-1) ?? matcher('')
      const verdict = scoreReply(question, lastReply, (id) => texts.get(id) ?? '')
      counts[verdict] += 1
      if (verdict !== 'right') console.log(`${verdict}: ${turns.join(' / ')} -> ${lastReply.entry ?? lastReply.kind}`)
    }
    const totals = Object.entries(counts).map(([verdict, count]) => `${count} ${verdict}`)
    console.log(`${file}: ${questions.length} questions, ${totals.join(', ')}`)
  }
}
