// `node --import tsx deploy/first-hour.ts` simulates the first hour of the programme and prints a row every five
// minutes. The constants in this file are its assumptions.
import { fileURLToPath } from 'node:url'

export const FIRST_HOUR_ASSUMPTIONS = {
  owners: 1_000_000,
  seconds: 3600,
  /** Seconds of the rush at the start. */
  rushSeconds: 300,
  /** How many times as many visitors arrive in a second of the rush as in a later second. */
  rushTimes: 5,
  /** Visitors admitted per second, for a back end that handles 2,000 calls a second and visits of 23 calls. */
  admitted: 87,
  /**
   * The number of calls that every visitor's main page makes before the queue. Waiting visitors call only the queue.
   */
  callsBefore: 2,
  callsInside: 21,
  visitSeconds: 600,
  /** The share of the waiting visitors whose phones sleep, so that they do not poll. */
  asleep: 0.3,
  /** The back end fails for ten minutes; visitors inside retry after `pressesAgainAfter` seconds. */
  failsFrom: 1200,
  failsUntil: 1800,
  pressesAgainAfter: 15,
  /** Seconds that a browser keeps a connection open after its last request. */
  keptSeconds: 75,
} as const

/**
 * One second of the simulation: how many visitors have arrived, are waiting, are inside and have finished, and how many
 * requests they make.
 */
type SimulatedSecond = {
  readonly at: number
  readonly came: number
  readonly waiting: number
  readonly inside: number
  readonly done: number
  readonly queueQuestions: number
  readonly apiCalls: number
  readonly connections: number
}

/** Returns the hour second by second; waiting visitors poll every `pauseSeconds`. */
export const simulateFirstHour = (pauseSeconds: number): readonly SimulatedSecond[] => {
  const { owners, seconds, rushSeconds, rushTimes, admitted, callsInside, visitSeconds, asleep } =
    FIRST_HOUR_ASSUMPTIONS
  const calmRate = owners / (seconds - rushSeconds + rushTimes * rushSeconds)
  const hour: SimulatedSecond[] = []
  let [came, waiting, inside, done] = [0, 0, 0, 0]
  for (let second = 0; second < seconds; second += 1) {
    const arriving = second < rushSeconds ? calmRate * rushTimes : calmRate
    const isFailing = second >= FIRST_HOUR_ASSUMPTIONS.failsFrom && second < FIRST_HOUR_ASSUMPTIONS.failsUntil
    const entering = Math.min(admitted, waiting + arriving)
    const leaving = isFailing ? 0 : inside / visitSeconds
    came += arriving
    waiting += arriving - entering
    inside += entering - leaving
    done += leaving
    const working = isFailing
      ? inside / FIRST_HOUR_ASSUMPTIONS.pressesAgainAfter
      : (inside * callsInside) / visitSeconds
    const queueQuestions = arriving + (waiting * (1 - asleep)) / pauseSeconds
    const connections = arriving * FIRST_HOUR_ASSUMPTIONS.keptSeconds + inside
    const apiCalls = arriving * FIRST_HOUR_ASSUMPTIONS.callsBefore + working
    hour.push({ at: second, came, waiting, inside, done, queueQuestions, apiCalls, connections })
  }
  return hour
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [eager, patient] = [simulateFirstHour(1), simulateFirstHour(27)]
  const columns = ['waiting', 'inside', 'done', 'apiCalls', 'connections'] as const
  const row = (cells: readonly (string | number)[]) =>
    console.log(
      cells
        .map((cell) => (typeof cell === 'number' ? Math.round(cell).toLocaleString('en') : cell).padStart(12))
        .join(''),
    )
  row(['minute', ...columns, 'asked (1 s)', 'asked (27 s)'])
  for (const second of patient.filter(({ at }) => at % 300 === 299))
    row([
      (second.at + 1) / 60,
      ...columns.map((name) => second[name]),
      eager[second.at]!.queueQuestions,
      second.queueQuestions,
    ])
}
