import type { SystemStyleObject } from '@pandacss/dev'
import { sectionHead } from '#ui/theme/section-heads.ts'

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
    ...sectionHead,
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
