import { expect, it } from 'vitest'
import { MEGABYTE, toMegabytes } from './megabyte.ts'

it('[D1-717] [P-298] toMegabytes rounds a limit down to one decimal place of a megabyte', () => {
  expect([10 * MEGABYTE, 10_000_000, MEGABYTE / 2, 1].map(toMegabytes)).toEqual([10, 9.5, 0.5, 0])
})
