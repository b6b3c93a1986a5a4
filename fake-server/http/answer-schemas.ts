import type { TSchema } from 'typebox'
import { EachField, ClosedObject, Type } from '../world/schema.ts'

/** The answer to a successful request: `status` 200, a message, and further fields. [P-272] */
export const okAnswerSchema = (more: Readonly<Record<string, TSchema>> = {}) =>
  ClosedObject({ status: Type.Literal(200), message: Type.String(), ...more })

/** The answer to a successful lookup, in the envelope that only lookups have, with `success` and `data`. */
export const foundAnswerSchema = <Of extends TSchema>(data: Of) => ClosedObject({ success: Type.Literal(true), data })

/** The answer to a failed lookup, in the same envelope as a successful one. */
export const notFoundAnswerSchema = (errorCode: string) =>
  ClosedObject({
    success: Type.Literal(false),
    data: Type.Null(),
    errorCode: Type.Literal(errorCode),
    message: Type.String(),
  })

/** The rule that rejected a call; only the fake server sends it. */
export const REJECTING_RULE_SCHEMA = ClosedObject(EachField(Type.String(), 'rule', 'ref', 'book'), 'Because')

/**
 * A rejection with one of these codes, and with the rule that rejected the call, if there is one. Some rejections are
 * sent with HTTP 200 and also contain fields of a successful answer (`more`). [P-272]
 */
export const rejectedAnswerSchema = (codes: readonly string[], more: Readonly<Record<string, TSchema>> = {}) =>
  ClosedObject({
    status: Type.Integer(),
    errorCode: Type.Enum([...codes]),
    message: Type.String(),
    because: Type.Optional(REJECTING_RULE_SCHEMA),
    ...more,
  })

/**
 * The answer with an HTTP status other than 200: a rejection, in some cases with the field to correct or with the
 * allowed actions.
 */
export const rejectionSchema = (codes: readonly string[]) =>
  rejectedAnswerSchema(codes, {
    field: Type.Optional(Type.String()),
    success: Type.Optional(Type.Literal(false)),
    allowed: Type.Optional(Type.Array(Type.String())),
  })
