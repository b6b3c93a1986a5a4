import { describe, expect, it } from 'vitest'
import { historyOfApplication } from '../../testing/history.ts'
import { signInPersona } from '../../testing/sign-in-persona.ts'
import { changeDoc, findDoc } from '../../world/world.ts'

const CANCEL = '/api/v1/proof/cancel'
const DELETE = '/api/v1/proof-mstr/delete/'

const REFUSED_TYPE = '신속지급과 택배사 조회 증빙은 취소할 수 없습니다.'
const REFUSED_STATUS = '심의 중이거나 이미 처리된 증빙은 취소할 수 없습니다.'

describe('POST /api/v1/proof/cancel', () => {
  it('[A-254] cancels one item of a proof', async () => {
    const { api, facts } = await signInPersona('selected-supplement')
    expect((await api.post(CANCEL, { receiptProofId: 1003 })).body).toMatchObject({ status: 200, message: 'Success' })
    expect(findDoc(api.world(), 'proofItems', '1003')?.status).toBe('userCancel')
    expect(historyOfApplication(api.world(), facts.aplyNo ?? '')).toMatchObject([{ action: 'cancel-item' }])
  })
  it('[D1-967] changes the day of the proof, which shows that a document is gone', async () => {
    const { api, facts } = await signInPersona('selected-supplement')
    const changedAt = () => findDoc(api.world(), 'proofMasters', '501')?.fields.updtDt
    const askedAt = changedAt()
    await api.send('PUT', '/__world/clock', { now: '2099-06-09T10:00:00+09:00', freeze: true })
    await api.signIn(facts)
    expect((await api.post(CANCEL, { receiptProofId: 1003 })).status).toBe(200)
    expect(changedAt(), 'the days of a supplement are counted from its request').toBe(askedAt)
    api.change((world) => changeDoc(world, 'proofMasters', '501', (proof) => ({ ...proof, status: 'submitComplete' })))
    expect((await api.post(CANCEL, { receiptProofId: 1002 })).status).toBe(200)
    expect(changedAt()).toBe('2099-06-09T10:00:00')
  })
  it('[P-283] [A-254] if the total was sent, completes a supplement when its last open item is cancelled', async () => {
    const { api, aplyNo } = await signInPersona('selected-supplement')
    const status = () => findDoc(api.world(), 'proofMasters', '501')?.status
    await api.post(CANCEL, { receiptProofId: 1001 })
    const written = { receiptProofMstrId: 501, aplyNo, useProofPeriod: '2025', amountCount: 7 }
    expect((await api.send('PUT', '/api/v1/proof-mstr/update', written)).status).toBe(200)
    expect(status()).toBe('supplementRequest')
    await api.post(CANCEL, { receiptProofId: 1003 })
    expect(status()).toBe('supplementComplete')
  })
  it('[A-254] rejects a finished or unknown item', async () => {
    const { api } = await signInPersona('selected-base-approved')
    for (const receiptProofId of [1001, '1001'])
      expect(await api.post(CANCEL, { receiptProofId })).toMatchObject({
        status: 409,
        body: {
          message: REFUSED_STATUS,
          because: {
            rule: 'PC-4',
            ref: 'A-195',
            book: '/__rulebook/#PC?ended=false&type=direct&paid=false&open=false',
          },
        },
      })
    expect((await api.post(CANCEL, { receiptProofId: 9 })).status).toBe(404)
    expect(findDoc(api.world(), 'proofItems', '1001')?.status).toBe('paymentComplete')
  })
})

it('[A-195] POST /api/v1/proof/cancel rejects an approved item', async () => {
  const { api } = await signInPersona('selected-supplement')
  api.change((world) => changeDoc(world, 'proofItems', '1003', (item) => ({ ...item, status: 'approved' })))
  expect(await api.post(CANCEL, { receiptProofId: 1003 })).toMatchObject({
    status: 409,
    body: { message: REFUSED_STATUS, because: { rule: 'PC-4' } },
  })
  expect((await api.send('DELETE', `${DELETE}501`)).status).toBe(200)
})

describe('POST /api/v1/proof/cancel for an item of a cancelled proof', () => {
  it('[A-195] rejects an item of a cancelled proof', async () => {
    const { api } = await signInPersona('selected-supplement')
    expect((await api.send('DELETE', `${DELETE}501`)).status).toBe(200)
    expect(await api.post(CANCEL, { receiptProofId: 1003 })).toMatchObject({
      status: 409,
      body: { message: REFUSED_STATUS, because: { rule: 'PC-4' } },
    })
    expect(findDoc(api.world(), 'proofItems', '1003')?.status).not.toBe('userCancel')
  })
})

describe('DELETE /api/v1/proof-mstr/delete/{id}', () => {
  it('[A-254] cancels a proof, but only once', async () => {
    const { api } = await signInPersona('selected-supplement')
    expect((await api.send('DELETE', `${DELETE}501`)).body).toMatchObject({ status: 200 })
    expect(findDoc(api.world(), 'proofMasters', '501')?.status).toBe('userDelete')
    expect((await api.send('DELETE', `${DELETE}501`)).status).toBe(409)
  })
  it('[A-254] rejects rapid, parcel and finished proofs', async () => {
    for (const [persona, message, rule] of [
      ['applied-payment-complete', REFUSED_TYPE, 'PC-2'],
      ['selected-parcel-submitted', REFUSED_TYPE, 'PC-3'],
      ['selected-paid-299999', REFUSED_STATUS, 'PC-4'],
    ] as const) {
      const { api } = await signInPersona(persona)
      expect(await api.send('DELETE', `${DELETE}501`)).toMatchObject({
        status: 409,
        body: { message, because: { rule } },
      })
      expect((await api.send('DELETE', `${DELETE}9`)).status).toBe(404)
    }
  })
  it('[A-254] rejects every proof and document of a deleted application', async () => {
    const { api, facts } = await signInPersona('selected-supplement')
    await api.send('DELETE', `/api/v1/application/delete-direct/${facts.aplyNo}`)
    const rejected = {
      status: 409,
      body: { message: '취소된 신청의 증빙은 취소할 수 없습니다.', because: { rule: 'PC-1' } },
    }
    expect(await api.send('DELETE', `${DELETE}501`)).toMatchObject(rejected)
    expect(await api.post(CANCEL, { receiptProofId: 1003 })).toMatchObject(rejected)
  })
  it('[D2-821] rejects every open proof and document of a paid application', async () => {
    const { api, aplyNo } = await signInPersona('selected-supplement')
    api.change((world) =>
      changeDoc(world, 'applications', aplyNo, (before) => ({ ...before, status: 'paymentComplete' })),
    )
    const rejected = {
      status: 409,
      body: { message: '지급이 완료된 신청의 증빙은 취소할 수 없습니다.', because: { rule: 'PC-6' } },
    }
    expect(await api.send('DELETE', `${DELETE}501`)).toMatchObject(rejected)
    expect(await api.post(CANCEL, { receiptProofId: 1003 })).toMatchObject(rejected)
    expect(findDoc(api.world(), 'proofMasters', '501')?.status).toBe('supplementRequest')
  })
})
