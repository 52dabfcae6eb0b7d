import { record as outbox } from 'virtual:records/messages/outbox'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { RequestKind } from '#platform/mail.ts'
import { portsAtom } from '#platform/ports.ts'
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'
import type { RequestAction } from '../display-status.ts'
import type { UnsentItem } from '../item.ts'
import { requestText } from '../request-text.ts'
import { cancelAtom, editAtom, markSentAtom, sendAgainAtom, sendWithoutDateAtom, storeAgainAtom } from '../state.ts'
import type { Confirmation } from './confirmation-prompt.tsx'

type ActionHandlers = {
  readonly onSend: () => void
  readonly onEdited: (kind: RequestKind, isForDate: boolean) => void
}

type Press = { readonly detail: number }

/**
 * Returns what the buttons of a request do, one at a time. `question` is the open question, which `onYes` and `onNo`
 * answer.
 */
export function useRequestActions(item: UnsentItem, { onSend, onEdited }: ActionHandlers) {
  const { clipboard, toast } = useAtomValue(portsAtom)
  const [question, setQuestion] = useState<Confirmation | null>(null)
  const [isForDate, setForDate] = useState(false)
  const once = useOneAtATime()
  const cancel = useSetAtom(cancelAtom)
  const edit = useSetAtom(editAtom)
  const keepAgain = useSetAtom(storeAgainAtom)
  const sendAgain = useSetAtom(sendAgainAtom)
  const markSent = useSetAtom(markSentAtom)
  const sendWithoutDate = useSetAtom(sendWithoutDateAtom)

  const toastFailure = (reason: 'busy' | 'unwritable') =>
    toast(
      reason === 'busy' ? { tone: 'wait', ...outbox.toasts.busy } : { tone: 'error', ...outbox.toasts.unchangeable },
    )
  const returnToForm = async (focusDate: boolean, canReplace: boolean) => {
    setForDate(focusDate)
    const edited = await edit(item, canReplace)
    setQuestion(edited === 'occupied' ? 'replace' : null)
    if (edited === 'done') onEdited(item.draft.kind, focusDate)
    else if (edited === 'unkept') toast({ tone: 'error', ...outbox.toasts.unkept })
    else if (edited !== 'occupied') toastFailure(edited)
  }
  const cancelRequest = async () => {
    setQuestion(null)
    const result = await cancel(item.id)
    if (result !== 'done') toastFailure(result)
  }
  const copy = async () => {
    const isCopied = await clipboard.write(requestText(item))
    if (isCopied) toast({ tone: 'done', ...outbox.toasts.copied })
    else toast({ tone: 'error', ...outbox.toasts.notCopied })
  }
  const actions: Readonly<Record<Exclude<RequestAction, 'mail'>, () => unknown>> = {
    send: onSend,
    async keepAgain() {
      if (!(await keepAgain(item))) toastFailure('unwritable')
    },
    sendAgain: () => sendAgain(item.id),
    markSent: () => markSent(item.id),
    edit: () => returnToForm(false, false),
    changeDate: () => returnToForm(true, false),
    sendWithoutDate: () => sendWithoutDate(item.id),
    cancel: () => setQuestion('cancel'),
    copy,
  }
  const confirm = () => (question === 'cancel' ? cancelRequest() : returnToForm(isForDate, true))
  return {
    run: (action: keyof typeof actions, press: Press) => void once(actions[action], press),
    question,
    onYes: (press: Press) => void once(confirm, press),
    onNo: () => setQuestion(null),
  } as const
}
