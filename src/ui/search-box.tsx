import { record as tooLong } from 'virtual:records/messages/controls/search'
import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { MAX_LINE_LENGTH, MAX_LINK_LENGTH } from '#lib/text-limit.ts'
import { uriComponent } from '#lib/well-formed.ts'
import { css } from '#styled/css'
import { Field } from './field.tsx'

type SearchBoxProps = {
  readonly label: string
  readonly placeholder: string
  readonly text: string
  readonly onType: (text: string) => void
}

/** The box above a list. What is too long for an address is not searched for, and stays. */
export function SearchBox({ label, placeholder, text, onType }: SearchBoxProps) {
  const [typed, setTyped] = useState(text)
  useEffect(() => setTyped(text), [text])
  const search = (words: string) => {
    if (fits(words)) onType(words)
  }
  const box = useRef<HTMLInputElement>(null)
  const [early, setEarly] = useState('')
  useEffect(() => {
    const { value = '' } = box.current ?? {}
    if (value === '') return
    setTyped(value)
    setEarly(value)
  }, [])
  // what was typed before the scripts were there, once the page knows what else its address asks for
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (early !== '' && early !== text) search(early)
  }, [early])
  return (
    <Field
      ref={box}
      id="search"
      type="search"
      label={<span className={css({ srOnly: true })}>{label}</span>}
      placeholder={placeholder}
      icon={<Search size={20} strokeWidth={1.5} />}
      autoComplete="off"
      limit={MAX_LINE_LENGTH}
      error={fits(typed) ? null : tooLong}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value)
        search(event.target.value)
      }}
    />
  )
}

/** Whether words may become part of an address. */
function fits(words: string): boolean {
  return words.length <= MAX_LINE_LENGTH && uriComponent(words).length <= MAX_LINK_LENGTH
}
