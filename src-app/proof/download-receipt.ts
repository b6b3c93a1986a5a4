import { Effect } from 'effect'
import type { CallError } from '../kernel/call.errors.ts'
import { DownloadFailed } from '../upload/read-file.ts'
import { useCase } from '../token.ts'
import type { ReceiptFiles } from './receipt-files.port.ts'

const failure = (error: CallError) => (error._tag === 'SessionEnded' ? error : new DownloadFailed({ cause: error }))

/** Saves the receipt of one proof item under this name. Fails: DownloadFailed, SessionEnded. */
export const makeDownloadReceipt = (ports: { readonly receipts: ReceiptFiles }) => (itemId: string, fileName: string) =>
  ports.receipts.save(itemId, fileName).pipe(Effect.mapError(failure))
export type DownloadReceipt = ReturnType<typeof makeDownloadReceipt>
export type DownloadReceiptError = Effect.Error<ReturnType<DownloadReceipt>>
export const DownloadReceipt = useCase<DownloadReceipt>('DownloadReceipt')
