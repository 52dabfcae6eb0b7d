import { records } from 'virtual:records/services/menu'
import { paths, servicePath } from './paths.ts'

/** A sub-link of the header's menus, with its one-line promise and the name of its drawing, `/glyphs/<glyph>.svg`. */
export type SubLink = {
  readonly name: string
  readonly href: string
  readonly promise: string
  readonly glyph: string
}

const agentLinks: readonly SubLink[] = [
  { name: 'AI Agents & Chatbots', href: paths.agents, promise: 'Fifteen agents in six fields', glyph: 'agents' },
  {
    name: 'AI Agents Library',
    href: paths.agentsLibrary,
    promise: 'Ten prompts to run with your own key',
    glyph: 'library',
  },
]

/** The services: each is a file of `content/services`. */
export const serviceLinks: readonly SubLink[] = records.map(({ slug, name, promise, instrument }) => ({
  name,
  href: servicePath(slug),
  promise,
  glyph: instrument,
}))

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
