import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { config } from '#content/config.ts'
import { modelList } from '#content/models.ts'
import { utcDay } from '#lib/dates.ts'
import { loadCode } from '#platform/load-code.ts'
import { portsAtom } from '#platform/ports.ts'
import { diagnose, outdatedProblem, type Problem, tooOldProblem } from '../diagnosis.ts'
import { testKey } from '../key-test.ts'
import { mergeModelList } from '../model-list.ts'
import type { ModelSelection } from '../run-state.ts'
import { availableModelsAtom } from '../state.ts'
import { logRequest } from './log-request.ts'

export type KeyCheck = 'test' | 'refresh'

export type KeyCheckState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking'; readonly check: KeyCheck }
  | { readonly kind: 'accepted'; readonly check: KeyCheck; readonly count: number }
  | { readonly kind: 'failed'; readonly problem: Problem }

const idle: KeyCheckState = { kind: 'idle' }

/**
 * Returns the state of the key check and the function that starts it. A successful check also updates the models to
 * choose from. Another key or provider resets the state.
 */
export function useKeyTest(key: string, { id, dialect }: ModelSelection) {
  const { streamingFetch, http, clock, connection } = useAtomValue(portsAtom)
  const setAvailableModels = useSetAtom(availableModelsAtom)
  const [state, setState] = useState(idle)
  const controller = useRef<AbortController | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key or provider invalidates the result
  useEffect(() => {
    setState(idle)
    return () => controller.current?.abort()
  }, [key, dialect])
  const runCheck = async (check: KeyCheck) => {
    if (dialect === 'device') return
    controller.current?.abort()
    const current = new AbortController()
    controller.current = current
    setState({ kind: 'asking', check })
    const transport = await loadCode(streamingFetch, http)
    if (current.signal.aborted) return
    if (typeof transport === 'string') {
      const context = { dialect, key, model: id, proxy: config.corsProxy, day: utcDay(clock.now()) }
      const problems = {
        outdated: outdatedProblem,
        tooOld: tooOldProblem,
        offline: diagnose({ kind: 'offline' }, context),
      }
      setState({ kind: 'failed', problem: problems[transport] })
      return
    }
    const dependencies = { streamingFetch: transport, clock, connection, proxy: config.corsProxy, log: logRequest }
    const result = await testKey(dependencies, { dialect, key, model: id }, current.signal)
    if (result.kind === 'stopped' || current.signal.aborted) return
    if (result.kind === 'failed') {
      setState(result)
      return
    }
    setState({ kind: 'accepted', check, count: result.models.length })
    setAvailableModels((list) => mergeModelList(dialect, result.models, list ?? modelList.models))
  }
  return [state, runCheck] as const
}
