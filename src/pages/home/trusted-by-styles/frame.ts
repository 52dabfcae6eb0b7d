import type { SystemStyleObject } from '@pandacss/dev'
import { sectionHead } from '#ui/theme/section-heads.ts'

/** What every section of the home page's middle shares. */
export const homeFrameStyles = {
  /** Follows a section on the same ground. */
  section: { position: 'relative', paddingBottom: 'part', scrollMarginTop: '7rem' },
  /** Begins a ground, or a new thought. */
  opening: { position: 'relative', paddingBlock: 'part', scrollMarginTop: '7rem' },
  /** Goes on in the deep of the night. */
  deep: { position: 'relative', paddingBottom: 'part', background: 'ground.deep', scrollMarginTop: '7rem' },
  plain: { position: 'relative' },
  wrap: {
    width: '100%',
    maxWidth: 'calc({sizes.wrap} + 2 * {spacing.gutter})',
    marginInline: 'auto',
    paddingInline: 'gutter',
  },
  sectionHead: {
    ...sectionHead,
    marginBottom: 'partHead',
    '& > h2': { textStyle: 'h2' },
    '& > p': { color: 'text.2', textWrap: 'pretty', paddingBottom: { lg: '0.35rem' } },
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: 'column',
    rowGap: '5',
  },
} as const satisfies Record<string, SystemStyleObject>
