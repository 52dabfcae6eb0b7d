import { record as runWords } from 'virtual:records/messages/run'
import { useCallback } from 'react'
import type { Dialect } from '#content/models.ts'
import { runDialog } from '#styled/recipes/run-dialog.js'
import { defaultModel } from '../models.ts'
import type { Chosen } from '../outcome.ts'
import { KeyField } from './key-field.tsx'
import { Elsewhere, KeyQuestions } from './key-questions.tsx'
import { ModelField } from './model-field.tsx'
import { ModelOther } from './model-other.tsx'
import { RetiredNote } from './retired-note.tsx'
import type { useChoice } from './use-choice.ts'
import { useKeyTest } from './use-key-test.ts'
import type { RunForm } from './use-run-form.ts'

const looks = runDialog()

type ConfigurationProps = {
  readonly choice: ReturnType<typeof useChoice>
  readonly form: RunForm
  readonly isOnline: boolean
}

/** Which model runs, and with whose key. */
export function Configuration({ choice, form, isOnline }: ConfigurationProps) {
  const { chosen, choose, type, choices, day, device, isCustom } = choice
  const [state, ask] = useKeyTest(form.key, chosen)
  const { dialect } = chosen
  /** Chooses what a note offered; the note is gone then, and the focus must not go with it. */
  const take = (offered: Chosen) => {
    choose(offered)
    document.getElementById('run-model')?.focus()
  }
  const switchTo = (owner: Dialect) => {
    const mine = choices.filter((each) => each.dialect === owner)
    const { id } = defaultModel(day, '', mine)
    form.answer(false)
    take({ id, dialect: owner })
  }
  const other = useCallback((provider: Dialect) => type({ id: '', dialect: provider }), [type])
  return (
    <fieldset className={looks.group}>
      <legend className={looks.legend}>{runWords.settings}</legend>
      <ModelField
        chosen={chosen}
        isCustom={isCustom}
        choices={choices}
        day={day}
        device={device}
        onChoose={choose}
        onOther={other}
      />
      {isCustom ? (
        <ModelOther chosen={chosen} error={form.problems.model ?? null} onChoose={type} />
      ) : (
        <RetiredNote chosen={chosen} choices={choices} day={day} onChoose={take} />
      )}
      {dialect !== 'device' && (
        <>
          <KeyField dialect={dialect} value={form.key} error={form.problems.key ?? null} onChange={form.setKey} />
          {form.elsewhere && (
            <Elsewhere
              asked={form.elsewhere}
              owner={form.elsewhere.owner}
              dialect={dialect}
              onUse={() => form.elsewhere && switchTo(form.elsewhere.owner)}
              onSend={() => form.answer(true)}
            />
          )}
          <KeyQuestions
            dialect={dialect}
            state={state}
            isOnline={isOnline}
            onAsk={(what) => form.withKey(() => void ask(what))}
          />
        </>
      )}
    </fieldset>
  )
}
