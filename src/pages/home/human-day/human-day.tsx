import { record as animationName } from 'virtual:records/messages/moving/day'
import { record as words } from 'virtual:records/pages/home/humanDay'
import { useAtomValue } from 'jotai'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Coffee from 'lucide-react/icons/coffee'
import Laptop from 'lucide-react/icons/laptop'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import { useRef, useState } from 'react'
import { DAY_BOX, dayStretches, STATIONS } from '#lib/engrave/day-arc.ts'
import { portsAtom } from '#platform/ports.ts'
import { PauseButton } from '#ui/pause-button.tsx'
import { useAnimationStep } from '#ui/use-animation.ts'
import { styles } from './human-day-styles.ts'
import { ACTIVITY_MS, activityAt, activityPhase } from './timeline.ts'

const icons: Readonly<Record<(typeof STATIONS)[number], typeof Coffee>> = {
  coffee: Coffee,
  laptop: Laptop,
  phone: Phone,
  mail: Mail,
  chat: MessageCircle,
  calendar: CalendarDays,
}
const stretches = dayStretches(STATIONS.length)

/** Six human activities that agents do, on the arc of one day. The sun moves on every three seconds. */
export function HumanDay() {
  const ports = useAtomValue(portsAtom)
  const day = useRef<HTMLDivElement>(null)
  const [isPaused, setIsPaused] = useState(false)
  const step = useAnimationStep(ports, day, { count: STATIONS.length, everyMs: ACTIVITY_MS, isPaused })
  const current = activityAt(step)
  return (
    <div ref={day} data-now={STATIONS[current]} className={styles.day}>
      <img src="/art/home-day-arc.svg" width={DAY_BOX.w} height={DAY_BOX.h} alt="" loading="lazy" decoding="async" />
      <svg viewBox={`0 0 ${DAY_BOX.w} ${DAY_BOX.h}`} fill="none" aria-hidden="true">
        {stretches.map((d, i) => (
          <path key={d} d={d} data-past={i <= current || undefined} />
        ))}
      </svg>
      <i aria-hidden="true" className={styles.sunHand} />
      <ul>
        {STATIONS.map((id, i) => {
          const Icon = icons[id]
          const { action, outcome } = words.activities[id]
          return (
            <li key={id} data-station={id} data-moment={activityPhase(i, current)} className={styles.activity}>
              <span className={styles.station}>
                <Icon strokeWidth={1.5} />
              </span>
              <b className={styles.action}>{action}</b>
              <p className={styles.outcome}>
                <span>{outcome[0]}</span> <span>{outcome[1]}</span>
              </p>
            </li>
          )
        })}
      </ul>
      <PauseButton
        animationName={animationName}
        isPaused={isPaused}
        onToggle={() => setIsPaused(!isPaused)}
        className={styles.dayPause}
      />
    </div>
  )
}
