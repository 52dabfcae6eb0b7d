import { record as outbox } from 'virtual:records/messages/outbox'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { portsAtom } from '#platform/ports.ts'
import { flushAtom } from '../state.ts'

/**
 * Returns a function that sends the queue on the visitor's click. A toast says so if there is no connection, another
 * tab is sending or the device cannot write.
 */
export function useManualFlush() {
  const { toast } = useAtomValue(portsAtom)
  const flush = useSetAtom(flushAtom)
  const [isTrying, setTrying] = useState(false)
  const send = async () => {
    if (isTrying) return
    setTrying(true)
    const { end } = await flush(true)
    setTrying(false)
    if (end.kind !== 'empty' && end.kind !== 'later') toast({ tone: 'wait', ...outbox.toasts[end.kind] })
  }
  return { isTrying, send } as const
}
