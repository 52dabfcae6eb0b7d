import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rollup } from 'vite'
import type { LicensedWork, LicenseText, ShippedLicenses } from '#content/licenses.ts'
import { compareText } from '#lib/compare-text.ts'
import { contentRecords } from './records/plugin.ts'
import type { SiteContent } from './records/queries.ts'
import { wordmark } from './wordmark.ts'

const ID = 'virtual:licenses'
const FONT_PACKAGES = ['kalnia', 'hanken-grotesk', 'red-hat-mono'].map((font) => `@fontsource-variable/${font}`)
/** Logos of technologies are drawings, not scripts, so no bundle contains this package. */
const LOGO_PACKAGE = 'simple-icons'
const ICON_PACKAGES: readonly string[] = ['lucide-react', LOGO_PACKAGE]

/**
 * Returns the plugin that gives the licences page the packages that ship (`virtual:licenses`). The page is part of the
 * scripts that it describes, so the plugin first bundles them once without writing them. The build fails if the final
 * scripts contain a package that the first ones did not.
 */
export function shippedLicenses(root: string, define: Record<string, string>, content: SiteContent): Plugin {
  return {
    name: 'vyomix:licenses',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null
      return `export const shipped = ${JSON.stringify(collectLicenses(root, await expectedPackages(root, define, content)))}`
    },
    async generateBundle(_, bundle) {
      const expected = await expectedPackages(root, define, content)
      const missing = [...bundledPackages(Object.values(bundle))].filter((name) => !expected.has(name))
      if (missing.length > 0) this.error(`The licences page does not list ${missing.join(', ')}.`)
    },
  }
}

let packageNames: Promise<ReadonlySet<string>> | undefined

/**
 * Returns the packages in the scripts of the site and its worker. It bundles once per run, and again after a failure.
 */
function expectedPackages(
  root: string,
  define: Record<string, string>,
  content: SiteContent,
): Promise<ReadonlySet<string>> {
  packageNames ??= dryBundle(root, define, content).catch((error: unknown) => {
    packageNames = undefined
    throw error
  })
  return packageNames
}

async function dryBundle(
  root: string,
  define: Record<string, string>,
  content: SiteContent,
): Promise<ReadonlySet<string>> {
  const built = await build({
    configFile: false,
    root,
    define,
    logLevel: 'silent',
    plugins: [contentRecords(content), wordmark(root, content.settings.shortName), withoutContent],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      rolldownOptions: { input: ['src/entry-client.ts', 'src/sw/sw.ts', ...workerScripts(root)] },
    },
  })
  return bundledPackages(([built].flat() as Rollup.RollupOutput[]).flatMap(({ output }) => output))
}

/** Returns the scripts of the workers that pages start. Each is a bundle of its own. */
function workerScripts(root: string): readonly string[] {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  return files.filter((file) => file.endsWith('-worker.ts')).map((file) => join(root, 'src', file))
}

/**
 * Replaces style sheets, Markdown files and the list of licences with empty modules, because they contain no package.
 */
const withoutContent: Plugin = {
  name: 'vyomix:licenses-without-content',
  enforce: 'pre',
  resolveId: (id) => (/^virtual:licenses|\.(css|md)(\?.*)?$/.test(id) ? `\0empty:${id.replace(/\W/g, '-')}` : null),
  load: (id) => (id.startsWith('\0empty:') ? 'export default null; export const shipped = null' : null),
}

/** Returns the names of the packages that have any code in the given files. */
export function bundledPackages(files: readonly (Rollup.OutputAsset | Rollup.OutputChunk)[]): ReadonlySet<string> {
  const modules = files.flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
  return new Set(
    modules.filter(([, { renderedLength }]) => renderedLength > 0).flatMap(([id]) => packageNameOf(id) ?? []),
  )
}

/**
 * Returns the package of a module, or null for a module of the site itself. Code that a tool generates counts as the
 * tool's.
 */
export function packageNameOf(id: string): string | null {
  if (/\/styled-system\/.*\.m?js$/.test(id)) return '@pandacss/dev'
  const tool = /^\0?(vite|rolldown)\//.exec(id)?.[1]
  return tool ?? /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? null
}

/**
 * Returns the licences of these packages, of the fonts and of the logos, sorted by name, and the texts of the licences.
 */
export function collectLicenses(root: string, packages: ReadonlySet<string>): ShippedLicenses {
  const works = [...packages, ...FONT_PACKAGES, LOGO_PACKAGE]
    .sort()
    .map((name) => workOf(join(root, 'node_modules', name)))
  const isFont = ({ name }: LicensedWork) => FONT_PACKAGES.includes(name)
  const isIcon = ({ name }: LicensedWork) => ICON_PACKAGES.includes(name)
  const withoutTexts = works.map(({ text: _, ...work }) => work)
  return {
    packages: withoutTexts.filter((work) => !isFont(work) && !isIcon(work)),
    icons: withoutTexts.filter(isIcon),
    fonts: withoutTexts.filter(isFont),
    texts: textsOf(works),
  }
}

type InstalledWork = LicensedWork & { readonly text: string }

type Package = Readonly<Record<'name' | 'version' | 'license', string>> & {
  readonly author?: string | { readonly name: string }
}

function workOf(folder: string): InstalledWork {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package
  const file = readdirSync(folder).find((fileName) => /^licen[cs]e(\.\w+)?$/i.test(fileName))
  const licenseFile = file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : ''
  const { copyright, text } = parseLicense(licenseFile)
  const authorName = typeof author === 'object' ? author.name : author?.replace(/ *[<(].*$/, '')
  return { name, version, license, copyright: copyright.length === 0 && authorName ? [authorName] : copyright, text }
}

/** Returns a licence file's copyright lines and the text after them, without the titles above. */
export function parseLicense(licenseFile: string): { readonly copyright: readonly string[]; readonly text: string } {
  const ownLicense = licenseFile.split(/^#+ Licenses of bundled dependencies/m)[0] ?? ''
  const paragraphs = ownLicense
    .replaceAll('\r', '')
    .trim()
    .split(/\n\s*\n/)
  const isTitle = (line = '') => line.length < 40 && !line.endsWith(',')
  const isHeading = (paragraph: string) => {
    const [first = '', second] = paragraph.split('\n')
    return (
      /^\s*(#|copyright)/i.test(first) || (isTitle(first) && (second === undefined || /^\s*copyright/i.test(second)))
    )
  }
  const start = paragraphs.findIndex((paragraph) => !isHeading(paragraph))
  const lines = paragraphs.slice(0, Math.max(start, 0)).join('\n').split('\n')
  const headingLines = lines.filter((line) => /^\s*copyright/i.test(line))
  const bodyLines = ownLicense.split(/\r?\n/).filter((line) => /^copyright \(c\) \d{4}/i.test(line)) // below an introduction
  return {
    copyright: (headingLines.length > 0 ? headingLines : bodyLines).map(
      (line) => line.replace(/ \S+\.ttf: Copyright.*$/, '').trim(), // the files of a font repeat the line
    ),
    text: start < 0 ? '' : paragraphs.slice(start).join('\n\n'),
  }
}

function textsOf(works: readonly InstalledWork[]): readonly LicenseText[] {
  const normalise = ({ text }: InstalledWork) =>
    text
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim()
  const groups = new Map<string, [InstalledWork, ...InstalledWork[]]>()
  for (const work of works) {
    const key = normalise(work) || work.name
    const group = groups.get(key)
    if (group) group.push(work)
    else groups.set(key, [work])
  }
  return [...groups.values()]
    .map((group) => ({ license: group[0].license, works: group.map(({ name }) => name), text: group[0].text }))
    .sort((a, b) => b.works.length - a.works.length || compareText(a.license, b.license))
}
