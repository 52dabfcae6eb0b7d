import { record as facts } from 'virtual:records/facts'
import type { BreadcrumbList, Graph, Organization, Thing } from 'schema-dts'
import { absoluteUrl, agencyReference } from '#content/absolute-url.ts'
import { config } from '#content/config.ts'
import { pages } from '#content/pages.ts'
import { paths } from '#content/paths.ts'
import { listOf } from '#lib/list-address.ts'
import type { PageMeta } from '#pages/page.ts'
import { pageName } from './page-name.ts'

const organization: Organization = {
  '@type': 'Organization',
  ...agencyReference,
  name: config.name,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icons/icon-512.png'),
  email: config.email,
  telephone: config.phone,
  foundingDate: String(facts.founded),
  address: { '@type': 'PostalAddress', addressLocality: facts.city, addressCountry: facts.country },
  sameAs: config.social.map(({ url }) => url),
}

/**
 * Returns the structured data of a page for search engines (schema.org): the agency, what the page is about, and where
 * the page is. It is data and never runs as a script.
 */
export function jsonLd(meta: PageMeta, things: readonly Thing[]): string {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [organization, ...things, ...breadcrumbList(meta)],
  }
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`
}

function breadcrumbList(meta: PageMeta): readonly BreadcrumbList[] {
  const crumbs = breadcrumbs(meta)
  if (crumbs.length < 2) return []
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: absoluteUrl(path),
      })),
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
  const list = listOf(canonical)
  if (list !== canonical) return [home, { name: pageName(list) ?? title, path: list }, crumb]
  if (article) return [home, { name: 'Blog', path: paths.blog }, crumb]
  const parent = [pages.services, pages.projects, pages.jobs].find(({ path }) => canonical.startsWith(`${path}/`))
  return parent ? [home, { name: parent.label, path: parent.path }, crumb] : [home, crumb]
}
