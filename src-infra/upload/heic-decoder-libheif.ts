import glueUrl from 'libheif-js/libheif-wasm/libheif.js?url'
import wasmUrl from 'libheif-js/libheif-wasm/libheif.wasm?url'
import { once } from '#domain/kernel/once'

type HeifImage = {
  readonly get_width: () => number
  readonly get_height: () => number
  readonly display: (target: ImageData, done: (filled: ImageData | null) => void) => void
  readonly free: () => void
}
type HeifDecoder = { readonly decode: (file: ArrayBuffer) => readonly HeifImage[] }
type LibHeif = { readonly HeifDecoder: new () => HeifDecoder }
type MakeLibHeif = (options: { readonly wasmBinary: ArrayBuffer }) => LibHeif

/**
 * Loads the decoder. It consists of two separate, unchanged files, so that anyone may replace them by another build
 * (LGPL). Its script is not a module: the decoder is found in `module.exports`.
 */
const load = async (): Promise<LibHeif> => {
  const module = { exports: {} as unknown }
  Object.assign(globalThis, { module, exports: module.exports })
  // oxlint-disable-next-line house/layers -- the build returned the URL of this file
  const script = import(/* @vite-ignore */ new URL(glueUrl, location.href).href) as Promise<unknown>
  const [, wasm] = await Promise.all([script, fetch(wasmUrl)])
  return (module.exports as MakeLibHeif)({ wasmBinary: await wasm.arrayBuffer() })
}

const loadOnce = once(load)

/**
 * Returns the first picture of a HEIC file, upright. Rejects if the file cannot be read. Must run in a worker, because
 * it blocks. [P-173] [D3-17]
 */
export const decodeHeic = async (file: Blob): Promise<ImageBitmap> => {
  const [{ HeifDecoder }, bytes] = await Promise.all([loadOnce(), file.arrayBuffer()])
  const images = new HeifDecoder().decode(bytes)
  const [image] = images
  if (image === undefined) throw new TypeError('no picture in the file')
  try {
    const pixels = new ImageData(image.get_width(), image.get_height())
    await new Promise<void>((resolve, reject) =>
      image.display(pixels, (decodedPixels) =>
        decodedPixels === null ? reject(new TypeError('the picture cannot be read')) : resolve(),
      ),
    )
    return await createImageBitmap(pixels)
  } finally {
    for (const each of images) each.free()
  }
}
