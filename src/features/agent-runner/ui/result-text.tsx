import { useAtomValue } from 'jotai'
import { memo, useLayoutEffect } from 'react'
import { portsAtom } from '#platform/ports.ts'
import { cx } from '#styled/css'
import { runDialog } from '#styled/recipes/run-dialog.js'
import { Markdown } from './markdown.tsx'
import { useIncrementalMarkdown } from './use-incremental-markdown.ts'

const styles = runDialog()
/** The number of groups that fill the box and the margin around it that browsers render in advance. */
const GROUPS_NEAR_END = 3

type ResultTextProps = {
  readonly text: string
  /** Called in the task that rendered, so that the layout it forces is not left to the painting task. */
  readonly onGrown: () => void
}

/**
 * Renders a result. Closed blocks render once, and only the open block renders again. It is the last piece of the last
 * group, so that it keeps its place and its elements when it is closed.
 */
export function ResultText({ text, onGrown }: ResultTextProps) {
  const { clock } = useAtomValue(portsAtom)
  const { closed, open } = useIncrementalMarkdown(clock, text)
  const last = Math.max(closed.length - 1, 0)
  const groups = open.trim() === '' ? closed : [...closed.slice(0, last), [...(closed[last] ?? []), open]]
  useLayoutEffect(onGrown) // after every render
  return (
    <div className={styles.text} data-result="">
      {groups.map((pieces, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: closed blocks never change their place
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
        // biome-ignore lint/suspicious/noArrayIndexKey: closed blocks never change their place
        <Markdown key={index} source={source} />
      ))}
    </div>
  )
})

/** Returns the place of a group counted from the end: the last one grows, and some before it may be in view. */
function groupPlace(fromEnd: number): GroupPlace {
  if (fromEnd === 1) return undefined
  return fromEnd > GROUPS_NEAR_END ? 'far' : 'over'
}
