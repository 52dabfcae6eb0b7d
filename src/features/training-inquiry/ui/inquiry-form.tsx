import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { config } from '#content/config.ts'
import { messages } from '#content/messages.ts'
import { paths } from '#content/paths.ts'
import { type SendMail, sendDirectly } from '#platform/mail.ts'
import { portsAtom } from '#platform/ports.ts'
import { Field } from '#ui/field.tsx'
import { FormGrid, FormNote, Select, SubmitButton, TextArea, UnscriptedNote } from '#ui/form.tsx'
import { useForm } from '#ui/use-form.ts'
import { check, type Inquiry, initial, interestLevels, toParams } from '../form.ts'

const route = { ...config.mail, template: config.mail.meetingTemplate }

type InquiryFormProps = {
  /** What the button that led here stands for. A new object chooses anew, over what was chosen before. */
  readonly preset?: { readonly level: string; readonly batch: string }
  /** Where the words go; straight to the mail service, if nothing else is said. */
  readonly send?: SendMail
}

/** Asks about the training. The words stay here until they are sent. */
export function InquiryForm({ preset, send }: InquiryFormProps) {
  const ports = useAtomValue(portsAtom)
  const [hasFailed, setHasFailed] = useState(false)
  const deliver = send ?? sendDirectly(() => ports.http, route)

  const submit = async (inquiry: Inquiry) => {
    setHasFailed(false)
    const outcome = await deliver(toParams(inquiry))
    if (outcome.kind === 'sent') {
      ports.toast({ tone: 'done', title: messages.inquiry.done, text: messages.inquiry.doneHint })
      return 'clear'
    }
    console.error(`The training inquiry failed: ${outcome.status ? `status ${outcome.status}` : 'no answer'}.`)
    setHasFailed(true)
    ports.toast({ tone: 'error', title: messages.inquiry.failed, text: messages.inquiry.failedHint })
    return 'keep'
  }
  const { values, isBusy, put, field, form } = useForm(ports, {
    name: 'training',
    idPrefix: '', // spec §2.11 names the ids
    initial,
    check,
    submit,
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a preset is put once, when it is handed in
  useEffect(() => {
    if (preset) put({ level: preset.level, batch: preset.batch })
  }, [preset])

  return (
    <FormGrid {...form} action={paths.contact} aria-label="Ask about the training">
      <Field label="Full Name" type="text" autoComplete="name" required {...field('name')} />
      <Field
        label="Email Address"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
        {...field('email')}
      />
      <Select
        label="Interest Level"
        options={interestLevels}
        required
        isWide
        hint={values.batch === '' ? undefined : `About: ${values.batch}`}
        {...field('level')}
      />
      <TextArea label="Message" rows={4} isOptional isWide {...field('message')} />
      <SubmitButton state={isBusy ? 'busy' : 'ready'}>{isBusy ? 'Sending...' : 'Request information'}</SubmitButton>
      {hasFailed && (
        <FormNote tone="error" title={messages.inquiry.failed}>
          <p>{messages.inquiry.failedHint}</p>
        </FormNote>
      )}
      <UnscriptedNote>Sending needs JavaScript, which is off here. Call us, or write to {config.email}.</UnscriptedNote>
    </FormGrid>
  )
}
