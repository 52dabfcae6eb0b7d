import { record as all } from 'virtual:records/messages/forms'
import { record as saving } from 'virtual:records/messages/saving/saving'
import { record as sending } from 'virtual:records/messages/saving/sending'
import { record as own } from 'virtual:records/messages/training/form'
import { record as outcome } from 'virtual:records/messages/training/outcome'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { paths } from '#content/paths.ts'
import { MAX_TEXT_LENGTH } from '#lib/text-limit.ts'
import type { MailDraft } from '#platform/mail.ts'
import { portsAtom } from '#platform/ports.ts'
import { Field } from '#ui/field.tsx'
import { FormGrid, FormNote, FormNotes, NoScriptNote, Select, SubmitButton, TextArea } from '#ui/form.tsx'
import { emailField, nameField } from '#ui/sender-fields.ts'
import { type SendResult, useSending } from '#ui/use-sending.ts'
import { batchesFor, check, initial, toParams } from '../form.ts'

const words = { ...outcome, ...saving, ...sending }

type InquiryFormProps = {
  /** The batches to choose from. */
  readonly batches: readonly string[]
  /** The choice of the button that led here. It replaces an earlier choice; then `onTaken` is called. */
  readonly preset: { readonly level: string; readonly batch: string } | null
  readonly onTaken: () => void
  readonly submit: (draft: MailDraft) => Promise<SendResult>
}

/** The inquiry form. `submit` sends or stores the inquiry, and says whether the form keeps its text. */
export function InquiryForm({ batches, preset, onTaken, submit }: InquiryFormProps) {
  const ports = useAtomValue(portsAtom)
  const { values, isBusy, note, put, field, form } = useSending(ports, {
    name: 'training',
    idPrefix: '', // the ids of the fields have no prefix
    initial,
    check,
    limits: { message: MAX_TEXT_LENGTH },
    words,
    send: (inquiry) => submit({ kind: 'training', params: toParams(inquiry), fields: inquiry }),
  })

  // the form is cleared after it was sent, so a preset waits while it is being sent
  // biome-ignore lint/correctness/useExhaustiveDependencies: a preset is applied once, when it is passed in
  useEffect(() => {
    if (!preset || isBusy) return
    put(preset)
    onTaken()
  }, [preset, isBusy])

  return (
    <FormGrid {...form} action={paths.contact} aria-label={own.label}>
      <Field {...nameField} {...field('name')} />
      <Field {...emailField} {...field('email')} />
      <Select label={own.fields.level} options={own.levels} required isWide {...field('level')} />
      <Select
        label={own.fields.batch}
        options={batchesFor(batches, values.batch)}
        none={own.noBatch}
        isOptional
        isWide
        {...field('batch')}
      />
      <TextArea label={own.fields.message} rows={4} isOptional isWide {...field('message')} />
      <SubmitButton state={isBusy ? 'busy' : 'ready'}>{isBusy ? all.sending : own.button}</SubmitButton>
      <FormNotes note={note}>{note && <FormNote {...note} />}</FormNotes>
      <NoScriptNote>{all.unscripted}</NoScriptNote>
    </FormGrid>
  )
}
