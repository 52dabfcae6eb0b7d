import { readdirSync } from 'node:fs'
import { paths, postPath, servicePath } from '#content/paths.ts'

const namesIn = (folder: string) => readdirSync(`src/content/${folder}`).map((file) => file.replace(/\.\w+$/, ''))
const isOther = (path: string) => !path.startsWith(servicePath('')) || path === paths.refer || path === paths.training

/** The slugs of all articles, read from their sources. */
export const articleSlugs: readonly string[] = namesIn('articles')

/** The addresses of all services: each is a file. */
export const servicePaths: readonly string[] = namesIn('services').map(servicePath)

/** How many records and pages there are beyond those of the delivered site, for which the limits were set. */
const beyond = (delivered: number, all: readonly unknown[]) => Math.max(0, all.length - delivered)
export const addedServices = beyond(8, servicePaths)
export const addedPages = beyond(16, Object.values(paths).filter(isOther))
export const addedArticles = beyond(10, articleSlugs)
/** The added records that share a page with others of their kind. */
export const addedRows = beyond(15, namesIn('projects')) + beyond(10, namesIn('jobs')) + beyond(10, namesIn('library'))

/** The path of every page other than articles. */
export const pagePaths: readonly string[] = [...Object.values(paths).filter(isOther), ...servicePaths]

/** The path of every page that the build must write. */
export const addresses: readonly string[] = [...pagePaths, ...articleSlugs.map(postPath)]
