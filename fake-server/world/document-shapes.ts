import { DEFAULT_SETTINGS, type Settings } from '#domain/kernel/settings'
import { isRecord } from '#domain/kernel/read-settings'
import { isMeaningfulSetting } from '#domain/kernel/setting-meaning'
import { PROOF_TYPES } from '#domain/proof/proof'
import { PROOF_STATUSES } from '#domain/proof/proof-status.table'
import { APPLICATION_STATUSES } from '#domain/status/application-status.table'
import type { CollectionName, Collections, MtxDoc, TokenDoc } from './collections.ts'
import { parseOutcome } from './settings.ts'

type Kind = 'text' | 'number' | 'yes or no' | 'list' | 'record'

/** What every document of a collection holds that is never null; what else it holds may be missing or null. */
const FIELDS: { readonly [C in Exclude<CollectionName, 'control'>]: { readonly [F in keyof Collections[C]]?: Kind } } =
  {
    businesses: { brNo: 'text', name: 'text', openingDate: 'text', taxType: 'text', mngFrGb: 'text', aplyType: 'text' },
    people: { ci: 'text', name: 'text', birthDay: 'text', phone: 'text', carrier: 'text' },
    accounts: { bankCd: 'text', accountNumber: 'text', holder: 'text' },
    applications: {
      aplyNo: 'text',
      brNo: 'text',
      aplyType: 'text',
      mngFrGb: 'text',
      fields: 'record',
      files: 'record',
      suptSn: 'text',
      decidedAmount: 'number',
      reasons: 'list',
      remark: 'text',
      registeredAt: 'number',
      changedAt: 'number',
    },
    certifications: { id: 'text', ci: 'text', name: 'text', birthDay: 'text', at: 'number' },
    browsers: { browser: 'text', expiresAt: 'number' },
    consents: { aplyNo: 'text', brNo: 'text', ci: 'text', version: 'text', agreements: 'list', at: 'number' },
    agreements: { aplyNo: 'text', at: 'number' },
    tokens: { token: 'text', kind: 'text', expiresAt: 'number' },
    stepHistory: { id: 'text', step: 'text', at: 'number' },
    storedFiles: { path: 'text', name: 'text', type: 'text', size: 'number', bytes: 'text', at: 'number' },
    grants: { signature: 'text', method: 'text', path: 'text', maxBytes: 'number', expiresAt: 'number' },
    mtxs: { mtxId: 'text', method: 'text', state: 'text', outcome: 'text', startedAt: 'number' },
    popups: { popupSn: 'number', popupContents: 'text', changedAt: 'number' },
    proofMasters: {
      receiptProofMstrId: 'number',
      aplyNo: 'text',
      proofType: 'text',
      fields: 'record',
      total: 'number',
      decidedAmount: 'number',
      registeredAt: 'number',
    },
    proofItems: {
      receiptProofId: 'number',
      receiptProofMstrId: 'number',
      fields: 'record',
      files: 'list',
      reason: 'text',
      deleted: 'yes or no',
      registeredAt: 'number',
    },
    parcelRecords: { id: 'text', receiptProofMstrId: 'number', dlvrNm: 'text', dlvrFee: 'number' },
    opinions: { opinionSubmitSn: 'number', aplyNo: 'text', content: 'text', files: 'list', registeredAt: 'number' },
    history: { id: 'text', aplyNo: 'text', action: 'text', at: 'number' },
    codes: { group: 'text', codes: 'list' },
    answers: { answer: 'record' },
  }

const FLOWS = ['신속', '일반']
const ENTITIES = ['0', '1']
const TOKEN_KINDS: readonly TokenDoc['kind'][] = ['login', 'countdown', 'admin']
const TOKEN_ROLES: readonly TokenDoc['role'][] = ['ROLE_ADMIN', 'ROLE_USER', null]
const OUTCOMES: readonly MtxDoc['outcome'][] = ['waiting', 'confirmed', 'failed', 'cancelled']

/** Fields that hold one word of a table, null where none is there yet: another one would be read as a status that nobody knows. */
const WORDS: {
  readonly [C in Exclude<CollectionName, 'control'>]?: {
    readonly [F in keyof Collections[C]]?: readonly (string | null | undefined)[]
  }
} = {
  businesses: { aplyType: FLOWS, mngFrGb: ENTITIES },
  applications: {
    status: [...APPLICATION_STATUSES, null],
    aplyType: FLOWS,
    mngFrGb: ENTITIES,
    realName: ['passed', 'waived', undefined],
  },
  tokens: { kind: TOKEN_KINDS, role: TOKEN_ROLES },
  grants: { method: ['PUT', 'GET'] },
  mtxs: { outcome: OUTCOMES },
  popups: { popupType: ['popup', 'landing'], popupYn: ['Y', 'N'] },
  proofMasters: { status: [...PROOF_STATUSES, null], proofType: PROOF_TYPES },
  proofItems: { status: [...PROOF_STATUSES, null] },
}

/** All names of collections. */
export const COLLECTION_NAMES = [...Object.keys(FIELDS), 'control'] as readonly CollectionName[]

const IS: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  number: Number.isFinite,
  'yes or no': (value) => typeof value === 'boolean',
  list: Array.isArray,
  record: isRecord,
}

/** The first setting that there is not, or whose value means nothing for it; null when all are right. */
export const wrongSetting = (chosen: object): string | null =>
  Object.entries(chosen).find(
    ([name, value]) => !Object.hasOwn(DEFAULT_SETTINGS, name) || !isMeaningfulSetting(name as keyof Settings, value),
  )?.[0] ?? null

const isFault = (value: unknown): boolean =>
  isRecord(value) &&
  ['method', 'path', 'cut'].every((name) => value[name] === undefined || typeof value[name] === 'string') &&
  ['times', 'delayMs', 'status', 'bytesPerSecond'].every(
    (name) => value[name] === undefined || Number.isFinite(value[name]),
  )

/** What steers a world, by id, and what it may be. */
const STEERING: Readonly<Record<string, (value: unknown) => boolean>> = {
  clock: Number.isFinite,
  visitor: (value) =>
    isRecord(value) && IS.text(value['ip']) && IS['yes or no'](value['fail']) && IS.number(value['delayMs']),
  queue: (value) =>
    isRecord(value) &&
    Object.values(value).every((outcome) => typeof outcome === 'string' && parseOutcome(outcome) !== null),
  faults: (value) => Array.isArray(value) && value.every(isFault),
  settings: (value) => isRecord(value) && wrongSetting(value) === null,
  persona: IS.text,
}

const isSteering = (id: string, value: unknown): boolean =>
  id.startsWith('number ') ? Number.isInteger(value) : Object.hasOwn(STEERING, id) && STEERING[id]?.(value) === true

/** The first field of a document that is not of its collection, null when it can be read as one. */
export const wrongField = (collection: CollectionName, id: string, sent: object): string | null => {
  const document = sent as Readonly<Record<string, unknown>>
  if (collection === 'control') return isSteering(id, document['value']) ? null : 'value'
  const fields = Object.entries<Kind>(FIELDS[collection] as Readonly<Record<string, Kind>>)
  const words = Object.entries<readonly unknown[]>(WORDS[collection] ?? {})
  return (
    fields.find(([name, kind]) => !IS[kind](document[name]))?.[0] ??
    words.find(([name, known]) => !known.includes(document[name]))?.[0] ??
    null
  )
}
