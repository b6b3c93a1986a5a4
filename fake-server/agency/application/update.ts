import type { ApplicationStatus } from '#domain/application-status/application-status.table'
import {
  EDIT_OF_ENTRY,
  type EditableEntry,
  recordedChangeOfAccountEdit,
  RECORDED_CHANGE_OF_BUSINESS_EDIT,
} from '#domain/application/edit/application-edit'
import { decideCertificationMatch } from '#domain/application/submit/certification-match'
import { decideBusinessEditContent, isBusinessNumberKept } from '#domain/application/submit/revalidation'
import { decideApplicationTransition } from '#domain/application/transitions'
import { APPLICATION_TRANSITIONS } from '#domain/application/transitions.table'
import { parseBusinessLookupEntries } from '#domain/business/business-lookup'
import { cleanCorporateNumber, corporateNumberParts } from '#domain/business/corporate-number'
import { entityTypeOfCode, entityTypeOrIndividual } from '#domain/business/entity-type'
import { parsePaymentType } from '#domain/business/payment-type'
import type { TaxStatusVerdict } from '#domain/business/tax-status'
import type { RefusalRow } from '#domain/kernel/transitions'
import type { Settings } from '#domain/settings/settings'
import { type Instant, kstDateOf } from '#domain/time/calendar'
import { parseDateDigits } from '#domain/time/written-dates'
import { RECORDED_EDITS } from '#server-rules/recorded-edits'
import { okAnswerSchema } from '../../http/answer-schemas.ts'
import { reject, okAnswer } from '../../http/answers.ts'
import { applicantEndpoint } from '../../http/applicant-endpoint.ts'
import type { ApplicationDoc, TokenDoc } from '../../world/collections.ts'
import { recordHistory } from '../../world/history.ts'
import { Type, UncheckedValue } from '../../world/schema.ts'
import { settingsOf } from '../../world/settings.ts'
import { changeDoc, findDoc, putDoc, type World } from '../../world/world.ts'
import { canReceivePayout } from '../account/accounts.ts'
import { decideDuplicateInWorld } from '../applicant/applications.ts'
import { rejectIfForeign } from '../applicant/own-application.ts'
import {
  businessOrDefault,
  businessNumberFromWire,
  decideTaxStatusOf,
  TAX_STATUS_REFUSALS,
} from '../business/businesses.ts'
import { isConfirmedOpeningDate } from '../business/validate-business.ts'
import { proofForRulesOf, proofMastersOf } from '../proof/stored-proofs.ts'
import { APPLICATION_STATUS_WORDS, parseObjectPart } from './application-wire.ts'

type UpdateInput = Readonly<Record<string, unknown>>
type EditAction = 'edit-account' | 'edit-business'
const text = (input: UpdateInput, field: string): string => {
  const value = input[field]
  return typeof value === 'string' ? value : ''
}

const rejectAccount = (world: World, login: TokenDoc, input: UpdateInput): void => {
  const [bankNm, acntNo, dpstrNm] = [text(input, 'bankNm'), text(input, 'acntNo'), text(input, 'dpstrNm')]
  const account = canReceivePayout(world, login, { bankNm, acntNo, dpstrNm })
  const decision = decideCertificationMatch({ kinds: true, name: true, birth: true, account })
  if (decision.verdict !== 'ok')
    reject('accountEdit/account', 400, 'ACCOUNT_MISMATCH', 'server.accountMismatch', { decision })
}

const NUMBER_REFUSAL = { ...TAX_STATUS_REFUSALS, kept: 'server.numberKept' } as const

/**
 * Returns the tax office's status of the sent business number. For the application's current business number, returns
 * `same` without a query. [E-086] [E-087]
 */
const numberOf = (world: World, { brNo }: ApplicationDoc, sentNumber: string): TaxStatusVerdict | 'same' => {
  return sentNumber === brNo ? 'same' : decideTaxStatusOf(businessOrDefault(world, sentNumber)).verdict
}

/**
 * Rejects the call if the lookup rules or the tax office refuse the data, or if another live application has the
 * business number.
 */
const rejectBusiness = (world: World, application: ApplicationDoc, input: UpdateInput, now: Instant): void => {
  const brno = text(input, 'brno')
  const businessNumber = businessNumberFromWire(brno) ?? ''
  const entityType = entityTypeOrIndividual(entityTypeOfCode(application.mngFrGb))
  const openingDate = parseDateDigits(text(input, 'opbzDt')) ?? ''
  const lookupEntries = parseBusinessLookupEntries({
    representative: text(application.fields, 'aplyNm'),
    companyName: text(input, 'corpNm'),
    openingDate,
    businessNumber,
    entityType,
    ...corporateNumberParts(cleanCorporateNumber(text(input, 'crpno'))),
  })
  const entries = { openingDate, companyName: text(input, 'corpNm'), settlementMonth: text(input, 'soaMm'), entityType }
  const number = numberOf(world, application, brno)
  const proofs = proofMastersOf(world, application.aplyNo).map(proofForRulesOf)
  const mustKeepNumber = number !== 'same' && isBusinessNumberKept(parsePaymentType(application.aplyType), proofs)
  const edit = {
    complete: lookupEntries.ok,
    number,
    confirmed: isConfirmedOpeningDate(text(input, 'opbzDt')),
    kept: mustKeepNumber,
  }
  const decision = decideBusinessEditContent(entries, edit, kstDateOf(now))
  if (decision.verdict !== 'ok') {
    const { verdict } = decision
    const ofNumber = verdict === 'closed' || verdict === 'unregistered' || verdict === 'kept'
    const message = ofNumber ? NUMBER_REFUSAL[verdict] : 'server.createInvalid'
    reject('businessEdit/entries', 400, 'APL_INVALID', message, { decision })
  }
  const duplicate = decideDuplicateInWorld(world, { businessNumber }, application.aplyNo)
  if (duplicate.verdict !== 'none')
    reject('businessEdit/duplicate', 409, 'APL_DUPLICATE', 'server.createDuplicate', { decision: duplicate })
}

/** The name of each entry that an edit stores. */
const FIELD_OF_ENTRY = {
  bankName: 'bankNm',
  accountNumber: 'acntNo',
  depositor: 'dpstrNm',
  businessNumber: 'brno',
  companyName: 'corpNm',
  openingDate: 'opbzDt',
  corporateNumber: 'crpno',
  settlementMonth: 'soaMm',
} as const satisfies Readonly<Record<EditableEntry, keyof ApplicationDoc['fields']>>

const EDITED_FIELDS = Object.entries(FIELD_OF_ENTRY).map(([entry, field]) => ({
  field,
  action: `edit-${EDIT_OF_ENTRY[entry as EditableEntry]}` as const,
}))

/**
 * The body of an edit: the application, the status that the edit leads to, and the edited fields of the account or of
 * the business data.
 */
const UpdateData = Type.Object({
  aplyNo: Type.String(),
  ci: Type.String(),
  prcsStts: Type.String(),
  ...Object.fromEntries(EDITED_FIELDS.map(({ field }) => [field, Type.Optional(Type.String())])),
})

/** Moves the cookie and the consents to the application's new business number. [A-262] [D2-96] */
const withNumber = (world: World, login: TokenDoc, { aplyNo, brNo }: ApplicationDoc): World =>
  changeDoc(
    changeDoc(world, 'tokens', login.token, (token) => ({ ...token, brNo })),
    'consents',
    aplyNo,
    (consents) => ({ ...consents, brNo }),
  )

const { id: rule, ref } = APPLICATION_TRANSITIONS.at(-1) as RefusalRow
/** The reason of the refusal if no row of the table leads to the requested status. */
const NO_SUCH_CHANGE = { because: { rule, ref }, facts: {} }

/** Decides the status that an edit leads to. */
const decideEdit = (action: EditAction, from: ApplicationStatus | null, settings: Settings) => {
  const change = action === 'edit-account' ? ({ action, settings } as const) : { action }
  return decideApplicationTransition({ who: 'applicant', from, ...change })
}

/**
 * Stores an edit of the account or of the business data if the status allows it: only the fields of that edit, and the
 * status from the transition table.
 */
export const updateApplication = applicantEndpoint({
  method: 'PATCH',
  path: '/api/v1/application/update',
  ref: 'A-250',
  rejects: ['APL_INVALID', 'APL_NOT_FOUND', 'APL_UPDATE_NOT_ALLOWED', 'APL_DUPLICATE', 'ACCOUNT_MISMATCH'],
  form: [],
  body: Type.Object({ updateData: Type.Optional(UncheckedValue(UpdateData)) }),
  answer: okAnswerSchema(),
  handler: (world, call) => {
    const { login, now, addresses } = call
    const input =
      parseObjectPart(call.body.updateData) ?? reject('edit/input', 400, 'APL_INVALID', 'server.createInvalid')
    const application =
      findDoc(world, 'applications', text(input, 'aplyNo')) ??
      reject('edit/application', 404, 'APL_NOT_FOUND', 'server.noResult')
    rejectIfForeign('edit/foreign', login, {}, application.brNo === login.brNo && application.ci === login.ci)
    if (input['ci'] !== login.ci) reject('edit/person', 404, 'APL_NOT_FOUND', 'server.noResult')

    // The target status shows which edit this is, because only edited business data answer a supplement request.
    const isBusiness = input['prcsStts'] === APPLICATION_STATUS_WORDS.supplementComplete
    const action: EditAction = isBusiness ? 'edit-business' : 'edit-account'
    const from = application.status
    const decision = decideEdit(action, from, settingsOf(world, addresses()))
    const to = 'refused' in decision.verdict ? null : decision.verdict.to
    if (from === null || to === null || to === 'registered' || APPLICATION_STATUS_WORDS[to] !== input['prcsStts'])
      reject(
        isBusiness ? 'businessEdit/status' : 'accountEdit/status',
        409,
        'APL_UPDATE_NOT_ALLOWED',
        'server.updateNotAllowed',
        { decision: to === null ? decision : NO_SUCH_CHANGE },
      )

    if (isBusiness) rejectBusiness(world, application, input, now)
    else rejectAccount(world, login, input)
    const editedFields = EDITED_FIELDS.filter((field) => field.action === action)
    const fields = {
      ...application.fields,
      ...Object.fromEntries(editedFields.map(({ field }) => [field, text(input, field)])),
    }
    const { recordedEdit } = isBusiness ? RECORDED_CHANGE_OF_BUSINESS_EDIT : recordedChangeOfAccountEdit(from)
    const editedApplication: ApplicationDoc = {
      ...application,
      brNo: isBusiness ? text(input, 'brno') : application.brNo,
      status: to,
      // The reasons belong to the earlier status and do not apply to the new one.
      ...(to === from ? {} : { reasons: [], remark: '' }),
      fields,
      changedAt: now,
    }
    const withApplication = withNumber(
      putDoc(world, 'applications', application.aplyNo, editedApplication),
      login,
      editedApplication,
    )
    return [recordHistory(withApplication, call, application.aplyNo, action, RECORDED_EDITS[recordedEdit]), okAnswer()]
  },
})
