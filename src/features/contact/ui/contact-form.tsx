import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { config } from '#content/config.ts'
import { messages } from '#content/messages.ts'
import { paths } from '#content/paths.ts'
import { portsAtom } from '#platform/ports.ts'
import { Field } from '#ui/field.tsx'
import { FormGrid, FormNote, SubmitButton, TextArea, UnscriptedNote } from '#ui/form.tsx'
import { useForm } from '#ui/use-form.ts'
import { check, initial, opened } from '../form.ts'
import { contactAtom, sendMessageAtom, startOverAtom } from '../state.ts'
import { ChatAppNote } from './chat-app-note.tsx'

const labels = {
  idle: 'Send message',
  offline: 'Send message',
  submitting: 'Connecting to the chat app...',
  sent: 'Ready to Send via the chat app',
} as const
const looks = { idle: 'ready', offline: 'ready', submitting: 'busy', sent: 'done' } as const

/** A message that is finished in the chat app. `opening` begins it, where a button has led here for something. */
export function ContactForm({ opening }: { readonly opening?: string | undefined }) {
  const ports = useAtomValue(portsAtom)
  const { phase, link, isOpened } = useAtomValue(contactAtom)
  const submit = useSetAtom(sendMessageAtom)
  const onType = useSetAtom(startOverAtom)
  const onProblem = (problems: ReturnType<typeof check>) => {
    const [problem] = Object.values(problems)
    if (problem) ports.toast({ tone: 'error', title: problem })
  }
  const { values, put, field, form } = useForm(ports, { name: 'contact', initial, check, submit, onProblem, onType })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening; afterwards the words are the visitor's
  useEffect(() => {
    if (opening) put({ message: opened(values.message || ports.drafts.read('contact.message'), opening) })
  }, [opening])

  return (
    <FormGrid {...form} action={paths.contact} aria-label="Write to us">
      <Field label="Name" type="text" autoComplete="name" required {...field('name')} />
      <Field
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
        {...field('email')}
      />
      <Field label="Phone" type="tel" autoComplete="tel" isOptional isWide {...field('phone')} />
      <TextArea label="Message" rows={6} required isWide {...field('message')} />
      <SubmitButton state={looks[phase]}>{labels[phase]}</SubmitButton>
      {phase === 'offline' && (
        <FormNote tone="wait" title={messages.contact.offline}>
          <p>{messages.contact.offlineHint}</p>
        </FormNote>
      )}
      {link && <ChatAppNote link={link} isOpened={isOpened} />}
      <UnscriptedNote>
        This form needs JavaScript, which is off here. Call us, or write to {config.email}.
      </UnscriptedNote>
    </FormGrid>
  )
}
