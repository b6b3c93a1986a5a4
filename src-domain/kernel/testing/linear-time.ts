/** A function that works on a text or list of this size. */
type Work = (size: number) => unknown

/** The clock and the input sizes for measuring how long a function takes. */
export type TimingOptions = {
  /**
   * The time in milliseconds since any fixed moment. Processor time is best, because a busy machine does not lengthen
   * it.
   */
  readonly now: () => number
  /** The sizes to try, in this order, until one takes longer than `shortMs` milliseconds. */
  readonly sizes: readonly number[]
  readonly shortMs: number
}

/**
 * The maximum of this ratio: the time for one input, divided by the time for eight inputs of an eighth of its size. The
 * ratio is 1 for linear time and 8 for quadratic time.
 */
const MAX_RATIO = 3.5
/** At most this ratio, the eight inputs are not measured again: a busy machine does not hide a ratio of 8 so far. */
const CLEARLY_LINEAR_RATIO = 1.75
/** Below this size, only exponential time is noticeable, because each further character doubles it. */
const SMALL = 64

const eightTimes = (work: () => unknown) => async () => {
  for (let time = 0; time < 8; time += 1) await work()
}

/**
 * True if the time of this work grows faster than the size of its input. Looks for a size whose work takes longer than
 * `shortMs`, then compares the time of one run on twice that size with the time of eight runs on an eighth of it.
 * Linear work takes equally long in both, even on a busy machine. Compares up to six times. If the work took long only
 * because the machine was busy, tries the next size.
 */
export const isSlowerThanLinear = async (work: Work, { now, sizes, shortMs }: TimingOptions): Promise<boolean> => {
  const timeOf = async (run: () => unknown): Promise<number> => {
    const began = now()
    await run()
    return now() - began
  }
  const takesLongAgain = async (size: number): Promise<boolean> => {
    const whole = await timeOf(() => work(size < SMALL ? size : 2 * size))
    if (whole < shortMs || size < SMALL) return whole > shortMs
    const pieces = eightTimes(() => work(size / 4))
    const first = await timeOf(pieces)
    return whole > CLEARLY_LINEAR_RATIO * first && whole > MAX_RATIO * Math.min(first, await timeOf(pieces))
  }
  const isConfirmed = async (size: number): Promise<boolean> => {
    for (let tries = 0; tries < 6; tries += 1) if (!(await takesLongAgain(size))) return false
    return true
  }
  for (const size of sizes) if ((await timeOf(() => work(size))) > shortMs && (await isConfirmed(size))) return true
  return false
}
