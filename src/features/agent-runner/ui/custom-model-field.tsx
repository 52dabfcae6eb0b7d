import { record as runWords } from 'virtual:records/messages/run'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type Dialect, providers } from '#content/models.ts'
import { MAX_LINE_LENGTH } from '#lib/text-limit.ts'
import { field } from '#styled/recipes/field.js'
import { Field, FieldFrame } from '#ui/field.tsx'
import { guessDialect } from '../models.ts'
import type { ModelSelection } from '../run-state.ts'

const words = runWords.model
const dialects = Object.keys(providers) as readonly Dialect[]

type CustomModelFieldProps = {
  readonly chosen: ModelSelection
  readonly error: string | null
  readonly onChoose: (chosen: ModelSelection) => void
}

/** The model id suggests a provider, which the visitor can change. */
export function CustomModelField({ chosen, error, onChoose }: CustomModelFieldProps) {
  const chooseTyped = (typed: string) => {
    const id = typed.trim()
    onChoose({ id, dialect: guessDialect(id) ?? chosen.dialect })
  }
  return (
    <>
      <Field
        id="run-model-id"
        label={words.custom}
        hint={words.customHint}
        error={error}
        value={chosen.id}
        limit={MAX_LINE_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => chooseTyped(event.target.value)}
      />
      <FieldFrame id="run-provider" label={words.provider}>
        <select
          id="run-provider"
          className={field().input}
          value={chosen.dialect}
          onChange={(event) => onChoose({ id: chosen.id, dialect: event.target.value as Dialect })}
        >
          {dialects.map((dialect) => (
            <option key={dialect} value={dialect}>
              {providers[dialect].name}
            </option>
          ))}
        </select>
        <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" className={field().chevron} />
      </FieldFrame>
    </>
  )
}
