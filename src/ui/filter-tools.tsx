import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { chip } from '#styled/recipes/chip.js'
import { styles } from './filter-tools-styles.ts'
import { pageColumn } from './layout.ts'
import { scrollFocusedIntoView } from './scroll-focused-into-view.ts'
import { SearchBox } from './search-box.tsx'

type Query<C extends string> = { readonly text: string; readonly category: C }

type FilterToolsProps<C extends string> = {
  readonly words: { readonly label: string; readonly placeholder: string; readonly categories: string }
  readonly categories: readonly { readonly id: C; readonly name: string }[]
  readonly query: Query<C>
  readonly onChange: (query: Query<C>) => void
  /** What stands beside the categories on wide screens, such as a legend. */
  readonly children?: ReactNode
}

/** The text and the category together filter the list below. */
export function FilterTools<C extends string>({ words, categories, query, onChange, children }: FilterToolsProps<C>) {
  return (
    <search className={`${pageColumn} ${children ? styles.toolsWithAside : styles.tools}`}>
      <SearchBox
        label={words.label}
        placeholder={words.placeholder}
        text={query.text}
        onType={(text) => onChange({ ...query, text })}
      />
      <fieldset className={styles.categories} onFocus={scrollFocusedIntoView}>
        <legend className={css({ srOnly: true })}>{words.categories}</legend>
        {categories.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={query.category === id}
            className={chip()}
            onClick={() => onChange({ ...query, category: id })}
          >
            {name}
          </button>
        ))}
      </fieldset>
      {children}
    </search>
  )
}
