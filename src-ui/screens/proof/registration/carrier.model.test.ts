import { Effect } from 'effect'
import { expect, it, vi } from 'vitest'
import { NO_ANSWER, refusedWith } from '#app/testing/failures'
import { inMemoryTab } from '#app/testing/in-memory-records'
import { proofsFromRuleFields, SELECTED_APPLICATION } from '#app/testing/registration-world'
import { aProof } from '#domain/proof/examples/a-proof'
import type { Carrier } from '#domain/proof/registration/carrier-request'
import { SAMPLE_EXISTING_PROOFS } from '#domain/proof/registration/registration-eligibility.cases'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { serverTime } from '#ui/parts/services/signals.ts'
import { answerNextDialog } from '#ui/testing/answer-next-dialog.ts'
import {
  REGISTRATION_OPENED_AT,
  type RegistrationPageWorld,
  registrationPageWorld,
} from '#ui/testing/registration-page-world.tsx'
import { waitOneTurn } from '#ui/testing/shown-dialog.ts'
import { makeCarrierRequestModel } from './carrier.model.ts'

const mocks = vi.hoisted(() => ({ end: vi.fn<() => void>() }))
vi.mock('#ui/parts/session/end-session.tsx', () => ({ endSessionAndShow: mocks.end }))

/** Makes a request that is ready to be sent. `to` records the navigation. */
const ready = (
  world: RegistrationPageWorld = registrationPageWorld(),
  application = SELECTED_APPLICATION,
  verdict: 'ok' | 'parcelExists' = 'ok',
  chosenCarriers: readonly Carrier[] = ['우체국', '롯데'],
) => {
  const to: string[] = []
  const request = makeCarrierRequestModel(world.services, { application, verdict }, (address) => to.push(address))
  if (chosenCarriers.length > 0) request.fields.carriers.enter(chosenCarriers)
  request.fields.agreement.enter(true)
  return { ...request, to, sent: () => world.requested.map(({ carriers }) => carriers) }
}

it('[P-052] without the login cookie, a carrier request ends the session and sends nothing', async () => {
  const { submit, sent } = ready(registrationPageWorld({ cookie: null }))
  await submit()
  expect(mocks.end).toHaveBeenCalledExactlyOnceWith('인증이 만료되었습니다. 다시 인증해주세요.')
  expect(sent()).toEqual([])
})

it('[P-085] [P-088] [D2-157] a carrier request sends nothing if the person declines', async () => {
  serverTime.value = REGISTRATION_OPENED_AT
  const { submit, to, sent } = ready()
  void submit()
  expect(await answerNextDialog(false)).toMatchObject({
    text: expect.stringContaining(
      '조회에 최대 1개월이 걸리고, 그동안 다른 증빙은 등록할 수 없습니다. 신청하시겠습니까?',
    ),
    next: '조회신청은 취소하실 수 없습니다.',
  })
  expect(sent()).toEqual([])
  await expect.poll(() => dialogs.active.value).toBeNull()
  void submit()
  await answerNextDialog()
  expect(await answerNextDialog()).toMatchObject({
    text: '택배사 이용내역 조회신청이 완료되었습니다.',
    next: expect.stringContaining('조회에는 7월 25일(금)까지 걸릴 수 있고'),
  })
  await expect.poll(() => to).toEqual(['/aply-result'])
  expect(sent()).toEqual([['롯데', '우체국']])
})

it.each([
  [refusedWith(400, '안 됩니다.'), '택배사 이용내역 조회신청에 실패하였습니다.'],
  [NO_ANSWER, '택배사 이용내역 조회신청 중 오류가 발생했습니다.'],
] as const)('[P-089] a carrier request reports %s and keeps every entry', async (failure, text) => {
  const { submit, to, fields } = ready(registrationPageWorld({ asked: Effect.fail(failure) }))
  void submit()
  await answerNextDialog()
  expect(await answerNextDialog()).toMatchObject({ text, helpLine: '문의전화 : 1644-5332, 1644-5333' })
  expect([to, fields.carriers.value.value]).toEqual([[], ['우체국', '롯데']])
})

it('[D3-747] a carrier request whose answer is lost says that its outcome is not known', async () => {
  const { submit } = ready(registrationPageWorld({ asked: Effect.fail(NO_ANSWER) }))
  void submit()
  await answerNextDialog()
  expect((await answerNextDialog()).next).toBe(
    '접수되었는지 아직 확인하지 못했습니다. 다시 보내셔도 두 번 접수되지 않습니다. 입력하신 내용은 그대로 있습니다. 잠시 후 다시 시도해주세요.',
  )
})

it('[P-018] [P-084] [D1-263] an existing parcel proof is reported above the bar', async () => {
  const parcel = { ...SELECTED_APPLICATION, proofs: proofsFromRuleFields(SAMPLE_EXISTING_PROOFS.parcelFinished.proofs) }
  const requestedModel = ready(registrationPageWorld({ found: [parcel] }))
  void requestedModel.submit()
  await answerNextDialog()
  await expect
    .poll(() => requestedModel.refusal.shown.value?.text)
    .toBe('이미 "택배" 증빙이 존재하여 제출할 수 없습니다.')
  const heldModel = ready(registrationPageWorld({ found: [{ ...SELECTED_APPLICATION, status: 'hold' }] }))
  void heldModel.submit()
  await answerNextDialog()
  expect((await answerNextDialog()).text).toBe('택배조회 신청이 가능한 상태가 아닙니다.')
  await expect.poll(() => heldModel.to).toEqual(['/aply-result'])
  expect([requestedModel.to, requestedModel.sent(), heldModel.sent()]).toEqual([[], [], []])
})

it('[D3-139] [P-315] the page reports an earlier request for other carriers', async () => {
  const arrivedProof = aProof({ id: '502', proofType: 'parcel', detailTypes: ['롯데', '우체국'], status: 'submitted' })
  const drafts = inMemoryTab()
  const before = ready(registrationPageWorld({ asked: Effect.fail(NO_ANSWER), drafts }))
  before.draft.start()
  await waitOneTurn()
  void before.submit()
  await answerNextDialog()
  await answerNextDialog()
  await expect.poll(() => dialogs.active.value).toBeNull()
  const after = ready(
    registrationPageWorld({ found: [{ ...SELECTED_APPLICATION, proofs: [arrivedProof] }], drafts }),
    undefined,
    'ok',
    [],
  )
  after.draft.start()
  await expect.poll(() => after.fields.carriers.value.value).toEqual(['우체국', '롯데'])
  after.fields.carriers.enter(['한진'])
  after.fields.agreement.enter(true)
  void after.submit()
  await answerNextDialog()
  expect((await answerNextDialog()).text).toContain('롯데, 우체국')
  await expect.poll(() => after.to).toEqual(['/aply-result'])
})
