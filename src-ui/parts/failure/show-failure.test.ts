import { expect, it, vi } from 'vitest'
import { Refused } from '#app/kernel/call.errors'
import { dialogs } from '../dialog/dialogs.ts'
import { showFailure, showFailureAndLeave } from './show-failure.ts'

it('[A-007] [D1-254] showFailure shows the id of the failed call', async () => {
  const shown = vi.spyOn(dialogs, 'alert').mockResolvedValue()
  const requestId = 'a1b2c3d4e5f60718'
  const cause = new Refused({ call: '/x', status: 500, errorCode: null, message: null, because: null, requestId })
  const messages = { ApplicationNotLoaded: { text: '안내', ref: 'A-148' } } as const
  await showFailure({ _tag: 'ApplicationNotLoaded', cause } as const, messages)
  await showFailure({ _tag: 'ApplicationNotLoaded', cause: new TypeError('network') } as const, messages)
  expect(shown.mock.calls.map(([words]) => words.requestId)).toEqual([requestId, null])
  shown.mockRestore()
})

it.each([
  ['leaves the page after its failure', '/aply-result', 1],
  ['leaves no page that the person has opened in the meantime', '/faq', 0],
])('[A-148] showFailureAndLeave %s', async (_, path, left) => {
  history.replaceState(null, '', '/aply-result')
  const shown = vi.spyOn(dialogs, 'alert').mockImplementation(async () => history.replaceState(null, '', path))
  const leave = vi.fn<() => void>()
  const messages = { ApplicationNotLoaded: { text: '안내', ref: 'A-148' } } as const
  await showFailureAndLeave({ _tag: 'ApplicationNotLoaded' } as const, messages, 'application', leave)
  expect(leave).toHaveBeenCalledTimes(left)
  shown.mockRestore()
})
