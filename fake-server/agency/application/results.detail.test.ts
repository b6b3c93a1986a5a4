import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUS_ROWS, type ApplicationStatus } from '#domain/application-status/application-status.table'
import { PROOF_STATUSES, PROOF_STATUS_ROWS } from '#domain/proof/proof-status.table'
import type { PersonaFacts } from '../../personas/persona.ts'
import { openTestApi, type TestApi } from '../../testing/api.ts'
import { presentOrThrow } from '../../testing/present-or-throw.ts'
import { signInPersona } from '../../testing/sign-in-persona.ts'
import { changeDoc, findDoc, putDoc } from '../../world/world.ts'

const DETAIL = '/api/v1/application/result/detail/brno'

type Master = Readonly<Record<string, unknown>> & { readonly receiptProofMstrId: number }
type Detail = Readonly<Record<string, unknown>> & {
  readonly receiptProofMstrs: readonly Master[]
  readonly receiptProofs: readonly Master[]
}

const detailOf = async (api: TestApi, { brNo, ci }: Pick<PersonaFacts, 'brNo' | 'ci'>, more = {}) =>
  (await api.post(DETAIL, { brno: brNo, ci, ...more })).body.result as Detail

describe('POST /api/v1/application/result/detail/brno', () => {
  it('[A-247] [P-274] [P-272] returns the application with everything for the result page', async () => {
    const { api, facts } = await signInPersona('applied-hold')
    const answer = await api.post(DETAIL, { brno: facts.brNo, ci: facts.ci })
    expect(answer).toMatchObject({ status: 200, body: { status: 200, message: 'Success' } })
    expect(answer.body.result).toMatchObject({
      aplyNo: facts.aplyNo,
      aplyType: '일반',
      suptSn: '10001',
      aplyNm: facts.name,
      brno: facts.brNo,
      corpNm: facts.businessName,
      crpno: '',
      opbzDt: facts.openingDate.replaceAll('-', ''),
      soaMm: '12',
      mngFrGb: '1',
      bankNm: facts.bankName,
      acntNo: facts.accountNumber,
      dpstrNm: facts.depositor,
      brdt: facts.birthDay,
      prcsStts: APPLICATION_STATUS_ROWS.hold.ko,
      prcsSttsRemark: 'US01,US03',
      progressStatus: null,
      dcsnAmt: 0,
      opinionSubmits: [],
      receiptProofMstrs: [],
      receiptProofs: [],
    })
    expect((answer.body.result as Detail)['updtDt']).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/)
  })
  it('[A-247] returns only the items of the requested page', async () => {
    const { api, facts } = await signInPersona('thousand-proofs')
    const ids = async (pageRequest: object) =>
      (await detailOf(api, facts, { pageRequest })).receiptProofMstrs.map((master) => master.receiptProofMstrId)
    expect(await ids({ page: 0, size: 3, sortBy: 'registDt', sortDirection: 'DESC' })).toEqual([1500, 1499, 1498])
    expect(await ids({ page: 1, size: 2, sortBy: 'receiptProofMstrId', sortDirection: 'ASC' })).toEqual([503, 504])
    const page = await detailOf(api, facts, { pageRequest: { page: 0, size: 3 } })
    expect(new Set(page.receiptProofs.map((item) => item.receiptProofMstrId))).toEqual(new Set([1500, 1499, 1498]))
  })
  it('[A-247] [A-249] lists every item if no page is requested', async () => {
    const { api, facts } = await signInPersona('thousand-proofs')
    const detail = await detailOf(api, facts)
    expect([detail.receiptProofMstrs.length, detail.receiptProofs.length]).toEqual([1000, 1000])
    const words = detail.receiptProofMstrs.map((master) => master['progressStatus'])
    expect(detail['progressStatus']).toBe(words.at(-1))
    expect(new Set(words)).toEqual(new Set([...PROOF_STATUSES.map((status) => PROOF_STATUS_ROWS[status].ko), null]))
  })
  it('[A-247] [P-287] orders by day of registration and then by number', async () => {
    const { api, facts } = await signInPersona('thousand-proofs')
    const at = presentOrThrow(findDoc(api.world(), 'proofMasters', '1500')).registeredAt
    // The three newest proofs have the three lowest proof numbers, in reverse order. Two of these proofs have the same
    // time.
    for (const [number, laterValue] of [
      ['501', 3000],
      ['502', 2000],
      ['503', 2000],
    ] as const)
      api.change((world) =>
        changeDoc(world, 'proofMasters', number, (master) => ({ ...master, registeredAt: at + laterValue })),
      )
    const ids = async (sortDirection: string, page = 0) => {
      const pageRequest = { page, size: 4, sortBy: 'registDt', sortDirection }
      return (await detailOf(api, facts, { pageRequest })).receiptProofMstrs.map((master) => master.receiptProofMstrId)
    }
    expect(await ids('DESC')).toEqual([501, 503, 502, 1500])
    expect(await ids('ASC')).toEqual([504, 505, 506, 507])
    expect(await ids('ASC', 249)).toEqual([1500, 502, 503, 501])
  })
  it('[A-247] prefers the live application of a business number', async () => {
    const { api, facts } = await signInPersona('applied-user-delete')
    expect((await detailOf(api, facts))['prcsStts']).toBe(APPLICATION_STATUS_ROWS.userDelete.ko)
    await api.post('/api/v1/business/first/register', { brNo: facts.brNo })
    expect((await detailOf(api, facts))['aplyNo']).toBe(facts.aplyNo)

    const deleted = presentOrThrow(findDoc(api.world(), 'applications', facts.aplyNo ?? ''))
    const DAY = 86_400_000
    const other = (aplyNo: string, status: ApplicationStatus, days: number) => {
      const submittedAt = (deleted.submittedAt ?? 0) + days * DAY
      api.change((world) => putDoc(world, 'applications', aplyNo, { ...deleted, aplyNo, status, submittedAt }))
    }
    other('DA00000001', 'userCancel', -1)
    expect((await detailOf(api, facts))['aplyNo']).toBe(facts.aplyNo)
    other('DA00000002', 'userCancel', 1)
    expect((await detailOf(api, facts))['aplyNo']).toBe('DA00000002')
    other('DA00000003', 'applied', -2)
    expect((await detailOf(api, facts))['aplyNo']).toBe('DA00000003')
  })
  it('[A-248] [P-274] answers another person as if there were no application', async () => {
    const none = { status: 200, body: { status: 404, result: null, message: '신청결과가 없습니다.' } }
    const { api, facts } = await signInPersona('applied-hold')
    expect(await api.post(DETAIL, { brno: facts.brNo, ci: 'ci-of-somebody' })).toMatchObject(none)
    const fresh = await api.persona('new-individual-confirmed')
    await api.post('/api/v1/business/first/register', { brNo: fresh.brNo })
    await api.signIn(fresh)
    expect(await api.post(DETAIL, { brno: fresh.brNo, ci: fresh.ci })).toMatchObject(none)
  })
  it('[P-011] returns the application under the administrators’ prefix', async () => {
    const { api, facts } = await signInPersona('applied-hold')
    const detail = await api.post(`/admin-api${DETAIL}`, { brno: facts.brNo, ci: facts.ci })
    expect(detail.body.result).toMatchObject({ aplyNo: facts.aplyNo })
    const codes = await api.post('/admin-api/api/v1/common/codes/groups/list', { groupId: 'REAS_TYPE' })
    expect(codes.body).toMatchObject({ status: 200 })
  })
  it('[A-249] returns proofs with type, amount, dates, records and files', async () => {
    const api = await openTestApi()
    const shown = async (persona: string) => {
      const facts = await api.persona(persona)
      await api.signIn(facts)
      return detailOf(api, facts)
    }
    const rapid = await shown('applied-payment-complete')
    expect(rapid.receiptProofMstrs).toMatchObject([
      { aplyType: '신속', amountDcsn: 300_000, progressStatus: '지급완료' },
    ])
    expect(rapid.receiptProofs).toMatchObject([
      { dlvrNm: '모의배달', dlvrFee: 210_000 },
      { dlvrNm: '모의대행', dlvrFee: 110_000 },
    ])
    const parcel = await shown('selected-parcel-submitted')
    expect(parcel.receiptProofMstrs).toMatchObject([
      { aplyType: '일반', amountCountType: '택배', amountDcsn: null, progressStatus: '제출' },
    ])
    const supplement = await shown('selected-supplement')
    expect(supplement.receiptProofs.map((item) => [item['aplyType'], item['currentStatus']])).toEqual([
      ['영업', '보완요청'],
      ['영업', '제출완료'],
      ['일반', '보완요청'],
      ['일반', '제출완료'],
    ])
    expect(supplement.receiptProofs[0]?.['files']).toMatchObject([
      { originlFileNm: '간판사진_1001.png', mimeType: 'image/png', fileExt: 'png', delYn: 'N' },
    ])
    expect(await shown('selected-paid-299999')).toMatchObject({ dcsnAmt: 299_999 })
    expect(await shown('selected-paid-300000')).toMatchObject({ dcsnAmt: 300_000 })
    expect((await shown('hold-opinion-answered'))['opinionSubmits']).toMatchObject([
      { opinionSubmitSn: 1, opinionStatus: '답변완료', answerStatus: 'Y', fileMasters: [] },
    ])
  })
})
