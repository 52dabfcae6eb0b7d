import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { officeHoursOf } from '#content/office-hours.ts'
import { portsAtom } from '#platform/ports.ts'
import { visitorTimeZone } from '#platform/time-zone.ts'
import { css } from '#styled/css'
import { openingStatusAt } from '../opening-status.ts'

/**
 * Says whether the office is open now, and keeps this true while the page is open. Its space is reserved, because it
 * depends on the visitor's clock and zone, which are known after hydration only.
 */
export function OpeningStatus() {
  const ports = useAtomValue(portsAtom)
  const [status, setStatus] = useState<ReturnType<typeof openingStatusAt>>(null)
  useEffect(() => {
    const { clock, visibility } = ports
    let cancel = () => {}
    const update = () => {
      cancel()
      const now = clock.now()
      // a clock that stands before the year of the build is wrong
      const isPlausible = new Date(now).getFullYear() >= __BUILD_YEAR__
      const next = isPlausible ? openingStatusAt(now, visitorTimeZone(), officeHoursOf) : null
      setStatus(next)
      if (next) cancel = clock.after(next.changesAt - now, update)
    }
    update()
    const stop = visibility.onChange(update) // timers do not count while the device sleeps
    return () => {
      stop()
      cancel()
    }
  }, [ports])
  return (
    <p data-open={status?.isOpen} className={line}>
      {status?.text}
    </p>
  )
}

/** As high as the longest text, which takes two lines, or three on a narrow phone. */
const line = css({
  position: 'relative',
  minHeight: 'calc(0.75rem + 2 * 1.5em)',
  '@media (max-width: 25rem)': { minHeight: 'calc(0.75rem + 3 * 1.5em)' },
  paddingTop: '3',
  paddingInlineStart: '2.25rem',
  textStyle: 'small',
  color: 'text.2',
  '&[data-open]::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '7px',
    top: 'calc(0.75rem + 0.5em)',
    dot: 'line.strong',
  },
  '&[data-open=true]::before': { background: 'cold' },
})
