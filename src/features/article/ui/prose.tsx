import { Fragment } from 'react'
import type { ArticleBlock, ArticleInline } from '#content/article.ts'
import { config } from '#content/config.ts'
import { css, cx } from '#styled/css'
import { Link } from '#ui/link.tsx'
import { chaptersOf } from '../chapters.ts'
import { DiagramView } from './diagram.tsx'
import {
  caption,
  code,
  figure,
  heading,
  headingSize,
  listMark,
  note,
  proseLink,
  proseList,
  proseText,
  quote,
  table,
} from './prose-classes.ts'

type Props = { readonly blocks: readonly ArticleBlock[] }

/** The text cannot contain HTML, because the build has parsed it into data. */
export function Prose({ blocks }: Props) {
  const { opening, chapters } = chaptersOf(blocks)
  return (
    <div className={proseText}>
      <Blocks blocks={opening} />
      {chapters.map((chapter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text never changes
        <section key={index} className={proseText}>
          <Blocks blocks={chapter} />
        </section>
      ))}
    </div>
  )
}

function Blocks({ blocks }: Props) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text never changes
  return blocks.map((block, index) => <BlockView key={index} block={block} />)
}

function BlockView({ block }: { readonly block: ArticleBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{renderInlines(block.children)}</p>
    case 'quote':
      return isNote(block.children) ? (
        <div role="note" className={note}>
          {renderInlines(block.children)}
        </div>
      ) : (
        <blockquote className={quote}>{renderInlines(block.children)}</blockquote>
      )
    case 'heading': {
      const Heading = `h${block.depth}` as const
      return (
        <Heading id={block.id} className={cx(heading, headingSize[block.depth])}>
          {/* biome-ignore lint/a11y/useAnchorContent: the hash marks are visual only; the heading has the text */}
          <a href={`#${block.id}`} aria-hidden="true" tabIndex={-1} data-hash="">
            {'#'.repeat(block.depth)}
          </a>
          <span>{block.text}</span>
        </Heading>
      )
    }
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul'
      return (
        <List className={cx(proseList, listMark[block.isOrdered ? 'ordered' : 'unordered'])}>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text never changes
            <li key={index}>
              <span>{renderInlines(item)}</span>
            </li>
          ))}
        </List>
      )
    }
    case 'code':
      return (
        <figure className={figure}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide code scrolls, and the keyboard must reach it */}
          <pre tabIndex={0} className={code}>
            <code>{block.text}</code>
          </pre>
          {block.title !== '' && <figcaption className={caption}>{block.title}</figcaption>}
        </figure>
      )
    case 'diagram':
      return (
        <figure className={figure}>
          <DiagramView diagram={block.diagram} alt={block.alt} />
          {block.title !== '' && <figcaption className={caption}>{block.title}</figcaption>}
        </figure>
      )
    case 'table':
      return <TableView head={block.head} rows={block.rows} />
  }
}

/** Returns whether a quotation is a note that was added later. Notes begin with bold text. */
function isNote([first]: readonly ArticleInline[]): boolean {
  return typeof first === 'object' && first.kind === 'strong'
}

function TableView({ head, rows }: Omit<Extract<ArticleBlock, { kind: 'table' }>, 'kind'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and the keyboard must reach it
    <div role="group" aria-label="Table" tabIndex={0} className={css({ overflowX: 'auto' })}>
      <table className={table}>
        <thead>
          <tr>
            {head.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text never changes
              <th key={index} scope="col">
                {renderInlines(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text never changes
            <tr key={index}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text never changes
                <td key={column}>{renderInlines(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function renderInlines(children: readonly ArticleInline[]) {
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
