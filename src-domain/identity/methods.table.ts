import { type QueueAction, QUEUE_ACTIONS } from '../settings/queue-actions.ts'
import type { IdentityMethod } from './offered-methods.table.ts'

/**
 * One method: its name at the queue, its `certType`, whether a closed window is a cancellation, the `serviceCode` of
 * its request (null if none is sent), and how it starts. It starts at the configured page of the provider, with a form
 * of the phone provider, or with the request call of the integrated methods or of the financial certificate.
 */
type IdentityMethodRow = {
  readonly method: IdentityMethod
  readonly queueAction: QueueAction
  readonly certType: string
  /**
   * True if a closed window, or a message that it closed, counts as a cancellation. For the other methods, the window
   * only looks closed. [E-108]
   */
  readonly closedCancels: boolean
  /** True if the page reports the certified person to the server in a separate call. [E-115] */
  readonly reported: boolean
  readonly ref: string
} & (
  | { readonly start: 'integration' | 'kftc'; readonly serviceCode: string }
  | { readonly start: 'provider' | 'phone'; readonly serviceCode: null }
)

/** The certification methods, each exactly once. [E-106] to [E-117] [E-133] */
export const IDENTITY_METHODS = {
  simple:       { method: 'simple',       queueAction: QUEUE_ACTIONS.simple,       certType: 'SIMPLE',  closedCancels: false, reported: true,  start: 'provider',    serviceCode: null, ref: 'E-114' },
  simpleResult: { method: 'simpleResult', queueAction: QUEUE_ACTIONS.simpleResult, certType: 'SIMPLE',  closedCancels: false, reported: true,  start: 'integration', serviceCode: '01', ref: 'E-101' },
  phone:        { method: 'phone',        queueAction: QUEUE_ACTIONS.phone,        certType: 'NICE',    closedCancels: false, reported: false, start: 'phone',       serviceCode: null, ref: 'E-109' },
  financial:    { method: 'financial',    queueAction: QUEUE_ACTIONS.financial,    certType: 'FINANCE', closedCancels: false, reported: false, start: 'kftc',        serviceCode: '04', ref: 'E-117' },
  joint:        { method: 'joint',        queueAction: QUEUE_ACTIONS.joint,        certType: 'JOINT',   closedCancels: false, reported: false, start: 'integration', serviceCode: '02', ref: 'E-117' },
  ipin:         { method: 'ipin',         queueAction: QUEUE_ACTIONS.ipin,         certType: 'IPIN',    closedCancels: true,  reported: false, start: 'integration', serviceCode: '03', ref: 'E-117' },
} as const satisfies { readonly [method in IdentityMethod]: IdentityMethodRow & { readonly method: method } }

/** The `certType` of a phone certification by the second of the two providers. [D1-24] */
const KMC = 'KMC'

/** How a person was certified: with a method of the table, or by phone with the second provider. [D1-48] */
export type CertType = (typeof IDENTITY_METHODS)[IdentityMethod]['certType'] | typeof KMC

/** Every `certType`, for reading stored values. [D1-48] */
export const CERT_TYPES: readonly CertType[] = [...Object.values(IDENTITY_METHODS).map(({ certType }) => certType), KMC]

/**
 * Returns the `certType` of a method. For a phone it depends on the provider that the deployment chooses. [D1-24]
 * [D1-48]
 */
export const certTypeOf = (method: IdentityMethod, phoneProvider: 'nice' | 'kmc'): CertType =>
  method === 'phone' && phoneProvider === 'kmc' ? KMC : IDENTITY_METHODS[method].certType

/** The certifications after which the application's history already shows that the consent step was reached. */
const RECORDING_CERT_TYPES: readonly CertType[] = ['NICE']

/** True if this certification has recorded the consent step, so that the consent page does not record it. */
export const isConsentStepRecorded = (certifiedBy: CertType | null): boolean =>
  certifiedBy !== null && RECORDING_CERT_TYPES.includes(certifiedBy)
