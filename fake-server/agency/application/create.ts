import { DOCUMENT_KEYS, UPLOAD_PART_NAMES_BY_DOCUMENT } from '#domain/application/form/required-documents'
import { decideCertificationMatch } from '#domain/application/submit/certification-match'
import { cutApplicantName, supportAmountOrDefault } from '#domain/application/submit/new-application'
import { decideRevalidation } from '#domain/application/submit/revalidation'
import { decideSubmission } from '#domain/application/submit/submit-checks'
import { decideApplicationTransition } from '#domain/application/transitions'
import { entityTypeOfCode, entityTypeOrIndividual } from '#domain/business/entity-type'
import { PAYMENT_TYPE_API_WORDS } from '#domain/business/payment-type'
import { decideConsentsMatch } from '#domain/consent/submitted-consents'
import { INITIAL_DECIDED_AMOUNT } from '#domain/programme/parameters'
import { kstDateOf } from '#domain/time/calendar'
import { isDocumentFormat, parseApplicationDocument } from '#domain/upload/application-document'
import { CONTENT_TYPE_OF_KIND, detectFileKind } from '#domain/upload/file-signature'
import { SERVER_TEXT, serverMessageOf } from '#server-rules/server-text'
import { okAnswerSchema } from '../../http/answer-schemas.ts'
import { type AnsweredDecision, rejection, reject, okAnswer, rejectWith } from '../../http/answers.ts'
import { applicantEndpoint } from '../../http/applicant-endpoint.ts'
import { type HandlerAnswer, type ReceivedCall, type ReceivedFile } from '../../http/handler.ts'
import type { ApplicationDoc } from '../../world/collections.ts'
import { recordHistory } from '../../world/history.ts'
import { ClosedObject, Type, UncheckedValue } from '../../world/schema.ts'
import { settingsOf } from '../../world/settings.ts'
import { putDoc, type World } from '../../world/world.ts'
import { canReceivePayout } from '../account/accounts.ts'
import { decideDuplicateInWorld, toApplicationWithApplicant } from '../applicant/applications.ts'
import { findOwnApplicationOrReject } from '../applicant/own-application.ts'
import { decideRequiredConsents, savedMainConsents } from '../consent/consents.ts'
import { certifiedPerson } from '../identity/certifications.ts'
import { extensionOfFileKind } from '../upload/file-names.ts'
import {
  ApplicationDataBody,
  toApplicationForm,
  fieldsWithoutResidentNumber,
  parseObjectPart,
  parseApplicationOrReject,
  toChosenDocuments,
  type SentApplication,
} from './application-wire.ts'
import { deliveryTotalOf } from './delivery-total.ts'

/** All allowed names of a file part. [A-136] [D2-25] */
const FILE_PARTS: readonly string[] = [
  ...new Set(
    DOCUMENT_KEYS.flatMap((key) => [
      UPLOAD_PART_NAMES_BY_DOCUMENT[key].six,
      UPLOAD_PART_NAMES_BY_DOCUMENT[key].three ?? UPLOAD_PART_NAMES_BY_DOCUMENT[key].six,
    ]),
  ),
]
const isOfThree = ({ part }: ReceivedFile) =>
  DOCUMENT_KEYS.every((key) => UPLOAD_PART_NAMES_BY_DOCUMENT[key].six !== part)

const invalid = (field: string, decision?: AnsweredDecision): HandlerAnswer =>
  rejection(400, 'APL_INVALID', 'server.createInvalid', { field, decision })

/** The field in the rejection when an entry differs from the certification. */
const DIFFERING_FIELD = {
  otherName: 'aplyNm',
  otherBirth: 'aplyNm',
} as const

const WRONG_FIELD = { openingDate: 'opbzDt', companyName: 'corpNm', settlementMonth: 'soaMm' } as const

const duplicate = (decision?: AnsweredDecision): HandlerAnswer =>
  rejection(409, 'APL_DUPLICATE', 'server.createDuplicate', { decision })

/** Returns the rejection of a document; the message contains the document's name. [D3-141] */
const documentRejection = (
  name: string,
  message: 'document.wrongType' | 'document.tooLarge',
  decision?: AnsweredDecision,
): HandlerAnswer =>
  rejection(
    400,
    'APL_INVALID_FILE',
    { text: serverMessageOf('server.documentRefused', { text: SERVER_TEXT[message], name }) },
    { decision },
  )

/** Rejects a document that its rule forbids, or whose bytes match no accepted type. [A-086] [D3-108] */
const rejectFiles = (files: readonly ReceivedFile[]): void => {
  for (const file of files) {
    if (file.size === 0) continue
    const { name, size, type, head } = file
    const verdict = parseApplicationDocument({ name, size, type, firstBytes: head })
    if (!verdict.ok)
      rejectWith(
        'application/documents',
        documentRejection(
          name,
          verdict.code === 'wrongType' ? 'document.wrongType' : 'document.tooLarge',
          verdict.because && { because: verdict.because, facts: {} },
        ),
      )
  }
}

type SubmissionCall = Pick<ReceivedCall, 'files' | 'addresses' | 'now'> & {
  readonly login: NonNullable<ReceivedCall['login']>
}

/** Returns the status that a submission leads to; rejects it at the first check that fails. */
const submittedStatusOrReject = (
  world: World,
  input: SentApplication,
  application: ApplicationDoc,
  call: SubmissionCall,
) => {
  const { login, files, addresses, now } = call
  const transition = decideApplicationTransition({ who: 'applicant', action: 'submit', from: application.status })
  if ('refused' in transition.verdict || transition.verdict.to === 'registered')
    rejectWith('application/status', duplicate(transition))

  const { businessNumber } = toApplicationWithApplicant(application)
  const duplicateDecision = decideDuplicateInWorld(world, { ci: login.ci ?? '', businessNumber })
  if (duplicateDecision.verdict !== 'none') rejectWith('application/duplicate', duplicate(duplicateDecision))

  const keyAgreements = { publicData: input.mdtAgreYn !== 'N', taxData: input.ntaxAgreYn !== 'N' }
  const { realName = 'open' } = application
  const form = toApplicationForm(input, { keyAgreements, documents: toChosenDocuments(files), realName })
  const person = certifiedPerson(world, login.ci)
  const certified = decideCertificationMatch({
    kinds: input.aplyType === application.aplyType && input.mngFrGb === application.mngFrGb,
    name: person === null || input.aplyNm === cutApplicantName(person.name),
    birth: person === null || input.brdt === person.birthDay,
    account: canReceivePayout(world, login, input),
  })
  if (certified.verdict === 'otherKind')
    reject('application/kinds', 409, 'APL_KINDS_CHANGED', 'server.kindsChanged', { decision: certified })

  const consents = decideRequiredConsents(world, application, input.ci)
  if (consents.verdict === 'incomplete')
    reject('application/consents', 400, 'APL_CONSENTS_MISSING', 'server.consentsMissing', { decision: consents })

  const savedConsents = decideConsentsMatch(savedMainConsents(world, application.aplyNo), keyAgreements)
  if (savedConsents.verdict === 'differ')
    reject('application/savedConsents', 409, 'APL_CONSENTS_DIFFER', 'server.consentsDiffer', {
      decision: savedConsents,
    })

  const settings = settingsOf(world, addresses())
  const paymentCertificates = settings.paymentCertificates && !files.some(isOfThree)
  const entries = decideSubmission(form, { ...settings, paymentCertificates })
  if (entries.verdict !== 'ok') rejectWith('application/entries', invalid(entries.verdict.code, entries))

  const { openingDate, companyName, settlementMonth } = form
  const entityType = entityTypeOrIndividual(entityTypeOfCode(input.mngFrGb))
  const again = decideRevalidation({ openingDate, companyName, settlementMonth, entityType }, kstDateOf(now))
  if (again.verdict !== 'ok') rejectWith('application/revalidation', invalid(WRONG_FIELD[again.verdict], again))

  if (certified.verdict !== 'ok')
    rejectWith(
      'application/certification',
      certified.verdict === 'otherAccount'
        ? rejection(400, 'ACCOUNT_MISMATCH', 'server.accountMismatch', { decision: certified })
        : invalid(DIFFERING_FIELD[certified.verdict], certified),
    )
  rejectFiles(files)
  return transition.verdict.to
}

/** Stores each non-empty file under its own path. The result is null for an empty part. */
const withFiles = (
  world: World,
  { aplyNo }: ApplicationDoc,
  { files, ids, now }: Pick<ReceivedCall, 'files' | 'ids' | 'now'>,
): readonly [World, Record<string, string | null>] => {
  const paths: Record<string, string | null> = {}
  let after = world
  for (const { part, name, size, bytesName, digest, head } of files) {
    paths[part] = null
    const kind = detectFileKind(head)
    if (size === 0 || !isDocumentFormat(kind)) continue
    const path = `application/${aplyNo}/${ids.id()}.${extensionOfFileKind(kind)}`
    paths[part] = path
    after = putDoc(after, 'storedFiles', path, {
      path,
      aplyNo,
      name,
      kind,
      size,
      bytesName,
      digest,
      type: CONTENT_TYPE_OF_KIND[kind],
      at: now,
    })
  }
  return [after, paths]
}

/**
 * Returns the fields that the server itself sets, regardless of what was sent: the amounts, and the description, for
 * which the form has no field. [A-239] [D2-27] [D2-30]
 */
const serverFields = (world: World, application: ApplicationDoc, ci: string): ApplicationDoc['fields'] => ({
  sprtAmt: supportAmountOrDefault(
    application.aplyType === PAYMENT_TYPE_API_WORDS.rapid ? deliveryTotalOf(world, application, ci) : null,
  ),
  dcsnAmt: INITIAL_DECIDED_AMOUNT,
  aplyDesc: '',
})

/**
 * Stores an application only once, with status "applied" and no decision. It stores that a resident number was given,
 * but not the number.
 */
export const createApplication = applicantEndpoint({
  method: 'POST',
  path: '/api/v1/application/create',
  ref: 'A-245',
  rejects: [
    'APL_MISSING_FIELD',
    'APL_INVALID',
    'APL_INVALID_FILE',
    'APL_CONSENTS_MISSING',
    'APL_CONSENTS_DIFFER',
    'APL_DUPLICATE',
    'APL_KINDS_CHANGED',
    'ACCOUNT_MISMATCH',
  ],
  form: FILE_PARTS,
  body: Type.Object({ applicationData: Type.Optional(UncheckedValue(ApplicationDataBody)) }),
  answer: okAnswerSchema({ result: ClosedObject({ aplyNo: Type.String() }) }),
  handler: (world, call) => {
    const { login, now } = call
    const input = parseApplicationOrReject(parseObjectPart(call.body.applicationData))
    const { ci, brno, aplyNo } = input
    const application = findOwnApplicationOrReject('application/foreign', world, login, aplyNo, { brno, ci })
    const status = submittedStatusOrReject(world, input, application, call)
    const [withStoredFiles, files] = withFiles(world, application, call)
    const submittedApplication: ApplicationDoc = {
      ...application,
      ci,
      status,
      fields: { ...fieldsWithoutResidentNumber(input), ...serverFields(world, application, ci) },
      files,
      residentNumberGiven: true,
      decidedAmount: INITIAL_DECIDED_AMOUNT,
      submittedAt: now,
      changedAt: now,
    }
    const withApplication = putDoc(withStoredFiles, 'applications', aplyNo, submittedApplication)
    return [recordHistory(withApplication, call, aplyNo, 'create'), okAnswer({ result: { aplyNo } })]
  },
})
