import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { categoryChips } from '#content/library/cards.ts'
import { libraryPage as words } from '#content/library/page.ts'
import { css, cx } from '#styled/css'
import { chip } from '#styled/recipes/chip.js'
import { Field } from '#ui/field.tsx'
import { wrap } from '#ui/layout.ts'
import type { LibraryQuery } from '../filter.ts'

type SearchToolsProps = {
  readonly looks: Readonly<Record<'tools' | 'chips' | 'chip', string>>
  readonly query: LibraryQuery
  readonly onChange: (query: LibraryQuery) => void
}

/** The search box and a button for each category, which filter together. Typing is never overtaken by the address. */
export function SearchTools({ looks, query, onChange }: SearchToolsProps) {
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
        <legend className={css({ srOnly: true })}>{words.categories}</legend>
        {categoryChips.map((category) => (
          <button
            key={category}
            type="button"
            aria-pressed={query.category === category}
            className={cx(chip(), looks.chip)}
            onClick={() => onChange({ text: typed, category })}
          >
            {category}
          </button>
        ))}
      </fieldset>
    </search>
  )
}
