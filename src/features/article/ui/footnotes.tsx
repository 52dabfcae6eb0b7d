import { record as words } from 'virtual:records/messages/article'
import type { ComponentType } from 'react'
import type { ArticleBlock, ArticleFootnote } from '#content/article.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { cx } from '#styled/css'
import { referenceId, renderInlines } from './inlines.tsx'
import { listMark, proseList } from './prose-classes.ts'
import { styles } from './prose-styles.ts'

type BlocksComponent = ComponentType<{ readonly blocks: readonly ArticleBlock[] }>
type FootnotesProps = { readonly notes: readonly ArticleFootnote[]; readonly Blocks: BlocksComponent }

/** The footnotes of a text, each with links back to the places that refer to it. */
export function FootnotesView({ notes, Blocks }: FootnotesProps) {
  return (
    <section role="doc-endnotes" aria-label={words.footnotes} className={styles.notes}>
      <h2>{words.footnotes}</h2>
      <ol className={cx(proseList, listMark.ordered)}>
        {notes.map((footnote, index) => (
          <FootnoteView key={footnote.id} footnote={footnote} number={index + 1} Blocks={Blocks} />
        ))}
      </ol>
    </section>
  )
}

type FootnoteProps = {
  readonly footnote: ArticleFootnote
  readonly number: number
  readonly Blocks: BlocksComponent
}

function FootnoteView({ footnote: { id, places, blocks }, number, Blocks }: FootnoteProps) {
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
        <Blocks blocks={last?.kind === 'paragraph' ? blocks.slice(0, -1) : blocks} />
        <p>
          <span>{last?.kind === 'paragraph' && renderInlines(last.children)}</span> <span>{links}</span>
        </p>
      </div>
    </li>
  )
}
