import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { servicePaths } from './addresses.ts'
import { type BuiltPage, findElements } from './built-site.ts'
import { contentFiles, contentItems } from './content-source.ts'

/** Pages whose record has another name than the page's file. */
const RECORD_NAMES: Readonly<Record<string, string>> = { 'agents-library': 'library' }

/**
 * The fields that a page shows only in certain cases, such as on certain days or with certain settings. Other tests
 * cover these cases.
 */
const SHOWN_LATER: Readonly<Record<string, RegExp>> = {
  // the section navigation and the later scripts of the terminal are not prerendered; ids are not text
  home: /^(sections\.\d+\.(id|name)|terminal\.[1-9]\d*|questions\.shown)\b/,
  agents: /^outsideChat\b/, // only with the chat of another service
  services: /^carousel\b/, // shown on the home page
  refer: /^message\b/, // begins the visitor's message
  // while the globe turns; depending on the day
  training: /^(globe\.counting|enroll|waitlist\.of|next|batches\.(heading|begunHeading|starts|began))\b/,
  blog: /^(none|missing)\b/, // if nothing is found; at the address of no article
  jobs: /^(none|heading\.(none|one)|lead\.none|end\.heading\.none)\b/, // if nothing is found; with fewer jobs
  job: /^(places|filled|facts\.(address|country|pay|hours|posted|until))\b/, // for records with these fields
  project: /^(kinds|previous|next|facts\.service|example)\b/, // in titles; depending on the record
  projects: /^(visit\.example|examples)\b/, // for invented projects
  contact: /^plan\b/, // if a plan was chosen
  privacy: /^deletion\b/, // in the dialog, and after it
  service: /^(labels|price|action|blocks|closing)\b/, // for a service without a text of its own
  // with answers, at an address that holds a sheet, and in messages about it
  quote:
    /^(questions\.(.*\b(missing|open|unstated|day|until)|toSheet)|general\.needs|agents\.(readings|needs|note)|sheet\.(mark|nothingOpen|announced|rows\.remark|open\.(unsure|day|date))|send\.(added|notKept|copied|notCopied|notPrinted|cleared|clear|undo)|link)\b/,
  post: /^(unknown|updated)\b/, // at an address without an article; on an article that was changed
}

const jobsOf = (kind: string) => contentFiles('jobs').filter(({ category }) => category === kind)

/** The fields that a page does not show if staff have removed all records of a kind. */
const FIELDS_OF_RECORDS: readonly (readonly [record: string, fields: RegExp, records: () => readonly unknown[]])[] = [
  ['jobs', /^(search|categories|groups)\b/, () => contentFiles('jobs')],
  ['jobs', /^groups\.tech\b/, () => jobsOf('tech')],
  ['jobs', /^groups\.sales\b/, () => jobsOf('sales')],
  ['projects', /^(chart|visit)\b/, () => contentFiles('projects')],
  ['products', /^(see|strip|prices)\b/, () => contentItems('products.yaml')],
  ['services', /^(list|row)\b/, () => servicePaths],
  ['agents', /^(head\.key|suite)\b/, () => contentItems('agents.yaml')],
  ['agents', /^work\.article\b/, () => contentFiles('articles')],
  ['about', /^timeline\b/, () => contentItems('timeline.yaml')],
  ['home', /^projects\b/, () => contentFiles('projects')],
  ['home', /^personas\b/, () => contentItems('personas.yaml')],
  ['home', /^team\b/, () => contentItems('team.yaml')],
  ['home', /^orbit\b/, () => contentItems('technologies.yaml')],
  ['home', /^agents\b/, () => contentItems('agent-teasers.yaml')],
]

/**
 * Returns the fields of a page's record, nested ones included, whose text the page should show but does not, or `null`
 * if the page has no record. Of a text with variants for several numbers, one variant has to be shown. Placeholders in
 * braces match any text.
 */
export function missingTexts(page: BuiltPage): readonly string[] | null {
  const name = findElements(page, 'div', { id: 'root' })[0]?.attributes['data-page'] ?? ''
  const file = RECORD_NAMES[name] ?? name
  const path = `src/content/pages/${file}.yaml`
  if (!existsSync(path)) return null
  const record: unknown = parse(readFileSync(path, 'utf8'))
  const shownText = normalize(
    [
      ...findElements(page, 'html').map(({ text }) => text),
      ...page.elements.flatMap(({ attributes }) => Object.values(attributes)),
    ].join('\n'),
  )
  const isShown = (text: string) =>
    text.split(/\{[^}]*\}|\*+|\[|\]\([^)]*\)/).every((part) => shownText.includes(normalize(part).trim()))
  const isOfNoRecord = (field: string) =>
    FIELDS_OF_RECORDS.some(([page, fields, records]) => page === file && fields.test(field) && records().length === 0)
  return missingFields(record, '', isShown).filter(
    (field) =>
      !SHOWN_LATER[file]?.test(field) &&
      !isOfNoRecord(field) &&
      !isOfHiddenSection(field, record) &&
      !field.endsWith('.icon'), // the name of a drawing
  )
}

function missingFields(value: unknown, field: string, isShown: (text: string) => boolean): readonly string[] {
  if (typeof value === 'string') return isShown(value) ? [] : [field]
  if (typeof value !== 'object' || value === null) return []
  const children = Object.entries(value)
  const missingIn = (name: string, child: unknown) =>
    missingFields(child, field === '' ? name : `${field}.${name}`, isShown)
  if (!('by' in value)) return children.flatMap(([name, child]) => missingIn(name, child))
  const isOneShown = children.some(([name, child]) => name !== 'by' && missingIn(name, child).length === 0)
  return isOneShown ? [] : [field]
}

/** Tells whether a field belongs to a section of the home page that staff have not chosen to show. */
function isOfHiddenSection(field: string, record: unknown): boolean {
  if (typeof record !== 'object' || record === null || !('sections' in record) || !('terminal' in record)) return false
  const [name = ''] = field.split('.')
  if (['meta', 'sections', 'terminal', 'trust'].includes(name)) return false
  const section = name === 'personas' ? 'roster' : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return !JSON.stringify(record.sections).includes(`"id":"${section}"`)
}

/** Removes word joiners and collapses whitespace. */
function normalize(text: string): string {
  return text.replaceAll('\u2060', '').replace(/\s+/g, ' ')
}
