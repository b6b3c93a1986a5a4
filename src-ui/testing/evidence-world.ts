import { Effect } from 'effect'
import { vi } from 'vitest'
import { fakePort } from '#app/testing/fake-port'
import { FileStorage, type FileTransferProgress } from '#app/upload/file-storage.port'
import { ImagePreparer } from '#app/upload/image-preparer.port'
import type { PreparedFile } from '#app/upload/prepared-file'
import type { StoreFileError } from '#app/upload/store-file'
import { ImageUnreadable } from '#app/upload/upload.errors'
import type { StoredFile } from '#domain/upload/stored-file'
import { fileServices } from './page-world.tsx'

/** Returns a file with the first bytes of a JPEG. The file reports `size` as its size. */
export const aPhoto = (
  name: string,
  size = 4,
  type = 'image/jpeg',
  bytes: readonly number[] = [255, 216, 255, 224],
): File => Object.defineProperty(new File([Uint8Array.from(bytes)], name, { type }), 'size', { value: size })

const toStoredFile = ({ name, content, contentType }: PreparedFile): StoredFile => ({
  name,
  storedName: name,
  path: `영수증/${name}`,
  bytes: content.size,
  extension: 'jpg',
  mimeType: contentType,
})

type Sending = {
  readonly name: string
  readonly tell: (progress: FileTransferProgress) => void
  readonly end: (outcome: Effect.Effect<StoredFile, StoreFileError>) => void
  readonly arrives: () => void
  readonly stopped: () => boolean
}

/**
 * Makes the use cases of a list of files, with a storage that the test controls. `sendings` contains the files that
 * were sent or are being sent, in order. The options are about pictures: whether a picture can be decoded, how large
 * its smaller version is, and when that version is ready.
 */
export const evidenceWorld = ({ decodes = true, shrunk = 9, until = Promise.resolve() } = {}) => {
  const sendings: Sending[] = []
  const pictures = { made: [] as string[], revoked: [] as string[] }
  const ofBlobs = {
    createObjectURL: () => {
      const url = `blob:${pictures.made.length + 1}`
      pictures.made.push(url)
      return url
    },
    revokeObjectURL: (url: string) => void pictures.revoked.push(url),
  }
  // The stub of `URL` is still a constructor, because the next test file may import modules before the stub is removed.
  vi.stubGlobal('URL', Object.assign(class extends URL {}, ofBlobs))
  const storage = fakePort(FileStorage, {
    store: (file, _, onProgress) =>
      Effect.callback((resume) => {
        let isStopped = false
        sendings.push({
          name: file.name,
          tell: onProgress,
          end: resume as Sending['end'],
          arrives: () => resume(Effect.succeed(toStoredFile(file))),
          stopped: () => isStopped,
        })
        return Effect.sync(() => {
          isStopped = true
        })
      }),
  })
  const unreadable = Effect.fail(new ImageUnreadable({ cause: 'test' }))
  const images = fakePort(ImagePreparer, {
    shrink: () =>
      Effect.andThen(
        Effect.promise(() => until),
        decodes ? Effect.succeed({ content: aPhoto('shrunk', shrunk), preview: aPhoto('small') }) : unreadable,
      ),
    preview: () => (decodes ? Effect.succeed(aPhoto('small')) : unreadable),
  })
  return {
    sendings,
    pictures,
    services: fileServices(storage, images),
  }
}
