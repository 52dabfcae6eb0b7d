import { useCallback, useSyncExternalStore } from 'react'
import type { Connection } from '#platform/ports.ts'

/** Whether the device believes to have a network. */
export function useOnline(connection: Connection): boolean {
  const follow = useCallback((onChange: () => void) => connection.onChange(onChange), [connection])
  return useSyncExternalStore(follow, connection.isOnline)
}
