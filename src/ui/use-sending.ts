import { useEffect, useRef, useState } from 'react'
import { type AfterSubmit, type FormPorts, type FormRules, type FormValues, useForm } from './use-form.ts'

/**
 * What became of words that a form handed over. 'sent': they arrived. 'saved': without a connection they wait on this
 * device and belong to the form no longer; 'postponed': so they do with one. Else they still belong to it: 'unsaved' and
 * 'unkept' mean that the device keeps nothing, without a connection and with one; 'unsent' that what sends them is not
 * there; 'failed' names the status of the answer, null where no clear one came, and can still save them.
 */
export type SendResult =
  | { readonly kind: 'sent' | 'saved' | 'postponed' | 'unsaved' | 'unkept' | 'unsent' }
  | { readonly kind: 'failed'; readonly code: number | null; readonly saveForLater: () => Promise<boolean> }

type Said = { readonly title: string; readonly text: string }
type Action = { readonly label: string; readonly run: () => void }

/** What the form has to say about itself: its words arrived, wait, or were not sent and what may be done about it. */
export type SendingNote = Said & {
  readonly tone: 'done' | 'wait' | 'error'
  readonly action?: Action
  /** Whether the visitor looked there when it was said: else a toast says it. */
  readonly isHere: boolean
}

type SendingWords = {
  readonly done: string
  readonly doneHint: string
  readonly failed: string
  readonly failedHint: string
  /** Names the button that hands words which failed to the outbox. */
  readonly later: string
  readonly savedOffline: Said
  readonly savedUnreachable: Said
  readonly savedSoon: Said
  /** Saved after a try without an answer. */
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
  /** Tells that something has changed in the outbox. */
  readonly changeChannel: { readonly subscribe: (listener: () => void) => () => void }
}

type SendingRules<V extends FormValues> = Omit<FormRules<V>, 'submit' | 'onChange'> & {
  readonly send: (values: V) => Promise<SendResult>
  readonly words: SendingWords
  /** Hears of words that did not arrive, by the status of the answer; null where none came. */
  readonly onFailed?: (code: number | null) => void
}

/**
 * A form that sends its words and says what became of them in a note that stays as long as it is true, and in a toast
 * where the visitor does not see that. One
 * owner at a time: the form is emptied when its words arrived or are saved, and keeps them otherwise. Words that failed
 * may still be saved for later, as long as they are the same.
 */
export function useSending<V extends FormValues>(ports: SendingPorts, rules: SendingRules<V>) {
  const { words } = rules
  const failed = { title: words.failed, text: words.failedHint }
  const [note, setNote] = useState<SendingNote | null>(null)
  const changes = useRef(0)

  const say = (tone: SendingNote['tone'], said: Said, action?: Action) => {
    const told = { tone, ...said, ...(action && { action }) }
    const isHere = tone !== 'wait' && form.isEndInView() // that something waits is soon no longer the whole truth
    setNote({ ...told, isHere })
    ports.toast({ ...told, ...(isHere && { isInline: true }) })
  }

  const submit = async (values: V): Promise<AfterSubmit> => {
    setNote(null)
    changes.current += 1 // an older offer is over
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

  // whatever happens in the outbox now: that it all waits there is no longer the whole truth
  const isWaiting = note?.tone === 'wait'
  useEffect(() => (isWaiting ? ports.changeChannel.subscribe(() => setNote(null)) : undefined), [isWaiting, ports])

  return { ...form, note } as const
}

/** Whether the form holds other words by now, here or on the page where it stands by now. */
function hasOthers({ drafts }: SendingPorts, form: string, values: FormValues): boolean {
  return Object.entries(values).some(([name, text]) => ![text, ''].includes(drafts.read(`${form}.${name}`)))
}
