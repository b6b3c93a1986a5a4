import { Option, Schema } from 'effect'
import { EMPTY_SESSION, type Session } from '#domain/session/session'
import {
  SESSION_STORAGE_KEY,
  SESSION_VERSION,
  sessionFromStored,
  toStoredSession,
} from '#domain/session/stored-session'
import type { AdminToken, SessionStore } from '#app/session/session-store.port'
import { type StorageItem, makeStorageItem } from '../storage/storage-item.ts'

const YesNo = Schema.Literals(['Y', 'N'])
const MaybeYes = Schema.Literals(['', 'Y', 'N'])
const Agreements = Schema.Struct({
  agreements: Schema.Record(
    Schema.String,
    Schema.Struct({ title: Schema.String, required: Schema.Boolean, agreed: YesNo }),
  ),
  version: Schema.String,
  agreedAt: Schema.NullOr(Schema.Number),
})

/** The record as it is stored: its version and, beside it, every field of the session. [E-136] [P-268] */
const StoredRecord = Schema.Struct({
  version: Schema.Literal(SESSION_VERSION),
  session: Schema.Struct({
    aplyNo: Schema.String,
    aplyType: Schema.String,
    brNo: Schema.String,
    mngFrGb: Schema.String,
    pageSeparation: Schema.Literals(['', '0', '1']),
    marketingUseAgreement: MaybeYes,
    mydataUseAgreement: MaybeYes,
    onslfCert: Schema.String,
    mobileName: Schema.String,
    mobileNo: Schema.String,
    mobileCo: Schema.String,
    brdt: Schema.String,
    proofMstrId: Schema.String,
    proofType: Schema.String,
    proofDetailTypes: Schema.Array(Schema.String),
    consentCheck: Schema.Literals(['', 'Y']),
    certType: Schema.String,
    isNormalProof: Schema.String,
    tempCiYn: YesNo,
    adminCiYn: YesNo,
    adminLoginYn: YesNo,
    timer: Schema.Struct({ deadline: Schema.NullOr(Schema.Number), isRunning: Schema.Boolean }),
    agreementInfo: Schema.Struct({ personal: Agreements, mydata: Agreements }),
    token: Schema.String,
    suptSn: Schema.String,
    receivedAt: Schema.NullOr(Schema.Number),
  }),
})
const asText = Schema.fromJsonString(StoredRecord)

/**
 * The session of this tab, read once from session storage. What is unreadable or of another version is dropped and the
 * defaults take its place, without a message. [E-139] [P-268]
 */
export const makeSessionStorage = (item: StorageItem = makeStorageItem(SESSION_STORAGE_KEY)): SessionStore => {
  const listeners = new Set<(session: Session) => void>()
  let session = readStored(item)
  const replace = (next: Session) => {
    session = next
    for (const listener of listeners) listener(session)
  }
  return {
    read: () => session,
    update: (change) => {
      const next = change(session)
      item.write(JSON.stringify({ version: SESSION_VERSION, session: toStoredSession(next) }))
      replace(next)
    },
    reset: () => {
      item.remove()
      replace(EMPTY_SESSION)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const readStored = (item: StorageItem): Session => {
  const text = item.read()
  if (text === null) return EMPTY_SESSION
  const stored = Schema.decodeUnknownOption(asText)(text)
  if (Option.isSome(stored)) return sessionFromStored(stored.value.session)
  item.remove()
  return EMPTY_SESSION
}

/** The administrator's token in session storage, under a key of its own. [D1-44] */
export const makeAdminToken = (item: StorageItem = makeStorageItem('portal-admin-token')): AdminToken => ({
  read: () => item.read(),
  keep: (token) => item.write(token),
  remove: () => item.remove(),
})
