import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isSeq, parseDocument, visit } from 'yaml'

/** Lists of the site as delivered that are invented. The records of folders are files. */
const LISTS = ['clients.yaml', 'testimonials.yaml', 'team.yaml', 'timeline.yaml']
const FOLDERS = ['articles', 'projects']

/** Answers of the chat that are true for the site as delivered alone. */
const ANSWERS = ['name-meaning']

/** Texts that are true for the site as delivered alone, by file and place, and what is said instead. */
const TEXTS = {
  'pages/about.yaml': [
    {
      field: ['story', 'text', 1],
      text: 'Software should be clear: it can be complex inside, but it shows you the result and what to do next.',
    },
    { field: ['tiles', 'items', 2, 'name'], text: 'The drawings' },
    {
      field: ['tiles', 'items', 2, 'text'],
      text: 'Our drawings are star charts and instruments. Our memory game uses them, too.',
    },
  ],
}

/** Fields that name records of the lists and folders above, by file. */
const REFERENCES = { 'pages/home.yaml': ['projects.shown'], 'pages/agents.yaml': ['work.projects', 'work.articles'] }

/**
 * Returns what has to change in the content so that nothing invented is left: the text of each file, or null for one
 * that has to go. Links to what goes are left out.
 * @param {string} content the folder of the content
 * @returns {ReadonlyMap<string, string | null>} by path inside the folder
 */
export function emptiedContent(content) {
  /** @type {Map<string, string | null>} */
  const changes = new Map()
  for (const folder of FOLDERS)
    for (const file of readdirSync(join(content, folder)))
      if (file.endsWith('.md')) changes.set(`${folder}/${file}`, null)
  for (const file of LISTS) changes.set(file, '')
  const others = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.yaml') && !changes.has(file))
  for (const file of others) {
    const before = readFileSync(join(content, file), 'utf8')
    const document = parseDocument(before)
    if (withoutLeftovers(document, file)) changes.set(file, document.toString({ lineWidth: 120 }))
  }
  return changes
}

/** Removes from a document what names a removed record, and returns whether there was anything. */
function withoutLeftovers(/** @type {import('yaml').Document} */ document, /** @type {string} */ file) {
  let isChanged = false
  for (const field of REFERENCES[/** @type {keyof typeof REFERENCES} */ (file)] ?? []) {
    if (!document.hasIn(field.split('.'))) continue
    document.setIn(field.split('.'), [])
    isChanged = true
  }
  for (const { field, text } of TEXTS[/** @type {keyof typeof TEXTS} */ (file)] ?? []) {
    if (!document.hasIn(field)) continue
    document.setIn(field, text)
    isChanged = true
  }
  const remove = () => {
    isChanged = true
    return visit.REMOVE
  }
  visit(document, {
    Map: (_, map, path) =>
      ANSWERS.includes(String(map.get('id'))) || (isSeq(path.at(-1)) && isDeadLink(map)) ? remove() : undefined,
    Pair: (_, { value }) => (isMap(value) && isDeadLink(value) ? remove() : undefined),
  })
  return isChanged
}

/** Returns whether a link leads to the page of one article or project, or to the section of an emptied list. @param {import('yaml').YAMLMap} map */
function isDeadLink(map) {
  return /^(\{path:(blog|projects)\}|\/(blog|projects))\/.|^\{path:about\}#timeline|^\{path:home\}#words/.test(
    String(map.get('href')),
  )
}
