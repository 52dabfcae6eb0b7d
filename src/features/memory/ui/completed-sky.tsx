import { completedSky, SKY } from '../completed-sky.ts'
import { type Game, isComplete } from '../game.ts'
import { styles } from './completed-sky-styles.ts'

/** The tints of the pairs, in the order in which they were found. */
const TINTS = ['star-o', 'star-g', 'cold', 'star-m', 'star-a', 'star-k', 'star-f', 'text-2'] as const
const NAME_GAP = 30

/** The night sky in one piece once all pairs are found, with a star and a trail for each card. It draws itself once, or is there at once. */
export default function CompletedSky({ game }: { readonly game: Game }) {
  if (!isComplete(game)) return null
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
