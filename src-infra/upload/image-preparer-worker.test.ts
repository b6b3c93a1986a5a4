import { Effect, Fiber } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EVIDENCE_FILE_PARAMETERS } from '#domain/upload/evidence-file'
import { makeImagePreparer, type PrepareImageOnPage } from './image-preparer-worker.ts'
import type { ImageWorkerMessage, ImageRequest } from './image-worker-messages.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A worker whose answers the test controls. */
class ScriptedWorker extends EventTarget {
  static started: ScriptedWorker[] = []
  readonly orders: ImageRequest[] = []
  ended = false
  constructor() {
    super()
    ScriptedWorker.started.push(this)
  }
  postMessage(order: ImageRequest) {
    this.orders.push(order)
  }
  terminate() {
    this.ended = true
  }
  says(message: ImageWorkerMessage) {
    this.dispatchEvent(new MessageEvent('message', { data: message }))
  }
}
beforeEach(() => {
  ScriptedWorker.started = []
})

const IMAGE = new Blob(['image'])
const MADE: ImageWorkerMessage = { is: 'made', image: { content: new Blob(['large']), preview: new Blob(['small']) } }
const notOnPage: PrepareImageOnPage = () => Promise.reject(new Error('the page was not expected to work'))
const workers = () => ScriptedWorker.started
const preparer = () => makeImagePreparer(() => new ScriptedWorker() as unknown as Worker, notOnPage)
const settle = () => vi.advanceTimersByTimeAsync(0)
const failure = <A, E>(running: Fiber.Fiber<A, E>) => Effect.runPromise(Effect.flip(Fiber.join(running)))

describe('[P-170] [P-310] makeImagePreparer', () => {
  it('sends the requested profile to the worker', async () => {
    const running = Effect.runFork(preparer().shrink(IMAGE, EVIDENCE_FILE_PARAMETERS.resize))
    await settle()
    expect(workers()[0]?.orders).toEqual([{ image: IMAGE, profile: { width: 3840, height: 2160, quality: 0.95 } }])
    workers()[0]?.says(MADE)
    expect(await Effect.runPromise(Fiber.join(running))).toEqual(MADE.is === 'made' && MADE.image)
  })

  it('processes one picture at a time', async () => {
    const images = preparer()
    const [first, second] = [Effect.runFork(images.preview(IMAGE)), Effect.runFork(images.preview(new Blob(['2'])))]
    await settle()
    expect(workers().map(({ orders }) => orders.length)).toEqual([1])
    workers()[0]?.says(MADE)
    await Effect.runPromise(Fiber.join(first))
    await settle()
    expect(workers().map(({ orders }) => orders.length)).toEqual([2])
    workers()[0]?.says(MADE)
    await Effect.runPromise(Fiber.join(second))
  })

  it('[P-172] continues with the next picture after an unreadable one', async () => {
    const images = preparer()
    const running = Effect.runFork(images.shrink(IMAGE, EVIDENCE_FILE_PARAMETERS.resize))
    await settle()
    workers()[0]?.says({ is: 'failed', why: 'InvalidStateError' })
    expect(await failure(running)).toMatchObject({ _tag: 'ImageUnreadable' })
    const next = Effect.runFork(images.preview(IMAGE))
    await settle()
    workers()[0]?.says(MADE)
    expect((await Effect.runPromise(Fiber.join(next))).size).toBe(5)
  })

  it('[P-173] stops decoding a HEIC after ten seconds', async () => {
    const images = preparer()
    const running = Effect.runFork(images.preview(IMAGE))
    await settle()
    await vi.advanceTimersByTimeAsync(30_000)
    workers()[0]?.says({ is: 'decodingHeic' })
    await vi.advanceTimersByTimeAsync(9_999)
    expect(workers()[0]?.ended).toBe(false)
    const failed = failure(running)
    await vi.advanceTimersByTimeAsync(1)
    expect(await failed).toMatchObject({ _tag: 'ImageUnreadable' })
    expect(workers()[0]?.ended).toBe(true)
    Effect.runFork(images.preview(IMAGE))
    await settle()
    expect(workers()).toHaveLength(2)
  })

  it('fails when the worker has an error', async () => {
    const running = Effect.runFork(preparer().preview(IMAGE))
    await settle()
    workers()[0]?.dispatchEvent(new Event('error'))
    expect(await failure(running)).toMatchObject({ _tag: 'ImageUnreadable' })
  })

  it('terminates the worker immediately when interrupted', async () => {
    const running = Effect.runFork(preparer().preview(IMAGE))
    await settle()
    await Effect.runPromise(Fiber.interrupt(running))
    expect(workers()[0]?.ended).toBe(true)
  })

  it('terminates an idle worker', async () => {
    const running = Effect.runFork(preparer().preview(IMAGE))
    await settle()
    workers()[0]?.says(MADE)
    await Effect.runPromise(Fiber.join(running))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(workers()[0]?.ended).toBe(true)
  })

  it('does not terminate a worker that has the next picture', async () => {
    const images = preparer()
    const first = Effect.runFork(images.preview(IMAGE))
    await settle()
    workers()[0]?.says(MADE)
    await Effect.runPromise(Fiber.join(first))
    await vi.advanceTimersByTimeAsync(19_000)
    const second = Effect.runFork(images.preview(IMAGE))
    await vi.advanceTimersByTimeAsync(5000)
    expect(workers().map(({ ended }) => ended)).toEqual([false])
    workers()[0]?.says(MADE)
    expect((await Effect.runPromise(Fiber.join(second))).size).toBe(5)
  })

  it('prepares pictures on the page itself if no worker is available', async () => {
    const calls: unknown[] = []
    const onPage: PrepareImageOnPage = (image, profile) => {
      calls.push([image, profile])
      return Promise.resolve({ content: null, preview: new Blob(['small']) })
    }
    const images = makeImagePreparer(() => null, onPage)
    expect((await Effect.runPromise(images.preview(IMAGE))).size).toBe(5)
    expect(calls).toEqual([[IMAGE, null]])
  })
})
