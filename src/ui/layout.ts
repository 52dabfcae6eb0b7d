import { css } from '#styled/css'

/** The column of a page: at most 82rem wide, with a gutter on each side. */
export const pageColumn = css({ pageColumn: true })

/** For elements that are useless on paper, such as links to other pages. */
export const screenOnly = css({ _print: { display: 'none' } })

/** For an element that only groups others, which are laid out as if it did not exist. */
export const displayContents = css({ display: 'contents' })

/** For a line break on wide screens only. */
export const wideBreak = css({ display: { base: 'none', lg: 'inline' } })
