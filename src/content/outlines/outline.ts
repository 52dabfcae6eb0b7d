import type { SitePath } from '#content/paths.ts'

/** A page told in a heading, a lead and ruled rows, with one thing to do at its end. */
export type Outline = {
  readonly path: SitePath
  /** Document title, without the site's name. */
  readonly title: string
  /** For search results and shared links: 70 to 160 characters. */
  readonly description: string
  /** The page's heading, without its full stop: the fixed point closes it. */
  readonly heading: string
  readonly lead: string
  readonly groups: readonly OutlineGroup[]
  readonly closing: { readonly question: string; readonly action: Action }
}

export type OutlineGroup = {
  /** Anchor within the page. */
  readonly id: string
  readonly heading: string
  readonly note?: string
  readonly rows: readonly OutlineRow[]
}

export type OutlineRow = {
  readonly name: string
  readonly text: string
  /** Short data: a price, a date, a place. */
  readonly data?: string
  readonly href?: SitePath
}

type Action =
  | { readonly label: string; readonly href: SitePath }
  | { readonly label: string; readonly chatText: string }
