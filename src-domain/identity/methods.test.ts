import { describe, expect, it } from 'vitest'
import { IDENTITY_METHODS, certTypeOf } from './methods.table.ts'
import { methodsOfFlow } from './offered-methods.table.ts'

const column = <K extends 'queueAction' | 'certType' | 'serviceCode' | 'start'>(key: K) =>
  Object.fromEntries(Object.values(IDENTITY_METHODS).map((row) => [row.method, row[key]]))

describe('the methods of certification', () => {
  it('are five for each flow, in the specified order', () => {
    expect(methodsOfFlow('application')).toEqual(['simple', 'phone', 'financial', 'joint', 'ipin'])
    expect(methodsOfFlow('result')).toEqual(['simpleResult', 'phone', 'financial', 'joint', 'ipin'])
  })

  it('[E-108] count a closed window as a cancellation for IPIN only', () =>
    expect(Object.values(IDENTITY_METHODS).flatMap((row) => (row.closedCancels ? [row.method] : []))).toEqual(['ipin']))

  it('are sent to the queue under the names of the specification', () =>
    expect(column('queueAction')).toEqual({
      simple: 'act_13',
      simpleResult: 'act_14',
      phone: 'act_3',
      financial: 'act_10',
      joint: 'act_11',
      ipin: 'act_12',
    }))

  it('start by their own mechanism, with the service code of their request', () => {
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

  it('are stored under their certificate type, and a phone certification under the type of its provider', () => {
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
