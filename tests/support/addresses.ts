import { readdirSync, readFileSync } from 'node:fs'
import { jobPath, paths, postPath, projectPath, servicePath } from '#content/paths.ts'
import { dayInIndia } from '#lib/office-state.ts'

const namesIn = (folder: string) =>
  readdirSync(`src/content/${folder}`).flatMap((file) => /^(.+)\.(?:md|yaml)$/.exec(file)?.[1] ?? [])
/** Returns the names of the files that have a text below their fields. */
const namesWithText = (folder: string) =>
  namesIn(folder).filter((name) => /\n---\s+\S/.test(readFileSync(`src/content/${folder}/${name}.md`, 'utf8')))
const isGeneralPage = (path: string) =>
  !path.startsWith(servicePath('')) || path === paths.refer || path === paths.training

/** Returns whether a build of today shows an article. */
function isPublished(slug: string): boolean {
  const [, fields = ''] = /^---\n([\s\S]*?)\n---/.exec(readFileSync(`src/content/articles/${slug}.md`, 'utf8')) ?? []
  return !/^draft: true$/m.test(fields) && !((/^date: (\S+)/m.exec(fields)?.[1] ?? '') > dayInIndia(Date.now()))
}

/** The slugs of all published articles, read from their sources. */
export const articleSlugs: readonly string[] = namesIn('articles').filter(isPublished)

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

/** The addresses of the projects and of the jobs that have a page. */
export const projectPaths: readonly string[] = namesWithText('projects').map(projectPath)
export const jobPaths: readonly string[] = namesWithText('jobs').map(jobPath)

/** The path of every page other than articles, projects and jobs. */
export const pagePaths: readonly string[] = [...Object.values(paths).filter(isGeneralPage), ...servicePaths]

/** The path of every page that the build must write. */
export const addresses: readonly string[] = [...pagePaths, ...articleSlugs.map(postPath), ...projectPaths, ...jobPaths]

const [, newest = ''] = /^newest: (\d+)/m.exec(readFileSync('src/content/offline.yaml', 'utf8')) ?? []
/** Whether some articles, projects or jobs are beyond the bound of the offline copy. */
export const hasUnlistedPages = [articleSlugs, projectPaths, jobPaths].some(({ length }) => length > Number(newest))
