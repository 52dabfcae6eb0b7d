import { record as runWords } from 'virtual:records/messages/run'
import { type Day, providers } from '#content/models.ts'
import { longDate } from '#lib/dates.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { button } from '#styled/recipes/button.js'
import type { AvailableModel } from '../model-list.ts'
import { modelState, replacementModel } from '../models.ts'
import type { ModelSelection } from '../run-state.ts'
import { NoticeCard } from './notice-card.tsx'

const words = runWords.model.retiredNote

type RetiredNoteProps = {
  readonly chosen: ModelSelection
  readonly choices: readonly AvailableModel[]
  readonly day: Day
  readonly onChoose: (chosen: ModelSelection) => void
}

/** Says that the chosen model is retired, and suggests a replacement. The visitor can still run the retired model. */
export function RetiredNote({ chosen, choices, day, onChoose }: RetiredNoteProps) {
  const model = choices.find(({ id, dialect }) => id === chosen.id && dialect === chosen.dialect)
  if (!model?.retires || modelState(model, day) !== 'retired') return null
  const replacement = replacementModel(model.id, model.dialect, day, choices)
  const names = { model: model.label, day: longDate(model.retires), provider: providers[model.dialect].name }
  return (
    <div role="status">
      <NoticeCard tone="wait" title={fillTemplate(words.title, names)} text={fillTemplate(words.text, names)}>
        {replacement && (
          <button
            type="button"
            className={button({ variant: 'line', size: 'sm' })}
            onClick={() => onChoose({ id: replacement.id, dialect: replacement.dialect })}
          >
            {fillTemplate(words.use, { model: replacement.label })}
          </button>
        )}
      </NoticeCard>
    </div>
  )
}
