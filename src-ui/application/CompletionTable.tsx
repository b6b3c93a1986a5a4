import type { Completion } from '#app/application/read-completion'
import { formatRegistrationNumber, registrationNumberFrom } from '#domain/business/registration-number'
import { type Column, DataTable } from '../design/DataTable.tsx'
import { COMPLETION as T } from '../text/ko/completion.ts'

const orDash = (text: string | null) => (text === null || text === '' ? '-' : text)

const brnoText = (brno: string | null) => {
  const number = registrationNumberFrom(brno ?? '')
  return number === null ? orDash(brno) : formatRegistrationNumber(number)
}

const COLUMNS: readonly Column<Completion>[] = [
  { key: 'representative', label: T['cmptn.representative'], cell: (row) => orDash(row.representative) },
  {
    key: 'brno',
    label: T['cmptn.brno'],
    cell: (row) => <span className="num">{brnoText(row.registrationNumber)}</span>,
  },
  { key: 'business', label: T['cmptn.businessName'], cell: (row) => orDash(row.businessName) },
]

const WAITING: readonly Column<string>[] = [{ key: 'wait', label: T['cmptn.table'], cell: (words) => words }]

/** Who applied, for which business; until the answer is there the table says so itself. */
export const CompletionTable = ({ completion }: { readonly completion: Completion | null }) =>
  completion === null ? (
    <DataTable caption={T['cmptn.table']} columns={WAITING} rows={[T['cmptn.loading']]} rowKey={(words) => words} />
  ) : (
    <DataTable caption={T['cmptn.table']} columns={COLUMNS} rows={[completion]} rowKey={() => 'application'} />
  )
