import { Data, Effect } from 'effect'
import { useCase } from '../token.ts'
import type { PublicFiles } from './public-files.port.ts'

/** The file could not be fetched, for whatever reason; nothing was opened. [E-063] */
export class DownloadFailed extends Data.TaggedError('DownloadFailed')<{ readonly cause: unknown }> {}

/** Downloads one of the files that everybody may have. [E-039] [E-062] [E-063] Fails: DownloadFailed. */
export const makeDownloadFile = (ports: { readonly files: PublicFiles }) => (path: string) =>
  ports.files.addressOf(path).pipe(
    Effect.mapError((cause) => new DownloadFailed({ cause })),
    Effect.map((address) => ports.files.start(address)),
  )
export type DownloadFile = ReturnType<typeof makeDownloadFile>
export type DownloadFileError = Effect.Error<ReturnType<DownloadFile>>
export const DownloadFile = useCase<DownloadFile>('DownloadFile')
