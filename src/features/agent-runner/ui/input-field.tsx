import { record as runWords } from 'virtual:records/messages/run'
import { memo } from 'react'
import type { LibraryAgent } from '#content/agent-runner/agents.ts'
import { filled } from '#lib/filled.ts'
import { MAX_TEXT_LENGTH } from '#lib/text-limit.ts'
import { cx } from '#styled/css'
import { chip } from '#styled/recipes/chip.js'
import { field } from '#styled/recipes/field.js'
import { runDialog } from '#styled/recipes/run-dialog.js'
import { described, directionOf, FieldFrame } from '#ui/field.tsx'
import { roomFor } from '#ui/text-room.ts'
import { withSuggestion } from '../choosing.ts'

const words = runWords.input
const looks = runDialog()

/** So many characters fill a text area that has grown as tall as it may; to lay out a copy of more would take long. */
const TALLEST = 4000

type InputFieldProps = {
  readonly input: LibraryAgent['inputs'][number]
  readonly value: string
  readonly isMissing: boolean
  readonly onChange: (name: string, text: string) => void
}

/** One thing the agent needs, in a text area that grows with the words; suggestions may be taken or left. */
export const InputField = memo(function InputField({ input, value, isMissing, onChange }: InputFieldProps) {
  const { name, label, hint, example, suggestions = [], isLong } = input
  const id = `run-input-${name}`
  const error = isMissing ? filled(words.missing, { input: label.toLowerCase() }) : null
  const room = roomFor(value.length, MAX_TEXT_LENGTH)
  const placeholder = filled(words.example, { example })
  return (
    <div>
      <FieldFrame id={id} label={label} error={error} hint={hint} room={room}>
        <div
          className={looks.grow}
          data-words={value.slice(0, TALLEST) || placeholder}
          data-long={isLong ? '' : undefined}
        >
          <textarea
            dir={directionOf(room)}
            className={field().input}
            {...described(id, error, hint, room)}
            rows={1}
            placeholder={placeholder}
            value={value}
            onChange={(event) => onChange(name, event.target.value)}
          />
        </div>
      </FieldFrame>
      {suggestions.length > 0 && (
        <fieldset aria-label={filled(words.suggestions, { input: label.toLowerCase() })} className={looks.chips}>
          {suggestions.map((suggestion) => (
            <button
              key={suggestion}
              type="button"
              className={cx(chip(), looks.chip)}
              onClick={() => onChange(name, withSuggestion(value, suggestion, suggestions))}
            >
              {suggestion}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
})
