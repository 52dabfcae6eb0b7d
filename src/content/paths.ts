import { type PageName, pageRows, type pages } from './pages.ts'

type PagePaths = { readonly [Name in PageName]: (typeof pages)[Name]['path'] }

/** The paths of the pages in `pages.ts`, and of the services to which texts link by name. */
export const paths = {
  ...(Object.fromEntries(pageRows.map(({ name, path }) => [name, path])) as PagePaths),
  customWebsites: '/services/custom-website-development',
  ecommerce: '/services/ecommerce-solutions',
  seo: '/services/seo-optimization',
  uiUx: '/services/ui-ux-design',
  hosting: '/services/web-hosting',
  wordpress: '/services/wordpress-development',
  mobileApps: '/services/mobile-app-development',
  apis: '/services/api-development',
} as const

export function servicePath(slug: string): string {
  return `${paths.services}/${slug}`
}

/** The meeting form on the contact page. */
export const meetingPath = `${paths.contact}#meeting`

/** The part of the privacy page that deletes what this device keeps. */
export const deletePath = `${paths.privacy}#delete`

export function postPath(slug: string): string {
  return `${paths.blog}/${slug}`
}

export function projectPath(slug: string): string {
  return `${paths.projects}/${slug}`
}

export function jobPath(id: string): string {
  return `${paths.jobs}/${id}`
}
