import type { SystemStyleObject } from '@pandacss/dev'

/** What every section of the home page's middle shares. */
export const frame = {
  /** Follows a section on the same ground. */
  section: { position: 'relative', paddingBottom: 'section', scrollMarginTop: '7rem' },
  /** Begins a ground, or a new thought. */
  opening: { position: 'relative', paddingBlock: 'section', scrollMarginTop: '7rem' },
  plain: { position: 'relative' },
  wrap: {
    width: '100%',
    maxWidth: 'calc({sizes.wrap} + 2 * {spacing.gutter})',
    marginInline: 'auto',
    paddingInline: 'gutter',
  },
  sectionHead: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 4fr)' },
    gap: '{spacing.4} {spacing.column}',
    alignItems: 'end',
    marginBottom: 'clamp(2.5rem, 1.6rem + 3vw, 5rem)',
    '& > h2': { textStyle: 'h2' },
    '& > p': { color: 'text.2', textWrap: 'pretty', paddingBottom: { lg: '0.35rem' } },
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: 'column',
    rowGap: '6',
  },
} as const satisfies Record<string, SystemStyleObject>
