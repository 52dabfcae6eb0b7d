import { tagPath } from '#content/query-paths.ts'
import { BadgeLink } from '#ui/marks.tsx'
import { endAligned, tagRow } from './styles.ts'

export function TagList({
  tags,
  label,
  isAtEnd,
}: {
  readonly tags: readonly string[]
  readonly label: string
  readonly isAtEnd?: boolean
}) {
  return (
    <nav aria-label={label} className={isAtEnd ? endAligned : undefined}>
      <ul className={tagRow}>
        {tags.map((tag) => (
          <li key={tag}>
            <BadgeLink href={tagPath(tag)}>{tag}</BadgeLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
