import * as v from 'valibot'
import { COVER_PHOTOGRAPH, photographSources } from '#lib/photographs.ts'
import {
  type DeepReadonly,
  defineCollection,
  type ReadOtherCollection,
  type RecordOf,
} from '#prerender/records/collection.ts'
import {
  between,
  href,
  listOf,
  lucideIcon,
  metaDescription,
  nameList,
  paragraph,
  singleLine,
} from '#prerender/records/field-schemas.ts'
import { collection as faqCollection } from '../faq/schema.ts'
import { projectAddresses, collection as projectsCollection } from '../projects/schema.ts'

const position = v.strictTuple([between(0, 100), between(0, 100)])
const reason = v.strictObject({ name: singleLine(30), text: paragraph(20, 120) })
/** The visible text of a link, and the text after it that only screen readers get. */
const moreLink = v.strictTuple([singleLine(20), singleLine(30)])
/** A script of the terminal, which has room for six lines: those of one script, and the first line of the next. */
const script = v.strictObject({
  lines: listOf(1, 5, v.strictObject({ text: singleLine(37), result: v.optional(singleLine(10)) })),
})
const agent = v.strictObject({ name: singleLine(18), does: singleLine(30) })
const step = singleLine(50)
const activity = v.strictObject({ action: singleLine(36), outcome: v.strictTuple([singleLine(40), singleLine(40)]) })

/** The content of the home page: `content/pages/home.yaml`. */
const schema = v.strictObject({
  meta: v.strictObject({ title: singleLine(60), description: metaDescription }),
  sections: v.array(v.strictObject({ id: singleLine(20), name: singleLine(24) })),
  hero: v.strictObject({
    heading: v.strictTuple([singleLine(16), singleLine(40)]),
    lead: paragraph(40, 240),
    terms: nameList(2, 40),
    start: singleLine(20),
    explore: singleLine(30),
    meet: singleLine(20),
  }),
  terminal: v.strictTuple([script, script, script]),
  trust: singleLine(20),
  projects: v.strictObject({
    heading: singleLine(40),
    lead: paragraph(40, 200),
    shown: v.array(singleLine(60)),
    all: singleLine(24),
  }),
  process: v.strictObject({
    heading: singleLine(60),
    lead: paragraph(20, 120),
    steps: v.array(
      v.strictObject({ id: singleLine(20), name: singleLine(36), text: paragraph(20, 180), lit: between(0, 1) }),
    ),
  }),
  why: v.strictObject({
    heading: singleLine(30),
    benefits: v.array(v.strictObject({ icon: lucideIcon, ...reason.entries })),
    support: reason,
    roi: v.strictObject({ ...reason.entries, labels: v.strictTuple([singleLine(10), singleLine(10)]) }),
  }),
  journey: v.strictObject({
    heading: v.strictTuple([singleLine(40), singleLine(36)]),
    callouts: v.array(v.strictObject({ name: singleLine(30), text: singleLine(44), point: position, words: position })),
    action: singleLine(24),
  }),
  aiProducts: v.strictObject({
    heading: singleLine(50),
    lead: paragraph(20, 160),
    items: v.array(
      v.strictObject({
        slug: singleLine(20),
        title: singleLine(40),
        description: paragraph(20, 150),
        features: v.array(singleLine(36)),
        href,
      }),
    ),
  }),
  agents: v.strictObject({
    heading: singleLine(40),
    lead: paragraph(20, 100),
    action: singleLine(36),
    more: singleLine(20),
  }),
  workflow: v.strictObject({
    heading: singleLine(40),
    tagline: singleLine(50),
    lead: paragraph(20, 160),
    agents: v.strictObject({ input: agent, analyzer: agent, processor: agent, knowledge: agent, output: agent }),
    steps: v.strictTuple([step, step, step, step, step, step, step, step]),
  }),
  personas: v.strictObject({ heading: singleLine(50), text: paragraph(20, 140) }),
  integrations: v.strictObject({
    heading: singleLine(50),
    readings: v.array(v.strictObject({ value: singleLine(12), name: singleLine(20) })),
    action: singleLine(30),
  }),
  orbit: v.strictObject({ heading: v.strictTuple([singleLine(34), singleLine(20)]), text: paragraph(40, 200) }),
  stack: v.strictObject({
    heading: singleLine(40),
    lead: paragraph(20, 160),
    layers: v.array(v.strictObject({ name: singleLine(18), text: singleLine(60), parts: v.array(singleLine(20)) })),
  }),
  humanDay: v.strictObject({
    heading: singleLine(40),
    activities: v.strictObject({
      coffee: activity,
      laptop: activity,
      phone: activity,
      mail: activity,
      chat: activity,
      calendar: activity,
    }),
  }),
  readings: v.strictObject({
    heading: singleLine(40),
    note: paragraph(20, 160),
    items: v.array(
      v.strictObject({ name: singleLine(20), value: v.number(), unit: singleLine(4), most: between(1, 10000) }),
    ),
  }),
  mission: v.strictObject({ heading: singleLine(50), text: paragraph(40, 240), join: singleLine(24), more: moreLink }),
  team: v.strictObject({ heading: singleLine(40), text: paragraph(20, 100) }),
  refer: v.strictObject({
    heading: singleLine(50),
    lead: paragraph(20, 180),
    text: paragraph(20, 140),
    action: singleLine(24),
    more: moreLink,
    elsewhere: v.strictObject({
      heading: singleLine(40),
      links: listOf(1, 6, v.strictObject({ name: singleLine(24), text: singleLine(60), href })),
    }),
  }),
  questions: v.strictObject({
    heading: singleLine(40),
    lead: paragraph(20, 160),
    shown: v.array(singleLine(60)),
    contact: singleLine(24),
  }),
  firstLight: v.strictObject({
    heading: singleLine(50),
    text: paragraph(20, 100),
    touch: singleLine(20),
    services: singleLine(20),
    sheet: singleLine(30),
  }),
})

export const collection = defineCollection({
  files: 'pages/home.yaml',
  schema,
  references: { 'projects.shown': 'projects', 'questions.shown': 'faq' },
  derive: deriveHomePage,
})

type HomeRecord = RecordOf<typeof schema>
type Question = Pick<RecordOf<typeof faqCollection.schema>, 'id' | 'title' | 'answer' | 'link'>
type Project = Pick<RecordOf<typeof projectsCollection.schema>, 'title' | 'client'> & {
  readonly slug: string
  readonly summary: string
  readonly href: string
  readonly cover?: ReturnType<typeof photographSources>
}
export type HomePageContent = DeepReadonly<
  Omit<v.InferOutput<typeof schema>, 'projects' | 'questions'> & {
    projects: Omit<HomeRecord['projects'], 'shown'> & { shown: readonly Project[] }
    questions: Omit<HomeRecord['questions'], 'shown'> & { shown: readonly Question[] }
  }
>

/** Returns the content with the chosen projects and questions in place of their ids, without empty sections. */
export function deriveHomePage(all: readonly HomeRecord[], readOther: ReadOtherCollection): readonly HomePageContent[] {
  const projects = readOther(projectsCollection)
  const addresses = projectAddresses(projects)
  const projectOf = new Map(
    projects.map((project) => [project.id, toProject(project, addresses.get(project.id) ?? '')]),
  )
  const entryOf = new Map(readOther(faqCollection).map((entry) => [entry.id, entry]))
  return all.map((words) => ({
    ...words,
    sections: words.sections.filter(({ id }) => !isEmpty(words, id)),
    projects: { ...words.projects, shown: pickRecords(words.projects.shown, projectOf) },
    questions: { ...words.questions, shown: pickRecords(words.questions.shown, entryOf).map(toQuestion) },
  }))
}

/** Returns whether a section has nothing to show, because no project or question is chosen for it. */
function isEmpty(words: HomeRecord, section: string): boolean {
  return (section === 'projects' || section === 'questions') && words[section].shown.length === 0
}

function pickRecords<T>(ids: readonly string[], records: ReadonlyMap<string, T>): readonly T[] {
  return ids.flatMap((id) => records.get(id) ?? [])
}

function toProject(project: RecordOf<typeof projectsCollection.schema>, href: string): Project {
  const { id, title, client, summary, cover } = project
  const files = cover === undefined ? {} : { cover: photographSources(COVER_PHOTOGRAPH, `project-${id}`, cover) }
  return { slug: id, title, client, summary, href, ...files }
}

function toQuestion({ id, title, answer, link }: RecordOf<typeof faqCollection.schema>): Question {
  return { id, title, answer, ...(link && { link }) }
}
