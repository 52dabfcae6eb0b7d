import { record as outbox } from 'virtual:records/messages/outbox'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { portsAtom } from '#platform/ports.ts'
import type { Kind, Unsent } from '../item.ts'
import { wholeText } from '../letter.ts'
import type { Action } from '../standing.ts'
import { cancelAtom, editAtom, keepAgainAtom, markSentAtom, sendAgainAtom, sendWithoutDateAtom } from '../state.ts'
import type { Asked } from './question.tsx'

type Ways = {
  readonly onSend: () => void
  readonly onEdited: (kind: Kind, isForDate: boolean) => void
}

/** What the buttons of a request do, and what they ask before. A request that is under way by now is left alone. */
export function useOrders(item: Unsent, { onSend, onEdited }: Ways) {
  const { clipboard, toast } = useAtomValue(portsAtom)
  const [asked, ask] = useState<Asked | null>(null)
  const [isForDate, setForDate] = useState(false)
  const cancel = useSetAtom(cancelAtom)
  const edit = useSetAtom(editAtom)
  const keepAgain = useSetAtom(keepAgainAtom)
  const sendAgain = useSetAtom(sendAgainAtom)
  const markSent = useSetAtom(markSentAtom)
  const sendWithoutDate = useSetAtom(sendWithoutDateAtom)

  const sayWhyNot = (reason: 'busy' | 'unwritable') =>
    toast(
      reason === 'busy' ? { tone: 'wait', ...outbox.toasts.busy } : { tone: 'error', ...outbox.toasts.unchangeable },
    )
  const giveBack = async (toDate: boolean, mayReplace: boolean) => {
    setForDate(toDate)
    const edited = await edit(item, mayReplace)
    ask(edited === 'occupied' ? 'replace' : null)
    if (edited === 'done') onEdited(item.draft.kind, toDate)
    else if (edited === 'unkept') toast({ tone: 'error', ...outbox.toasts.unkept })
    else if (edited !== 'occupied') sayWhyNot(edited)
  }
  const takeAway = async () => {
    ask(null)
    const taken = await cancel(item.id)
    if (taken !== 'done') sayWhyNot(taken)
  }
  const copy = async () => {
    const isCopied = await clipboard.write(wholeText(item))
    if (isCopied) toast({ tone: 'done', ...outbox.toasts.copied })
    else toast({ tone: 'error', ...outbox.toasts.notCopied })
  }
  const run: Readonly<Record<Exclude<Action, 'mail'>, () => unknown>> = {
    send: onSend,
    async keepAgain() {
      if (!(await keepAgain(item))) sayWhyNot('unwritable')
    },
    sendAgain: () => sendAgain(item.id),
    markSent: () => markSent(item.id),
    edit: () => giveBack(false, false),
    changeDate: () => giveBack(true, false),
    sendWithoutDate: () => sendWithoutDate(item.id),
    cancel: () => ask('cancel'),
    copy,
  }
  const onYes = () => (asked === 'cancel' ? takeAway() : giveBack(isForDate, true))
  return { run, asked, onYes, onNo: () => ask(null) } as const
}
