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

/** Renders the search box above a list. A text that is too long for an address stays, but is not searched for. */
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
  // searches for what was typed before hydration, once the page has read the rest of its query from the address
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

/** Returns whether a text is short enough to be part of an address. */
function fits(words: string): boolean {
  return words.length <= MAX_LINE_LENGTH && uriComponent(words).length <= MAX_LINK_LENGTH
}
