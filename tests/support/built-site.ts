import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { paths } from '#content/paths.ts'
import { addresses } from './addresses.ts'
import { type Element, readHtml } from './markup.ts'

/** One prerendered page, read. */
export type BuiltPage = {
  /** Its address, such as '/about'. */
  readonly path: string
  /** Its file, such as 'about.html'. */
  readonly file: string
  readonly html: string
  readonly elements: readonly Element[]
}

/** The built folder: what VYOMIX_DIST names, otherwise `dist`. */
export const builtFolder = resolve(process.env.VYOMIX_DIST ?? 'dist')

/** The page without content that stands in for unknown addresses offline. It has no address of its own. */
export const SHELL_FILE = 'app-shell.html'

/** Every file of the built site, by its path from the site's root. */
export const fileNames: readonly string[] = listFiles()

export function isBuilt(file: string): boolean {
  return fileNames.includes(file)
}

export function builtBytes(file: string): Buffer {
  return readFileSync(join(builtFolder, file))
}

export function builtText(file: string): string {
  return builtBytes(file).toString('utf8')
}

/** '/about' lies in 'about.html', '/' in 'index.html'. */
export function pageFileName(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** The pages that were built, by their addresses. */
export const builtPages: readonly BuiltPage[] = addresses
  .filter((path) => isBuilt(pageFileName(path)))
  .map((path) => ({ path, ...readPage(pageFileName(path)) }))

const shell = isBuilt(SHELL_FILE) ? [{ path: SHELL_FILE, ...readPage(SHELL_FILE) }] : []

/** Every HTML file: the pages and the shell. */
export const htmlDocuments: readonly BuiltPage[] = [...builtPages, ...shell]

/** Pages a search engine may list. */
export const indexablePages: readonly BuiltPage[] = builtPages.filter(({ path }) => path !== paths.notFound)

/** Finds something wrong in pages: `look` returns what it finds, the list names the page with each. */
export function findings(
  within: readonly BuiltPage[],
  look: (page: BuiltPage) => readonly string[],
): readonly string[] {
  return within.flatMap((page) => look(page).map((finding) => `${page.path}: ${finding}`))
}

/** The elements of a page with this tag and these attributes. */
export function findElements(
  page: Pick<BuiltPage, 'elements'>,
  tag: string,
  wanted: Readonly<Record<string, string>> = {},
) {
  return page.elements.filter(
    (element) =>
      element.tag === tag && Object.entries(wanted).every(([name, value]) => element.attributes[name] === value),
  )
}

function readPage(file: string) {
  const html = builtText(file)
  return { file, html, elements: readHtml(html).elements }
}

function listFiles(): readonly string[] {
  if (!existsSync(join(builtFolder, 'index.html')))
    throw new Error(`There is no built site in ${builtFolder}. Build it first: npm run build`)
  return readdirSync(builtFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(builtFolder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}
