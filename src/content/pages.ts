/**
 * A page of the site. Its folder in `pages/` has the name of its row: `agentsLibrary` is
 * `agents-library/agents-library-page.tsx`.
 */
type PageRow = {
  readonly path: `/${string}`
  /** Former addresses, which redirect to this one. */
  readonly formerly?: readonly `/${string}`[]
  /** The name in the header and on the map of the not-found page. */
  readonly label: string
  /** Whether the header lists the page. The order is that of the rows. */
  readonly isInHeader?: true
  /**
   * The page's entry in the menu of a header page, below that page's records. The promise of the entry is in
   * `pages/header.yaml`.
   */
  readonly menu?: { readonly below: string; readonly glyph: string; readonly label?: string }
  /** The page's columns in the footer, and its names there. */
  readonly footer?: Partial<Record<FooterColumn, readonly string[]>>
}
type FooterColumn = keyof typeof footerColumnNames

export const footerColumnNames = { main: 'Main Pages', company: 'Company', utility: 'Utility Pages' } as const

/**
 * All pages except those of records (services, articles). Paths, header, footer, sitemap and routes derive from them.
 */
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
  quote: { path: '/quote', label: 'Quote in 5 Questions', menu: { below: 'services', glyph: 'quote' } },
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
  search: { path: '/search', label: 'Search' },
  privacy: { path: '/privacy', label: 'Privacy Policy', footer: { company: ['Privacy Policy'] } },
  notFound: { path: '/404', label: '404', footer: { utility: ['404'] } },
  licenses: { path: '/licenses', label: 'Licenses', footer: { utility: ['Licenses'] } },
} as const satisfies Readonly<Record<string, PageRow>>

export type PageName = keyof typeof pages

/** The rows of `pages` in their order, each with its name. */
export const pageRows: readonly (PageRow & { readonly name: PageName })[] = (
  Object.entries(pages) as readonly [PageName, PageRow][]
).map(([name, row]) => ({ name, ...row }))
