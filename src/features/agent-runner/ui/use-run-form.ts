import { record as runWords } from 'virtual:records/messages/run'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { LibraryAgent } from '#content/agent-runner/agents.ts'
import type { Dialect } from '#content/models.ts'
import { MAX_LINE_LENGTH } from '#lib/text-limit.ts'
import { toWellFormed, toWellFormedTexts } from '#lib/well-formed.ts'
import { portsAtom } from '#platform/ports.ts'
import { tooLongMessage } from '#ui/length-status.ts'
import { mismatchedKeyOwner } from '../models.ts'
import { checkInputs, fillPrompt, type InputValues, maxPromptLength } from '../prompt.ts'
import type { ModelSelection, RunState } from '../run-state.ts'
import {
  createKeyRefusalAtom,
  fillInputsAtom,
  inputValuesAtom,
  isRunningAtom,
  runAgentAtom,
  runAnnouncementAtom,
} from '../state.ts'
import { logRequest } from './log-request.ts'

/** The problems of the form, each shown beside its field. */
type Problems = { readonly key?: string; readonly model?: string; readonly inputs?: readonly string[] }
/** A key that clearly belongs to another provider, and the action that waits for the visitor's answer. */
type KeyMismatch = { readonly owner: Dialect; readonly action: () => void }

const noValues: InputValues = {}

/**
 * Returns the state of the form, and its actions with the checks before them. The key is React state of this hook and
 * is stored nowhere.
 */
export function useRunForm(agent: LibraryAgent, chosen: ModelSelection, form: RefObject<HTMLElement | null>) {
  const ports = useAtomValue(portsAtom)
  const store = useStore()
  const values = useAtomValue(inputValuesAtom)[agent.id] ?? noValues
  const fillInputs = useSetAtom(fillInputsAtom)
  const run = useSetAtom(runAgentAtom)
  const [key, setKey] = useState('')
  const [edited, setEdited] = useState<string | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [problemCount, setProblemCount] = useState(0)
  const problemText = useRef('')
  const announce = useSetAtom(runAnnouncementAtom)
  const [keyMismatch, setKeyMismatch] = useState<KeyMismatch | null>(null)

  useEffect(() => {
    if (problemCount === 0) return
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    // a screen reader reads the error with the focus, but not if the field has the focus already
    if (field && field === document.activeElement && problemText.current !== '') announce(problemText.current)
    problemText.current = '' // a refusal of the provider has an alert of its own
    field?.focus()
  }, [problemCount, form, announce])

  // the answer may be out of view, so a problem with the key also shows beside its field
  const refusal = useAtomValue(useMemo(() => createKeyRefusalAtom(agent.id), [agent.id]))
  const focusAtStart = useRef<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a refusal arrives, not when the key changes
  useEffect(() => {
    if (refusal === null || key === '') return
    setProblems({ key: refusal })
    // the field takes the focus, unless the visitor has moved it during the run
    if (isAboveAnswer(form.current)) return // there the diagnosis is in view, with a button that leads to the field
    const unmoved = [focusAtStart.current, document.body, document.getElementById('run-start')]
    if (unmoved.includes(document.activeElement as HTMLElement | null)) setProblemCount((count) => count + 1)
  }, [refusal])

  /** Shows problems beside their fields, and one without a field in a toast. */
  const showProblems = (text: string, newProblems: Problems) => {
    setProblems(newProblems)
    problemText.current = text
    setProblemCount((count) => count + 1)
    const isInline = Object.keys(newProblems).length > 0
    ports.toast({ tone: 'error', title: runWords.error, text, ...(isInline && { isInline }) })
  }

  /**
   * Returns whether the key, the inputs, the model id and the edited prompt can be sent. If they cannot, shows the
   * first problem.
   */
  const validate = () => {
    const names = agent.inputs.map(({ name }) => name)
    const problem = checkInputs(chosen.dialect === 'device' ? null : key, names, values)
    const model = chosen.id === '' ? runWords.model.customMissing : tooLongMessage(chosen.id.length, MAX_LINE_LENGTH)
    const prompt = tooLongMessage(edited?.length ?? 0, maxPromptLength(names))
    if (problem)
      showProblems(problem.text, problem.inputs === null ? { key: problem.text } : { inputs: problem.inputs })
    else if (model) showProblems(model, { model })
    else if (prompt) showProblems(prompt, {})
    else setProblems((now) => (Object.keys(now).length === 0 ? now : {}))
    return !problem && !model && !prompt
  }

  /** Runs the action at once, or after a confirmation if the key clearly belongs to another provider. */
  const confirmKeyOwner = (action: () => void) => {
    const owner = chosen.dialect === 'device' ? null : mismatchedKeyOwner(key, chosen.dialect)
    setKeyMismatch(owner === null ? null : { owner, action })
    if (owner === null) action()
  }

  // both callbacks keep their identity, so that typing in one field does not render the others
  const updateKey = useCallback((next: string) => {
    setKey(next)
    setKeyMismatch(null)
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
    keyMismatch,
    setEdited,
    setKey: updateKey,
    fillIn,
    /**
     * Runs the agent unless a run is in progress or the form has a problem. Asks first if the key is for another
     * provider.
     */
    run(continueFrom?: RunState) {
      if (store.get(isRunningAtom)) return
      const prompt = continueFrom?.prompt ?? edited ?? fillPrompt(agent.prompt, values)
      if (!validate()) return
      focusAtStart.current = document.activeElement
      const request = {
        agent,
        values: toWellFormedTexts(values),
        prompt: toWellFormed(prompt),
        chosen: { ...chosen, id: toWellFormed(chosen.id) },
        key,
        log: logRequest,
        ...(continueFrom && { continueFrom }),
      }
      confirmKeyOwner(() => void run(request))
    },
    /** Runs the action if there is a key that is not too long. Asks first if the key is for another provider. */
    withKey(action: () => void) {
      const problem = checkInputs(key, [], {})
      if (problem) showProblems(problem.text, { key: problem.text })
      else confirmKeyOwner(action)
    },
    /** Runs the action that waits for a confirmation of the key (true), or cancels it (false). */
    answerKeyMismatch(isConfirmed: boolean) {
      setKeyMismatch(null)
      if (isConfirmed) keyMismatch?.action()
    },
  } as const
}

/** Returns whether the answer is below the form and not beside it, where the form has less than half of the width. */
function isAboveAnswer(form: HTMLElement | null): boolean {
  return form !== null && 2 * form.offsetWidth > (form.parentElement?.offsetWidth ?? 0)
}

export type RunForm = ReturnType<typeof useRunForm>
