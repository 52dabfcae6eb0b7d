import { useEffect, useRef, useState } from 'react'
import { type AfterSubmit, type FormPorts, type FormRules, type FormValues, useForm } from './use-form.ts'

/**
 * The result of submitting a form. 'sent': it arrived. 'saved' and 'postponed': it waits in the outbox, without and
 * with a connection. In all other cases the form keeps its values. 'unsaved' and 'unkept': the device could not store
 * it, without and with a connection. 'unsent': the outbox could not be loaded. 'failed': `code` is the HTTP status, or
 * null if there was no clear answer, and `saveForLater` can still save it.
 */
export type SendResult =
  | { readonly kind: 'sent' | 'saved' | 'postponed' | 'unsaved' | 'unkept' | 'unsent' }
  | { readonly kind: 'failed'; readonly code: number | null; readonly saveForLater: () => Promise<boolean> }

type Said = { readonly title: string; readonly text: string }
type Action = { readonly label: string; readonly run: () => void }

/** The note that a form shows after submission: sent, waiting, or not sent, with an action if one is possible. */
export type SendingNote = Said & {
  readonly tone: 'done' | 'wait' | 'error'
  readonly action?: Action
  /** Whether the end of the form was in view at the time. If not, a toast shows the note. */
  readonly isHere: boolean
}

type SendingWords = {
  readonly done: string
  readonly doneHint: string
  readonly failed: string
  readonly failedHint: string
  /** The label of the button that moves a failed submission to the outbox. */
  readonly later: string
  readonly savedOffline: Said
  readonly savedUnreachable: Said
  readonly savedSoon: Said
  /** Saved after an attempt without an answer. */
  readonly savedDoubtful: Said
  readonly unsaved: Said
  readonly notKept: Said
  readonly changed: Said
}

type SendingPorts = FormPorts & {
  readonly toast: (
    toast: Said & { readonly tone: SendingNote['tone']; readonly action?: Action; readonly isInline?: boolean },
  ) => void
  readonly connection: { readonly isOnline: () => boolean }
  /** Notifies about every change in the outbox. */
  readonly changeChannel: { readonly subscribe: (listener: () => void) => () => void }
}

type SendingRules<V extends FormValues> = Omit<FormRules<V>, 'submit' | 'onChange'> & {
  readonly send: (values: V) => Promise<SendResult>
  readonly words: SendingWords
  /** Called with the HTTP status of a failed submission, or null if there was no answer. */
  readonly onFailed?: (code: number | null) => void
}

/**
 * Returns the state of a form that sends its values and shows the result in a note, which stays as long as it is true,
 * and in a toast if the note is out of view. The values have one owner at a time: the form is cleared once they are
 * sent or saved, and keeps them otherwise. A failed submission can be saved for later unless the values have changed.
 */
export function useSending<V extends FormValues>(ports: SendingPorts, rules: SendingRules<V>) {
  const { words } = rules
  const failed = { title: words.failed, text: words.failedHint }
  const [note, setNote] = useState<SendingNote | null>(null)
  const changes = useRef(0)

  const say = (tone: SendingNote['tone'], said: Said, action?: Action) => {
    const told = { tone, ...said, ...(action && { action }) }
    // a 'wait' note goes as soon as the outbox changes, so a toast says the same
    const isHere = tone !== 'wait' && form.isEndInView()
    setNote({ ...told, isHere })
    ports.toast({ ...told, ...(isHere && { isInline: true }) })
  }

  const submit = async (values: V): Promise<AfterSubmit> => {
    setNote(null)
    changes.current += 1 // invalidates an older offer to save
    const change = changes.current
    const submitted = await rules.send(values)
    switch (submitted.kind) {
      case 'sent':
        say('done', { title: words.done, text: words.doneHint })
        return 'clear'
      case 'saved':
        say('wait', ports.connection.isOnline() ? words.savedUnreachable : words.savedOffline)
        return 'clear'
      case 'postponed':
        say('wait', words.savedSoon)
        return 'clear'
      case 'unsaved':
        say('error', words.unsaved)
        return 'keep'
      case 'unkept':
        say('error', words.notKept)
        return 'keep'
      case 'unsent':
        rules.onFailed?.(null)
        say('error', failed)
        return 'keep'
    }
    const { code, saveForLater } = submitted
    const areSame = () => changes.current === change && !hasOthers(ports, rules.name, values)
    const save = async (): Promise<AfterSubmit> => {
      if (!areSame()) ports.toast({ tone: 'wait', ...words.changed })
      else if (await saveForLater()) {
        changes.current += 1
        say('wait', code === null ? words.savedDoubtful : words.savedSoon)
        return 'clear'
      } else say('error', words.notKept, later)
      return 'keep'
    }
    const later = { label: words.later, run: () => void hold(save) }
    rules.onFailed?.(code)
    say('error', failed, later)
    return 'keep'
  }

  const onChange = () => {
    changes.current += 1
    setNote((now) =>
      now?.tone === 'error' ? { tone: now.tone, title: now.title, text: now.text, isHere: now.isHere } : null,
    )
  }
  const { hold, ...form } = useForm(ports, { ...rules, submit, onChange })

  // any change in the outbox means that the note may no longer be true
  const isWaiting = note?.tone === 'wait'
  useEffect(() => (isWaiting ? ports.changeChannel.subscribe(() => setNote(null)) : undefined), [isWaiting, ports])

  return { ...form, note } as const
}

/** Returns whether the form has other values by now, on this page or on another one. */
function hasOthers({ drafts }: SendingPorts, form: string, values: FormValues): boolean {
  return Object.entries(values).some(([name, text]) => ![text, ''].includes(drafts.read(`${form}.${name}`)))
}
