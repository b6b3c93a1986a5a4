import { describe, expect, it, vi } from 'vitest'
import { Refused } from '#app/kernel/call.errors'
import { dialogs } from '../dialog/dialogs.ts'
import { helpPhone, showFailure } from './show-failure.ts'

it('[A-007] [D1-254] showFailure passes the alert the id of the call that failed on the server, if the cause contains it', async () => {
  const shown = vi.spyOn(dialogs, 'alert').mockResolvedValue()
  const requestId = 'a1b2c3d4e5f60718'
  const cause = new Refused({ call: '/x', status: 500, errorCode: null, message: null, because: null, requestId })
  const messages = { LoadFailed: { text: '안내', show: 'modal', ref: 'A-148' } } as const
  await showFailure({ _tag: 'LoadFailed', cause } as const, messages)
  await showFailure({ _tag: 'LoadFailed', cause: new TypeError('network') } as const, messages)
  expect(shown.mock.calls.map(([words]) => words.requestId)).toEqual([requestId, null])
  shown.mockRestore()
})

describe('[D1-41] [D3-44] [D3-134] the numbers in the help line of an alert', () => {
  it.each([
    ['/bzmn-reg', '1533-0500'],
    ['/proof-intro', '1644-5332, 1644-5333'],
    ['/board-faq', '신청·결과\u00A01533-0500, 증빙·이의신청\u00A01644-5332, 1644-5333'],
    ['/info-terms', '신청·결과\u00A01533-0500, 증빙·이의신청\u00A01644-5332, 1644-5333'],
    ['/region-center', '신청·결과\u00A01533-0500, 증빙·이의신청\u00A01644-5332, 1644-5333'],
    ['/user-guide', '신청·결과\u00A01533-0500, 증빙·이의신청\u00A01644-5332, 1644-5333'],
  ])('on %s are %s', (path, numbers) => {
    history.replaceState(null, '', path)
    expect(helpPhone()).toBe(numbers)
  })
})
