import type { ComponentType } from 'react'

/** Values of an address: `{ slug }` for an article, nothing elsewhere. */
export type PageParams = Readonly<Record<string, string>>

/** What the head says about a page. Addresses are paths of this site. */
export type PageMeta = {
  readonly title: string
  readonly description: string
  /** The page's own address; absent where a search engine should not come (not found). */
  readonly canonical?: string
  readonly keywords?: readonly string[]
  /** The picture shared links show, 1200 x 630. */
  readonly image?: string
  readonly article?: {
    readonly published: string
    /** The day it was last changed, where it was. */
    readonly modified?: string
    readonly author: string
    readonly tags: readonly string[]
  }
}

/** One kind of page. `D` is what it has to know before it can be shown at all. */
export type PageModule<D = unknown> = {
  readonly Page: ComponentType<{ readonly params: PageParams; readonly data: D }>
  readonly meta: PageMeta | ((params: PageParams, data: D) => PageMeta)
  /** Loads what the page has to know. */
  readonly load?: (params: PageParams) => Promise<D>
  /** Loads what a prerendered page already shows, so that travelling to it leaves no gap either. */
  readonly prepare?: (params: PageParams) => Promise<unknown>
}
