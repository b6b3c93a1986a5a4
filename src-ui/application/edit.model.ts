import { type Application, statedDay } from '#domain/application/application'
import { type ApplicationForm, emptyForm, acceptInput } from '#domain/application/application-form'
import { corporateNumberIn, corporateParts } from '#domain/business/corporate-number'
import { entityTypeOf } from '#domain/business/entity-type'
import { APPLICATION_LIMITS } from '#domain/programme/application-limits'
import { makeEntryLock } from '../form/entry-lock.ts'
import { type FormSettings, makeApplicationForm } from './application-form.model.ts'

/** The settlement month as the choice has it; empty for one that is none of them. */
const monthOf = (settlementMonth: string | null): string => {
  const month = APPLICATION_LIMITS.settlementMonths.find((known) => known === Number(settlementMonth))
  return month === undefined ? '' : String(month)
}

/** A loaded application as the form has it: what is corrected, with what is there already. */
const formOf = (application: Application): ApplicationForm => ({
  ...emptyForm({
    applicationNumber: application.number,
    paymentType: application.paymentType,
    registrationNumber: application.registrationNumber ?? '',
    entityType: application.entityType ?? entityTypeOf(null),
    name: application.applicantName ?? '',
    birth: '',
    mobile: '',
    keyAgreements: { publicData: true, taxData: true },
  }),
  companyName: acceptInput('companyName', application.companyName ?? ''),
  ...corporateParts(application.corporateNumber ?? corporateNumberIn('')),
  openingDate: statedDay(application.openingDate) ?? '',
  settlementMonth: monthOf(application.settlementMonth),
  accountNumber: acceptInput('accountNumber', application.accountNumber ?? ''),
  depositor: acceptInput('depositor', application.depositor ?? ''),
})

/** The entries of an edit page. No documents are asked for there. */
export const openEdit = (form: 'accountEdit' | 'businessEdit', application: Application, settings: FormSettings) =>
  makeApplicationForm(makeEntryLock(form), formOf(application), settings)
