import { atom, useAtomValue, useStore } from 'jotai'
import { type ChangeEvent, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { MAX_LINE_LENGTH } from '#lib/text-limit.ts'
import { toWellFormedTexts } from '#lib/well-formed.ts'
import type { Ports } from '#platform/ports.ts'
import { tooLongMessage } from './length-status.ts'

export type FormValues = Readonly<Record<string, string>>
/** An error message for each invalid field. */
type Problems<V extends FormValues> = { readonly [Name in keyof V]?: string }
/** Whether the form is cleared or keeps its values after submission. */
export type AfterSubmit = 'clear' | 'keep'

export type FormPorts = Pick<Ports, 'drafts'>

export type FormRules<V extends FormValues> = {
  /** The name of the form, which prefixes its drafts. Forms with the same name on several pages share their texts. */
  readonly name: string
  /** The prefix of the ids of its fields. Defaults to the name. */
  readonly idPrefix?: string
  readonly initial: V
  readonly check: (values: V) => Problems<V>
  /** The maximum lengths of the fields that may be longer or shorter than one line, in characters. */
  readonly limits?: { readonly [Name in keyof V]?: number }
  /** The error of a field whose input the browser cannot parse yet, such as half a date. Its value is empty. */
  readonly unfinished?: string
  /**
   * Sends the values and never rejects. `isEndInView` returns whether the end of the form, where notes are, is in view.
   */
  readonly submit: (values: V, isEndInView: () => boolean) => Promise<AfterSubmit>
  readonly onProblem?: (problems: Problems<V>, isEndInView: () => boolean) => void
  /** Called when the values have changed: by typing, by `put`, or because the outbox returned them. */
  readonly onChange?: () => void
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The names of the forms that are being sent. A form may appear again on another page before it has been sent. */
const busyAtom = atom<ReadonlySet<string>>(new Set<string>())

/**
 * Returns the state of a form that loses no input. The form restores texts that were typed before hydration or before a
 * reload of this tab, and texts that the outbox returns. A submission that the visitor asked for before hydration
 * follows after hydration. Invalid fields show their errors, and the first one gets the focus. While the form is being
 * sent, it ignores input and submissions. Rendering does not use `ports`.
 */
export function useForm<V extends FormValues>(ports: FormPorts, rules: FormRules<V>) {
  const { name: form, idPrefix = `${form}-`, initial } = rules
  const names = Object.keys(initial) as readonly (keyof V & string)[]
  const store = useStore()
  const isBusy = useAtomValue(busyAtom).has(form)
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<Problems<V>>({})
  const [rejected, setRejected] = useState<{ readonly problems: Problems<V> } | null>(null)
  const [repeated, setRepeated] = useState({ id: '', times: 0 })
  const [isSubmitRequested, setIsSubmitRequested] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const isLocked = () => store.get(busyAtom).has(form) // read from the store, because a render would come too late

  const isEndInView = () => {
    const button = element.current?.querySelector('[type=submit]')?.getBoundingClientRect()
    return button !== undefined && button.top >= 0 && button.bottom <= innerHeight
  }

  const storeValues = (changed: Partial<V>) => {
    for (const [name, text] of Object.entries(changed)) ports.drafts.write(`${form}.${name}`, text as string)
    setValues((now) => ({ ...now, ...changed }))
  }
  const put = (changed: Partial<V>) => {
    storeValues(changed)
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in changed))) as Problems<V>)
    rules.onChange?.()
  }

  // a layout effect, because a click that waited for the hydration is handled next, and submits these values
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for text typed before hydration
  useLayoutEffect(() => {
    const earlierTexts: [string, string][] = []
    for (const name of names) {
      const control = element.current?.elements.namedItem(`${idPrefix}${name}`) as Control | null
      const text = control?.value || ports.drafts.read(`${form}.${name}`)
      if (text && text !== initial[name]) earlierTexts.push([name, text])
    }
    if (earlierTexts.length > 0) storeValues(Object.fromEntries(earlierTexts) as Partial<V>)
    if (element.current) element.current.dataset.alive = ''
    setIsSubmitRequested(element.current?.dataset.asked !== undefined)
    return ports.drafts.onExternalChange((changedForm) => {
      if (changedForm !== form) return
      const texts = names.map((name) => [name, ports.drafts.read(`${form}.${name}`) || initial[name]] as const)
      setValues(Object.fromEntries(texts) as V)
      setProblems({})
      if (texts.some(([name, text]) => text !== initial[name])) rules.onChange?.()
    })
  }, [])

  useEffect(() => {
    if (!isSubmitRequested) return
    delete element.current?.dataset.asked
    element.current?.requestSubmit()
  }, [isSubmitRequested])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each rejected submission
  useEffect(() => {
    if (!rejected) return
    const invalid = element.current?.querySelector<Control>('[aria-invalid=true]')
    const isSilent = invalid === document.activeElement && !rules.onProblem // nothing else would be said
    setRepeated(({ times }) => ({ id: isSilent ? (invalid?.id ?? '') : '', times: times + 1 }))
    invalid?.focus()
    rules.onProblem?.(rejected.problems, isEndInView) // in an effect, because the focus may have scrolled the form
  }, [rejected])

  /** Locks the form while `task` works with its values, and clears the form if the task resolves with 'clear'. */
  const hold = async (task: () => Promise<AfterSubmit>) => {
    if (isLocked()) return
    let hasNewerValues = false // true if the outbox has returned other values than the ones being sent
    const stop = ports.drafts.onExternalChange((changedForm) => {
      hasNewerValues ||= changedForm === form
    })
    store.set(busyAtom, (busy) => new Set([...busy, form]))
    try {
      const afterSubmit = await task()
      if (afterSubmit === 'clear' && !hasNewerValues) {
        for (const name of names) ports.drafts.write(`${form}.${name}`, '')
        ports.drafts.notifyExternalChange(form) // clears the form, which may be on another page by now
      }
    } finally {
      stop()
      store.set(busyAtom, (busy) => new Set([...busy].filter((name) => name !== form)))
    }
  }

  const unfinishedProblems = () => {
    const controlOf = (name: string) => element.current?.elements.namedItem(`${idPrefix}${name}`) as Control | null
    const unfinishedNames = rules.unfinished ? names.filter((name) => controlOf(name)?.validity?.badInput) : []
    return Object.fromEntries(unfinishedNames.map((name) => [name, rules.unfinished])) as Problems<V>
  }

  const limitOf = (name: keyof V) => rules.limits?.[name] ?? MAX_LINE_LENGTH
  const lengthProblems = (texts: V) => {
    const messages = names.map((name) => [name, tooLongMessage((texts[name] as string).length, limitOf(name))] as const)
    return Object.fromEntries(messages.filter(([, problem]) => problem)) as Problems<V>
  }

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isLocked()) return
    const texts = toWellFormedTexts(values) // not earlier, because a character may be typed in two halves
    const newProblems = { ...rules.check(texts), ...unfinishedProblems(), ...lengthProblems(texts) }
    setProblems(newProblems)
    setRepeated(({ times }) => ({ id: '', times }))
    if (Object.keys(newProblems).length === 0) return hold(() => rules.submit(texts, isEndInView))
    setRejected({ problems: newProblems })
  }

  /** Returns the props of one field, to spread on a `Field`, `TextArea` or `Select`. */
  const field = (name: keyof V & string) => ({
    id: `${idPrefix}${name}`,
    'data-draft': `${form}.${name}`, // for text typed before hydration
    value: values[name] as string,
    error: problems[name],
    errorRepeats: repeated.id === `${idPrefix}${name}` ? repeated.times : 0,
    limit: limitOf(name),
    onChange(event: ChangeEvent<Control>) {
      if (isLocked()) return
      put({ [name]: event.target.value } as Partial<V>)
    },
  })

  return {
    values,
    isBusy,
    put,
    hold,
    isEndInView,
    field,
    form: { ref: element, 'aria-busy': isBusy, onSubmit },
  } as const
}
