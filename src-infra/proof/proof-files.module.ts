import { ContainerModule } from 'inversify'
import { ChooseProof, makeChooseProof } from '#app/proof/choose-proof'
import { DownloadReceipt, makeDownloadReceipt } from '#app/proof/download-receipt'
import { ReceiptFiles } from '#app/proof/receipt-files.port'
import { SessionStore } from '#app/session/session-store.port'
import { AddressFile, makeAddressFile } from '#app/upload/address-file'
import { StoredFiles } from '#app/upload/stored-files.port'
import { Http } from '../http/http.ts'
import { makeStoredFilesHttp } from '../upload/stored-files-http.ts'
import { makeReceiptFilesHttp } from './receipt-files-http.ts'

/** Looking at proofs that were handed in: their files, their receipts, and which of them is looked at. */
export const proofFilesModule = new ContainerModule(({ bind }) => {
  bind(ReceiptFiles).toResolvedValue(makeReceiptFilesHttp, [Http]).inSingletonScope()
  bind(StoredFiles).toResolvedValue(makeStoredFilesHttp, [Http]).inSingletonScope()
  bind(DownloadReceipt).toResolvedValue((receipts) => makeDownloadReceipt({ receipts }), [ReceiptFiles])
  bind(AddressFile).toResolvedValue((files) => makeAddressFile({ files }), [StoredFiles])
  bind(ChooseProof).toResolvedValue((session) => makeChooseProof({ session }), [SessionStore])
})
