import { records as trainingBatches } from 'virtual:records/batches'
import { record as facts } from 'virtual:records/facts'
import { config } from '#content/config.ts'
import { paths } from '#content/paths.ts'
import { batchBars, batchStatusesAt } from '#content/training.ts'
import { leadingNumber } from '#lib/leading-number.ts'
import type { PageMeta } from '#pages/page.ts'
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
export function jsonLd(meta: PageMeta): string {
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

function breadcrumbs({
  canonical,
  title,
  article,
}: PageMeta): readonly { readonly name: string; readonly path: string }[] {
  const home = { name: 'Home', path: paths.home }
  if (canonical === undefined || canonical === paths.home) return [home]
  const crumb = { name: pageName(canonical) ?? title, path: canonical }
  if (article) return [home, { name: 'Blog', path: paths.blog }, crumb]
  return canonical.startsWith(`${paths.services}/`)
    ? [home, { name: 'Services', path: paths.services }, crumb]
    : [home, crumb]
}
