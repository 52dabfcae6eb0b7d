import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { paths } from '#content/paths.ts'
import { addresses } from './addresses.ts'
import { type Element, readHtml } from './markup.ts'

/** One prerendered page, parsed. */
export type BuiltPage = {
  /** The path of the page, such as '/about'. */
  readonly path: string
  /** The name of the page's file, such as 'about.html'. */
  readonly file: string
  readonly html: string
  readonly elements: readonly Element[]
}

/** The built folder: `VYOMIX_DIST` if that is set, otherwise `dist`. */
export const builtFolder = resolve(process.env.VYOMIX_DIST ?? 'dist')

/**
 * The file of the page with an empty body that the worker returns offline for pages that are not cached. `addresses`
 * does not list this page.
 */
export const SHELL_FILE = 'app-shell.html'

/** Every file of the built site, by its path from the root of the site. */
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

/** Returns the file of a page: 'about.html' for '/about', 'index.html' for '/'. */
export function pageFileName(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** Every built page with its path. */
export const builtPages: readonly BuiltPage[] = addresses
  .filter((path) => isBuilt(pageFileName(path)))
  .map((path) => ({ path, ...readPage(pageFileName(path)) }))

const shell = isBuilt(SHELL_FILE) ? [{ path: SHELL_FILE, ...readPage(SHELL_FILE) }] : []

/** Every HTML file: the pages and the shell. */
export const htmlDocuments: readonly BuiltPage[] = [...builtPages, ...shell]

/** The pages that a search engine may list. */
/** The addresses that search engines should not list. */
export const unlistedPaths: readonly string[] = [paths.search, paths.notFound]
/** The pages that search engines may list. */
export const indexablePages: readonly BuiltPage[] = builtPages.filter(({ path }) => !unlistedPaths.includes(path))

/** Returns the problems that `findProblems` finds in pages. Each begins with the path of its page. */
export function collectProblems(
  pages: readonly BuiltPage[],
  findProblems: (page: BuiltPage) => readonly string[],
): readonly string[] {
  return pages.flatMap((page) => findProblems(page).map((finding) => `${page.path}: ${finding}`))
}

/** Returns the elements of a page with this tag and these attributes. */
export function findElements(
  page: Pick<BuiltPage, 'elements'>,
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
) {
  return page.elements.filter(
    (element) =>
      element.tag === tag && Object.entries(attributes).every(([name, value]) => element.attributes[name] === value),
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
