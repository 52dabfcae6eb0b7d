import type { Outline } from '#content/outlines/outline.ts'

const files = import.meta.glob<Outline | undefined>('../../src/content/outlines/*.ts', {
  eager: true,
  import: 'outline',
})

/** Every outline of the site. */
export const outlines: readonly Outline[] = Object.values(files).filter((outline) => outline !== undefined)
