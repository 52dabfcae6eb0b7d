import { record as words } from 'virtual:records/messages/chat/panel'
import { useAtomValue, useSetAtom } from 'jotai'
import Send from 'lucide-react/icons/send'
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { cutFieldText, MAX_TEXT_LENGTH } from '#lib/text-limit.ts'
import { portsAtom } from '#platform/ports.ts'
import { css, cx } from '#styled/css'
import { chatPanel } from '#styled/recipes/chat-panel.js'
import { field } from '#styled/recipes/field.js'
import { iconButton } from '#styled/recipes/icon-button.js'
import { describedBy, textDirection } from '#ui/field.tsx'
import { FieldNotes } from '#ui/field-notes.tsx'
import { lengthStatusOf } from '#ui/length-status.ts'
import { useDraft } from '#ui/use-draft.ts'
import { MAX_MESSAGE_LENGTH } from '../limits.ts'
import { isTypingAtom, sendChatMessageAtom } from '../state.ts'

/**
 * Enter sends, Shift+Enter breaks the line, and Enter in an input method does not send. A message that is sent before
 * the last one is answered stays, and a note says so.
 */
export function Composer({ ref }: { readonly ref: RefObject<HTMLTextAreaElement | null> }) {
  const [text, setText] = useDraft('chat', useAtomValue(portsAtom))
  const isTyping = useAtomValue(isTypingAtom)
  const send = useSetAtom(sendChatMessageAtom)
  const [isEarly, setEarly] = useState(false)
  useEffect(() => {
    if (!isTyping) setEarly(false)
  }, [isTyping])
  const styles = chatPanel({ view: 'open' })
  const isEmpty = text.trim() === ''
  const lengthStatus = lengthStatusOf(text.length, MAX_MESSAGE_LENGTH)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty) return
    if (lengthStatus.problem) return ref.current?.focus()
    if (isTyping) return setEarly(true)
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
        dir={textDirection(lengthStatus)}
        rows={1}
        aria-label={words.message}
        {...describedBy('chat-message', null, undefined, lengthStatus)}
        placeholder={words.example}
        value={text}
        onChange={(event) => {
          cutFieldText(event.target, MAX_TEXT_LENGTH)
          setText(event.target.value)
        }}
        onKeyDown={onKeyDown}
        className={cx(field().input, styles.input)}
      />
      <button
        type="submit"
        aria-label={words.send}
        disabled={isEmpty}
        aria-disabled={isTyping}
        className={cx(iconButton(), sendButton)}
      >
        <Send size={20} strokeWidth={1.5} />
      </button>
      <div className={styles.notes}>
        <FieldNotes id="chat-message" lengthStatus={lengthStatus} />
        <p role="status" className={isEarly ? field().hint : css({ srOnly: true })}>
          {isEarly && <span>{words.early}</span>}
        </p>
      </div>
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
