import { record as words } from 'virtual:records/pages/projects'
import { meetingPath } from '#content/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { styles } from './closing-styles.ts'

/**
 * The last cell of the grid, which invites the visitor to start a project. Its drawing is a star inside a dashed ring.
 */
export function ProjectsClosing() {
  const { heading, text, action } = words.next
  return (
    <li className={styles.closing}>
      <svg viewBox="0 0 88 88" fill="none" aria-hidden="true" className={styles.closingDrawing}>
        <circle cx="44" cy="44" r="42" stroke="var(--colors-star-k)" strokeWidth="1.4" strokeDasharray="3 5" />
        <path
          d="M44 35.9V21.9M51.7 41.5L65 37.2M48.7 50.5L57 61.9M39.3 50.5L31 61.9M36.3 41.5L23 37.2"
          stroke="var(--colors-signal)"
          strokeWidth="1.3"
          strokeLinecap="round"
        />
        <circle cx="44" cy="44" r="8.1" fill="var(--colors-signal)" />
      </svg>
      <div>
        <h2 className={styles.closingTitle}>{heading}</h2>
        <p>{text}</p>
      </div>
      <ButtonLink href={meetingPath}>{action}</ButtonLink>
    </li>
  )
}
