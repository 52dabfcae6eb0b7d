import { record as words } from 'virtual:records/pages/quote/send'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { chatAppLink } from '#content/chat-app.ts'
import { meetingPath } from '#content/paths.ts'
import { MAX_LINK_LENGTH } from '#lib/text-limit.ts'
import { portsAtom } from '#platform/ports.ts'
import { printPage } from '#platform/print-page.ts'
import { Actions } from '#ui/actions.tsx'
import { Button } from '#ui/button.tsx'
import { ChatAppLink } from '#ui/chat-app-link.tsx'
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'
import { hasAnswers } from './answers.ts'
import { choiceId } from './choices.tsx'
import { sheetLink } from './link.ts'
import { offers } from './offers.ts'
import { styles } from './send-section-styles.ts'
import { sheetText } from './sheet-text.ts'
import {
  addToMessageAtom,
  answersAtom,
  checkServiceAtom,
  openedLinkAtom,
  sheetAtom,
  shownAnswersAtom,
  startOverAtom,
} from './state.ts'

const loadEmailNote = () => import('#features/contact/ui/email-note.tsx')

/** What can be done with the sheet. A sheet that is too long for a link to the chat app can become an email. */
export function SendSection() {
  const ports = useAtomValue(portsAtom)
  const sheet = useAtomValue(sheetAtom)
  const answers = useAtomValue(shownAnswersAtom)
  const ownAnswers = useAtomValue(answersAtom)
  const isLinkOpen = useAtomValue(openedLinkAtom)?.kind === 'held'
  const addToMessage = useSetAtom(addToMessageAtom)
  const checkService = useSetAtom(checkServiceAtom)
  const startOver = useSetAtom(startOverAtom)
  const [, navigate] = useLocation()
  const [emailNote, setEmailNote] = useState<typeof import('#features/contact/ui/email-note.tsx')>()
  const [isAlive, setAlive] = useState(false)
  const once = useOneAtATime()
  const text = sheetText(sheet)
  const chatLink = chatAppLink(text)
  const isTooLong = chatLink.length > MAX_LINK_LENGTH

  useEffect(() => setAlive(true), [])

  useEffect(() => {
    if (!isTooLong) setEmailNote(undefined)
  }, [isTooLong])

  /** Runs a task if the sheet names a service. Otherwise moves the focus to the first question. */
  const withService = (task: () => unknown) => {
    if (checkService()) return task()
    return document.getElementById(choiceId('service', offers[0]?.slug ?? ''))?.focus()
  }
  const copyLink = async () => {
    const isCopied = await ports.clipboard.write(`${location.origin}${sheetLink(answers)}`)
    ports.toast(isCopied ? { tone: 'done', ...words.copied } : { tone: 'error', ...words.notCopied })
  }
  const offerEmail = () => loadEmailNote().then(setEmailNote, () => {})
  const print = () => {
    if (!printPage()) ports.toast({ tone: 'error', ...words.notPrinted })
  }
  return (
    <div className={styles.send}>
      <h2 id="send" className={styles.heading}>
        {words.heading}
      </h2>
      <p className={styles.text}>{words.text}</p>
      <div data-alive={isAlive ? '' : undefined} className={styles.actions}>
        <Actions>
          <Button onClick={() => withService(() => addToMessage() && navigate(meetingPath))}>{words.send}</Button>
          {sheet.offer && !isTooLong ? (
            <ChatAppLink variant="line" href={chatLink}>
              {words.chat}
            </ChatAppLink>
          ) : (
            <Button variant="line" onClick={() => withService(offerEmail)}>
              {words.chat}
            </Button>
          )}
          <Button variant="quiet" onClick={(press) => withService(() => void once(copyLink, press))}>
            {words.copy}
          </Button>
          <Button variant="quiet" onClick={print}>
            {words.print}
          </Button>
          {hasAnswers(ownAnswers) && !isLinkOpen && (
            <Button variant="quiet" onClick={startOver}>
              {words.clear}
            </Button>
          )}
        </Actions>
        <div role="status">{isTooLong && emailNote && <emailNote.EmailNote message={text} />}</div>
        <p className={styles.hint}>{words.linkHint}</p>
      </div>
    </div>
  )
}
