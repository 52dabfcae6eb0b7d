import { record as runWords } from 'virtual:records/messages/run'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import type { LibraryAgent } from '#content/agent-runner/agents.ts'
import type { Dialect } from '#content/models.ts'
import { MAX_LINE_LENGTH } from '#lib/text-limit.ts'
import { wellFormed, wellFormedTexts } from '#lib/well-formed.ts'
import { portsAtom } from '#platform/ports.ts'
import { tooLong } from '#ui/text-room.ts'
import { keyBelongsElsewhere } from '../models.ts'
import type { Chosen, Outcome } from '../outcome.ts'
import { check, fill, maxPromptLength, type Values } from '../prompt.ts'
import { fillAtom, isRunningAtom, keyRefusalOf, runAtom, valuesAtom } from '../state.ts'
import { logLine } from './log-line.ts'

/** What is wrong with the form, each beside its field. */
type Problems = { readonly key?: string; readonly model?: string; readonly inputs?: readonly string[] }
/** A key that clearly is another provider's, and what was to be done with it. */
type Elsewhere = { readonly owner: Dialect; readonly go: () => void }

const none: Values = {}

/** What the visitor fills in before a run, and the checks before anything is sent. The key lives here and nowhere else. */
export function useRunForm(agent: LibraryAgent, chosen: Chosen, form: RefObject<HTMLElement | null>) {
  const ports = useAtomValue(portsAtom)
  const store = useStore()
  const values = useAtomValue(valuesAtom)[agent.id] ?? none
  const fillInto = useSetAtom(fillAtom)
  const run = useSetAtom(runAtom)
  const [key, setKey] = useState('')
  const [edited, setEdited] = useState<string | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [refusals, setRefusals] = useState(0)
  const [elsewhere, setElsewhere] = useState<Elsewhere | null>(null)

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusals, form])

  // the answer may stand out of view: what is wrong with the key is said beside it, too
  const refusal = useAtomValue(useMemo(() => keyRefusalOf(agent.id), [agent.id]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said when it comes, of a key that is still there
  useEffect(() => {
    if (refusal === null || key === '') return
    setProblems({ key: refusal })
    setRefusals((count) => count + 1)
  }, [refusal])

  const refuse = (text: string, found: Problems) => {
    setProblems(found)
    setRefusals((count) => count + 1)
    ports.toast({ tone: 'error', title: runWords.error, text })
  }

  /** Whether all is there and none too long, the key first (spec §5). What is wrong is said, and takes the focus. */
  const isReady = () => {
    const names = agent.inputs.map(({ name }) => name)
    const found = check(chosen.dialect === 'device' ? null : key, names, values)
    const model = chosen.id === '' ? runWords.model.customMissing : tooLong(chosen.id.length, MAX_LINE_LENGTH)
    const prompt = tooLong(edited?.length ?? 0, maxPromptLength(names))
    if (found) refuse(found.text, found.inputs === null ? { key: found.text } : { inputs: found.inputs })
    else if (model) refuse(model, { model })
    else if (prompt) refuse(prompt, {})
    else setProblems((now) => (Object.keys(now).length === 0 ? now : {}))
    return !found && !model && !prompt
  }

  /** Asks first where the key would go to a provider that cannot use it. */
  const sending = (go: () => void) => {
    const owner = chosen.dialect === 'device' ? null : keyBelongsElsewhere(key, chosen.dialect)
    setElsewhere(owner === null ? null : { owner, go })
    if (owner === null) go()
  }

  // these two stay the same, so that a letter typed into one field draws no other
  const takeKey = useCallback((next: string) => {
    setKey(next)
    setElsewhere(null)
    setProblems(({ key: _, ...rest }) => rest)
  }, [])
  const fillIn = useCallback(
    (name: string, text: string) => {
      fillInto(agent.id, { [name]: text })
      setProblems(({ inputs = [], ...rest }) => ({ ...rest, inputs: inputs.filter((each) => each !== name) }))
    },
    [agent.id, fillInto],
  )

  return {
    values,
    key,
    edited,
    problems,
    elsewhere,
    setEdited,
    setKey: takeKey,
    fillIn,
    /** Runs the agent once all is there. */
    run(goesOn?: Outcome) {
      if (store.get(isRunningAtom)) return
      const prompt = goesOn?.prompt ?? edited ?? fill(agent.prompt, values)
      if (!isReady()) return
      const order = {
        agent,
        values: wellFormedTexts(values),
        prompt: wellFormed(prompt),
        chosen: { ...chosen, id: wellFormed(chosen.id) },
        key,
        log: logLine,
        ...(goesOn && { goesOn }),
      }
      sending(() => void run(order))
    },
    /** Does something with the key, once there is one. */
    withKey(go: () => void) {
      const found = check(key, [], {})
      if (found) refuse(found.text, { key: found.text })
      else sending(go)
    },
    /** The key may go where it was about to go, or (false) stays. */
    answer(isMeant: boolean) {
      setElsewhere(null)
      if (isMeant) elsewhere?.go()
    },
  } as const
}

export type RunForm = ReturnType<typeof useRunForm>
