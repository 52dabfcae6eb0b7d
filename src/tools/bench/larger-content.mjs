import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How many records of each kind the larger site has. */
export const GROWTH = { articles: 1000, projects: 200, jobs: 100, agents: 60, answers: 1000 }

const DAY_MS = 86_400_000
const FIRST_DAY = Date.UTC(2021, 0, 1)

/** Adds records until a copy has as many as `GROWTH`. Their texts differ, so that they compress and search like real ones. */
export function growContent(/** @type {string} */ copy) {
  const content = join(copy, 'src/content')
  const random = randomNumbers(1)
  const pick = (/** @type {readonly string[]} */ list) => list[Math.floor(random() * list.length)] ?? ''
  const { sentences, words } = proseOf(content)
  const paragraph = (/** @type {number} */ count) => Array.from({ length: count }, () => pick(sentences)).join(' ')
  const body = (/** @type {number} */ sections) =>
    Array.from(
      { length: sections },
      (_, index) => `## Part ${index + 1} ${pick(words)} ${pick(words)}\n\n${paragraph(6)}\n\n${paragraph(5)}\n`,
    ).join('\n')
  const title = (/** @type {number} */ number) => `${pick(words)} ${pick(words)} ${number}`
  /** @param {keyof typeof GROWTH} kind @param {string} folder @param {(number: number) => string} text */
  const add = (kind, folder, text) => {
    const existing = readdirSync(join(content, folder)).filter((file) => file.endsWith('.md')).length
    for (let number = existing + 1; number <= GROWTH[kind]; number += 1)
      writeFileSync(join(content, folder, `more-${number}.md`), text(number))
  }
  const [author = ''] = /^- name: (.*)$/m.exec(readFileSync(join(content, 'team.yaml'), 'utf8'))?.slice(1) ?? []

  add('articles', 'articles', (number) => {
    const date = new Date(FIRST_DAY + number * DAY_MS).toISOString().slice(0, 10)
    const excerpt = `${pick(words)} and ${pick(words)}: what changed in case ${number}, for whom, and what readers do about it.`
    const tags = [`Engineering`, `Series ${number % 40}`, `Year ${date.slice(0, 4)}`]
    const fields = { title: title(number), excerpt, date, author, tags }
    return record(fields, body(7))
  })
  add('projects', 'projects', (number) =>
    record(
      {
        title: title(number),
        field: ['Agents', 'Websites', 'Apps', 'Commerce', 'Integration'][number % 5],
        client: 'Healthcare',
        completed: `20${20 + (number % 5)}-0${1 + (number % 9)}`,
        technologies: 'TypeScript, Node.js',
        summary: `A system for ${pick(words)} and ${pick(words)} that people use every day, number ${number}.`,
      },
      body(3),
    ),
  )
  add('jobs', 'jobs', (number) =>
    record(
      {
        title: `Engineer for ${title(number)}`,
        label: `Position ${number}`,
        category: 'tech',
        location: 'Remote',
        summary: `You look after ${pick(words)} and ${pick(words)}, and say in position ${number} what works and what does not.`,
      },
      body(3),
    ),
  )
  add('agents', 'library', (number) =>
    record(
      {
        name: `Agent ${title(number)}`.slice(0, 50),
        number: 100 + number,
        category: 'Business',
        description: `Writes about ${pick(words)} and ${pick(words)} as agent ${number} of the library.`,
        inputs: [{ name: 'subject', hint: 'What the text is about.', example: 'A shop for tea' }],
        contains: ['A summary of the subject', 'The next steps to take', 'Questions that are open'],
      },
      `# Task\nWrite about the subject.\n\n<subject>[subject]</subject>\n\n# How to work\n${paragraph(12)}\n`,
    ),
  )
  const answers = readdirSync(join(content, 'faq'))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => readFileSync(join(content, 'faq', file), 'utf8').match(/^- id:/gm)?.length ?? 0)
    .reduce((sum, count) => sum + count, 0)
  const items = Array.from({ length: Math.max(0, GROWTH.answers - answers) }, (_, index) => {
    const [first, second] = [pick(words), pick(words)]
    return [
      `- id: more-${index}`,
      `  title: ${JSON.stringify(`What about ${first} and ${second} in case ${index}?`)}`,
      `  question: ${JSON.stringify(`${first} ${second} ${index}, case ${index}`.toLowerCase())}`,
      `  answer: ${JSON.stringify(paragraph(2).slice(0, 400))}`,
    ].join('\n')
  })
  mkdirSync(join(content, 'faq'), { recursive: true })
  writeFileSync(join(content, 'faq/more.yaml'), `${items.join('\n\n')}\n`)
}

/** @param {Readonly<Record<string, unknown>>} fields @param {string} text */
function record(fields, text) {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return `---\n${lines.join('\n')}\n---\n\n${text}`
}

/** Returns the plain sentences of all articles, and the longer words in them. @param {string} content */
function proseOf(content) {
  const files = readdirSync(join(content, 'articles')).filter((file) => file.endsWith('.md'))
  const lines = files.flatMap((file) => readFileSync(join(content, 'articles', file), 'utf8').split('\n'))
  const prose = lines.filter((line) => /^[A-Z][^[\]{}|`*_<>^]{80,}\.$/.test(line))
  const sentences = prose.flatMap((line) => line.match(/[A-Z][^.!?]{20,}[.!?](?= |$)/g) ?? [])
  const words = [...new Set(sentences.join(' ').match(/\b[a-z]{5,10}\b/g))]
  return { sentences, words: words.map((word) => word.replace(/^./, (letter) => letter.toUpperCase())) }
}

/** Returns a function that returns numbers from 0 to 1, the same for each seed (mulberry32). @param {number} seed */
function randomNumbers(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
