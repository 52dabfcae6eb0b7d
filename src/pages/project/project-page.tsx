import { record as words } from 'virtual:records/pages/project'
import { records as testimonials } from 'virtual:records/testimonials'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { meetingPath, paths, projectPath } from '#content/paths.ts'
import { isExample, serviceOf } from '#content/project-facts.ts'
import type { ProjectPage } from '#content/record-pages.ts'
import { ArticleText, textsOf } from '#features/article/ui/article-text.tsx'
import { FactList } from '#features/article/ui/fact-list.tsx'
import { columns, mainColumn, textHead, textTitle } from '#features/article/ui/text-layout.ts'
import { ProjectCover } from '#features/project/ui/project-cover.tsx'
import { VisitLink } from '#features/project/ui/visit-link.tsx'
import { monthAndYear } from '#lib/dates.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { withBoundArticles } from '#lib/line-breaks.ts'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes/button.js'
import { ButtonLink } from '#ui/button.tsx'
import { pageColumn, screenOnly } from '#ui/layout.ts'
import { Link } from '#ui/link.tsx'
import type { PageMeta, PageParams } from '../page.ts'
import { styles } from './project-page-styles.ts'

const textOf = textsOf((key) =>
  import('#content/record-pages.ts').then((records) => records.projectPages.loadText(key)),
)

export function meta({ slug = '' }: PageParams, project: ProjectPage): PageMeta {
  const { title, summary, field, client, technologies } = project
  return {
    title: fillTemplate(words.title, { title, kind: words.kinds[field] }),
    description: fillTemplate(words.description, { summary }),
    canonical: projectPath(slug),
    keywords: [field, client, ...technologies],
  }
}

/** Loads the text of a project before a client-side navigation to it. */
export async function prepare({ slug = '' }: PageParams): Promise<void> {
  const text = textOf(slug)
  text.clearFailure()
  await text()
}

export function Page({ data: project }: { readonly data: ProjectPage }) {
  return (
    <article data-record="projects" className={styles.page}>
      <header className={`${pageColumn} ${textHead}`}>
        <Link href={paths.projects} className={cx(button({ variant: 'quiet' }), screenOnly)}>
          <ArrowLeft size={18} strokeWidth={1.75} />
          {words.back}
        </Link>
        <h1 className={textTitle}>{withBoundArticles(project.title)}</h1>
        <p className={styles.summary}>{project.summary}</p>
      </header>
      <div className={styles.cover}>
        <ProjectCover project={project} sizes="100vw" isFirst />
      </div>
      <div className={`${pageColumn} ${columns}`}>
        <FactList heading={words.facts.heading} facts={factsAbout(project)}>
          <VisitLink project={project} />
          {isExample(project) && <p className={styles.note}>{words.example}</p>}
          <div className={screenOnly}>
            <ButtonLink href={meetingPath} size="sm">
              {words.start}
            </ButtonLink>
          </div>
        </FactList>
        <div className={mainColumn}>
          <div data-static>
            <ArticleText load={textOf(project.slug)} />
          </div>
          <Quotation project={project} />
        </div>
      </div>
      <OtherProjects project={project} />
    </article>
  )
}

function factsAbout(project: ProjectPage) {
  const { client, field, completed, technologies } = project
  const service = serviceOf(project)
  return [
    { name: words.facts.client, value: client },
    { name: words.facts.field, value: field },
    { name: words.facts.completed, value: <time dateTime={completed}>{monthAndYear(completed)}</time> },
    { name: words.facts.technologies, value: technologies.join(', ') },
    ...(service ? [{ name: words.facts.service, value: <Link href={service.href}>{service.name}</Link> }] : []),
  ]
}

/** What the client says about the project, if a testimonial names it. */
function Quotation({ project: { slug } }: { readonly project: ProjectPage }) {
  const testimonial = testimonials.find(({ project }) => project?.href === projectPath(slug))
  if (!testimonial) return null
  return (
    <figure className={styles.quotation}>
      <blockquote>{`‘${testimonial.content}’`}</blockquote>
      <figcaption>
        <b>{testimonial.author}</b>
        <span>{testimonial.role}</span>
      </figcaption>
    </figure>
  )
}

/** The projects before and after this one; the list is sorted by month, newest first. */
function OtherProjects({ project: { previous, next } }: { readonly project: ProjectPage }) {
  if (!previous && !next) return null
  return (
    <div className={pageColumn}>
      <nav aria-label={words.others} className={styles.others}>
        {previous && <OtherProject project={previous} label={words.previous} side="previous" />}
        {next && <OtherProject project={next} label={words.next} side="next" />}
      </nav>
    </div>
  )
}

type OtherProjectProps = {
  readonly project: NonNullable<ProjectPage['next']>
  readonly label: string
  readonly side: 'previous' | 'next'
}

function OtherProject({ project: { slug, title }, label, side }: OtherProjectProps) {
  return (
    <Link href={projectPath(slug)} data-side={side} className={styles.other}>
      <span>{label}</span>
      <span className={css({ textWrap: 'balance' })}>{withBoundArticles(title)}</span>
    </Link>
  )
}
