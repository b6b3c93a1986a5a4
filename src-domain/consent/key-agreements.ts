import type { ConsentAnswers } from './consent-items.table.ts'
import { MYDATA_COLUMNS } from './consent-items.table.ts'

/** The two agreements that save a person from attaching certificates: public data and tax data. [A-080] [A-135] [D2-04] */
export type KeyAgreements = { readonly mdtAgreYn: 'Y' | 'N'; readonly ntaxAgreYn: 'Y' | 'N' }

/** Both are `Y` unless a column behind them was declined. */
export const keyAgreementsOf = (answers: ConsentAnswers): KeyAgreements => ({
  mdtAgreYn: MYDATA_COLUMNS.some((column) => answers[column] === false) ? 'N' : 'Y',
  ntaxAgreYn: answers.tax_info_yn === false ? 'N' : 'Y',
})

/** One declined key agreement is enough to ask for certificates. [A-080] [D2-04] */
export const certificatesNeeded = (agreements: KeyAgreements): boolean =>
  agreements.mdtAgreYn === 'N' || agreements.ntaxAgreYn === 'N'
