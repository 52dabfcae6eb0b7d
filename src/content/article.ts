import type { records } from 'virtual:records/articles'

/** Inline text of an article as data. The build parses it from Markdown, and the page renders it without raw HTML. */
export type ArticleInline =
  | string
  | { readonly kind: 'strong' | 'em'; readonly children: readonly ArticleInline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly ArticleInline[] }

export type ArticleBlock =
  | { readonly kind: 'paragraph' | 'quote'; readonly children: readonly ArticleInline[] }
  | { readonly kind: 'heading'; readonly depth: 2 | 3; readonly id: string; readonly text: string }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly ArticleInline[])[] }
  | { readonly kind: 'code'; readonly language: string; readonly title: string; readonly text: string }
  | { readonly kind: 'diagram'; readonly title: string; readonly alt: string; readonly diagram: Diagram }
  | {
      readonly kind: 'table'
      readonly head: readonly (readonly ArticleInline[])[]
      readonly rows: readonly (readonly (readonly ArticleInline[])[])[]
    }

/** A drawing on a grid. Positions are in columns from the left and rows from the top. */
export type Diagram = {
  readonly columns: number
  readonly rows: number
  /** Straight lines as x and y of the start, then x and y of the end. */
  readonly lines: readonly (readonly [number, number, number, number])[]
  /** The arrow heads. Each has the position of its tip and its direction. */
  readonly heads: readonly { readonly x: number; readonly y: number; readonly towards: 'right' | 'up' | 'down' }[]
  /**
   * The texts of the drawing. `x` is the start, middle or end of a text, as `anchor` says, and `y` is its vertical
   * middle.
   */
  readonly words: readonly {
    readonly text: string
    readonly x: number
    readonly y: number
    readonly anchor: 'start' | 'middle' | 'end'
  }[]
}

/** Everything about an article except its text. Lists, feeds and page heads need no more. */
export type PostSummary = (typeof records)[number]

/**
 * Returns the oldest address of an article below `/blog`. It identifies the article in feeds and its cover, which stay
 * the same when it moves.
 */
export function originalSlug({
  slug,
  formerly = [],
}: {
  readonly slug: string
  readonly formerly?: readonly string[] | undefined
}): string {
  return formerly[0] ?? slug
}
