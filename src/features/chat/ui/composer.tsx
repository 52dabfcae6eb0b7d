import { useAtomValue, useSetAtom } from 'jotai'
import Send from 'lucide-react/icons/send'
import type { FormEvent, KeyboardEvent, RefObject } from 'react'
import { portsAtom } from '#platform/ports.ts'
import { css, cx } from '#styled/css'
import { chatPanel } from '#styled/recipes/chat-panel.js'
import { field } from '#styled/recipes/field.js'
import { iconButton } from '#styled/recipes/icon-button.js'
import { useDraft } from '#ui/use-draft.ts'
import { LONGEST_MESSAGE } from '../history.ts'
import { isTypingAtom, sendAtom } from '../state.ts'

/** The counter shows itself when this much of a message is used. */
const COUNTED_FROM = 400

/** Where the visitor types. Enter sends, Shift+Enter breaks the line, and an input method keeps its own Enter. */
export function Composer({ ref }: { readonly ref: RefObject<HTMLTextAreaElement | null> }) {
  const [text, setText] = useDraft('chat', useAtomValue(portsAtom))
  const isTyping = useAtomValue(isTypingAtom)
  const send = useSetAtom(sendAtom)
  const styles = chatPanel({ view: 'open' })
  const isEmpty = text.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty || isTyping) return
    void send(text)
    setText('')
    ref.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // keyCode 229: Safari ends a composition before the Enter that confirmed it (WebKit bug 165004)
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return
    submit(event)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <textarea
        ref={ref}
        dir="auto"
        rows={1}
        aria-label="Your message"
        aria-describedby="chat-count"
        placeholder="Type a question"
        maxLength={LONGEST_MESSAGE}
        value={text}
        onChange={(event) => setText(event.target.value.slice(0, LONGEST_MESSAGE))}
        onKeyDown={onKeyDown}
        className={cx(field().input, styles.input)}
      />
      <button type="submit" aria-label="Send" disabled={isEmpty || isTyping} className={cx(iconButton(), sendButton)}>
        <Send size={20} strokeWidth={1.5} />
      </button>
      <p id="chat-count" data-full={text.length >= LONGEST_MESSAGE} className={styles.count}>
        {text.length >= COUNTED_FROM ? `${text.length} of ${LONGEST_MESSAGE} characters` : ''}
      </p>
    </form>
  )
}

const sendButton = css({
  width: '3.25rem',
  height: '3.25rem',
  background: 'hover',
  color: 'text',
  alignSelf: 'end',
  _disabled: { color: 'text.3', cursor: 'not-allowed' },
})
