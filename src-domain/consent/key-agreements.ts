import type { ConsentAnswers } from './consent-items.table.ts'
import { MYDATA_COLUMNS } from './consent-items.table.ts'

/** The two agreements that save a person from attaching certificates: public data and tax data. [A-080] [A-135] [D2-04] */
export type KeyAgreements = { readonly publicData: boolean; readonly taxData: boolean }

/** Both are given unless a column behind them was declined. */
export const keyAgreementsOf = (answers: ConsentAnswers): KeyAgreements => ({
  publicData: MYDATA_COLUMNS.every((column) => answers[column] !== false),
  taxData: answers.tax_info_yn !== false,
})

/** One declined key agreement is enough to ask for certificates. [A-080] [D2-04] */
export const certificatesNeeded = ({ publicData, taxData }: KeyAgreements): boolean => !publicData || !taxData
