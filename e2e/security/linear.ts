/** How many times longer a string of eight times the length may take. Linear time gives 8, quadratic time gives 64. */
const MAX_RATIO = 26
/** Times shorter than this do not matter. In milliseconds. */
const UNSUSPICIOUS_MS = 3
/**
 * Numbers of repetitions, tried in this order until one takes too long. They start small, because some patterns double
 * the time with each repetition.
 */
const STEPS = [8, 16, 20, 24, 28, 32, 64, 512, 2048, 4096]

/**
 * Returns the shortest time of `runs` runs, in milliseconds. A busy machine does not affect the shortest. The processor
 * time includes the time of the other threads of this process, and the elapsed time includes waiting. The smaller of
 * the two counts.
 */
const shortestOf = (runs: number, work: () => void): number =>
  Math.min(
    ...Array.from({ length: runs }, () => {
      const began = process.cpuUsage()
      const from = performance.now()
      work()
      const elapsed = performance.now() - from
      const { user, system } = process.cpuUsage(began)
      return Math.min(elapsed, (user + system) / 1000)
    }),
  )

/**
 * Repeats the measurement. True if it takes long again, and more than `MAX_RATIO` times as long as for an eighth of the
 * size.
 */
const isConfirmed = (work: (size: number) => void, size: number): boolean => {
  // With a small size, repetitions take long only if each of them doubles the time.
  if (size < 64) return shortestOf(4, () => work(size)) > UNSUSPICIOUS_MS
  const long = shortestOf(2, () => work(2 * size))
  return long > UNSUSPICIOUS_MS && long > MAX_RATIO * shortestOf(5, () => work(size / 4))
}

/**
 * True if the time of this work grows faster than its size. Looks for a size that takes long, and compares it with an
 * eighth of that size. The shortest of several runs counts. If a size took long only because the machine was busy, the
 * next size is tried.
 */
export const growsTooFast = (work: (size: number) => void): boolean =>
  STEPS.some(
    (size) =>
      shortestOf(1, () => work(size)) > UNSUSPICIOUS_MS &&
      Array.from({ length: 6 }).every(() => isConfirmed(work, size)),
  )
