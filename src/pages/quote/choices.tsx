import { record as questions } from 'virtual:records/pages/quote/questions'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { button } from '#styled/recipes/button.js'
import { field } from '#styled/recipes/field.js'
import { displayContents } from '#ui/layout.ts'
import { Trail } from '#ui/marks.tsx'
import { styles } from './choices-styles.ts'

type Choice = { readonly id: string; readonly name: string; readonly text?: string | undefined }

type ChoicesProps = {
  /** The name of the question, with which the ids of its controls begin. */
  readonly name: string
  readonly number: number
  readonly words: { readonly legend: string; readonly hint: string }
  /** Whether one option or several can be chosen. */
  readonly type: 'radio' | 'checkbox'
  readonly choices: readonly Choice[]
  readonly chosen: readonly string[]
  readonly onChoose: (id: string) => void
  readonly error?: string | undefined
  /** Whether the question has an answer, which the sheet then shows. */
  readonly isAnswered: boolean
  /** Further fields of the question. */
  readonly children?: ReactNode
}

/** The id of the control for a choice. */
export const choiceId = (name: string, id: string) => `quote-${name}-${id}`

/** A question with its options, as radio buttons or checkboxes. */
export function Choices({
  name,
  number,
  words,
  type,
  choices,
  chosen,
  onChoose,
  error,
  isAnswered,
  children,
}: ChoicesProps) {
  const hintId = `quote-${name}-hint`
  const errorId = `quote-${name}-error`
  return (
    <fieldset className={styles.question} aria-describedby={error ? `${errorId} ${hintId}` : hintId}>
      <legend className={styles.legend}>
        <span className={styles.number}>{number}</span>
        <span>{words.legend}</span>
      </legend>
      <p id={hintId} className={field().hint}>
        {words.hint}
      </p>
      {error && (
        <p id={errorId} className={field().error}>
          <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      <div className={styles.options}>
        {choices.map((choice) => (
          <label key={choice.id} className={styles.option}>
            <input
              type={type}
              id={choiceId(name, choice.id)}
              name={type === 'radio' ? `quote-${name}` : undefined}
              value={choice.id}
              checked={chosen.includes(choice.id)}
              onChange={() => onChoose(choice.id)}
              aria-invalid={error ? true : undefined}
              className={styles.control}
            />
            <span className={displayContents}>
              <span>{choice.name}</span>
              {choice.text && <span className={styles.detail}>{choice.text}</span>}
            </span>
          </label>
        ))}
      </div>
      {children}
      {isAnswered && (
        <a href="#sheet" className={`${button({ variant: 'quiet', size: 'sm' })} ${styles.toSheet}`}>
          <span>{questions.toSheet}</span>
          <Trail tone="signal" />
        </a>
      )}
    </fieldset>
  )
}
