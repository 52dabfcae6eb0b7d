import { readdirSync } from 'node:fs'
import { paths, postPath, servicePath } from '#content/paths.ts'

const namesIn = (folder: string) => readdirSync(`src/content/${folder}`).map((file) => file.replace(/\.\w+$/, ''))
const isOther = (path: string) => !path.startsWith(servicePath('')) || path === paths.refer || path === paths.training

/** The slugs of all articles, read from their sources. */
export const slugs: readonly string[] = namesIn('articles')

/** The addresses of all services: each is a file. */
export const servicePaths: readonly string[] = namesIn('services').map(servicePath)

/** How many services there are beyond the eight of the site as delivered, whose weight the bounds are made for. */
export const addedServices = Math.max(0, servicePaths.length - 8)

/** Every page that is no article. */
export const pagePaths: readonly string[] = [...Object.values(paths).filter(isOther), ...servicePaths]

/** Every address that must have a page. */
export const addresses: readonly string[] = [...pagePaths, ...slugs.map(postPath)]
