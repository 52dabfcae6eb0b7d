import type { ComponentType } from 'react'

/** The parameters of an address: `{ slug }` for an article, otherwise empty. */
export type PageParams = Readonly<Record<string, string>>

/** The data about a page in the document head. Addresses are paths of this site. */
export type PageMeta = {
  readonly title: string
  readonly description: string
  /** The page's own address. Absent if search engines should not index the page (not found). */
  readonly canonical?: string
  readonly keywords?: readonly string[]
  /** The picture that shared links show, 1200 x 630. */
  readonly image?: string
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
  readonly meta: PageMeta | ((params: PageParams, data: D) => PageMeta)
  /** Loads what the prerendered page already contains, so that a client-side navigation shows the page without gaps. */
  readonly prepare?: (params: PageParams) => Promise<unknown>
}
