import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { Link } from './link.tsx'

type Detail = { readonly icon: ReactNode; readonly name: string; readonly lines: readonly ReactNode[] }

export function ContactDetails({ details }: { readonly details: readonly Detail[] }) {
  return (
    <dl className={css({ display: 'grid' })}>
      {details.map(({ icon, name, lines }) => (
        <div key={name} className={row}>
          <dt className={term}>
            <span aria-hidden="true" className={iconBox}>
              {icon}
            </span>
            {name}
          </dt>
          <dd className={css({ display: 'grid', gap: '1', minWidth: '0' })}>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of the lines never changes
              <span key={index}>{line}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A link to call, to email or to another page, tall enough to tap on touch screens. */
export function ContactLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const Tag = href.startsWith('/') ? Link : 'a'
  return (
    <Tag href={href} className={link}>
      {children}
    </Tag>
  )
}

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xs: '10.25rem minmax(0, 1fr)' },
  gap: '0.35rem 0',
  alignItems: 'baseline',
  paddingBlock: '1.1rem',
  borderTop: '1px solid {colors.line}',
  _last: { borderBottom: '1px solid {colors.line}' },
  '& > dd': { paddingInlineStart: { base: '2.25rem', xs: '0' } },
})
const term = css({
  position: 'relative',
  paddingInlineStart: '2.25rem',
  textStyle: 'data',
  fontWeight: 500,
  color: 'text.3',
})
const iconBox = css({ position: 'absolute', insetInlineStart: '0', top: '0', color: 'text.2' })
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.75rem',
  '@media (pointer: coarse)': { minHeight: 'tap' },
  underlined: 'line.strong',
  overflowWrap: 'anywhere',
  _hover: { textDecorationColor: 'signal' },
})
