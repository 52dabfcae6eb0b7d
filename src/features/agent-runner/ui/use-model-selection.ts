import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { config } from '#content/config.ts'
import { modelList } from '#content/models.ts'
import { utcDay } from '#lib/dates.ts'
import type { Availability } from '#platform/on-device-model.ts'
import { portsAtom } from '#platform/ports.ts'
import { defaultModel } from '../models.ts'
import type { ModelSelection } from '../run-state.ts'
import { availableModelsAtom, selectedModelAtom } from '../state.ts'

/**
 * Returns the chosen or default model, the models to choose from, and functions that choose one. `chosen` and the
 * functions keep their identity until the next choice, so that typing in another field does not render the model
 * fields.
 */
export function useModelSelection() {
  const { clock, onDeviceModel: loadOnDeviceModel } = useAtomValue(portsAtom)
  const [selected, setSelected] = useAtom(selectedModelAtom)
  const choices = useAtomValue(availableModelsAtom) ?? modelList.models
  const [day] = useState(() => utcDay(clock.now()))
  const [device, setDevice] = useState<Availability>('absent')
  const [isTyped, setTyped] = useState(false)
  useEffect(() => {
    let isMounted = true
    const queryAvailability = async () => (await loadOnDeviceModel()).availability()
    queryAvailability().then(
      (availability) => isMounted && setDevice(availability),
      () => {}, // without an answer, no model of the device is offered
    )
    return () => {
      isMounted = false
    }
  }, [loadOnDeviceModel])
  const { id, dialect } = selected ?? defaultModel(day, config.defaultModel, choices)
  const chosen = useMemo((): ModelSelection => ({ id, dialect }), [id, dialect])
  const isListed = choices.some((each) => each.id === id && each.dialect === dialect)
  // half a typed id may match a listed model, so the field for a custom id stays until a model is chosen from the list
  const isCustom = dialect !== 'device' && (isTyped || !isListed)
  const [choose, chooseTyped] = useMemo(() => {
    const select = (wasTyped: boolean) => (next: ModelSelection) => {
      setTyped(wasTyped)
      setSelected(next)
    }
    return [select(false), select(true)] as const
  }, [setSelected])
  return { chosen, choose, chooseTyped, choices, day, device, isCustom } as const
}
