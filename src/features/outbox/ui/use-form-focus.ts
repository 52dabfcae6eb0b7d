import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from '#content/paths.ts'
import type { Ports } from '#platform/ports.ts'
import type { Kind } from '../item.ts'

type Place = {
  /** The page of the form; the newsletter's stands at the foot of every page. */
  readonly page?: string
  readonly hash?: string
  /** The id of its first field. */
  readonly field: string
}

const places: Readonly<Record<Kind, Place>> = {
  meeting: { page: paths.contact, hash: '#meeting', field: 'meeting-name' },
  contact: { page: paths.contact, field: 'contact-name' },
  training: { page: paths.training, hash: '#inquiry', field: 'name' },
  newsletter: { field: 'footer-email' },
}
const DATE_FIELD = 'meeting-preferredDate'

const LOOK_AGAIN_MS = 100
/** Ten seconds: a page that has not come by then is not waited for. */
const MOST_LOOKS = 100

/** Leads to the form of a request and puts the focus into it once it is there; `isForDate` where a date is missing. */
export function useFormFocus({ clock }: Pick<Ports, 'clock'>) {
  const [path, navigate] = useLocation()
  const [awaited, setAwaited] = useState<Place | null>(null)

  useEffect(() => {
    if (!awaited || (awaited.page && awaited.page !== path.replace(/\/+$/, ''))) return undefined
    let looks = 0
    let stop = () => {}
    const look = () => {
      looks += 1
      const field = document.getElementById(awaited.field)
      // the arrival of a page moves the focus as well: the field has it when it kept it for a moment
      const hasKept = field !== null && document.activeElement === field
      if (field?.offsetParent && !hasKept) field.focus() // a page on its way out is still there, unseen
      if (hasKept || looks === MOST_LOOKS) setAwaited(null)
      else stop = clock.after(LOOK_AGAIN_MS, look)
    }
    stop = clock.after(0, look)
    return () => stop()
  }, [awaited, path, clock])

  return useCallback(
    (kind: Kind, isForDate: boolean) => {
      const place = places[kind]
      if (place.page) navigate(place.page + (place.hash ?? ''))
      setAwaited(isForDate ? { ...place, field: DATE_FIELD } : place)
    },
    [navigate],
  )
}
