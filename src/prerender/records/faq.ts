import * as v from 'valibot'
import { paths } from '#content/paths.ts'
import { slugify } from '#lib/slugify.ts'
import { agentsCollection } from './agents.ts'
import { batchesCollection } from './batches.ts'
import type { ReadOtherCollection, RecordOf } from './collection.ts'
import { integerBetween, paragraph, singleLine } from './field-schemas.ts'
import { libraryCollection } from './library.ts'
import { productsCollection } from './products.ts'

/** What else a visitor might ask, with commas between; the chat reads it separated by pipes. */
const alternatives = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((one) => one.trim().replace(/\s+/g, ' '))),
  v.check(
    (all) => all.every((one) => /^[^|]{1,60}$/.test(one)) && new Set(all).size === all.length,
    'words one might ask, with commas between, each at most 60 characters and none twice',
  ),
  v.transform((all) => all.join('|')),
)

/** Something the chat can answer: an item of a file of `content/faq`, whose name is its topic. */
const schema = v.strictObject({
  /** Stable: lower-case words joined by hyphens. */
  id: v.pipe(
    v.string(),
    v.check((id) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id), 'lower-case words joined by hyphens'),
  ),
  /** The question as a visitor would put it: suggestions show it. */
  title: singleLine(110),
  question: alternatives,
  /** Fact first, one to three sentences. */
  answer: paragraph(10, 480),
  /** What is told beside the answer because it depends on the moment. */
  says: v.exactOptional(v.picklist(['office-hours', 'batch-dates'])),
  /** The batch of the training that the entry is about, by its name. */
  batch: v.exactOptional(singleLine(60)),
  /** Which questions are suggested first when a message is about nothing here. */
  order: v.exactOptional(integerBetween(1, 3)),
  /** The page, section or article that says more. */
  link: v.exactOptional(
    v.strictObject({
      label: singleLine(50),
      href: v.pipe(
        v.string(),
        v.check((href) => /^\/(?!\/)\S*$/.test(href), 'the address of a page of this site'),
      ),
    }),
  ),
  /** The ids of the entries for what the answer lists, in its order: 'the second one' means the second of them. */
  options: v.exactOptional(v.array(v.string())),
})

export const faqCollection = {
  name: 'faq',
  files: 'faq/*.yaml',
  /** Of two equally good matches the topic that comes first here answers; other files follow, by name. */
  firstFiles: [
    ...['start', 'websites', 'shops', 'services', 'service-details', 'process', 'money', 'agreements', 'doubts'],
    ...['technology', 'agents', 'agent-suite', 'library', 'ai-explained', 'company', 'people', 'contact', 'jobs'],
    ...['training', 'courses', 'referral', 'products', 'site', 'declined', 'small-talk'],
  ],
  schema,
  listedBy: 'id',
  unique: ['title'],
  refers: { options: 'faq', batch: 'batches.name' },
  /** Answers for openings and people (`content/chat`), and those made here. */
  made: (idsOf: (collection: string) => readonly string[]) => [
    ...['jobs-tech', 'jobs-sales'],
    ...idsOf('jobs').map((id) => `job-${id}`),
    ...idsOf('team').map((id) => `person-${id}`),
    ...idsOf('batches').map((id) => `course-${id}`),
    ...idsOf('products').map((id) => `product-${id}`),
    ...idsOf('library').map((id) => `library-${id}`),
    ...idsOf('agents.agents.title').map((title) => `agent-${slugify(title)}`),
  ],
} as const

export type FaqRecord = RecordOf<typeof schema>

/** Returns the entries, and one for each batch, product and agent, of the library or of the suite, that none of them is about. */
export function deriveFaq(entries: readonly FaqRecord[], others: ReadOtherCollection): readonly FaqRecord[] {
  const names = others(batchesCollection).map(({ name }) => name)
  return [
    ...entries,
    ...ofLibrary(entries, others(libraryCollection)),
    ...ofSuite(entries, others(agentsCollection)),
    ...ofBatches(entries, names),
    ...ofProducts(entries, others(productsCollection)),
  ]
}

/** An answer for each batch of the training: its facts and its date are told around it. */
function ofBatches(entries: readonly FaqRecord[], names: readonly string[]): readonly FaqRecord[] {
  const unsaid = names.filter((name) => !entries.some(({ batch }) => batch === name))
  return unsaid.map((name) => ({
    file: 'faq/courses.yaml',
    id: `course-${slugify(name)}`,
    title: `What is ${name}?`,
    question: ['', ' price', ' duration', ' when', ' start', ' online'].map((asked) => `${name}${asked}`).join('|'),
    answer: '',
    batch: name,
    link: { label: 'Training', href: paths.training },
  }))
}

/** An answer for each product that no entry leads to. */
function ofProducts(
  entries: readonly FaqRecord[],
  all: readonly RecordOf<typeof productsCollection.schema>[],
): readonly FaqRecord[] {
  const placed = all.map(({ name, price, promise }) => ({
    file: 'faq/products.yaml',
    id: `product-${slugify(name)}`,
    title: `What is the ${name}?`,
    question: ['', ' price', ' monthly', ' plan', ' meaning', ' feature'].map((asked) => `${name}${asked}`).join('|'),
    answer: `The ${name} costs ${price} a month. ${promise}`,
    link: { label: name, href: `${paths.products}#${slugify(name)}` },
  }))
  return placed.filter(({ link }) => !entries.some((entry) => entry.link?.href === link.href))
}

/** An answer for each agent of the library that no entry leads to. */
function ofLibrary(
  entries: readonly FaqRecord[],
  all: readonly RecordOf<typeof libraryCollection.schema>[],
): readonly FaqRecord[] {
  const placed = all.map(({ id, name, description, number }) => ({
    file: 'faq/library.yaml',
    id: `library-${id}`,
    title: `What does the ${name} of the library do?`,
    question: `${name}|library ${name}`,
    answer: `${description} It is an agent of the library: run it there with your own key.`,
    link: { label: 'This agent', href: `${paths.agentsLibrary}#agent-${number}` },
  }))
  return placed.filter(({ link }) => !entries.some((entry) => entry.link?.href === link.href))
}

/** An answer for each agent of the suite that no entry names. */
function ofSuite(
  entries: readonly FaqRecord[],
  fields: readonly RecordOf<typeof agentsCollection.schema>[],
): readonly FaqRecord[] {
  const said = entries.map(({ title, answer }) => `${title} ${answer}`.toLowerCase())
  const all = fields.flatMap(({ id, title, agents: inField }) =>
    inField.map((agent) => ({ field: id, label: title, title: agent.title, agent })),
  )
  const unsaid = all.filter(({ title }) => !said.some((text) => text.includes(title.toLowerCase())))
  return unsaid.map(({ field, label, title, agent }) => ({
    file: 'faq/agent-suite.yaml',
    id: `agent-${slugify(title)}`,
    title: `What does the agent ${title} do?`,
    question: `${title}|agent ${title}`,
    answer: `${title}, one of our agents: ${agent.description}`,
    link: { label: `${label} agents`, href: `${paths.agents}#field-${field}` },
  }))
}
