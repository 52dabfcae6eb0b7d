import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { config } from '#content/config.ts'
import { modelList } from '#content/models.ts'
import { portsAtom } from '#platform/ports.ts'
import { loadCode } from '#platform/site-code.ts'
import { diagnose, outdatedProblem, type Problem } from '../diagnosis.ts'
import { testKey } from '../key-test.ts'
import { refreshed } from '../model-list.ts'
import { dayOf } from '../models.ts'
import type { Chosen } from '../outcome.ts'
import { choicesAtom } from '../state.ts'
import { logLine } from './log-line.ts'

export type KeyQuestion = 'test' | 'refresh'

export type KeyState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking'; readonly what: KeyQuestion }
  | { readonly kind: 'accepted'; readonly what: KeyQuestion; readonly count: number }
  | { readonly kind: 'failed'; readonly problem: Problem }

const idle: KeyState = { kind: 'idle' }

/** Asks the chosen provider about the key, at no cost. What it says holds until key or provider are others. */
export function useKeyTest(key: string, { id, dialect }: Chosen) {
  const { ask, http, clock, connection } = useAtomValue(portsAtom)
  const setChoices = useSetAtom(choicesAtom)
  const [state, setState] = useState(idle)
  const stopper = useRef<AbortController | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said of another key or provider holds no more
  useEffect(() => {
    setState(idle)
    return () => stopper.current?.abort()
  }, [key, dialect])
  const question = async (what: KeyQuestion) => {
    if (dialect === 'device') return
    stopper.current?.abort()
    const mine = new AbortController()
    stopper.current = mine
    setState({ kind: 'asking', what })
    const way = await loadCode(ask, http)
    if (mine.signal.aborted) return
    if (typeof way === 'string') {
      const about = { dialect, key, model: id, proxy: config.corsProxy, day: dayOf(clock.now()) }
      const problem = way === 'outdated' ? outdatedProblem : diagnose({ kind: 'offline' }, about)
      setState({ kind: 'failed', problem })
      return
    }
    const world = { ask: way, clock, connection, proxy: config.corsProxy, log: logLine }
    const answer = await testKey(world, { dialect, key, model: id }, mine.signal)
    if (answer.kind === 'stopped' || mine.signal.aborted) return
    if (answer.kind === 'failed') {
      setState(answer)
      return
    }
    setState({ kind: 'accepted', what, count: answer.models.length })
    setChoices((list) => refreshed(dialect, answer.models, list ?? modelList.models))
  }
  return [state, question] as const
}
