import { expect, it, vi } from 'vitest'
import { Refused } from '#app/kernel/call.errors'
import { refusedWith } from '#app/testing/failures'
import { dialogs } from '../dialog/dialogs.ts'
import { showFailure, showFailureAndLeave } from './show-failure.ts'

it('[A-007] [D1-254] showFailure shows the id of the failed call', async () => {
  const alertMock = vi.spyOn(dialogs, 'alert').mockResolvedValue()
  const requestId = 'a1b2c3d4e5f60718'
  const cause = new Refused({ ...refusedWith(500), requestId })
  const messages = { NotLoaded: { text: '안내', ref: 'A-148' } } as const
  await showFailure({ _tag: 'NotLoaded', cause } as const, messages)
  await showFailure({ _tag: 'NotLoaded', cause: new TypeError('network') } as const, messages)
  expect(alertMock.mock.calls.map(([words]) => words.requestId)).toEqual([requestId, null])
  alertMock.mockRestore()
})

it.each([
  ['leaves the page after its failure', '/aply-result', 1],
  ['leaves no page that the person has opened in the meantime', '/faq', 0],
])('[A-148] showFailureAndLeave %s', async (_, path, left) => {
  history.replaceState(null, '', '/aply-result')
  const alertMock = vi.spyOn(dialogs, 'alert').mockImplementation(async () => history.replaceState(null, '', path))
  const leave = vi.fn<() => void>()
  const messages = { NotLoaded: { text: '안내', ref: 'A-148' } } as const
  await showFailureAndLeave({ _tag: 'NotLoaded' } as const, messages, 'application', leave)
  expect(leave).toHaveBeenCalledTimes(left)
  alertMock.mockRestore()
})

it('[D2-342] [D3-531] showFailure says that the device is offline, without a number to call', async () => {
  const alertMock = vi.spyOn(dialogs, 'alert').mockResolvedValue()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const messages = {
    QueueUnreachable: { text: '오류', ref: 'E-135' },
    Refused: { text: '거절', ref: 'E-174' },
    NotLoaded: { text: '조회 실패', ref: 'P-020' },
  } as const
  await showFailure({ _tag: 'QueueUnreachable' } as const, messages, 'application')
  await showFailure({ _tag: 'Refused' } as const, messages, 'application')
  await showFailure({ _tag: 'NotLoaded', cause: { _tag: 'NoAnswer' } } as const, messages, 'proof')
  online.mockReturnValue(true)
  await showFailure({ _tag: 'QueueUnreachable' } as const, messages, 'application')
  expect(alertMock.mock.calls.map(([{ next, helpLine }]) => [next, helpLine !== undefined])).toEqual([
    ['인터넷 연결이 끊겼습니다. 이 화면은 그대로 있으며, 연결되면 이어서 진행하실 수 있습니다.', false],
    [undefined, true],
    ['인터넷 연결이 끊겼습니다. 이 화면은 그대로 있으며, 연결되면 이어서 진행하실 수 있습니다.', false],
    [undefined, true],
  ])
  alertMock.mockRestore()
  online.mockRestore()
})
