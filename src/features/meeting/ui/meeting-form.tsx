import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { config } from '#content/config.ts'
import { meeting } from '#content/meeting.ts'
import { messages } from '#content/messages.ts'
import { paths } from '#content/paths.ts'
import { localDay } from '#lib/dates.ts'
import type { SendMail } from '#platform/mail.ts'
import { portsAtom } from '#platform/ports.ts'
import { Field } from '#ui/field.tsx'
import { FormGrid, FormNote, SubmitButton, TextArea, UnscriptedNote } from '#ui/form.tsx'
import { useForm } from '#ui/use-form.ts'
import { check, dateHint, initial, type MeetingRequest, toParams } from '../form.ts'

/** Asks for a meeting. What becomes of the request is the business of `send`; the words stay here until it is sent. */
export function MeetingForm({ send }: { readonly send: SendMail }) {
  const ports = useAtomValue(portsAtom)
  const [hasFailed, setHasFailed] = useState(false)
  const [hint, setHint] = useState<string>()

  const submit = async (request: MeetingRequest) => {
    setHasFailed(false)
    const outcome = await send(toParams(request))
    if (outcome.kind === 'sent') {
      ports.toast({ tone: 'done', title: messages.meeting.done, text: messages.meeting.doneHint })
      return 'clear'
    }
    console.error(`The meeting request failed: ${outcome.status ? `status ${outcome.status}` : 'no answer'}.`)
    setHasFailed(true)
    ports.toast({ tone: 'error', title: messages.meeting.failed, text: messages.meeting.failedHint })
    return 'keep'
  }
  const { values, isBusy, field, form } = useForm(ports, { name: 'meeting', initial, check, submit })

  useEffect(() => {
    setHint(values.preferredDate === '' ? undefined : dateHint(values.preferredDate, localDay(ports.clock.now())))
  }, [values.preferredDate, ports])

  return (
    <FormGrid {...form} action={paths.contact} aria-label="Schedule a meeting">
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
      <Field label="Phone Number" type="tel" autoComplete="tel" isOptional isWide {...field('phone')} />
      <Field label="Preferred Date" type="date" isOptional hint={hint} {...field('preferredDate')} />
      <Field label="Preferred Time" type="time" isOptional {...field('preferredTime')} />
      <TextArea
        label="Project Details"
        rows={4}
        placeholder={meeting.placeholder}
        isOptional
        isWide
        {...field('message')}
      />
      <SubmitButton state={isBusy ? 'busy' : 'ready'}>{isBusy ? 'Sending...' : 'Schedule Meeting'}</SubmitButton>
      {hasFailed && (
        <FormNote tone="error" title={messages.meeting.failed}>
          <p>{messages.meeting.failedHint}</p>
        </FormNote>
      )}
      <UnscriptedNote>Sending needs JavaScript, which is off here. Call us, or write to {config.email}.</UnscriptedNote>
    </FormGrid>
  )
}
