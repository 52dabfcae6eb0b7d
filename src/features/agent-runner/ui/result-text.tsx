import { useAtomValue } from 'jotai'
import { memo, useLayoutEffect } from 'react'
import { portsAtom } from '#platform/ports.ts'
import { cx } from '#styled/css'
import { runDialog } from '#styled/recipes/run-dialog.js'
import { Markdown } from './markdown.tsx'
import { useGrown } from './use-grown.ts'

const looks = runDialog()
/** So many sheets are higher than a box and the stretch around it that browsers draw in advance. */
const NEAR_THE_END = 3

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
  const { whole, open } = useGrown(clock, text)
  const last = Math.max(whole.length - 1, 0)
  const sheets = open.trim() === '' ? whole : [...whole.slice(0, last), [...(whole[last] ?? []), open]]
  useLayoutEffect(onGrown) // however much has come
  return (
    <div className={looks.text} data-result="">
      {sheets.map((pieces, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is over never changes its place
        <Sheet key={index} pieces={pieces} place={placeOf(sheets.length - index)} />
      ))}
    </div>
  )
}

type Place = 'far' | 'over' | undefined
type SheetProps = { readonly pieces: readonly string[]; readonly place: Place }

const Sheet = memo(function Sheet({ pieces, place }: SheetProps) {
  return (
    <div className={cx(looks.piece, place && looks.over, place === 'far' && looks.far)}>
      {pieces.map((source, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is over never changes its place
        <Markdown key={index} source={source} />
      ))}
    </div>
  )
})

/** Where a sheet stands, counted from the end: the last still grows, and some before it may be in view. */
function placeOf(fromEnd: number): Place {
  if (fromEnd === 1) return undefined
  return fromEnd > NEAR_THE_END ? 'far' : 'over'
}
