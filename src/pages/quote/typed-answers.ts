import { type Answers, parseAnswers } from './answers.ts'

/** Returns what the visitor chose and typed into the prerendered questions before they hydrated. */
export function typedAnswers(root: HTMLElement | null): Partial<Answers> {
  const valuesOf = (name: string) =>
    [...(root?.querySelectorAll<HTMLInputElement>(`input[id^="quote-${name}-"]:checked`) ?? [])].map(
      ({ value }) => value,
    )
  const query = new URLSearchParams({
    service: valuesOf('service').join(),
    have: valuesOf('have').join('.'),
    size: valuesOf('size').join(),
    wishes: valuesOf('wishes').join('.'),
    when: valuesOf('when').join(),
    note: root?.querySelector<HTMLTextAreaElement>('#quote-note')?.value ?? '',
  })
  const { answers } = parseAnswers(query.toString())
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer.length > 0))
}
