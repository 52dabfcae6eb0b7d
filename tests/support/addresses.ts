import { readdirSync } from 'node:fs'
import { paths, postPath, servicePath } from '#content/paths.ts'

const namesIn = (folder: string) =>
  readdirSync(`src/content/${folder}`).flatMap((file) => /^(.+)\.(?:md|yaml)$/.exec(file)?.[1] ?? [])
const isGeneralPage = (path: string) =>
  !path.startsWith(servicePath('')) || path === paths.refer || path === paths.training

/** The slugs of all articles, read from their sources. */
export const articleSlugs: readonly string[] = namesIn('articles')

/** The addresses of all services. Each service is one file. */
export const servicePaths: readonly string[] = namesIn('services').map(servicePath)

/** Returns how many more records or pages there are than in the delivered site, for which the limits were set. */
const countBeyond = (delivered: number, all: readonly unknown[]) => Math.max(0, all.length - delivered)
export const addedServices = countBeyond(8, servicePaths)
export const addedPages = countBeyond(16, Object.values(paths).filter(isGeneralPage))
export const addedArticles = countBeyond(10, articleSlugs)
/** How many records were added to pages that list several records: projects, jobs and agents of the library. */
export const addedRows =
  countBeyond(15, namesIn('projects')) + countBeyond(10, namesIn('jobs')) + countBeyond(10, namesIn('library'))

/** The path of every page other than articles. */
export const pagePaths: readonly string[] = [...Object.values(paths).filter(isGeneralPage), ...servicePaths]

/** The path of every page that the build must write. */
export const addresses: readonly string[] = [...pagePaths, ...articleSlugs.map(postPath)]
