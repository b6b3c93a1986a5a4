import { readFileSync } from 'node:fs'
import { PROOF_TYPES } from '#domain/proof/proof'
import { PROOF_STATUSES } from '#domain/proof/proof-status.table'
import { ROUTES } from '#domain/session/routes'
import { APPLICATION_STATUSES } from '#domain/status/application-status.table'
import { Fields, Nullable, Type } from '../world/schema.ts'
import { aPersona, type PersonaInput } from './a-persona.ts'
import { CAST } from './applicants.ts'
import { checkedPersonas, type PersonaSet } from './cast.ts'

const Text = Type.String({ minLength: 1 })
const Digits = Type.String({ pattern: '^\\d{10}$' })
const Status = Type.Enum([...APPLICATION_STATUSES])
const ProofWord = Type.Enum([...PROOF_STATUSES])
const Won = Type.Optional(Type.Integer({ minimum: 0 }))

const Proof = Fields({
  type: Type.Optional(Type.Enum([...PROOF_TYPES])),
  status: Nullable(ProofWord),
  won: Won,
  items: Type.Optional(
    Type.Array(
      Fields({ type: Type.Enum(['general', 'direct']), status: ProofWord, reason: Type.Optional(Text), decided: Won }),
    ),
  ),
  records: Type.Optional(Type.Array(Type.Array(Type.Union([Text, Type.Integer()]), { minItems: 2, maxItems: 2 }))),
})

const Application = Fields({
  status: Type.Optional(Status),
  reasons: Type.Optional(Type.Array(Text)),
  decided: Won,
  proofs: Type.Optional(Type.Array(Proof)),
  opinions: Type.Optional(Type.Array(Fields({ content: Text, answer: Type.Optional(Text) }))),
  declined: Type.Optional(Type.Boolean()),
})

/** Differences of personas from the plain owner of their number, by name. */
const Differences = Type.Record(
  Type.String(),
  Fields({
    brNo: Digits,
    about: Text,
    pages: Type.Optional(Type.Array(Type.Enum([...ROUTES]))),
    accountNumber: Type.Optional(Type.String({ pattern: '^\\d{10,16}$' })),
    openingDate: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' })),
    residentBack: Type.Optional(Type.String({ pattern: '^\\d{7}$' })),
    application: Type.Optional(Application),
    elsewhere: Type.Optional(Fields({ brNo: Digits, status: Status })),
  }),
)

const personasIn = async (file: string) => {
  const { default: Schema } = await import('typebox/schema')
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const [, [first]] = Schema.Errors(Differences, read)
  if (first !== undefined)
    throw new TypeError(`${first.instancePath} ${first.keyword === 'boolean' ? 'is not known' : first.message}`)
  const differences = Object.entries(read as Readonly<Record<string, PersonaInput>>)
  const known = differences.find(([name]) => Object.hasOwn(CAST.personas, name))
  if (known !== undefined) throw new TypeError(`/${known[0]} is the name of another persona`)
  return checkedPersonas(Object.fromEntries(differences.map(([name, difference]) => [name, aPersona(difference)])))
}

/** Everyone whom a world can be put into, those of a JSON file too; a mistake in it ends with its place. */
export const castWith = async (file: string): Promise<PersonaSet> => {
  try {
    return { ...CAST, personas: { ...CAST.personas, ...(await personasIn(file)) } }
  } catch (cause) {
    throw new Error(`--personas: ${file}: ${(cause as Error).message}`, { cause })
  }
}
