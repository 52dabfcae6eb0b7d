import type { records } from 'virtual:records/articles'

/** Inline text of an article as data. The build parses it from Markdown, and the page renders it without raw HTML. */
export type ArticleInline =
  | string
  | { readonly kind: 'strong' | 'em' | 'del'; readonly children: readonly ArticleInline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly ArticleInline[] }
  /** The number of a footnote. `place` is 1 where the text first refers to it, 2 at the second place, and so on. */
  | { readonly kind: 'footnote'; readonly id: string; readonly number: number; readonly place: number }

/** An item begins with text, and may go on with further blocks, such as a list inside it. */
export type ArticleListItem = {
  readonly children: readonly ArticleInline[]
  readonly blocks?: readonly ArticleBlock[]
  /** Whether a task is done; absent if the item is not a task. */
  readonly isDone?: boolean
}

export type ArticleBlock =
  | { readonly kind: 'paragraph'; readonly children: readonly ArticleInline[] }
  | { readonly kind: 'quote'; readonly blocks: readonly ArticleBlock[] }
  | { readonly kind: 'heading'; readonly depth: 2 | 3; readonly id: string; readonly text: string }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly ArticleListItem[] }
  | {
      readonly kind: 'code'
      readonly language: string
      readonly title: string
      readonly text: string
      /** Which parts of the text have which colour, see `code-marks.ts`; absent if none has. */
      readonly marks?: string
    }
  | { readonly kind: 'diagram'; readonly title: string; readonly alt: string; readonly diagram: Diagram }
  | ArticlePicture
  | {
      readonly kind: 'table'
      readonly head: readonly (readonly ArticleInline[])[]
      readonly rows: readonly (readonly (readonly ArticleInline[])[])[]
    }
  /** The last block of an article with footnotes, in the order in which the text refers to them. */
  | { readonly kind: 'footnotes'; readonly notes: readonly ArticleFootnote[] }

/** A picture: its file below `content/articles`, and its size in pixels as it is shown. The caption may be empty. */
export type ArticlePicture = {
  readonly kind: 'picture'
  readonly file: string
  readonly width: number
  readonly height: number
  readonly alt: string
  readonly caption: string
}

/** A footnote, with the number of places that refer to it. */
export type ArticleFootnote = {
  readonly id: string
  readonly places: number
  readonly blocks: readonly ArticleBlock[]
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

/** Returns the second-level headings of a text, for its table of contents. Their anchors are derived from their text. */
export function chapterTitles(text: readonly ArticleBlock[]): readonly string[] {
  return text.flatMap((block) => (block.kind === 'heading' && block.depth === 2 ? [block.text] : []))
}

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
