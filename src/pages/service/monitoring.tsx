import type { ServiceBlockRecordOf } from '#content/service-pages.ts'
import { WINDOWS_BOX, windowsPath } from '#lib/engrave/windows.ts'
import { BlockSection } from './block-section.tsx'
import { styles } from './monitoring-styles.ts'

const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour)
const hourLabels = ['00:00', '06:00', '12:00', '18:00', '24:00']

/** A row of 24 windows for each monitoring task. The windows of the hours in which the task runs are lit. */
export function ServiceMonitoring({ block }: { readonly block: ServiceBlockRecordOf<'watch'> }) {
  return (
    <BlockSection block={block} background="patina">
      <div aria-hidden="true" className={styles.hours}>
        <span>
          {hourLabels.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </span>
      </div>
      <ul className={styles.watch}>
        {block.tasks.map(({ name, text, when, hours }) => (
          <li key={name} className={styles.task}>
            <div>
              <h3>{name}</h3>
              <p>{when}</p>
              <p>{text}</p>
            </div>
            <svg viewBox={`0 0 ${WINDOWS_BOX.w} ${WINDOWS_BOX.h}`} aria-hidden="true">
              <path
                d={windowsPath(hoursOfDay.filter((hour) => !hours.includes(hour)))}
                className={styles.windowDark}
                vectorEffect="non-scaling-stroke"
              />
              <path d={windowsPath(hours)} className={styles.windowLit} />
            </svg>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
