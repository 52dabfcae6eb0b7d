import { record as words } from 'virtual:records/messages/article'
import type { ReactNode } from 'react'
import type { ArticleBlock, ArticleFootnote } from '#content/article.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { cx } from '#styled/css'
import { referenceId, renderInlines } from './inlines.tsx'
import { listMark, proseList } from './prose-classes.ts'
import { styles } from './prose-styles.ts'

type RenderBlocks = (blocks: readonly ArticleBlock[]) => ReactNode
type FootnotesProps = { readonly notes: readonly ArticleFootnote[]; readonly renderBlocks: RenderBlocks }

/** The footnotes of a text, each with links back to the places that refer to it. */
export function FootnotesView({ notes, renderBlocks }: FootnotesProps) {
  return (
    <section role="doc-endnotes" aria-label={words.footnotes} className={styles.notes}>
      <h2>{words.footnotes}</h2>
      <ol className={cx(proseList, listMark.ordered)}>
        {notes.map((footnote, index) => (
          <FootnoteView key={footnote.id} footnote={footnote} number={index + 1} renderBlocks={renderBlocks} />
        ))}
      </ol>
    </section>
  )
}

type FootnoteProps = {
  readonly footnote: ArticleFootnote
  readonly number: number
  readonly renderBlocks: RenderBlocks
}

function FootnoteView({ footnote: { id, places, blocks }, number, renderBlocks }: FootnoteProps) {
  const last = blocks.at(-1)
  const links = Array.from({ length: places }, (_, index) => (
    <a
      // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text never changes
      key={index}
      href={`#${referenceId(id, index + 1)}`}
      role="doc-backlink"
      aria-label={fillTemplate(places > 1 ? words.backTo : words.back, { number, place: index + 1 })}
    >
      ↑
    </a>
  ))
  return (
    <li id={id}>
      <div className={styles.blocks}>
        {renderBlocks(last?.kind === 'paragraph' ? blocks.slice(0, -1) : blocks)}
        <p>
          {last?.kind === 'paragraph' && renderInlines(last.children)} {links}
        </p>
      </div>
    </li>
  )
}
