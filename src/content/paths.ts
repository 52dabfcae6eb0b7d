import { uriComponent } from '#lib/well-formed.ts'

/** Every address of the site. Links, sitemap, service worker and tests read it here; nobody writes an address by hand. */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  customWebsites: '/services/custom-website-development',
  ecommerce: '/services/ecommerce-solutions',
  seo: '/services/seo-optimization',
  uiUx: '/services/ui-ux-design',
  hosting: '/services/web-hosting',
  wordpress: '/services/wordpress-development',
  mobileApps: '/services/mobile-app-development',
  apis: '/services/api-development',
  refer: '/services/refer',
  training: '/services/agentic-ai-training',
  projects: '/projects',
  products: '/products',
  blog: '/blog',
  jobs: '/jobs',
  fun: '/fun',
  contact: '/contact',
  agents: '/agents',
  agentsLibrary: '/ai-agents-library',
  privacy: '/privacy',
  notFound: '/404',
  licenses: '/licenses',
} as const

export type SitePath = (typeof paths)[keyof typeof paths]

export function servicePath(slug: string): string {
  return `${paths.services}/${slug}`
}

export function postPath(slug: string): string {
  return `${paths.blog}/${slug}`
}

export function tagPath(tag: string): string {
  return `${paths.blog}?tag=${uriComponent(tag)}`
}
