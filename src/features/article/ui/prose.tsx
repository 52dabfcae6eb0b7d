import { record as words } from 'virtual:records/messages/article'
import type { ArticleBlock, ArticleListItem } from '#content/article.ts'
import { css, cx } from '#styled/css'
import { chaptersOf } from '../chapters.ts'
import { CodeView } from './code-view.tsx'
import { DiagramView } from './diagram.tsx'
import { Figure } from './figure.tsx'
import { FootnotesView } from './footnotes.tsx'
import { renderInlines } from './inlines.tsx'
import { PictureView } from './picture-view.tsx'
import { heading, headingSize, listMark, note, proseList, proseText, quote, table } from './prose-classes.ts'
import { styles } from './prose-styles.ts'

type Props = { readonly blocks: readonly ArticleBlock[] }

/** The text cannot contain HTML, because the build has parsed it into data. */
export function Prose({ blocks }: Props) {
  const last = blocks.at(-1)
  const { opening, chapters } = chaptersOf(last?.kind === 'footnotes' ? blocks.slice(0, -1) : blocks)
  return (
    <div className={proseText}>
      <Blocks blocks={opening} />
      {chapters.map((chapter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text never changes
        <section key={index} className={proseText}>
          <Blocks blocks={chapter} />
        </section>
      ))}
      {last?.kind === 'footnotes' && <FootnotesView notes={last.notes} Blocks={Blocks} />}
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
      return isNote(block.blocks) ? (
        <div role="note" className={cx(note, styles.blocks)}>
          <Blocks blocks={block.blocks} />
        </div>
      ) : (
        <blockquote className={cx(quote, styles.blocks)}>
          <Blocks blocks={block.blocks} />
        </blockquote>
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
            <ItemView key={index} item={item} />
          ))}
        </List>
      )
    }
    case 'code':
      return <CodeView code={block} />
    case 'diagram':
      return (
        <Figure caption={block.title}>
          <DiagramView diagram={block.diagram} alt={block.alt} />
        </Figure>
      )
    case 'picture':
      return <PictureView picture={block} />
    case 'table':
      return <TableView head={block.head} rows={block.rows} />
    case 'footnotes':
      return <FootnotesView notes={block.notes} Blocks={Blocks} />
  }
}

/** Returns whether a quotation is a note that was added later. Notes begin with bold text. */
function isNote([block]: readonly ArticleBlock[]): boolean {
  const [first] = block?.kind === 'paragraph' ? block.children : []
  return typeof first === 'object' && first.kind === 'strong'
}

/** An item of a list. The state of a task is text: a form field on the page could be changed, and nothing would keep it. */
function ItemView({ item: { children, blocks, isDone } }: { readonly item: ArticleListItem }) {
  return (
    <li data-task={isDone === undefined ? undefined : ''}>
      {isDone !== undefined && (
        <span className={styles.task} data-done={isDone ? '' : undefined}>
          <span className={css({ srOnly: true })}>{`${isDone ? words.task.done : words.task.open}: `}</span>
        </span>
      )}
      {blocks ? (
        <div className={styles.blocks}>
          <p>{renderInlines(children)}</p>
          <Blocks blocks={blocks} />
        </div>
      ) : (
        <span>{renderInlines(children)}</span>
      )}
    </li>
  )
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
