import type { Browser, Page } from '@playwright/test'

/** An event of a Chromium trace. Its times are in microseconds. */
export type TraceEvent = {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } }
}

/** The name of the events that each span one task of a thread. */
export const RUN_TASK = 'ThreadControllerImpl::RunTask'

/** Returns the trace events of the page's main thread while `action` runs, ordered by their start. */
export async function recordTrace(
  browser: Browser,
  page: Page,
  action: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await action()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly TraceEvent[] }
  const isMainThreadName = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain'
  const mainThreads = new Set(traceEvents.filter(isMainThreadName).map(({ pid, tid }) => `${pid} ${tid}`))
  return traceEvents.filter(({ pid, tid }) => mainThreads.has(`${pid} ${tid}`)).toSorted((a, b) => a.ts - b.ts)
}

/** Returns the processor time of a task in milliseconds, without the time that other programs took. */
export const cpuTime = (event: TraceEvent | undefined) => (event?.tdur ?? 0) / 1000
