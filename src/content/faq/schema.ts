import * as v from 'valibot'
import { jobCategories } from '#content/jobs/categories.ts'
import { slugify } from '#lib/slugify.ts'
import { defineCollection, type ReadOtherCollection, type RecordOf } from '#prerender/records/collection.ts'
import { integerBetween, paragraph, singleLine } from '#prerender/records/field-schemas.ts'
import { collection as agentsCollection } from '../agents-schema.ts'
import { collection as batchesCollection } from '../batches-schema.ts'
import { collection as libraryCollection } from '../library/schema.ts'
import { paths } from '../paths.ts'
import { collection as productsCollection } from '../products-schema.ts'

/** Other wordings of a question, separated by commas; the output separates them by pipes, as the chat expects. */
const alternatives = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((wording) => wording.trim().replace(/\s+/g, ' '))),
  v.check(
    (all) => all.every((wording) => /^[^|]{1,60}$/.test(wording)) && new Set(all).size === all.length,
    'different wordings of at most 60 characters each, separated by commas',
  ),
  v.transform((all) => all.join('|')),
)

/** A question the chat can answer: an item of a file in `content/faq`. The file name is the topic. */
const schema = v.strictObject({
  /** The id never changes, because other entries and saved chats refer to it. */
  id: v.pipe(
    v.string(),
    v.check((id) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id), 'lower-case words joined by hyphens'),
  ),
  /** The question as a visitor would ask it; suggestions show it. */
  title: singleLine(110),
  question: alternatives,
  /** One to three sentences, with the fact first. */
  answer: paragraph(10, 480),
  /** The plain reply to the question in the title, where yes or no is true for everybody. The chat says it first. */
  reply: v.exactOptional(v.picklist(['yes', 'no'])),
  /** Information that the chat adds to the answer because it depends on the current time or on other records. */
  says: v.exactOptional(v.picklist(['office-hours', 'batch-dates', 'open-jobs', 'remote-jobs', 'downtime'])),
  /** The name of the training batch that the entry is about. */
  batch: v.exactOptional(singleLine(60)),
  /** The rank among the questions suggested when a message matches no entry. */
  order: v.exactOptional(integerBetween(1, 3)),
  /** The page, section or article with more information. */
  link: v.exactOptional(
    v.strictObject({
      label: singleLine(50),
      href: v.pipe(
        v.string(),
        v.check((href) => /^\/(?!\/)\S*$/.test(href), 'the address of a page of this site'),
      ),
    }),
  ),
  /** The ids of the entries for the options in the answer, in order, so that 'the second one' can be resolved. */
  options: v.exactOptional(v.array(v.string())),
})

export const collection = defineCollection({
  files: 'faq/*.yaml',
  /** Of two equally good matches, the earlier topic wins. Files not listed here follow, by name. */
  firstFiles: [
    ...['start', 'websites', 'shops', 'services', 'service-details', 'process', 'money', 'agreements', 'doubts'],
    ...['technology', 'agents', 'agent-suite', 'library', 'ai-explained', 'company', 'people', 'contact', 'jobs'],
    ...['training', 'courses', 'referral', 'products', 'site', 'declined', 'small-talk'],
  ],
  schema,
  idField: 'id',
  unique: ['title'],
  references: { options: 'faq', batch: 'batches.name' },
  /**
   * Returns the ids of generated answers. `content/chat` generates those about openings and people, `deriveFaq` the
   * others.
   */
  generatedIds: (idsOf: (collection: string) => readonly string[]) => [
    ...jobCategories.map(({ id }) => `jobs-${id}`),
    ...idsOf('jobs').map((id) => `job-${id}`),
    ...idsOf('team').map((id) => `person-${id}`),
    ...idsOf('batches').map((id) => `course-${id}`),
    ...idsOf('products').map((id) => `product-${id}`),
    ...idsOf('library').map((id) => `library-${id}`),
    ...idsOf('agents.agents.title').map((title) => `agent-${slugify(title)}`),
  ],
  derive: deriveFaq,
})

export type FaqRecord = RecordOf<typeof schema>

/** Returns the entries, and a generated one for each batch, each product and each agent that no entry covers. */
export function deriveFaq(entries: readonly FaqRecord[], readOther: ReadOtherCollection): readonly FaqRecord[] {
  const names = readOther(batchesCollection).map(({ name }) => name)
  return [
    ...entries,
    ...entriesForLibrary(entries, readOther(libraryCollection)),
    ...entriesForSuite(entries, readOther(agentsCollection)),
    ...entriesForBatches(entries, names),
    ...entriesForProducts(entries, readOther(productsCollection)),
  ]
}

/** Returns entries for batches that no entry is about. The chat adds the facts and the date to the empty answer. */
function entriesForBatches(entries: readonly FaqRecord[], names: readonly string[]): readonly FaqRecord[] {
  const uncovered = names.filter((name) => !entries.some(({ batch }) => batch === name))
  return uncovered.map((name) => ({
    file: 'faq/courses.yaml',
    id: `course-${slugify(name)}`,
    title: `What is ${name}?`,
    question: ['', ' price', ' duration', ' when', ' start', ' online'].map((suffix) => `${name}${suffix}`).join('|'),
    answer: '',
    batch: name,
    link: { label: 'Training', href: paths.training },
  }))
}

/** Returns entries for products that no entry links to. */
function entriesForProducts(
  entries: readonly FaqRecord[],
  all: readonly RecordOf<typeof productsCollection.schema>[],
): readonly FaqRecord[] {
  const generated = all.map(({ name, price, promise }) => ({
    file: 'faq/products.yaml',
    id: `product-${slugify(name)}`,
    title: `What is the ${name}?`,
    question: ['', ' price', ' monthly', ' plan', ' meaning', ' feature'].map((suffix) => `${name}${suffix}`).join('|'),
    answer: `The ${name} costs ${price} a month. ${promise}`,
    link: { label: name, href: `${paths.products}#${slugify(name)}` },
  }))
  return generated.filter(({ link }) => !entries.some((entry) => entry.link?.href === link.href))
}

/** Returns entries for agents of the library that no entry links to. */
function entriesForLibrary(
  entries: readonly FaqRecord[],
  all: readonly RecordOf<typeof libraryCollection.schema>[],
): readonly FaqRecord[] {
  const generated = all.map(({ id, name, description, number }) => ({
    file: 'faq/library.yaml',
    id: `library-${id}`,
    title: `What does the ${name} of the library do?`,
    question: `${name}|library ${name}`,
    answer: `${description} It is an agent of the library: run it there with your own key.`,
    link: { label: 'This agent', href: `${paths.agentsLibrary}#agent-${number}` },
  }))
  return generated.filter(({ link }) => !entries.some((entry) => entry.link?.href === link.href))
}

/** Returns entries for agents of the suite that no entry mentions. */
function entriesForSuite(
  entries: readonly FaqRecord[],
  fields: readonly RecordOf<typeof agentsCollection.schema>[],
): readonly FaqRecord[] {
  const texts = entries.map(({ title, answer }) => `${title} ${answer}`.toLowerCase())
  const all = fields.flatMap(({ id, title, agents: fieldAgents }) =>
    fieldAgents.map((agent) => ({ field: id, label: title, title: agent.title, agent })),
  )
  const uncovered = all.filter(({ title }) => !texts.some((text) => text.includes(title.toLowerCase())))
  return uncovered.map(({ field, label, title, agent }) => ({
    file: 'faq/agent-suite.yaml',
    id: `agent-${slugify(title)}`,
    title: `What does the agent ${title} do?`,
    question: `${title}|agent ${title}`,
    answer: `${title}, one of our agents: ${agent.description}`,
    link: { label: `${label} agents`, href: `${paths.agents}#field-${field}` },
  }))
}
