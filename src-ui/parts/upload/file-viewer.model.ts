import { Effect } from 'effect'
import { useEffect, useState } from 'react'
import type { FileBytes } from '#app/kernel/chosen-file'
import {
  type FindStoredFileUrl,
  type FindStoredFileUrlError,
  type FetchImageAsJpeg,
  type FetchStoredFile,
  type FetchStoredFileError,
} from '#app/upload/fetch-stored-file'
import { EVIDENCE_FILE_PARAMETERS } from '#domain/upload/evidence-file'
import { extensionOf } from '#domain/upload/stored-file'
import { FETCH_STORED_FILE_MESSAGES } from '#ui/text/ko/upload/upload.ts'
import { showFailure } from '../failure/show-failure.ts'
import { runEffect } from '../services/run-effect.ts'
import { useOwnTask, runLoad } from '../task/task.ts'

/** The time for which the bytes of a file are kept after its window or download has started, in milliseconds. */
const RELEASE_AFTER_MS = 60_000

/** Makes a temporary URL of the bytes, for a window or a download. */
const temporaryUrlFor = (bytes: FileBytes, type: string): string => {
  const url = URL.createObjectURL(new Blob([bytes], { type }))
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS)
  return url
}

const save = (bytes: FileBytes, name: string) => {
  const link = document.createElement('a')
  link.href = temporaryUrlFor(bytes, bytes.type)
  link.download = name
  link.click()
}

/** How a file was shown. `blocked`: the browser blocked the window. */
export type OpenPdfOutcome = 'window' | 'saved' | 'blocked'

const { width, height } = EVIDENCE_FILE_PARAMETERS.pdfWindow

/**
 * Shows a PDF in a window. The window opens before the bytes are loaded, because browsers allow a window only during a
 * click. If the bytes cannot be loaded, the window is closed. A browser that cannot show PDFs saves the file. Must be
 * called in a click handler. [P-184]
 */
export const openPdf = (
  file: { readonly name: string; readonly path: string },
  fetchFile: FetchStoredFile,
): Effect.Effect<OpenPdfOutcome, FetchStoredFileError> => {
  const shows = navigator.pdfViewerEnabled
  const pdfWindow = shows ? window.open('', '_blank', `popup,width=${width},height=${height}`) : null
  if (shows && pdfWindow === null) return Effect.succeed('blocked')
  return fetchFile(file.path).pipe(
    Effect.map((bytes): OpenPdfOutcome => {
      if (pdfWindow === null) save(bytes, file.name)
      else pdfWindow.location.replace(temporaryUrlFor(bytes, 'application/pdf'))
      return pdfWindow === null ? 'saved' : 'window'
    }),
    Effect.tapError(() => Effect.sync(() => pdfWindow?.close())),
    Effect.onInterrupt(() => Effect.sync(() => pdfWindow?.close())),
  )
}

export const saveStoredFile = (
  file: { readonly name: string; readonly path: string },
  fetchFile: FetchStoredFile,
): Effect.Effect<void, FetchStoredFileError> => Effect.map(fetchFile(file.path), (bytes) => save(bytes, file.name))

/** Loads the temporary URL of a stored file, and can retry. Shows the end of the session. [A-188] [P-183] */
export const useFileUrl = (path: string, findFileUrl: FindStoredFileUrl) => {
  const task = useOwnTask<FindStoredFileUrlError, string>()
  const ask = async () => {
    const outcome = await runLoad(task, findFileUrl(path))
    if (outcome.is === 'failed' && outcome.error._tag === 'SessionEnded')
      await showFailure(outcome.error, FETCH_STORED_FILE_MESSAGES)
  }
  useEffect(() => {
    void ask()
    // oxlint-disable-next-line react/exhaustive-deps -- the effect runs once for each file; afterwards a button runs it
  }, [path])
  return { task, ask } as const
}

/** The types of pictures that the portal can decode if the browser cannot. */
const OURS = new Set(['heic', 'heif'])

const urlOf = async (path: string, decodeStoredImage: FetchImageAsJpeg): Promise<string | null> => {
  const picture = await runEffect(decodeStoredImage(path))
  return picture === null ? null : URL.createObjectURL(picture)
}

/**
 * `none`: the browser may show the file itself. `working`: the file is being decoded. `unreadable`: the file cannot be
 * decoded. The object contains the URL of the decoded picture.
 */
type DecodedImageState = 'none' | 'working' | 'unreadable' | { readonly url: string }

/**
 * If the browser could not show a stored picture (`onError`) and the picture is a HEIC, replaces it by a decoded
 * picture. The memory of the decoded picture is freed when the component disappears. [P-173] [D3-17]
 */
export const useDecodedImage = (
  { name, path }: { readonly name: string; readonly path: string },
  decodeStoredImage: FetchImageAsJpeg,
): { readonly decoded: DecodedImageState; readonly onError: () => void } => {
  const [decoded, setDecoded] = useState<DecodedImageState>('none')
  const working = decoded === 'working'
  const url = typeof decoded === 'string' ? null : decoded.url

  useEffect(() => {
    if (!working) return undefined
    let isUnmounted = false
    const decode = async () => {
      const picture = await urlOf(path, decodeStoredImage).catch(() => null)
      if (!isUnmounted) setDecoded(picture === null ? 'unreadable' : { url: picture })
      else if (picture !== null) URL.revokeObjectURL(picture)
    }
    void decode()
    return () => {
      isUnmounted = true
    }
  }, [working, path, decodeStoredImage])
  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url])

  const onError = () => setDecoded(decoded === 'none' && OURS.has(extensionOf(name)) ? 'working' : 'unreadable')
  return { decoded, onError }
}
