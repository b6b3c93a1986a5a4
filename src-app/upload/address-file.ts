import { Effect } from 'effect'
import type { CallError } from '../kernel/call.errors.ts'
import { useCase } from '../token.ts'
import { DownloadFailed } from './download-file.ts'
import type { StoredFiles } from './stored-files.port.ts'

const failure = (error: CallError) => (error._tag === 'SessionEnded' ? error : new DownloadFailed({ cause: error }))

/** Where a file that the applicant handed in can be seen for a while. [A-188] [P-182] Fails: DownloadFailed, SessionEnded. */
export const makeAddressFile = (ports: { readonly files: StoredFiles }) => (path: string) =>
  ports.files.addressOf(path).pipe(Effect.mapError(failure))
export type AddressFile = ReturnType<typeof makeAddressFile>
export type AddressFileError = Effect.Error<ReturnType<AddressFile>>
export const AddressFile = useCase<AddressFile>('AddressFile')
