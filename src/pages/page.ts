import type { ComponentType } from 'react'
import type { Island } from '#ui/lazy-island.tsx'

/**
 * The parameters of an address: `{ slug }` for the page of a record, such as an article or a job, `{ path }` for a page
 * of `pages.ts`, also with `page`, a number, for the second and all further pages of a list, otherwise empty.
 */
export type PageParams = Readonly<Record<string, string>>

/** The data about a page in the document head. Addresses are paths of this site. */
export type PageMeta = {
  readonly title: string
  readonly description: string
  /** The page's own address. It is absent if search engines should not index the page, such as the not-found page. */
  readonly canonical?: string
  readonly keywords?: readonly string[]
  readonly article?: {
    readonly published: string
    /** The day of the last change, if there was one. */
    readonly modified?: string
    readonly author: string
    readonly tags: readonly string[]
  }
}

/** The module of a page. `D` is the data that its route loads (`src/app/routes.ts`). */
export type PageModule<D = unknown> = {
  readonly Page: ComponentType<{ readonly params: PageParams; readonly data: D }>
  readonly meta: PageMeta | ((params: PageParams, data: D) => PageMeta | Promise<PageMeta>)
  /** Whether the page itself leads visitors of an address that no record has elsewhere. Its data is then null. */
  readonly leadsElsewhere?: true
  /** Loads the text of a record, which the prerendered page already contains, before a client-side navigation. */
  readonly prepare?: (params: PageParams) => Promise<unknown>
  /** The sections whose scripts are loaded on their own. */
  readonly islands?: readonly Island[]
}
