/**
 * @typedef {object} Question
 * @property {string} field
 * @property {string} question
 * @property {(said: string) => boolean} accepts
 * @property {string} wanted
 */
/**
 * @typedef {object} Kind What `npm run new` can write.
 * @property {readonly Question[]} questions
 * @property {(record: Record<string, string>) => string} fileOf seen from the top of the repository
 * @property {(record: Record<string, string>) => string} textOf
 */

/** @param {number} most */
const isLine = (most) => (/** @type {string} */ said) => said.length > 0 && said.length <= most && !said.includes('\n')
/** @param {readonly string[]} list */
const isOneOf = (list) => (/** @type {string} */ said) => list.includes(said)

const CATEGORIES = ['tech', 'sales']
const LOCATIONS = ['Remote', 'Hybrid', 'On-site']

/** @type {Record<string, Kind>} */
export const kinds = {
  job: {
    questions: [
      {
        field: 'title',
        question: 'Title of the position?',
        accepts: isLine(60),
        wanted: 'one line of 1 to 60 characters',
      },
      { field: 'category', question: 'Category (tech, sales)?', accepts: isOneOf(CATEGORIES), wanted: 'tech or sales' },
      {
        field: 'location',
        question: 'Location (Remote, Hybrid, On-site)?',
        accepts: isOneOf(LOCATIONS),
        wanted: 'Remote, Hybrid or On-site',
      },
      {
        field: 'text',
        question: 'What does one do, and who fits (60 to 200 characters)?',
        accepts: (said) => said.length >= 60 && said.length <= 200,
        wanted: 'one paragraph of 60 to 200 characters',
      },
    ],
    fileOf: ({ title = '' }) => `src/content/jobs/${slugOf(title)}.md`,
    textOf: ({ title = '', category, location, text }) =>
      `---\ntitle: ${JSON.stringify(title)}\ncategory: ${category}\nlocation: ${location}\n---\n${text}\n`,
  },
}

/** Returns a text as the name of a file: lower-case words joined by hyphens. @param {string} text */
function slugOf(text) {
  const plain = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')
  return (
    plain
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? 'new'
  )
}
