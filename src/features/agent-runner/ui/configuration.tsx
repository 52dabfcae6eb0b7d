import { record as runWords } from 'virtual:records/messages/run'
import { useCallback } from 'react'
import type { LibraryAgent } from '#content/agent-runner/agents.ts'
import type { Dialect } from '#content/models.ts'
import { defaultModel } from '../models.ts'
import { type ModelSelection, onDeviceModel } from '../run-state.ts'
import { styles as shared } from '../shared-styles.ts'
import { CustomModelField } from './custom-model-field.tsx'
import { KeyActions, KeyMismatch } from './key-actions.tsx'
import { KeyField } from './key-field.tsx'
import { ModelField } from './model-field.tsx'
import { NoKey } from './no-key.tsx'
import { RetiredNote } from './retired-note.tsx'
import { useKeyTest } from './use-key-test.ts'
import type { useModelSelection } from './use-model-selection.ts'
import type { RunForm } from './use-run-form.ts'
import type { ShownSample } from './use-sample.ts'

type ConfigurationProps = {
  readonly agent: LibraryAgent
  readonly sample: ShownSample
  readonly choice: ReturnType<typeof useModelSelection>
  readonly form: RunForm
  readonly isOnline: boolean
}

export function Configuration({ agent, sample, choice, form, isOnline }: ConfigurationProps) {
  const { chosen, choose, chooseTyped, choices, day, device, isCustom } = choice
  const [checkState, checkKey] = useKeyTest(form.key, chosen)
  const { dialect } = chosen
  /** Chooses the model that a note suggests. Then the note disappears, so the focus moves to the model field. */
  const applySuggestion = (model: ModelSelection) => {
    choose(model)
    document.getElementById('run-model')?.focus()
  }
  const switchProvider = (owner: Dialect) => {
    const ownerModels = choices.filter((each) => each.dialect === owner)
    const { id } = defaultModel(day, '', ownerModels)
    form.answerKeyMismatch(false)
    applySuggestion({ id, dialect: owner })
  }
  // the button is about to disappear, so the focus moves to the model field
  const chooseDevice = useCallback(() => {
    choose(onDeviceModel)
    document.getElementById('run-model')?.focus()
  }, [choose])
  const chooseCustom = useCallback((provider: Dialect) => chooseTyped({ id: '', dialect: provider }), [chooseTyped])
  return (
    <fieldset className={shared.fieldset}>
      <legend className={shared.legend}>{runWords.settings}</legend>
      <ModelField
        chosen={chosen}
        isCustom={isCustom}
        choices={choices}
        day={day}
        device={device}
        onChoose={choose}
        onCustom={chooseCustom}
      />
      {isCustom ? (
        <CustomModelField chosen={chosen} error={form.problems.model ?? null} onChoose={chooseTyped} />
      ) : (
        <RetiredNote chosen={chosen} choices={choices} day={day} onChoose={applySuggestion} />
      )}
      {dialect !== 'device' && (
        <>
          <KeyField dialect={dialect} value={form.key} error={form.problems.key ?? null} onChange={form.setKey} />
          <NoKey
            agent={agent}
            dialect={dialect}
            model={choices.find((each) => each.id === chosen.id && each.dialect === dialect)}
            sample={sample}
            onUseDevice={device === 'ready' ? chooseDevice : null}
          />
          {form.keyMismatch && (
            <KeyMismatch
              question={form.keyMismatch}
              owner={form.keyMismatch.owner}
              dialect={dialect}
              onSwitchProvider={() => form.keyMismatch && switchProvider(form.keyMismatch.owner)}
              onSend={() => form.answerKeyMismatch(true)}
            />
          )}
          <KeyActions
            dialect={dialect}
            state={checkState}
            isOnline={isOnline}
            onCheck={(check) => form.withKey(() => void checkKey(check))}
          />
        </>
      )}
    </fieldset>
  )
}
