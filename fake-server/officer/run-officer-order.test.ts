import { describe, expect, it } from 'vitest'
import { PAYMENT_TYPE_API_WORDS } from '#domain/business/payment-type'
import { parseRegistrableProofType } from '../agency/proof/proof-wire.ts'
import { openTestApi, type TestApi } from '../testing/api.ts'
import { historyOfApplication } from '../testing/history.ts'
import { presentOrThrow } from '../testing/present-or-throw.ts'
import { allDocs, changeDoc, findDoc, putDoc } from '../world/world.ts'

const order = (api: TestApi, body: object) => api.post('/__world/officer', body)

/** Makes a world with this persona; `aplyNo` is empty if the persona has not applied. */
const placePersona = async (persona: string) => {
  const api = await openTestApi()
  const facts = await api.persona(persona)
  return { api, facts, aplyNo: facts.aplyNo ?? '' }
}

const setStatus = (api: TestApi, collection: 'applications' | 'proofMasters', id: string, status: string | null) =>
  api.change((world) => changeDoc(world, collection, id, (before) => ({ ...before, status }) as never))

const ORDERS = { reasons: ['US01', 'US02'], amount: 50_000, records: [{ dlvrNm: '롯데', dlvrFee: 10_000 }] }

describe("an officer's actions on an application", () => {
  it.each([
    ['hold', { status: 'hold', remark: 'US01,US02' }],
    ['pay', { status: 'paymentComplete', decidedAmount: 50_000 }],
  ])('[A-249] the action %s stores the status, and the reasons or the amount', async (action, after) => {
    const { api, aplyNo } = await placePersona('applied-target-selected')
    if (action === 'hold') setStatus(api, 'applications', aplyNo, 'underReview')
    const from = findDoc(api.world(), 'applications', aplyNo)?.status
    expect((await order(api, { aplyNo, action, ...ORDERS })).status).toBe(200)
    expect(findDoc(api.world(), 'applications', aplyNo)).toMatchObject(after)
    expect(historyOfApplication(api.world(), aplyNo).at(-1)).toMatchObject({
      action,
      detail: { from, to: after.status },
    })
  })
  it('[A-249] a forbidden action is refused with a list of allowed actions', async () => {
    const { api } = await placePersona('applied-new')
    const rejected = await order(api, { action: 'pay', amount: 1 })
    expect(rejected).toMatchObject({
      status: 409,
      body: { errorCode: 'OFFICER_NOT_ALLOWED', because: { rule: 'TA-18', ref: 'A-250' } },
    })
    for (const action of rejected.body['allowed'] as string[]) {
      await api.persona('applied-new')
      expect((await order(api, { action, ...ORDERS })).status).toBe(200)
    }
  })
  it('an order with an unknown field changes nothing', async () => {
    const { api, aplyNo } = await placePersona('applied-new')
    const rejected = await order(api, { action: 'look-up', application: 'DA99999999' })
    expect(rejected.status).toBe(400)
    expect(rejected.body.message).toBe(
      '알 수 없거나 형식이 맞지 않는 항목입니다 / unknown, missing or malformed: application',
    )
    expect(findDoc(api.world(), 'applications', aplyNo)).toMatchObject({ status: 'applied' })
  })
  it('[A-249] the applicant sees each step of a process from application to payment', async () => {
    const api = await openTestApi()
    const facts = await api.persona('applied-new')
    await api.signIn(facts)
    const results: unknown[] = []
    for (const body of [
      { action: 'look-up' },
      { action: 'verify' },
      { action: 'review' },
      { action: 'deliberate' },
      { action: 'select' },
      { action: 'pay', amount: 120_000 },
    ]) {
      expect((await order(api, { aplyNo: facts.aplyNo, ...body })).status).toBe(200)
      const { result } = (await api.post('/api/v1/application/result/detail/brno', { brno: facts.brNo, ci: facts.ci }))
        .body
      results.push((result as { prcsStts: string }).prcsStts)
    }
    expect(results).toEqual(['정보조회', '검증', '검토중', '심의', '대상선정', '지급완료'])
  })
  it('[A-249] an unknown action or application, or an invalid amount, is rejected', async () => {
    const { api, aplyNo } = await placePersona('applied-target-selected')
    expect(await order(api, { action: 'dance' })).toMatchObject({
      status: 400,
      body: { errorCode: 'OFFICER_UNKNOWN_ACTION' },
    })
    expect((await order(api, { aplyNo: 'DA9', action: 'verify' })).status).toBe(404)
    for (const amount of [undefined, 0, -5, 300_001])
      expect((await order(api, { aplyNo, action: 'pay', amount })).status).toBe(400)
    expect((await order(api, { aplyNo, action: 'pay', amount: 300_000 })).status).toBe(200)
  })
  it.each(['request-supplement', 'reject', 'hold'])('the action %s without a reason is rejected', async (action) => {
    const { api, aplyNo } = await placePersona('applied-under-review')
    for (const reasons of [undefined, [], [' ']])
      expect(await order(api, { aplyNo, action, reasons })).toMatchObject({
        status: 400,
        body: { errorCode: 'OFFICER_INCOMPLETE', because: { rule: 'DK-2' } },
      })
  })
  it('[A-166] a cancellation keeps the reasons of a rejection', async () => {
    const { api, aplyNo } = await placePersona('applied-under-review')
    const remark = () => findDoc(api.world(), 'applications', aplyNo)?.remark
    await order(api, { aplyNo, action: 'hold', reasons: ['US01'] })
    await order(api, { aplyNo, action: 'review' })
    expect(remark()).toBe('')
    await order(api, { aplyNo, action: 'reject', reasons: ['US02'] })
    await order(api, { aplyNo, action: 'cancel' })
    expect(remark()).toBe('US02')
  })
  it('an application is never paid less than its paid proofs', async () => {
    const { api, aplyNo } = await placePersona('selected-supplement')
    const decidedAmount = () => findDoc(api.world(), 'applications', aplyNo)?.decidedAmount
    setStatus(api, 'proofMasters', '501', 'approved')
    await order(api, { receiptProofMstrId: 501, action: 'pay-proof', amount: 200_000 })
    expect(await order(api, { aplyNo, action: 'pay', amount: 199_999 })).toMatchObject({
      status: 400,
      body: { errorCode: 'OFFICER_AMOUNT', because: { rule: 'DK-5' } },
    })
    expect((await order(api, { aplyNo, action: 'pay', amount: 200_000 })).status).toBe(200)
    expect(decidedAmount()).toBe(200_000)
  })
  it('an application with a paid proof cannot be cancelled', async () => {
    const { api, aplyNo } = await placePersona('selected-supplement')
    setStatus(api, 'proofMasters', '501', 'paymentComplete')
    const answer = await order(api, { aplyNo, action: 'cancel' })
    expect(answer).toMatchObject({ status: 409, body: { because: { rule: 'TA-17' } } })
    expect(answer.body['allowed']).not.toContain('cancel')
  })
})

describe("an officer's actions on a proof", () => {
  it('[A-249] an action that the type of the proof does not allow changes nothing', async () => {
    const { api } = await placePersona('selected-supplement')
    setStatus(api, 'proofMasters', '501', 'submitted')
    expect(await order(api, { receiptProofMstrId: 501, action: 'finish-parcel', ...ORDERS })).toMatchObject({
      status: 409,
      body: { errorCode: 'OFFICER_NOT_ALLOWED' },
    })
    expect(findDoc(api.world(), 'proofMasters', '501')?.status).toBe('submitted')
  })
  it('[A-249] an approval sets the amount of a proof, and its payment adds it to the total', async () => {
    const { api, aplyNo } = await placePersona('selected-supplement')
    setStatus(api, 'proofMasters', '501', 'submitComplete')
    await order(api, { receiptProofMstrId: 501, action: 'approve-proof', amount: 60_000 })
    expect(findDoc(api.world(), 'proofMasters', '501')).toMatchObject({
      status: 'approved',
      decidedAmount: 60_000,
    })
    const items = ['1001', '1002'].map((id) => findDoc(api.world(), 'proofItems', id))
    expect(items.map((item) => [item?.status, item?.fields['dlvrDcsn']])).toEqual([
      ['approved', 60_000],
      ['approved', 0],
    ])
    await order(api, { receiptProofMstrId: 501, action: 'pay-proof', amount: 60_000 })
    expect(findDoc(api.world(), 'proofMasters', '501')?.fields['cmpltDt']).toMatch(/^\d{4}-\d{2}-\d{2}T/)
    expect(findDoc(api.world(), 'applications', aplyNo)?.decidedAmount).toBe(60_000)
  })
  it('[A-004] a proof is paid up to the maximum support, but no more', async () => {
    const { api } = await placePersona('selected-supplement')
    setStatus(api, 'proofMasters', '501', 'approved')
    expect(await order(api, { receiptProofMstrId: 501, action: 'pay-proof', amount: 300_001 })).toMatchObject({
      status: 400,
      body: { errorCode: 'OFFICER_AMOUNT', because: { rule: 'DK-4' } },
    })
    expect((await order(api, { receiptProofMstrId: 501, action: 'pay-proof', amount: 300_000 })).status).toBe(200)
  })
  it('a proof cannot be paid if its application was not selected', async () => {
    const { api, aplyNo } = await placePersona('selected-supplement')
    setStatus(api, 'proofMasters', '501', 'approved')
    setStatus(api, 'applications', aplyNo, 'notSelected')
    const pay = () => order(api, { receiptProofMstrId: 501, action: 'pay-proof', amount: 50_000 })
    expect(await pay()).toMatchObject({
      status: 409,
      body: { errorCode: 'OFFICER_NOT_ALLOWED', because: { rule: 'DK-7' } },
    })
    setStatus(api, 'applications', aplyNo, 'targetSelected')
    expect((await pay()).status).toBe(200)
  })
  it('[D1-675] a proof cannot be paid once its application is paid', async () => {
    const { api, aplyNo } = await placePersona('selected-supplement')
    setStatus(api, 'proofMasters', '501', 'approved')
    expect((await order(api, { aplyNo, action: 'pay', amount: 200_000 })).status).toBe(200)
    expect(await order(api, { receiptProofMstrId: 501, action: 'pay-proof', amount: 50_000 })).toMatchObject({
      status: 409,
      body: { errorCode: 'OFFICER_NOT_ALLOWED', because: { rule: 'DK-11' } },
    })
    expect(findDoc(api.world(), 'applications', aplyNo)?.decidedAmount).toBe(200_000)
  })
  it('[D3-690] a proof is not paid beside an amount that was decided for the application', async () => {
    const { api, aplyNo } = await placePersona('selected-supplement')
    setStatus(api, 'proofMasters', '501', 'approved')
    const decide = (decidedAmount: number) =>
      api.change((world) => changeDoc(world, 'applications', aplyNo, (before) => ({ ...before, decidedAmount })))
    const pay = () => order(api, { receiptProofMstrId: 501, action: 'pay-proof', amount: 50_000 })
    decide(50_000)
    expect(await pay()).toMatchObject({
      status: 409,
      body: {
        errorCode: 'OFFICER_NOT_ALLOWED',
        message: '신청의 금액이 이미 결정되어, 증빙을 따로 지급하면 두 번 지급됩니다. 신청을 지급해주세요.',
        because: { rule: 'DK-13' },
      },
    })
    expect(findDoc(api.world(), 'proofMasters', '501')?.status).toBe('approved')
    expect(findDoc(api.world(), 'applications', aplyNo)?.decidedAmount).toBe(50_000)
    decide(0)
    expect((await pay()).status).toBe(200)
  })
  it('[D3-691] a proof is not paid while the transfer of its application stands as failed', async () => {
    const { api, aplyNo } = await placePersona('selected-supplement')
    setStatus(api, 'proofMasters', '501', 'approved')
    setStatus(api, 'applications', aplyNo, 'transferError')
    const pay = () => order(api, { receiptProofMstrId: 501, action: 'pay-proof', amount: 50_000 })
    expect(await pay()).toMatchObject({
      status: 409,
      body: {
        errorCode: 'OFFICER_NOT_ALLOWED',
        message: '이체하지 못한 신청의 증빙은 지급할 수 없습니다. 신청자가 계좌를 수정한 뒤에 지급해주세요.',
        because: { rule: 'DK-14' },
      },
    })
    expect(findDoc(api.world(), 'proofMasters', '501')?.status).toBe('approved')
    setStatus(api, 'applications', aplyNo, 'requestVerified')
    expect((await pay()).status).toBe(200)
  })
  it.each([
    ['paymentComplete', 'DK-11'],
    ['notSelected', 'DK-7'],
  ])('[D1-675] no supplement is requested once the application is %s', async (status, rule) => {
    const { api, aplyNo } = await placePersona('selected-supplement')
    setStatus(api, 'proofMasters', '501', 'submitComplete')
    setStatus(api, 'applications', aplyNo, status)
    const items = [{ receiptProofId: 1002, reason: '흐립니다.' }]
    expect(await order(api, { receiptProofMstrId: 501, action: 'request-proof-supplement', items })).toMatchObject({
      status: 409,
      body: { because: { rule } },
    })
    expect(findDoc(api.world(), 'proofMasters', '501')?.status).toBe('submitComplete')
  })
  it('[D3-140] a proof whose documents are all cancelled is neither approved nor paid', async () => {
    const { api } = await placePersona('selected-supplement')
    for (const { receiptProofId } of allDocs(api.world(), 'proofItems'))
      api.change((world) =>
        changeDoc(world, 'proofItems', String(receiptProofId), (item) => ({ ...item, status: 'userCancel' })),
      )
    for (const [status, action] of [
      ['submitComplete', 'approve-proof'],
      ['approved', 'pay-proof'],
    ] as const) {
      setStatus(api, 'proofMasters', '501', status)
      expect(await order(api, { receiptProofMstrId: 501, action, ...ORDERS })).toMatchObject({
        status: 409,
        body: { because: { rule: 'DK-12' } },
      })
    }
  })
  it.each([
    ['실적증빙', 'general'],
    ['영업증빙', 'direct'],
  ])('[D3-752] a direct delivery without %s that is not cancelled is neither approved nor paid', async (_, list) => {
    const { api, aplyNo } = await placePersona('selected-supplement')
    for (const { receiptProofId, fields } of allDocs(api.world(), 'proofItems'))
      if (parseRegistrableProofType(fields.aplyType) === list)
        api.change((world) =>
          changeDoc(world, 'proofItems', String(receiptProofId), (item) => ({ ...item, status: 'userCancel' })),
        )
    const attempt = (action: string) => order(api, { receiptProofMstrId: 501, action, ...ORDERS })
    for (const [status, action] of [
      ['submitComplete', 'approve-proof'],
      ['approved', 'pay-proof'],
    ] as const) {
      setStatus(api, 'proofMasters', '501', status)
      expect(await attempt(action)).toMatchObject({ status: 409, body: { because: { rule: 'DK-12' } } })
    }
    const paidProof = presentOrThrow(findDoc(api.world(), 'proofMasters', '501'))
    api.change((world) =>
      putDoc(world, 'proofMasters', '500', {
        ...paidProof,
        receiptProofMstrId: 500,
        aplyNo,
        status: 'paymentComplete',
      }),
    )
    expect((await attempt('pay-proof')).status).toBe(list === 'direct' ? 200 : 409)
  })
  it('[D2-822] a lookup is not approved before the carriers have answered', async () => {
    const { api } = await placePersona('selected-parcel-submitted')
    const approve = () => order(api, { receiptProofMstrId: 501, action: 'approve-proof', amount: 50_000 })
    expect(await approve()).toMatchObject({ status: 409, body: { because: { rule: 'TM-6' } } })
    expect(findDoc(api.world(), 'proofMasters', '501')?.status).toBe('submitted')
    setStatus(api, 'proofMasters', '501', 'reviewWaiting')
    expect(await approve(), '[D3-761]').toMatchObject({ status: 409, body: { because: { rule: 'DK-12' } } })
    const record = { id: 'r1', receiptProofMstrId: 501, dlvrNm: '롯데', dlvrFee: 50_000 }
    api.change((world) => putDoc(world, 'parcelRecords', 'r1', record))
    expect((await approve()).status).toBe(200)
  })
  it('[D3-761] the looked-up usage of a rapid payment is not approved without a record', async () => {
    const { api } = await placePersona('selected-parcel-submitted')
    api.change((world) => changeDoc(world, 'proofMasters', '501', (master) => ({ ...master, proofType: 'rapid' })))
    expect(await order(api, { receiptProofMstrId: 501, action: 'approve-proof', amount: 50_000 })).toMatchObject({
      status: 409,
      body: { because: { rule: 'DK-12' } },
    })
  })
  it('[D2-823] an application with a paid proof is not rejected', async () => {
    const { api, aplyNo } = await placePersona('selected-paid-299999')
    setStatus(api, 'applications', aplyNo, 'hold')
    const reject = () => order(api, { aplyNo, action: 'reject', reasons: ['US01'] })
    expect(await reject()).toMatchObject({ status: 409, body: { because: { rule: 'TA-13' } } })
    expect(findDoc(api.world(), 'applications', aplyNo)?.status).toBe('hold')
    setStatus(api, 'proofMasters', '501', 'approved')
    expect((await reject()).status).toBe(200)
  })
  it('[A-004] no proof is approved for more than the maximum support', async () => {
    const { api } = await placePersona('selected-supplement')
    setStatus(api, 'proofMasters', '501', 'submitComplete')
    expect(await order(api, { receiptProofMstrId: 501, action: 'approve-proof', amount: 1e20 })).toMatchObject({
      status: 400,
      body: { because: { rule: 'DK-4' } },
    })
  })
  it.each([
    ['selected-paid-299999', 200],
    ['selected-paid-300000', 409],
  ])('[D3-755] reporting a failed transfer beside an approved proof, for %s, gives %i', async (persona, status) => {
    const { api, aplyNo } = await placePersona(persona)
    const paidProof = presentOrThrow(findDoc(api.world(), 'proofMasters', '501'))
    api.change((world) =>
      putDoc(world, 'proofMasters', '503', { ...paidProof, receiptProofMstrId: 503, aplyNo, status: 'approved' }),
    )
    const answer = await order(api, { aplyNo, action: 'fail-transfer' })
    expect(answer).toMatchObject({ status, ...(status === 409 && { body: { because: { rule: 'TA-16' } } }) })
  })
  it.each([
    ['submitComplete', 409],
    ['supplementRequest', 409],
    ['approved', 200],
  ])('[D3-758] reporting a failed transfer beside a paid proof and one that is %s gives %i', async (other, status) => {
    const { api, aplyNo } = await placePersona('selected-paid-299999')
    const paidProof = presentOrThrow(findDoc(api.world(), 'proofMasters', '501'))
    api.change((world) => putDoc(world, 'proofMasters', '503', { ...paidProof, receiptProofMstrId: 503, aplyNo }))
    setStatus(api, 'proofMasters', '503', other)
    expect((await order(api, { aplyNo, action: 'fail-transfer' })).status).toBe(status)
  })
  it.each([
    ['nothing', 'confirmed', 0, null, 409],
    ['an undecided proof', 'confirmed', 0, 'submitComplete', 409],
    ['an approved proof', 'confirmed', 0, 'approved', 200],
    ['a decided amount', 'confirmed', 120_000, null, 200],
    ['a looked-up usage, whose amount is named when it is paid', 'rapid', 0, null, 200],
  ] as const)(
    '[D3-766] reporting a failed transfer before any payment looks for an amount to pay: %s (%s)',
    async (_, type, decidedAmount, proof, status) => {
      const { api, aplyNo } = await placePersona(proof === null ? 'applied-target-selected' : 'selected-supplement')
      const aplyType = PAYMENT_TYPE_API_WORDS[type]
      api.change((world) => changeDoc(world, 'applications', aplyNo, (one) => ({ ...one, aplyType, decidedAmount })))
      if (proof !== null) setStatus(api, 'proofMasters', '501', proof)
      const answer = await order(api, { aplyNo, action: 'fail-transfer' })
      expect(answer).toMatchObject({ status, ...(status === 409 && { body: { because: { rule: 'TA-16' } } }) })
      if (status === 409) expect(answer.body['allowed']).not.toContain('fail-transfer')
    },
  )
  it('[D3-759] an approval is taken back: the proof has no amount, and the application can be cancelled', async () => {
    const { api, aplyNo } = await placePersona('selected-supplement')
    setStatus(api, 'proofMasters', '501', 'submitComplete')
    await order(api, { receiptProofMstrId: 501, action: 'approve-proof', amount: 100_000 })
    expect((await order(api, { aplyNo, action: 'hold', reasons: ['US01'] })).status).toBe(200)
    expect((await order(api, { receiptProofMstrId: 501, action: 'reject-proof' })).status).toBe(200)
    expect(findDoc(api.world(), 'proofMasters', '501')).toMatchObject({ status: 'notSelected', decidedAmount: 0 })
    const items = allDocs(api.world(), 'proofItems').filter(({ receiptProofMstrId }) => receiptProofMstrId === 501)
    expect(items.map(({ fields }) => fields['dlvrDcsn'])).toEqual(items.map(() => 0))
    expect((await order(api, { aplyNo, action: 'reject', reasons: ['US01'] })).status).toBe(200)
  })
  it.each(['approved', 'transferError', 'requestVerified', 'paymentComplete'])(
    '[D3-759] no approval is taken back while the application is in the status %s',
    async (status) => {
      const { api, aplyNo } = await placePersona('selected-supplement')
      setStatus(api, 'proofMasters', '501', 'approved')
      setStatus(api, 'applications', aplyNo, status)
      const refused = await order(api, { receiptProofMstrId: 501, action: 'reject-proof' })
      expect(refused).toMatchObject({ status: 409, body: { because: { rule: 'DK-15' } } })
      expect(refused.body['allowed']).not.toContain('reject-proof')
      setStatus(api, 'proofMasters', '501', 'submitComplete')
      expect((await order(api, { receiptProofMstrId: 501, action: 'reject-proof' })).status).toBe(200)
    },
  )
  it('a failed transfer is refused if every proof is paid', async () => {
    const { api, aplyNo } = await placePersona('selected-supplement')
    setStatus(api, 'proofMasters', '501', 'paymentComplete')
    expect(await order(api, { aplyNo, action: 'fail-transfer' })).toMatchObject({
      status: 409,
      body: { because: { rule: 'TA-16' } },
    })
  })
  it('every action is refused once the application is cancelled', async () => {
    const { api, aplyNo } = await placePersona('selected-supplement')
    setStatus(api, 'applications', aplyNo, 'userCancel')
    for (const [status, action] of [
      ['approved', 'pay-proof'],
      ['submitComplete', 'approve-proof'],
      ['submitComplete', 'hold-proof'],
    ] as const) {
      setStatus(api, 'proofMasters', '501', status)
      expect(await order(api, { receiptProofMstrId: 501, action, ...ORDERS })).toMatchObject({
        status: 409,
        body: { errorCode: 'OFFICER_NOT_ALLOWED', allowed: [], because: { rule: 'DK-1' } },
      })
      expect(findDoc(api.world(), 'proofMasters', '501')?.status).toBe(status)
    }
    const desk = (await api.get('/__world/desk')).body as unknown as readonly {
      readonly order: object
      readonly actions: unknown[]
    }[]
    const proofs = desk.filter((thing) => 'receiptProofMstrId' in thing.order)
    expect(proofs.map(({ actions }) => actions)).toEqual([[]])
  })
  it('[A-249] a supplement is requested for the listed items with reasons', async () => {
    const { api } = await placePersona('selected-supplement')
    setStatus(api, 'proofMasters', '501', 'submitComplete')
    const items = [{ receiptProofId: 1002, reason: '흐립니다.' }]
    await order(api, { receiptProofMstrId: '501', action: 'request-proof-supplement', items })
    expect(findDoc(api.world(), 'proofItems', '1002')).toMatchObject({
      status: 'supplementRequest',
      reason: '흐립니다.',
    })
    expect(findDoc(api.world(), 'proofItems', '1004')?.status).toBe('submitComplete')
    setStatus(api, 'proofMasters', '501', 'submitComplete')
    for (const wrong of [[], [{ receiptProofId: 9, reason: 'a' }], [{ receiptProofId: 1002, reason: ' ' }]])
      expect(
        (await order(api, { receiptProofMstrId: 501, action: 'request-proof-supplement', items: wrong })).status,
      ).toBe(400)
  })
  it('[A-249] no supplement is requested for a cancelled item', async () => {
    const { api } = await placePersona('selected-supplement')
    setStatus(api, 'proofMasters', '501', 'submitComplete')
    api.change((world) => changeDoc(world, 'proofItems', '1002', (item) => ({ ...item, status: 'userCancel' })))
    const items = ['1002', '1004'].map((receiptProofId) => ({ receiptProofId, reason: '흐립니다.' }))
    for (const namedItems of [items.slice(0, 1), items])
      expect(
        await order(api, { receiptProofMstrId: 501, action: 'request-proof-supplement', items: namedItems }),
      ).toMatchObject({ status: 400, body: { because: { rule: 'DK-8' } } })
    expect(findDoc(api.world(), 'proofMasters', '501')?.status).toBe('submitComplete')
    const { text } = await api.get('/__world/desk')
    expect(text.includes('1002')).toBe(false)
    expect(text.includes('1004')).toBe(true)
  })
  it.each(['cancelled documents', 'no document'])(
    '[D3-764] no supplement is requested for a proof with %s',
    async (kind) => {
      const { api } = await placePersona('selected-supplement')
      setStatus(api, 'proofMasters', '501', 'submitComplete')
      const change = kind === 'no document' ? { deleted: true } : { status: 'userCancel' as const }
      for (const { receiptProofId } of allDocs(api.world(), 'proofItems'))
        api.change((world) =>
          changeDoc(world, 'proofItems', String(receiptProofId), (item) => ({ ...item, ...change })),
        )
      const items = [{ receiptProofId: 1002, reason: '흐립니다.' }]
      const refused = await order(api, { receiptProofMstrId: 501, action: 'request-proof-supplement', items })
      expect(refused).toMatchObject({ status: 409, body: { because: { rule: 'TM-7' } } })
      expect(refused.body['allowed']).not.toContain('request-proof-supplement')
    },
  )
  it('[A-249] the end of a parcel lookup adds the records of the carriers', async () => {
    const api = await openTestApi()
    const facts = await api.persona('selected-parcel-submitted')
    await api.signIn(facts)
    await order(api, { receiptProofMstrId: 501, action: 'finish-parcel', ...ORDERS })
    const { result } = (await api.post('/api/v1/application/result/detail/brno', { brno: facts.brNo, ci: facts.ci }))
      .body
    expect(result).toMatchObject({ receiptProofs: [{ receiptProofMstrId: 501, dlvrNm: '롯데', dlvrFee: 10_000 }] })
    expect((await order(api, { receiptProofMstrId: 9, action: 'hold-proof' })).status).toBe(404)
  })
  it('[D3-768] a parcel lookup cannot end once its application is paid', async () => {
    const { api, aplyNo } = await placePersona('selected-parcel-submitted')
    setStatus(api, 'applications', aplyNo, 'paymentComplete')
    const refused = await order(api, { receiptProofMstrId: 501, action: 'finish-parcel', ...ORDERS })
    expect(refused).toMatchObject({ status: 409, body: { because: { rule: 'DK-11' } } })
    expect(allDocs(api.world(), 'parcelRecords')).toEqual([])
  })
  it.each([
    ['no records', []],
    ['no name', [{ dlvrNm: ' ', dlvrFee: 10_000 }]],
    ['a negative amount', [...ORDERS.records, { dlvrNm: '한진', dlvrFee: -5 }]],
  ])('[A-249] a parcel lookup cannot end with %s', async (_, records) => {
    const { api } = await placePersona('selected-parcel-submitted')
    expect(await order(api, { receiptProofMstrId: 501, action: 'finish-parcel', records })).toMatchObject({
      status: 400,
      body: { errorCode: 'OFFICER_INCOMPLETE', because: { rule: 'DK-9' } },
    })
    expect(allDocs(api.world(), 'parcelRecords')).toEqual([])
  })
})

describe('an application whose payment has begun, and whose ground turns out to be missing', () => {
  const HOLD = { action: 'hold', reasons: ['US01'] }
  const UNPAID = ['targetSelected', 'approved', 'requestVerified'] as const

  /** Places an application with an unpaid approved proof (501) and the amount that the agency decided for it. */
  const decideWith = async (status: string) => {
    const { api, aplyNo } = await placePersona('applied-transfer-error')
    setStatus(api, 'applications', aplyNo, status)
    const run = async (...orders: readonly Readonly<{ action: string } & Record<string, unknown>>[]) => {
      for (const body of orders) {
        const target = body.action.endsWith('-proof') ? {} : { aplyNo }
        expect([body.action, (await order(api, { ...target, ...body })).status]).toEqual([body.action, 200])
      }
    }
    return { api, aplyNo, run, stored: () => findDoc(api.world(), 'applications', aplyNo) }
  }

  it.each(UNPAID)('[D3-762] ends with what was paid for its proofs: %s', async (status) => {
    const { api, aplyNo, run, stored } = await decideWith(status)
    const approvedProof = presentOrThrow(findDoc(api.world(), 'proofMasters', '501'))
    api.change((world) =>
      changeDoc(
        putDoc(world, 'proofMasters', '502', {
          ...approvedProof,
          receiptProofMstrId: 502,
          status: 'paymentComplete',
          decidedAmount: 100_000,
        }),
        'applications',
        aplyNo,
        (before) => ({ ...before, decidedAmount: 250_000 }),
      ),
    )
    await run(HOLD, { action: 'reject-proof', receiptProofMstrId: 501 }, { action: 'select' })
    await run({ action: 'pay', amount: 100_000 })
    expect(stored()).toMatchObject({ status: 'paymentComplete', decidedAmount: 100_000 })
  })

  it.each(UNPAID)('[D3-762] is rejected if nothing was paid, and has no amount any more: %s', async (status) => {
    const { run, stored } = await decideWith(status)
    await run(HOLD, { action: 'reject-proof', receiptProofMstrId: 501 }, { action: 'reject', reasons: ['US01'] })
    expect(stored()).toMatchObject({ status: 'notSelected', decidedAmount: 0 })
  })

  it('[D3-767] keeps a failed transfer until the applicant has corrected the account', async () => {
    const { api, aplyNo, run, stored } = await decideWith('transferError')
    for (const body of [HOLD, { action: 'pay', amount: 250_000 }]) {
      const refused = await order(api, { aplyNo, ...body })
      expect(refused).toMatchObject({ status: 409, body: { because: { rule: 'TA-18' }, allowed: ['cancel'] } })
    }
    expect(stored()).toMatchObject({ status: 'transferError' })
    setStatus(api, 'applications', aplyNo, 'requestVerified')
    await run(HOLD, { action: 'reject-proof', receiptProofMstrId: 501 })
  })

  it('[D3-762] a rejection ends the decided amount, so that the approval can be taken back afterwards', async () => {
    const { run, stored } = await decideWith('underReview')
    await run({ action: 'reject', reasons: ['US01'] }, { action: 'reject-proof', receiptProofMstrId: 501 })
    expect(stored()).toMatchObject({ status: 'notSelected', decidedAmount: 0 })
  })

  it('[D3-762] a wrong amount is corrected by the payment of the proof, after the application was on hold', async () => {
    const { run, stored } = await decideWith('targetSelected')
    await run(HOLD, { action: 'select' }, { action: 'pay-proof', receiptProofMstrId: 501, amount: 50_000 })
    await run({ action: 'pay', amount: 50_000 })
    expect(stored()).toMatchObject({ status: 'paymentComplete', decidedAmount: 50_000 })
  })

  it('[D3-762] the approval that keeps a wrong business number is taken back during a supplement', async () => {
    const { api, run } = await decideWith('targetSelected')
    await run(HOLD, { action: 'review' }, { action: 'request-supplement', reasons: ['US01'] })
    await run({ action: 'reject-proof', receiptProofMstrId: 501 })
    expect(findDoc(api.world(), 'proofMasters', '501')).toMatchObject({ status: 'notSelected', decidedAmount: 0 })
  })
})

describe("an officer's actions on an opinion", () => {
  it('[A-249] a waiting opinion is answered only once', async () => {
    const { api } = await placePersona('hold-opinion-waiting')
    expect(await order(api, { action: 'answer-opinion', opinionSubmitSn: 1, answer: ' ' })).toMatchObject({
      status: 400,
      body: { errorCode: 'OFFICER_INCOMPLETE', because: { rule: 'DK-10' } },
    })
    expect((await order(api, { action: 'answer-opinion', opinionSubmitSn: 1, answer: '확인했습니다.' })).status).toBe(
      200,
    )
    expect(findDoc(api.world(), 'opinions', '1')).toMatchObject({ answer: '확인했습니다.' })
    expect((await order(api, { action: 'answer-opinion', opinionSubmitSn: 1, answer: '다시' })).status).toBe(409)
    expect((await order(api, { action: 'answer-opinion', answer: '다시' })).status).toBe(404)
  })
  it('an opinion of a cancelled application cannot be answered', async () => {
    const { api, aplyNo } = await placePersona('hold-opinion-waiting')
    setStatus(api, 'applications', aplyNo, 'userDelete')
    expect(await order(api, { action: 'answer-opinion', opinionSubmitSn: 1, answer: '확인' })).toMatchObject({
      status: 409,
      body: { errorCode: 'OFFICER_NOT_ALLOWED', because: { rule: 'DK-1' } },
    })
    expect(findDoc(api.world(), 'opinions', '1')?.answer).toBeNull()
    const desk = (await api.get('/__world/desk')).body as unknown as readonly {
      readonly order: object
      readonly actions: unknown[]
    }[]
    expect(desk.filter((row) => 'opinionSubmitSn' in row.order).map(({ actions }) => actions)).toEqual([[]])
  })
})
