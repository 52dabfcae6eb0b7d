import { record as formTexts } from 'virtual:records/messages/forms'
import { record as saving } from 'virtual:records/messages/saving/saving'
import { record as sending } from 'virtual:records/messages/saving/sending'
import { record as inquiryTexts } from 'virtual:records/messages/training/form'
import { record as outcome } from 'virtual:records/messages/training/outcome'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { paths } from '#content/paths.ts'
import { MAX_TEXT_LENGTH } from '#lib/text-limit.ts'
import type { MailDraft, SubmitResult } from '#platform/mail.ts'
import { portsAtom } from '#platform/ports.ts'
import { Field } from '#ui/field.tsx'
import { FormGrid, FormNote, FormNotes, Select, SubmitButton, TextArea } from '#ui/form.tsx'
import { NoScriptNote } from '#ui/no-script-note.tsx'
import { emailField, nameField } from '#ui/sender-fields.ts'
import { useSending } from '#ui/use-sending.ts'
import { batchesFor, check, initial, toParams } from '../form.ts'

const words = { ...outcome, ...saving, ...sending }

type InquiryFormProps = {
  /** The batches to choose from. */
  readonly batches: readonly string[]
  /** The choice of the button that led here. It replaces an earlier choice. */
  readonly preset: { readonly level: string; readonly batch: string } | null
  /** Called after `preset` has been put into the form. */
  readonly onPresetApplied: () => void
  readonly submit: (draft: MailDraft) => Promise<SubmitResult>
}

/** The result of `submit` says whether the form keeps its text. */
export function InquiryForm({ batches, preset, onPresetApplied, submit }: InquiryFormProps) {
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

  // a preset waits while the form is being sent, because the form is cleared afterwards
  // biome-ignore lint/correctness/useExhaustiveDependencies: a preset is applied once, when it is passed in
  useEffect(() => {
    if (!preset || isBusy) return
    put(preset)
    onPresetApplied()
  }, [preset, isBusy])

  return (
    <FormGrid {...form} action={paths.contact} aria-label={inquiryTexts.label}>
      <Field {...nameField} {...field('name')} />
      <Field {...emailField} {...field('email')} />
      <Select label={inquiryTexts.fields.level} options={inquiryTexts.levels} required isWide {...field('level')} />
      <Select
        label={inquiryTexts.fields.batch}
        options={batchesFor(batches, values.batch)}
        none={inquiryTexts.noBatch}
        isOptional
        isWide
        {...field('batch')}
      />
      <TextArea label={inquiryTexts.fields.message} rows={4} isOptional isWide {...field('message')} />
      <SubmitButton state={isBusy ? 'busy' : 'ready'}>{isBusy ? formTexts.sending : inquiryTexts.button}</SubmitButton>
      <FormNotes note={note}>{note && <FormNote {...note} />}</FormNotes>
      <NoScriptNote>{formTexts.unscripted}</NoScriptNote>
    </FormGrid>
  )
}
