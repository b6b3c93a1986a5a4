import { isBlank, isDigitsOfLength } from '../../text/characters.ts'
import { entityTraits, type EntityTraits, isCorporateNumberRequired } from '../../business/entity-type.ts'
import { parseKstDate } from '../../time/calendar.ts'
import type { ChecklistRow, Checklist } from '../../kernel/checklist.ts'
import type { Settings } from '../../settings/settings.ts'
import type { ApplicationEntryField } from '../application-entries.table.ts'
import type { ApplicationForm, ApplicationFormTarget } from '../form/application-form.ts'
import { APPLICATION_LIMITS } from '../../programme/application-limits.ts'
import { type MobileNumberRefusal, mobileNumberRefusal } from '../form/mobile-number.ts'
import { requestedDocuments, missingDocuments } from '../form/required-documents.ts'
import { type RealNameRefusal, residentNumberParts } from '../form/resident-number.ts'

export type SubmitSettings = Pick<Settings, 'requireAllChecks' | 'missingRequiredFiles' | 'paymentCertificates'>

export type SubmitFacts = { readonly form: ApplicationForm; readonly settings: SubmitSettings }

export type SubmitRefusalCode =
  | 'sessionMissing' | 'accountNotChecked' | 'realNameNotChecked' | 'businessNotChecked' | 'mobileMissing' | MobileNumberRefusal
  | RealNameRefusal | 'corporateNameMissing' | 'businessNameMissing' | 'corporateNameBlank' | 'businessNameBlank'
  | 'corporateNumberMissing' | 'corporateNumberSpace' | 'corporateNumberLength' | 'openingDateMissing' | 'openingDateInvalid'
  | 'settlementMonthMissing' | 'bankMissing' | 'accountNumberMissing' | 'depositorMissing' | 'depositorBlank' | 'documentMissing'

/**
 * The result of a failed check, and the field that it focuses. The field is null if no field can correct the failure,
 * and `documents` if each row without its document is a separate failure.
 */
export type FailedSubmitCheck = { readonly code: SubmitRefusalCode; readonly field: ApplicationFormTarget | 'documents' | null }

/** One required entry, for everyone or for the applicants that match the condition. */
type RequiredEntry<Id extends string = string> = {
  readonly id: Id
  readonly field: ApplicationEntryField
  readonly askedOf?: Partial<EntityTraits>
  readonly code: SubmitRefusalCode
  readonly ref: string
}

/**
 * Check 4, in the order of its fields. Only an empty value fails check 4; a name of blanks fails check 8. to
 * [A-114]
 */
const REQUIRED_ENTRIES = [
  { id: 'SB-401', field: 'mobile', code: 'mobileMissing', ref: 'A-110' },
  { id: 'SB-402', field: 'birth', code: 'birthMissing', ref: 'A-111' },
  { id: 'SB-403', field: 'residentFront', code: 'residentMissing', ref: 'A-111' },
  { id: 'SB-404', field: 'residentBack', code: 'residentMissing', ref: 'A-111' },
  { id: 'SB-405', field: 'companyName', askedOf: { namedAs: 'corporateName' }, code: 'corporateNameMissing', ref: 'A-112' },
  { id: 'SB-406', field: 'companyName', askedOf: { namedAs: 'businessName' }, code: 'businessNameMissing', ref: 'A-112' },
  { id: 'SB-407', field: 'corporateFront', askedOf: { corporateNumber: true }, code: 'corporateNumberMissing', ref: 'A-110' },
  { id: 'SB-408', field: 'corporateBack', askedOf: { corporateNumber: true }, code: 'corporateNumberMissing', ref: 'A-110' },
  { id: 'SB-409', field: 'openingDate', code: 'openingDateMissing', ref: 'A-110' },
  { id: 'SB-410', field: 'settlementMonth', askedOf: { settlementMonth: true }, code: 'settlementMonthMissing', ref: 'A-113' },
  { id: 'SB-411', field: 'bank', code: 'bankMissing', ref: 'A-114' },
  { id: 'SB-412', field: 'accountNumber', code: 'accountNumberMissing', ref: 'A-110' },
  { id: 'SB-413', field: 'depositor', code: 'depositorMissing', ref: 'A-114' },
] as const satisfies readonly RequiredEntry[]

const entryText = (form: ApplicationForm, field: ApplicationEntryField): string => {
  if (field === 'residentFront' || field === 'residentBack') return residentNumberParts(form.resident)[field]
  return field === 'bank' ? (form.bank?.code ?? '') : form[field]
}

const { corporateNumberDigits, residentNumberDigits } = APPLICATION_LIMITS

/** True if check 1 passes. The check also runs when the form opens. [A-047] [A-106] [D2-12] */
export const hasSessionValues = (session: Pick<ApplicationForm, 'applicationNumber' | 'paymentType' | 'businessNumber'>): boolean =>
  session.applicationNumber !== '' && session.paymentType !== null && session.businessNumber !== ''

const kindOf = (form: ApplicationForm): EntityTraits => entityTraits(form.entityType)

const blank = (text: string) => text !== '' && isBlank(text)
const residentWrong = (form: ApplicationForm, part: 'residentFront' | 'residentBack') =>
  !isDigitsOfLength(entryText(form, part), residentNumberDigits[part === 'residentFront' ? 'front' : 'back'])
const isCorporateAsked = (form: ApplicationForm): boolean =>
  isCorporateNumberRequired(kindOf(form), form)
const corporateWrong = (form: ApplicationForm, part: 'corporateFront' | 'corporateBack') =>
  isCorporateAsked(form) && !isDigitsOfLength(form[part], corporateNumberDigits[part === 'corporateFront' ? 'front' : 'back'])
const corporateSpaced = (form: ApplicationForm, part: 'corporateFront' | 'corporateBack') => isCorporateAsked(form) && /\s/u.test(form[part])
const blankName = (form: ApplicationForm, namedAs: EntityTraits['namedAs']) =>
  kindOf(form).namedAs === namedAs && blank(form.companyName)

const isAskedOf = (traits: Partial<EntityTraits>, form: ApplicationForm): boolean =>
  Object.entries(traits).every(([column, value]) => kindOf(form)[column as keyof EntityTraits] === value)

const requiredCheck = <Id extends string>({ id, ref, askedOf = {}, ...breach }: RequiredEntry<Id>): ChecklistRow<SubmitFacts, FailedSubmitCheck, Id> => ({
  id,
  broken: ({ form }) => isAskedOf(askedOf, form) && entryText(form, breach.field) === '',
  then: breach,
  ref,
})

/** Returns the required documents that have no file; empty if the deployment collects them later. */
export const missingDocumentsOfForm = ({ form, settings }: SubmitFacts): ReturnType<typeof missingDocuments> =>
  settings.missingRequiredFiles === 'empty' ? [] : missingDocuments(requestedDocuments(form, settings), form.documents)

/**
 * The checks in order: 1 to 8, then the documents. The first digit in the id of a row is the number of its check. The
 * rows of check 4 follow the order of the fields. An alert shows the first failure. to
 */
export const SUBMIT_CHECKS = [
  { id: 'SB-101', broken: ({ form }) => !hasSessionValues(form), then: { code: 'sessionMissing', field: null }, ref: 'A-106' },
  { id: 'SB-201', broken: ({ form }) => mobileNumberRefusal(form.mobile) === 'mobileLength', then: { code: 'mobileLength', field: 'mobile' }, ref: 'A-107' },
  { id: 'SB-202', broken: ({ form }) => mobileNumberRefusal(form.mobile) === 'notMobile', then: { code: 'notMobile', field: 'mobile' }, ref: 'D2-114' },
  { id: 'SB-301', broken: ({ form }) => form.checks.account !== 'passed', then: { code: 'accountNotChecked', field: 'check.account' }, ref: 'A-108' },
  { id: 'SB-302', broken: ({ form, settings }) => settings.requireAllChecks && form.checks.realName === 'open', then: { code: 'realNameNotChecked', field: 'check.realName' }, ref: 'D2-16' },
  { id: 'SB-303', broken: ({ form, settings }) => settings.requireAllChecks && form.checks.business === 'open', then: { code: 'businessNotChecked', field: 'check.business' }, ref: 'D2-16' },
  ...REQUIRED_ENTRIES.map(requiredCheck),
  { id: 'SB-501', broken: ({ form }) => residentWrong(form, 'residentFront'), then: { code: 'residentLength', field: 'residentFront' }, ref: 'A-115' },
  { id: 'SB-502', broken: ({ form }) => residentWrong(form, 'residentBack'), then: { code: 'residentLength', field: 'residentBack' }, ref: 'A-115' },
  { id: 'SB-601', broken: ({ form }) => corporateSpaced(form, 'corporateFront'), then: { code: 'corporateNumberSpace', field: 'corporateFront' }, ref: 'A-116' },
  { id: 'SB-602', broken: ({ form }) => corporateSpaced(form, 'corporateBack'), then: { code: 'corporateNumberSpace', field: 'corporateBack' }, ref: 'A-116' },
  { id: 'SB-603', broken: ({ form }) => corporateWrong(form, 'corporateFront'), then: { code: 'corporateNumberLength', field: 'corporateFront' }, ref: 'A-116' },
  { id: 'SB-604', broken: ({ form }) => corporateWrong(form, 'corporateBack'), then: { code: 'corporateNumberLength', field: 'corporateBack' }, ref: 'A-116' },
  { id: 'SB-701', broken: ({ form }) => parseKstDate(form.openingDate) === null, then: { code: 'openingDateInvalid', field: 'openingDate' }, ref: 'A-117' },
  { id: 'SB-801', broken: ({ form }) => blankName(form, 'corporateName'), then: { code: 'corporateNameBlank', field: 'companyName' }, ref: 'A-118' },
  { id: 'SB-802', broken: ({ form }) => blankName(form, 'businessName'), then: { code: 'businessNameBlank', field: 'companyName' }, ref: 'A-118' },
  { id: 'SB-803', broken: ({ form }) => blank(form.depositor), then: { code: 'depositorBlank', field: 'depositor' }, ref: 'A-118' },
  { id: 'SB-901', broken: (facts) => missingDocumentsOfForm(facts).length > 0, then: { code: 'documentMissing', field: 'documents' }, ref: 'A-088' },
  { id: 'SB-902', then: 'ok', ref: 'A-121' },
] as const satisfies Checklist<SubmitFacts, FailedSubmitCheck>
