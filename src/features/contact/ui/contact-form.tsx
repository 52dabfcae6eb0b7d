import { record as choice } from 'virtual:records/messages/contact/choice'
import { record as words } from 'virtual:records/messages/contact/form'
import { record as letter } from 'virtual:records/messages/contact/letter'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { planOf, planOpenings } from '#content/contact.ts'
import { paths } from '#content/paths.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { MAX_TEXT_LENGTH } from '#lib/text-limit.ts'
import type { MailDraft } from '#platform/mail.ts'
import { portsAtom } from '#platform/ports.ts'
import { Field } from '#ui/field.tsx'
import { FormGrid, FormHint, FormNote, FormNotes, SubmitButton, TextArea } from '#ui/form.tsx'
import { NoScriptNote } from '#ui/no-script-note.tsx'
import { emailField, nameField, phoneField } from '#ui/sender-fields.ts'
import { useForm } from '#ui/use-form.ts'
import { check, errorAnnouncement, initial, toText, withOpening, withoutOpenings } from '../form.ts'
import { contactAtom, sendLaterAtom, sendMessageAtom, startOverAtom } from '../state.ts'
import { ChatAppNote } from './chat-app-note.tsx'
import { ChoiceLine } from './choice-line.tsx'

const buttonStates = { idle: 'ready', offline: 'ready', submitting: 'busy', sent: 'done' } as const

type ContactFormProps = {
  /** The first line of the message, if the visitor came from a button that sets one. */
  readonly opening?: string | undefined
  /** The service to name in the message, if the visitor came from the button of a service. */
  readonly service?: string | undefined
  /** Called when the visitor removes the service or the plan. */
  readonly onRemoved?: (choice: 'service' | 'plan') => void
  /** Saves a message that the chat app cannot take, to be sent as a mail. Returns whether the device stored it. */
  readonly save: (draft: MailDraft) => Promise<boolean>
}

const loadEmailNote = () => import('./email-note.tsx')

/** The form for a message to the chat app. Without a network, the message can be saved as a mail instead. */
export function ContactForm({ opening, service, onRemoved, save }: ContactFormProps) {
  const ports = useAtomValue(portsAtom)
  const { phase, link, isOpened, isNoteInView } = useAtomValue(contactAtom)
  const submit = useSetAtom(sendMessageAtom)
  const sendLater = useSetAtom(sendLaterAtom)
  const startOver = useSetAtom(startOverAtom)
  const [isTooLong, setTooLong] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [emailNote, setEmailNote] = useState<typeof import('./email-note.tsx')>()
  const onProblem = (problems: ReturnType<typeof check>, isEndInView: () => boolean) => {
    const isMessageTooLong = problems.message === words.tooLong
    setTooLong(isMessageTooLong)
    const title = errorAnnouncement(problems)
    const isInline = isEndInView()
    setProblem(isInline ? title : null)
    if (isMessageTooLong) loadEmailNote().then(showEmailNote, () => {}) // without it, the error texts stay
    ports.toast({ tone: 'error', title, ...(isInline && { isInline }) })
  }
  const showEmailNote = (note: typeof emailNote) => {
    setEmailNote(note)
    setProblem(null) // the email note says the same and more
  }
  const onChange = () => {
    setTooLong(false)
    setProblem(null)
    startOver()
  }
  const limits = { message: MAX_TEXT_LENGTH }
  const rules = { name: 'contact', initial, check, limits, submit, onProblem, onChange }
  const { values, isBusy, put, hold, field, form } = useForm(ports, rules)
  const note = problem
    ? ({ tone: 'error', isInView: true } as const)
    : phase === 'offline' || link
      ? ({ tone: 'wait', isInView: isNoteInView } as const)
      : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per opening; later edits are the visitor's
  useEffect(() => {
    if (!opening) return
    const message = withOpening(values.message || ports.drafts.read('contact.message'), opening, planOpenings)
    put({ message, service: service ?? '' }) // a service that was chosen earlier is not what the plan is for
  }, [opening])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per service; the visitor may remove it
  useEffect(() => {
    if (service) put({ service })
  }, [service])

  useEffect(() => {
    if (phase !== 'offline') return undefined
    return ports.connection.onChange(() => ports.connection.isOnline() && startOver())
  }, [phase, ports, startOver])

  const plan = planOf(values.message)
  const remove = (choice: 'service' | 'plan') => {
    if (isBusy) return
    put(choice === 'plan' ? { message: withoutOpenings(values.message, planOpenings) } : { service: '' })
    onRemoved?.(choice)
  }

  return (
    <FormGrid {...form} action={paths.contact} aria-label={words.label}>
      {plan && (
        <ChoiceLine
          text={fillTemplate(choice.plan, { plan })}
          removeLabel={fillTemplate(choice.removePlan, { plan })}
          onRemove={() => remove('plan')}
        />
      )}
      {values.service && (
        <ChoiceLine
          text={fillTemplate(letter.service, { service: values.service })}
          removeLabel={fillTemplate(choice.removeService, { service: values.service })}
          onRemove={() => remove('service')}
        />
      )}
      <Field {...nameField} {...field('name')} />
      <Field {...emailField} {...field('email')} />
      <Field {...phoneField} {...field('phone')} />
      <TextArea label={words.fields.message} rows={5} required isWide {...field('message')} />
      <SubmitButton state={buttonStates[phase]}>{words.button[phase]}</SubmitButton>
      <FormHint>{words.opens}</FormHint>
      <FormNotes note={note}>
        {problem && <FormNote tone="error" title={problem} isInView />}
        {phase === 'offline' && (
          <FormNote
            isInView={isNoteInView}
            tone="wait"
            title={words.offline}
            text={`${words.offlineHint} ${words.offlineNext}`}
            action={{ label: words.later, run: () => void hold(() => sendLater(values, save)) }}
          />
        )}
        {isTooLong && emailNote && <emailNote.EmailNote message={toText(values)} />}
        {link && (
          <ChatAppNote link={link} isOpened={isOpened} isRedirecting={phase === 'sent'} isInView={isNoteInView} />
        )}
      </FormNotes>
      <NoScriptNote>{words.unscripted}</NoScriptNote>
    </FormGrid>
  )
}
