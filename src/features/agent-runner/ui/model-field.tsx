import { record as runWords } from 'virtual:records/messages/run'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { memo } from 'react'
import { type Day, type Dialect, modelList } from '#content/models.ts'
import { longDate } from '#lib/dates.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import type { Availability } from '#platform/on-device-model.ts'
import { field } from '#styled/recipes/field.js'
import { describedBy, FieldFrame } from '#ui/field.tsx'
import type { AvailableModel } from '../model-list.ts'
import { groupModelOptions, type ModelOption } from '../model-options.ts'
import { type ModelSelection, onDeviceModel } from '../run-state.ts'

const words = runWords.model
const CUSTOM_VALUE = 'other'

const deviceNotes: Readonly<Record<Availability, string>> = {
  absent: words.deviceDownload,
  downloadable: words.deviceDownload,
  downloading: words.deviceDownload,
  ready: words.deviceReady,
}

type ModelFieldProps = {
  readonly chosen: ModelSelection
  readonly isCustom: boolean
  readonly choices: readonly AvailableModel[]
  readonly day: Day
  readonly device: Availability
  readonly onChoose: (chosen: ModelSelection) => void
  /** Called when the visitor wants a model that is not on the list. */
  readonly onCustom: (dialect: Dialect) => void
}

export const ModelField = memo(function ModelField(props: ModelFieldProps) {
  const { chosen, isCustom, choices, day, device, onChoose, onCustom } = props
  const { groups, retired } = groupModelOptions(day, choices)
  const handleChange = (value: string) => {
    if (value === CUSTOM_VALUE) onCustom(chosen.dialect === 'device' ? 'openai' : chosen.dialect)
    else if (value === onDeviceModel.id) onChoose(onDeviceModel)
    else {
      const model = choices.find(({ id }) => id === value)
      if (model) onChoose({ id: model.id, dialect: model.dialect })
    }
  }
  const hint = chosen.dialect === 'device' ? deviceNotes[device] : modelNote(chosen, choices)
  return (
    <FieldFrame id="run-model" label={words.label} hint={hint}>
      <select
        {...describedBy('run-model', null, hint)}
        className={field().input}
        value={isCustom ? CUSTOM_VALUE : chosen.id}
        onChange={(event) => handleChange(event.target.value)}
      >
        {device === 'ready' && <DeviceOptions />}
        {groups.map(({ provider, options }) => (
          <optgroup key={provider} label={provider}>
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {optionLabel(option)}
              </option>
            ))}
          </optgroup>
        ))}
        {device !== 'ready' && device !== 'absent' && <DeviceOptions />}
        <option value={CUSTOM_VALUE}>{words.other}</option>
        {retired.length > 0 && (
          <optgroup label={words.retired}>
            {retired.map(({ id, label, replacementLabel }) => (
              <option key={id} value={id} data-retired="">
                {fillTemplate(words.retiredOption, { model: label, instead: replacementLabel })}
              </option>
            ))}
          </optgroup>
        )}
      </select>
      <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" className={field().chevron} />
    </FieldFrame>
  )
})

/** First once it is on the device: what has to be downloaded does not stand in front of what runs at once. */
function DeviceOptions() {
  return (
    <optgroup label={words.deviceGroup}>
      <option value={onDeviceModel.id}>{words.device}</option>
    </optgroup>
  )
}

function optionLabel({ label, state, retires = '', isListed }: ModelOption): string {
  const notes = [
    ...(state === 'retiring' ? [fillTemplate(words.retiring, { day: longDate(retires) })] : []),
    ...(isListed === false ? [words.notListed] : []),
  ]
  return notes.length === 0 ? label : `${label} (${notes.join(', ')})`
}

/** Returns a note on the chosen model: its price, or the date of the list of models if the price is unknown. */
function modelNote(chosen: ModelSelection, choices: readonly AvailableModel[]): string {
  const price = choices.find(({ id, dialect }) => id === chosen.id && dialect === chosen.dialect)?.price
  const day = longDate(modelList.asOf)
  if (!price) return fillTemplate(words.asOf, { day })
  return fillTemplate(words.price, {
    prompt: `$${price.prompt.toFixed(2)}`,
    answer: `$${price.answer.toFixed(2)}`,
    day,
  })
}
