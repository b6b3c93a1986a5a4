import { describe, expect, it } from 'vitest'
import { ENTITY_TYPE_ROWS, type EntityType, entityTypeOfCode } from '#domain/business/entity-type'
import { paymentTypeApiWord } from '#domain/business/payment-type'
import {
  applicationCountFromWireOrZero,
  toEntityTypeCode,
  paymentTypeFromWire,
  taxStatusFromWire,
  businessNumberRefusalText,
} from './business-wire.ts'

describe('entity type and payment type on the wire', () => {
  it.each([
    { wire: '신속', type: 'rapid' },
    { wire: '일반', type: 'confirmed' },
    { wire: '영업', type: { unknown: '영업' } },
    { wire: 7, type: 'confirmed' },
    { wire: '', type: null },
    { wire: undefined, type: null },
  ])('[E-006] reads $wire as $type', ({ wire, type }) => expect(paymentTypeFromWire(wire)).toEqual(type))

  it('both types are read back unchanged', () => {
    for (const type of [...(Object.keys(ENTITY_TYPE_ROWS) as EntityType[]), null])
      expect(entityTypeOfCode(toEntityTypeCode(type))).toBe(type)
    for (const type of ['rapid', 'confirmed', { unknown: '영업' }, null] as const)
      expect(paymentTypeFromWire(paymentTypeApiWord(type))).toEqual(type)
  })
})

describe('[D1-32] taxStatusFromWire', () => {
  it.each([
    { wire: { bSttCd: ' 01 ', errCd: null }, facts: { code: '01', errorCode: null } },
    { wire: { bSttCd: 1, errCd: null }, facts: { code: '01', errorCode: null } },
    { wire: { bSttCd: 10, errCd: null }, facts: { code: '10', errorCode: null } },
    { wire: { bSttCd: 3, errCd: '' }, facts: { code: '03', errorCode: null } },
    { wire: { bSttCd: undefined, errCd: undefined }, facts: { code: null, errorCode: null } },
    { wire: { bSttCd: null, errCd: null }, facts: { code: null, errorCode: null } },
    { wire: { bSttCd: '  ', errCd: '' }, facts: { code: null, errorCode: null } },
    { wire: { bSttCd: '', errCd: 10 }, facts: { code: null, errorCode: '10' } },
    { wire: { bSttCd: null, errCd: '10' }, facts: { code: null, errorCode: '10' } },
    { wire: { bSttCd: {}, errCd: '10' }, facts: { code: 'unreadable', errorCode: '10' } },
  ])('[E-085] [E-086] [E-087] [E-088] reads $wire as $facts', ({ wire, facts }) =>
    expect(taxStatusFromWire(wire)).toEqual(facts),
  )
})

describe('[D1-34] applicationCountFromWireOrZero', () => {
  it.each([
    { wire: 1, count: 1 },
    { wire: 2, count: 2 },
    { wire: { count: 1 }, count: 1 },
    { wire: { count: '3' }, count: 3 },
    { wire: 0, count: 0 },
    { wire: '0', count: 0 },
    { wire: { count: 0 }, count: 0 },
    { wire: { count: '0' }, count: 0 },
    { wire: null, count: 0 },
    { wire: {}, count: 0 },
    { wire: undefined, count: 0 },
  ])('[E-097] reads $wire as $count', ({ wire, count }) => expect(applicationCountFromWireOrZero(wire)).toBe(count))
})

describe('businessNumberRefusalText', () => {
  it.each([
    { message: 'brNo: 10자리여야 합니다.', shown: '10자리여야 합니다.' },
    { message: 'brNo=숫자만 입력하세요, name=필수', shown: '숫자만 입력하세요' },
    { message: '{"brNo":"잘못된 번호, 다시 입력하세요."}', shown: '잘못된 번호, 다시 입력하세요.' },
    { message: '{"brNo" : "잘못된 번호, 다시"}', shown: '잘못된 번호, 다시' },
    { message: '[brNo: 잘못된 번호]', shown: '잘못된 번호' },
    { message: 'brNo = 잘못된 번호 , name=필수', shown: '잘못된 번호' },
    { message: '{brNo=잘못된 번호}', shown: '잘못된 번호' },
    { message: 'brNo: 첫 줄\n둘째 줄', shown: '첫 줄' },
    { message: '알 수 없는 오류', shown: '알 수 없는 오류' },
    { message: 'brNo:', shown: 'brNo:' },
    { message: 'xbrNo: 아님', shown: 'xbrNo: 아님' },
    { message: '', shown: '' },
  ])('returns "$shown" for "$message"', ({ message, shown }) => expect(businessNumberRefusalText(message)).toBe(shown))
})
