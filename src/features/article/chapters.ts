import type { ArticleBlock } from '#content/article.ts'

/** The blocks of a text before its first chapter, and its chapters. A chapter begins with a second-level heading. */
export type Chapters = {
  readonly opening: readonly ArticleBlock[]
  readonly chapters: readonly (readonly ArticleBlock[])[]
}

/** Splits a text into chapters and keeps the order of its blocks. */
export function chaptersOf(blocks: readonly ArticleBlock[]): Chapters {
  const starts = blocks.flatMap((block, index) => (block.kind === 'heading' && block.depth === 2 ? [index] : []))
  return {
    opening: blocks.slice(0, starts[0]),
    chapters: starts.map((start, index) => blocks.slice(start, starts[index + 1])),
  }
}
