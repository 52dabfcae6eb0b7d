import { useAtomValue } from 'jotai'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { messages } from '#content/messages.ts'
import { paths } from '#content/paths.ts'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useDraft } from '#ui/use-draft.ts'
import { check } from '../form.ts'

type NewsletterFormProps = { readonly id: string; readonly look: 'signal' | 'line'; readonly hint?: string }

/** Asks for one address. Without a script it leads to the contact page and sends nothing. */
export function NewsletterForm({ id, look, hint }: NewsletterFormProps) {
  const ports = useAtomValue(portsAtom)
  const [email, setEmail] = useDraft(id, ports)
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the scripts were there
  useEffect(() => {
    const early = input.current?.value ?? ''
    if (early !== '') setEmail(early)
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = check(email)
    setProblem(found)
    if (found) {
      ports.toast({ tone: 'error', title: found })
      input.current?.focus()
      return
    }
    setEmail('')
    ports.toast({ tone: 'done', title: messages.newsletter.done })
  }
  return (
    <form action={paths.contact} noValidate onSubmit={submit} className={row}>
      <Field
        ref={input}
        id={id}
        label="Email address"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder="you@company.com"
        maxLength={254}
        value={email}
        error={problem}
        hint={hint}
        onChange={(event) => {
          setEmail(event.target.value)
          setProblem(null)
        }}
      />
      <Button type="submit" look={look}>
        Subscribe
      </Button>
    </form>
  )
}

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xs: 'minmax(0, 1fr) auto' },
  gap: '2',
  alignItems: 'start',
  '& > button': { marginTop: { xs: '1.72rem' } },
})
