import { record as words } from 'virtual:records/messages/chat/panel'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'

type ClearQuestionProps = { readonly onClear: () => void; readonly onKeep: () => void }

/**
 * Asks whether to delete the conversation, because it cannot be restored. It takes the focus, and Escape keeps the
 * conversation.
 */
export function ClearQuestion({ onClear, onKeep }: ClearQuestionProps) {
  const keepButton = useRef<HTMLButtonElement>(null)
  useEffect(() => keepButton.current?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.stopPropagation() // it would minimise the panel
    onKeep()
  }
  return (
    <div role="group" aria-labelledby="chat-clear" className={question} onKeyDown={onKeyDown}>
      <p id="chat-clear" className={css({ flexBasis: '100%' })}>
        {words.clearing.question}
      </p>
      <Button size="sm" variant="line" onClick={onClear}>
        {words.clearing.sure}
      </Button>
      <Button ref={keepButton} size="sm" variant="line" onClick={onKeep}>
        {words.clearing.not}
      </Button>
    </div>
  )
}

const question = css({
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  paddingBlock: '2',
  paddingInlineEnd: '0.6rem',
  textStyle: 'small',
})
