import { memo, startTransition, useEffect, useState } from 'react'
import { Link } from '#ui/link.tsx'
import { type Option, type OptionGroup, optionHref, splitOptions } from '../options.ts'
import { styles } from './option-list-styles.ts'
import { ResultText } from './result-text.tsx'

type OptionListProps = {
  readonly groups: readonly OptionGroup[]
  /** The value of the option that Enter opens. */
  readonly active: string | undefined
  /** Returns whether the page at an address cannot be opened. */
  readonly isMissing: (href: string) => boolean
}

/** Returns the id of an option's element, in which a space would end the id. */
export const optionId = (value: string) => `search-option-${value.replaceAll(' ', '_')}`

/**
 * The options of the search, by group. They have no handlers: those of the list around them find an option by its value.
 * The first options are rendered at once and the others a moment later, so that no step blocks the page for long.
 */
export function OptionList({ groups, active, isMissing }: OptionListProps) {
  const [laterGroups, setLaterGroups] = useState(groups)
  useEffect(() => startTransition(() => setLaterGroups(groups)), [groups])
  const [first] = splitOptions(groups)
  const [before, later] = splitOptions(laterGroups)
  return (
    <>
      <Groups groups={first} start={0} count={countOf(groups)} active={active} isMissing={isMissing} />
      <Groups
        groups={later}
        start={countOf(before)}
        count={countOf(laterGroups)}
        active={active}
        isMissing={isMissing}
      />
    </>
  )
}

const countOf = (groups: readonly OptionGroup[]) => groups.reduce((sum, { options }) => sum + options.length, 0)

type GroupsProps = OptionListProps & {
  /** How many options there are before these, and in all. */
  readonly start: number
  readonly count: number
}

function Groups({ groups, start, count, active, isMissing }: GroupsProps) {
  let position = start
  return groups.map(({ heading, options }) => (
    <div key={heading} role="group" aria-labelledby={optionId(heading)} className={styles.group}>
      <div id={optionId(heading)} className={styles.groupLabel}>
        {heading}
      </div>
      {options.map((option) => {
        position += 1
        const href = optionHref(option)
        return (
          <OptionRow
            key={option.value}
            option={option}
            href={href}
            isActive={option.value === active}
            isMissing={href !== undefined && 'result' in option && isMissing(href)}
            position={position}
            count={count}
          />
        )
      })}
    </div>
  ))
}

type OptionRowProps = {
  readonly option: Option
  readonly href: string | undefined
  readonly isActive: boolean
  readonly isMissing: boolean
  readonly position: number
  readonly count: number
}

/** A link if the option has an address, so that it can be opened in a new tab. */
const OptionRow = memo(function OptionRow({ option, href, isActive, isMissing, position, count }: OptionRowProps) {
  const content =
    'result' in option ? <ResultText result={option.result} isMissing={isMissing} /> : <span>{option.label}</span>
  const props = {
    ...{ id: optionId(option.value), role: 'option', tabIndex: -1, className: styles.option },
    ...{ 'aria-selected': isActive, 'aria-posinset': position, 'aria-setsize': count },
    ...{ 'data-value': option.value, 'data-highlighted': isActive ? '' : undefined },
  }
  return href === undefined ? (
    <div {...props}>{content}</div>
  ) : (
    <Link href={href} {...props}>
      {content}
    </Link>
  )
})
