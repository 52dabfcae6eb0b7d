import { record as outbox } from 'virtual:records/messages/outbox'
import { type MouseEventHandler, useEffect, useRef } from 'react'
import { button } from '#styled/recipes/button.js'
import { outboxRow } from '#styled/recipes/outbox-row.js'

export type Confirmation = keyof typeof outbox.questions

type ConfirmationPromptProps = {
  readonly question: Confirmation
  readonly onConfirm: MouseEventHandler
  readonly onCancel: () => void
}

/**
 * Asks for confirmation in place of the buttons of a request. The focus goes to the cancel button; Escape cancels as
 * well.
 */
export function ConfirmationPrompt({ question, onConfirm, onCancel }: ConfirmationPromptProps) {
  const { text, yes, no } = outbox.questions[question]
  const cancelButton = useRef<HTMLButtonElement>(null)
  useEffect(() => cancelButton.current?.focus(), [])
  return (
    <div
      role="group"
      aria-label={text}
      className={outboxRow().actions}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation() // Escape must not close the panel as well
        onCancel()
      }}
    >
      <p>{text}</p>
      <button type="button" className={button({ variant: 'line', size: 'sm' })} onClick={onConfirm}>
        {yes}
      </button>
      <button
        ref={cancelButton}
        type="button"
        data-quiet=""
        className={button({ variant: 'quiet', size: 'sm' })}
        onClick={onCancel}
      >
        {no}
      </button>
    </div>
  )
}
