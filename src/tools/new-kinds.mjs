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
  project: {
    collection: 'projects',
    questions: [
      { flag: 'title', field: 'title', question: 'Title of the project?' },
      { flag: 'field', field: 'field', question: 'Field (Websites, Commerce, Apps, Agents, Integration)?' },
      { flag: 'client', field: 'client', question: 'What kind of client (such as Healthcare)?' },
      { flag: 'completed', field: 'completed', question: 'Month it was completed in (such as 2025-06)?' },
      { flag: 'technologies', field: 'technologies', question: 'Technologies, with commas between (one to six)?' },
      { flag: 'address', field: 'href', question: 'Its address (https://…)?' },
      { flag: 'text', field: 'body', question: 'What does it do for those who use it (30 to 120 characters)?' },
    ],
    fileOf: ({ title = '' }) => `src/content/projects/${slugOf(title)}.md`,
    textOf: ({ title, field, client, completed, technologies, href, body }) =>
      `---\ntitle: ${JSON.stringify(title)}\nfield: ${field}\nclient: ${JSON.stringify(client)}\ncompleted: ${completed}\n` +
      `technologies: ${JSON.stringify(technologies)}\nhref: ${JSON.stringify(href)}\n---\n${body}\n`,
  },
}

/** Returns a text as the name of a file: lower-case words joined by hyphens. @param {string} text */
function slugOf(text) {
  const plain = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')
  const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? ['new']
  return words.join('-')
}
