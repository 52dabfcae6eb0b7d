import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { servicePaths } from './addresses.ts'
import { type BuiltPage, findElements } from './built-site.ts'
import { contentFiles, contentItems } from './content-source.ts'

/** Pages whose record has another name than the page's file. */
const RECORDS: Readonly<Record<string, string>> = { 'agents-library': 'library' }

/** The fields that a page shows only at certain times or with certain settings. Tests of those cases cover them. */
const LATER: Readonly<Record<string, RegExp>> = {
  // the section navigation and the later scripts change; ids are not text
  home: /^(sections\.\d+\.(id|name)|terminal\.[1-9]\d*|questions\.shown)\b/,
  agents: /^outsideChat\b/, // only with the chat of another service
  services: /^carousel\b/, // shown on the home page
  refer: /^message\b/, // begins the visitor's message
  // once it turns; depends on the day
  training: /^(globe\.counting|enroll|waitlist\.of|batches\.(heading|begunHeading|starts|began))\b/,
  products: /^drawn\b/, // for a product without a drawing
  blog: /^none\b/, // if nothing is found
  jobs: /^(none|applying|general)\b/, // if nothing is found; once a visitor applies
  projects: /^visit\.placeholder\b/, // for an address that stands in for a real one
  contact: /^plan\b/, // if a plan was chosen
  privacy: /^deletion\b/, // in the dialog, and after it
  service: /^(labels|action|blocks|closing)\b/, // for a service that has none of its own
  post: /^(unknown|updated)\b/, // at an address without an article; on an article that was changed
}

const jobsOf = (kind: string) => contentFiles('jobs').filter(({ category }) => category === kind)

/** The fields that belong to records, all of which staff may have removed. */
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
 * Returns the fields of a page's record, nested ones included, whose text the page does not show; `null` if the page
 * has no record. If a text is written for several numbers, one of them has to be shown. Placeholders in braces match
 * any text.
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

/** Staff choose the sections of the home page. A section that is not chosen shows none of its text. */
function isOfHiddenSection(field: string, record: unknown): boolean {
  if (typeof record !== 'object' || record === null || !('sections' in record) || !('terminal' in record)) return false
  const [part = ''] = field.split('.')
  if (['meta', 'sections', 'terminal', 'trust'].includes(part)) return false
  const section = part === 'personas' ? 'roster' : part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return !JSON.stringify(record.sections).includes(`"id":"${section}"`)
}

/** Removes word joiners and collapses whitespace. */
function plain(text: string): string {
  return text.replaceAll('\u2060', '').replace(/\s+/g, ' ')
}
