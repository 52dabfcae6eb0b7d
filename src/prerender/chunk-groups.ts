import { posix } from 'node:path'
import { normalizePath } from 'vite'

const FRAMEWORK = ['src/app/framework.ts', 'src/ui/plain-icon.ts']
const ROUTES = 'src/app/routes.ts'
const ENTRY = 'src/entry-client.ts'
const NODE_MODULES = '/node_modules/'

/** The code that nearly every page runs. */
const CORE = [
  'src/app/start.tsx',
  'src/features/sky/ui/page-head.tsx',
  'src/ui/section.tsx',
  'src/ui/section-head.tsx',
  'src/ui/actions.tsx',
  'src/ui/closing.tsx',
  'src/ui/dashed-item.tsx',
  'src/ui/image-loading.ts',
  'src/ui/use-raw-search.ts',
  'src/ui/use-one-at-a-time.ts',
  'src/lib/slugify.ts',
  'src/platform/fetch-record.ts',
  'src/lib/load-once.ts',
  'src/ui/use-now.ts',
  'src/ui/scroll-focused-into-view.ts',
  'src/content/query-paths.ts',
  'src/lib/line-breaks.ts',
  'src/lib/dates.ts',
  'src/lib/parse-url.ts',
  'src/lib/has-begun.ts',
  'src/lib/engrave/geometry.ts',
  'src/lib/engrave/brand-inks.ts',
  'src/lib/engrave/inks.ts',
  'src/lib/engrave/seeded-random.ts',
]

/**
 * Code that a page shares with the footer, with other pages or with its islands. Each entry becomes one script, which
 * the bundler would otherwise split by importers.
 */
const SHARED = {
  field: ['src/ui/field.tsx', 'src/ui/no-script-note.tsx'],
  // apart from `core`, for the pages with the most code
  parts: ['src/ui/pause-button.tsx', 'virtual:records/messages/moving/paging'],
  lists: [
    'src/ui/use-address-query.ts',
    'src/ui/search-status.tsx',
    'src/ui/search-box.tsx',
    'src/ui/nothing-found.tsx',
    'src/ui/filter-tools.tsx',
    'src/lib/fold-for-search.ts',
    'src/features/search/ui/use-list-search.tsx',
  ],
  'record-list': [
    'src/features/record-list/ui/list-end.tsx',
    'src/features/record-list/list-meta.ts',
    'src/content/record-address.ts',
  ],
  article: [
    'src/features/article/state.ts',
    'src/features/article/ui/text-layout.ts',
    'src/features/article/ui/article-text.tsx',
    'src/features/article/ui/fact-list.tsx',
  ],
  'post-card': ['src/features/article/ui/post-card.tsx', 'src/features/article/ui/post-grid.ts'],
  training: ['src/content/training.ts', 'virtual:records/batches'],
  posts: ['virtual:records/articles/plan'], // apart from the components: a new article changes no script that holds state
  moon: ['src/ui/moon.tsx'],
  jobs: [
    'src/features/contact/ui/apply-link.tsx',
    'src/content/jobs/categories.ts',
    'virtual:records/pages/jobs/groups',
  ],
  contact: [
    'src/ui/contact-details.tsx',
    'src/features/contact/ui/copy-email.tsx',
    'src/lib/phone-link.ts',
    'virtual:records/pages/contact/office',
    'virtual:records/products',
  ],
  forms: [
    'src/ui/form.tsx',
    'src/ui/sender-fields.ts',
    'src/ui/use-form.ts',
    'src/lib/email.ts',
    'virtual:records/messages/forms',
    'virtual:records/messages/saving/saving',
    'src/features/outbox/form-state.ts',
  ],
  sending: [
    'src/ui/use-sending.ts',
    'src/lib/validate-sender.ts',
    'src/features/meeting/form.ts',
    'virtual:records/messages/saving/sending',
    'virtual:records/messages/meeting/outcome',
    'src/platform/time-zone.ts',
    'src/lib/office-state.ts', // the hours, for the form of meetings
    'src/lib/zoned-time.ts',
    'src/lib/parse-hours.ts',
    'virtual:records/facts/country',
    'virtual:records/facts/weekdayHours',
    'virtual:records/facts/weekendHours',
  ],
  sheet: ['virtual:records/pages/quote/sheet'],
  clients: ['virtual:records/clients', 'virtual:records/testimonials'],
} as const

/** Code that no page needs at first. Every page fetches `device` and `deferred` once it has loaded. */
const DEFERRED = {
  device: [
    'src/features/sky/ui/draw-sky.ts',
    'src/platform/browser-canvas-animation.ts',
    'src/platform/browser-long-task-monitor.ts',
    'src/platform/indexed-db-store.ts',
    'src/platform/indexed-db-records.ts',
    'src/app/start-motion.ts',
    'src/features/motion/state.ts',
    'src/lib/json.ts', // the outbox and the library read JSON
    'src/lib/retry-after.ts',
    'virtual:records/messages/moving/everything', // both the search and the footer say it
    'src/content/record-pages.ts', // a navigation to a list or a record needs it; the first page has its data
  ],
  deferred: ['src/app/deferred-ui.tsx', 'src/app/storage-failure.ts', 'src/features/outbox/ui/requests-when-used.tsx'],
  footer: ['src/app/footer.tsx'],
  outbox: [
    'src/features/outbox/ui/waiting-requests.tsx',
    'src/features/outbox/receipt-state.ts', // a form needs it without a network
  ],
  controls: ['src/app/controls.tsx'],
} as const

/**
 * The chat's answers: topics of `content/faq`, grouped so that browsers do not fetch all of them again when one
 * changes.
 */
const ANSWERS = {
  'answers-services': ['start', 'services', 'service-details', 'websites', 'shops'],
  'answers-agents': ['technology', 'agents', 'agent-suite', 'ai-explained', 'library', 'products', 'site'],
  'answers-company': [
    ...['company', 'people', 'contact', 'process', 'agreements', 'money', 'doubts', 'declined', 'small-talk'],
    ...['jobs', 'training', 'courses', 'referral'],
  ],
} as const

/** The chunk of topics that are not listed in `ANSWERS`. */
const FALLBACK_ANSWERS = 'answers-services'
const TOPIC_PREFIX = '\0virtual:records/faq/'

/** The vocabulary of the chat: files of `content/chat`. */
const CHAT_VOCABULARY = {
  'thesaurus-subjects': ['services', 'technology', 'agents', 'offers', 'site', 'agreements'].map(
    (name) => `thesaurus/${name}`,
  ),
  'thesaurus-aspects': ['company', 'refused', 'aspects', 'questions', 'settings'].map((name) => `thesaurus/${name}`),
  'thesaurus-common': ['thesaurus', 'lookalikes', 'devanagari', 'refusals'],
} as const

/**
 * Matches the icons. Those that several modules import become one script: otherwise each would cost a request for 200
 * bytes.
 */
const ICON = /\/lucide-react\/.*\/icons\//
/** Matches the icons of forms that toasts and notices show too, so that these load without the code of forms. */
const STATUS_ICON = /\/lucide-react\/.*\/icons\/(?:cloud-off|circle-check|circle-exclamation-point)\./
/** Matches the icons of `contact-details`, so that its pages do not load those of all others. */
const CONTACT_ICON = /\/lucide-react\/.*\/icons\/(?:mail|phone)\./

type ModuleInfo = {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
  readonly importers: readonly string[]
}
type ModuleGraph = { readonly getModuleInfo: (id: string) => ModuleInfo | null }

/**
 * Returns a function that returns the chunk of a module, or null to leave the choice to the bundler. The function
 * groups the code of all pages into few scripts. The bundler would make a script of every few lines that two pages
 * share, and a phone spends more on a request than on those lines.
 *
 * After the entry, every page needs the scripts `libraries` and `core` at once. They are separate, so that browsers do
 * not fetch the libraries again when only the site's own code has changed. The scripts in `DEFERRED` load later. If a
 * page needs a module of these scripts at once, that module goes to `core`.
 * @throws an Error when a listed file is not part of the site; topics of `content/faq` may be removed
 */
export function chunkGroup(root: string): (id: string, modules: ModuleGraph) => string | null {
  let chunks: ReadonlyMap<string, string> | null = null
  return (id, modules) => {
    chunks ??= assignChunks(root, modules)
    const isSharedIcon = () => ICON.test(id) && (modules.getModuleInfo(id)?.importers.length ?? 0) > 1
    return (
      sheetGroup(id, modules) ??
      (STATUS_ICON.test(id) ? 'libraries' : CONTACT_ICON.test(id) ? 'contact-details' : null) ??
      chunks.get(id) ??
      (id.startsWith(TOPIC_PREFIX) ? FALLBACK_ANSWERS : isSharedIcon() ? 'icons' : null)
    )
  }
}

/** Matches the sheet of one file of styles. */
const SHEET = /\/styled-system\/styles\/recipes\/[\w-]+\.css$/
const SITE_SHEET = /\/src\/ui\/theme\/site\.css$/

/**
 * Returns the group of a sheet. The sheets of a page become one file, with those of its islands. So do the sheets of a
 * feature, and the sheets of the kit and the frame.
 */
function sheetGroup(id: string, modules: ModuleGraph): string | null {
  if (SITE_SHEET.test(id)) return 'site'
  if (!SHEET.test(id)) return null
  const [importer = ''] = modules.getModuleInfo(id)?.importers ?? []
  if (!importer.endsWith('-styles.ts')) return null
  const owner = /\/src\/(?:pages|features)\/([^/]+)\//.exec(importer)?.[1]
  if (owner) return `${owner}-sheet`
  return /\/src\/(ui|app)\//.test(importer) ? 'site' : null
}

function assignChunks(root: string, modules: ModuleGraph): ReadonlyMap<string, string> {
  // ids have forward slashes on Windows too
  const idOf = (file: string) => (file.startsWith('virtual:') ? `\0${file}` : posix.join(normalizePath(root), file))
  const entryModules = collectReachable(idOf(ENTRY), modules)
  const pageModules = new Set<string>()
  for (const page of modules.getModuleInfo(idOf(ROUTES))?.dynamicallyImportedIds ?? [])
    collectReachable(page, modules, pageModules)

  const chunks = new Map<string, string>()
  const idOfListed = (file: string) => {
    const id = idOf(file)
    if (!modules.getModuleInfo(id)) throw new Error(`${file} is listed in chunk-groups.ts, but no page imports it.`)
    return id
  }
  const assign = (files: readonly string[], nameOf: (module: string) => string) => {
    for (const file of files) {
      for (const module of collectReachable(idOfListed(file), modules))
        if (!entryModules.has(module) && !chunks.has(module)) chunks.set(module, nameOf(module))
    }
  }
  assign(FRAMEWORK, () => 'libraries')
  assign(CORE, (module) => (module.includes(NODE_MODULES) ? 'libraries' : 'core'))
  for (const [name, files] of Object.entries(SHARED)) assign(files, () => name)
  for (const [name, files] of Object.entries(DEFERRED))
    assign(files, (module) => (pageModules.has(module) ? 'core' : name))
  for (const [name, topics] of Object.entries(ANSWERS))
    for (const topic of topics) chunks.set(TOPIC_PREFIX + topic, name)
  for (const [name, files] of Object.entries(CHAT_VOCABULARY))
    for (const file of files) chunks.set(idOfListed(`src/content/chat/${file}.ts`), name)
  return chunks
}

function collectReachable(id: string, modules: ModuleGraph, visited = new Set<string>()): ReadonlySet<string> {
  if (visited.has(id)) return visited
  visited.add(id)
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) collectReachable(imported, modules, visited)
  return visited
}
