import { Effect } from 'effect'
import { unlessSessionEnded } from '../kernel/failed-call.ts'
import { type Served, useCase } from '../token.ts'
import { DownloadFailed } from '../upload/read-file.ts'
import { ReceiptFiles } from './proofs.port.ts'

const PORTS = { receipts: ReceiptFiles }

/** Saves the receipt of one proof item under this name. Fails: DownloadFailed, SessionEnded. */
export const makeDownloadReceipt = (ports: Served<typeof PORTS>) => (itemId: string, fileName: string) =>
  ports.receipts
    .save(itemId, fileName)
    .pipe(Effect.mapError(unlessSessionEnded((cause) => new DownloadFailed({ cause }))))
export type DownloadReceipt = ReturnType<typeof makeDownloadReceipt>
export type DownloadReceiptError = Effect.Error<ReturnType<DownloadReceipt>>
export const DownloadReceipt = useCase('DownloadReceipt', makeDownloadReceipt, PORTS)
