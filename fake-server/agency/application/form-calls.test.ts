import { describe, expect, it } from 'vitest'
import { CONSENT_ROWS } from '#domain/consent/consent-items.table'
import { FULL_WIDTH_HOLDER } from '../account/accounts.ts'
import { failingOnce } from '../../testing/failing-once.ts'
import { openApi, type Api, type Facts } from '../../testing/api.ts'
import { allOf, find } from '../../world/world.ts'

const CHECK = '/api/v1/application/result/check'
const STEP = '/api/v1/auth/saveStepHistory'
const CONSENTS = '/api/v1/auth/consents'
const DELIVERY = '/api/v1/application/info/delitotalamt'
const CODES = '/api/v1/common/codes/groups/list'
const REAL_NAME = '/api/v1/auth/realname'
const BUSINESS = '/api/v1/auth/validate-business'
const OWNER = '/api/v1/auth/validate-account-owner'
const VERIFY = '/api/v1/auth/account/verify'

/** A persona who has come to the form: number registered, certified, signed in. */
const applying = async (persona: string, brNo?: string) => {
  const api = await openApi()
  const facts = await api.persona(persona)
  const number = brNo ?? facts.brNo
  const { result } = (await api.post('/api/v1/business/first/register', { brNo: number })).body
  const { aplyNo } = result as { aplyNo: string }
  await api.signIn({ ...facts, brNo: number }, aplyNo)
  return { api, facts: { ...facts, brNo: number }, aplyNo }
}

/** The status of a call that fails on demand, and that of the same call afterwards. */
const failsOnDemand = async (api: Api, path: string, body: object, query = '') => {
  const { failed, answered } = await failingOnce(api, path, () => api.post(`${path}${query}`, body))
  return [failed.status, answered.status, answered.body['status']]
}

describe('access', () => {
  it.each([CHECK, STEP, CONSENTS, DELIVERY, CODES, REAL_NAME, BUSINESS, OWNER, VERIFY])(
    '[A-235] %s without a valid cookie answers 401',
    async (path) => {
      const api = await openApi()
      const facts = await api.persona('new-individual-confirmed')
      const bodies = {
        ci: facts.ci,
        brno: facts.brNo,
        aplyNo: 'DA1',
        groupId: 'BANK',
        jumin1: '000000',
        jumin2: '1000000',
        name: 'a',
        brdt: '20000101',
        bankCd: '004',
        acctNo: '1',
        bankCode: '004',
        bankName: 'a',
        accountNumber: '1',
        accountHolder: 'a',
        businesses: [{ b_no: '1000100001', start_dt: '20200101', p_nm: 'a', b_nm: 'a' }],
        consentsData: { version: '3.0.0', agreements: { tax_info_yn: { orderNo: 2, value: 'N' } } },
      }
      expect(await api.post(path, bodies)).toMatchObject({
        status: 401,
        body: { message: '인증정보가 만료되었습니다. 다시 인증해주세요.' },
      })
    },
  )
})

describe('POST /api/v1/application/result/check', () => {
  it('[A-236] a person without a live application may apply', async () => {
    const { api, facts } = await applying('new-individual-confirmed')
    expect((await api.post(CHECK, { ci: facts.ci })).body).toMatchObject({ status: 200, result: 'SUCCESS' })
  })
  it('[A-236] a person with one may not, for whatever number', async () => {
    const { api, facts } = await applying('duplicate-applicant')
    expect((await api.post(CHECK, { ci: facts.ci })).body).toMatchObject({
      errorCode: 'APL_DUPLICATE_CI',
      because: { rule: 'RA-2', ref: 'A-236' },
      message: '본인인증 정보로 이미 신청접수 되었습니다.',
      result: null,
    })
  })
  it('[A-236] nobody asks for another person, and another failure comes on demand', async () => {
    const { api, facts } = await applying('new-individual-confirmed')
    expect((await api.post(CHECK, { ci: 'ci-of-somebody' })).status).toBe(401)
    expect(await failsOnDemand(api, CHECK, { ci: facts.ci })).toEqual([500, 200, 200])
  })
})

describe('POST /api/v1/auth/saveStepHistory', () => {
  it('[A-237] notes the step of a known application, refuses a missing or unknown one, fails on demand', async () => {
    const { api, aplyNo } = await applying('new-individual-confirmed')
    expect((await api.post(`${STEP}?aplyNo=${aplyNo}`)).status).toBe(200)
    expect(allOf(api.world(), 'stepHistory')).toMatchObject([{ aplyNo }])
    for (const path of [STEP, `${STEP}?aplyNo=`, `${STEP}?aplyNo=DA99999999`]) {
      const refused = await api.post(path)
      expect(refused.status).toBe(400)
      expect(refused.body['message']).toMatch(/[가-힣]/)
    }
    expect(await failsOnDemand(api, STEP, {}, `?aplyNo=${aplyNo}`)).toEqual([500, 200, 200])
    expect(allOf(api.world(), 'stepHistory')).toHaveLength(2)
  })
})

describe('POST /api/v1/auth/consents', () => {
  const GIVEN = new Set<string>(['info_collection_yn', 'confirm_notice_yn'])
  const bodyFor = (facts: Facts, aplyNo: string) => ({
    brno: facts.brNo,
    ci: facts.ci,
    aplyNo,
    consentsData: {
      version: '3.0.0',
      agreements: Object.fromEntries(
        CONSENT_ROWS.v3.map(({ column, order }) => [column, { orderNo: order, value: GIVEN.has(column) ? 'Y' : 'N' }]),
      ),
    },
  })
  it('[A-238] stores version, columns, order numbers and values', async () => {
    const { api, facts, aplyNo } = await applying('new-individual-confirmed')
    expect((await api.post(CONSENTS, bodyFor(facts, aplyNo))).status).toBe(200)
    const stored = find(api.world(), 'consents', aplyNo)
    expect(stored).toMatchObject({ version: '3.0.0', brNo: facts.brNo, ci: facts.ci })
    expect(stored?.agreements).toHaveLength(CONSENT_ROWS.v3.length)
    expect(stored?.agreements[0]).toEqual({ column: 'info_collection_yn', orderNo: 1, value: 'Y' })
    expect(stored?.agreements).toContainEqual({ column: 'confirm_collection_yn', orderNo: 4, value: 'N' })
  })
  it('[A-238] refuses what lacks a part, a value that is neither Y nor N, a column and a version that it does not know, and stores nothing', async () => {
    const { api, facts, aplyNo } = await applying('new-individual-confirmed')
    const good = bodyFor(facts, aplyNo)
    const { version, agreements } = good.consentsData
    const without = (field: keyof typeof good) => ({ ...good, [field]: undefined })
    const wrong = [
      without('brno'),
      without('ci'),
      without('aplyNo'),
      without('consentsData'),
      { ...good, consentsData: { agreements } },
      { ...good, consentsData: { version } },
      { ...good, consentsData: { version, agreements: { info_collection_yn: { orderNo: 1, value: 'yes' } } } },
    ]
    // A column of a version to come, and a version without columns.
    const unknown = [
      { ...good, consentsData: { version, agreements: { ...agreements, info_credit_yn: { orderNo: 4, value: 'Y' } } } },
      { ...good, consentsData: { version: '3.1.0', agreements } },
    ]
    for (const body of [...wrong, ...unknown]) expect((await api.post(CONSENTS, body)).status).toBe(400)
    expect(find(api.world(), 'consents', aplyNo)).toBeNull()
    expect(await failsOnDemand(api, CONSENTS, good)).toEqual([500, 200, 200])
    expect(find(api.world(), 'consents', aplyNo)).not.toBeNull()
  })
})

describe('[A-273] [A-135] [D2-90] the consents of an application that is submitted', () => {
  it('can be changed by no call any more, and stay as they were', async () => {
    const api = await openApi()
    const facts = await api.persona('applied-new')
    await api.signIn(facts)
    const aplyNo = facts.aplyNo ?? ''
    const before = find(api.world(), 'consents', aplyNo)
    const agreements = { mydata_notice_yn: { orderNo: 3, value: 'N' } }
    const late = { brno: facts.brNo, ci: facts.ci, aplyNo, consentsData: { version: '3.0.0', agreements } }
    const refused = { status: 409, body: { errorCode: 'APL_DUPLICATE', because: { rule: 'TA-18' } } }
    expect(await api.post(CONSENTS, late)).toMatchObject(refused)
    expect(await api.post('/api/agreements', { aplyNo, mydataInfo: { agreed: 'N' } })).toMatchObject(refused)
    expect(find(api.world(), 'consents', aplyNo)).toEqual(before)
    expect(find(api.world(), 'agreements', aplyNo)).toBeNull()
  })
})

describe('POST /api/v1/application/info/delitotalamt', () => {
  it.each([
    ['1000100002', 412_000],
    ['1000100012', 320_000],
  ])('[A-239] knows the cost of the rapid business %s', async (brNo, sprtAmt) => {
    const { api } = await applying('new-individual-rapid', brNo)
    expect((await api.post(DELIVERY, { brno: brNo })).body).toMatchObject({ status: 200, result: { sprtAmt } })
  })
  it('[A-239] knows nothing of a business without delivery data', async () => {
    const { api } = await applying('new-individual-rapid', '1000100022')
    expect((await api.post(DELIVERY, { brno: '1000100022' })).body.result).toBeNull()
  })
})

describe('POST /api/v1/common/codes/groups/list', () => {
  it('[A-240] [P-291] answers banks and reasons, and an empty list for an unknown group', async () => {
    const { api } = await applying('new-individual-confirmed')
    const codes = async (groupId: string) =>
      (await api.post(CODES, { groupId })).body.result as readonly Record<string, string>[]
    const banks = await codes('BANK')
    expect(banks).toContainEqual({ codeId: 'BANK_4', codeName: 'KB국민은행', codeValue: '4', codeDesc: '' })
    expect(new Set(banks.map((bank) => bank['codeValue'])).size).toBe(banks.length)
    const named = await codes('REAS_TYPE')
    for (const { codeName, codeDesc } of named) {
      expect(codeName).toMatch(/[가-힣]/)
      expect(codeDesc).toEqual(expect.any(String))
    }
    const reasons = named.map((reason) => reason['codeValue'])
    expect(reasons).toEqual(expect.arrayContaining(['US01', 'US02']))
    expect(reasons.length).toBeGreaterThanOrEqual(4)
    expect(await codes('NOTHING')).toEqual([])
  })
})

describe('POST /api/v1/auth/realname', () => {
  const question = (facts: Facts, aplyNo: string) => ({
    aplyNo,
    ci: facts.ci,
    mngFrGb: facts.mngFrGb,
    brno: facts.brNo,
    aplyType: facts.aplyType,
    jumin1: facts.residentNumber.slice(0, 6),
    jumin2: facts.residentNumber.slice(6),
    name: facts.name,
    brdt: facts.birthDay,
  })
  it('[A-241] [A-256] name, birth date and front part agree; nothing of the number stays in world or journal', async () => {
    const { api, facts, aplyNo } = await applying('new-individual-confirmed')
    expect((await api.post(REAL_NAME, question(facts, aplyNo))).body).toMatchObject({ status: 200 })
    const { text } = await api.get('/__world/journal')
    const snapshot = await api.get('/__world/snapshot')
    for (const kept of [text, snapshot.text]) {
      expect(kept).not.toContain(facts.residentNumber)
      expect(kept).not.toContain(facts.residentNumber.slice(6))
    }
  })
  it('[A-241] the persona whose name does not match is answered another status with a message', async () => {
    const { api, facts, aplyNo } = await applying('name-mismatch')
    expect(await api.post(REAL_NAME, question(facts, aplyNo))).toMatchObject({
      status: 200,
      body: { status: 400, message: '입력하신 정보로 실명이 확인되지 않았습니다.' },
    })
  })
  it('[A-241] so is another name, another birth date and an incomplete number; one back part fails', async () => {
    const { api, facts, aplyNo } = await applying('new-individual-confirmed')
    const good = question(facts, aplyNo)
    for (const change of [{ name: '박나무' }, { brdt: '19850316' }, { jumin1: '850316' }, { jumin2: '123' }])
      expect((await api.post(REAL_NAME, { ...good, ...change })).body['status']).toBe(400)
    expect((await api.post(REAL_NAME, { ...good, jumin2: '9999999' })).status).toBe(500)
  })
})

describe('POST /api/v1/auth/validate-business', () => {
  const ask = (api: Api, b_no: string, start_dt: string) =>
    api.post(BUSINESS, { businesses: [{ b_no, start_dt, p_nm: '김하늘', b_nm: '하늘분식' }] })
  it.each([
    ['1000100001', '01'],
    ['1000100002', '02'],
    ['1000100003', '03'],
  ])('[A-242] confirms %s with tax type %s', async (brNo, taxType) => {
    const { api } = await applying('new-individual-confirmed')
    expect((await ask(api, brNo, '20200302')).body).toMatchObject({
      success: true,
      data: { status_code: 'OK', data: [{ b_no: brNo, valid: '01', status: { tax_type_cd: taxType } }] },
    })
  })
  it('[A-242] opening dates stand for a mismatch, another status code, a refusal and a failure', async () => {
    const { api } = await applying('new-individual-confirmed')
    expect((await ask(api, '1000100001', '19990101')).body).toMatchObject({
      success: true,
      data: { status_code: 'OK', data: [{ valid: '02' }] },
    })
    const malformed = (await ask(api, '1000100001', '19990102')).body['data'] as { status_code: string }
    expect(malformed.status_code).not.toBe('OK')
    expect((await ask(api, '1000100001', '19990103')).body['success']).toBe(false)
    expect((await ask(api, '1000100001', '19990104')).status).toBe(500)
    expect((await ask(api, '123', '20200302')).status).toBe(400)
  })
})

describe('account checks', () => {
  const ask = (api: Api, acctNo: string, bankCd = '004') => api.post(OWNER, { bankCd, acctNo })
  it("[A-243] names the holder: the person of an individual's login, the corporation of a corporate one", async () => {
    const { api, facts } = await applying('new-individual-confirmed')
    for (const account of [facts.accountNumber, '3333012345678'])
      expect((await ask(api, account)).body).toEqual({ success: true, data: { dpstrFlnm: facts.name } })
    const corporate = await applying('new-corporate-confirmed')
    expect((await ask(corporate.api, '3333012345678')).body).toMatchObject({
      data: { dpstrFlnm: corporate.facts.businessName },
    })
  })
  it('[A-243] prefixes stand for an unknown account, another holder, an English name and a failure', async () => {
    const { api } = await applying('new-individual-confirmed')
    for (const unknown of ['0001234567890', '123456789', '12345678901234567', '12345678ab'])
      expect((await ask(api, unknown)).body).toMatchObject({ success: false, data: null })
    expect((await ask(api, '1111234567890')).body).toMatchObject({ success: true, data: { dpstrFlnm: '남궁다른' } })
    expect((await ask(api, '2221234567890')).body).toMatchObject({ data: { dpstrFlnm: FULL_WIDTH_HOLDER } })
    expect((await ask(api, '9991234567890')).status).toBe(500)
    for (const bank of ['4', '0004', 'abc']) expect((await ask(api, '3333012345678', bank)).status).toBe(400)
  })
  it('[A-244] the last check passes for the holder alone, and fails on demand', async () => {
    const { api, facts, aplyNo } = await applying('new-individual-confirmed')
    const good = {
      bankCode: '004',
      bankName: facts.bankName,
      accountNumber: facts.accountNumber,
      accountHolder: facts.depositor,
      aplyNo,
    }
    expect((await api.post(VERIFY, good)).body).toMatchObject({ status: 200 })
    for (const change of [
      { accountHolder: '박나무' },
      { accountNumber: '1111234567890' },
      { accountNumber: '0001234567' },
    ])
      expect((await api.post(VERIFY, { ...good, ...change })).body).toMatchObject({
        status: 400,
        message: '계좌정보가 일치하지 않습니다.',
      })
    expect(await failsOnDemand(api, VERIFY, good)).toEqual([500, 200, 200])
  })
})
