import { record as pageWords } from 'virtual:records/pages/quote'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { dateHint, LAST_DAY } from '#features/meeting/form.ts'
import { localDay } from '#lib/dates.ts'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/form.tsx'
import { type Answers, NOTE_LENGTH, toggleTick } from './answers.ts'
import { Choices } from './choices.tsx'
import { generalOffer, offers, type Reading } from './offers.ts'
import { answerAtom, answersAtom, isServiceMissingAtom, restoreAtom, sheetAtom } from './state.ts'
import { typedAnswers } from './typed-answers.ts'

const { questions: words } = pageWords
const moments = (['anytime', 'stated', 'date'] as const).map((id) => ({ id, name: words.when[id] }))

/** The five questions. Nothing is required but the first, and that only to send the sheet. */
export function Questions() {
  const ports = useAtomValue(portsAtom)
  const answers = useAtomValue(answersAtom)
  const isServiceMissing = useAtomValue(isServiceMissingAtom)
  const { answered } = useAtomValue(sheetAtom)
  const answer = useSetAtom(answerAtom)
  const restore = useSetAtom(restoreAtom)
  const root = useRef<HTMLDivElement>(null)
  const [hint, setHint] = useState<string>()
  const { service, have, size, wishes, note, when, date } = answers

  useLayoutEffect(() => {
    restore(typedAnswers(root.current))
  }, [restore])

  useEffect(() => {
    setHint(date === '' ? undefined : dateHint(date, localDay(ports.clock.now())))
  }, [date, ports])

  return (
    <div ref={root}>
      <Choices
        name="service"
        number={1}
        isAnswered={answered[0] === true}
        words={words.service}
        type="radio"
        choices={offers.map(({ slug, name, promise }) => ({ id: slug, name, text: promise }))}
        chosen={[service]}
        onChoose={(slug) => answer({ service: slug })}
        error={isServiceMissing ? words.service.missing : undefined}
      />
      <Choices
        name="have"
        number={2}
        isAnswered={answered[1] === true}
        words={words.have}
        type="checkbox"
        choices={words.have.options}
        chosen={have}
        onChoose={(id) => answer({ have: toggleTick(words.have.options, have, id) })}
      />
      <Choices
        name="size"
        number={3}
        isAnswered={answered[2] === true}
        words={words.size}
        type="radio"
        choices={sizesOf(service)}
        chosen={[size]}
        onChoose={(id) => answer({ size: id as Answers['size'] })}
      />
      <Choices
        name="wishes"
        number={4}
        isAnswered={answered[3] === true}
        words={words.wishes}
        type="checkbox"
        choices={words.wishes.options}
        chosen={wishes}
        onChoose={(id) => answer({ wishes: toggleTick(words.wishes.options, wishes, id) })}
      >
        <div className={css({ marginTop: '4' })}>
          <TextArea
            id="quote-note"
            label={words.wishes.note}
            hint={words.wishes.noteHint}
            rows={4}
            isOptional
            maxLength={NOTE_LENGTH}
            limit={NOTE_LENGTH}
            value={note}
            onChange={(event) => answer({ note: event.target.value })}
          />
        </div>
      </Choices>
      <Choices
        name="when"
        number={5}
        isAnswered={answered[4] === true}
        words={words.when}
        type="radio"
        choices={moments}
        chosen={[when]}
        onChoose={(id) => answer({ when: id as Answers['when'], ...(id !== 'date' && { date: '' }) })}
      >
        {when === 'date' && (
          <div className={css({ marginTop: '2', maxWidth: '20rem' })}>
            <Field
              id="quote-day"
              label={words.when.day}
              type="date"
              max={LAST_DAY}
              hint={hint}
              value={date}
              onChange={(event) => answer({ date: event.target.value })}
            />
          </div>
        )}
      </Choices>
    </div>
  )
}

/** Returns the sizes, with what the page of the service says about each. A page without times says nothing. */
function sizesOf(service: string) {
  const { readings } = offers.find(({ slug }) => slug === service) ?? generalOffer
  const hasTimes = readings.some(({ about }) => about === 'simple' || about === 'complex')
  const textOf = (about: Reading['about']) => {
    const reading = readings.find((each) => each.about === about)
    return reading?.text ?? (hasTimes ? words.size.unstated : undefined)
  }
  return [
    { id: 'simple', name: words.size.simple, text: textOf('simple') },
    { id: 'complex', name: words.size.complex, text: textOf('complex') },
    { id: 'unsure', name: words.size.unsure, text: words.size.unsureText },
  ]
}
