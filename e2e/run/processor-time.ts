import { readdirSync, readFileSync } from 'node:fs'

/** What a process of a test run does, told by its command line; the first that fits counts. */
const KINDS = [
  ['renderers: pages with their scripts, styles and drawing', /--type=renderer/],
  ['graphics process of the browser', /--type=gpu-process/],
  ['network process of the browser', /--type=utility/],
  ['browser process', /chrom(?:e|ium)[^ ]* .*--remote-debugging/],
  ['starting of browser processes', /--type=zygote/],
  ['the portal with its fake world', /fake-server\/start/],
  ['test workers', /playwright\/lib\/worker/],
  ['test runner', /playwright.*cli\.js/],
  ['unit test workers', /vitest\/dist\/workers/],
  ['unit test runner', /vitest\.mjs/],
] as const satisfies readonly (readonly [string, RegExp])[]
const OTHER = 'other'

type Process = { readonly kind: string; readonly ticks: number }

/** `/proc` counts in hundredths of a second. */
const TICKS_PER_SECOND = 100
const EVERY_MS = 100

type Stat = { readonly parent: string; readonly ticks: number; readonly born: string }

/** Parent, processor time and start of a process; null where it is gone. The name may hold blanks and brackets. */
const statOf = (pid: string): Stat | null => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { parent: fields[1] ?? '0', ticks: Number(fields[11]) + Number(fields[12]), born: fields[19] ?? '' }
  } catch {
    return null
  }
}

const kindOf = (pid: string): string => {
  try {
    const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return KINDS.find(([, pattern]) => pattern.test(line))?.[0] ?? OTHER
  } catch {
    return OTHER
  }
}

/**
 * Adds up the processor seconds of a process and of all that it starts, by what they do. A process that ends between two
 * looks keeps what it had at the last one. Linux only: elsewhere nothing is counted.
 */
export const watchProcessorTime = (root: number) => {
  const seen = new Map<string, Process>()
  const family = new Set([String(root)])
  const look = () => {
    let pids: readonly string[]
    try {
      pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    } catch {
      return
    }
    // Parents have mostly the smaller numbers, so one round finds nearly all; the next look finds the rest.
    for (const pid of pids.toSorted((a, b) => Number(a) - Number(b))) {
      const stat = statOf(pid)
      if (stat === null || !(family.has(pid) || family.has(stat.parent))) continue
      family.add(pid)
      const key = `${pid} ${stat.born}`
      const known = seen.get(key)
      // A process has the command line of its parent until it has started its own program.
      const kind = known === undefined || stat.ticks < 10 ? kindOf(pid) : known.kind
      seen.set(key, { kind, ticks: stat.ticks })
    }
  }
  look()
  const timer = setInterval(look, EVERY_MS)
  return {
    /** Processor seconds by kind, the most first. */
    stop: (): readonly (readonly [string, number])[] => {
      clearInterval(timer)
      look()
      const sums = new Map<string, number>()
      for (const { kind, ticks } of seen.values()) sums.set(kind, (sums.get(kind) ?? 0) + ticks / TICKS_PER_SECOND)
      return [...sums].toSorted(([, a], [, b]) => b - a)
    },
  }
}
