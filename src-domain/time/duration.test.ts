import { expect, it } from 'vitest'
import { formatDuration } from './duration.ts'

it.each([
  [300_000, '5분'],
  [3_600_000, '60분'],
  [238_000, '3분 58초'],
  [90_000, '1분 30초'],
  [5000, '5초'],
  [0, '0초'],
])('[E-144] formatDuration formats %i milliseconds as %s', (milliseconds, words) =>
  expect(formatDuration(milliseconds)).toBe(words),
)
