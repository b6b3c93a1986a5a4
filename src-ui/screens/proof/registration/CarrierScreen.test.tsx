import '#ui/testing/jsdom-dialog.ts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { inMemoryTab } from '#app/testing/in-memory-records'
import { proofsFromRuleFields, SELECTED_APPLICATION } from '#app/testing/registration-world'
import { aProof } from '#domain/proof/examples/a-proof'
import { SAMPLE_EXISTING_PROOFS } from '#domain/proof/registration/registration-eligibility.cases'
import { kstInstant } from '#domain/time/calendar'
import { serverTime } from '#ui/parts/services/signals.ts'
import { barRefusalText } from '#ui/testing/action-bar.ts'
import { openCarrierPage, registrationPageWorld } from '#ui/testing/registration-page-world.tsx'
import { waitOneTurn } from '#ui/testing/shown-dialog.ts'
import { buttonNamed, pressButton, pressToSubmit } from '#ui/testing/typing.ts'
import policy from '#ui/text/ko/text-pages/privacy.md?raw'

const LABELS = ['롯데', '로젠', 'CJ대한통운', '한진', '굿스플로(착한택배/더착한택배)', '우체국']
const chooseCarriers = async (...names: readonly string[]) => {
  for (const name of names) fireEvent.click(screen.getByRole('checkbox', { name }))
  await waitOneTurn()
}
const ready = async (world = registrationPageWorld()) => {
  await openCarrierPage(world)
  await chooseCarriers('우체국', '롯데')
  await pressButton('동의')
  return world
}

describe('[P-081] the request to the carriers', () => {
  it('[D2-157] [D3-552] shows six carriers, who gets the data, and the last day of a request', async () => {
    serverTime.value = kstInstant('2025-06-24', '12:00')
    await openCarrierPage(registrationPageWorld())
    expect(screen.getAllByRole('checkbox').map((element) => element.closest('label')?.textContent)).toEqual(LABELS)
    expect(buttonNamed('동의').getAttribute('aria-pressed')).toBe('false')
    const consentRegion = screen.getByRole('region', { name: '무엇을 어디에 제공하나요?' })
    const words = () => [...consentRegion.querySelectorAll('dd')].map(({ textContent }) => textContent)
    expect(policy.replaceAll(/ +/g, ' ')).toContain(`| 택배사 | ${words().slice(1).join(' | ')} |`)
    expect(words()[0]).toBe('위에서 선택하시는 택배사')
    await chooseCarriers('우체국', '롯데')
    expect(words()[0]).toBe('롯데, 우체국')
    const warning = screen.getByText('조회신청은 취소하실 수 없습니다.').parentElement?.parentElement
    expect(warning?.textContent, '[D3-832]').toMatch(/^조회신청은.*다른 증빙이 있으면 먼저 등록해주세요\.$/)
    expect(warning?.nextElementSibling?.id, '[D3-832] above the carriers').toBe('carriers')
    expect(screen.getByRole('link', { name: '다른 증빙이 있으면 먼저 등록해주세요.' }).getAttribute('href')).toBe(
      '/proof-intro',
    )
    expect(screen.getByText('목록에 없는 택배사는 조회되지 않으니 운송장이나 영수증을 등록해주세요.').isConnected).toBe(
      true,
    )
    expect(document.body.textContent).toContain(
      '조회에는 7월 24일(목)까지 걸릴 수 있고, 끝날 때까지 다른 증빙은 등록할 수 없습니다.',
    )
  })

  it('[P-082] [P-083] reports the first rule that fails and sends nothing', async () => {
    const world = registrationPageWorld()
    await openCarrierPage(world)
    await pressToSubmit('조회신청')
    expect(barRefusalText()).toBe('이용 택배사 목록중 최소 1개이상 선택해주세요.')
    expect(document.activeElement?.closest('#carriers')).not.toBeNull()
    await chooseCarriers('한진')
    await pressToSubmit('조회신청')
    expect(barRefusalText()).toBe('동의 여부를 확인해주세요.')
    expect(document.activeElement?.id).toBe('agreement')
    expect(world.requested).toEqual([])
  })

  it('[D3-114] shows the name of the proof that blocks the request', async () => {
    const requestedProof = { proofType: 'parcel', updatedAt: kstInstant('2025-06-24', '09:00') } as const
    const proofs = [
      aProof({ ...requestedProof, id: '9', status: 'reviewWaiting' }),
      aProof({ ...requestedProof, id: '8', status: 'notSelected' }),
      aProof({ id: '7', status: 'submitComplete' }),
    ]
    await openCarrierPage(registrationPageWorld({ found: [{ ...SELECTED_APPLICATION, proofs }] }))
    const words = '먼저 신청하신 증빙: 택배사 조회 2025-06-24 (진행상태 검토중)'
    expect(screen.queryByText('조회신청은 취소하실 수 없습니다.')).toBeNull()
    expect(document.body.textContent).toContain(words)
    await chooseCarriers('한진')
    await pressToSubmit('조회신청')
    expect(barRefusalText()).toContain(words)
  })

  it('[P-317] restores the ticked carriers, but not the agreement', async () => {
    const drafts = inMemoryTab()
    await ready(registrationPageWorld({ drafts }))
    window.dispatchEvent(new Event('pagehide'))
    await waitOneTurn()
    cleanup()
    await openCarrierPage(registrationPageWorld({ drafts }))
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
      true,
      false,
      false,
      false,
      false,
      true,
    ])
    expect(buttonNamed('동의').getAttribute('aria-pressed')).toBe('false')
    expect(document.body.textContent).toContain('동의는 저장하지 않습니다.')
  })

  it('[D2-149] [P-084] deletes the ticked carriers if a request already exists', async () => {
    const drafts = inMemoryTab()
    await ready(registrationPageWorld({ drafts }))
    window.dispatchEvent(new Event('pagehide'))
    await waitOneTurn()
    cleanup()
    expect(drafts.read('carriers')).not.toBeNull()
    const found = {
      ...SELECTED_APPLICATION,
      proofs: proofsFromRuleFields(SAMPLE_EXISTING_PROOFS.parcelFinished.proofs),
    }
    await openCarrierPage(registrationPageWorld({ drafts, found: [found] }))
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').some(({ checked }) => checked)).toBe(false)
    expect(drafts.read('carriers')).toBeNull()
  })
})
