import { posix } from 'node:path'
import { normalizePath } from 'vite'

const FRAMEWORK = 'src/app/framework.ts'
const ROUTES = 'src/app/routes.ts'
const ENTRY = 'src/entry-client.ts'
const LIBRARY = '/node_modules/'

/** What nearly every page runs. */
const CORE = [
  'src/app/start.tsx',
  'src/sections/page-head.tsx',
  'src/ui/image-loading.ts',
  'src/ui/use-raw-search.ts',
  'src/lib/slugify.ts',
  'src/platform/fetch-record.ts',
]

/** What some pages run and the footer too: each whole, where the bundler would cut it by who shares what. */
const SHARED = {
  field: ['src/ui/field.tsx'],
  posts: ['src/content/posts.ts'], // apart from what shows them: a new article changes no script that remembers something
  'pause-button': ['src/ui/pause-button.tsx'],
  'contact-details': ['src/sections/contact-details.tsx', 'src/sections/copy-email.tsx', 'src/lib/phone-link.ts'],
  // in the script of the page they would bring it, and all it says, into those of its parts
  'home-page': ['src/ui/styled-system/recipes/home-page.js'],
  'agents-page': ['src/ui/styled-system/recipes/agents-page.js'],
  forms: ['src/ui/use-form.ts', 'src/lib/email.ts', 'virtual:records/messages/forms', 'src/sections/outbox.ts'],
} as const

/** What every page fetches by itself once it is quiet. */
const DEFERRED = {
  skies: [
    'src/features/sky/ui/draw-sky.ts',
    'src/platform/browser-canvas-animation.ts',
    'src/platform/browser-long-task-monitor.ts',
  ],
  device: ['src/platform/indexed-db-store.ts', 'src/platform/indexed-db-records.ts'],
  deferred: ['src/app/deferred-ui.tsx', 'src/features/outbox/ui/waiting-requests.tsx'],
  footer: ['src/app/footer.tsx'],
} as const

/** What the chat answers, topics of `content/faq` by subject: a changed answer does not send all of them anew. */
const ANSWERS = {
  'answers-services': ['start', 'services', 'service-details', 'websites', 'shops'],
  'answers-agents': ['technology', 'agents', 'agent-suite', 'ai-explained', 'library', 'products', 'site'],
  'answers-company': [
    ...['company', 'people', 'contact', 'process', 'agreements', 'money', 'doubts', 'declined', 'small-talk'],
    ...['jobs', 'training', 'courses', 'referral'],
  ],
} as const

/** Where a topic goes that is not named above. */
const FALLBACK_ANSWERS = 'answers-services'
const TOPIC = '\0virtual:records/faq/'

/** The words that the chat understands, files of `content/chat`. */
const CHAT = {
  'thesaurus-subjects': ['services', 'technology', 'agents', 'offers', 'site', 'agreements'].map(
    (name) => `thesaurus/${name}`,
  ),
  'thesaurus-aspects': ['company', 'refused', 'aspects', 'questions', 'settings'].map((name) => `thesaurus/${name}`),
  'thesaurus-common': ['thesaurus', 'lookalikes', 'devanagari', 'refusals'],
} as const

type Imports = { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] }
type Modules = { readonly getModuleInfo: (id: string) => Imports | null }

/**
 * Gathers what all pages run into few scripts, where the bundler would make one of every few lines that two of them
 * share: each request costs a phone more than those lines do. What pages need at once is two scripts, but for the entry,
 * which comes before them: the libraries stay as they are when the site's own code changes, so that an update does not
 * fetch them again. What all pages need later is four, of which the sky, which is seen, can come first; what some page
 * needs of it at once comes to all pages at once. The few larger pieces that pages share with the footer are whole scripts
 * as well; so is what the chat knows, by subject. Answers the chunk a module goes to, null for the bundler's own choice.
 * @throws when a file that is named here is not part of the site
 */
export function chunkGroup(root: string): (id: string, modules: Modules) => string | null {
  let chunks: ReadonlyMap<string, string> | null = null
  return (id, modules) => {
    chunks ??= assignChunks(root, modules)
    return chunks.get(id) ?? (id.startsWith(TOPIC) ? FALLBACK_ANSWERS : null)
  }
}

function assignChunks(root: string, modules: Modules): ReadonlyMap<string, string> {
  // on Windows, too, ids have slashes
  const idOf = (file: string) => (file.startsWith('virtual:') ? `\0${file}` : posix.join(normalizePath(root), file))
  const entry = reachable(idOf(ENTRY), modules)
  const pages = new Set<string>()
  for (const page of modules.getModuleInfo(idOf(ROUTES))?.dynamicallyImportedIds ?? []) reachable(page, modules, pages)

  const chunks = new Map<string, string>()
  const assign = (files: readonly string[], nameOf: (module: string) => string) => {
    for (const file of files) {
      if (!modules.getModuleInfo(idOf(file))) throw new Error(`${file} is to be gathered, but no page needs it.`)
      for (const module of reachable(idOf(file), modules))
        if (!entry.has(module) && !chunks.has(module)) chunks.set(module, nameOf(module))
    }
  }
  assign([FRAMEWORK], () => 'libraries')
  assign(CORE, (module) => (module.includes(LIBRARY) ? 'libraries' : 'core'))
  for (const [name, files] of Object.entries(SHARED)) assign(files, () => name)
  for (const [name, files] of Object.entries(DEFERRED)) assign(files, (module) => (pages.has(module) ? 'core' : name))
  for (const [name, topics] of Object.entries(ANSWERS)) for (const topic of topics) chunks.set(TOPIC + topic, name)
  for (const [name, files] of Object.entries(CHAT))
    for (const file of files) chunks.set(idOf(`src/content/chat/${file}.ts`), name)
  return chunks
}

function reachable(id: string, modules: Modules, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reachable(imported, modules, found)
  return found
}
