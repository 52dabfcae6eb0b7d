import { uriComponent } from '#lib/well-formed.ts'
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

/** Returns the address of the contact form with a service filled in. `href` is the path of the service's page. */
export function enquiryPath(href: string): string {
  return `${paths.contact}?service=${href.slice(servicePath('').length)}`
}

export function postPath(slug: string): string {
  return `${paths.blog}/${slug}`
}

export function tagPath(tag: string): string {
  return `${paths.blog}?tag=${uriComponent(tag)}`
}
