import { record as runWords } from 'virtual:records/messages/run'
import { type Day, providers } from '#content/models.ts'
import { longDate } from '#lib/dates.ts'
import { filled } from '#lib/filled.ts'
import { button } from '#styled/recipes/button.js'
import type { Choice } from '../model-list.ts'
import { replacementOf, stateOf } from '../models.ts'
import type { Chosen } from '../outcome.ts'
import { Card } from './card.tsx'

const words = runWords.model.retiredNote

type RetiredNoteProps = {
  readonly chosen: Chosen
  readonly choices: readonly Choice[]
  readonly day: Day
  readonly onChoose: (chosen: Chosen) => void
}

/** Says that a model does not answer any more, and what does instead. It may be run all the same. */
export function RetiredNote({ chosen, choices, day, onChoose }: RetiredNoteProps) {
  const model = choices.find(({ id, dialect }) => id === chosen.id && dialect === chosen.dialect)
  if (!model?.retires || stateOf(model, day) !== 'retired') return null
  const instead = replacementOf(model.id, model.dialect, day, choices)
  const names = { model: model.label, day: longDate(model.retires), provider: providers[model.dialect].name }
  return (
    <div role="status">
      <Card tone="wait" title={filled(words.title, names)} text={filled(words.text, names)}>
        {instead && (
          <button
            type="button"
            className={button({ look: 'line', size: 'sm' })}
            onClick={() => onChoose({ id: instead.id, dialect: instead.dialect })}
          >
            {filled(words.use, { model: instead.label })}
          </button>
        )}
      </Card>
    </div>
  )
}
