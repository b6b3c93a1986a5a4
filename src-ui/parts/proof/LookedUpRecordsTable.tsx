import { formatCappedAmount } from '#domain/application/result/total-support'
import { Won } from '#domain/kernel/won'
import type { ProofItem, Proof } from '#domain/proof/proof'
import { sumOfDeliveryFees } from '#domain/proof/proof-items'
import { PROOF_LIST_TEXTS as T } from '#ui/text/ko/proof/proof.ts'
import { type TableColumn, DataTable } from '../design/DataTable.tsx'
import { KeyValues, WonText } from '../design/Facts.tsx'
import { StackedSection } from '../design/Page.tsx'
import { Pagination, usePagination } from '../design/Pagination.tsx'
import styles from './LookedUpRecordsTable.module.css'

/** The carrier or platform that reported a delivery, and what the delivery cost. [A-187] [P-103] */
export const LOOKED_UP_RECORD_COLUMNS: readonly TableColumn<ProofItem>[] = [
  { key: 'company', kind: 'head', label: T['lookup.company'], cell: ({ carrierName }) => carrierName ?? '-' },
  {
    key: 'fee',
    kind: 'amount',
    label: T['lookup.fee'],
    cell: ({ deliveryFee }) => (deliveryFee === null ? '-' : <WonText won={Won(deliveryFee)} />),
  },
]

export const LookedUpRecordsSum = ({ records }: { readonly records: readonly ProofItem[] }) => (
  <div className={styles.sum}>
    <KeyValues facts={[{ name: T['lookup.sum'], value: formatCappedAmount(sumOfDeliveryFees(records)) }]} />
  </div>
)

/** The records of carriers or platforms for a looked-up proof. [P-103] */
export const LookedUpRecordsTable = ({
  proof,
  records,
}: {
  readonly proof: Proof
  readonly records: readonly ProofItem[]
}) => {
  const page = usePagination(records)
  if (records.length === 0) return null
  const title = T[proof.proofType === 'rapid' ? 'lookup.rapidTitle' : 'lookup.parcelTitle']
  return (
    <StackedSection title={title}>
      <DataTable caption={title} columns={LOOKED_UP_RECORD_COLUMNS} rows={page.rows} rowKey={({ id }) => id} />
      <LookedUpRecordsSum records={records} />
      <Pagination label={title} {...page} />
    </StackedSection>
  )
}
