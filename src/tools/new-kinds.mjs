/**
 * @typedef {object} Kind What `npm run new` can write.
 * @property {string} collection the records it belongs to; their schema says what an answer may be
 * @property {readonly { readonly flag: string, readonly field: string, readonly question: string }[]} questions
 * @property {boolean} [isItem] whether it is added at the end of a file, which may be there already
 * @property {(record: Record<string, string>) => string} fileOf seen from the top of the repository
 * @property {(record: Record<string, string>) => string} textOf
 */

/** @type {Record<string, Kind>} */
export const kinds = {
  job: {
    collection: 'jobs',
    questions: [
      { flag: 'title', field: 'title', question: 'Title of the position?' },
      { flag: 'category', field: 'category', question: 'Category (tech, sales)?' },
      { flag: 'location', field: 'location', question: 'Location (Remote, Hybrid, On-site)?' },
      { flag: 'text', field: 'body', question: 'What does one do, and who fits (60 to 200 characters)?' },
    ],
    fileOf: ({ title = '' }) => `src/content/jobs/${slugOf(title)}.md`,
    textOf: ({ title = '', category, location, body }) =>
      `---\ntitle: ${JSON.stringify(title)}\ncategory: ${category}\nlocation: ${location}\n---\n${body}\n`,
  },
  answer: {
    collection: 'faq',
    questions: [
      { flag: 'title', field: 'title', question: 'The question, as a visitor would put it?' },
      {
        flag: 'words',
        field: 'question',
        question: 'What else might one ask, in a few words each, with commas between?',
      },
      { flag: 'text', field: 'answer', question: 'The answer (one to three sentences)?' },
    ],
    isItem: true,
    fileOf: () => 'src/content/faq/added.yaml',
    textOf: ({ title = '', question = '', answer = '' }) =>
      `- id: ${slugOf(title)}\n  title: ${JSON.stringify(title)}\n  question: ${JSON.stringify(question)}\n` +
      `  answer: ${JSON.stringify(answer)}\n`,
  },
}

/** Returns a text as the name of a file: lower-case words joined by hyphens. @param {string} text */
function slugOf(text) {
  const plain = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')
  const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? ['new']
  return words.join('-')
}
