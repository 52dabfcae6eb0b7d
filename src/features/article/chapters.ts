import type { ArticleBlock } from '#content/article.ts'

/** The blocks before a text's first chapter, and its chapters. Each begins with a heading of the second level. */
export type Chapters = {
  readonly opening: readonly ArticleBlock[]
  readonly chapters: readonly (readonly ArticleBlock[])[]
}

/** Splits a text into chapters and keeps the order of its blocks. */
export function chaptersOf(blocks: readonly ArticleBlock[]): Chapters {
  const starts = blocks.flatMap((block, index) => (block.kind === 'heading' && block.depth === 2 ? [index] : []))
  return {
    opening: blocks.slice(0, starts[0]),
    chapters: starts.map((start, place) => blocks.slice(start, starts[place + 1])),
  }
}
