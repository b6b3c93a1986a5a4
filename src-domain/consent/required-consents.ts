import type { PaymentType } from '../business/payment-type.ts'
import type { Settings } from '../kernel/settings.ts'
import { CONSENT_GROUPS } from './consent-groups.ts'
import { CONSENT_ROWS, MYDATA_COLUMNS, type ConsentAnswers, type ConsentColumn } from './consent-items.table.ts'

const isMydata = (column: ConsentColumn) => (MYDATA_COLUMNS as readonly ConsentColumn[]).includes(column)

/** 제공 요구하지 않음: no column of the public data was given, by the explicit choice. [A-045] [D2-03] */
const declinesMydata = (answers: ConsentAnswers): boolean => MYDATA_COLUMNS.every((column) => answers[column] === false)

/**
 * 필수 동의: the required columns that are missing among saved answers, in the order of the pages. Groups that were not
 * shown to this payment type are not asked for; declining the public data as a whole is an answer where the setting
 * allows it.
 */
export const missingConsents = (
  answers: ConsentAnswers,
  paymentType: PaymentType,
  settings: Pick<Settings, 'consentSet' | 'mydataDecline'>,
): readonly ConsentColumn[] => {
  const declined = settings.mydataDecline === 'allow' && declinesMydata(answers)
  return CONSENT_ROWS[settings.consentSet]
    .filter(({ required, group }) => required && (paymentType === 'rapid' || !CONSENT_GROUPS[group].rapidOnly))
    .map(({ column }) => column)
    .filter((column) => answers[column] !== true && !(declined && isMydata(column)))
}
