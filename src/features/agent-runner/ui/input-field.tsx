import { record as runWords } from 'virtual:records/messages/run'
import { memo } from 'react'
import type { LibraryAgent } from '#content/agent-runner/agents.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { MAX_TEXT_LENGTH } from '#lib/text-limit.ts'
import { cx } from '#styled/css'
import { chip } from '#styled/recipes/chip.js'
import { field } from '#styled/recipes/field.js'
import { describedBy, FieldFrame, textDirection } from '#ui/field.tsx'
import { lengthStatusOf } from '#ui/length-status.ts'
import { applySuggestion } from '../model-options.ts'
import { styles } from './input-field-styles.ts'

const words = runWords.input
/**
 * The maximum length, in characters, of the copy that sets the height of the text area. A longer copy would be slow,
 * and the text area would not become higher.
 */
const MAX_COPY_LENGTH = 4000

type InputFieldProps = {
  readonly input: LibraryAgent['inputs'][number]
  readonly value: string
  readonly isMissing: boolean
  readonly onChange: (name: string, text: string) => void
}

export const InputField = memo(function InputField({ input, value, isMissing, onChange }: InputFieldProps) {
  const { name, label, hint, example, suggestions = [], isLong } = input
  const id = `run-input-${name}`
  const error = isMissing ? fillTemplate(words.missing, { input: label.toLowerCase() }) : null
  const lengthStatus = lengthStatusOf(value.length, MAX_TEXT_LENGTH)
  const placeholder = fillTemplate(words.example, { example })
  return (
    <div>
      <FieldFrame id={id} label={label} error={error} hint={hint} lengthStatus={lengthStatus}>
        <div
          className={styles.autoGrow}
          data-words={value.slice(0, MAX_COPY_LENGTH) || placeholder}
          data-long={isLong ? '' : undefined}
        >
          <textarea
            dir={textDirection(lengthStatus)}
            className={field().input}
            {...describedBy(id, error, hint, lengthStatus)}
            rows={1}
            placeholder={placeholder}
            value={value}
            onChange={(event) => onChange(name, event.target.value)}
          />
        </div>
      </FieldFrame>
      {suggestions.length > 0 && (
        <fieldset
          aria-label={fillTemplate(words.suggestions, { input: label.toLowerCase() })}
          className={styles.suggestions}
        >
          {suggestions.map((suggestion) => (
            <button
              key={suggestion}
              type="button"
              className={cx(chip(), styles.suggestion)}
              onClick={() => onChange(name, applySuggestion(value, suggestion, suggestions))}
            >
              {suggestion}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
})
