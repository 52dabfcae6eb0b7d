import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { servicePaths } from './addresses.ts'
import { type BuiltPage, findElements } from './built-site.ts'
import { contentFiles, contentItems } from './content-source.ts'

/** Records that are not named as the file of their page. */
const RECORDS: Readonly<Record<string, string>> = { 'agents-library': 'library' }

/** What a page says only at a moment or with a setting of its own, by the record and the field; tests of those moments have it. */
const LATER: Readonly<Record<string, RegExp>> = {
  home: /^(sections\.\d+\.(id|name)|terminal\.[1-9]\d*|questions\.shown)\b/, // the rail and the later scripts move; ids are no words
  agents: /^outsideChat\b/, // with a chat of somebody else
  services: /^carousel\b/, // stands on the home page
  refer: /^message\b/, // begins what the visitor sends
  training: /^(globe\.counting|enroll|waitlist\.of|batches\.(heading|begunHeading|starts|began))\b/, // once it turns; by the day
  products: /^drawn\b/, // for a product without a drawing
  blog: /^none\b/, // where nothing is found
  jobs: /^(none|applying|general)\b/, // where nothing is found; once somebody applies
  projects: /^visit\.placeholder\b/, // at an address that stands in for a real one
  contact: /^plan\b/, // where a plan was chosen
  privacy: /^deletion\b/, // in the dialog, and after it
  service: /^(labels|action|blocks|closing)\b/, // for a service that has none of its own
  post: /^(unknown|updated)\b/, // at an address without an article; on one that was changed
}

const jobsOf = (kind: string) => contentFiles('jobs').filter(({ category }) => category === kind)

/** What a page says of records, by its own record and the field: staff may have taken all of these away. */
const OF_RECORDS: readonly (readonly [record: string, fields: RegExp, records: () => readonly unknown[]])[] = [
  ['jobs', /^(search|categories|groups|apply)\b/, () => contentFiles('jobs')],
  ['jobs', /^groups\.tech\b/, () => jobsOf('tech')],
  ['jobs', /^groups\.sales\b/, () => jobsOf('sales')],
  ['projects', /^(chart|visit)\b/, () => contentFiles('projects')],
  ['products', /^(see|strip|prices)\b/, () => contentItems('products.yaml')],
  ['services', /^(list|row)\b/, () => servicePaths],
  ['agents', /^(head\.key|suite)\b/, () => contentItems('agents.yaml')],
  ['about', /^timeline\b/, () => contentItems('timeline.yaml')],
  ['home', /^projects\b/, () => contentFiles('projects')],
  ['home', /^personas\b/, () => contentItems('personas.yaml')],
  ['home', /^team\b/, () => contentItems('team.yaml')],
  ['home', /^orbit\b/, () => contentItems('technologies.yaml')],
  ['home', /^agents\b/, () => contentItems('agent-teasers.yaml')],
]

/**
 * The fields of a page's record whose words the page does not say, nested ones too; null where the page has no record. Where a text is
 * written for several numbers, one of them has to be there; what stands in braces may be anything.
 */
export function unsaidWords(page: BuiltPage): readonly string[] | null {
  const name = findElements(page, 'div', { id: 'root' })[0]?.attributes['data-page'] ?? ''
  const file = RECORDS[name] ?? name
  const path = `src/content/pages/${file}.yaml`
  if (!existsSync(path)) return null
  const record: unknown = parse(readFileSync(path, 'utf8'))
  const said = plain(
    [
      ...findElements(page, 'html').map(({ text }) => text),
      ...page.elements.flatMap(({ attributes }) => Object.values(attributes)),
    ].join('\n'),
  )
  const isSaid = (text: string) =>
    text.split(/\{[^}]*\}|\*+|\[|\]\([^)]*\)/).every((part) => said.includes(plain(part).trim()))
  const isOfNothing = (field: string) =>
    OF_RECORDS.some(([page, fields, records]) => page === file && fields.test(field) && records().length === 0)
  return unsaidIn(record, '', isSaid).filter(
    (field) => !LATER[file]?.test(field) && !isOfNothing(field) && !isOfHiddenSection(field, record),
  )
}

function unsaidIn(value: unknown, field: string, isSaid: (text: string) => boolean): readonly string[] {
  if (typeof value === 'string') return isSaid(value) ? [] : [field]
  if (typeof value !== 'object' || value === null) return []
  const parts = Object.entries(value)
  const within = (name: string, part: unknown) => unsaidIn(part, field === '' ? name : `${field}.${name}`, isSaid)
  if (!('by' in value)) return parts.flatMap(([name, part]) => within(name, part))
  const isOneSaid = parts.some(([name, part]) => name !== 'by' && within(name, part).length === 0)
  return isOneSaid ? [] : [field]
}

/** Staff choose which sections the home page has: of one that was taken out, nothing is said. */
function isOfHiddenSection(field: string, record: unknown): boolean {
  if (typeof record !== 'object' || record === null || !('sections' in record) || !('terminal' in record)) return false
  const [part = ''] = field.split('.')
  if (['meta', 'sections', 'terminal', 'trust'].includes(part)) return false
  const section = part === 'personas' ? 'roster' : part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return !JSON.stringify(record.sections).includes(`"id":"${section}"`)
}

/** Without the signs that only keep words together, and with one space where there are some. */
function plain(text: string): string {
  return text.replaceAll('\u2060', '').replace(/\s+/g, ' ')
}
