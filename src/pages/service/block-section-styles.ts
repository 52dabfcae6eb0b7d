import { styleSheet } from '#ui/style-sheet.ts'

const gradient = (name: string) => `{gradients.${name}}`

/**
 * Returns the background of a coloured section. If the section follows the hero, its colour fades in from the
 * background of the page, so that no edge shows between hero and section.
 */
const fadedBackground = (background: string) => ({
  background,
  '&:nth-child(2)': {
    background: `linear-gradient({colors.ground}, color-mix(in srgb, {colors.ground} 40%, transparent) 8rem, transparent 18rem), ${background}`,
  },
})

export const styles = styleSheet({
  colouredSection: {
    position: 'relative',
    paddingBlock: 'section',
    '&[data-ink=ember]': fadedBackground(gradient('ember')),
    '&[data-ink=indigo]': fadedBackground(gradient('indigo')),
    '&[data-ink=slate]': fadedBackground(gradient('slate')),
    '&[data-ink=patina]': fadedBackground(gradient('patina')),
    '&[data-ink=deep]': fadedBackground('{colors.ground.deep}'),
    _edged: { borderBlock: '1px solid CanvasText' },
  },
})
