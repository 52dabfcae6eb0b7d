import { onTestFinished, vi } from 'vitest'
import { flushPromises } from './flush-promises.ts'
import { forgetModules } from './fresh-modules.ts'

type Entry = { readonly href: string; readonly state: unknown }

/**
 * Opens a tab with a session history, as `history`, `location` and the events of the window. As in a browser, a step
 * through the history happens later: `settle` waits for all tasks and steps. Other pages are other documents only if
 * a test loads them (`load`). The module of the layers is loaded anew, as by a page.
 */
export async function openTab(...addresses: readonly string[]) {
  onTestFinished(() => void vi.unstubAllGlobals())
  let entries: readonly Entry[] = addresses.map((href) => ({ href, state: null }))
  let index = entries.length - 1
  let steps: number[] = []
  let listeners: (readonly [string, (event: unknown) => void])[] = []
  let capturing: typeof listeners = []
  let refused: readonly string[] = []
  const emit = (type: string) => {
    for (const [name, listener] of [...capturing, ...listeners])
      if (name === type) listener({ state: entries[index]?.state })
  }
  /** Microtasks run after each listener, as in a browser. */
  const emitStep = async () => {
    for (const [name, listener] of [...capturing, ...listeners]) {
      if (name !== 'popstate') continue
      listener({ state: entries[index]?.state })
      await Promise.resolve()
      await Promise.resolve()
    }
  }
  const change = (type: 'pushState' | 'replaceState', state: unknown, href = entries[index]?.href ?? '') => {
    if (refused.includes(type)) throw new DOMException('Too many changes', 'SecurityError')
    if (type === 'pushState') index += 1
    entries = [
      ...entries.slice(0, index),
      { href, state: structuredClone(state) },
      ...(type === 'replaceState' ? entries.slice(index + 1) : []),
    ]
    emit(type) // the router adds these events
  }
  const history = {
    scrollRestoration: 'auto',
    get state() {
      return entries[index]?.state
    },
    pushState: (state: unknown, _: string, href?: string) => change('pushState', state, href),
    replaceState: (state: unknown, _: string, href?: string) => change('replaceState', state, href),
    go: (by: number) => void steps.push(by),
  }
  vi.stubGlobal('history', history)
  vi.stubGlobal('location', {
    get href() {
      return entries[index]?.href
    },
  })
  vi.stubGlobal('addEventListener', (type: string, listener: () => void, isCapturing = false) => {
    if (isCapturing) capturing.push([type, listener])
    else listeners.push([type, listener])
  })
  const settle = async () => {
    for (;;) {
      await flushPromises()
      const step = steps.shift()
      if (step === undefined) return
      if (!entries[index + step]) continue
      index += step
      await emitStep()
    }
  }
  const load = async (onAdd = () => {}) => {
    listeners = []
    capturing = []
    steps = []
    forgetModules()
    const [layers, entry] = await Promise.all([import('#ui/history-layers.ts'), import('#ui/layer-entry.ts')])
    layers.trackHistoryLayers(onAdd)
    return { ...layers, ...entry }
  }
  return {
    layers: await load(),
    /** Loads the document of the current entry again. */
    load,
    history,
    /** Runs the tasks that are due, but no step through the history. */
    runTasks: flushPromises,
    /** Waits for all tasks and steps. */
    settle,
    /** Presses Back or Forward. */
    press(button: 'back' | 'forward') {
      steps.push(button === 'back' ? -1 : 1)
      return settle()
    },
    /** Follows a link that is part of the page, as an anchor or the address bar does. */
    follow: (href: string) => change('pushState', null, href),
    /** Calls a function at each step through the history, as the router does, which listens before the layers. */
    onNavigation: (listener: () => void) => void listeners.unshift(['popstate', listener]),
    /** The browser refuses to change the history, as Safari does after a hundred changes. */
    refuse(...types: readonly ('pushState' | 'replaceState')[]) {
      refused = types
    },
    address: () => entries[index]?.href,
    /** The addresses of all entries up to the current one. */
    past: () => entries.slice(0, index + 1).map(({ href }) => href),
  }
}

/** Opens a layer that closes on Back. Returns whether it is open, and a function that closes it in another way. */
export function openLayer(
  { openHistoryLayer }: Pick<typeof import('#ui/history-layers.ts'), 'openHistoryLayer'>,
  { refusesBack = false, hasAddress = false } = {},
) {
  let isOpen = true
  const remove = openHistoryLayer(() => refusesBack || close(), hasAddress)
  function close() {
    isOpen = false
    remove()
  }
  return { isOpen: () => isOpen, close }
}
