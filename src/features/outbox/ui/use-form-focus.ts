import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { RequestKind } from '#platform/mail.ts'
import type { Ports } from '#platform/ports.ts'
import { DATE_FIELD, type FormTarget, formTargets } from '../form-targets.ts'

const RETRY_INTERVAL_MS = 100
/** The number of attempts in ten seconds, after which the field is no longer looked for. */
const MAX_ATTEMPTS = 100

/**
 * Returns a function that opens a request's form and focuses its first field, or its date field if `isForDate`. If the
 * visitor presses something before the field has the focus, the focus stays there.
 */
export function useFormFocus({ clock }: Pick<Ports, 'clock'>) {
  const [path, navigate] = useLocation()
  const [target, setTarget] = useState<FormTarget | null>(null)

  useEffect(() => {
    if (!target || (target.page && target.page !== path.replace(/\/+$/, ''))) return undefined
    let attempts = 0
    let stop = () => {}
    const tryFocus = () => {
      attempts += 1
      const field = document.getElementById(target.field)
      // a new page moves the focus too, so the field must still be focused at the next attempt
      const isStillFocused = field !== null && document.activeElement === field
      if (field?.offsetParent && !isStillFocused) field.focus() // not a hidden field of the previous page
      if (isStillFocused || attempts === MAX_ATTEMPTS) setTarget(null)
      else stop = clock.after(RETRY_INTERVAL_MS, tryFocus)
    }
    stop = clock.after(0, tryFocus)
    const giveUp = () => setTarget(null)
    document.addEventListener('pointerdown', giveUp)
    document.addEventListener('keydown', giveUp)
    return () => {
      stop()
      document.removeEventListener('pointerdown', giveUp)
      document.removeEventListener('keydown', giveUp)
    }
  }, [target, path, clock])

  return useCallback(
    (kind: RequestKind, isForDate: boolean) => {
      const formTarget = formTargets[kind]
      if (formTarget.page) navigate(formTarget.page + (formTarget.hash ?? ''))
      setTarget(isForDate ? { ...formTarget, field: DATE_FIELD } : formTarget)
    },
    [navigate],
  )
}
