import { SKY } from '#features/memory/completed-sky.ts'
import { pictureSky } from '#lib/engrave/picture-sky.ts'
import type { Drawings } from '#lib/engrave/svg-file.ts'

/** The night sky under the cards of the memory game. */
export const art: Drawings = {
  'game-sky': () =>
    pictureSky({
      w: SKY.size,
      h: SKY.size,
      ground: ['#0d1f47', '#0d1f47'],
      star: 9,
      ...{ seed: 640, cx: SKY.pole.x, cy: SKY.pole.y, r0: 10, r1: 640, gap: 6, alpha: 1, extra: 0.8 },
    }),
}
