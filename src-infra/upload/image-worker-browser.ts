// oxlint-disable-next-line import/default -- the build gives the address of a worker's script as default
import workerUrl from './image.worker.ts?worker&url'
import type { MakeDrawing } from './image-work.ts'
import { makeImage } from './image-work.ts'
import type { OnPage } from './image-preparer-worker.ts'

type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string }
}

/** Only a script of this origin may become a worker; the policy of the page knows this one name. [E-208] */
const ownScript = (url: string): string => {
  if (new URL(url, location.href).origin !== location.origin) throw new TypeError('foreign worker')
  return url
}

/** A policy may be made once in a page. */
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined
const trusted = (url: string): string => {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy('portal-worker', { createScriptURL: ownScript })
  return policy === undefined ? ownScript(url) : policy.createScriptURL(url)
}

/** The image worker; null where it could not draw: then the page does its work. */
export const startImageWorker = (): Worker | null => {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null
  try {
    if (new OffscreenCanvas(1, 1).getContext('2d') === null) return null
    return new Worker(trusted(workerUrl), { type: 'module' })
  } catch {
    return null
  }
}

const makeDrawing: MakeDrawing = ({ width, height }) => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { alpha: false })
  if (context === null) throw new TypeError('no canvas')
  const toJpeg = (quality: number) =>
    new Promise<Blob>((done, fail) =>
      canvas.toBlob((blob) => (blob === null ? fail(new TypeError('not encoded')) : done(blob)), 'image/jpeg', quality),
    )
  return { canvas, context, toJpeg }
}

/** The same work by the page, without our own decoder: an old Safari, which knows HEIC itself. [D3-17] */
export const makeImageOnPage: OnPage = async (image, profile) =>
  makeImage(await createImageBitmap(image, { imageOrientation: 'from-image' }), profile, makeDrawing)
