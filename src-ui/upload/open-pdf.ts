import { Effect } from 'effect'
import type { FileBytes } from '#app/upload/chosen-file-store.port'
import type { FetchFile, FetchFileError } from '#app/upload/read-file'
import { EVIDENCE_LIMITS } from '#domain/upload/evidence-file'

/** How long the bytes are kept after a window or download has begun, in milliseconds. */
const RELEASE_AFTER_MS = 60_000

/** A temporary address of the bytes, for a window or a download. */
const addressFor = (bytes: FileBytes, type: string): string => {
  const address = URL.createObjectURL(new Blob([bytes], { type }))
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS)
  return address
}

const save = (bytes: FileBytes, name: string) => {
  const link = document.createElement('a')
  link.href = addressFor(bytes, bytes.type)
  link.download = name
  link.click()
}

/** How a file was shown; `blocked`: the browser allowed no window. */
export type OpenOutcome = 'window' | 'saved' | 'blocked'

const { width, height } = EVIDENCE_LIMITS.pdfWindow

/**
 * Shows a PDF in a window, opened at the press, because browsers allow none later; it is closed when the bytes cannot
 * be had. A browser that shows no PDF saves it. Call it in the handler of a press. [P-184]
 */
export const openPdf = (
  file: { readonly name: string; readonly path: string },
  fetchFile: FetchFile,
): Effect.Effect<OpenOutcome, FetchFileError> => {
  const shows = navigator.pdfViewerEnabled
  const own = shows ? window.open('', '_blank', `popup,width=${width},height=${height}`) : null
  if (shows && own === null) return Effect.succeed('blocked')
  return fetchFile(file.path).pipe(
    Effect.map((bytes): OpenOutcome => {
      if (own === null) save(bytes, file.name)
      else own.location.replace(addressFor(bytes, 'application/pdf'))
      return own === null ? 'saved' : 'window'
    }),
    Effect.tapError(() => Effect.sync(() => own?.close())),
    Effect.onInterrupt(() => Effect.sync(() => own?.close())),
  )
}

/** Saves a file that no browser shows. */
export const saveStored = (
  file: { readonly name: string; readonly path: string },
  fetchFile: FetchFile,
): Effect.Effect<void, FetchFileError> => Effect.map(fetchFile(file.path), (bytes) => save(bytes, file.name))
