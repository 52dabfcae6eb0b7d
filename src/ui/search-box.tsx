import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { css } from '#styled/css'
import { Field } from './field.tsx'

type SearchBoxProps = {
  readonly label: string
  readonly placeholder: string
  readonly text: string
  readonly onType: (text: string) => void
}

/** The box above a list. */
export function SearchBox({ label, placeholder, text, onType }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  const [early, setEarly] = useState('')
  useEffect(() => {
    const { value = '' } = box.current ?? {}
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
      value={text}
      onChange={(event) => onType(event.target.value)}
    />
  )
}
