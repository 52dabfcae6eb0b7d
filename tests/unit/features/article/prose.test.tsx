import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Prose } from '#features/article/ui/prose.tsx'
import { markdownToBlocks } from '#prerender/markdown.ts'

const renderWithoutClasses = (markdown: string) =>
  renderToStaticMarkup(<Prose blocks={markdownToBlocks(markdown).blocks} />).replaceAll(/ class="[^"]*"/g, '')

test('a quotation that begins with bold text is a note', () => {
  expect(renderWithoutClasses('> **Since this was written, November 2026:** the limit is lower.')).toContain(
    '<div role="note"><p><strong>Since this was written, November 2026:</strong> the limit is lower.</p></div>',
  )
})

test.each(['> Choose the **smaller** one.', '> _Choose_ the smaller one.'])(
  'the text "%s" is a quotation and not a note',
  (markdown) => {
    expect(renderWithoutClasses(markdown)).toMatch(/<blockquote>.*<\/blockquote>/)
    expect(renderWithoutClasses(markdown)).not.toContain('role="note"')
  },
)
