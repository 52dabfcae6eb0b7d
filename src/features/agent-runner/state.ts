import { record as words } from 'virtual:records/messages/run'
import { atom, type Getter, type Setter } from 'jotai'
import type { LibraryAgent } from '#content/agent-runner/agents.ts'
import { config } from '#content/config.ts'
import { portsAtom } from '#platform/ports.ts'
import { loadCode } from '#platform/site-code.ts'
import type { RunWorld } from './attempt.ts'
import { demoResult } from './demo.ts'
import { runOnDevice } from './device-run.ts'
import { deviceProblem, diagnose, outdatedProblem, type Problem } from './diagnosis.ts'
import { addRun, type Run, removeRun, runsOf, runsSlot } from './history.ts'
import type { Choice } from './model-list.ts'
import { dayOf } from './models.ts'
import { begun, type Chosen, ended, isWhole, type Outcome, reopened, runOf } from './outcome.ts'
import { paced } from './pace.ts'
import type { Values } from './prompt.ts'
import { type RunEnd, type RunListener, runAgent } from './run.ts'

/** One run, as the dialog hands it over. The key passes through and is kept nowhere. */
export type RunOrder = {
  readonly agent: LibraryAgent
  readonly values: Values
  readonly prompt: string
  readonly chosen: Chosen
  readonly key: string
  /** An answer that was cut off, to be gone on with. */
  readonly goesOn?: Outcome
  readonly log: RunWorld['log']
}

const filledAtom = atom<Readonly<Record<number, Values>>>({})
const outcomesAtom = atom<Readonly<Record<number, Outcome>>>({})
const keptAtom = atom<readonly Run[]>([])
const stopperAtom = atom<AbortController | null>(null)
const isFollowingAtom = atom(false)
const saidAtom = atom({ text: '', times: 0 })
/** Raised when everything is deleted, so that a run on its way is not kept afterwards. */
const eraAtom = atom(0)

/** What was typed, by agent. */
export const valuesAtom = atom((get) => get(filledAtom))
/** What stands in the result block, by agent. */
export const resultsAtom = atom((get) => get(outcomesAtom))
/** What a provider said of the key in an agent's last run, as long as that stands there; null where it had no complaint. */
export const keyRefusalOf = (agent: number) =>
  atom((get) => {
    const { isRunning, problem } = get(outcomesAtom)[agent] ?? { isRunning: false, problem: null }
    return !isRunning && problem?.focus === 'key' ? problem.title : null
  })
export const runsAtom = atom((get) => get(keptAtom))
export const isRunningAtom = atom((get) => get(stopperAtom) !== null)
/** What is said to those who do not see the dialog; `times` tells a sentence that is said again from the one before. */
export const spokenAtom = atom(
  (get) => get(saidAtom),
  (_, set, text: string) => set(saidAtom, ({ times }) => ({ text, times: times + 1 })),
)
/** What the visitor chose last, and the list after a provider was asked; null: nothing yet. */
export const chosenAtom = atom<Chosen | null>(null)
export const choicesAtom = atom<readonly Choice[] | null>(null)

/** Takes up what was typed for an agent before, and the runs of this device. */
export const openAgentAtom = atom(null, async (get, set, { id, inputs }: LibraryAgent) => {
  const { store, drafts } = get(portsAtom)
  set(spokenAtom, '')
  const typed = get(filledAtom)[id] ?? {}
  const known = inputs.map(({ name }) => [name, typed[name] || drafts.read(draftOf(id, name))])
  set(filledAtom, (filled) => ({ ...filled, [id]: Object.fromEntries(known) }))
  if (!get(isFollowingAtom)) {
    set(isFollowingAtom, true)
    store.onCleared(() => set(forgetAtom))
    drafts.onHandBack((form) => {
      if (form.startsWith(FORM)) set(filledAtom, ({ [Number(form.slice(FORM.length))]: _, ...rest }) => rest)
    })
  }
  const era = get(eraAtom)
  const kept = await runsSlot.read(store)
  if (get(eraAtom) === era) set(keptAtom, kept)
})

/** Fills in inputs of an agent. They survive the dialog, and a reload of this tab. */
export const fillAtom = atom(null, (get, set, agent: number, values: Values) => {
  const { drafts } = get(portsAtom)
  for (const [name, text] of Object.entries(values)) drafts.write(draftOf(agent, name), text)
  set(filledAtom, (filled) => ({ ...filled, [agent]: { ...filled[agent], ...values } }))
})

/** Runs an agent to the end; while one runs, no other does. */
export const runAtom = atom(null, async (get, set, order: RunOrder) => {
  if (get(stopperAtom)) return
  const { clock, random, toast } = get(portsAtom)
  const stopper = new AbortController()
  set(stopperAtom, stopper)
  const { agent, values, prompt, chosen, goesOn } = order
  const era = get(eraAtom)
  const at = clock.now()
  const id = goesOn?.id ?? `${at}-${Math.floor(random() * 1e9).toString(36)}`
  const soFar = goesOn?.text ?? ''
  const first = begun({ id, chosen, inputs: values, prompt, at }, soFar)
  const show = (change: Partial<Outcome>) => {
    if (get(eraAtom) !== era) return
    set(outcomesAtom, (all) => ({ ...all, [agent.id]: { ...(all[agent.id] ?? first), ...change } }))
  }
  show(first)
  const pace = paced(clock, (text) => show({ text: soFar + text }))
  const end = await askedOf(get, order, {
    onText: pace.push,
    onPause: (pause) => show({ pause }),
    onDownload: (download) => show({ download: download < 1 ? download : null }),
    signal: stopper.signal,
  })
  pace.stop()
  set(stopperAtom, null)
  if (get(eraAtom) !== era) return
  const outcome = ended(first, end, soFar, clock.now(), () => demoResult(agent, values))
  show(outcome)
  if (isWhole(end)) toast({ tone: 'done', ...words.toasts.done })
  if (end.kind === 'failed') toast({ tone: 'wait', title: words.toasts.demo, text: end.problem.toast })
  const isEmpty = end.kind === 'done' && end.isEmpty && soFar === ''
  if (!isEmpty) await keep(get, set, outcome, agent.id)
})

/** Stops what runs; its text stays. */
export const stopAtom = atom(null, (get) => get(stopperAtom)?.abort())

/** Shows what an agent's result looks like, without asking anyone. */
export const showDemoAtom = atom(null, (get, set, agent: LibraryAgent, values: Values, chosen: Chosen) => {
  const { clock, toast } = get(portsAtom)
  const at = clock.now()
  const demo = demoResult(agent, values)
  const shown = { ...begun({ id: `demo-${at}`, chosen, inputs: values, prompt: '', at }), isRunning: false, demo }
  set(outcomesAtom, (all) => ({ ...all, [agent.id]: shown }))
  toast({ tone: 'wait', title: words.toasts.demo, text: words.toasts.offlineDemo })
})

/** Shows a run of earlier in the result block of its agent. */
export const reopenAtom = atom(null, (_, set, run: Run) =>
  set(outcomesAtom, (all) => ({ ...all, [run.agent]: reopened(run) })),
)

export const removeRunAtom = atom(null, (get, set, id: string) => change(get, set, (runs) => removeRun(runs, id)))

/** Takes a run that cannot be shown out of what is kept, so that the next visit does not read it again. */
export const setRunAsideAtom = atom(null, async (get, _, id: string) => {
  await runsSlot.update(get(portsAtom).store, (runs) => removeRun(runs, id))
})

/** Deletes the runs of one agent. */
export const clearRunsAtom = atom(null, (get, set, agent: number) =>
  change(get, set, (runs) => runs.filter((run) => !runsOf(runs, agent).includes(run))),
)

/** Everything was deleted from the device, in whichever tab: nothing of a run is shown or kept any more. */
const forgetAtom = atom(null, (get, set) => {
  set(eraAtom, (era) => era + 1)
  get(stopperAtom)?.abort()
  set(outcomesAtom, {})
  set(keptAtom, [])
})

/** The names of an agent's drafts begin with it. */
const FORM = 'agent-'
const draftOf = (agent: number, input: string) => `${FORM}${agent}.${input}`

type Listener = RunListener & { readonly onDownload: (share: number) => void }

async function askedOf(get: Getter, order: RunOrder, listener: Listener): Promise<RunEnd> {
  const { ask, onDevice, http, clock, connection } = get(portsAtom)
  const { chosen, prompt, key, goesOn, log } = order
  const { id: model, dialect } = chosen
  const failed = (problem: Problem): RunEnd => ({ kind: 'failed', text: '', problem, usage: null })
  if (dialect === 'device') {
    const device = await loadCode(onDevice, http)
    if (device === 'outdated') return failed(outdatedProblem)
    return device === 'offline' ? failed(deviceProblem('device')) : runOnDevice(device, prompt, listener)
  }
  const proxy = config.corsProxy
  const way = await loadCode(ask, http)
  if (way === 'outdated') return failed(outdatedProblem)
  if (way === 'offline') {
    const about = { dialect, model, key, proxy, day: dayOf(clock.now()) }
    return failed(diagnose({ kind: 'offline' }, about))
  }
  const whom = { prompt, model, dialect, key, ...(goesOn && { soFar: goesOn.text }) }
  return runAgent({ ask: way, clock, connection, proxy, log }, whom, listener)
}

async function keep(get: Getter, set: Setter, outcome: Outcome, agent: number): Promise<void> {
  const run = runOf(outcome, agent)
  if (run) await change(get, set, (runs) => addRun(runs, run))
}

async function change(get: Getter, set: Setter, step: (runs: readonly Run[]) => readonly Run[]): Promise<void> {
  const era = get(eraAtom)
  const runs = await runsSlot.update(get(portsAtom).store, step)
  if (get(eraAtom) === era) set(keptAtom, runs)
}
