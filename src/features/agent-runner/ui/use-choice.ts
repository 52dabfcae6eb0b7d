import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { config } from '#content/config.ts'
import { modelList } from '#content/models.ts'
import type { Availability } from '#platform/on-device.ts'
import { portsAtom } from '#platform/ports.ts'
import { dayOf, defaultModel } from '../models.ts'
import type { Chosen } from '../outcome.ts'
import { choicesAtom, chosenAtom } from '../state.ts'

/**
 * The model the visitor chose, or the one a dialog opens with; and what there is to choose from. Each part
 * stays the same until somebody chooses anew: what is drawn from it need not be drawn again for a letter typed elsewhere.
 */
export function useChoice() {
  const { clock, onDevice } = useAtomValue(portsAtom)
  const [picked, setPicked] = useAtom(chosenAtom)
  const choices = useAtomValue(choicesAtom) ?? modelList.models
  const [day] = useState(() => dayOf(clock.now()))
  const [device, setDevice] = useState<Availability>('absent')
  const [isTyped, setTyped] = useState(false)
  useEffect(() => {
    let isWanted = true
    const look = async () => (await onDevice()).availability()
    look().then(
      (found) => isWanted && setDevice(found),
      () => {}, // then there is none to offer
    )
    return () => {
      isWanted = false
    }
  }, [onDevice])
  const { id, dialect } = picked ?? defaultModel(day, config.defaultModel, choices)
  const chosen = useMemo((): Chosen => ({ id, dialect }), [id, dialect])
  const isListed = choices.some((each) => each.id === id && each.dialect === dialect)
  // an id that is being typed may be a listed one on its way: the field stays until another is chosen
  const isCustom = dialect !== 'device' && (isTyped || !isListed)
  const [choose, type] = useMemo(() => {
    const pick = (wasTyped: boolean) => (next: Chosen) => {
      setTyped(wasTyped)
      setPicked(next)
    }
    return [pick(false), pick(true)] as const
  }, [setPicked])
  return { chosen, choose, type, choices, day, device, isCustom } as const
}
