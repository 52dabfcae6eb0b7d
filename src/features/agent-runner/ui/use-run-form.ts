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

/** What is wrong with the form, each beside its field. */
type Problems = { readonly key?: string; readonly model?: string; readonly inputs?: readonly string[] }
/** A key that clearly is another provider's, and what was to be done with it. */
type KeyMismatch = { readonly owner: Dialect; readonly go: () => void }

const noValues: InputValues = {}

/** What the visitor fills in before a run, and the checks before anything is sent. The key lives here and nowhere else. */
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

  // the answer may stand out of view: what is wrong with the key is said beside it, too
  const refusal = useAtomValue(useMemo(() => createKeyRefusalAtom(agent.id), [agent.id]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said when it comes, of a key that is still there
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

  /** Whether all is there and none too long, the key first (spec §5). What is wrong is said, and takes the focus. */
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

  /** Asks first where the key would go to a provider that cannot use it. */
  const confirmKeyOwner = (go: () => void) => {
    const owner = chosen.dialect === 'device' ? null : mismatchedKeyOwner(key, chosen.dialect)
    setElsewhere(owner === null ? null : { owner, go })
    if (owner === null) go()
  }

  // these two stay the same, so that a letter typed into one field draws no other
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
    /** Runs the agent once all is there. */
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
    /** Does something with the key, once there is one. */
    withKey(go: () => void) {
      const found = checkInputs(key, [], {})
      if (found) showProblems(found.text, { key: found.text })
      else confirmKeyOwner(go)
    },
    /** The key may go where it was about to go, or (false) stays. */
    answer(isMeant: boolean) {
      setElsewhere(null)
      if (isMeant) elsewhere?.go()
    },
  } as const
}

export type RunForm = ReturnType<typeof useRunForm>
