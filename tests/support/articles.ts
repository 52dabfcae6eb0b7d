import type { ArticleBlock, ArticleInline } from '#content/article.ts'

function inlinesOf(block: ArticleBlock): readonly ArticleInline[] {
  if (block.kind === 'list')
    return block.items.flatMap(({ children, blocks = [] }) => [...children, ...blocks.flatMap(inlinesOf)])
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()].flat()
  if (block.kind === 'quote') return block.blocks.flatMap(inlinesOf)
  if (block.kind === 'footnotes') return block.notes.flatMap(({ blocks }) => blocks.flatMap(inlinesOf))
  return block.kind === 'paragraph' ? block.children : []
}

function linksIn(inlines: readonly ArticleInline[]): readonly string[] {
  return inlines.flatMap((inline) => {
    if (typeof inline === 'string' || inline.kind === 'code' || inline.kind === 'footnote') return []
    const nested = linksIn(inline.children)
    return inline.kind === 'link' ? [inline.href, ...nested] : nested
  })
}

/** Returns the addresses that an article links to. */
export const articleLinks = (body: readonly ArticleBlock[]) => body.flatMap((block) => linksIn(inlinesOf(block)))
/** Returns the headings of an article. */
export const articleHeadings = (body: readonly ArticleBlock[]) =>
  body.flatMap((block) => (block.kind === 'heading' ? [block] : []))
