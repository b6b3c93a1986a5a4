import { signal } from '@preact/signals-react'
import { render } from '@testing-library/react'
import { Effect, References } from 'effect'
import { StrictMode, useEffect } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { dialogs } from '../dialog/dialogs.ts'
import {
  runLoad,
  runningActions,
  runTask,
  stopTask,
  useLoadOnMount,
  useStopTaskOnUnmount,
  type TaskState,
} from './task.ts'

const makeTask = () => signal<TaskState<'down', number>>({ is: 'idle' })

describe('a task', () => {
  it('reports its state until it is done', async () => {
    const task = makeTask()
    const ending = runTask(task, Effect.succeed(7).pipe(Effect.delay(1)))
    expect(task.value).toEqual({ is: 'running' })
    expect([await ending, task.value]).toEqual([
      { is: 'done', value: 7 },
      { is: 'done', value: 7 },
    ])
  })

  it('has the failure in its state if the effect fails', async () => {
    const task = makeTask()
    expect(await runTask(task, Effect.fail('down' as const))).toEqual({ is: 'failed', error: 'down' })
  })

  it('a running task is not started again', async () => {
    const task = makeTask()
    const work = vi.fn<() => number>(() => 1)
    const ending = runTask(task, Effect.sync(work).pipe(Effect.delay(1)))
    await runTask(task, Effect.sync(work))
    await ending
    expect(work).toHaveBeenCalledOnce()
  })

  it('[P-237] counts as a running action until it ends or is stopped', async () => {
    const [task, load] = [makeTask(), makeTask()]
    const ending = runTask(task, Effect.never)
    const loading = runLoad(load, Effect.never)
    expect(runningActions.size).toBe(1)
    stopTask(task)
    stopTask(load)
    expect([await ending, await loading]).toEqual([{ is: 'idle' }, { is: 'idle' }])
    expect(runningActions.size).toBe(0)
  })

  it('is idle again after a stop', async () => {
    const task = makeTask()
    const ending = runTask(task, Effect.never)
    stopTask(task)
    expect([await ending, task.value]).toEqual([{ is: 'idle' }, { is: 'idle' }])
  })

  it('can be run again immediately after a stop', async () => {
    const task = makeTask()
    const first = runTask(task, Effect.succeed(1).pipe(Effect.delay(1)))
    stopTask(task)
    expect(task.value).toEqual({ is: 'idle' })
    const second = runTask(task, Effect.succeed(2).pipe(Effect.delay(1)))
    expect([await first, task.value]).toEqual([{ is: 'idle' }, { is: 'running' }])
    expect([await second, task.value]).toEqual([
      { is: 'done', value: 2 },
      { is: 'done', value: 2 },
    ])
  })

  it('continues on a screen that a development build mounts twice', async () => {
    const task = makeTask()
    const Screen = () => {
      useStopTaskOnUnmount(task)
      useEffect(() => void runTask(task, Effect.succeed(7).pipe(Effect.delay(1))), [])
      return null
    }
    render(
      <StrictMode>
        <Screen />
      </StrictMode>,
    )
    await vi.waitFor(() => expect(task.value).toEqual({ is: 'done', value: 7 }))
  })

  it('is stopped when the screen disappears', async () => {
    const task = makeTask()
    const Screen = () => {
      useStopTaskOnUnmount(task)
      return null
    }
    const { unmount } = render(<Screen />)
    const ending = runTask(task, Effect.never)
    unmount()
    expect(await ending).toEqual({ is: 'idle' })
  })

  it('shows and reports an unexpected error', async () => {
    const report = vi.fn<(error: unknown) => void>()
    vi.stubGlobal('reportError', report)
    const task = makeTask()
    const bug = new Error('bug')
    const frame = { name: 'SubmitApplication', stack: () => undefined, parent: undefined }
    const submission = Effect.provideService(Effect.die(bug), References.CurrentStackFrame, frame)
    expect(await runTask(task, submission)).toEqual({ is: 'idle' })
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: 'bug', stack: expect.stringContaining('at SubmitApplication') }),
    )
    expect(dialogs.active.value).toMatchObject({ text: '처리 중 오류가 발생했습니다. 잠시 후 다시 시도해주세요.' })
  })
})

it('useLoadOnMount starts a load once before the screen is drawn', () => {
  const order: string[] = []
  const Screen = () => {
    useEffect(() => void order.push('painted'), [])
    useLoadOnMount(async () => void order.push('asked'))
    return null
  }
  render(<Screen />).rerender(<Screen />)
  expect(order).toEqual(['asked', 'painted'])
})
