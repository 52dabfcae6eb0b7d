import { useAtomValue } from 'jotai'
import { memo, useLayoutEffect } from 'react'
import { portsAtom } from '#platform/ports.ts'
import { cx } from '#styled/css'
import { styles as shared } from '../shared-styles.ts'
import { Markdown } from './markdown.tsx'
import { styles } from './result-text-styles.ts'
import { useIncrementalMarkdown } from './use-incremental-markdown.ts'

/**
 * How many groups at the end are always laid out and painted. They fill the result box and the margin that browsers
 * render in advance.
 */
const RENDERED_GROUPS = 3

type ResultTextProps = {
  readonly text: string
  /**
   * Called after each render, in the same task, so that the layout that the call forces is not part of the painting
   * task.
   */
  readonly onGrown: () => void
}

/**
 * Closed blocks render once, and only the open block renders again. The open block is the last piece of the last group,
 * so that its elements stay when the block is closed, unless the group is full.
 */
export function ResultText({ text, onGrown }: ResultTextProps) {
  const { clock } = useAtomValue(portsAtom)
  const { closed, open } = useIncrementalMarkdown(clock, text)
  const last = Math.max(closed.length - 1, 0)
  const groups = open.trim() === '' ? closed : [...closed.slice(0, last), [...(closed[last] ?? []), open]]
  useLayoutEffect(onGrown) // after every render
  return (
    <div className={shared.answerText} data-result="">
      {groups.map((pieces, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: closed blocks never change their position
        <BlockGroup key={index} pieces={pieces} state={groupState(groups.length - index)} />
      ))}
    </div>
  )
}

type GroupState = 'offscreen' | 'finished' | undefined
type BlockGroupProps = { readonly pieces: readonly string[]; readonly state: GroupState }

const BlockGroup = memo(function BlockGroup({ pieces, state }: BlockGroupProps) {
  return (
    <div
      className={cx(styles.blockGroup, state && styles.finishedGroup, state === 'offscreen' && styles.offscreenGroup)}
    >
      {pieces.map((source, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: closed blocks never change their position
        <Markdown key={index} source={source} />
      ))}
    </div>
  )
})

/** Returns the state of a group by its position from the end: 1 is the last group, which may still grow. */
function groupState(fromEnd: number): GroupState {
  if (fromEnd === 1) return undefined
  return fromEnd > RENDERED_GROUPS ? 'offscreen' : 'finished'
}
