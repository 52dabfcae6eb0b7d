import { record as words } from 'virtual:records/messages/run'
import { atom, type Getter, type Setter } from 'jotai'
import type { LibraryAgent } from '#content/agent-runner/agents.ts'
import { portsAtom } from '#platform/ports.ts'
import { demoResult } from './demo.ts'
import type { AvailableModel } from './model-list.ts'
import type { InputValues } from './prompt.ts'
import { type RunRequest, requestResult } from './request-result.ts'
import { addRun, removeRun, runsSlot, type StoredRun } from './run-history.ts'
import {
  finishedRunState,
  initialRunState,
  isFullResult,
  type ModelSelection,
  type RunState,
  restoredRunState,
  toStoredRun,
} from './run-state.ts'
import { throttleText } from './throttle-text.ts'

const currentValuesAtom = atom<Readonly<Record<number, InputValues>>>({})
const currentStatesAtom = atom<Readonly<Record<number, RunState>>>({})
const currentRunsAtom = atom<readonly StoredRun[]>([])
const abortControllerAtom = atom<AbortController | null>(null)
const isSubscribedAtom = atom(false)
const currentAnnouncementAtom = atom({ text: '', times: 0 })
/** Incremented when all data is deleted, so that a run in progress is not stored afterwards. */
const generationAtom = atom(0)

/** The typed inputs, by agent id. */
export const inputValuesAtom = atom((get) => get(currentValuesAtom))
/** The state of the result block, by agent id. */
export const runStatesAtom = atom((get) => get(currentStatesAtom))
/**
 * Returns an atom with the title of the problem with the key that ended an agent's last run, or null if there was none.
 */
export const createKeyRefusalAtom = (agent: number) =>
  atom((get) => {
    const { isRunning, problem } = get(currentStatesAtom)[agent] ?? { isRunning: false, problem: null }
    return !isRunning && problem?.focus === 'key' ? problem.title : null
  })
export const storedRunsAtom = atom((get) => get(currentRunsAtom))
export const isRunningAtom = atom((get) => get(abortControllerAtom) !== null)
/** The text for the live region. `times` counts the announcements, so that the same text can be announced again. */
export const runAnnouncementAtom = atom(
  (get) => get(currentAnnouncementAtom),
  (_, set, text: string) => set(currentAnnouncementAtom, ({ times }) => ({ text, times: times + 1 })),
)
/** The model that the visitor chose last, or null before the first choice. */
export const selectedModelAtom = atom<ModelSelection | null>(null)
/** The models to choose from, or null until a provider was asked for its list. */
export const availableModelsAtom = atom<readonly AvailableModel[] | null>(null)

/** Reads the stored runs of this device, of all agents. */
export const loadRunsAtom = atom(null, async (get, set) => {
  const { store, drafts } = get(portsAtom)
  if (!get(isSubscribedAtom)) {
    set(isSubscribedAtom, true)
    store.onCleared(() => set(resetRunsAtom))
    drafts.onExternalChange((form) => {
      if (form.startsWith(DRAFT_PREFIX))
        set(currentValuesAtom, ({ [Number(form.slice(DRAFT_PREFIX.length))]: _, ...rest }) => rest)
    })
  }
  const generation = get(generationAtom)
  const storedRuns = await runsSlot.read(store)
  if (get(generationAtom) === generation) set(currentRunsAtom, storedRuns)
})

/** Restores an agent's drafts and the stored runs of this device. */
export const openAgentAtom = atom(null, async (get, set, { id, inputs }: LibraryAgent) => {
  const { drafts } = get(portsAtom)
  set(runAnnouncementAtom, '')
  const typedTexts = get(currentValuesAtom)[id] ?? {}
  const inputTexts = inputs.map(({ name }) => [name, typedTexts[name] || drafts.read(draftName(id, name))])
  set(currentValuesAtom, (valuesByAgent) => ({ ...valuesByAgent, [id]: Object.fromEntries(inputTexts) }))
  await set(loadRunsAtom)
})

/** Sets inputs of an agent. The inputs survive closing the dialog and reloading the tab. */
export const fillInputsAtom = atom(null, (get, set, agent: number, values: InputValues) => {
  const { drafts } = get(portsAtom)
  for (const [name, text] of Object.entries(values)) drafts.write(draftName(agent, name), text)
  set(currentValuesAtom, (valuesByAgent) => ({ ...valuesByAgent, [agent]: { ...valuesByAgent[agent], ...values } }))
})

/** Runs an agent to the end. Does nothing while another run is in progress. */
export const runAgentAtom = atom(null, async (get, set, request: RunRequest) => {
  if (get(abortControllerAtom)) return
  const { clock, random, toast } = get(portsAtom)
  const controller = new AbortController()
  set(abortControllerAtom, controller)
  const { agent, values, prompt, chosen, continueFrom } = request
  const generation = get(generationAtom)
  const at = clock.now()
  const id = continueFrom?.id ?? `${at}-${Math.floor(random() * 1e9).toString(36)}`
  const previousText = continueFrom?.text ?? ''
  const initialState = initialRunState({ id, chosen, inputs: values, prompt, at }, previousText)
  const show = (changes: Partial<RunState>) => {
    if (get(generationAtom) !== generation) return
    set(currentStatesAtom, (states) => ({
      ...states,
      [agent.id]: { ...(states[agent.id] ?? initialState), ...changes },
    }))
  }
  show(initialState)
  const textThrottle = throttleText(clock, (text) => show({ text: previousText + text }))
  const result = await requestResult(get(portsAtom), request, {
    onText: textThrottle.push,
    onRetryPause: (pause) => show({ pause }),
    onDownload: (download) => show({ download: download < 1 ? download : null }),
    signal: controller.signal,
  })
  textThrottle.stop()
  set(abortControllerAtom, null)
  if (get(generationAtom) !== generation) return
  const outcome = finishedRunState(initialState, result, previousText, clock.now(), () => demoResult(agent, values))
  show(outcome)
  if (isFullResult(result)) toast({ tone: 'done', ...words.toasts.done })
  if (result.kind === 'failed') toast({ tone: 'wait', title: words.toasts.demo, text: result.problem.toast })
  const isEmpty = result.kind === 'done' && result.isEmpty && previousText === ''
  if (!isEmpty) await storeRun(get, set, outcome, agent.id)
})

/** Stops the current run and keeps its text. */
export const stopRunAtom = atom(null, (get) => get(abortControllerAtom)?.abort())

/** Shows an agent's demo without contacting a provider. */
export const showDemoAtom = atom(null, (get, set, agent: LibraryAgent, values: InputValues, chosen: ModelSelection) => {
  const { clock, toast } = get(portsAtom)
  const at = clock.now()
  const demo = demoResult(agent, values)
  const state = {
    ...initialRunState({ id: `demo-${at}`, chosen, inputs: values, prompt: '', at }),
    isRunning: false,
    demo,
  }
  set(currentStatesAtom, (states) => ({ ...states, [agent.id]: state }))
  toast({ tone: 'wait', title: words.toasts.demo, text: words.toasts.offlineDemo })
})

/** Shows a stored run in the result block of its agent. */
export const reopenRunAtom = atom(null, (_, set, run: StoredRun) =>
  set(currentStatesAtom, (states) => ({ ...states, [run.agent]: restoredRunState(run) })),
)

/** Deletes a run, at once from the list and then from the device. */
export const removeRunAtom = atom(null, (get, set, id: string) => deleteRuns(get, set, (runs) => removeRun(runs, id)))

/**
 * Deletes a broken run from the device, so that the next visit does not load it. The run stays in the list until then.
 */
export const dropBrokenRunAtom = atom(null, async (get, _, id: string) => {
  await runsSlot.update(get(portsAtom).store, (runs) => removeRun(runs, id))
})

/** Deletes the runs with these ids, at once from the list and then from the device. */
export const clearRunsAtom = atom(null, (get, set, ids: ReadonlySet<string>) =>
  deleteRuns(get, set, (runs) => runs.filter(({ id }) => !ids.has(id))),
)

/** Stops the current run and clears all results, after all data was deleted in any tab. */
const resetRunsAtom = atom(null, (get, set) => {
  set(generationAtom, (generation) => generation + 1)
  get(abortControllerAtom)?.abort()
  set(currentStatesAtom, {})
  set(currentRunsAtom, [])
})

/** The prefix of the names of all agents' drafts. */
const DRAFT_PREFIX = 'agent-'
const draftName = (agent: number, input: string) => `${DRAFT_PREFIX}${agent}.${input}`

async function storeRun(get: Getter, set: Setter, outcome: RunState, agent: number): Promise<void> {
  const run = toStoredRun(outcome, agent)
  if (run) await updateRuns(get, set, (runs) => addRun(runs, run))
}

type UpdateRuns = (runs: readonly StoredRun[]) => readonly StoredRun[]

function deleteRuns(get: Getter, set: Setter, remove: UpdateRuns): Promise<void> {
  set(currentRunsAtom, remove)
  return updateRuns(get, set, remove)
}

async function updateRuns(get: Getter, set: Setter, update: UpdateRuns): Promise<void> {
  const generation = get(generationAtom)
  const runs = await runsSlot.update(get(portsAtom).store, update)
  if (get(generationAtom) === generation) set(currentRunsAtom, runs)
}
