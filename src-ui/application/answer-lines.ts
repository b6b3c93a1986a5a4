import type { ApplicationForm } from '#domain/application/application-form'
import { summariseApplication, type SummaryLine } from '#domain/application/application-summary'
import { fill } from '../text/fill.ts'
import { APPLICATION as T, DOCUMENT_NAMES } from '../text/ko/application.ts'
import type { ApplicationFields, RefusedField } from './application-form.model.ts'
import type { AnswerLine } from './ConfirmApplication.tsx'

/** Which entry a line can be changed at; what the verification or the session brought cannot be. */
const CHANGED_AT: Readonly<Partial<Record<SummaryLine['label'], RefusedField>>> = {
  'form.mobile': 'mobile',
  'form.rrn': 'rrn1',
  'form.corporateName': 'companyName',
  'form.businessName': 'companyName',
  'form.openingDate': 'openingDate',
  'form.corporateNumber': 'co1',
  'form.settlementMonth': 'settlementMonth',
  'form.bank': 'bank',
  'form.accountNumber': 'accountNumber',
  'form.depositor': 'depositor',
}

const valueOf = ({ label, value }: SummaryLine): string =>
  label === 'form.settlementMonth' ? fill(T['form.settlementMonthOption'], { month: value }) : value

/** The lines of the confirmation, with the names of the form and the attached files at the end. */
export const answerLines = (fields: ApplicationFields, form: ApplicationForm): readonly AnswerLine[] => {
  const { lines, files } = summariseApplication(form)
  return [
    ...lines.map((line) => {
      const at = CHANGED_AT[line.label]
      return {
        name: T[line.label],
        value: valueOf(line),
        at: at === undefined ? null : fields.idOf(at),
      }
    }),
    ...files.map(({ document, name }) => ({
      name: `${T['apply.files']}: ${DOCUMENT_NAMES[document]}`,
      value: name,
      at: fields.idOf(`doc.${document}`),
    })),
  ]
}
