import { describe, expect, it } from 'vitest'
import { CERT_TYPES, IDENTITY_METHODS, certTypeOf, isConsentStepRecorded } from './methods.table.ts'
import { methodsOfFlow } from './offered-methods.table.ts'

const column = <K extends 'queueAction' | 'certType' | 'serviceCode' | 'start'>(key: K) =>
  Object.fromEntries(Object.values(IDENTITY_METHODS).map((row) => [row.method, row[key]]))

describe('the methods of certification', () => {
  it('each flow has five methods, in the specified order', () => {
    expect(methodsOfFlow('application')).toEqual(['simple', 'phone', 'financial', 'joint', 'ipin'])
    expect(methodsOfFlow('result')).toEqual(['simpleResult', 'phone', 'financial', 'joint', 'ipin'])
  })

  it('[E-108] a closed window counts as a cancellation for IPIN only', () =>
    expect(Object.values(IDENTITY_METHODS).flatMap((row) => (row.closedCancels ? [row.method] : []))).toEqual(['ipin']))

  it('[E-115] only simple certifications are reported in a separate call', () =>
    expect(Object.values(IDENTITY_METHODS).flatMap((row) => (row.reported ? [row.method] : []))).toEqual([
      'simple',
      'simpleResult',
    ]))

  it('[A-032] only the phone certification of NICE has recorded the consent step', () => {
    expect(CERT_TYPES.filter(isConsentStepRecorded)).toEqual(['NICE'])
    expect(isConsentStepRecorded(null)).toBe(false)
  })

  it('the methods have the specified names at the queue', () =>
    expect(column('queueAction')).toEqual({
      simple: 'act_13',
      simpleResult: 'act_14',
      phone: 'act_3',
      financial: 'act_10',
      joint: 'act_11',
      ipin: 'act_12',
    }))

  it('each method has its kind of start and its service code', () => {
    expect(column('start')).toEqual({
      simple: 'provider',
      simpleResult: 'integration',
      phone: 'phone',
      financial: 'kftc',
      joint: 'integration',
      ipin: 'integration',
    })
    expect(column('serviceCode')).toEqual({
      simple: null,
      simpleResult: '01',
      phone: null,
      financial: '04',
      joint: '02',
      ipin: '03',
    })
  })

  it('a phone certification is stored under the type of the provider', () => {
    expect(column('certType')).toEqual({
      simple: 'SIMPLE',
      simpleResult: 'SIMPLE',
      phone: 'NICE',
      financial: 'FINANCE',
      joint: 'JOINT',
      ipin: 'IPIN',
    })
    expect([certTypeOf('phone', 'nice'), certTypeOf('phone', 'kmc'), certTypeOf('ipin', 'kmc')]).toEqual([
      'NICE',
      'KMC',
      'IPIN',
    ])
  })
})
