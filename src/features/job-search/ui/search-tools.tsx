import Search from 'lucide-react/icons/search'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { jobCategories, jobsPage as words } from '#content/jobs.ts'
import { css, cx } from '#styled/css'
import { chip } from '#styled/recipes/chip.js'
import { Field } from '#ui/field.tsx'
import { wrap } from '#ui/layout.ts'
import type { JobQuery } from '../search.ts'

type Slot = 'tools' | 'chips' | 'chip'

type SearchToolsProps = {
  readonly looks: Readonly<Record<Slot, string>>
  readonly query: JobQuery
  readonly onChange: (query: JobQuery) => void
  /** What the moons of the list mean. */
  readonly children: ReactNode
}

/** The search box and a button for each category, which filter together. Typing is never overtaken by the address. */
export function SearchTools({ looks, query, onChange, children }: SearchToolsProps) {
  const [typed, setTyped] = useState(query.text)
  useEffect(() => setTyped(query.text), [query.text])
  const box = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the scripts were there
  useEffect(() => {
    const early = box.current?.value ?? ''
    if (early !== '' && early !== typed) onChange({ ...query, text: early })
  }, [])
  return (
    <search className={`${wrap()} ${looks.tools}`}>
      <Field
        ref={box}
        id="search"
        type="search"
        label={<span className={css({ srOnly: true })}>{words.search.label}</span>}
        placeholder={words.search.placeholder}
        icon={<Search size={20} strokeWidth={1.5} />}
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          onChange({ ...query, text: event.target.value })
        }}
      />
      <fieldset className={looks.chips}>
        <legend className={css({ srOnly: true })}>{words.search.categories}</legend>
        {jobCategories.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={query.category === id}
            className={cx(chip(), looks.chip)}
            onClick={() => onChange({ text: typed, category: id })}
          >
            {name}
          </button>
        ))}
      </fieldset>
      {children}
    </search>
  )
}
