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
  const [text, setText] = useState('')
  useEffect(() => {
    const { clock, visibility } = ports
    let cancel = () => {}
    const update = () => {
      cancel()
      const now = clock.now()
      // a clock that stands before the year of the build is wrong
      const isPlausible = new Date(now).getFullYear() >= __BUILD_YEAR__
      const status = isPlausible ? openingStatusAt(now, visitorTimeZone(), officeHoursOf) : null
      setText(status?.text ?? '')
      if (status) cancel = clock.after(status.changesAt - now, update)
    }
    update()
    const stop = visibility.onChange(update) // timers do not count while the device sleeps
    return () => {
      stop()
      cancel()
    }
  }, [ports])
  return <span className={status}>{text}</span>
}

/** As high as the longest text, which takes two lines, or three where a line is narrow. */
const status = css({
  display: 'block',
  minHeight: { base: '4.875rem', xs: '3.25rem', lg: '3.25rem' },
  color: 'text.2',
})
