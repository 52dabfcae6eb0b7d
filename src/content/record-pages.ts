import { load as loadArticle, loadList as loadArticles } from 'virtual:records/articles/load'
import { load as loadJob, loadList as loadJobs } from 'virtual:records/jobs/load'
import { load as loadProject, loadList as loadProjects } from 'virtual:records/projects/load'
import type { ListPage } from '#lib/list-pages.ts'
import { loadOnce } from '#lib/load-once.ts'
import { type ArticleBlock, chapterTitles } from './article.ts'
import { paths } from './paths.ts'

type Loaded<T> = Promise<{ readonly record: T } | null>
type WithText = { readonly body?: readonly ArticleBlock[] | undefined }

/** Loads what the pages of one kind of records show. Everything is loaded once. */
type RecordPages<Page, Item> = {
  /** Loads what a page shows above and beside the text of its record; null if no record with a page has the key. */
  readonly load: (key: string) => Promise<Page | null>
  /** Loads the text of a record. @throws if there is none, or its file cannot be loaded */
  readonly loadText: (key: string) => Promise<readonly ArticleBlock[]>
  /** Loads a page of the list of all records by its number, or the whole list as 'all'; null if there is no such page. */
  readonly loadList: (page: string) => Promise<ListPage<Item> | null>
}

function recordPages<R extends WithText, Page, Item>(
  load: (key: string) => Loaded<R>,
  loadList: (page: string) => Loaded<ListPage<Item>>,
  pageOf: (record: R) => Page,
): RecordPages<Page, Item> {
  const loadRecord = loadOnce(load)
  const loadListRecord = loadOnce(loadList)
  return {
    async load(key) {
      const loaded = await loadRecord(key)
      return loaded && pageOf(loaded.record)
    },
    async loadText(key) {
      const loaded = await loadRecord(key)
      if (!loaded) throw new Error(`No record with a page is called "${key}".`)
      return loaded.record.body ?? []
    },
    loadList: async (page) => (await loadListRecord(page))?.record ?? null,
  }
}

export const postPages = recordPages(loadArticle, loadArticles, ({ body, ...post }) => ({
  ...post,
  chapters: chapterTitles(body),
}))
export const projectPages = recordPages(loadProject, loadProjects, ({ body: _, ...project }) => project)
export const jobPages = recordPages(loadJob, loadJobs, ({ body: _, ...job }) => job)

const pagesByList: Readonly<Record<string, RecordPages<unknown, unknown>>> = {
  [paths.blog]: postPages,
  [paths.projects]: projectPages,
  [paths.jobs]: jobPages,
}

type DataParams = { readonly slug?: string; readonly page?: string }

/**
 * Loads what the page of a record shows, or a page of the list of its kind, which has the address `list`; null if there
 * is none.
 */
export async function loadData(list: string, { slug, page = '1' }: DataParams): Promise<unknown> {
  const pages = pagesByList[list]
  return (await (slug === undefined ? pages?.loadList(page) : pages?.load(slug))) ?? null
}

/** Loads all items of a list, by its address, whether it has one page or several. @throws if its files cannot be loaded */
export async function loadAllItems(list: string): Promise<readonly unknown[]> {
  const first = await pagesByList[list]?.loadList('1')
  return (first?.pages === 1 ? first.items : await loadWholeList(list)) ?? []
}

/** Loads all items of a list that has several pages, by its address. */
export async function loadWholeList(list: string): Promise<readonly unknown[] | undefined> {
  return (await pagesByList[list]?.loadList('all'))?.items
}

type PageOf<P extends RecordPages<unknown, unknown>> = NonNullable<Awaited<ReturnType<P['load']>>>
type ListOf<P extends RecordPages<unknown, unknown>> = NonNullable<Awaited<ReturnType<P['loadList']>>>

/** An article, a project or a job as its page shows it, without its text. */
export type PostPage = PageOf<typeof postPages>
export type ProjectPage = PageOf<typeof projectPages>
export type JobPage = PageOf<typeof jobPages>
/** A page of the list of articles, projects or jobs. */
export type PostList = ListOf<typeof postPages>
export type ProjectList = ListOf<typeof projectPages>
export type JobList = ListOf<typeof jobPages>
