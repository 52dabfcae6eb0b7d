import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageFiles } from './new-page.mjs'
import { nextNumber } from './next-number.mjs'
import { repositoryRoot } from './process.mjs'

/**
 * @typedef {object} Question
 * @property {string} field a field of the record, or `body` for its text; a flag of this name answers the question
 * @property {string} question
 * @property {readonly string[]} [aliases] other names of the flag
 * @property {boolean} [isList] whether the answer is a list, separated by commas
 * @property {boolean} [isOptional] whether an empty answer is valid
 * @property {string} [oneOf] the list of records whose names are allowed
 */

/**
 * @typedef {object} Kind A kind of record that `npm run new` can write.
 * @property {string} collection the collection of the record; its schema defines valid answers
 * @property {readonly Question[]} questions
 * @property {string} [hint] what to know of the file that was written
 * @property {boolean} [isItem] whether the record is appended to a file that may already exist
 * @property {(record: Record<string, string>) => string} fileOf returns the path from the repository root
 * @property {(record: Record<string, string>) => string} textOf
 * @property {(record: Record<string, string>) => readonly import('./new-page.mjs').WrittenFile[]} [filesOf] returns all
 *   files, if there are several; the first is that of \`fileOf\`
 */

/** @type {Record<string, Kind>} */
export const recordTemplates = {
  article: {
    collection: 'articles',
    hint: 'Not ready? Add the line draft: true. src/content/README.md explains pictures, footnotes and days to come.',
    questions: [
      { field: 'title', question: 'Title of the article?' },
      { field: 'excerpt', question: 'What is it about, and for whom (60 to 160 characters)?' },
      { field: 'author', question: 'Who wrote it (the name of a member of the team)?', oneOf: 'team' },
      { field: 'tags', question: 'Three tags, separated by commas?', isList: true },
      {
        field: 'body',
        question: 'What is its first paragraph (write the rest in the file)?',
      },
    ],
    fileOf: ({ title = '' }) => `src/content/articles/${slugOf(title)}.md`,
    textOf: ({ title, excerpt, author, tags = '', body }) =>
      `---\ntitle: ${JSON.stringify(title)}\nexcerpt: ${JSON.stringify(excerpt)}\ndate: ${today()}\n` +
      `author: ${JSON.stringify(author)}\ntags: ${JSON.stringify(splitList(tags))}\n---\n\n${body}\n`,
  },
  job: {
    collection: 'jobs',
    hint: 'A text below its fields gives the job a page.',
    questions: [
      { field: 'title', question: 'Title of the position?' },
      { field: 'category', question: 'Category (tech, sales)?' },
      { field: 'location', question: 'Location (Remote, Hybrid, On-site)?' },
      {
        field: 'summary',
        question: 'What does the job involve, and who is it for (60 to 200 characters)?',
      },
    ],
    fileOf: ({ title = '' }) => `src/content/jobs/${slugOf(title)}.md`,
    textOf: ({ title = '', category, location, summary }) =>
      `---\ntitle: ${JSON.stringify(title)}\ncategory: ${category}\nlocation: ${location}\n` +
      `summary: ${JSON.stringify(summary)}\n---\n`,
  },
  service: {
    collection: 'services',
    questions: [
      { field: 'name', question: 'Name of the service?' },
      { field: 'promise', question: 'What does the menu say about it (up to 36 characters)?' },
      { field: 'card.description', aliases: ['card'], question: 'What does its card say (20 to 90 characters)?' },
      {
        field: 'page.description',
        aliases: ['description'],
        question: 'What does a search result say about it (70 to 160 characters)?',
      },
      {
        field: 'page.intro',
        aliases: ['intro'],
        question: 'What is the text below its heading (30 to 210 characters)?',
      },
    ],
    fileOf: ({ name = '' }) => `src/content/services/${slugOf(name)}.yaml`,
    textOf: ({ name, promise, 'card.description': card, 'page.description': description, 'page.intro': intro }) =>
      `name: ${JSON.stringify(name)}\npromise: ${JSON.stringify(promise)}\ncard:\n  description: ${JSON.stringify(card)}\n` +
      `page:\n  description: ${JSON.stringify(description)}\n  intro: ${JSON.stringify(intro)}\n`,
  },
  project: {
    collection: 'projects',
    hint: 'A text below its fields gives the project a page.',
    questions: [
      { field: 'title', question: 'Title of the project?' },
      { field: 'field', question: 'Field (Websites, Commerce, Apps, Agents, Integration)?' },
      { field: 'client', question: 'What kind of client (such as Healthcare)?' },
      { field: 'completed', question: 'Month of completion (such as 2025-06)?' },
      { field: 'technologies', question: 'Technologies, separated by commas (one to six)?' },
      { field: 'href', aliases: ['address'], question: 'Its address, if it has one (https://…)?', isOptional: true },
      {
        field: 'summary',
        question: 'What does it do for its users (30 to 120 characters)?',
      },
    ],
    fileOf: ({ title = '' }) => `src/content/projects/${slugOf(title)}.md`,
    textOf: ({ title, field, client, completed, technologies, href, summary }) =>
      `---\ntitle: ${JSON.stringify(title)}\nfield: ${field}\nclient: ${JSON.stringify(client)}\ncompleted: ${completed}\n` +
      `technologies: ${JSON.stringify(technologies)}\n${href ? `href: ${JSON.stringify(href)}\n` : ''}` +
      `summary: ${JSON.stringify(summary)}\n---\n`,
  },
  agent: {
    collection: 'library',
    questions: [
      { field: 'name', aliases: ['title'], question: 'Name of the agent?' },
      {
        field: 'category',
        question: 'Category (Content, Business, Marketing, Productivity, Career, Branding, Legal, AI)?',
      },
      { field: 'description', aliases: ['text'], question: 'What does it do (one sentence of 30 to 110 characters)?' },
    ],
    fileOf: ({ name = '' }) => `src/content/library/${slugOf(name)}.md`,
    textOf: ({ name = '', category, description = '' }) => `---
name: ${JSON.stringify(name)}
number: ${nextNumber()}
category: ${category}
description: ${JSON.stringify(description)}
inputs:
  - name: task
    hint: What it is about, and what the result is for.
    example: A letter to our neighbours about the building work
    isLong: true
contains:
  - The result, ready to use
  - The reasons for what matters
  - What was taken for granted
---

${promptFor(description)}`,
  },
  answer: {
    collection: 'faq',
    questions: [
      { field: 'title', question: 'The question, as a visitor would put it?' },
      {
        field: 'question',
        aliases: ['words'],
        question: 'What else might a visitor ask (a few words each, separated by commas)?',
      },
      { field: 'answer', aliases: ['text'], question: 'The answer (one to three sentences)?' },
    ],
    isItem: true,
    fileOf: () => 'src/content/faq/added.yaml',
    textOf: ({ title = '', question = '', answer = '' }) =>
      `- id: ${slugOf(title)}\n  title: ${JSON.stringify(title)}\n  question: ${JSON.stringify(question)}\n` +
      `  answer: ${JSON.stringify(answer)}\n`,
  },
  page: {
    collection: 'pages/fun', // the fields of a head are the same on all pages
    questions: [
      { field: 'title', question: 'What is the page called in its tab and in the footer?' },
      { field: 'description', question: 'What does a search engine say about it (70 to 160 characters)?' },
      { field: 'heading', question: 'Its heading?' },
      { field: 'lead', question: 'The sentence below the heading?' },
    ],
    fileOf: ({ title = '' }) => `src/content/pages/${slugOf(title)}.yaml`,
    textOf: (record) => filesOfPage(record)[0]?.text ?? '',
    filesOf: (record) => filesOfPage(record),
  },
}

/** @param {Record<string, string>} record */
const filesOfPage = (record) =>
  pageFiles(record, slugOf(record.title ?? ''), readFileSync(join(repositoryRoot, 'src/content/pages.ts'), 'utf8'))

/** Returns the prompt of a new agent, which its author then adapts. @param {string} task */
const promptFor = (task) => `# Role
You are an experienced specialist who does this work every day, and says so where a wish cannot be met.

# Task
${task}

# Inputs
<task>[task]</task>

# How to work
1. Find silently who needs the result, and what it has to do for them.
2. Do the work step by step, and keep to what the input says.
3. Read the result as its reader would, and cut what they do not need.

# Output
In this order:
1. "# Result": the result itself, ready to use.
2. "## Why so": three bullets on the choices that matter.
3. "## Assumptions": what you took for granted; leave it out if nothing.
Length: at most 900 words in all.

# Limits
- Do not go beyond the task.
- Where somebody has to decide or to check, say who and what.
`

/** Returns the names in a line of names with commas between them. @param {string} line */
export const splitList = (line) => line.split(',').map((name) => name.trim())

/** Returns the current day in the author's time zone, such as 2026-02-10. */
function today() {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/**
 * Returns a file name for a text: lower-case words joined by hyphens. A text without Latin letters or digits gets a
 * name from its hash, which is always the same.
 * @param {string} text
 */
function slugOf(text) {
  const withoutAccents = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')
  const words = withoutAccents.toLowerCase().match(/[a-z0-9]+/g)
  return words?.join('-') ?? `new-${createHash('sha256').update(text).digest('hex').slice(0, 6)}`
}
