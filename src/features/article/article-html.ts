import type { ArticleBlock, ArticleInline } from '#content/article.ts'
import { escapeMarkup } from '#lib/escape-markup.ts'

type Inlines = readonly ArticleInline[]

/**
 * Returns a text as HTML for readers that know neither the styles nor the scripts of this site, such as feed readers. A
 * diagram becomes its description.
 * @param address the absolute address of the page with the text, from which links start
 */
export function articleHtml(blocks: readonly ArticleBlock[], address: string): string {
  return blocks.map((block) => blockHtml(block, address)).join('\n')
}

function blockHtml(block: ArticleBlock, address: string): string {
  const inlines = (children: Inlines) => inlinesHtml(children, address)
  const each = (tag: string, texts: readonly Inlines[]) => texts.map((text) => element(tag, inlines(text))).join('')
  switch (block.kind) {
    case 'paragraph':
      return element('p', inlines(block.children))
    case 'quote':
      return element('blockquote', element('p', inlines(block.children)))
    case 'heading':
      return element(`h${block.depth}`, escapeMarkup(block.text))
    case 'list':
      return element(block.isOrdered ? 'ol' : 'ul', each('li', block.items))
    case 'code':
      return figure(element('pre', element('code', escapeMarkup(block.text))), block.title)
    case 'diagram':
      return figure(element('p', escapeMarkup(block.alt)), block.title)
    case 'table': {
      const rows = block.rows.map((row) => element('tr', each('td', row))).join('')
      return element('table', element('thead', element('tr', each('th', block.head))) + element('tbody', rows))
    }
  }
}

function inlinesHtml(children: Inlines, address: string): string {
  return children.map((child) => inlineHtml(child, address)).join('')
}

function inlineHtml(child: ArticleInline, address: string): string {
  if (typeof child === 'string') return escapeMarkup(child)
  switch (child.kind) {
    case 'strong':
    case 'em':
      return element(child.kind, inlinesHtml(child.children, address))
    case 'code':
      return element('code', escapeMarkup(child.text))
    case 'link': {
      const href = escapeMarkup(new URL(child.href, address).href)
      return `<a href="${href}">${inlinesHtml(child.children, address)}</a>`
    }
  }
}

function figure(content: string, title: string): string {
  return element('figure', content + (title === '' ? '' : element('figcaption', escapeMarkup(title))))
}

function element(tag: string, content: string): string {
  return `<${tag}>${content}</${tag}>`
}
