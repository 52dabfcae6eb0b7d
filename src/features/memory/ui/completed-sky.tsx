import { completedSky, SKY } from '../completed-sky.ts'
import type { Game } from '../game.ts'
import { styles } from './completed-sky-styles.ts'

/** The tints of the pairs, in the order in which they were found. */
const TINTS = ['star-o', 'star-g', 'cold', 'star-m', 'star-a', 'star-k', 'star-f', 'text-2'] as const
const NAME_GAP = 30

/** The night sky in one piece, with a star and a trail for each card. It draws itself once, or is there at once. */
export function CompletedSky({ game }: { readonly game: Game }) {
  return (
    <svg viewBox={`0 0 ${SKY.size} ${SKY.size}`} aria-hidden="true" className={styles.sky}>
      {completedSky(game).map(({ picture, x, y, order, trail, rays }) => (
        <g key={rays} color={`var(--colors-${TINTS[order]})`}>
          <path d={trail} pathLength={1} className={styles.trail} />
          <path d={rays} fill="currentColor" />
          <text x={x} y={y + NAME_GAP} paintOrder="stroke" className={styles.name}>
            {picture}
          </text>
        </g>
      ))}
      <circle cx={SKY.pole.x} cy={SKY.pole.y} r={9} className={styles.pole} />
    </svg>
  )
}
