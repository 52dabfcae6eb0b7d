import { useAtomValue } from 'jotai'
import { memo, useLayoutEffect } from 'react'
import { portsAtom } from '#platform/ports.ts'
import { cx } from '#styled/css'
import { runDialog } from '#styled/recipes/run-dialog.js'
import { Markdown } from './markdown.tsx'
import { useIncrementalMarkdown } from './use-incremental-markdown.ts'

const styles = runDialog()
/** So many sheets are higher than a box and the stretch around it that browsers draw in advance. */
const GROUPS_NEAR_END = 3

type ResultTextProps = {
  readonly text: string
  /** Called in the task that drew, so that the layout it asks for is not left to the one that paints. */
  readonly onGrown: () => void
}

/**
 * A result as it reads. What is over is drawn once; only the block that grows is drawn again. It is the last piece of the
 * last sheet, so that it keeps its place, and its elements, once it is over.
 */
export function ResultText({ text, onGrown }: ResultTextProps) {
  const { clock } = useAtomValue(portsAtom)
  const { closed, open } = useIncrementalMarkdown(clock, text)
  const last = Math.max(closed.length - 1, 0)
  const groups = open.trim() === '' ? closed : [...closed.slice(0, last), [...(closed[last] ?? []), open]]
  useLayoutEffect(onGrown) // however much has come
  return (
    <div className={styles.text} data-result="">
      {groups.map((pieces, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is over never changes its place
        <BlockGroup key={index} pieces={pieces} place={groupPlace(groups.length - index)} />
      ))}
    </div>
  )
}

type GroupPlace = 'far' | 'over' | undefined
type BlockGroupProps = { readonly pieces: readonly string[]; readonly place: GroupPlace }

const BlockGroup = memo(function Sheet({ pieces, place }: BlockGroupProps) {
  return (
    <div className={cx(styles.piece, place && styles.over, place === 'far' && styles.far)}>
      {pieces.map((source, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is over never changes its place
        <Markdown key={index} source={source} />
      ))}
    </div>
  )
})

/** Where a sheet stands, counted from the end: the last still grows, and some before it may be in view. */
function groupPlace(fromEnd: number): GroupPlace {
  if (fromEnd === 1) return undefined
  return fromEnd > GROUPS_NEAR_END ? 'far' : 'over'
}
