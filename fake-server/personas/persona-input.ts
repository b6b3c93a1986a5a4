import type { Static } from 'typebox'
import { APPLICATION_STATUSES } from '#domain/application-status/application-status.table'
import { ROUTES } from '#domain/pages/routes'
import { PROOF_TYPES, REGISTRABLE_PROOF_TYPES } from '#domain/proof/proof'
import { PROOF_STATUSES } from '#domain/proof/proof-status.table'
import type { DeepReadonly } from '../world/collections.ts'
import { ClosedObject, Nullable, Type } from '../world/schema.ts'

const Text = Type.String({ minLength: 1 })
const Digits = Type.String({ pattern: '^\\d{10}$' })
const Status = Type.Enum([...APPLICATION_STATUSES])
const ProofWord = Type.Enum([...PROOF_STATUSES])
const Won = Type.Optional(Type.Integer({ minimum: 0 }))

/** One item of a proof: `direct` for a base file, `general` for a performance file. [D3-12] */
const ProofItem = ClosedObject({
  type: Type.Enum([...REGISTRABLE_PROOF_TYPES]),
  status: ProofWord,
  reason: Type.Optional(Text),
  decided: Won,
})

/** A registered proof. If `items` is missing, the proof gets one item, which has the status of the proof. */
const Proof = ClosedObject({
  type: Type.Optional(Type.Enum([...PROOF_TYPES])),
  status: Nullable(ProofWord),
  won: Won,
  items: Type.Optional(Type.Array(ProofItem)),
  /** The records that a platform or a carrier sent, each with its name and its amount in won. */
  records: Type.Optional(Type.Array(ClosedObject({ name: Text, won: Type.Integer() }))),
})

/** An opinion; without an answer it is waiting. */
const Opinion = ClosedObject({ content: Text, answer: Type.Optional(Text) })

/** The history of a persona's application; without a status it is not submitted. */
const Application = ClosedObject({
  status: Type.Optional(Status),
  /** Reason codes given by an officer; an unknown code is stored unchanged. */
  reasons: Type.Optional(Type.Array(Text)),
  decided: Won,
  proofs: Type.Optional(Type.Array(Proof)),
  opinions: Type.Optional(Type.Array(Opinion)),
  /** True if the consents to public data were answered with `N`. */
  declined: Type.Optional(Type.Boolean()),
})

/** The differences of a persona from the default owner of its business number. */
const PersonaInputSchema = ClosedObject({
  brNo: Digits,
  about: Text,
  pages: Type.Optional(Type.Array(Type.Enum([...ROUTES]))),
  accountNumber: Type.Optional(Type.String({ pattern: '^\\d{10,16}$' })),
  openingDate: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' })),
  /** The back part of the resident number, if the test case needs a certain one. */
  residentBack: Type.Optional(Type.String({ pattern: '^\\d{7}$' })),
  application: Type.Optional(Application),
  /** Another application of the same person, for another business number. */
  elsewhere: Type.Optional(ClosedObject({ brNo: Digits, status: Status })),
})

export const PersonaInputs = Type.Record(Type.String(), PersonaInputSchema)

export type PersonaItem = DeepReadonly<Static<typeof ProofItem>>
export type PersonaProof = DeepReadonly<Static<typeof Proof>>
export type PersonaOpinion = DeepReadonly<Static<typeof Opinion>>
export type PersonaApplication = DeepReadonly<Static<typeof Application>>
export type PersonaInput = DeepReadonly<Static<typeof PersonaInputSchema>>
