import { expect, it } from 'vitest'
import { type LoggedCall, makeJournal } from './journal.ts'

const lineOf = (path: string): LoggedCall => ({
  at: 0 as LoggedCall['at'],
  method: 'GET',
  path,
  query: {},
  status: 200,
  body: null,
  key: null,
  requestId: path,
})

it('[E-204] makeJournal keeps the newest lines up to its limit', () => {
  const journal = makeJournal(3)
  const after = ['/1', '/2', '/3', '/4', '/5'].map((path) => {
    journal.add(lineOf(path))
    return journal
      .lines()
      .map((line) => line.path)
      .join(' ')
  })
  expect(after).toEqual(['/1', '/1 /2', '/1 /2 /3', '/2 /3 /4', '/3 /4 /5'])
})
