/**
 * @typedef {object} Kind What `npm run new` can write.
 * @property {string} collection the records it belongs to; their schema says what an answer may be
 * @property {readonly { readonly flag: string, readonly field: string, readonly question: string }[]} questions
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
  service: {
    collection: 'services',
    questions: [
      { flag: 'name', field: 'name', question: 'Name of the service?' },
      { flag: 'promise', field: 'promise', question: 'What does the menu promise (up to 36 characters)?' },
      { flag: 'card', field: 'card.description', question: 'What does its card say (20 to 90 characters)?' },
      {
        flag: 'description',
        field: 'page.description',
        question: 'What does a search result say (50 to 200 characters)?',
      },
      { flag: 'intro', field: 'page.intro', question: 'What stands below its heading (30 to 210 characters)?' },
    ],
    fileOf: ({ name = '' }) => `src/content/services/${slugOf(name)}.yaml`,
    textOf: ({ name, promise, 'card.description': card, 'page.description': description, 'page.intro': intro }) =>
      `name: ${JSON.stringify(name)}\npromise: ${JSON.stringify(promise)}\ncard:\n  description: ${JSON.stringify(card)}\n` +
      `page:\n  description: ${JSON.stringify(description)}\n  intro: ${JSON.stringify(intro)}\n`,
  },
}

/** Returns a text as the name of a file: lower-case words joined by hyphens. @param {string} text */
function slugOf(text) {
  const plain = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')
  const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? ['new']
  return words.join('-')
}
