import { record as words } from 'virtual:records/messages/article'
import type { ArticleBlock, ArticleInline, ArticleListItem } from '#content/article.ts'
import { pictureSources } from '#lib/article-pictures.ts'
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
      return element('blockquote', articleHtml(block.blocks, address))
    case 'heading':
      return element(`h${block.depth}`, escapeMarkup(block.text))
    case 'list':
      return element(block.isOrdered ? 'ol' : 'ul', block.items.map((item) => itemHtml(item, address)).join(''))
    case 'code':
      return figure(element('pre', element('code', escapeMarkup(block.text))), block.title)
    case 'diagram':
      return figure(element('p', escapeMarkup(block.alt)), block.title)
    case 'picture': {
      const src = new URL(pictureSources(block.file, block.width).src, address).href
      const size = `width="${block.width}" height="${block.height}"`
      return figure(`<img src="${escapeMarkup(src)}" alt="${escapeMarkup(block.alt)}" ${size}>`, block.caption)
    }
    case 'footnotes': {
      const notes = block.notes.map(({ blocks }) => element('li', articleHtml(blocks, address))).join('')
      return element('h2', escapeMarkup(words.footnotes)) + element('ol', notes)
    }
    case 'table': {
      const rows = block.rows.map((row) => element('tr', each('td', row))).join('')
      return element('table', element('thead', element('tr', each('th', block.head))) + element('tbody', rows))
    }
  }
}

function itemHtml({ children, blocks = [], isDone }: ArticleListItem, address: string): string {
  const task = isDone === undefined ? '' : `${escapeMarkup(isDone ? words.task.done : words.task.open)}: `
  return element('li', task + inlinesHtml(children, address) + articleHtml(blocks, address))
}

function inlinesHtml(children: Inlines, address: string): string {
  return children.map((child) => inlineHtml(child, address)).join('')
}

function inlineHtml(child: ArticleInline, address: string): string {
  if (typeof child === 'string') return escapeMarkup(child)
  switch (child.kind) {
    case 'strong':
    case 'em':
    case 'del':
      return element(child.kind, inlinesHtml(child.children, address))
    case 'code':
      return element('code', escapeMarkup(child.text))
    case 'footnote':
      return element('sup', String(child.number))
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
