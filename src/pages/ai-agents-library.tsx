import { library } from '#content/agents-library.ts'
import { paths } from '#content/paths.ts'
import { PageHead } from '#sections/page-head.tsx'
import { css } from '#styled/css'
import { ButtonLink } from '#ui/button.tsx'
import { wrap } from '#ui/layout.ts'
import { LimbRule } from '#ui/marks.tsx'
import type { PageMeta } from './page.ts'

export const meta: PageMeta = {
  title: library.title,
  description: library.description,
  canonical: paths.agentsLibrary,
}

/** The catalogue of prompts as ruled rows, with one thing to do at its end. */
export function Page() {
  return (
    <>
      <PageHead heading={library.heading} lead={library.lead} />
      {library.groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
      <section className={`${wrap()} ${css({ paddingBottom: 'section', position: 'relative' })}`}>
        <LimbRule />
        <div className={css({ display: 'grid', gap: '5', justifyItems: 'start', paddingTop: '6' })}>
          <h2 className={css({ textStyle: 'h2', maxWidth: '18em' })}>{library.closing.question}</h2>
          <ButtonLink href={library.closing.action.href}>{library.closing.action.label}</ButtonLink>
        </div>
      </section>
    </>
  )
}

function Group({ group }: { readonly group: (typeof library.groups)[number] }) {
  return (
    <section id={group.id} aria-labelledby={`${group.id}-heading`} className={`${wrap()} ${section}`}>
      <div className={css({ position: { lg: 'sticky' }, top: '7rem', alignSelf: 'start' })}>
        <h2 id={`${group.id}-heading`} className={css({ textStyle: 'h3' })}>
          {group.heading}
        </h2>
        {'note' in group && (
          <p className={css({ color: 'text.2', marginTop: '3', textStyle: 'small' })}>{group.note}</p>
        )}
      </div>
      <ul>
        {group.rows.map((row) => (
          <li key={row.name} className={ruled}>
            <h3 className={css({ textStyle: 'title' })}>{row.name}</h3>
            <p className={css({ color: 'text.2' })}>{row.text}</p>
            {'data' in row && <p className={css({ textStyle: 'data', color: 'text.3' })}>{row.data}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const section = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' },
  gap: '{spacing.5} {spacing.column}',
  paddingBlock: '{spacing.4} {spacing.8}',
  scrollMarginTop: '6rem',
})
const ruled = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 14rem) minmax(0, 1fr)' },
  gap: '{spacing.2} {spacing.column}',
  borderTop: '1px solid {colors.line}',
  paddingBlock: '4',
  '& > p:nth-child(3)': { gridColumn: { sm: '2' } },
})
