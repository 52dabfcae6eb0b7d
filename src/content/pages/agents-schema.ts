import * as v from 'valibot'
import { monthAndYear } from '#lib/dates.ts'
import { COVER_PHOTOGRAPH, type PhotographSources, photographSources } from '#lib/photographs.ts'
import { defineCollection, type ReadOtherCollection, type RecordOf } from '#prerender/records/collection.ts'
import { listOf, metaDescription, paragraph, singleLine } from '#prerender/records/field-schemas.ts'
import { collection as articlesCollection, authorOf } from '../articles/schema.ts'
import { postPath } from '../paths.ts'
import { projectAddresses, collection as projectsCollection } from '../projects/schema.ts'

/** The content of `/agents`: `content/pages/agents.yaml`. */
const schema = v.strictObject({
  head: v.strictObject({
    title: singleLine(60),
    description: metaDescription,
    heading: v.strictTuple([singleLine(24), singleLine(24)]),
    lead: paragraph(40, 300),
    start: singleLine(24),
    schedule: singleLine(20),
  }),
  suite: singleLine(40),
  work: v.strictObject({
    heading: singleLine(40),
    note: paragraph(20, 120),
    projects: v.array(singleLine(60)),
    articles: v.array(singleLine(60)),
    article: singleLine(20),
    limits: listOf(3, 3, v.strictObject({ name: singleLine(30), text: paragraph(40, 240) })),
  }),
  integrations: v.strictObject({ heading: singleLine(36), text: paragraph(40, 200) }),
  demo: v.strictObject({
    heading: singleLine(50),
    text: paragraph(20, 160),
    end: singleLine(12),
    note: paragraph(20, 160),
  }),
  promises: v.strictObject({
    heading: singleLine(30),
    readings: v.array(v.strictObject({ figure: singleLine(12), name: singleLine(24) })),
  }),
  outsideChat: v.strictObject({
    heading: singleLine(40),
    text: paragraph(20, 120),
    open: singleLine(30),
    close: singleLine(30),
  }),
  closing: v.strictObject({
    question: v.strictTuple([singleLine(20), singleLine(20)]),
    text: paragraph(20, 120),
    start: singleLine(30),
    watch: singleLine(20),
  }),
})

export const collection = defineCollection({
  files: 'pages/agents.yaml',
  schema,
  references: { 'work.projects': 'projects', 'work.articles': 'articles' },
  derive: deriveAgentsPage,
})

type PageRecord = RecordOf<typeof schema>
/** A project or an article that shows agents at work. */
export type WorkCard = {
  /** The name of the record's file. */
  readonly slug: string
  readonly href: string
  readonly title: string
  /** A project's client and month, or the word for an article and its author. */
  readonly meta: readonly string[]
  readonly text: string
  readonly isArticle: boolean
  /** A project's photograph, if it has one. */
  readonly cover?: PhotographSources
}
export type AgentsPageContent = Omit<PageRecord, 'work'> & {
  readonly work: Pick<PageRecord['work'], 'heading' | 'note' | 'limits'> & { readonly cards: readonly WorkCard[] }
}

/** Returns the content with a card for each chosen project and article in place of their ids. */
export function deriveAgentsPage(
  all: readonly PageRecord[],
  readOther: ReadOtherCollection,
): readonly AgentsPageContent[] {
  const projects = readOther(projectsCollection)
  const addresses = projectAddresses(projects)
  const articles = readOther(articlesCollection)
  return all.map(({ work: { heading, note, limits, ...chosen }, ...words }) => {
    const cards = [
      ...chosen.projects
        .flatMap((id) => projects.find((project) => project.id === id) ?? [])
        .map((project) => projectCard(project, addresses.get(project.id) ?? '')),
      ...chosen.articles
        .flatMap((id) => articles.find((article) => article.id === id) ?? [])
        .map((article) => articleCard(article, chosen.article)),
    ]
    return { ...words, work: { heading, note, limits, cards } }
  })
}

function projectCard(project: RecordOf<typeof projectsCollection.schema>, href: string): WorkCard {
  const { id, title, client, completed, summary, cover } = project
  const files = cover === undefined ? {} : { cover: photographSources(COVER_PHOTOGRAPH, `project-${id}`, cover) }
  return { slug: id, href, title, meta: [client, monthAndYear(completed)], text: summary, isArticle: false, ...files }
}

function articleCard(article: RecordOf<typeof articlesCollection.schema>, kind: string): WorkCard {
  const { id, title, excerpt } = article
  return { slug: id, href: postPath(id), title, meta: [kind, authorOf(article)], text: excerpt, isArticle: true }
}
