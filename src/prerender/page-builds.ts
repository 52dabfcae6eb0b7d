import type { Thing } from 'schema-dts'
import type { Drawings } from '#lib/engrave/svg-file.ts'
import type { PageParams } from '#pages/page.ts'

/** What the build has to know of a page: the exports of `build.ts` in the page's folder. */
type PageBuild = {
  /** The drawings of the page that become SVG files. */
  readonly art?: Drawings
  /** The drawings of menus that are no files of `ui/brand/glyphs`, by name. */
  readonly glyphs?: Drawings
  /** Whether each address of the page has inline styles and a placeholder of its own, because its blocks differ. */
  readonly isDifferentByAddress?: boolean
  /** Whether the data of the page is a script. If it is a file, the document of the page contains it. */
  readonly hasDataInScript?: boolean
  /** Returns what the page is about, as structured data for search engines (schema.org). */
  readonly structuredData?: (params: PageParams) => readonly Thing[] | Promise<readonly Thing[]>
}

const files = import.meta.glob<PageBuild>('/src/pages/*/build.ts', { eager: true })

/** What the build has to know of each page, by the name of the page. */
export const pageBuilds: Readonly<Record<string, PageBuild>> = Object.fromEntries(
  Object.entries(files).map(([file, build]) => [file.split('/')[3] ?? '', build]),
)
