import type { Browser, Page } from '@playwright/test'

export type TraceEvent = {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } }
}

export const RUN_TASK = 'ThreadControllerImpl::RunTask'

/** Records the tasks of the page's main thread while `doing` runs, ordered by their start. */
export async function recordTrace(
  browser: Browser,
  page: Page,
  doing: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await doing()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly TraceEvent[] }
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain'
  const main = new Set(traceEvents.filter(isMain).map(({ pid, tid }) => `${pid} ${tid}`))
  return traceEvents.filter(({ pid, tid }) => main.has(`${pid} ${tid}`)).toSorted((a, b) => a.ts - b.ts)
}

/** Returns the processor time of a task in milliseconds, whatever else the machine did. */
export const cpuTime = (event: TraceEvent | undefined) => (event?.tdur ?? 0) / 1000
