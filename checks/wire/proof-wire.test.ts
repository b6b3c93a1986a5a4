import { Schema } from 'effect'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import type { Opinion } from '#domain/opinion/opinion'
import type { Proof, ProofItem } from '#domain/proof/proof'
import { sortUniqueYears } from '#domain/proof/proof-period'
import { PROOF_STATUSES } from '#domain/proof/proof-status.table'
import { CARRIERS } from '#domain/proof/registration/carrier-request'
import { kstInstant } from '#domain/time/calendar'
import type { AgencyFile, StoredFile } from '#domain/upload/stored-file'
import { OpinionWire, toOpinionRequest, toOpinion } from '#infra/opinion/opinion-wire'
import {
  toCarrierRequest,
  ProofItemWire,
  ProofWire,
  toRegistrationRequest,
  toSupplementRequest,
  toProof,
  toProofItem,
} from '#infra/proof/proof-wire'
import { toOpinionWire, toSentOpinion } from '#server/agency/opinion/opinion-wire'
import {
  toProofItemWire,
  toProofWire,
  readCarrierRequest,
  toSentRegistration,
  parseRegistrableProofType,
  toSentProofUpdate,
} from '#server/agency/proof/proof-wire'

const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const word = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => text.trim() === text && !text.includes(','))
const id = fc.integer({ min: 1, max: 999_999 }).map(String)
const count = fc.nat({ max: 999_999_999 })
const time = fc.nat({ max: 900_000_000 }).map((seconds) => kstInstant('2000-01-01') + seconds * 1000)
const years = fc.uniqueArray(fc.integer({ min: 2000, max: 2099 })).map(sortUniqueYears)
const status = fc.constantFrom(...PROOF_STATUSES, { unknown: '이관' })

const STORED = { name: word, storedName: word, path: word, bytes: count, extension: word, mimeType: word }
const storedFile: fc.Arbitrary<StoredFile> = fc.record(STORED)
const agencyFile: fc.Arbitrary<AgencyFile> = fc.record({
  id,
  name: orNull(word),
  storedName: orNull(word),
  path: orNull(word),
  bytes: orNull(count),
  extension: orNull(word),
  mimeType: orNull(word),
})
const item: fc.Arbitrary<ProofItem> = fc.record({
  id,
  proofId: orNull(id),
  applicationNumber: orNull(word),
  // A parcel proof has no documents; its records are of the general type.
  proofType: fc.constantFrom('general', 'direct', 'rapid', 'unknown'),
  supportNumber: orNull(word),
  status,
  registeredAt: orNull(time),
  decidedAmount: orNull(count),
  carrierName: orNull(word),
  deliveryFee: orNull(count),
  reason: orNull(word),
  path: orNull(word),
  name: orNull(word),
  files: fc.array(agencyFile, { maxLength: 3 }),
})
const countedTotals = fc.oneof(
  fc.record({ proofType: fc.constant('parcel' as const), totalUnit: fc.constant('parcel' as const) }),
  fc.record({
    proofType: fc.constantFrom('general' as const, 'direct' as const, 'rapid' as const),
    totalUnit: fc.constantFrom('amount' as const, 'cases' as const, null),
  }),
)
const proof: fc.Arbitrary<Proof> = fc
  .record({
    id,
    businessNumber: orNull(fc.constant(businessNumberOrThrow('1000100001'))),
    supportNumber: orNull(word),
    applicationNumber: orNull(word),
    detailTypes: fc.array(word, { maxLength: 3 }),
    years,
    total: orNull(count),
    // The API sends 0 for an amount that is not decided yet. [D2-561]
    decidedAmount: orNull(fc.integer({ min: 1, max: 999_999_999 })),
    status,
    registeredAt: orNull(time),
    completedAt: orNull(time),
    updatedAt: orNull(time),
    items: fc.array(item, { maxLength: 3 }),
  })
  .chain((rest) => countedTotals.map((kind) => ({ ...rest, ...kind })))
const opinion: fc.Arbitrary<Opinion> = fc.record({
  id,
  content: orNull(word),
  status: orNull(word),
  registeredAt: orNull(time),
  isAnswered: fc.boolean(),
  answer: orNull(word),
  updatedAt: orNull(time),
  files: fc.array(agencyFile, { maxLength: 3 }),
})

/** Returns a body as it arrives after it was sent as JSON text. */
const overJson = (body: unknown): unknown => JSON.parse(JSON.stringify(body))

describe("the fake server's answers, parsed by the portal", () => {
  it('[P-264] the parsed answer contains every proof with all items', () =>
    fc.assert(
      fc.property(proof, (noun) => {
        const wire = overJson({ ...toProofWire(noun), receiptProofResponses: noun.items.map(toProofItemWire) })
        expect(toProof(Schema.decodeUnknownSync(ProofWire)(wire))).toEqual(noun)
      }),
    ))

  it('[P-265] the parsed answer contains every document and record of a proof', () =>
    fc.assert(
      fc.property(item, (noun) => {
        expect(toProofItem(Schema.decodeUnknownSync(ProofItemWire)(overJson(toProofItemWire(noun))))).toEqual(noun)
      }),
    ))

  it('[P-266] the parsed answer contains every opinion', () =>
    fc.assert(
      fc.property(opinion, (noun) => {
        expect(toOpinion(Schema.decodeUnknownSync(OpinionWire)(overJson(toOpinionWire('A1', noun))))).toEqual(noun)
      }),
    ))
})

const place = { supportNumber: word, applicationNumber: word }
const handedIn = { status: fc.constant('submitComplete' as const), file: storedFile }

/** Returns type and file of each sent document, as the server finds them. */
const documentsOf = (list: unknown): unknown =>
  (
    list as readonly { readonly aplyType: string; readonly receiptProofFileReqeust: { readonly filePath: string } }[]
  ).map((sentItem) => [parseRegistrableProofType(sentItem.aplyType), sentItem.receiptProofFileReqeust.filePath])

describe("the portal's requests, parsed by the fake server", () => {
  it('[P-070] [P-073] the parsed request keeps every field of a registration', () =>
    fc.assert(
      fc.property(
        fc.record({
          ...place,
          proofType: fc.constantFrom('general' as const, 'direct' as const),
          detailType: word,
          years,
          total: count,
          totalUnit: fc.constantFrom('amount' as const, 'cases' as const),
          status: fc.constant('submitComplete' as const),
          items: fc.array(
            fc.record({ ...handedIn, proofType: fc.constantFrom('general' as const, 'direct' as const) }),
          ),
        }),
        fc.constantFrom('건', '건수'),
        (noun, casesWord) => {
          const { items, ...read } = toSentRegistration(
            overJson(toRegistrationRequest(noun, casesWord)) as Parameters<typeof toSentRegistration>[0],
          )
          const { applicationNumber, proofType, detailType, total, totalUnit } = noun
          expect(read).toMatchObject({ applicationNumber, proofType, detailType, years: noun.years, total, totalUnit })
          expect(documentsOf(items)).toEqual(noun.items.map((nounItem) => [nounItem.proofType, nounItem.file.path]))
        },
      ),
    ))

  it('[P-130] [P-131] the parsed request keeps every field of a supplement', () =>
    fc.assert(
      fc.property(
        fc.record({ proofId: id, applicationNumber: word, years, total: count }),
        fc.array(
          fc.record({
            ...place,
            itemId: id,
            proofType: fc.constantFrom('general' as const, 'direct' as const),
            file: storedFile,
          }),
        ),
        (update, replacements) => {
          const wire = overJson(toSupplementRequest(update, replacements)) as ReturnType<typeof toSupplementRequest>
          expect(toSentProofUpdate(wire.receiptProofMstrUpdateRequest)).toEqual(update)
          expect(documentsOf(wire.receiptProofRequestList)).toEqual(
            replacements.map(({ proofType, file }) => [proofType, file.path]),
          )
        },
      ),
    ))

  it('[P-086] [P-087] the parsed request keeps every field of a carrier request', () =>
    fc.assert(
      fc.property(
        fc.record({ ...place, carriers: fc.subarray([...CARRIERS]), status: fc.constant('submitted' as const) }),
        (noun) => {
          const wire = overJson(toCarrierRequest(noun)) as ReturnType<typeof toCarrierRequest>
          expect(readCarrierRequest(wire)).toEqual({
            applicationNumber: noun.applicationNumber,
            carriers: noun.carriers,
          })
        },
      ),
    ))

  it('[P-160] the parsed request keeps every field of a new opinion', () =>
    fc.assert(
      fc.property(
        fc.record({ applicationNumber: word, content: word, files: fc.array(storedFile, { maxLength: 5 }) }),
        (noun) => {
          const wire = overJson(toOpinionRequest(noun)) as ReturnType<typeof toOpinionRequest>
          expect(toSentOpinion(wire)).toEqual({
            applicationNumber: noun.applicationNumber,
            content: noun.content,
            files: noun.files.map(({ path, name }) => ({ path, name })),
          })
        },
      ),
    ))
})
