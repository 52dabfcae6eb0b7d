import { records as trainingBatches } from 'virtual:records/batches'
import { record as facts } from 'virtual:records/facts'
import type { ArticleBlock } from '#content/article.ts'
import { config } from '#content/config.ts'
import { type Job, jobs, loadJobText } from '#content/jobs.ts'
import { pages } from '#content/pages.ts'
import { jobPath, paths, projectPath } from '#content/paths.ts'
import { isExample, type Project, projects } from '#content/projects.ts'
import { batchBars, batchStatusesAt } from '#content/training.ts'
import { escapeMarkup } from '#lib/escape-markup.ts'
import { leadingNumber } from '#lib/leading-number.ts'
import type { PageMeta } from '#pages/page.ts'
import { textsOf } from './markdown.ts'
import { pageName } from './page-name.ts'

const absoluteUrl = (path: string) => `${config.siteUrl}${path}`

const organization = {
  '@type': 'Organization',
  '@id': absoluteUrl('/#organization'),
  name: config.name,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icons/icon-512.png'),
  email: config.email,
  telephone: config.phone,
  foundingDate: String(facts.founded),
  address: { '@type': 'PostalAddress', addressLocality: facts.city, addressCountry: 'IN' },
  sameAs: config.social.map(({ url }) => url),
}

/** Returns the structured data of a page for search engines (schema.org). It is data and never runs as a script. */
export async function jsonLd(meta: PageMeta): Promise<string> {
  const graph: object[] = [organization]
  if (meta.canonical === paths.home) {
    graph.push({
      '@type': 'WebSite',
      '@id': absoluteUrl('/#site'),
      name: config.name,
      url: absoluteUrl('/'),
      inLanguage: 'en',
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: absoluteUrl(`${paths.search}?q={search_term_string}`) },
        'query-input': 'required name=search_term_string',
      },
    })
  }
  if (meta.article && meta.canonical) {
    graph.push({
      '@type': 'BlogPosting',
      headline: meta.title,
      description: meta.description,
      image: absoluteUrl(meta.image ?? ''),
      datePublished: meta.article.published,
      dateModified: meta.article.modified ?? meta.article.published,
      author: { '@type': 'Person', name: meta.article.author },
      publisher: { '@id': organization['@id'] },
      mainEntityOfPage: absoluteUrl(meta.canonical),
      keywords: meta.article.tags.join(', '),
      inLanguage: 'en',
    })
  }
  if (meta.canonical === paths.training) graph.push(...courseSchemas(trainingBatches))
  const project = projects.find(({ slug }) => projectPath(slug) === meta.canonical)
  if (project) graph.push(...projectSchema(project))
  const job = jobs.find(({ id }) => jobPath(id) === meta.canonical)
  if (job) graph.push(...jobPosting(job, await loadJobText(job.id)))
  const crumbs = breadcrumbs(meta)
  if (crumbs.length > 1) {
    graph.push({
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: absoluteUrl(path),
      })),
    })
  }
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}

/**
 * Returns the batches that have not begun at build time as courses of schema.org. A course contains no price, because
 * only the owner knows what the price covers.
 */
export function courseSchemas(batches: typeof trainingBatches): readonly object[] {
  return batchStatusesAt(batches, null).flatMap(({ name, starts, duration, mode, isBegun }, index) =>
    isBegun
      ? []
      : {
          '@type': 'Course',
          name,
          description: batchBars[index]?.text,
          url: absoluteUrl(paths.training),
          provider: { '@id': organization['@id'] },
          hasCourseInstance: {
            '@type': 'CourseInstance',
            startDate: starts,
            courseMode: { Online: 'Online', Hybrid: 'Blended', 'On-site': 'Onsite' }[mode],
            courseSchedule: { '@type': 'Schedule', startDate: starts, duration: `P${leadingNumber(duration)}W` },
          },
        },
  )
}

/** Returns a finished project as a work of the agency; nothing if it has no address, or is an example. */
export function projectSchema(project: Project): readonly object[] {
  const { title, summary, href, completed, technologies } = project
  if (href === undefined || isExample(project)) return []
  return [
    {
      '@type': 'CreativeWork',
      name: title,
      description: summary,
      url: href,
      dateCreated: completed,
      keywords: technologies.join(', '),
      creator: { '@id': organization['@id'] },
    },
  ]
}

/**
 * Returns a job as a posting, if its record has everything that Google requires of one: the day of posting, and an
 * address with its country or, for remote work, the country in which applicants may live.
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting)
 */
export function jobPosting(job: Job, text: readonly ArticleBlock[]): readonly object[] {
  const { title, summary, posted, until, address, country, location } = job
  const isRemote = location === 'Remote'
  if (posted === undefined || country === undefined || (!isRemote && address === undefined)) return []
  return [
    {
      '@type': 'JobPosting',
      title,
      description: [summary, ...textsOf(text)].map((part) => `<p>${escapeMarkup(part)}</p>`).join(''),
      datePosted: posted,
      ...(until && { validThrough: `${until}T23:59:59+05:30` }),
      hiringOrganization: { '@id': organization['@id'] },
      directApply: false,
      url: absoluteUrl(jobPath(job.id)),
      ...(isRemote
        ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: country } }
        : {
            jobLocation: {
              '@type': 'Place',
              address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: country },
            },
          }),
    },
  ]
}

function breadcrumbs({
  canonical,
  title,
  article,
}: PageMeta): readonly { readonly name: string; readonly path: string }[] {
  const home = { name: 'Home', path: paths.home }
  if (canonical === undefined || canonical === paths.home) return [home]
  const crumb = { name: pageName(canonical) ?? title, path: canonical }
  if (article) return [home, { name: 'Blog', path: paths.blog }, crumb]
  const parent = [pages.services, pages.projects, pages.jobs].find(({ path }) => canonical.startsWith(`${path}/`))
  return parent ? [home, { name: parent.label, path: parent.path }, crumb] : [home, crumb]
}
