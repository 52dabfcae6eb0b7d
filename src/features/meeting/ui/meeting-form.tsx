import { record as formTexts } from 'virtual:records/messages/forms'
import { record as meetingTexts } from 'virtual:records/messages/meeting/form'
import { record as outcome } from 'virtual:records/messages/meeting/outcome'
import { record as saving } from 'virtual:records/messages/saving/saving'
import { record as sending } from 'virtual:records/messages/saving/sending'
import { record as sectionTexts } from 'virtual:records/pages/contact/meeting'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { officeHoursOf } from '#content/office-hours.ts'
import { paths } from '#content/paths.ts'
import { dayInIndia } from '#lib/office-state.ts'
import { MAX_TEXT_LENGTH } from '#lib/text-limit.ts'
import type { MailDraft, SubmitResult } from '#platform/mail.ts'
import { portsAtom } from '#platform/ports.ts'
import { visitorTimeZone } from '#platform/time-zone.ts'
import { Field } from '#ui/field.tsx'
import { FormGrid, FormNote, FormNotes, SubmitButton, TextArea } from '#ui/form.tsx'
import { NoScriptNote } from '#ui/no-script-note.tsx'
import { emailField, nameField, phoneField } from '#ui/sender-fields.ts'
import { useSending } from '#ui/use-sending.ts'
import { check, dateHint, initial, LAST_DAY, toParams } from '../form.ts'
import { timeHint } from '../time-hint.ts'

const words = { ...outcome, ...saving, ...sending }

/** The result of `submit` says whether the form keeps its text. */
export function MeetingForm({ submit }: { readonly submit: (draft: MailDraft) => Promise<SubmitResult> }) {
  const ports = useAtomValue(portsAtom)
  const [hint, setHint] = useState<string>()
  const { values, isBusy, note, field, form } = useSending(ports, {
    name: 'meeting',
    initial,
    check,
    limits: { message: MAX_TEXT_LENGTH },
    unfinished: formTexts.unfinished,
    words,
    send: (request) => submit({ kind: 'meeting', params: toParams(request), fields: request }),
    onFailed: (code) =>
      console.error(`The meeting request failed: ${code === null ? 'no clear answer' : `status ${code}`}.`),
  })

  const { preferredDate, preferredTime } = values
  useEffect(() => {
    setHint(values.preferredDate === '' ? undefined : dateHint(values.preferredDate, dayInIndia(ports.clock.now())))
  }, [values.preferredDate, ports])

  const [timeNote, setTimeNote] = useState('')
  useEffect(() => {
    const visitor = { now: ports.clock.now(), zone: visitorTimeZone() }
    setTimeNote(timeHint({ preferredDate, preferredTime }, visitor, officeHoursOf))
  }, [preferredDate, preferredTime, ports])

  return (
    <FormGrid {...form} action={paths.contact} aria-label={meetingTexts.label}>
      <Field {...nameField} {...field('name')} />
      <Field {...emailField} {...field('email')} />
      <Field {...phoneField} {...field('phone')} />
      <Field
        label={meetingTexts.fields.date}
        type="date"
        max={LAST_DAY}
        isOptional
        hint={hint}
        {...field('preferredDate')}
      />
      <Field
        label={meetingTexts.fields.time}
        type="time"
        isOptional
        hint={`${sectionTexts.timeHint} ${timeNote}`.trim()}
        {...field('preferredTime')}
      />
      <TextArea
        label={meetingTexts.fields.details}
        rows={4}
        placeholder={sectionTexts.placeholder}
        isOptional
        isWide
        {...field('message')}
      />
      <SubmitButton state={isBusy ? 'busy' : 'ready'}>{isBusy ? formTexts.sending : meetingTexts.button}</SubmitButton>
      <FormNotes note={note}>{note && <FormNote {...note} />}</FormNotes>
      <NoScriptNote>{formTexts.unscripted}</NoScriptNote>
    </FormGrid>
  )
}
