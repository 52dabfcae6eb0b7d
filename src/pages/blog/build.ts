import { pictureSky } from '#lib/engrave/picture-sky.ts'
import type { Drawings } from '#lib/engrave/svg-file.ts'

/** The sky behind the newsletter form, around a point above the form. */
export const art: Drawings = {
  'letter-sky': () =>
    pictureSky({
      w: 1312,
      h: 330,
      ground: ['#07302e', '#05101a'],
      star: 6,
      ...{ seed: 330, cx: 610, cy: 70, r0: 14, r1: 900, gap: 9, alpha: 0.7, extra: 0.4 },
    }),
}
