import { reachedStatusOrThrow } from '#domain/kernel/transitions'
import type { RegistrableProofType } from '#domain/proof/proof'
import { decideProofYears } from '#domain/proof/proof-period'
import { decideProofTotal, type ProofTotalVerdict } from '#domain/proof/proof-total'
import { hasApprovedBaseProof } from '#domain/proof/registration/base-proof'
import { decideCarrierRequest, parseCarriers } from '#domain/proof/registration/carrier-request'
import { decideFileCounts } from '#domain/proof/registration/file-counts'
import {
  decideRegistrationEligibility,
  type RegistrationPath,
} from '#domain/proof/registration/registration-eligibility'
import { decideProofTransition } from '#domain/proof/transitions'
import type { Settings } from '#domain/settings/settings'
import type { ServerCheckName } from '#server-rules/server-checks.table'
import { SERVER_REFUSAL_TEXTS, type ServerTextKey } from '#server-rules/server-text'
import { okAnswerSchema } from '../../http/answer-schemas.ts'
import { reject, okAnswer } from '../../http/answers.ts'
import { applicantEndpoint } from '../../http/applicant-endpoint.ts'
import type { ApplicationDoc, ProofMasterDoc } from '../../world/collections.ts'
import { recordHistory } from '../../world/history.ts'
import { Type } from '../../world/schema.ts'
import { settingsOf } from '../../world/settings.ts'
import { nextNumber, putDoc, type World } from '../../world/world.ts'
import { findOwnApplicationOrReject } from '../applicant/own-application.ts'
import { FILE_ERROR_CODES, parseSentItemsOrReject, type SentProofItem, storeProofItems } from './files.ts'
import {
  CarrierRequestBody,
  TOTAL_UNIT_WORDS,
  readCarrierRequest,
  RegistrationBody,
  toSentRegistration,
  type SentRegistration,
} from './proof-wire.ts'
import { applicationForProofRulesOf, proofForRulesOf, proofMastersOf } from './stored-proofs.ts'

/**
 * Rejects a registration that the application does not allow now, by the same rule as the page. [P-276] [P-280] [P-301]
 */
const rejectRegistration = (
  check: ServerCheckName,
  world: World,
  application: ApplicationDoc,
  path: RegistrationPath,
): void => {
  const decision = decideRegistrationEligibility(path, applicationForProofRulesOf(world, application))
  if (decision.verdict !== 'ok')
    reject(check, 400, 'PROOF_NOT_ALLOWED', { text: SERVER_REFUSAL_TEXTS.registration[decision.verdict] }, { decision })
}

/** Stores a new proof master under the next number. */
const storeProofMaster = (
  world: World,
  master: Omit<ProofMasterDoc, 'receiptProofMstrId' | 'decidedAmount' | 'supplementAskedAt' | 'writtenAt'>,
): readonly [World, ProofMasterDoc] => {
  const [withNumber, receiptProofMstrId] = nextNumber(world, 'proofMaster', 501)
  const storedMaster = { ...master, receiptProofMstrId, decidedAmount: 0, supplementAskedAt: null, writtenAt: null }
  return [putDoc(withNumber, 'proofMasters', String(receiptProofMstrId), storedMaster), storedMaster]
}

/**
 * Returns the years in the text that was sent; empty if it is not a list of four-digit years without spaces. Reads only:
 * `decideProofYears` decides which years are accepted.
 */
const writtenYears = (period: string): readonly number[] =>
  /^\d{4}(,\d{4})*$/.test(period) ? period.split(',').map(Number) : []

/** Rejects a registration without a year that the form offers. [P-276] */
const rejectPeriod = ({ period }: SentRegistration): void => {
  const decision = decideProofYears(writtenYears(period), true)
  if (decision.verdict !== 'ok') reject('proof/period', 400, 'PROOF_INVALID', 'entry.periodMissing', { decision })
}

const TOTAL_TEXT: Readonly<
  Record<Exclude<ProofTotalVerdict, 'ok'>, Readonly<Record<'cases' | 'amount', ServerTextKey>>>
> = {
  none: { cases: 'entry.casesMissing', amount: 'entry.amountMissing' },
  notWhole: { cases: 'entry.casesMissing', amount: 'entry.amountMissing' },
  tooLarge: { cases: 'reg.tooManyCases', amount: 'server.proofInvalid' },
  otherUnit: { cases: 'server.proofInvalid', amount: 'server.proofInvalid' },
}

/** Rejects a registration without a valid total: it is missing, not whole, too large or in another unit. [P-276] */
const rejectTotal = ({ totalUnit: counts, total }: SentRegistration, type: RegistrableProofType): void => {
  const kind = counts === null || counts === 'parcel' ? 'none' : counts
  const decision = decideProofTotal({ kind, total, as: 'registration', type })
  if (decision.verdict !== 'ok')
    reject('proof/total', 400, 'PROOF_INVALID', TOTAL_TEXT[decision.verdict][counts === 'cases' ? 'cases' : 'amount'], {
      decision,
    })
}

/** Rejects a registration with the wrong number of base or performance files. [P-058] [P-175] [D3-21] */
const rejectFileCounts = (
  registration: { readonly type: RegistrableProofType; readonly approved: boolean },
  items: readonly SentProofItem[],
  settings: Settings,
): void => {
  const base = items.filter((item) => item.type === 'direct').length
  const decision = decideFileCounts(registration, { base, performance: items.length - base }, settings)
  if (decision.verdict === 'ok') return
  const message = { text: SERVER_REFUSAL_TEXTS.fileCounts[decision.verdict] }
  const code = decision.verdict === 'performanceMissing' ? 'PROOF_NO_FILES' : 'PROOF_INVALID'
  reject('proof/fileCounts', 400, code, message, { decision })
}

/** Registers a proof: stores its master and documents in one call, or nothing. [P-276] [P-277] */
export const registerProof = applicantEndpoint({
  method: 'POST',
  path: '/api/v1/proof/proof-create',
  ref: 'P-276',
  rejects: [...FILE_ERROR_CODES, 'PROOF_NOT_ALLOWED', 'PROOF_INVALID', 'PROOF_NO_FILES'],
  body: RegistrationBody,
  answer: okAnswerSchema({ httpStatus: Type.Literal('OK') }),
  handler: (world, call) => {
    const registration = toSentRegistration(call.body)
    const application = findOwnApplicationOrReject(
      'proof/application',
      world,
      call.login,
      registration.applicationNumber,
    )
    const type = registration.proofType ?? reject('proof/type', 400, 'PROOF_INVALID', 'server.proofInvalid')
    rejectRegistration('proof/eligibility', world, application, type)
    rejectPeriod(registration)
    rejectTotal(registration, type)
    const items = parseSentItemsOrReject(world, application.aplyNo, registration.items)
    const approved = hasApprovedBaseProof(proofMastersOf(world, application.aplyNo).map(proofForRulesOf))
    rejectFileCounts({ type, approved }, items, settingsOf(world, call.addresses()))
    const [withMaster, master] = storeProofMaster(world, {
      aplyNo: application.aplyNo,
      status: reachedStatusOrThrow(decideProofTransition({ who: 'applicant', action: 'register', from: 'none' })),
      proofType: type,
      fields: {
        aplyTypeDetail: registration.detailType,
        useProofPeriod: registration.period,
        useProofStartDt: '',
        useProofEndDt: '',
        amountCountType: registration.unitWord,
      },
      total: registration.total,
      registeredAt: call.now,
    })
    const withProof = storeProofItems(withMaster, call, master, items, 'register')
    const detail = { receiptProofMstrId: String(master.receiptProofMstrId), items: items.length }
    return [
      recordHistory(withProof, call, application.aplyNo, 'register-proof', detail),
      okAnswer({ httpStatus: 'OK' }),
    ]
  },
})

/** Asks the carriers for the parcel records of a business. [P-280] */
export const requestParcelRecords = applicantEndpoint({
  method: 'POST',
  path: '/api/v1/proof/proof-create-parcel',
  ref: 'P-280',
  rejects: ['PROOF_NOT_ALLOWED', 'PROOF_INVALID'],
  body: CarrierRequestBody,
  answer: okAnswerSchema({ httpStatus: Type.Literal('OK') }),
  handler: (world, call) => {
    const { applicationNumber: aplyNo, carriers: names } = readCarrierRequest(call.body)
    const application = findOwnApplicationOrReject('carrierRequest/application', world, call.login, aplyNo)
    rejectRegistration('carrierRequest/eligibility', world, application, 'parcel')
    const carriers =
      parseCarriers(names) ?? reject('carrierRequest/carriers', 400, 'PROOF_INVALID', 'server.proofInvalid')
    // Earlier requests and the agreement need no check here: the rule about registrations has decided about earlier
    // requests, and no call contains the agreement.
    const decision = decideCarrierRequest({ token: true, carriers, proofs: [], agreement: true })
    if (decision.verdict !== 'ok')
      reject('carrierRequest/choice', 400, 'PROOF_INVALID', 'entry.carrierMissing', { decision })
    const [withMaster, master] = storeProofMaster(world, {
      aplyNo,
      status: reachedStatusOrThrow(
        decideProofTransition({ who: 'applicant', action: 'request-carriers', from: 'none' }),
      ),
      proofType: 'parcel',
      fields: {
        aplyTypeDetail: carriers.join(','),
        useProofPeriod: '',
        useProofStartDt: '',
        useProofEndDt: '',
        amountCountType: TOTAL_UNIT_WORDS.parcel,
      },
      total: 0,
      registeredAt: call.now,
    })
    const detail = { receiptProofMstrId: String(master.receiptProofMstrId) }
    return [recordHistory(withMaster, call, aplyNo, 'request-carriers', detail), okAnswer({ httpStatus: 'OK' })]
  },
})
