import { useAtomValue } from 'jotai'
import { memo, useLayoutEffect, useRef } from 'react'
import { portsAtom } from '#platform/ports.ts'
import { runDialog } from '#styled/recipes/run-dialog.js'
import { Markdown } from './markdown.tsx'
import { useGrown } from './use-grown.ts'

const looks = runDialog()

/**
 * A result as it reads. What is over is drawn once; only the block that grows is drawn again. It is the last piece of the
 * last sheet, so that it keeps its place, and its elements, once it is over.
 */
export function ResultText({ text }: { readonly text: string }) {
  const { clock } = useAtomValue(portsAtom)
  const { whole, open } = useGrown(clock, text)
  const last = Math.max(whole.length - 1, 0)
  const sheets = open.trim() === '' ? whole : [...whole.slice(0, last), [...(whole[last] ?? []), open]]
  const answer = useRef<HTMLDivElement>(null)
  // asks for its layout in the task that drew it: the one that paints it has enough to do
  useLayoutEffect(() => void answer.current?.getBoundingClientRect())
  return (
    <div ref={answer} className={looks.text} data-result="">
      {sheets.map((pieces, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is over never changes its place
        <Sheet key={index} pieces={pieces} />
      ))}
    </div>
  )
}

const Sheet = memo(function Sheet({ pieces }: { readonly pieces: readonly string[] }) {
  return (
    <div className={looks.piece}>
      {pieces.map((source, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is over never changes its place
        <Markdown key={index} source={source} />
      ))}
    </div>
  )
})
