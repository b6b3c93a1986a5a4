import '../../testing/dialog.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Effect } from 'effect'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import banner from '../../parts/design/Banner.module.css'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { ChooseProofPath } from '#app/proof/choose-proof'
import { aProof } from '#app/testing/a-proof'
import { NO_ANSWER, refusedWith } from '#app/testing/failures'
import { inMemoryDrafts } from '#app/testing/in-memory-records'
import { inMemorySession } from '#app/testing/in-memory-session'
import { proofsOf, SELECTED } from '#app/testing/registration-world'
import { kstInstant } from '#domain/kernel/calendar'
import { DETAIL_TYPES } from '#domain/proof/proof'
import { EXISTING_PROOFS } from '#domain/proof/new-proof.registration.cases'
import { dialogs } from '../../parts/design/dialogs.ts'
import { ModalHolder } from '../../parts/design/ModalHolder.tsx'
import { now } from '../../parts/signals.ts'
import { button, press } from '../../testing/form-world.tsx'
import { openCarrierPage, proofWorld } from '../../testing/proof-world.tsx'
import { answer, closeWindows, refusalText, shownWindow, soon, windowNext, windowText } from '../../testing/windows.ts'
import { Intro } from './IntroScreen.tsx'
import modal from '../../parts/design/ModalHolder.module.css'

beforeAll(() => import('./examples/Examples.tsx'))
beforeEach(() => dialogs.discardAll())
afterEach(() => {
  closeWindows()
  cleanup()
})

const LABELS = ['롯데', '로젠', 'CJ대한통운', '한진', '굿스플로(착한택배/더착한택배)', '우체국']
const tick = async (...names: readonly string[]) => {
  for (const name of names) fireEvent.click(screen.getByRole('checkbox', { name }))
  await soon()
}
const ready = async (world = proofWorld()) => {
  await openCarrierPage(world)
  await tick('우체국', '롯데')
  await press('동의')
  return world
}

describe('[P-081] asking the carriers', () => {
  it('[P-081] shows six carriers and the agreement', async () => {
    await openCarrierPage(proofWorld())
    expect(screen.getAllByRole('checkbox').map((element) => element.closest('label')?.textContent)).toEqual(LABELS)
    expect(button('동의').getAttribute('aria-pressed')).toBe('false')
  })

  it('[P-082] [P-083] the first rule that fails is said, and nothing is sent', async () => {
    const world = proofWorld()
    await openCarrierPage(world)
    await press('조회신청')
    expect(refusalText()).toBe('이용 택배사 목록중 최소 1개이상 선택해주세요.')
    expect(document.activeElement?.closest('#carriers')).not.toBeNull()
    await tick('한진')
    await press('조회신청')
    expect(refusalText()).toBe('동의 여부를 확인해주세요.')
    expect([document.activeElement?.id, world.requested]).toEqual(['agreement', []])
  })

  it('[P-083] an existing parcel proof comes before the agreement', async () => {
    const found = { ...SELECTED, proofs: proofsOf(EXISTING_PROOFS.parcelFinished.proofs) }
    const world = proofWorld({ found: [found] })
    await openCarrierPage(world)
    await tick('한진')
    await press('조회신청')
    expect(windowText()).toBe('이미 "택배" 증빙이 존재하여 제출할 수 없습니다.')
    await answer()
    expect(world.requested).toEqual([])
  })

  it('[D3-114] the reason names the proof, as the list of the result page does, on entry and on the press', async () => {
    const asked = { proofType: 'parcel', updatedAt: kstInstant('2025-06-24', '09:00') } as const
    const proofs = [
      aProof({ ...asked, id: '9', status: 'reviewWaiting' }),
      aProof({ ...asked, id: '8', status: 'notSelected' }),
      aProof({ id: '7', status: 'submitComplete' }),
    ]
    await openCarrierPage(proofWorld({ found: [{ ...SELECTED, proofs }] }))
    const words = '먼저 신청하신 증빙: 택배사 조회 2025-06-24 (진행상태 검토중)'
    const read = (element: Element | null) => element?.textContent.replaceAll('\u00a0', ' ')
    expect(read(document.querySelector(`.${banner['body']}`))).toContain(words)
    await tick('한진')
    await press('조회신청')
    expect(windowText()).toBe('이미 "택배" 증빙이 존재하여 제출할 수 없습니다.')
    expect(read(document.querySelector(`.${modal['next']}`))).toBe(words)
    await answer()
  })

  it('[P-085] [P-088] [D2-157] warns before it is sent and says the last day at the end; no sends nothing', async () => {
    now.value = kstInstant('2025-06-24', '12:00')
    const world = await ready()
    expect(document.body.textContent.replaceAll('\u00a0', ' ')).toContain(
      '오늘 신청하시면 늦어도 2025-07-24까지 조회가 끝납니다.',
    )
    await press('조회신청')
    expect(windowText()).toContain(
      '조회에 최대 1개월이 걸리고, 그동안 다른 증빙은 등록할 수 없습니다. 신청하시겠습니까?',
    )
    expect(windowNext()).toBe('조회신청은 신청하신 뒤에 취소하실 수 없습니다.')
    await answer('아니요')
    expect(world.requested).toEqual([])
    await press('조회신청')
    await answer('예')
    expect(windowText()).toBe('택배사 이용내역 조회신청이 완료되었습니다.')
    expect(document.querySelector(`.${modal['next']}`)?.textContent).toContain('늦어도 2025-07-24까지 조회가 끝나고')
    await answer()
    expect(world.history.history.at(-1)).toBe('/aply-result')
    expect(world.requested.map(({ carriers }) => carriers)).toEqual([['롯데', '우체국']])
    now.value = null
  })

  it.each([
    [refusedWith(400, '안 됩니다.'), '택배사 이용내역 조회신청에 실패하였습니다.'],
    [NO_ANSWER, '택배사 이용내역 조회신청 중 오류가 발생했습니다.'],
  ] as const)('[P-089] %s is said with the help line, and everything stays', async (failure, text) => {
    const world = await ready(proofWorld({ asked: Effect.fail(failure) }))
    await press('조회신청')
    await answer('예')
    expect(windowText()).toBe(`${text}\n문의전화 : 1644-5332, 1644-5333`)
    await answer()
    expect(world.history.history).toEqual(['/proof-reg'])
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '롯데' }).checked).toBe(true)
  })

  it('[P-317] the ticked carriers come back, the agreement does not', async () => {
    const drafts = inMemoryDrafts()
    await ready(proofWorld({ drafts }))
    window.dispatchEvent(new Event('pagehide'))
    await soon()
    cleanup()
    await openCarrierPage(proofWorld({ drafts }))
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
      true,
      false,
      false,
      false,
      false,
      true,
    ])
    expect(button('동의').getAttribute('aria-pressed')).toBe('false')
    expect(document.body.textContent).toContain('동의는 저장하지 않으므로 다시 선택해주세요.')
  })

  it('[D2-149] [P-084] the ticked carriers do not come back where a request stands already, and are kept no longer', async () => {
    const drafts = inMemoryDrafts()
    await ready(proofWorld({ drafts }))
    window.dispatchEvent(new Event('pagehide'))
    await soon()
    cleanup()
    expect(drafts.read('carriers')).not.toBeNull()
    const found = { ...SELECTED, proofs: proofsOf(EXISTING_PROOFS.parcelFinished.proofs) }
    await openCarrierPage(proofWorld({ drafts, found: [found] }))
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').some(({ checked }) => checked)).toBe(false)
    expect(drafts.read('carriers')).toBeNull()
  })
})

describe('[P-013] [P-014] choosing a path', () => {
  const draw = (world = proofWorld()) => {
    const session = inMemorySession()
    const history = memoryLocation({ path: '/proof-intro', record: true })
    render(
      <Router hook={history.hook}>
        <Intro choose={ChooseProofPath.make({ session })} openRegistration={world.openRegistration} />
        <ModalHolder />
      </Router>,
    )
    return { session, history }
  }
  const LINKS = [
    '영수증이나 정산내역을 갖고 계신 분 배달·택배 이용 증빙',
    '택배를 보내셨지만 자료가 없는 분 택배사 이용내역 조회신청',
    '가게에서 직접 배달하신 분 직접배달 증빙',
  ] as const
  const open = () => LINKS.filter((name) => screen.queryByRole('link', { name }) !== null)
  const read = (element: Element | null) => element?.textContent.replaceAll('\u00a0', ' ')

  it('[P-018] [D2-100] offers no way to an application that may register none, and says why', async () => {
    draw(proofWorld({ found: [{ ...SELECTED, status: 'paymentComplete' }] }))
    await soon()
    await soon()
    expect([open(), read(document.body)?.includes('등록하실 증빙 유형을 선택해주세요.')]).toEqual([[], false])
    expect(read(screen.getByRole('status'))).toBe('지급이 완료되어 증빙을 더 등록할 수 없습니다.')
  })

  it('[P-019] [P-084] [A-270] while carriers are asked, the buttons stay and say why they may not be pressed', async () => {
    const { history } = draw(
      proofWorld({ found: [{ ...SELECTED, proofs: proofsOf(EXISTING_PROOFS.parcelSubmitted.proofs) }] }),
    )
    await soon()
    await soon()
    expect(open()).toEqual([])
    expect(
      LINKS.map((name) => read(document.getElementById(button(name).getAttribute('aria-describedby') ?? ''))),
    ).toEqual([
      '택배사 이용내역 조회가 진행 중이어서 증빙을 등록할 수 없습니다.',
      '이미 "택배" 증빙이 존재하여 제출할 수 없습니다.',
      '택배사 이용내역 조회가 진행 중이어서 증빙을 등록할 수 없습니다.',
    ])
    await press(LINKS[2])
    expect(history.history).toEqual(['/proof-intro'])
  })

  it('[P-020] where the application cannot be loaded, the page behind each way says so', async () => {
    draw(proofWorld({ found: [NO_ANSWER] }))
    await soon()
    await soon()
    expect(open()).toEqual([...LINKS])
  })

  it.each([
    [LINKS[0], '/proof-reg-all', 'general'],
    [LINKS[2], '/proof-reg', 'direct'],
    [LINKS[1], '/proof-reg-parcel', 'parcel'],
  ])('[P-013] %s leads to %s', async (name, address, proofType) => {
    const { session, history } = draw()
    fireEvent.click(screen.getByRole('link', { name }))
    await soon()
    expect([history.history.at(-1), session.read().proofType]).toEqual([address, proofType])
  })

  it('[P-014] lists six and eight kinds in the order of the detail types', () => {
    draw()
    const lists = screen.getAllByRole('list').map((list) => [...list.children].map((kind) => read(kind)))
    expect(lists).toEqual([[...DETAIL_TYPES.general], [...DETAIL_TYPES.direct]])
  })

  it.each([
    ['인정되는 증빙자료 (배달·택배 이용) 예시보기', DETAIL_TYPES.general],
    ['인정되는 증빙자료 (직접배달) 예시보기', DETAIL_TYPES.direct],
  ] as const)('[P-015] %s opens drawn examples, which closing leaves behind', async (name, kinds) => {
    const { history } = draw()
    await press(name)
    await soon()
    const pictures = [...(shownWindow()?.querySelectorAll('img') ?? [])]
    expect(pictures.map(({ alt }) => alt)).toEqual([...kinds])
    expect(new Set(pictures.map(({ src, style }) => `${src} ${style.objectPosition}`)).size).toBe(kinds.length)
    fireEvent.click(shownWindow()?.querySelector(`.${modal['actions']} button`) ?? document.body)
    await soon()
    expect([shownWindow(), history.history]).toEqual([null, ['/proof-intro']])
  })
})
