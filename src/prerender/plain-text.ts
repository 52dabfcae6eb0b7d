import type { ArticleInline } from '#content/article.ts'

/** Returns the text of inlines without the numbers of footnotes. */
export function plainText(inlines: readonly ArticleInline[]): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline
      if (inline.kind === 'footnote') return ''
      return inline.kind === 'code' ? inline.text : plainText(inline.children)
    })
    .join('')
}
