import { useEffect, useState } from 'react'
import type { EpochMs, Ports } from '#platform/ports.ts'

/**
 * Returns the visitor's time when the component appeared. Until hydration it is null: what depends on it is then
 * rendered as on the day of the build, like the prerendered HTML.
 */
export function useNow(ports: Pick<Ports, 'clock'>): EpochMs | null {
  const [now, setNow] = useState<EpochMs | null>(null)
  useEffect(() => setNow(ports.clock.now()), [ports])
  return now
}
