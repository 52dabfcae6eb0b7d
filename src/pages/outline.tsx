import { chatAppLink } from '#content/messages.ts'
import type { Outline, OutlineGroup } from '#content/outlines/outline.ts'
import { loadOutline } from '#content/outlines.ts'
import { PageHead } from '#sections/page-head.tsx'
import { css } from '#styled/css'
import { ButtonLink, ExternalButtonLink } from '#ui/button.tsx'
import { wrap } from '#ui/layout.ts'
import { Link } from '#ui/link.tsx'
import { LimbRule } from '#ui/marks.tsx'
import type { PageMeta, PageParams } from './page.ts'

export async function load({ path = '' }: PageParams): Promise<Outline> {
  const outline = await loadOutline(path)
  if (!outline) throw new Error(`No outline is written for ${path}.`)
  return outline
}

export function meta(_: PageParams, { title, description, path }: Outline): PageMeta {
  return { title, description, canonical: path }
}

/** A page told in a heading, a lead and ruled rows, with one thing to do at its end. */
export function Page({ data: outline }: { readonly data: Outline }) {
  return (
    <>
      <PageHead heading={outline.heading} lead={outline.lead} />
      {outline.groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
      <Closing closing={outline.closing} />
    </>
  )
}

function Group({ group }: { readonly group: OutlineGroup }) {
  return (
    <section id={group.id} aria-labelledby={`${group.id}-heading`} className={`${wrap()} ${section}`}>
      <div className={css({ position: { lg: 'sticky' }, top: '7rem', alignSelf: 'start' })}>
        <h2 id={`${group.id}-heading`} className={css({ textStyle: 'h3' })}>
          {group.heading}
        </h2>
        {group.note && <p className={css({ color: 'text.2', marginTop: '3', textStyle: 'small' })}>{group.note}</p>}
      </div>
      <ul>
        {group.rows.map((row) => (
          <li key={row.name} className={ruled}>
            <h3 className={css({ textStyle: 'title' })}>
              {row.href ? (
                <Link href={row.href} className={rowLink}>
                  {row.name}
                </Link>
              ) : (
                row.name
              )}
            </h3>
            <p className={css({ color: 'text.2' })}>{row.text}</p>
            {row.data && (
              <p className={css({ textStyle: 'data', color: 'text.3' })}>
                <Datum text={row.data} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A phone number or an e-mail address can be used where it stands. */
function Datum({ text }: { readonly text: string }) {
  const href = /^\+[\d ]+$/.test(text)
    ? `tel:${text.replaceAll(' ', '')}`
    : /^\S+@\S+$/.test(text)
      ? `mailto:${text}`
      : null
  return href ? (
    <a href={href} className={rowLink}>
      {text.replaceAll(' ', '\u00a0')}
    </a>
  ) : (
    text
  )
}

function Closing({ closing: { question, action } }: { readonly closing: Outline['closing'] }) {
  return (
    <section className={`${wrap()} ${css({ paddingBottom: 'section', position: 'relative' })}`}>
      <LimbRule />
      <div className={css({ display: 'grid', gap: '5', justifyItems: 'start', paddingTop: '6' })}>
        <h2 className={css({ textStyle: 'h2', maxWidth: '18em' })}>{question}</h2>
        {'href' in action ? (
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        ) : (
          <ExternalButtonLink href={chatAppLink(action.chatText)}>{action.label}</ExternalButtonLink>
        )}
      </div>
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
const rowLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  marginBlock: '-0.5rem',
  textDecoration: 'underline',
  textDecorationColor: 'line.strong',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  _hover: { textDecorationColor: 'signal' },
})
