import { record as runWords } from 'virtual:records/messages/run'
import { useCallback, useEffect, useRef } from 'react'
import type { LibraryAgent } from '#content/agent-runner/agents.ts'
import { resultFileName } from '../prompt.ts'
import { styles as shared } from '../shared-styles.ts'
import { Answer } from './answer.tsx'
import { bringIntoView } from './bring-into-view.ts'
import { QuietButton, ResultActions, ResultHeader } from './result-actions.tsx'
import { styles } from './sample-styles.ts'
import { useResultExport } from './use-result-export.ts'

const words = runWords.sample
/** A sample whose start is so near the top of the view, in pixels, is not scrolled any more. */
const PLACED_PX = 32
type SampleProps = { readonly agent: LibraryAgent; readonly text: string; readonly onClose: () => void }

/**
 * Shows the sample of an agent with the example inputs that it answers, in place of a result. It is no run: nothing is
 * stored, and what the visitor has typed stays.
 */
export function Sample({ agent, text, onClose }: SampleProps) {
  const root = useRef<HTMLDivElement>(null)
  const answerRef = useRef<HTMLDivElement>(null)
  const exported = {
    markdown: () => `${words.mark}\n\n${text}`,
    fileName: (extension: 'txt' | 'md') => resultFileName(agent.name, extension, 'sample'),
  }
  const resultExport = useResultExport(exported, answerRef)
  // the pressed button has disappeared, and on a narrow screen the sample is below the form
  useEffect(() => root.current?.focus({ preventScroll: true }), [])
  // the text is rendered piece by piece, and the view can only scroll as far as there is text
  const isPlaced = useRef(false)
  const place = useCallback(() => {
    if (isPlaced.current || !root.current) return
    bringIntoView(root.current)
    const { top, height } = root.current.getBoundingClientRect()
    isPlaced.current = height > 0 && top < PLACED_PX // while the dialog opens, nothing has a height
  }, [])
  return (
    <div ref={root} id="run-sample" role="group" aria-label={words.label} tabIndex={-1} className={styles.sample}>
      <ResultHeader label={words.label} resultExport={resultExport} />
      <dl className={styles.inputs}>
        {agent.inputs.map(({ name, label, example }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{example}</dd>
          </div>
        ))}
      </dl>
      <div
        role="group"
        aria-label={words.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long sample scrolls, and the keyboard must reach it
        tabIndex={0}
        data-demo=""
        className={shared.resultBox}
      >
        <Answer answerRef={answerRef} text="" demo={text} mark={words.mark} onGrown={place} />
      </div>
      <ResultActions resultExport={resultExport}>
        <QuietButton label={words.close} onClick={onClose} />
      </ResultActions>
    </div>
  )
}
