/** A page of the site: its file in `pages/` is named like its row (`agentsLibrary` is `agents-library.tsx`). */
type PageRow = {
  readonly path: `/${string}`
  /** Addresses that it had before: they lead to this one. */
  readonly formerly?: readonly `/${string}`[]
  /** What header, footer and the map of the not-found page call it. */
  readonly label: string
  /** The header has the pages that say so, in the order of the rows. */
  readonly isInHeader?: true
  /** Its place in the menu below a page of the header, after the records of that page. Its promise stands in `pages/header.yaml`. */
  readonly menu?: { readonly below: string; readonly glyph: string; readonly label?: string }
  /** The columns of the footer it stands in, and the names it has there. */
  readonly footer?: Partial<Record<FooterColumn, readonly string[]>>
}
type FooterColumn = keyof typeof footerColumnNames

export const footerColumnNames = { main: 'Main Pages', company: 'Company', utility: 'Utility Pages' } as const

/** Every page but those of records (services, articles). Addresses, header, footer, sitemap and routes are made of it. */
export const pages = {
  home: { path: '/', label: 'Home', isInHeader: true, footer: { main: ['Home'] } },
  about: { path: '/about', label: 'About', isInHeader: true, footer: { company: ['About'] } },
  agents: {
    path: '/agents',
    label: 'Agents',
    isInHeader: true,
    menu: { below: 'agents', glyph: 'agents', label: 'AI Agents & Chatbots' },
  },
  agentsLibrary: {
    path: '/ai-agents-library',
    label: 'AI Agents Library',
    menu: { below: 'agents', glyph: 'library' },
  },
  services: {
    path: '/services',
    label: 'Services',
    isInHeader: true,
    footer: { main: ['Features', 'Pricing'] },
  },
  refer: { path: '/services/refer', label: 'Refer & Earn', menu: { below: 'services', glyph: 'refer' } },
  training: {
    path: '/services/agentic-ai-training',
    label: 'Agentic AI Training',
    menu: { below: 'services', glyph: 'training' },
  },
  projects: { path: '/projects', label: 'Projects', isInHeader: true },
  products: { path: '/products', label: 'Products', isInHeader: true },
  blog: { path: '/blog', label: 'Blog', isInHeader: true, footer: { company: ['Blog'] } },
  jobs: { path: '/jobs', label: 'Jobs', isInHeader: true },
  fun: { path: '/fun', label: 'Fun Page', isInHeader: true },
  contact: {
    path: '/contact',
    label: 'Contact',
    isInHeader: true,
    footer: { main: ['Contact us'] },
  },
  privacy: { path: '/privacy', label: 'Privacy Policy', footer: { company: ['Privacy Policy'] } },
  notFound: { path: '/404', label: '404', footer: { utility: ['404'] } },
  licenses: { path: '/licenses', label: 'Licenses', footer: { utility: ['Licenses'] } },
} as const satisfies Readonly<Record<string, PageRow>>

export type PageName = keyof typeof pages

/** The rows in their order, each with its name. */
export const pageRows: readonly (PageRow & { readonly name: PageName })[] = (
  Object.entries(pages) as readonly [PageName, PageRow][]
).map(([name, row]) => ({ name, ...row }))
