import { record as runWords } from 'virtual:records/messages/run'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react'
import { inputName } from '#content/agent-runner/input-names.ts'
import { formatTokens } from '#content/agent-runner/run-formats.ts'
import { estimateTokens } from '#lib/estimate-tokens.ts'
import { describedBy, textDirection } from '#ui/field.tsx'
import { FieldNotes } from '#ui/field-notes.tsx'
import { lengthStatusOf } from '#ui/length-status.ts'
import { fillPrompt, type InputValues, maxPromptLength, placeholders, promptSegments } from '../prompt.ts'
import { styles as shared } from '../shared-styles.ts'
import { styles } from './prompt-preview-styles.ts'

const words = runWords.prompt
type PromptPreviewProps = {
  readonly template: string
  readonly values: InputValues
  /** The prompt as the visitor edited it for this run, or null to send the filled template. */
  readonly edited: string | null
  readonly onEdit: (text: string | null) => void
}

/** Shows the prompt as it would be sent now, and lets the visitor edit it for one run. */
export function PromptPreview({ template, values, edited, onEdit }: PromptPreviewProps) {
  const [isOpen, setOpen] = useState(false)
  const deferredValues = useDeferredValue(values)
  const tokens = formatTokens(estimateTokens(edited ?? fillPrompt(template, deferredValues)))
  const lengthStatus = lengthStatusOf(edited?.length ?? 0, maxPromptLength(placeholders(template)))
  const root = useRef<HTMLDetailsElement>(null)
  const isEdited = edited !== null
  const wasEdited = useRef(isEdited)
  // the pressed button is removed, so the focus moves to what takes its place
  useLayoutEffect(() => {
    if (wasEdited.current !== isEdited) root.current?.querySelector<HTMLElement>('textarea, button')?.focus()
    wasEdited.current = isEdited
  }, [isEdited])
  return (
    <details ref={root} className={shared.disclosure} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={shared.summary}>
        <ChevronDown size={18} strokeWidth={1.5} aria-hidden="true" />
        {words.show}
        <small>{tokens}</small>
      </summary>
      {isOpen && edited === null && (
        <>
          <PromptText template={template} values={deferredValues} />
          <button type="button" className={shared.quietButton} onClick={() => onEdit(fillPrompt(template, values))}>
            {words.edit}
          </button>
        </>
      )}
      {isOpen && edited !== null && (
        <>
          <textarea
            dir={textDirection(lengthStatus)}
            aria-label={words.label}
            {...describedBy('run-prompt', null, words.edited, lengthStatus)}
            className={styles.promptText}
            value={edited}
            onChange={(event) => onEdit(event.target.value)}
          />
          <FieldNotes id="run-prompt" hint={words.edited} lengthStatus={lengthStatus} />
          <button type="button" className={shared.quietButton} onClick={() => onEdit(null)}>
            {words.reset}
          </button>
        </>
      )}
    </details>
  )
}

/** A prompt with its filled and empty inputs marked. */
export function PromptText({ template, values }: { readonly template: string; readonly values: InputValues }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long prompt scrolls, and the keyboard must reach it
    <div role="group" aria-label={words.label} dir="auto" tabIndex={0} className={styles.promptText}>
      {promptSegments(template, values).map((segment, index) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: the segments of a prompt never change their order
        if (segment.kind === 'filled') return <mark key={index}>{segment.text}</mark>
        if (segment.kind === 'empty') {
          return <mark key={index} data-empty="">{`[${inputName(segment.name)}]`}</mark>
        }
        return <span key={index}>{segment.text}</span>
        // biome-ignore-end lint/suspicious/noArrayIndexKey: the segments of a prompt never change their order
      })}
    </div>
  )
}
