import type { Browser, Page } from '@playwright/test'

type TraceEvent = {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/**
 * Processor time during a trace, in milliseconds: the tasks of the page's own thread, longest first, and the sum of the
 * tasks of all other threads of its process.
 */
type TraceCpuTimes = { readonly mainThreadTasks: readonly number[]; readonly otherThreads: number }

const TASKS = ['RunTask', 'ThreadPool_RunTask']

export const startTrace = (browser: Browser, page: Page): Promise<void> =>
  browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] })

/** Ends the trace and returns the times of its tasks. */
export const stopTrace = async (browser: Browser): Promise<TraceCpuTimes> => {
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    readonly traceEvents: readonly TraceEvent[]
  }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const mainThread = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const [main, processes] = [new Set(mainThread.map(threadOf)), new Set(mainThread.map(({ pid }) => pid))]
  const durationsMs = (events: readonly TraceEvent[]) => events.map(({ tdur = 0 }) => tdur / 1000)
  const tasks = traceEvents.filter(({ name }) => TASKS.includes(name))
  const mainThreadTasks = durationsMs(tasks.filter((task) => main.has(threadOf(task))))
  const others = durationsMs(tasks.filter((task) => processes.has(task.pid) && !main.has(threadOf(task))))
  return {
    mainThreadTasks: mainThreadTasks.toSorted((a, b) => b - a),
    otherThreads: others.reduce((sum, one) => sum + one, 0),
  }
}
