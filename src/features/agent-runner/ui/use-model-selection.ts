import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { config } from '#content/config.ts'
import { modelList } from '#content/models.ts'
import type { Availability } from '#platform/on-device-model.ts'
import { portsAtom } from '#platform/ports.ts'
import { defaultModel, utcDay } from '../models.ts'
import type { ModelSelection } from '../run-state.ts'
import { availableModelsAtom, selectedModelAtom } from '../state.ts'

/**
 * The model the visitor chose, or the one a dialog opens with; and what there is to choose from. Each part
 * stays the same until somebody chooses anew: what is drawn from it need not be drawn again for a letter typed elsewhere.
 */
export function useModelSelection() {
  const { clock, onDeviceModel: onDevice } = useAtomValue(portsAtom)
  const [selected, setSelected] = useAtom(selectedModelAtom)
  const choices = useAtomValue(availableModelsAtom) ?? modelList.models
  const [day] = useState(() => utcDay(clock.now()))
  const [device, setDevice] = useState<Availability>('absent')
  const [isTyped, setTyped] = useState(false)
  useEffect(() => {
    let isWanted = true
    const queryAvailability = async () => (await onDevice()).availability()
    queryAvailability().then(
      (found) => isWanted && setDevice(found),
      () => {}, // then there is none to offer
    )
    return () => {
      isWanted = false
    }
  }, [onDevice])
  const { id, dialect } = selected ?? defaultModel(day, config.defaultModel, choices)
  const chosen = useMemo((): ModelSelection => ({ id, dialect }), [id, dialect])
  const isListed = choices.some((each) => each.id === id && each.dialect === dialect)
  // an id that is being typed may be a listed one on its way: the field stays until another is chosen
  const isCustom = dialect !== 'device' && (isTyped || !isListed)
  const [choose, type] = useMemo(() => {
    const select = (wasTyped: boolean) => (next: ModelSelection) => {
      setTyped(wasTyped)
      setSelected(next)
    }
    return [select(false), select(true)] as const
  }, [setSelected])
  return { chosen, choose, type, choices, day, device, isCustom } as const
}
