import { ImagePreparer } from '#app/upload/image-preparer.port'
import { adapter } from '../wiring/adapter.ts'
import { type MakeDrawingCanvas, encodeAndReleaseImage } from './image-drawing-canvas.ts'
import { makeImagePreparer, type PrepareImageOnPage } from './image-preparer-worker.ts'
// oxlint-disable-next-line import/default -- the build exports the URL of a worker's script as default
import workerUrl from './image.worker.ts?worker&url'

type Policy = { readonly createScriptURL: (url: string) => string }
type TrustedTypes = { readonly createPolicy: (name: string, rules: Policy) => Policy }

/**
 * Returns the URL of a worker script; throws if the script is not on this origin. The page's content security policy
 * allows only a Trusted Types policy with the name `portal-worker`. [E-208]
 */
const ownScript = (url: string): string => {
  if (new URL(url, location.href).origin !== location.origin) throw new TypeError('foreign worker')
  return url
}

const makePolicy = (): Policy =>
  (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('portal-worker', {
    createScriptURL: ownScript,
  }) ?? { createScriptURL: ownScript }

/**
 * Returns a function that starts the image worker. That function returns null if a worker cannot draw in this browser;
 * the page then does the work.
 */
const makeStartImageWorker = () => {
  // A policy can be created only once in a page.
  let policy: Policy | undefined
  return (): Worker | null => {
    if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null
    try {
      if (new OffscreenCanvas(1, 1).getContext('2d') === null) return null
      policy ??= makePolicy()
      return new Worker(policy.createScriptURL(workerUrl), { type: 'module' })
    } catch {
      return null
    }
  }
}

const makeDrawing: MakeDrawingCanvas = ({ width, height }) => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { alpha: false })
  if (context === null) throw new TypeError('no canvas')
  const toJpeg = (quality: number) =>
    new Promise<Blob>((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob === null ? reject(new TypeError('not encoded')) : resolve(blob)),
        'image/jpeg',
        quality,
      ),
    )
  return { canvas, context, toJpeg }
}

/**
 * Does the worker's job on the page, without our decoder. This is for old versions of Safari, which decode HEIC
 * themselves. [D3-17]
 */
export const prepareImageOnPage: PrepareImageOnPage = async (image, profile) =>
  encodeAndReleaseImage(await createImageBitmap(image, { imageOrientation: 'from-image' }), profile, makeDrawing)

export const ImagePreparerWorker = adapter(ImagePreparer, {}, () =>
  makeImagePreparer(makeStartImageWorker(), prepareImageOnPage),
)
