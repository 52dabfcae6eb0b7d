import { record as words } from 'virtual:records/pages/home/journey'
import { paths } from '#content/paths.ts'
import { GalaxyVideo } from '#pages/home/galaxy-video/galaxy-video.tsx'
import { Actions } from '#ui/actions.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { pageColumn, wideBreak } from '#ui/layout.ts'
import { HeadingDot } from '#ui/marks.tsx'
import { GALAXY_SIZE } from './galaxy-size.ts'
import { styles } from './galaxy-styles.ts'

const { callouts } = words
const [first, second] = words.heading

/**
 * The 'Start Your Journey' section: the galaxy inside a graduated ellipse, with callouts. On narrow screens the
 * callouts are a list below the heading.
 */
export function Galaxy() {
  return (
    <section id="journey" aria-labelledby="journey-heading" className={styles.galaxy}>
      <div className={styles.scene}>
        <img
          src="/galaxy/galaxy-1800.avif"
          srcSet="/galaxy/galaxy-900.avif 900w, /galaxy/galaxy-1800.avif 1800w"
          sizes="100vw"
          {...GALAXY_SIZE}
          alt=""
          loading="lazy"
          decoding="async"
          className={styles.image}
        />
        <GalaxyVideo />
        <svg
          viewBox={`0 0 ${GALAXY_SIZE.width} ${GALAXY_SIZE.height}`}
          preserveAspectRatio="xMidYMid slice"
          fill="none"
          aria-hidden="true"
          className={styles.lineDrawing}
        >
          <g transform="translate(965 524) rotate(-27)" stroke="var(--colors-line-strong)">
            <ellipse rx="800" ry="368" strokeWidth="1.2" />
            <ellipse rx="809" ry="372" strokeWidth="9" strokeDasharray="1 7" opacity="0.8" />
            <ellipse rx="818" ry="376.300" strokeWidth="0.8" opacity="0.7" />
          </g>
          {callouts.map(({ name, point: [xPercent, yPercent], words: [leftPercent, topPercent] }, index) => {
            const [pointX, pointY] = [(xPercent * GALAXY_SIZE.width) / 100, (yPercent * GALAXY_SIZE.height) / 100]
            const [textX, textY] = [
              (leftPercent * GALAXY_SIZE.width) / 100,
              (topPercent * GALAXY_SIZE.height) / 100 + 14,
            ]
            const isMiddle = index === 1
            return (
              <g key={name} className={styles.calloutLine}>
                <path
                  d={`M${pointX} ${pointY}L${textX - 38} ${textY}h26`}
                  stroke="var(--colors-text)"
                  strokeWidth="1.2"
                />
                <circle
                  cx={pointX}
                  cy={pointY}
                  r={isMiddle ? 8 : 5}
                  fill={isMiddle ? 'var(--colors-signal)' : 'var(--colors-ground)'}
                  stroke={isMiddle ? 'var(--colors-ground)' : 'var(--colors-text)'}
                  strokeWidth={isMiddle ? 4 : 1.4}
                />
              </g>
            )
          })}
        </svg>
        <div className={styles.calloutLayer}>
          <ul className={styles.callouts}>
            {callouts.map(({ name, text, words: [left, top] }) => (
              <li key={name} style={{ left: `${left}%`, top: `${top}%` }}>
                <b>{name}</b> {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={`${pageColumn} ${styles.galaxyWords}`}>
        <h2 id="journey-heading" className={styles.galaxyHeading}>
          {first} <br className={wideBreak} />
          {second}
          <HeadingDot />
        </h2>
        <ul className={styles.callouts}>
          {callouts.map(({ name, text }) => (
            <li key={name}>
              <b>{name}</b> {text}
            </li>
          ))}
        </ul>
        <Actions>
          <ButtonLink href={paths.contact}>{words.action}</ButtonLink>
        </Actions>
      </div>
    </section>
  )
}
