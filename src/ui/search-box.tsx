import { record as tooLong } from 'virtual:records/messages/controls/search'
import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { cutFieldText, MAX_LINE_LENGTH, MAX_LINK_LENGTH } from '#lib/text-limit.ts'
import { uriComponent } from '#lib/well-formed.ts'
import { css } from '#styled/css'
import { Field } from './field.tsx'

/** How many characters of a text the box keeps: enough to see that it is too long, and to shorten it. */
const MAX_KEPT_LENGTH = 2 * MAX_LINE_LENGTH

type SearchBoxProps = {
  readonly label: string
  readonly placeholder: string
  readonly text: string
  readonly onType: (text: string) => void
}

/** A text that is too long for an address is not searched for; it stays, up to `MAX_KEPT_LENGTH`. */
export function SearchBox({ label, placeholder, text, onType }: SearchBoxProps) {
  const [typedText, setTypedText] = useState(text)
  useEffect(() => setTypedText(text), [text])
  const search = (query: string) => {
    if (isSearchable(query)) onType(query)
  }
  const input = useRef<HTMLInputElement>(null)
  const [earlyText, setEarlyText] = useState('')
  useEffect(() => {
    if (!input.current?.value) return
    cutFieldText(input.current, MAX_KEPT_LENGTH)
    const { value } = input.current
    setTypedText(value)
    setEarlyText(value)
  }, [])
  // searches for a text typed before hydration, after the page has read the other parts of the query from the address
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => {
    if (earlyText !== '' && earlyText !== text) search(earlyText)
  }, [earlyText])
  return (
    <Field
      ref={input}
      id="search"
      type="search"
      label={<span className={css({ srOnly: true })}>{label}</span>}
      placeholder={placeholder}
      icon={<Search size={20} strokeWidth={1.5} />}
      autoComplete="off"
      limit={MAX_LINE_LENGTH}
      error={isSearchable(typedText) ? null : tooLong}
      value={typedText}
      onChange={(event) => {
        cutFieldText(event.target, MAX_KEPT_LENGTH)
        setTypedText(event.target.value)
        search(event.target.value)
      }}
    />
  )
}

/** Returns whether a text is short enough to be part of an address. */
function isSearchable(query: string): boolean {
  return query.length <= MAX_LINE_LENGTH && uriComponent(query).length <= MAX_LINK_LENGTH
}
