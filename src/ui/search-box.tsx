import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { wellFormed } from '#lib/well-formed.ts'
import { css } from '#styled/css'
import { Field } from './field.tsx'

type SearchBoxProps = {
  readonly label: string
  readonly placeholder: string
  /** What the address asks for. */
  readonly text: string
  readonly onType: (text: string) => void
}

/** The box above a list. Typing is never overtaken by the address that follows it. */
export function SearchBox({ label, placeholder, text, onType }: SearchBoxProps) {
  const [typed, setTyped] = useState(text)
  // an address holds no half of a character, of which the other half may be still to come
  useEffect(() => setTyped((now) => (wellFormed(now) === text ? now : text)), [text])
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
    if (early !== '' && early !== text) onType(early)
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
      maxLength={200}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value)
        onType(event.target.value)
      }}
    />
  )
}
