import { tagPath } from '#content/query-paths.ts'
import { foldForSearch } from '#lib/fold-for-search.ts'
import { css } from '#styled/css'
import { pageColumn } from '#ui/layout.ts'
import { ChipLink } from '#ui/marks.tsx'
import { scrollFocusedIntoView } from '#ui/scroll-focused-into-view.ts'
import { SearchBox } from '#ui/search-box.tsx'
import type { BlogQuery } from './search.ts'

type SearchToolsProps = {
  readonly query: BlogQuery
  readonly tags: readonly string[]
  readonly onType: (text: string) => void
}

export function SearchTools({ query, tags, onType }: SearchToolsProps) {
  return (
    <search className={`${pageColumn} ${toolsGrid}`}>
      <SearchBox label="Search articles" placeholder="Search articles..." text={query.text} onType={onType} />
      <nav aria-label="Tags" className={css({ minWidth: '0' })}>
        <ul className={css({ asideRow: true })} onFocus={scrollFocusedIntoView}>
          {tags.map((tag) => (
            <li key={tag}>
              <ChipLink
                href={tagPath(tag)}
                isOn={query.tag !== null && foldForSearch(query.tag) === foldForSearch(tag)}
              >
                {tag}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
    </search>
  )
}

const toolsGrid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 24rem) minmax(0, 1fr)' },
  gap: '{spacing.3} {spacing.5}',
  alignItems: 'start',
  position: 'relative',
  // cancels the gap below the search box's label, which is visually hidden
  '& > :first-child': { marginTop: '-2' },
})
