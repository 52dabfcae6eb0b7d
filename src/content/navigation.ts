import { record as libraryPromise } from 'virtual:records/pages/library/promise'
import { paths } from './paths.ts'

/** A sub-link of the header's menus, with its one-line promise and its drawing. */
export type SubLink = {
  readonly name: string
  readonly href: string
  readonly promise: string
  readonly glyph: GlyphName
}

type GlyphName =
  | 'web'
  | 'shop'
  | 'seo'
  | 'uiux'
  | 'host'
  | 'wp'
  | 'mobile'
  | 'api'
  | 'refer'
  | 'training'
  | 'agents'
  | 'library'

const agentLinks: readonly SubLink[] = [
  { name: 'AI Agents & Chatbots', href: paths.agents, promise: 'Fifteen agents in six fields', glyph: 'agents' },
  {
    name: 'AI Agents Library',
    href: paths.agentsLibrary,
    promise: libraryPromise,
    glyph: 'library',
  },
]

export const serviceLinks: readonly SubLink[] = [
  { name: 'Custom Website Development', href: paths.customWebsites, promise: 'Built to your brief', glyph: 'web' },
  { name: 'E-commerce Solutions', href: paths.ecommerce, promise: 'Shops that take orders', glyph: 'shop' },
  { name: 'SEO Optimization', href: paths.seo, promise: 'Found for the right words', glyph: 'seo' },
  { name: 'UI/UX Design', href: paths.uiUx, promise: 'Tested before it is built', glyph: 'uiux' },
  { name: 'Web Hosting & Maintenance', href: paths.hosting, promise: 'Watched around the clock', glyph: 'host' },
  { name: 'WordPress Development', href: paths.wordpress, promise: 'Themes without the bloat', glyph: 'wp' },
  { name: 'Mobile App Development', href: paths.mobileApps, promise: 'iOS and Android together', glyph: 'mobile' },
  { name: 'API Development & Integration', href: paths.apis, promise: 'Systems that talk', glyph: 'api' },
]

const earnAndLearn: readonly SubLink[] = [
  { name: 'Refer & Earn', href: paths.refer, promise: '10% to 15% of the project value', glyph: 'refer' },
  { name: 'Agentic AI Training', href: paths.training, promise: 'Two courses, three batches', glyph: 'training' },
]

export type NavItem = { readonly name: string; readonly href: string; readonly sub?: readonly SubLink[] }

/** The header, in the spec's order (§2.2). */
export const navigation: readonly NavItem[] = [
  { name: 'Home', href: paths.home },
  { name: 'About', href: paths.about },
  { name: 'Agents', href: paths.agents, sub: agentLinks },
  { name: 'Services', href: paths.services, sub: [...serviceLinks, ...earnAndLearn] },
  { name: 'Projects', href: paths.projects },
  { name: 'Products', href: paths.products },
  { name: 'Blog', href: paths.blog },
  { name: 'Jobs', href: paths.jobs },
  { name: 'Fun Page', href: paths.fun },
  { name: 'Contact', href: paths.contact },
]
