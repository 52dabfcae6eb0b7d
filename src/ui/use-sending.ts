import { useEffect, useRef, useState } from 'react'
import type { SubmitResult } from '#platform/mail.ts'
import { type AfterSubmit, type FormPorts, type FormRules, type FormValues, useForm } from './use-form.ts'

type NoteText = { readonly title: string; readonly text: string }
type Action = { readonly label: string; readonly run: () => void }

/** The note that a form shows after submission: sent, waiting, or not sent, with an action if one is possible. */
export type SendingNote = NoteText & {
  readonly tone: 'done' | 'wait' | 'error'
  readonly action?: Action
  /** Whether the end of the form was in view at the time. If not, a toast shows the note. */
  readonly isInView: boolean
  /** Whether a receipt above the form is what the page scrolls to. */
  readonly isBelowReceipt?: boolean
}

type SendingWords = {
  readonly done: string
  readonly doneHint: string
  readonly failed: string
  readonly failedHint: string
  /** The label of the button that moves a failed submission to the outbox. */
  readonly later: string
  readonly savedOffline: NoteText
  readonly savedUnreachable: NoteText
  readonly savedSoon: NoteText
  /** Shown when the values are saved after an attempt without a clear answer. */
  readonly savedDoubtful: NoteText
  readonly unsaved: NoteText
  readonly notKept: NoteText
  readonly changed: NoteText
}

type SendingPorts = FormPorts & {
  readonly toast: (
    toast: NoteText & { readonly tone: SendingNote['tone']; readonly action?: Action; readonly isInline?: boolean },
  ) => void
  readonly connection: { readonly isOnline: () => boolean }
  /** Notifies about every change in the outbox. */
  readonly changeChannel: { readonly subscribe: (listener: () => void) => () => void }
}

type SendingRules<V extends FormValues> = Omit<FormRules<V>, 'submit' | 'onChange'> & {
  readonly send: (values: V) => Promise<SubmitResult>
  readonly words: SendingWords
  /** Called with the HTTP status of a failed submission, or null if there was no clear answer. */
  readonly onFailed?: (code: number | null) => void
}

/**
 * Returns the state of a form that sends its values and shows the result in a note, which stays as long as what it says
 * is true. If the note is out of view or may soon disappear, a toast says the same; beside a receipt, it says it in place of
 * the note. The values are never in two places: the form is cleared once they are sent or saved, and keeps them otherwise.
 * A failed submission can be saved for later unless the values have changed.
 */
export function useSending<V extends FormValues>(ports: SendingPorts, rules: SendingRules<V>) {
  const { words } = rules
  const failed = { title: words.failed, text: words.failedHint }
  const [note, setNote] = useState<SendingNote | null>(null)
  const changeCount = useRef(0)

  const showNote = (tone: SendingNote['tone'], noteText: NoteText, action?: Action) => {
    const message = { tone, ...noteText, ...(action && { action }) }
    // a 'wait' note disappears as soon as the outbox changes, so a toast shows the same message
    const isInView = tone !== 'wait' && form.isEndInView()
    setNote({ ...message, isInView })
    ports.toast({ ...message, ...(isInView && { isInline: true }) })
  }
  const showAccepted = ({ hasReceipt }: { hasReceipt?: boolean }, tone: 'done' | 'wait', noteText: NoteText) => {
    if (!hasReceipt) return showNote(tone, noteText)
    const isInView = tone === 'done' && form.isEndInView()
    setNote(isInView ? { tone, ...noteText, isInView, isBelowReceipt: true } : null)
    ports.toast({ tone, ...noteText, ...(isInView && { isInline: true }) })
  }

  const submit = async (values: V): Promise<AfterSubmit> => {
    setNote(null)
    changeCount.current += 1 // invalidates an older button that offers to save the values
    const changeAtSubmit = changeCount.current
    const result = await rules.send(values)
    switch (result.kind) {
      case 'sent':
        showAccepted(result, 'done', { title: words.done, text: words.doneHint })
        return 'clear'
      case 'saved':
        showAccepted(result, 'wait', ports.connection.isOnline() ? words.savedUnreachable : words.savedOffline)
        return 'clear'
      case 'postponed':
        showAccepted(result, 'wait', words.savedSoon)
        return 'clear'
      case 'unsaved':
        showNote('error', words.unsaved)
        return 'keep'
      case 'unkept':
        showNote('error', words.notKept)
        return 'keep'
      case 'unsent':
        rules.onFailed?.(null)
        showNote('error', failed)
        return 'keep'
    }
    const { code, saveForLater } = result
    const isUnchanged = () => changeCount.current === changeAtSubmit && !hasOtherValues(ports, rules.name, values)
    const save = async (): Promise<AfterSubmit> => {
      if (!isUnchanged()) {
        ports.toast({ tone: 'wait', ...words.changed })
        return 'keep'
      }
      const saved = await saveForLater()
      if (saved.kind !== 'postponed') {
        showNote('error', words.notKept, laterAction)
        return 'keep'
      }
      changeCount.current += 1
      showAccepted(saved, 'wait', code === null ? words.savedDoubtful : words.savedSoon)
      return 'clear'
    }
    const laterAction = { label: words.later, run: () => void hold(save) }
    rules.onFailed?.(code)
    showNote('error', failed, laterAction)
    return 'keep'
  }

  const onChange = () => {
    changeCount.current += 1
    setNote((now) =>
      now?.tone === 'error' ? { tone: now.tone, title: now.title, text: now.text, isInView: now.isInView } : null,
    )
  }
  const { hold, ...form } = useForm(ports, { ...rules, submit, onChange })

  // any change in the outbox means that the note may no longer be true
  const isWaiting = note?.tone === 'wait'
  useEffect(() => (isWaiting ? ports.changeChannel.subscribe(() => setNote(null)) : undefined), [isWaiting, ports])

  return { ...form, note } as const
}

/** Returns whether the form has other values by now, on this page or on another page. */
function hasOtherValues({ drafts }: SendingPorts, form: string, values: FormValues): boolean {
  return Object.entries(values).some(([name, text]) => ![text, ''].includes(drafts.read(`${form}.${name}`)))
}
