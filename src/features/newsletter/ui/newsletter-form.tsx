import { record as words } from 'virtual:records/messages/newsletter'
import { useAtomValue } from 'jotai'
import { paths } from '#content/paths.ts'
import type { MailDraft } from '#platform/mail.ts'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useForm } from '#ui/use-form.ts'
import type { SendResult } from '#ui/use-sending.ts'
import { check, initial, type Subscription, toParams } from '../form.ts'

type NewsletterFormProps = {
  /** Begins the field's id, as the form may stand on a page twice. */
  readonly idPrefix: string
  readonly variant: 'signal' | 'line'
  readonly hint?: string
  /** Saves the address, to be sent by itself; answers whether the device keeps it. */
  readonly keep: (draft: MailDraft) => Promise<boolean>
  /** Sends it at once, where it cannot be kept. */
  readonly submit: (draft: MailDraft) => Promise<SendResult>
}

/** Asks for one address. Without a script it leads to the contact page and sends nothing. */
export function NewsletterForm({ idPrefix, variant, hint, keep, submit }: NewsletterFormProps) {
  const ports = useAtomValue(portsAtom)
  const subscribe = async (subscription: Subscription) => {
    const draft = { kind: 'newsletter', params: toParams(subscription), fields: subscription } as const
    const isTaken = (await keep(draft)) || ['sent', 'saved', 'postponed'].includes((await submit(draft)).kind)
    if (isTaken) ports.toast({ tone: 'done', title: words.done })
    else ports.toast({ tone: 'error', title: words.failed, text: words.failedHint })
    return isTaken ? 'clear' : 'keep'
  }
  const { field, form } = useForm(ports, {
    name: 'newsletter',
    idPrefix,
    initial,
    check,
    submit: subscribe,
    onProblem: ({ email }) => email && ports.toast({ tone: 'error', title: email }),
  })
  return (
    <form {...form} action={paths.contact} noValidate className={row}>
      <Field
        label={words.field}
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={words.example}
        hint={hint}
        {...field('email')}
      />
      <Button type="submit" variant={variant}>
        {words.button}
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
