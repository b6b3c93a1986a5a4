import { writeSync } from 'node:fs'
import type { PassedTest } from '../requirements/run-record.ts'

/** A test that did not pass: where it stands, what it is called, and the first that was wrong. */
export type Failure = {
  readonly file: string
  readonly title: string
  readonly message: string
  /** Paths of the last screen and of the recording, where the test had a browser. */
  readonly picture?: string | undefined
  readonly trace?: string | undefined
  /** Path of all calls of its world, and of what its pages said. */
  readonly calls?: string | undefined
}

/** What a test runner tells while it runs. */
export type TestEvent =
  | { readonly is: 'begin'; readonly total: number; readonly of: 'files' | 'tests' }
  | { readonly is: 'fileEnd' }
  | { readonly is: 'passed'; readonly test: PassedTest }
  | { readonly is: 'skipped'; readonly file: string }
  | { readonly is: 'failed'; readonly failure: Failure }
  /** It failed and gets a second try. */
  | { readonly is: 'unsteady'; readonly failure: Failure }

/** The runner's fourth stream: the first three belong to the tests. */
const STREAM = 3

/** Tells whoever started this test runner; nobody listens where it was started by hand. */
export const tell = (event: TestEvent): void => {
  if (process.env['TEST_EVENTS'] !== undefined) writeSync(STREAM, `${JSON.stringify(event)}\n`)
}

// oxlint-disable-next-line no-control-regex -- colours of a terminal
const COLOURS = /\u001B\[[0-9;]*m/g
const MOST_LINES = 14

/** The first difference, without colours and without the way through the code. */
export const shortMessage = (message: string | undefined): string => {
  const lines = (message ?? 'no message')
    .replaceAll(COLOURS, '')
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
  const last = lines.findIndex((line) => line.startsWith('Call log:'))
  return lines
    .slice(0, last < 0 ? MOST_LINES : Math.min(last, MOST_LINES))
    .join('\n')
    .trim()
}
