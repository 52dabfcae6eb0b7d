import { record as outbox } from 'virtual:records/messages/outbox'
import { useEffect, useRef } from 'react'
import { button } from '#styled/recipes/button.js'
import { outboxRow } from '#styled/recipes/outbox-row.js'

export type Asked = keyof typeof outbox.questions

type QuestionProps = { readonly asked: Asked; readonly onYes: () => void; readonly onNo: () => void }

/** Asks once more, where the buttons were. The focus goes to the harmless answer, which Escape gives as well. */
export function Question({ asked, onYes, onNo }: QuestionProps) {
  const { text, yes, no } = outbox.questions[asked]
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    <div
      role="group"
      aria-label={text}
      className={outboxRow().actions}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation() // the panel stays
        onNo()
      }}
    >
      <p>{text}</p>
      <button type="button" className={button({ look: 'line', size: 'sm' })} onClick={onYes}>
        {yes}
      </button>
      <button ref={keep} type="button" data-quiet="" className={button({ look: 'quiet', size: 'sm' })} onClick={onNo}>
        {no}
      </button>
    </div>
  )
}
