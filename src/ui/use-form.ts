import { atom, useAtomValue, useStore } from 'jotai'
import { type ChangeEvent, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { MAX_LINE_LENGTH } from '#lib/text-limit.ts'
import { toWellFormedTexts } from '#lib/well-formed.ts'
import { tooLongMessage } from './length-status.ts'

export type FormValues = Readonly<Record<string, string>>
/** What is wrong, by field, in sentences. */
type Problems<V extends FormValues> = { readonly [Name in keyof V]?: string }
/** What becomes of the words in the form, once they were handed over or not. */
export type AfterSubmit = 'clear' | 'keep'

export type FormPorts = {
  readonly drafts: {
    readonly read: (name: string) => string
    readonly write: (name: string, text: string) => void
    readonly notifyExternalChange: (form: string) => void
    readonly onExternalChange: (listener: (form: string) => void) => () => void
  }
}

export type FormRules<V extends FormValues> = {
  /** Names the form and begins the names of its drafts. A form that stands in several places is one form. */
  readonly name: string
  /** Begins the ids of its fields; the name, if nothing else is said. */
  readonly idPrefix?: string
  readonly initial: V
  readonly check: (values: V) => Problems<V>
  /** The longest text of each field that takes more than one line, in characters. */
  readonly limits?: { readonly [Name in keyof V]?: number }
  /** What is said of a field whose text the browser cannot read yet, such as half a date: its value is empty. */
  readonly unfinished?: string
  /** Sends the values. It never rejects. It may ask whether the visitor looks at the end of the form, where its notes stand. */
  readonly submit: (values: V, isEndInView: () => boolean) => Promise<AfterSubmit>
  readonly onProblem?: (problems: Problems<V>, isEndInView: () => boolean) => void
  /** The words are others now: typed, put, or given back by the outbox. */
  readonly onChange?: () => void
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The forms whose words are on their way: one may be left for another page, where it stands again, before they arrive. */
const busyAtom = atom<ReadonlySet<string>>(new Set<string>())

/**
 * A form whose words are not lost: what was typed before the scripts came is taken up (and sent, if that was asked for),
 * and so is what was typed before a reload of this tab, and what the outbox hands back. A wrong field says what is wrong
 * and takes the focus; while a form is being sent it stands still, so that nothing is sent twice or changed under way.
 * `ports` is asked in effects and handlers only.
 */
export function useForm<V extends FormValues>(ports: FormPorts, rules: FormRules<V>) {
  const { name: form, idPrefix = `${form}-`, initial } = rules
  const names = Object.keys(initial) as readonly (keyof V & string)[]
  const store = useStore()
  const isBusy = useAtomValue(busyAtom).has(form)
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<Problems<V>>({})
  const [refused, setRefused] = useState<{ readonly problems: Problems<V> } | null>(null)
  const [isAsked, setIsAsked] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const hasSent = useRef(false)
  const isHeld = () => store.get(busyAtom).has(form) // at once, where a render comes later

  const isEndInView = () => {
    const button = element.current?.querySelector('[type=submit]')?.getBoundingClientRect()
    return button !== undefined && button.top >= 0 && button.bottom <= innerHeight
  }

  const take = (changed: Partial<V>) => {
    for (const [name, text] of Object.entries(changed)) ports.drafts.write(`${form}.${name}`, text as string)
    setValues((now) => ({ ...now, ...changed }))
  }
  const put = (changed: Partial<V>) => {
    take(changed)
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in changed))) as Problems<V>)
    rules.onChange?.()
  }

  // in the task in which it comes to life: a press that waited for the end of that task comes next, and sends these words
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was there before this form came to life
  useLayoutEffect(() => {
    const found: [string, string][] = []
    for (const name of names) {
      const control = element.current?.elements.namedItem(`${idPrefix}${name}`) as Control | null
      const text = control?.value || ports.drafts.read(`${form}.${name}`)
      if (text && text !== initial[name]) found.push([name, text])
    }
    if (found.length > 0) take(Object.fromEntries(found) as Partial<V>)
    if (element.current) element.current.dataset.alive = ''
    setIsAsked(element.current?.dataset.asked !== undefined)
    return ports.drafts.onExternalChange((handed) => {
      if (handed !== form) return
      const texts = names.map((name) => [name, ports.drafts.read(`${form}.${name}`) || initial[name]] as const)
      setValues(Object.fromEntries(texts) as V)
      setProblems({})
      if (texts.some(([name, text]) => text !== initial[name])) rules.onChange?.()
    })
  }, [])

  useEffect(() => {
    if (!isAsked) return
    delete element.current?.dataset.asked
    element.current?.requestSubmit()
  }, [isAsked])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (!refused) return
    element.current?.querySelector<Control>('[aria-invalid=true]')?.focus()
    rules.onProblem?.(refused.problems, isEndInView) // it may ask where the visitor looks by now
  }, [refused])

  // a button that could not be pressed for a while, or is gone, has lost the focus
  useEffect(() => {
    if (!isBusy && hasSent.current && document.activeElement === document.body)
      element.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
  }, [isBusy])

  /** Holds the form still while `task` has its words, and empties it if the task says so. */
  const hold = async (task: () => Promise<AfterSubmit>) => {
    if (isHeld()) return
    let areOthers = false // words handed back meanwhile are not those on their way
    const stop = ports.drafts.onExternalChange((handed) => {
      areOthers ||= handed === form
    })
    hasSent.current = true
    store.set(busyAtom, (busy) => new Set([...busy, form]))
    try {
      const fate = await task()
      if (fate === 'clear' && !areOthers) {
        for (const name of names) ports.drafts.write(`${form}.${name}`, '')
        ports.drafts.notifyExternalChange(form) // wherever it stands by now
      }
    } finally {
      stop()
      store.set(busyAtom, (busy) => new Set([...busy].filter((name) => name !== form)))
    }
  }

  const unfinished = () => {
    const controlOf = (name: string) => element.current?.elements.namedItem(`${idPrefix}${name}`) as Control | null
    const halves = rules.unfinished ? names.filter((name) => controlOf(name)?.validity?.badInput) : []
    return Object.fromEntries(halves.map((name) => [name, rules.unfinished])) as Problems<V>
  }

  const limitOf = (name: keyof V) => rules.limits?.[name] ?? MAX_LINE_LENGTH
  const overlong = (texts: V) => {
    const found = names.map((name) => [name, tooLongMessage((texts[name] as string).length, limitOf(name))] as const)
    return Object.fromEntries(found.filter(([, problem]) => problem)) as Problems<V>
  }

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isHeld()) return
    const texts = toWellFormedTexts(values) // not while it is typed: a character may arrive in two halves
    const found = { ...rules.check(texts), ...unfinished(), ...overlong(texts) }
    setProblems(found)
    if (Object.keys(found).length === 0) return hold(() => rules.submit(texts, isEndInView))
    setRefused({ problems: found })
  }

  /** The props of one field, to be spread on a `Field`, `TextArea` or `Select`. */
  const field = (name: keyof V & string) => ({
    id: `${idPrefix}${name}`,
    'data-draft': `${form}.${name}`, // for what is typed before this form is alive
    value: values[name] as string,
    error: problems[name],
    limit: limitOf(name),
    onChange(event: ChangeEvent<Control>) {
      if (isHeld()) return
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
