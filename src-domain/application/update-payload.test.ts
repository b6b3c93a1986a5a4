import { describe, expect, it } from 'vitest'
import { hasChangedSince } from './edit-permission.ts'
import { APPLICATION_STATUSES, statusWord } from './status.table.ts'
import { accountEditMark, composeAccountUpdate, composeBusinessUpdate } from './update-payload.ts'

const LOADED = {
  suptSn: 'S-7',
  aplyNo: 'A202506260001',
  aplyType: '일반',
  brno: '1008100001',
  corpNm: '주식회사 한빛',
  opbzDt: '2020-01-31',
  crpno: '1101111234567',
  soaMm: '3',
  bankNm: '국민은행',
  acntNo: '1101234567890',
  dpstrNm: '주식회사 한빛',
  prcsStts: '이체결과오류',
  methodType: 'M',
}
const ACCOUNT = { bankNm: '기업은행', acntNo: '222-333', dpstrNm: ' 한빛 ' }

describe('[A-220] the payload of an update', () => {
  it('has exactly the documented fields, and what was not edited as it was loaded', () => {
    const payload = composeAccountUpdate(LOADED, ACCOUNT, 'CI-1')
    expect(Object.keys(payload).toSorted()).toEqual(
      [
        'suptSn',
        'aplyNo',
        'aplyType',
        'brno',
        'corpNm',
        'opbzDt',
        'crpno',
        'soaMm',
        'bankNm',
        'acntNo',
        'dpstrNm',
        'prcsStts',
        'ci',
        'changedBy',
        'changedReason',
        'methodType',
      ].toSorted(),
    )
    expect(payload).toEqual({
      ...LOADED,
      opbzDt: '20200131',
      bankNm: '기업은행',
      acntNo: '222333',
      dpstrNm: '한빛',
      prcsStts: '검증요청완료',
      ci: 'CI-1',
      changedBy: 'S',
      changedReason: 'N',
    })
  })

  it('has empty texts for what the loaded application lacks', () =>
    expect(composeAccountUpdate({}, ACCOUNT, 'CI-1')).toMatchObject({
      suptSn: null,
      aplyNo: '',
      opbzDt: '',
      methodType: '',
    }))
})

describe('the status that an update sets', () => {
  it('[A-213] an applied application stays applied', () =>
    expect(composeAccountUpdate({ ...LOADED, prcsStts: '신청' }, ACCOUNT, 'CI-1')).toMatchObject({
      prcsStts: '신청',
      changedBy: '',
      changedReason: '',
    }))

  it.each([...APPLICATION_STATUSES.filter((status) => status !== 'applied'), { unknown: '서류이관' }])(
    '[A-214] from %s it becomes request verification complete',
    (status) =>
      expect(accountEditMark(status)).toEqual({
        prcsStts: statusWord('requestVerified'),
        changedBy: 'S',
        changedReason: 'N',
      }),
  )

  it('[A-219] a business edit becomes supplement complete', () => {
    const edit = {
      brno: '100-81-00002',
      corpNm: ' 한빛상사 ',
      opbzDt: '2021-02-03',
      crpno: '1101117654321',
      soaMm: '6',
    }
    expect(composeBusinessUpdate({ ...LOADED, prcsStts: '보완요청' }, edit, 'CI-1')).toEqual({
      ...LOADED,
      brno: '1008100002',
      corpNm: '한빛상사',
      opbzDt: '20210203',
      crpno: '1101117654321',
      soaMm: '6',
      prcsStts: '보완완료',
      ci: 'CI-1',
      changedBy: 'system',
      changedReason: '보완요청에 따른 사업자정보 수정',
    })
  })

  it('[A-220] an individual keeps corporate number and settlement month as loaded', () =>
    expect(
      composeBusinessUpdate(LOADED, { brno: '1000100001', corpNm: '한빛', opbzDt: '2021-02-03' }, 'CI-1'),
    ).toMatchObject({ crpno: '1101111234567', soaMm: '3' }))
})

describe('an application that was changed elsewhere', () => {
  it('is seen by its status or its last change', () => {
    const before = { prcsStts: '이체결과오류', updtDt: '2025-06-26T10:00:00' }
    expect(hasChangedSince(before, { ...before })).toBe(false)
    expect(hasChangedSince(before, { ...before, prcsStts: '검증요청완료' })).toBe(true)
    expect(hasChangedSince(before, { ...before, updtDt: '2025-06-26T10:00:01' })).toBe(true)
    expect(hasChangedSince({}, { prcsStts: null, updtDt: undefined })).toBe(false)
  })
})
