import { record as words } from 'virtual:records/messages/newsletter'
import { useAtomValue } from 'jotai'
import { paths } from '#content/paths.ts'
import type { MailDraft, SubmitResult } from '#platform/mail.ts'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useForm } from '#ui/use-form.ts'
import { check, initial, type Subscription, toParams } from '../form.ts'

type NewsletterFormProps = {
  /** The prefix of the field's id, because a page may have two of these forms. */
  readonly idPrefix: string
  readonly variant: 'signal' | 'line'
  readonly hint?: string
  /** Saves the address in the outbox, to be sent automatically. Returns whether the device stored it. */
  readonly save: (draft: MailDraft) => Promise<boolean>
  /** Sends the address at once, if it could not be stored. */
  readonly submit: (draft: MailDraft) => Promise<SubmitResult>
}

/** Without JavaScript, the form leads to the contact page and sends nothing. */
export function NewsletterForm({ idPrefix, variant, hint, save, submit }: NewsletterFormProps) {
  const ports = useAtomValue(portsAtom)
  const subscribe = async (subscription: Subscription) => {
    const draft = { kind: 'newsletter', params: toParams(subscription), fields: subscription } as const
    const isAccepted = (await save(draft)) || ['sent', 'saved', 'postponed'].includes((await submit(draft)).kind)
    if (isAccepted) ports.toast({ tone: 'done', title: words.done })
    else ports.toast({ tone: 'error', title: words.failed, text: words.failedHint })
    return isAccepted ? 'clear' : 'keep'
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
