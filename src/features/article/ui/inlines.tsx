import { record as words } from 'virtual:records/messages/article'
import { Fragment } from 'react'
import type { ArticleInline } from '#content/article.ts'
import { config } from '#content/config.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { css } from '#styled/css'
import { Link } from '#ui/link.tsx'
import { proseLink } from './prose-classes.ts'
import { styles } from './prose-styles.ts'

/** Renders the text of a paragraph, an item or a cell. */
export function renderInlines(children: readonly ArticleInline[]) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text never changes
  return children.map((child, index) => <Fragment key={index}>{renderInline(child)}</Fragment>)
}

function renderInline(child: ArticleInline) {
  if (typeof child === 'string') return child
  switch (child.kind) {
    case 'strong':
      return <strong>{renderInlines(child.children)}</strong>
    case 'em':
      return <em>{renderInlines(child.children)}</em>
    case 'del':
      return <del>{renderInlines(child.children)}</del>
    case 'footnote':
      return (
        <sup className={styles.reference} id={referenceId(child.id, child.place)}>
          <a
            href={`#${child.id}`}
            role="doc-noteref"
            aria-label={fillTemplate(words.footnote, { number: child.number })}
          >
            {child.number}
          </a>
        </sup>
      )
    case 'code':
      return (
        <code className={css({ fontFamily: 'data', fontSize: '0.9em', overflowWrap: 'anywhere' })}>{child.text}</code>
      )
    case 'link':
      return child.href.startsWith('https:') ? (
        <a href={child.href} target="_blank" rel="noopener noreferrer" data-address={child.href} className={proseLink}>
          <span>{renderInlines(child.children)}</span>
          <span className={css({ srOnly: true })}> (opens in a new tab)</span>
        </a>
      ) : (
        <Link href={child.href} data-address={`${config.siteUrl}${child.href}`} className={proseLink}>
          {renderInlines(child.children)}
        </Link>
      )
  }
}

/** Returns the id of a place in the text that refers to a footnote. */
export function referenceId(id: string, place: number): string {
  return place === 1 ? `${id}-ref` : `${id}-ref-${place}`
}
