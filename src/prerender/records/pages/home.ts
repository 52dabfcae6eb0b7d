import * as v from 'valibot'
import { COVER_PHOTOGRAPH, photographFiles } from '#lib/photographs.ts'
import type { Fixed, Others, RecordOf } from '../collection.ts'
import { faq } from '../faq.ts'
import { between, description, href, icon, line, list, names, prose } from '../fields.ts'
import { projects } from '../projects.ts'

const percent = between(0, 100)
const spot = v.strictTuple([percent, percent])
const reason = v.strictObject({ name: line(30), text: prose(20, 120) })
/** A link's words, and what a screen reader hears after them. */
const more = v.strictTuple([line(20), line(30)])
/** The first line of the next script is typed below all lines of a script: there is room for six. */
const script = v.strictObject({
  lines: list(1, 5, v.strictObject({ text: line(37), result: v.optional(line(10)) })),
})
const agent = v.strictObject({ name: line(18), does: line(30) })
const step = line(50)
const activity = v.strictObject({ action: line(36), outcome: v.strictTuple([line(40), line(40)]) })

/** The words of the home page: `content/pages/home.yaml`. */
const schema = v.strictObject({
  meta: v.strictObject({ title: line(60), description }),
  sections: v.array(v.strictObject({ id: line(20), name: line(24) })),
  hero: v.strictObject({
    heading: v.strictTuple([line(16), line(40)]),
    lead: prose(40, 240),
    terms: names(2, 40),
    start: line(20),
    explore: line(30),
    meet: line(20),
  }),
  terminal: v.strictTuple([script, script, script]),
  trust: line(20),
  projects: v.strictObject({
    heading: line(40),
    lead: prose(40, 200),
    shown: v.array(line(60)),
    all: line(24),
  }),
  process: v.strictObject({
    heading: line(60),
    lead: prose(20, 120),
    steps: v.array(v.strictObject({ id: line(20), name: line(36), text: prose(20, 180), lit: between(0, 1) })),
  }),
  why: v.strictObject({
    heading: line(30),
    benefits: v.array(v.strictObject({ icon, ...reason.entries })),
    support: reason,
    roi: v.strictObject({ ...reason.entries, labels: v.strictTuple([line(10), line(10)]) }),
  }),
  journey: v.strictObject({
    heading: v.strictTuple([line(40), line(36)]),
    callouts: v.array(v.strictObject({ name: line(30), text: line(44), point: spot, words: spot })),
    action: line(24),
  }),
  aiProducts: v.strictObject({
    heading: line(50),
    lead: prose(20, 160),
    items: v.array(
      v.strictObject({
        slug: line(20),
        title: line(40),
        description: prose(20, 150),
        features: v.array(line(36)),
        href,
      }),
    ),
  }),
  agents: v.strictObject({ heading: line(40), lead: prose(20, 100), action: line(36), more: line(20) }),
  workflow: v.strictObject({
    heading: line(40),
    tagline: line(50),
    lead: prose(20, 160),
    agents: v.strictObject({ input: agent, analyzer: agent, processor: agent, knowledge: agent, output: agent }),
    steps: v.strictTuple([step, step, step, step, step, step, step, step]),
  }),
  personas: v.strictObject({ heading: line(50), text: prose(20, 140) }),
  integrations: v.strictObject({
    heading: line(50),
    readings: v.array(v.strictObject({ value: line(12), name: line(20) })),
    action: line(30),
  }),
  orbit: v.strictObject({ heading: v.strictTuple([line(34), line(20)]), text: prose(40, 200) }),
  stack: v.strictObject({
    heading: line(40),
    lead: prose(20, 160),
    layers: v.array(v.strictObject({ name: line(18), text: line(60), parts: v.array(line(20)) })),
  }),
  humanDay: v.strictObject({
    heading: line(40),
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
    heading: line(40),
    note: prose(20, 160),
    items: v.array(v.strictObject({ name: line(20), value: v.number(), unit: line(4), most: between(1, 10000) })),
  }),
  mission: v.strictObject({ heading: line(50), text: prose(40, 240), join: line(24), more }),
  team: v.strictObject({ heading: line(40), text: prose(20, 100) }),
  refer: v.strictObject({
    heading: line(50),
    lead: prose(20, 180),
    text: prose(20, 140),
    action: line(24),
    more,
    elsewhere: v.strictObject({
      heading: line(40),
      links: list(1, 6, v.strictObject({ name: line(24), text: line(60), href })),
    }),
  }),
  questions: v.strictObject({
    heading: line(40),
    lead: prose(20, 160),
    shown: v.array(line(60)),
    contact: line(24),
  }),
  firstLight: v.strictObject({ heading: line(50), text: prose(20, 100), touch: line(20), services: line(20) }),
})

export const homeWords = {
  name: 'pages/home',
  files: 'pages/home.yaml',
  schema,
  refers: { 'projects.shown': 'projects', 'questions.shown': 'faq' },
} as const

type Read = RecordOf<typeof schema>
type Question = Pick<RecordOf<typeof faq.schema>, 'id' | 'title' | 'answer' | 'link'>
type Project = Pick<RecordOf<typeof projects.schema>, 'title' | 'client'> & {
  readonly slug: string
  readonly text: string
  readonly cover?: ReturnType<typeof photographFiles>
}
export type HomeWords = Fixed<
  Omit<v.InferOutput<typeof schema>, 'projects' | 'questions'> & {
    projects: Omit<Read['projects'], 'shown'> & { shown: readonly Project[] }
    questions: Omit<Read['questions'], 'shown'> & { shown: readonly Question[] }
  }
>

/** Returns the words with the projects and the answers they choose, so that the page brings no others along. */
export function withChosen(all: readonly Read[], others: Others): readonly HomeWords[] {
  const projectOf = new Map(others(projects).map((project) => [project.id, project]))
  const entryOf = new Map(others(faq).map((entry) => [entry.id, entry]))
  return all.map((words) => ({
    ...words,
    sections: words.sections.filter(({ id }) => !isEmpty(words, id)),
    projects: { ...words.projects, shown: chosen(words.projects.shown, projectOf).map(projectShown) },
    questions: { ...words.questions, shown: chosen(words.questions.shown, entryOf).map(questionShown) },
  }))
}

/** A section that shows what is chosen is there only if something is. */
function isEmpty(words: Read, section: string): boolean {
  return (section === 'projects' || section === 'questions') && words[section].shown.length === 0
}

function chosen<T>(ids: readonly string[], records: ReadonlyMap<string, T>): readonly T[] {
  return ids.flatMap((id) => records.get(id) ?? [])
}

function projectShown({ id, title, client, body, cover }: RecordOf<typeof projects.schema>): Project {
  const files = cover === undefined ? {} : { cover: photographFiles(COVER_PHOTOGRAPH, `project-${id}`, cover) }
  return { slug: id, title, client, text: body, ...files }
}

function questionShown({ id, title, answer, link }: RecordOf<typeof faq.schema>): Question {
  return { id, title, answer, ...(link && { link }) }
}
