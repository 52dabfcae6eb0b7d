import { record as runWords } from 'virtual:records/messages/run'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import type { LibraryAgent } from '#content/agent-runner/agents.ts'
import type { Dialect } from '#content/models.ts'
import { MAX_LINE_LENGTH } from '#lib/text-limit.ts'
import { toWellFormed, toWellFormedTexts } from '#lib/well-formed.ts'
import { portsAtom } from '#platform/ports.ts'
import { tooLongMessage } from '#ui/length-status.ts'
import { mismatchedKeyOwner } from '../models.ts'
import { checkInputs, fillPrompt, type InputValues, maxPromptLength } from '../prompt.ts'
import type { ModelSelection, RunState } from '../run-state.ts'
import { createKeyRefusalAtom, fillInputsAtom, inputValuesAtom, isRunningAtom, runAgentAtom } from '../state.ts'
import { logRequest } from './log-request.ts'

/** The problems of the form, each shown beside its field. */
type Problems = { readonly key?: string; readonly model?: string; readonly inputs?: readonly string[] }
/** A key that clearly belongs to another provider, and the action that waits for the visitor's answer. */
type KeyMismatch = { readonly owner: Dialect; readonly go: () => void }

const noValues: InputValues = {}

/** Returns the form state and the checks before a run. The key is stored here and nowhere else. */
export function useRunForm(agent: LibraryAgent, chosen: ModelSelection, form: RefObject<HTMLElement | null>) {
  const ports = useAtomValue(portsAtom)
  const store = useStore()
  const values = useAtomValue(inputValuesAtom)[agent.id] ?? noValues
  const fillInputs = useSetAtom(fillInputsAtom)
  const run = useSetAtom(runAgentAtom)
  const [key, setKey] = useState('')
  const [edited, setEdited] = useState<string | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [refusalCount, setRefusalCount] = useState(0)
  const [elsewhere, setElsewhere] = useState<KeyMismatch | null>(null)

  useEffect(() => {
    if (refusalCount > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusalCount, form])

  // the answer may be out of view, so a problem with the key also shows beside its field
  const refusal = useAtomValue(useMemo(() => createKeyRefusalAtom(agent.id), [agent.id]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a refusal arrives, not when the key changes
  useEffect(() => {
    if (refusal === null || key === '') return
    setProblems({ key: refusal })
    setRefusalCount((count) => count + 1)
  }, [refusal])

  const showProblems = (text: string, found: Problems) => {
    setProblems(found)
    setRefusalCount((count) => count + 1)
    ports.toast({ tone: 'error', title: runWords.error, text })
  }

  /** Returns whether everything is filled in and short enough, the key first. Shows and focuses what is wrong. */
  const isReady = () => {
    const names = agent.inputs.map(({ name }) => name)
    const found = checkInputs(chosen.dialect === 'device' ? null : key, names, values)
    const model = chosen.id === '' ? runWords.model.customMissing : tooLongMessage(chosen.id.length, MAX_LINE_LENGTH)
    const prompt = tooLongMessage(edited?.length ?? 0, maxPromptLength(names))
    if (found) showProblems(found.text, found.inputs === null ? { key: found.text } : { inputs: found.inputs })
    else if (model) showProblems(model, { model })
    else if (prompt) showProblems(prompt, {})
    else setProblems((now) => (Object.keys(now).length === 0 ? now : {}))
    return !found && !model && !prompt
  }

  /** Asks first if the key clearly belongs to another provider, otherwise continues at once. */
  const confirmKeyOwner = (go: () => void) => {
    const owner = chosen.dialect === 'device' ? null : mismatchedKeyOwner(key, chosen.dialect)
    setElsewhere(owner === null ? null : { owner, go })
    if (owner === null) go()
  }

  // both callbacks keep their identity, so that typing in one field renders no other
  const updateKey = useCallback((next: string) => {
    setKey(next)
    setElsewhere(null)
    setProblems(({ key: _, ...rest }) => rest)
  }, [])
  const fillIn = useCallback(
    (name: string, text: string) => {
      fillInputs(agent.id, { [name]: text })
      setProblems(({ inputs = [], ...rest }) => ({ ...rest, inputs: inputs.filter((each) => each !== name) }))
    },
    [agent.id, fillInputs],
  )

  return {
    values,
    key,
    edited,
    problems,
    elsewhere,
    setEdited,
    setKey: updateKey,
    fillIn,
    /** Runs the agent if everything is filled in. */
    run(goesOn?: RunState) {
      if (store.get(isRunningAtom)) return
      const prompt = goesOn?.prompt ?? edited ?? fillPrompt(agent.prompt, values)
      if (!isReady()) return
      const order = {
        agent,
        values: toWellFormedTexts(values),
        prompt: toWellFormed(prompt),
        chosen: { ...chosen, id: toWellFormed(chosen.id) },
        key,
        log: logRequest,
        ...(goesOn && { continueFrom: goesOn }),
      }
      confirmKeyOwner(() => void run(order))
    },
    /** Calls `go` if there is a key. */
    withKey(go: () => void) {
      const found = checkInputs(key, [], {})
      if (found) showProblems(found.text, { key: found.text })
      else confirmKeyOwner(go)
    },
    /** Sends the key after all, or (false) cancels the action that was waiting. */
    answer(isMeant: boolean) {
      setElsewhere(null)
      if (isMeant) elsewhere?.go()
    },
  } as const
}

export type RunForm = ReturnType<typeof useRunForm>
