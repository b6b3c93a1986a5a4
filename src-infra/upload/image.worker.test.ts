import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EVIDENCE_FILE_PARAMETERS } from '#domain/upload/evidence-file'
import type { ImageWorkerMessage, ImageRequest } from './image-worker-messages.ts'

describe('[P-173] [P-310] image.worker and prepareImageOnPage', () => {
  const JPEG = new Blob(['photo'])
  const HEIC = new Blob([Uint8Array.of(0, 0, 0, 0x18), 'ftypheic'])
  const postedMessages: unknown[] = []
  const upright = { width: 8000, height: 6000, close: () => void postedMessages.push('given back') }

  /** Makes a canvas that logs what is drawn, and makes files that contain its size, type and quality. */
  const canvasOf = (width: number, height: number) => ({
    width,
    height,
    getContext: () => ({
      fillRect: () => undefined,
      drawImage: (from: unknown) => void postedMessages.push(from === upright ? 'picture' : 'canvas'),
    }),
  })
  const fileOf = (canvas: { readonly width: number; readonly height: number }, type: string, quality: number) =>
    new Blob([`${canvas.width}x${canvas.height} ${type} ${quality}`])

  const decoding = (answer: () => Promise<unknown>) =>
    vi.stubGlobal('createImageBitmap', (_image: Blob, options: unknown) => {
      postedMessages.push(options)
      return answer()
    })

  beforeEach(() => void (postedMessages.length = 0))
  afterEach(() => void vi.unstubAllGlobals())

  /** Loads the worker's script, and returns its messages after a request. */
  const worker = async (order: ImageRequest) => {
    const messages: ImageWorkerMessage[] = []
    let sendToWorker: (event: { readonly data: ImageRequest }) => void = () => undefined
    vi.stubGlobal('addEventListener', (_: string, listener: typeof sendToWorker) => (sendToWorker = listener))
    vi.stubGlobal('postMessage', (message: ImageWorkerMessage) => messages.push(message))
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
    sendToWorker({ data: order })
    await vi.waitFor(() => expect(messages.some(({ is }) => is !== 'decodingHeic')).toBe(true))
    return messages
  }

  const madeOf = async (message: ImageWorkerMessage | undefined) =>
    message?.is === 'made' ? [await message.image.content?.text(), await message.image.preview.text()] : message

  it('a picture is turned upright before scaling', async () => {
    decoding(() => Promise.resolve(upright))
    const messages = await worker({ image: JPEG, profile: EVIDENCE_FILE_PARAMETERS.resize })
    expect(await madeOf(messages[0])).toEqual(['2880x2160 image/jpeg 0.95', '240x180 image/jpeg 0.8'])
    expect(postedMessages).toEqual([{ imageOrientation: 'from-image' }, 'picture', 'canvas', 'given back'])
  })

  it('our decoder is used only for an undecodable HEIC', async () => {
    decoding(() => Promise.reject(new DOMException('unknown', 'InvalidStateError')))
    const messages = await worker({ image: HEIC, profile: null })
    expect(messages[0]).toEqual({ is: 'decodingHeic' })
    expect(await madeOf(messages[1])).toEqual([undefined, '240x180 image/jpeg 0.8'])
  })

  it('an undecodable picture that is not a HEIC is a failure', async () => {
    decoding(() => Promise.reject(new DOMException('unknown', 'InvalidStateError')))
    expect(await worker({ image: JPEG, profile: null })).toEqual([{ is: 'failed', why: 'InvalidStateError' }])
  })

  it('the worker and the page give an equal result', async () => {
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
    const { prepareImageOnPage } = await import('./image-worker-browser.ts')
    const { content } = await prepareImageOnPage(JPEG, EVIDENCE_FILE_PARAMETERS.resize)
    expect(await content?.text()).toBe('2880x2160 image/jpeg 0.95')
    expect(postedMessages[0]).toEqual({ imageOrientation: 'from-image' })
  })
})
