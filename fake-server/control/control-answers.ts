import type { Static } from 'typebox'
import { REJECTING_RULE_SCHEMA, okAnswerSchema } from '../http/answer-schemas.ts'
import type { DescribedCall } from '../http/handler.ts'
import type { DeskAnswer } from '../officer/desk.ts'
import { PersonaFacts } from '../personas/persona.ts'
import { FaultList } from '../world/faults.ts'
import { QueueTicket } from '../world/queue-line.ts'
import { EachField, ClosedObject, Json, Nullable, Type } from '../world/schema.ts'
import { VisitorLookup } from '../world/visitor-lookup.ts'
import { ChosenSettings, EnterQuery, JournalQuery, QueueSetting, SETTING_FIELDS } from './control-schemas.ts'
import { ExpectedCall } from './expected-calls.ts'
import { Snapshot } from './snapshot.ts'

const Text = Type.String()
const Texts = Type.Array(Text)
const TextOrTexts = Type.Union([Text, Texts])
const Settings = ClosedObject(SETTING_FIELDS, 'Settings')

export const WorldStateAnswer = ClosedObject({
  ...EachField(Text, 'world', 'now'),
  persona: Nullable(Text),
  frozen: Type.Boolean(),
  visitor: VisitorLookup,
  queue: QueueSetting,
  faults: FaultList,
  settings: Settings,
  chosen: ChosenSettings,
})

export const OfficerOrderAnswer = okAnswerSchema({
  result: ClosedObject({
    ...EachField(Type.Optional(Text), 'aplyNo', 'prcsStts', 'progressStatus', 'answerStatus'),
    ...EachField(Type.Optional(Type.Integer()), 'receiptProofMstrId', 'opinionSubmitSn'),
    allowed: Type.Optional(Texts),
  }),
})

const JournalAnswer = Type.Array(
  ClosedObject({
    ...EachField(Text, 'time', 'method', 'path', 'requestId'),
    key: Nullable(Text),
    status: Nullable(Type.Integer()),
    body: Json,
    query: Type.Record(Text, TextOrTexts),
    ...EachField(Type.Optional(Type.Literal(true)), 'replayed', 'fault'),
    queue: Type.Optional(ClosedObject(EachField(Text, 'event', 'action', 'key'))),
    because: Type.Optional(REJECTING_RULE_SCHEMA),
    changes: Type.Optional(Texts),
  }),
)

const Form = ClosedObject({ schema: Json, ready: Type.Record(Text, Type.Record(Text, Json)) })
const CatalogueAnswer = ClosedObject({ pages: Texts, forms: Type.Record(Text, Form) })

const call = <const Method extends DescribedCall['method'], const Path extends string>(
  method: Method,
  path: Path,
  more: Partial<Omit<DescribedCall, 'method' | 'path'>> = {},
): DescribedCall & { readonly method: Method; readonly path: Path } => ({
  method,
  path,
  ref: 'P-297',
  access: 'everyone',
  ...more,
})
const People = Type.Array(
  ClosedObject({ ...EachField(Text, 'name', 'group', 'title'), pages: Texts, facts: PersonaFacts }),
)
const ENTER_REFUSALS = ['PERSONA_UNKNOWN', 'ORIGIN_FORBIDDEN']

export type ConsoleAnswers = {
  readonly '/state': Static<typeof WorldStateAnswer>
  readonly '/catalogue': Static<typeof CatalogueAnswer>
  readonly '/personas': Static<typeof People>
  readonly '/desk': Static<typeof DeskAnswer>
  readonly '/journal': Static<typeof JournalAnswer>
}

/** Control calls that need data from outside one world; `control.ts` has their handlers. */
export const CONTROL_CALLS_BEYOND_ONE_WORLD = [
  call('DELETE', '/__world'),
  call('GET', '/__world/personas', { answer: People }),
  call('POST', '/__world/personas/:name', { answer: PersonaFacts, rejects: ['PERSONA_UNKNOWN'] }),
  call('GET', '/__world/enter', { query: EnterQuery, answer: 'page', rejects: ENTER_REFUSALS }),
  call('GET', '/__world/journal', { query: JournalQuery, answer: JournalAnswer }),
  call('POST', '/__world/journal/verify', {
    body: ExpectedCall,
    answer: ClosedObject({ count: Type.Integer() }),
    rejects: ['JOURNAL_DIFFERS'],
  }),
  call('GET', '/__world/queue', { ref: 'P-208', answer: Type.Array(QueueTicket) }),
  call('GET', '/__world/catalogue', { answer: CatalogueAnswer }),
  call('PUT', '/__world/snapshot', { body: Snapshot }),
  call('GET', '/__world/openapi.json', { answer: Type.Object({ openapi: Text }) }),
] as const

type NameOf<Call> = Call extends {
  readonly method: infer Method extends string
  readonly path: infer Path extends string
}
  ? `${Method} ${Path}`
  : never

/** The method and path of a call of `CONTROL_CALLS_BEYOND_ONE_WORLD`, like `GET /__world/personas`. */
export type ControlCallName = NameOf<(typeof CONTROL_CALLS_BEYOND_ONE_WORLD)[number]>

export const CALLS_OUTSIDE_API: readonly DescribedCall[] = [
  call('GET', '/config.json', { ref: 'E-196', answer: Settings }),
  call('GET', '/files/*', { ref: 'E-183', answer: 'file' }),
  call('GET', '/pdf/*', { ref: 'E-183', answer: 'file' }),
]
