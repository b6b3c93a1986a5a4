import { formatLookedUpAmount } from '#domain/application/result'
import type { ProofItem } from '#domain/proof/proof'
import type { DownloadReceipt } from '#app/proof/download-receipt'
import { Won } from '#domain/kernel/won'
import { type Column, DataTable } from '../design/DataTable.tsx'
import { KeyValues, Money } from '../design/Facts.tsx'
import { DialogBody } from '../design/ModalHolder.tsx'
import { Pagination, usePage } from '../design/Pagination.tsx'
import { PROOF as T } from '../text/ko/proof.ts'
import look from './proof.module.css'
import { sumOfRecords } from './proof-rows.ts'
import { ReceiptButton } from './ReceiptButton.tsx'

const columnsFor = (phone: string, downloadReceipt: DownloadReceipt): readonly Column<ProofItem>[] => [
  { key: 'company', kind: 'head', label: T['lookup.company'], cell: ({ carrierName }) => carrierName ?? '-' },
  {
    key: 'fee',
    kind: 'amount',
    label: T['lookup.fee'],
    cell: ({ deliveryFee }) => (deliveryFee === null ? '-' : <Money won={Won(deliveryFee)} />),
  },
  {
    key: 'receipt',
    kind: 'actions',
    label: T['receipt.download'],
    cell: ({ id, carrierName }) => (
      <ReceiptButton of={id} about={carrierName ?? ''} phone={phone} downloadReceipt={downloadReceipt} />
    ),
  },
]

/** What platforms or carriers reported for a proof, and all of it together. */
export const ProofRecords = ({
  title,
  records,
  phone,
  downloadReceipt,
}: {
  readonly title: string
  readonly records: readonly ProofItem[]
  readonly phone: string
  readonly downloadReceipt: DownloadReceipt
}) => {
  const page = usePage(records)
  return (
    <DialogBody>
      {records.length === 0 ? (
        <p>{T['lookup.empty']}</p>
      ) : (
        <>
          <DataTable
            caption={title}
            columns={columnsFor(phone, downloadReceipt)}
            rows={page.rows}
            rowKey={({ id }) => id}
          />
          <Pagination label={title} {...page} />
        </>
      )}
      <div className={look.sum}>
        <KeyValues facts={[{ name: T['lookup.sum'], value: formatLookedUpAmount(sumOfRecords(records)) }]} />
      </div>
    </DialogBody>
  )
}
