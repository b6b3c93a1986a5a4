import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NotLoaded, Refused } from '#app/kernel/call.errors'
import { referenceCodeText, waitOneTurn } from '#ui/testing/shown-dialog.ts'
import { makeTaskState, type TaskState } from '../task/task.ts'
import { PageLoad } from './PageLoad.tsx'

const REFUSED = new Refused({
  call: '/call',
  status: 500,
  errorCode: null,
  message: '점검 중입니다.',
  reason: { is: 'other' },
  because: null,
  requestId: 'a1b2c3d4e5f60718',
})
const MESSAGE = { text: '불러오지 못했습니다.', ref: 'A-148' } as const

/** Renders a page whose first load fails, and whose later loads run until the test sets their state. */
const openFailedPage = async (message: { readonly text: string; readonly ref: string; readonly server?: true }) => {
  const task = makeTaskState<NotLoaded, string>()
  const end = (state: TaskState<NotLoaded, string>) => act(() => void (task.value = state))
  let loads = 0
  const load = async () => {
    loads += 1
    task.value = { is: 'running' }
    return task.value
  }
  const page = () => (
    <PageLoad
      task={task}
      load={load}
      value={task.value.is === 'done' ? task.value.value : null}
      messages={{ NotLoaded: message }}
      helpDesk="proof"
      wayOut={{ href: '/aply-result', words: '신청결과로' }}
    >
      {(value) => <p>{value}</p>}
    </PageLoad>
  )
  const { rerender } = render(page())
  await waitOneTurn()
  expect(screen.queryByRole('alert')).toBeNull()
  end({ is: 'failed', error: new NotLoaded({ message: REFUSED.message, cause: REFUSED }) })
  return {
    loads: () => loads,
    succeed: () => {
      end({ is: 'done', value: '내용' })
      rerender(page())
    },
  }
}

describe('[A-148] [P-020] [P-303] [P-306] a page that could not be loaded', () => {
  it.each([
    ['the message of the server', { ...MESSAGE, server: true }, '점검 중입니다.'],
    ['the message of the page', MESSAGE, '불러오지 못했습니다.'],
  ] as const)('[D1-254] shows %s, the telephone number, the id of the call and a link', async (_, message, text) => {
    await openFailedPage(message)
    expect(screen.getByRole('heading').textContent).toBe(text)
    const failure = screen.getByRole('alert')
    expect(failure.textContent).toContain('1644-5332')
    expect(referenceCodeText(failure)).toContain('a1b2c3d4')
    expect(screen.getByRole('link', { name: '신청결과로' }).getAttribute('href')).toBe('/aply-result')
  })

  it('keeps the failure while a retry runs, and then shows the content', async () => {
    const { loads, succeed } = await openFailedPage(MESSAGE)
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    await waitOneTurn()
    expect(loads()).toBe(2)
    expect(screen.getByRole('alert').querySelector('[aria-busy="true"]')).not.toBeNull()
    succeed()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('내용').isConnected).toBe(true)
  })
})
