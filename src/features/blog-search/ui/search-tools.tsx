import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { tagPath } from '#content/paths.ts'
import { css } from '#styled/css'
import { Field } from '#ui/field.tsx'
import { wrap } from '#ui/layout.ts'
import { ChipLink } from '#ui/marks.tsx'
import type { Query } from '../search.ts'

type SearchToolsProps = {
  readonly query: Query
  readonly tags: readonly string[]
  readonly onType: (text: string) => void
}

/** The search box and a chip for each tag. Typing is never overtaken by the address that follows it. */
export function SearchTools({ query, tags, onType }: SearchToolsProps) {
  const [typed, setTyped] = useState(query.text)
  useEffect(() => setTyped(query.text), [query.text])
  const box = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the scripts were there
  useEffect(() => {
    const early = box.current?.value ?? ''
    if (early !== '' && early !== typed) onType(early)
  }, [])
  return (
    <search className={`${wrap()} ${tools}`}>
      <Field
        ref={box}
        id="search"
        type="search"
        label={<span className={css({ srOnly: true })}>Search articles</span>}
        placeholder="Search articles..."
        icon={<Search size={20} strokeWidth={1.5} />}
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          onType(event.target.value)
        }}
      />
      <nav aria-label="Tags" className={css({ minWidth: '0' })}>
        <ul className={chips}>
          {tags.map((tag) => (
            <li key={tag}>
              <ChipLink href={tagPath(tag)} isOn={query.tag?.toLowerCase() === tag.toLowerCase()}>
                {tag}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
    </search>
  )
}

const tools = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 24rem) minmax(0, 1fr)' },
  gap: '{spacing.3} {spacing.5}',
  alignItems: 'start',
  position: 'relative',
})
const chips = css({
  display: 'flex',
  flexWrap: { base: 'nowrap', lg: 'wrap' },
  gap: '2',
  overflowX: { base: 'auto', lg: 'visible' },
  marginInline: { base: 'calc(-1 * {spacing.gutter})', lg: '0' },
  paddingInline: { base: 'gutter', lg: '0' },
  paddingBlock: { base: '2', lg: '0' },
  scrollbarWidth: 'none',
  '& a': { whiteSpace: 'nowrap' },
})
