import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import '#ui/testing/jsdom-dialog.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { ChooseProofPath } from '#app/proof/choose-proof'
import { NO_ANSWER } from '#app/testing/failures'
import { inMemorySession } from '#app/testing/in-memory-session'
import { proofsFromRuleFields, SELECTED_APPLICATION } from '#app/testing/registration-world'
import { aProof } from '#domain/proof/examples/a-proof'
import { PROOF_DETAIL_TYPE_NAMES } from '#domain/proof/proof'
import { SAMPLE_EXISTING_PROOFS } from '#domain/proof/registration/registration-eligibility.cases'
import { DialogHolder } from '#ui/parts/dialog/DialogHolder.tsx'
import { registrationPageWorld } from '#ui/testing/registration-page-world.tsx'
import { serveScreens } from '#ui/testing/services.ts'
import { dialogButtons, shownDialog, waitOneTurn } from '#ui/testing/shown-dialog.ts'
import { buttonNamed, pressButton } from '#ui/testing/typing.ts'
import IntroScreen, { type INTRO_SERVICES } from './IntroScreen.tsx'

beforeAll(() => import('./examples/Examples.tsx'))

describe('[P-013] [P-014] the choice of a kind of proof', () => {
  const draw = (world = registrationPageWorld()) => {
    const session = inMemorySession()
    const history = memoryLocation({ path: '/proof-intro', record: true })
    serveScreens<typeof INTRO_SERVICES>({
      choose: ChooseProofPath.make({ session }),
      openRegistration: world.openRegistration,
    })
    render(
      <Router hook={history.hook}>
        <IntroScreen />
        <DialogHolder />
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

  it('[P-018] [D2-100] offers no links if nothing can be registered', async () => {
    draw(registrationPageWorld({ found: [{ ...SELECTED_APPLICATION, status: 'paymentComplete' }] }))
    await waitOneTurn()
    await waitOneTurn()
    expect(open()).toEqual([])
    expect(document.body?.textContent?.includes('등록하실 증빙을 골라주세요.')).toBe(false)
    expect(screen.getByRole('status')?.textContent).toBe('지급이 완료되어 증빙을 더 등록할 수 없습니다.')
  })

  it('[D3-256] [D3-524] [D2-711] asks for an early proof only if none is registered', async () => {
    const leadFor = async (
      proofs: typeof SELECTED_APPLICATION.proofs,
      paymentType = SELECTED_APPLICATION.paymentType,
    ) => {
      draw(registrationPageWorld({ found: [{ ...SELECTED_APPLICATION, proofs, paymentType }] }))
      await waitOneTurn()
      await waitOneTurn()
      const lead = screen.getByRole('heading', { level: 1 }).parentElement?.textContent
      cleanup()
      return lead
    }
    const paidProofs = (decidedAmount: number) => [aProof({ status: 'paymentComplete', decidedAmount })]
    expect(await leadFor([])).toContain('일찍 등록해주세요.')
    expect(await leadFor([aProof({ status: 'userDelete' })])).toContain('일찍 등록해주세요.')
    expect(await leadFor([], 'rapid')).toContain('더 내실 증빙이 있을 때만 등록해주세요.')
    expect(await leadFor(paidProofs(100_000))).toContain('더 내실 증빙이 있을 때만 등록해주세요.')
    expect(await leadFor(paidProofs(299_999))).toContain('남은 한도가 1원이어서 증빙을 더 등록하지 않으셔도 됩니다.')
  })

  it('[D2-891] [D3-440] makes each card one link that says what the person has, what it gives and what is done', () => {
    draw()
    expect(
      LINKS.map((name) => {
        const card = screen.getByRole('link', { name }).closest('section')
        return [card?.querySelectorAll('a, button').length, card?.querySelector('p')?.textContent]
      }),
    ).toEqual([
      [
        1,
        '배달앱이나 배달대행사, 택배사에 내신 금액을 인정받습니다. 배달과 택배 자료를 한 화면에서 올리고 합계를 적습니다.',
      ],
      [1, '파일 없이 택배사 이용내역으로 대신합니다.'],
      [1, '대표자나 직원이 배달하신 1건당 5,000원이 인정됩니다. 자료와 서명하신 확약서를 올립니다.'],
    ])
  })

  it('[D2-890] [D3-440] offers the accepted documents and the pledge form below the cards', () => {
    draw()
    const last = screen.getByRole('link', { name: LINKS[2] })
    const below = [
      screen.getByRole('button', { name: '인정되는 증빙자료 (배달·택배 이용) 6가지' }),
      screen.getByRole('button', { name: /\(직접배달\) 영업증빙\s5가지, 실적증빙\s3가지$/ }),
      screen.getByRole('button', { name: '직접배달 지급 확약서 내려받기' }),
    ]
    for (const [index, one] of below.entries())
      expect(
        (below[index - 1] ?? last).compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
      ).toBeGreaterThan(0)
  })

  it('[P-019] [P-084] [A-270] shows disabled buttons with a reason during a carrier lookup', async () => {
    const { history } = draw(
      registrationPageWorld({
        found: [
          { ...SELECTED_APPLICATION, proofs: proofsFromRuleFields(SAMPLE_EXISTING_PROOFS.parcelSubmitted.proofs) },
        ],
      }),
    )
    await waitOneTurn()
    await waitOneTurn()
    expect(open()).toEqual([])
    expect(
      LINKS.map(
        (name) => document.getElementById(buttonNamed(name).getAttribute('aria-describedby') ?? '')?.textContent,
      ),
    ).toEqual([
      '택배사 이용내역 조회가 진행 중이어서 증빙을 등록할 수 없습니다.',
      '이미 "택배" 증빙이 존재하여 제출할 수 없습니다.',
      '택배사 이용내역 조회가 진행 중이어서 증빙을 등록할 수 없습니다.',
    ])
    await pressButton(LINKS[2])
    expect(history.history).toEqual(['/proof-intro'])
  })

  it('[P-020] keeps all links if the application fails to load', async () => {
    draw(registrationPageWorld({ found: [NO_ANSWER] }))
    await waitOneTurn()
    await waitOneTurn()
    expect(open()).toEqual([...LINKS])
  })

  it.each([
    [LINKS[0], '/proof-reg-all', 'general'],
    [LINKS[2], '/proof-reg', 'direct'],
    [LINKS[1], '/proof-reg-parcel', 'parcel'],
  ])('has a link %s that leads to %s', async (name, address, path) => {
    const { session, history } = draw()
    fireEvent.click(screen.getByRole('link', { name }))
    await waitOneTurn()
    expect([history.history.at(-1), session.read().registrationPath]).toEqual([address, path])
  })

  it('lists the kinds of documents in the order of their numbers', () => {
    draw()
    for (const row of screen.getAllByRole('button', { name: /^인정되는 증빙자료 .* [36]가지$/ })) fireEvent.click(row)
    const lists = screen.getAllByRole('list').map((list) => [...list.children].map((kind) => kind?.textContent))
    expect(lists).toEqual([[...PROOF_DETAIL_TYPE_NAMES.general], [...PROOF_DETAIL_TYPE_NAMES.direct]])
  })

  it.each([
    ['인정되는 증빙자료 (배달·택배 이용) 예시보기', PROOF_DETAIL_TYPE_NAMES.general],
    ['인정되는 증빙자료 (직접배달) 예시보기', PROOF_DETAIL_TYPE_NAMES.direct],
  ] as const)('[P-015] the button “%s” opens drawn examples', async (name, kinds) => {
    const { history } = draw()
    for (const row of screen.getAllByRole('button', { name: /^인정되는 증빙자료 .* [36]가지$/ })) fireEvent.click(row)
    await pressButton(name)
    await waitOneTurn()
    const pictures = [...(shownDialog()?.querySelectorAll('img') ?? [])]
    expect(pictures.map(({ alt }) => alt)).toEqual([...kinds])
    expect(new Set(pictures.map(({ src, style }) => `${src} ${style.objectPosition}`)).size).toBe(kinds.length)
    fireEvent.click(dialogButtons().at(-1) ?? document.body)
    await waitOneTurn()
    expect(shownDialog()).toBeNull()
    expect(history.history).toEqual(['/proof-intro'])
  })
})
