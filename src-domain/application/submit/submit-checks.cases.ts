import { businessNumberOrThrow } from '../../business/examples/business-number-or-throw.ts'
import { toBankCode } from '../../account/account.ts'
import type { DecisionCaseFrom } from '../../kernel/decide.ts'
import { DEFAULT_SETTINGS } from '../../settings/settings.ts'
import { APPLICATION_LIMITS } from '../../programme/application-limits.ts'
import { type ApplicationForm, unfilledApplicationForm } from '../form/application-form.ts'
import { wrapResidentNumber } from '../form/resident-number.ts'
import type { SubmitSettings } from './submit-checks.table.ts'
import type { SubmittableForm, SubmitRefusal } from './submit-checks.ts'

const { mobileDigits, residentNumberDigits: rrnDigits, corporateNumberDigits: coDigits } = APPLICATION_LIMITS
/**
 * Returns a number, extended or cut to `digits` digits. If a limit changes, only the cases about that limit then fail.
 */
const padNumber = (number: string, digits: number) => number.padEnd(digits, '1').slice(0, digits)

/** Two forms that may be submitted, with invented people and invented numbers. */
export const INDIVIDUAL_APPLICATION_FORM: SubmittableForm = {
  ...unfilledApplicationForm({
    applicationNumber: 'A202506260001',
    paymentType: 'confirmed',
    businessNumber: businessNumberOrThrow('1000100001'),
    entityType: 'individual',
    name: '김서준',
    birth: '19900101',
    mobile: padNumber('01012345678', mobileDigits),
    keyAgreements: { publicData: true, taxData: true },
  }),
  resident: wrapResidentNumber(padNumber('900101', rrnDigits.front), padNumber('1234567', rrnDigits.back)),
  companyName: '한빛분식',
  openingDate: '2020-01-31',
  bank: { code: toBankCode('4'), name: '국민은행' },
  accountNumber: '1101234567890',
  depositor: '김서준',
  taxpayerType: 'standard',
  checks: { realName: 'passed', business: 'passed', account: 'passed' },
}
export const CORPORATE_APPLICATION_FORM: SubmittableForm = {
  ...INDIVIDUAL_APPLICATION_FORM,
  businessNumber: businessNumberOrThrow('1008100001'),
  entityType: 'corporate',
  companyName: '주식회사 한빛',
  corporateFront: padNumber('110111', coDigits.front),
  corporateBack: padNumber('1234567', coDigits.back),
  settlementMonth: '3',
  depositor: '주식회사 한빛',
}

const individual = (change: Partial<ApplicationForm>): ApplicationForm => ({
  ...INDIVIDUAL_APPLICATION_FORM,
  ...change,
})
const corporate = (change: Partial<ApplicationForm>): ApplicationForm => ({ ...CORPORATE_APPLICATION_FORM, ...change })
const rrn = (residentFront: string, residentBack: string) =>
  individual({ resident: wrapResidentNumber(residentFront, residentBack) })
const declined = { publicData: false, taxData: true } as const
const ALL_CHECKS: SubmitSettings = { ...DEFAULT_SETTINGS, requireAllChecks: true }

type SubmitCase = DecisionCaseFrom<{
  about: string
  form: ApplicationForm
  settings?: SubmitSettings
}, 'ok' | SubmitRefusal>

/**
 * Forms with one error each and the failure that the alert shows, and two valid forms. The rule of check 4 for a
 * missing mobile number has its own test, because an earlier check reports `mobileLength` first.
 */
export const SUBMIT_CHECK_CASES: readonly SubmitCase[] = [
  { proves: ['A-106'], rule: 'SB-101', about: 'no application number', form: individual({ applicationNumber: '' }), verdict: { code: 'sessionMissing', field: null } },
  { proves: ['A-106'], rule: 'SB-101', about: 'no application type', form: individual({ paymentType: null }), verdict: { code: 'sessionMissing', field: null } },
  { proves: ['A-106'], rule: 'SB-101', about: 'no business number', form: individual({ businessNumber: '' }), verdict: { code: 'sessionMissing', field: null } },
  { proves: ['A-107'], rule: 'SB-201', about: 'ten digits', form: individual({ mobile: '0101234567' }), verdict: { code: 'mobileLength', field: 'mobile' } },
  { proves: ['A-107'], rule: 'SB-201', about: 'twelve digits', form: individual({ mobile: '010123456789' }), verdict: { code: 'mobileLength', field: 'mobile' } },
  { proves: ['A-107'], rule: 'SB-201', about: 'no mobile', form: individual({ mobile: '' }), verdict: { code: 'mobileLength', field: 'mobile' } },
  { proves: ['D2-114'], rule: 'SB-202', about: 'a landline', form: individual({ mobile: '02012345678' }), verdict: { code: 'notMobile', field: 'mobile' } },
  { proves: ['D2-114'], rule: 'SB-202', about: 'an area code with a landline number', form: individual({ mobile: '02123456789' }), verdict: { code: 'notMobile', field: 'mobile' } },
  {
    proves: ['A-108'],
    rule: 'SB-301',
    about: 'account not checked',
    form: individual({ checks: { ...INDIVIDUAL_APPLICATION_FORM.checks, account: 'open' } }),
    verdict: { code: 'accountNotChecked', field: 'check.account' },
  },
  {
    proves: ['A-105', 'D2-16'],
    rule: 'SB-302',
    about: 'real name not checked',
    form: individual({ checks: { ...INDIVIDUAL_APPLICATION_FORM.checks, realName: 'open' } }),
    settings: ALL_CHECKS,
    verdict: { code: 'realNameNotChecked', field: 'check.realName' },
  },
  {
    proves: ['A-105', 'D2-16'],
    rule: 'SB-303',
    about: 'business open',
    form: individual({ checks: { ...INDIVIDUAL_APPLICATION_FORM.checks, business: 'open' } }),
    settings: ALL_CHECKS,
    verdict: { code: 'businessNotChecked', field: 'check.business' },
  },
  { proves: ['A-111'], rule: 'SB-402', about: 'no birth date', form: individual({ birth: '' }), verdict: { code: 'birthMissing', field: 'birth' } },
  { proves: ['A-111'], rule: 'SB-403', about: 'no front part', form: rrn('', '1234567'), verdict: { code: 'residentMissing', field: 'residentFront' } },
  { proves: ['A-111'], rule: 'SB-404', about: 'no back part', form: rrn('900101', ''), verdict: { code: 'residentMissing', field: 'residentBack' } },
  { proves: ['A-112'], rule: 'SB-405', about: 'no corporate name', form: corporate({ companyName: '' }), verdict: { code: 'corporateNameMissing', field: 'companyName' } },
  { proves: ['A-112'], rule: 'SB-406', about: 'no business name', form: individual({ companyName: '' }), verdict: { code: 'businessNameMissing', field: 'companyName' } },
  { proves: ['A-110'], rule: 'SB-407', about: 'no first part', form: corporate({ corporateFront: '' }), verdict: { code: 'corporateNumberMissing', field: 'corporateFront' } },
  { proves: ['A-110'], rule: 'SB-408', about: 'no second part', form: corporate({ corporateBack: '' }), verdict: { code: 'corporateNumberMissing', field: 'corporateBack' } },
  { proves: ['A-110'], rule: 'SB-409', about: 'no opening date', form: individual({ openingDate: '' }), verdict: { code: 'openingDateMissing', field: 'openingDate' } },
  { proves: ['A-113'], rule: 'SB-410', about: 'no settlement month', form: corporate({ settlementMonth: '' }), verdict: { code: 'settlementMonthMissing', field: 'settlementMonth' } },
  { proves: ['A-114'], rule: 'SB-411', about: 'no bank', form: individual({ bank: null }), verdict: { code: 'bankMissing', field: 'bank' } },
  { proves: ['A-110'], rule: 'SB-412', about: 'no account number', form: individual({ accountNumber: '' }), verdict: { code: 'accountNumberMissing', field: 'accountNumber' } },
  { proves: ['A-114'], rule: 'SB-413', about: 'no holder', form: individual({ depositor: '' }), verdict: { code: 'depositorMissing', field: 'depositor' } },
  { proves: ['A-115'], rule: 'SB-501', about: 'short front part', form: rrn('90010', '1234567'), verdict: { code: 'residentLength', field: 'residentFront' } },
  { proves: ['A-115'], rule: 'SB-502', about: 'short back part', form: rrn('900101', '123456'), verdict: { code: 'residentLength', field: 'residentBack' } },
  { proves: ['A-116'], rule: 'SB-601', about: 'a space in the first part', form: corporate({ corporateFront: '110 11' }), verdict: { code: 'corporateNumberSpace', field: 'corporateFront' } },
  { proves: ['A-116'], rule: 'SB-602', about: 'a space in the second part', form: corporate({ corporateBack: '123 567' }), verdict: { code: 'corporateNumberSpace', field: 'corporateBack' } },
  { proves: ['A-116'], rule: 'SB-603', about: 'short first part', form: corporate({ corporateFront: '11011' }), verdict: { code: 'corporateNumberLength', field: 'corporateFront' } },
  { proves: ['A-116'], rule: 'SB-604', about: 'short second part', form: corporate({ corporateBack: '123456' }), verdict: { code: 'corporateNumberLength', field: 'corporateBack' } },
  { proves: ['A-117'], rule: 'SB-701', about: 'no such day', form: individual({ openingDate: '2023-02-29' }), verdict: { code: 'openingDateInvalid', field: 'openingDate' } },
  { proves: ['A-117'], rule: 'SB-701', about: 'another form', form: individual({ openingDate: '20200131' }), verdict: { code: 'openingDateInvalid', field: 'openingDate' } },
  { proves: ['A-118'], rule: 'SB-801', about: 'blank corporate name', form: corporate({ companyName: '  ' }), verdict: { code: 'corporateNameBlank', field: 'companyName' } },
  { proves: ['A-118'], rule: 'SB-802', about: 'blank business name', form: individual({ companyName: '　' }), verdict: { code: 'businessNameBlank', field: 'companyName' } },
  { proves: ['D1-441'], rule: 'SB-802', about: 'business name of invisible letters only', form: individual({ companyName: '\u200B\u3164' }), verdict: { code: 'businessNameBlank', field: 'companyName' } },
  { proves: ['A-109', 'A-118'], rule: 'SB-803', about: 'blank holder', form: individual({ depositor: ' ' }), verdict: { code: 'depositorBlank', field: 'depositor' } },
  {
    proves: ['A-088'],
    rule: 'SB-901',
    about: 'no registration certificate',
    form: individual({ keyAgreements: declined, documents: { vatStandard: { name: 'v.pdf', size: 1 } } }),
    verdict: { code: 'documentMissing', field: 'doc.businessRegistration', documents: ['businessRegistration'] },
  },
  {
    proves: ['A-083', 'A-088'],
    rule: 'SB-901',
    about: 'neither VAT certificate',
    form: individual({
      keyAgreements: declined,
      taxpayerType: 'unknown',
      documents: { businessRegistration: { name: 'b.pdf', size: 1 } },
    }),
    verdict: { code: 'documentMissing', field: 'doc.vatStandard', documents: ['vatStandard', 'vatExempt'] },
  },
  { proves: ['A-105', 'A-121'], rule: 'SB-902', about: 'an individual without any document', form: INDIVIDUAL_APPLICATION_FORM, verdict: 'ok' },
  { proves: ['A-105'], rule: 'SB-902', about: 'a corporation without any document', form: CORPORATE_APPLICATION_FORM, verdict: 'ok' },
]
