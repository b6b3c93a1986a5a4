import type { Static } from 'typebox'
import { ClosedObject, Type } from './schema.ts'

/** The delay of an answer in milliseconds, with its maximum. */
export const delayMsSchema = (title: string) => Type.Integer({ title, minimum: 0, maximum: 600_000 })

const VISITOR = {
  ip: Type.String({ title: 'IP 주소', minLength: 1, maxLength: 64 }),
  fail: Type.Boolean({ title: '주소 조회 실패' }),
  delayMs: delayMsSchema('주소 조회에 걸리는 시간 (밀리초)'),
}

/** The IP lookup's answer in this world: an IP address, after a delay, or an error. [E-197] [P-296] */
export const VisitorLookup = ClosedObject(VISITOR)
export type VisitorLookup = Readonly<Static<typeof VisitorLookup>>

/** A change of `VisitorLookup`. If `ip` is missing, the visitor keeps the current IP address. */
export const VisitorLookupChange = ClosedObject({
  ip: Type.Optional(VISITOR.ip),
  fail: Type.Optional(VISITOR.fail),
  delayMs: Type.Optional(VISITOR.delayMs),
})
