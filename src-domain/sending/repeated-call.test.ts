import { expect, it } from 'vitest'
import { isFinalStatus } from './repeated-call.ts'

it('[D1-232] an answer below 500 is final', () =>
  expect([200, 409, 499, 500, 503].map(isFinalStatus)).toEqual([true, true, true, false, false]))
