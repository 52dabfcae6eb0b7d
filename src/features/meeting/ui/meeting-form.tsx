import { record as meeting } from 'virtual:records/pages/contact/meeting'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { config } from '#content/config.ts'
import { formMessages } from '#content/form-messages.ts'
import { meetingMessages } from '#content/meeting-messages.ts'
import { paths } from '#content/paths.ts'
import { sending } from '#content/sending.ts'
import { localDay } from '#lib/dates.ts'
import { MAX_TEXT_LENGTH } from '#lib/text-limit.ts'
import type { MailDraft } from '#platform/mail.ts'
import { portsAtom } from '#platform/ports.ts'
import { Field } from '#ui/field.tsx'
import { FormGrid, FormNote, FormNotes, SubmitButton, TextArea, UnscriptedNote } from '#ui/form.tsx'
import { type Submitted, useSending } from '#ui/use-sending.ts'
import { check, dateHint, initial, toParams } from '../form.ts'

const words = { ...meetingMessages, ...sending }

/** Asks for a meeting. What becomes of the request is the business of `submit`; it tells who owns the words then. */
export function MeetingForm({ submit }: { readonly submit: (draft: MailDraft) => Promise<Submitted> }) {
  const ports = useAtomValue(portsAtom)
  const [hint, setHint] = useState<string>()
  const { values, isBusy, note, field, form } = useSending(ports, {
    name: 'meeting',
    initial,
    check,
    limits: { message: MAX_TEXT_LENGTH },
    unfinished: formMessages.unfinished,
    words,
    send: (request) => submit({ kind: 'meeting', params: toParams(request), fields: request }),
    onFailed: (code) =>
      console.error(`The meeting request failed: ${code === null ? 'no clear answer' : `status ${code}`}.`),
  })

  useEffect(() => {
    setHint(values.preferredDate === '' ? undefined : dateHint(values.preferredDate, localDay(ports.clock.now())))
  }, [values.preferredDate, ports])

  return (
    <FormGrid {...form} action={paths.contact} aria-label="Schedule a meeting">
      <Field label="Full Name" type="text" autoComplete="name" required {...field('name')} />
      <Field label="Email Address" type="email" inputMode="email" autoComplete="email" required {...field('email')} />
      <Field label="Phone Number" type="tel" autoComplete="tel" isOptional isWide {...field('phone')} />
      <Field label="Preferred Date" type="date" isOptional hint={hint} {...field('preferredDate')} />
      <Field label="Preferred Time" type="time" isOptional hint={meeting.timeHint} {...field('preferredTime')} />
      <TextArea
        label="Project Details"
        rows={4}
        placeholder={meeting.placeholder}
        isOptional
        isWide
        {...field('message')}
      />
      <SubmitButton state={isBusy ? 'busy' : 'ready'}>{isBusy ? 'Sending...' : 'Schedule Meeting'}</SubmitButton>
      <FormNotes note={note}>{note && <FormNote {...note} />}</FormNotes>
      <UnscriptedNote>Sending needs JavaScript, which is off here. Call us, or write to {config.email}.</UnscriptedNote>
    </FormGrid>
  )
}
