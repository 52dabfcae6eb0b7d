import type { records } from 'virtual:records/articles'

/** The text of an article as data: what Markdown becomes at build time, and what the page renders without raw HTML. */
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

/** A drawing on a grid: places are in columns from the left and rows from the top. */
export type Diagram = {
  readonly columns: number
  readonly rows: number
  /** Straight lines, from one place to another: x, y, x, y. */
  readonly lines: readonly (readonly [number, number, number, number])[]
  /** Where each arrow's tip is, and where it points. */
  readonly heads: readonly { readonly x: number; readonly y: number; readonly towards: 'right' | 'up' | 'down' }[]
  /** Where each text begins, ends or has its middle, and the middle of its line. */
  readonly words: readonly {
    readonly text: string
    readonly x: number
    readonly y: number
    readonly anchor: 'start' | 'middle' | 'end'
  }[]
}

/** What lists, feeds and heads say of an article: everything but its text. */
export type PostSummary = (typeof records)[number]
