import { type QueueAction, QUEUE_ACTIONS } from '../admission/queue.ts'
import type { IdentityMethod } from './offered-methods.table.ts'

/** What is kept as `certType` of a certification. [D1-48] */
export type CertType = 'SIMPLE' | 'NICE' | 'KMC' | 'FINANCE' | 'JOINT' | 'IPIN'

/** Inner size of a certification window in pixels. */
export type WindowSize = { readonly width: number; readonly height: number }

/**
 * One method: the size of its window, its name at the queue, its `certType`, the `serviceCode` of
 * its request (null where none is sent), and how it starts: at the configured provider page, by a form of the phone provider,
 * or by the request call of the integrated methods or of the financial certificate.
 */
export type MethodRow = {
  readonly method: IdentityMethod
  readonly window: WindowSize
  readonly queueAction: QueueAction
  readonly certType: CertType
  readonly ref: string
} & (
  | { readonly start: 'integration' | 'kftc'; readonly serviceCode: string }
  | { readonly start: 'provider' | 'phone'; readonly serviceCode: null }
)

/** Each method once. [E-106] [E-109] [E-114] [E-117] [E-133] [D1-22] [D1-25] */
export const IDENTITY_METHODS = {
  simple:       { method: 'simple',       window: { width: 838, height: 610 }, queueAction: QUEUE_ACTIONS.simple,       certType: 'SIMPLE',  start: 'provider',    serviceCode: null, ref: 'E-114' },
  simpleResult: { method: 'simpleResult', window: { width: 838, height: 610 }, queueAction: QUEUE_ACTIONS.simpleResult, certType: 'SIMPLE',  start: 'integration', serviceCode: '01', ref: 'E-101' },
  phone:        { method: 'phone',        window: { width: 480, height: 812 }, queueAction: QUEUE_ACTIONS.phone,        certType: 'NICE',    start: 'phone',       serviceCode: null, ref: 'E-109' },
  financial:    { method: 'financial',    window: { width: 400, height: 640 }, queueAction: QUEUE_ACTIONS.financial,    certType: 'FINANCE', start: 'kftc',        serviceCode: '04', ref: 'E-117' },
  joint:        { method: 'joint',        window: { width: 400, height: 640 }, queueAction: QUEUE_ACTIONS.joint,        certType: 'JOINT',   start: 'integration', serviceCode: '02', ref: 'E-117' },
  ipin:         { method: 'ipin',         window: { width: 450, height: 550 }, queueAction: QUEUE_ACTIONS.ipin,         certType: 'IPIN',    start: 'integration', serviceCode: '03', ref: 'E-117' },
} as const satisfies { readonly [method in IdentityMethod]: MethodRow & { readonly method: method } }

/** The `certType` of a method: that of its row, but a phone is verified by the provider that the deployment chose. [D1-24] [D1-48] */
export const certTypeOf = (method: IdentityMethod, phoneProvider: 'nice' | 'kmc'): CertType =>
  method === 'phone' && phoneProvider === 'kmc' ? 'KMC' : IDENTITY_METHODS[method].certType
