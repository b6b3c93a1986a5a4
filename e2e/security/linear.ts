/** How much longer a text eight times as long may take: linear time gives 8, quadratic time 64. */
const MOST_RATIO = 26
/** Shorter times than this do not matter, in milliseconds. */
const UNSUSPICIOUS_MS = 3
/**
 * Stops if a text of `times` repetitions takes too long. Starts with few, since some patterns double the time with
 * each.
 */
const STEPS = [8, 16, 20, 24, 28, 32, 64, 512, 2048, 4096]

/** The least processor time of that many runs, in milliseconds, so that it includes no wait for a busy machine. */
const shortestOf = (runs: number, work: () => void): number =>
  Math.min(
    ...Array.from({ length: runs }, () => {
      const began = process.cpuUsage()
      work()
      const { user, system } = process.cpuUsage(began)
      return (user + system) / 1000
    }),
  )

/** True if this size takes long several times, and disproportionately longer than an eighth of it. */
const isConfirmed = (work: (size: number) => void, size: number): boolean => {
  // So few repetitions take long only if each of them doubles the time.
  if (size < 64) return shortestOf(4, () => work(size)) > UNSUSPICIOUS_MS
  const long = shortestOf(2, () => work(2 * size))
  return long > UNSUSPICIOUS_MS && long > MOST_RATIO * shortestOf(5, () => work(size / 4))
}

/**
 * True if the time of this work grows faster than its size. Looks for a size that takes long and compares it with an
 * eighth of it, by the shortest of several runs each. If a size took long only because the machine was busy, the next
 * size is tried.
 */
export const growsTooFast = (work: (size: number) => void): boolean =>
  STEPS.some(
    (size) =>
      shortestOf(1, () => work(size)) > UNSUSPICIOUS_MS &&
      Array.from({ length: 6 }).every(() => isConfirmed(work, size)),
  )
