import { record as runWords } from 'virtual:records/messages/run'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { memo } from 'react'
import { type Day, type Dialect, modelList } from '#content/models.ts'
import { longDate } from '#lib/dates.ts'
import { filled } from '#lib/filled.ts'
import type { Availability } from '#platform/on-device.ts'
import { field } from '#styled/recipes/field.js'
import { described, FieldFrame } from '#ui/field.tsx'
import { type Option, optionsOf } from '../choosing.ts'
import type { Choice } from '../model-list.ts'
import { type Chosen, onThisDevice } from '../outcome.ts'

const words = runWords.model
const OTHER = 'other'

const deviceNote: Readonly<Record<Availability, string>> = {
  absent: words.deviceDownload,
  downloadable: words.deviceDownload,
  downloading: words.deviceDownload,
  ready: words.deviceReady,
}

type ModelFieldProps = {
  readonly chosen: Chosen
  readonly isCustom: boolean
  readonly choices: readonly Choice[]
  readonly day: Day
  readonly device: Availability
  readonly onChoose: (chosen: Chosen) => void
  /** The visitor wants a model that is not on the list. */
  readonly onOther: (dialect: Dialect) => void
}

/** The models to choose from, by the system's own list. There is always one chosen. */
export const ModelField = memo(function ModelField(props: ModelFieldProps) {
  const { chosen, isCustom, choices, day, device, onChoose, onOther } = props
  const { groups, retired } = optionsOf(day, choices)
  const choose = (value: string) => {
    if (value === OTHER) onOther(chosen.dialect === 'device' ? 'openai' : chosen.dialect)
    else if (value === onThisDevice.id) onChoose(onThisDevice)
    else {
      const found = choices.find(({ id }) => id === value)
      if (found) onChoose({ id: found.id, dialect: found.dialect })
    }
  }
  const hint = chosen.dialect === 'device' ? deviceNote[device] : noteOf(chosen, choices)
  return (
    <FieldFrame id="run-model" label={words.label} hint={hint}>
      <select
        {...described('run-model', null, hint)}
        className={field().input}
        value={isCustom ? OTHER : chosen.id}
        onChange={(event) => choose(event.target.value)}
      >
        {groups.map(({ provider, options }) => (
          <optgroup key={provider} label={provider}>
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {shownName(option)}
              </option>
            ))}
          </optgroup>
        ))}
        {device !== 'absent' && (
          <optgroup label={words.deviceGroup}>
            <option value={onThisDevice.id}>{words.device}</option>
          </optgroup>
        )}
        <option value={OTHER}>{words.other}</option>
        {retired.length > 0 && (
          <optgroup label={words.retired}>
            {retired.map(({ id, label, instead }) => (
              <option key={id} value={id} data-retired="">
                {filled(words.retiredOption, { model: label, instead })}
              </option>
            ))}
          </optgroup>
        )}
      </select>
      <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" className={field().chevron} />
    </FieldFrame>
  )
})

function shownName({ label, state, retires = '', isListed }: Option): string {
  const notes = [
    ...(state === 'retiring' ? [filled(words.retiring, { day: longDate(retires) })] : []),
    ...(isListed === false ? [words.notListed] : []),
  ]
  return notes.length === 0 ? label : `${label} (${notes.join(', ')})`
}

/** What is worth knowing of the chosen model: what it costs, or else since when the list holds. */
function noteOf(chosen: Chosen, choices: readonly Choice[]): string {
  const price = choices.find(({ id, dialect }) => id === chosen.id && dialect === chosen.dialect)?.price
  const day = longDate(modelList.asOf)
  if (!price) return filled(words.asOf, { day })
  return filled(words.price, { prompt: `$${price.prompt.toFixed(2)}`, answer: `$${price.answer.toFixed(2)}`, day })
}
