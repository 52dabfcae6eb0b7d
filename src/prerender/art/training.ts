import { globe } from '#lib/engrave/globe.ts'
import type { Art } from '../art.ts'

export const training: Art = {
  'training-globe': globe,
}
