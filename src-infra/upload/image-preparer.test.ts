import { Effect, Fiber } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EVIDENCE_LIMITS } from '#domain/upload/evidence-file'
import { makeImagePreparer, type OnPage } from './image-preparer-worker.ts'
import {
  type Decoded,
  type ImageOrder,
  type MakeDrawing,
  makeImage,
  type FromImageWorker,
} from './image-drawing-canvas.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A worker that answers when the test says so. */
class ScriptedWorker extends EventTarget {
  static started: ScriptedWorker[] = []
  readonly orders: ImageOrder[] = []
  ended = false
  constructor() {
    super()
    ScriptedWorker.started.push(this)
  }
  postMessage(order: ImageOrder) {
    this.orders.push(order)
  }
  terminate() {
    this.ended = true
  }
  says(message: FromImageWorker) {
    this.dispatchEvent(new MessageEvent('message', { data: message }))
  }
}
beforeEach(() => {
  ScriptedWorker.started = []
})

const IMAGE = new Blob(['image'])
const MADE: FromImageWorker = { is: 'made', image: { content: new Blob(['large']), preview: new Blob(['small']) } }
const notOnPage: OnPage = () => Promise.reject(new Error('the page was not expected to work'))
const workers = () => ScriptedWorker.started
const preparer = () => makeImagePreparer(() => new ScriptedWorker() as unknown as Worker, notOnPage)
const settle = () => vi.advanceTimersByTimeAsync(0)
const failure = <A, E>(running: Fiber.Fiber<A, E>) => Effect.runPromise(Effect.flip(Fiber.join(running)))

describe('[P-170] [P-310] pictures are made anew by a worker', () => {
  it('[P-170] by the profile that was asked for, and answers large and small', async () => {
    const running = Effect.runFork(preparer().shrink(IMAGE, EVIDENCE_LIMITS.resize))
    await settle()
    expect(workers()[0]?.orders).toEqual([{ image: IMAGE, profile: { width: 3840, height: 2160, quality: 0.95 } }])
    workers()[0]?.says(MADE)
    expect(await Effect.runPromise(Fiber.join(running))).toEqual(MADE.is === 'made' && MADE.image)
  })

  it('one at a time, in the order of asking, by one worker', async () => {
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

  it('[P-172] what cannot be read is a failure, and the next picture is worked on', async () => {
    const images = preparer()
    const running = Effect.runFork(images.shrink(IMAGE, EVIDENCE_LIMITS.resize))
    await settle()
    workers()[0]?.says({ is: 'failed', why: 'InvalidStateError' })
    expect(await failure(running)).toMatchObject({ _tag: 'ImageUnreadable' })
    const next = Effect.runFork(images.preview(IMAGE))
    await settle()
    workers()[0]?.says(MADE)
    expect((await Effect.runPromise(Fiber.join(next))).size).toBe(5)
  })

  it('[P-173] a HEIC has ten seconds from the start of its decoder on; then its worker ends, and the next has a new one', async () => {
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

  it('a worker that breaks fails its picture', async () => {
    const running = Effect.runFork(preparer().preview(IMAGE))
    await settle()
    workers()[0]?.dispatchEvent(new Event('error'))
    expect(await failure(running)).toMatchObject({ _tag: 'ImageUnreadable' })
  })

  it('nobody waits for it any more: its worker ends at once', async () => {
    const running = Effect.runFork(preparer().preview(IMAGE))
    await settle()
    await Effect.runPromise(Fiber.interrupt(running))
    expect(workers()[0]?.ended).toBe(true)
  })

  it('a worker that rests gives its memory back', async () => {
    const running = Effect.runFork(preparer().preview(IMAGE))
    await settle()
    workers()[0]?.says(MADE)
    await Effect.runPromise(Fiber.join(running))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(workers()[0]?.ended).toBe(true)
  })

  it('the page does it where a browser has no such worker', async () => {
    const asked: unknown[] = []
    const onPage: OnPage = (image, profile) => {
      asked.push([image, profile])
      return Promise.resolve({ content: null, preview: new Blob(['small']) })
    }
    const images = makeImagePreparer(() => null, onPage)
    expect((await Effect.runPromise(images.preview(IMAGE))).size).toBe(5)
    expect(asked).toEqual([[IMAGE, null]])
  })
})

describe('[P-170] [P-171] what is drawn', () => {
  const drawn: unknown[] = []
  const make: MakeDrawing = (size) => {
    const context = {
      fillStyle: '',
      fillRect: (...box: number[]) => void drawn.push(['fill', context.fillStyle, ...box]),
      drawImage: (...given: unknown[]) => void drawn.push(['draw', ...given.slice(1)]),
      imageSmoothingEnabled: false,
      imageSmoothingQuality: 'low',
    }
    return {
      canvas: size as unknown as CanvasImageSource,
      context: context as unknown as ReturnType<MakeDrawing>['context'],
      toJpeg: (quality) => Promise.resolve(new Blob([`${size.width}x${size.height} ${quality}`])),
    }
  }
  const picture = (width: number, height: number) => {
    let closed = 0
    const decoded = { width, height, close: () => void (closed += 1) } as unknown as Decoded
    return { decoded, closed: () => closed }
  }

  it('[P-170] white, then the picture within the box, at quality 0.95; the decoded one is given back', async () => {
    drawn.length = 0
    const { decoded, closed } = picture(8000, 6000)
    const { content, preview } = await makeImage(decoded, EVIDENCE_LIMITS.resize, make)
    expect([await content?.text(), await preview.text()]).toEqual(['2880x2160 0.95', '240x180 0.8'])
    expect(drawn.slice(0, 2)).toEqual([
      ['fill', '#fff', 0, 0, 2880, 2160],
      ['draw', 0, 0, 2880, 2160],
    ])
    expect(closed()).toBe(1)
  })
  it('[P-170] [D3-16] one that fits already is encoded anew in its own size', async () => {
    const { decoded } = picture(3000, 2000)
    const { content } = await makeImage(decoded, EVIDENCE_LIMITS.resize, make)
    expect(await content?.text()).toBe('3000x2000 0.95')
  })
  it('is given back too when drawing fails', async () => {
    const { decoded, closed } = picture(10, 10)
    const broken: MakeDrawing = () => {
      throw new TypeError('no canvas')
    }
    await expect(makeImage(decoded, null, broken)).rejects.toThrow('no canvas')
    expect(closed()).toBe(1)
  })
})

describe('[P-173] [P-310] what the worker and the page do with a picture', () => {
  const JPEG = new Blob(['photo'])
  const HEIC = new Blob([Uint8Array.of(0, 0, 0, 0x18), 'ftypheic'])
  const done: unknown[] = []
  const upright = { width: 8000, height: 6000, close: () => void done.push('given back') }

  /** A canvas that notes what is drawn on it and makes a file that tells its size, type and quality. */
  const canvasOf = (width: number, height: number) => ({
    width,
    height,
    getContext: () => ({
      fillRect: () => undefined,
      drawImage: (from: unknown) => void done.push(from === upright ? 'picture' : 'canvas'),
    }),
  })
  const fileOf = (canvas: { readonly width: number; readonly height: number }, type: string, quality: number) =>
    new Blob([`${canvas.width}x${canvas.height} ${type} ${quality}`])

  const decoding = (answer: () => Promise<unknown>) =>
    vi.stubGlobal('createImageBitmap', (_image: Blob, how: unknown) => {
      done.push(how)
      return answer()
    })

  beforeEach(() => {
    vi.useRealTimers()
    done.length = 0
  })
  afterEach(() => void vi.unstubAllGlobals())

  /** Loads the worker's script, and answers what it says to an order. */
  const worker = async (order: ImageOrder) => {
    const said: FromImageWorker[] = []
    let hear: (event: { readonly data: ImageOrder }) => void = () => undefined
    vi.stubGlobal('addEventListener', (_: string, listener: typeof hear) => (hear = listener))
    vi.stubGlobal('postMessage', (message: FromImageWorker) => said.push(message))
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        constructor(width: number, height: number) {
          const canvas = canvasOf(width, height)
          const convertToBlob = ({ type, quality }: { readonly type: string; readonly quality: number }) =>
            Promise.resolve(fileOf(canvas, type, quality))
          return Object.assign(this, canvas, { convertToBlob })
        }
      },
    )
    vi.resetModules()
    vi.doMock('./heic-decoder-libheif.ts', () => ({ decodeHeic: () => Promise.resolve(upright) }))
    await import('./image.worker.ts')
    hear({ data: order })
    await vi.waitFor(() => expect(said.some(({ is }) => is !== 'decodingHeic')).toBe(true))
    return said
  }

  const madeOf = async (said: FromImageWorker | undefined) =>
    said?.is === 'made' ? [await said.image.content?.text(), await said.image.preview.text()] : said

  it('[P-310] it is turned upright by the browser before it is scaled, and drawn anew as a JPEG', async () => {
    decoding(() => Promise.resolve(upright))
    const said = await worker({ image: JPEG, profile: EVIDENCE_LIMITS.resize })
    expect(await madeOf(said[0])).toEqual(['2880x2160 image/jpeg 0.95', '240x180 image/jpeg 0.8'])
    expect(done).toEqual([{ imageOrientation: 'from-image' }, 'picture', 'canvas', 'given back'])
  })

  it('[P-173] a HEIC that the browser does not know is decoded by our own decoder, for its preview alone', async () => {
    decoding(() => Promise.reject(new DOMException('unknown', 'InvalidStateError')))
    const said = await worker({ image: HEIC, profile: null })
    expect(said[0]).toEqual({ is: 'decodingHeic' })
    expect(await madeOf(said[1])).toEqual([undefined, '240x180 image/jpeg 0.8'])
  })

  it('[P-173] another picture that cannot be decoded has failed', async () => {
    decoding(() => Promise.reject(new DOMException('unknown', 'InvalidStateError')))
    expect(await worker({ image: JPEG, profile: null })).toEqual([{ is: 'failed', why: 'InvalidStateError' }])
  })

  it('[P-310] so it is by the page itself', async () => {
    decoding(() => Promise.resolve(upright))
    const toBlob = function toBlob(
      this: { readonly width: number; readonly height: number },
      take: (blob: Blob) => void,
      type: string,
      quality: number,
    ) {
      take(fileOf(this, type, quality))
    }
    vi.stubGlobal('document', { createElement: () => Object.assign(canvasOf(0, 0), { toBlob }) })
    const { makeImageOnPage } = await import('./image-worker-browser.ts')
    const { content } = await makeImageOnPage(JPEG, EVIDENCE_LIMITS.resize)
    expect(await content?.text()).toBe('2880x2160 image/jpeg 0.95')
    expect(done[0]).toEqual({ imageOrientation: 'from-image' })
  })
})
