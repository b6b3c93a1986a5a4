import { Effect } from 'effect'
import type { CallError } from '../kernel/call.errors.ts'
import { useCase } from '../token.ts'
import { DownloadFailed } from './download-file.ts'
import type { FileStorage } from './file-storage.port.ts'

const failure = (error: CallError) => (error._tag === 'SessionEnded' ? error : new DownloadFailed({ cause: error }))

/** The bytes of a file that the applicant handed in, to be shown or saved. [P-182] [P-184] Fails: DownloadFailed, SessionEnded. */
export const makeFetchFile = (ports: { readonly storage: FileStorage }) => (path: string) =>
  ports.storage.bytesOf(path).pipe(Effect.mapError(failure))
export type FetchFile = ReturnType<typeof makeFetchFile>
export type FetchFileError = Effect.Error<ReturnType<FetchFile>>
export const FetchFile = useCase<FetchFile>('FetchFile')
