import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'

type Texts = Readonly<Record<string, string>>
/** What is wrong, by field, in sentences. */
type Problems<V extends Texts> = { readonly [Name in keyof V]?: string }
type Drafts = { readonly read: (name: string) => string; readonly write: (name: string, text: string) => void }

type FormRules<V extends Texts> = {
  /** Begins the names of the form's drafts; no two forms of the site share one. */
  readonly name: string
  /** Begins the ids of its fields; the name, if nothing else is said. */
  readonly idPrefix?: string
  readonly initial: V
  readonly check: (values: V) => Problems<V>
  /** Sends the values, and answers what becomes of them in the form. It never rejects. */
  readonly submit: (values: V) => Promise<'clear' | 'keep'>
  readonly onProblem?: (problems: Problems<V>) => void
  readonly onType?: () => void
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * A form whose words are not lost: what was typed before the scripts came is taken up, and so is what was typed before a
 * reload of this tab. A wrong field says what is wrong and takes the focus; while a form is being sent it stands still,
 * so that nothing is sent twice or changed under way. `ports` is asked in effects and handlers only.
 */
export function useForm<V extends Texts>(ports: { readonly drafts: Drafts }, rules: FormRules<V>) {
  const { name: form, idPrefix = `${form}-`, initial } = rules
  const names = Object.keys(initial) as readonly (keyof V & string)[]
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<Problems<V>>({})
  const [isBusy, setIsBusy] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const element = useRef<HTMLFormElement>(null)
  const hasSent = useRef(false)
  const isSending = useRef(false) // at once, where state comes with the next picture

  const put = (changed: Partial<V>) => {
    for (const [name, text] of Object.entries(changed)) ports.drafts.write(`${form}.${name}`, text as string)
    setValues((now) => ({ ...now, ...changed }))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was there before this form came to life
  useEffect(() => {
    const found: [string, string][] = []
    for (const name of names) {
      const control = element.current?.elements.namedItem(`${idPrefix}${name}`) as Control | null
      const text = control?.value || ports.drafts.read(`${form}.${name}`)
      if (text && text !== initial[name]) found.push([name, text])
    }
    if (found.length > 0) put(Object.fromEntries(found) as Partial<V>)
  }, [])

  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<Control>('[aria-invalid=true]')?.focus()
  }, [refusals])

  // a button that could not be pressed for a while has lost the focus
  useEffect(() => {
    if (!isBusy && hasSent.current && document.activeElement === document.body)
      element.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
  }, [isBusy])

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending.current) return
    const found = rules.check(values)
    setProblems(found)
    if (Object.keys(found).length > 0) {
      setRefusals((count) => count + 1)
      rules.onProblem?.(found)
      return
    }
    isSending.current = true
    hasSent.current = true
    setIsBusy(true)
    const next = await rules.submit(values)
    if (next === 'clear') put(initial)
    isSending.current = false
    setIsBusy(false)
  }

  /** The props of one field, to be spread on a `Field`, `TextArea` or `Select`. */
  const field = (name: keyof V & string) => ({
    id: `${idPrefix}${name}`,
    value: values[name] as string,
    error: problems[name],
    onChange(event: ChangeEvent<Control>) {
      if (isSending.current) return
      put({ [name]: event.target.value } as Partial<V>)
      setProblems(({ [name]: _, ...rest }) => rest as Problems<V>)
      rules.onType?.()
    },
  })

  return { values, isBusy, put, field, form: { ref: element, 'aria-busy': isBusy, onSubmit } } as const
}
