import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUS_ROWS } from '#domain/application-status/application-status.table'
import { accountUpdateData, type ResultCallApplication } from '../../contract/account-update.ts'
import { businessUpdateData } from '../../testing/business-update.ts'
import { historyOfApplication } from '../../testing/history.ts'
import { signInPersona } from '../../testing/sign-in-persona.ts'
import { changeDoc, findDoc, putDoc } from '../../world/world.ts'
import { businessOrDefault } from '../business/businesses.ts'

const UPDATE = '/api/v1/application/update'
const DETAIL = '/api/v1/application/result/detail/brno'

const signInAs = async (persona: string) => {
  const { api, facts, aplyNo } = await signInPersona(persona)
  const detail = async (brno = facts.brNo) =>
    (await api.post(DETAIL, { brno, ci: facts.ci })).body.result as ResultCallApplication
  const source = await detail()
  const update = (updateData: object) => api.form('PATCH', UPDATE, { updateData })
  const stored = () => findDoc(api.world(), 'applications', aplyNo)
  return { api, facts, aplyNo, detail, source, update, stored }
}

const ACCOUNT = { bankNm: '신한은행', acntNo: '110987654321', dpstrNm: '김하늘' }

describe('PATCH /api/v1/application/update', () => {
  it('[A-250] stores another account after a transfer error', async () => {
    const { api, facts, aplyNo, source, update, detail } = await signInAs('applied-transfer-error')
    const answer = await update(accountUpdateData(source, ACCOUNT, facts.ci))
    expect(answer.body).toMatchObject({ status: 200, message: 'Success' })
    expect(await detail()).toMatchObject({
      ...ACCOUNT,
      prcsStts: APPLICATION_STATUS_ROWS.requestVerified.ko,
      dcsnAmt: 120_000,
    })
    expect(historyOfApplication(api.world(), aplyNo)).toMatchObject([
      { action: 'edit-account', detail: { changedBy: 'S' } },
    ])
  })
  it('[A-250] stores the business data that a supplement request asks for', async () => {
    const { facts, source, update, detail } = await signInAs('applied-supplement-request')
    const edit = { brno: '1234567890', corpNm: '새하늘분식', opbzDt: '20210405' }
    expect((await update(businessUpdateData(source, edit, facts.ci))).status).toBe(200)
    expect(await detail('1234567890')).toMatchObject({
      ...edit,
      bankNm: facts.bankName,
      prcsStts: APPLICATION_STATUS_ROWS.supplementComplete.ko,
    })
  })
  it('[E-209] asks another device to certify again once the business number was changed', async () => {
    const { api, facts, source, update, detail } = await signInAs('applied-supplement-request')
    const cookie = `jwtToken=${(await api.signIn(facts)).cookie}`
    api.changeBrowser()
    await api.signIn(facts)
    expect((await update(businessUpdateData(source, { brno: '1234567890' }, facts.ci))).status).toBe(200)
    expect(await detail('1234567890')).toMatchObject({ brno: '1234567890' })
    expect(await api.post(DETAIL, { brno: facts.brNo, ci: facts.ci }, { headers: { cookie } })).toMatchObject({
      status: 401,
      body: { errorCode: 'AUTH_EXPIRED', because: { rule: 'OW-3' } },
    })
  })
  it('[D2-150] [A-166] accepts unchanged business data as a complete supplement', async () => {
    const { facts, source, update, detail } = await signInAs('applied-supplement-request')
    expect(source.prcsSttsRemark).not.toBe('')
    expect((await update(businessUpdateData(source, {}, facts.ci))).status).toBe(200)
    expect(await detail()).toMatchObject({
      brno: source.brno,
      corpNm: source.corpNm,
      prcsStts: APPLICATION_STATUS_ROWS.supplementComplete.ko,
      prcsSttsRemark: '',
    })
  })
  it('[A-250] changes only the edited fields and the status', async () => {
    const { facts, source, update, stored } = await signInAs('applied-transfer-error')
    const sentUpdate = {
      ...accountUpdateData(source, ACCOUNT, facts.ci),
      corpNm: '남의 가게',
      brno: '1234567890',
      dcsnAmt: 999,
    }
    const paid = {
      ...accountUpdateData(source, ACCOUNT, facts.ci),
      prcsStts: APPLICATION_STATUS_ROWS.paymentComplete.ko,
    }
    expect(await update(paid)).toMatchObject({ status: 409, body: { because: { rule: 'TA-18' } } })
    expect((await update(sentUpdate)).status).toBe(200)
    expect(stored()).toMatchObject({ brNo: facts.brNo, decidedAmount: 120_000, fields: { corpNm: facts.businessName } })
  })
  it.each([
    ['account', 'TA-3'],
    ['business', 'TA-18'],
  ] as const)('[A-250] rejects an edit of the %s by rule %s', async (of, rule) => {
    const { facts, source, update, stored } = await signInAs('applied-target-selected')
    const before = stored()
    const sentUpdate =
      of === 'account' ? accountUpdateData(source, ACCOUNT, facts.ci) : businessUpdateData(source, {}, facts.ci)
    expect(await update(sentUpdate)).toMatchObject({
      status: 409,
      body: {
        message: '현재 상태에서는 수정할 수 없습니다.',
        errorCode: 'APL_UPDATE_NOT_ALLOWED',
        because: { rule },
      },
    })
    expect(stored()).toEqual(before)
  })
  it('[A-250] [A-174] an account edit and a business edit lead to different statuses', async () => {
    for (const of of ['account', 'business'] as const) {
      const { api, facts, source, update, stored } = await signInAs('applied-supplement-request')
      await api.send('PUT', '/__world/settings', { accountEditStatuses: ['이체결과오류', '보완요청'] })
      const entries = { brno: facts.brNo, corpNm: '새하늘분식', opbzDt: '20210405' }
      const account = { bankNm: facts.bankName, acntNo: facts.accountNumber, dpstrNm: facts.depositor }
      const sentUpdate =
        of === 'account' ? accountUpdateData(source, account, facts.ci) : businessUpdateData(source, entries, facts.ci)
      expect((await update(sentUpdate)).status).toBe(200)
      expect(stored()?.status).toBe(of === 'account' ? 'requestVerified' : 'supplementComplete')
    }
  })
  it('[D2-351] refuses the account edit of a cancelled application, even if the setting allows its status', async () => {
    const { api, facts, source, update, stored } = await signInAs('applied-user-delete')
    await api.send('PUT', '/__world/settings', { accountEditStatuses: ['사용자삭제'] })
    const before = stored()
    expect(await update(accountUpdateData(source, ACCOUNT, facts.ci))).toMatchObject({
      status: 409,
      body: { errorCode: 'APL_UPDATE_NOT_ALLOWED' },
    })
    expect(stored()).toEqual(before)
  })
  it('[A-250] rejects the edit of another person’s application', async () => {
    const { facts, source, update } = await signInAs('applied-transfer-error')
    const good = accountUpdateData(source, ACCOUNT, facts.ci)
    for (const change of [{ aplyNo: 'DA99999999' }, { ci: 'ci-of-somebody' }]) {
      const rejected = await update({ ...good, ...change })
      expect(rejected.status).toBe(404)
      expect(rejected.body['message']).toMatch(/[가-힣]/)
    }
  })
  it('[A-250] [A-108] rejects an account of another person and gives the rule', async () => {
    const { facts, source, update, api } = await signInAs('applied-transfer-error')
    const foreign = { ...ACCOUNT, acntNo: '111987654321' }
    expect(await update(accountUpdateData(source, foreign, facts.ci))).toMatchObject({
      status: 400,
      body: { because: { rule: 'CE-5' } },
    })
    expect((await api.form('PATCH', UPDATE, {})).status).toBe(400)
  })
  it.each([
    [{ brno: '1238167890' }, 'EN-1', /./],
    [{ opbzDt: '21000101' }, 'EN-2', /./],
    [{ brno: '2000100003' }, 'EN-6', /^폐업된 사업자등록번호입니다/],
  ])(
    '[A-250] [A-067] [A-005] [E-086] rejects business data %j, which the page never sends, by rule %s',
    async (change, rule, message) => {
      const { facts, source, update, stored } = await signInAs('applied-supplement-request')
      const before = stored()
      expect(await update({ ...businessUpdateData(source, {}, facts.ci), ...change })).toMatchObject({
        status: 400,
        body: { errorCode: 'APL_INVALID', message: expect.stringMatching(message) as string, because: { rule } },
      })
      expect(stored()).toEqual(before)
    },
  )
  it.each([
    ['was paid', 'selected-paid-299999', {}],
    ['is approved and unpaid', 'selected-supplement', { status: 'approved' }],
    ['is undecided', 'selected-supplement', { status: 'supplementComplete' }],
    ['is being looked up', 'selected-parcel-submitted', {}],
    ['was looked up', 'selected-parcel-submitted', { status: 'reviewWaiting' }],
  ] as const)('[A-004] [D2-611] [D2-820] rejects another business number if a proof %s', async (_, persona, proof) => {
    const { api, aplyNo, facts, source, update, stored } = await signInAs(persona)
    api.change((world) =>
      changeDoc(
        changeDoc(world, 'proofMasters', '501', (one) => ({ ...one, ...proof })),
        'applications',
        aplyNo,
        (one) => ({ ...one, status: 'supplementRequest' }),
      ),
    )
    expect(await update(businessUpdateData(source, { brno: '1234567890' }, facts.ci))).toMatchObject({
      status: 400,
      body: { errorCode: 'APL_INVALID', because: { rule: 'EN-8', ref: 'D2-611' } },
    })
    expect(stored()?.brNo).toBe(facts.brNo)
    // A call that changes the name but keeps the business number is stored.
    expect((await update(businessUpdateData(source, { corpNm: '새하늘분식' }, facts.ci))).status).toBe(200)
  })
  it('[D3-769] names what can be cancelled, or the help desk, when it rejects another business number', async () => {
    const { api, aplyNo, facts, source, update } = await signInAs('selected-parcel-submitted')
    api.change((world) => changeDoc(world, 'applications', aplyNo, (one) => ({ ...one, status: 'supplementRequest' })))
    const { body } = await update(businessUpdateData(source, { brno: '1234567890' }, facts.ci))
    expect(body['message']).toMatch(/취소하실 수 있는 증빙.*고객센터/)
  })
  it('[D3-760] rejects another business number of a rapid payment, whose usage was looked up by the number', async () => {
    const { api, aplyNo, facts, source, update, stored } = await signInAs('applied-supplement-request')
    api.change((world) => changeDoc(world, 'applications', aplyNo, (one) => ({ ...one, aplyType: '신속' })))
    expect(await update(businessUpdateData(source, { brno: '1234567890' }, facts.ci))).toMatchObject({
      status: 400,
      body: { errorCode: 'APL_INVALID', because: { rule: 'EN-8' } },
    })
    expect(stored()?.brNo).toBe(facts.brNo)
  })
  it('[A-250] does not query the tax office for an unchanged number', async () => {
    const { api, facts, source, update } = await signInAs('applied-supplement-request')
    api.change((world) =>
      putDoc(world, 'businesses', facts.brNo, { ...businessOrDefault(world, facts.brNo), bSttCd: '03' }),
    )
    expect(businessOrDefault(api.world(), facts.brNo).bSttCd).toBe('03')
    expect((await update(businessUpdateData(source, {}, facts.ci))).status).toBe(200)
  })
})
