import { record as allTags } from 'virtual:records/messages/lists/allTags'
import { tagPath } from '#content/query-paths.ts'
import { css } from '#styled/css'
import { pageColumn } from '#ui/layout.ts'
import { Chip, ChipLink } from '#ui/marks.tsx'
import { scrollFocusedIntoView } from '#ui/scroll-focused-into-view.ts'
import { SearchBox } from '#ui/search-box.tsx'
import { type BlogQuery, isChosen, withChosenTag } from './search.ts'

type SearchToolsProps = {
  readonly query: BlogQuery
  readonly tags: readonly string[]
  /** How many tags the articles have. If these are more than `tags`, a button shows all. */
  readonly tagCount: number
  /** How many tags are shown at first. */
  readonly firstTags: number
  readonly onAllTags: () => void
  readonly onType: (text: string) => void
}

export function SearchTools({ query, tags, tagCount, firstTags, onAllTags, onType }: SearchToolsProps) {
  return (
    <search className={`${pageColumn} ${toolsGrid}`}>
      <SearchBox label="Search articles" placeholder="Search articles..." text={query.text} onType={onType} />
      <nav aria-label="Tags" className={css({ minWidth: '0' })}>
        <ul className={css({ asideRow: true })} onFocus={scrollFocusedIntoView}>
          {withChosenTag(tags, query).map((tag) => (
            // the button that shows all tags is gone then, and had the focus
            <li key={tag} ref={tag === tags[firstTags] ? focusLink : null}>
              <ChipLink href={tagPath(tag)} isOn={isChosen(tag, query)}>
                {tag}
              </ChipLink>
            </li>
          ))}
          {tags.length < tagCount && (
            <li>
              <Chip onClick={onAllTags}>{allTags}</Chip>
            </li>
          )}
        </ul>
      </nav>
    </search>
  )
}

function focusLink(item: HTMLElement | null) {
  item?.querySelector('a')?.focus()
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
