import { expect, it } from 'vitest'
import { nearestWord } from './nearest-word.ts'

const KNOWN = ['phoneProvider', 'queueUrl', 'queueMode'] as const

it.each([
  ['fonProvider', 'phoneProvider'],
  ['QUEUEURL', 'queueUrl'],
  ['queueMood', 'queueMode'],
  ['queueUrls', 'queueUrl'],
  ['somethingElse', null],
  ['', null],
])('nearestWord suggests for %j: %j', (typed, near) => expect(nearestWord(typed, KNOWN)).toBe(near))

it('nearestWord suggests nothing for a text that is too long for a word', () =>
  expect(nearestWord('a'.repeat(201), ['a'.repeat(201)])).toBeNull())
