import { record as words } from 'virtual:records/messages/contact/choice'
import type { MouseEvent } from 'react'
import { css } from '#styled/css'
import { button } from '#styled/recipes/button.js'

type ChoiceLineProps = {
  /** What the button has brought along. */
  readonly text: string
  /** The accessible name of the button that takes it out. */
  readonly removeLabel: string
  readonly onRemove: () => void
}

/** Names the service or the plan that the visitor comes from, as the message will. */
export function ChoiceLine({ text, removeLabel, onRemove }: ChoiceLineProps) {
  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.form?.querySelector('input')?.focus({ preventScroll: true }) // this button is about to be removed
    onRemove()
  }
  return (
    <p data-wide="" className={line}>
      <span>{text}</span>
      <button
        type="button"
        aria-label={removeLabel}
        className={button({ variant: 'line', size: 'sm' })}
        onClick={remove}
      >
        <span>{words.remove}</span>
      </button>
    </p>
  )
}

const line = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '3',
  paddingBlock: '2',
  borderBlock: '1px solid {colors.line}',
  overflowWrap: 'anywhere',
})
