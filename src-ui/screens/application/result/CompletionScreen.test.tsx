import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Effect } from 'effect'
import { describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { Applications, type ResultCallAnswer } from '#app/application/applications.port'
import { LoadCompletionPage } from '#app/application/load-completion-page'
import type { CallError } from '#app/kernel/call.errors'
import { NO_ANSWER } from '#app/testing/failures'
import { fakePort } from '#app/testing/fake-port'
import { inMemorySession } from '#app/testing/in-memory-session'
import { cleanAccountNumber } from '#domain/account/account'
import { anApplication } from '#domain/application/examples/an-application'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import type { Session } from '#domain/session/session'
import { DEFAULT_SETTINGS, type Settings } from '#domain/settings/settings'
import { kstInstant } from '#domain/time/calendar'
import { currentSettings, serverTime } from '#ui/parts/services/signals.ts'
import { buttonKind } from '#ui/testing/button-kind.ts'
import { serveScreens } from '#ui/testing/services.ts'
import CompletionScreen, { type COMPLETION_SERVICES } from './CompletionScreen.tsx'
import slip from '#ui/parts/design/Slip.module.css'
import styles from './CompletionScreen.module.css'
import timeline from './Timeline.module.css'

const KEPT: Partial<Session> = {
  ci: 'CI-1',
  businessNumber: businessNumberOrThrow('1234567890'),
  certifiedName: '김하늘',
  applicationNumber: 'DA2025000123',
  receivedAt: kstInstant('2025-06-24', '15:04'),
}

const FOUND: ResultCallAnswer = {
  is: 'found',
  application: anApplication({
    number: 'DA2025000123',
    applicantName: '김하늘',
    businessNumber: businessNumberOrThrow('1234567890'),
    companyName: '하늘분식',
    status: 'applied',
  }),
}

type Setup = {
  readonly answer?: Effect.Effect<ResultCallAnswer, CallError>
  readonly kept?: Partial<Session>
  readonly settings?: Partial<Settings>
}

const show = async ({ answer = Effect.succeed(FOUND), kept = KEPT, settings = {} }: Setup = {}) => {
  const location = memoryLocation({ path: '/aply-cmptn', record: true })
  const session = inMemorySession(kept)
  currentSettings.value = { ...DEFAULT_SETTINGS, ...settings }
  const applications = fakePort(Applications, { ofOwner: () => answer })
  await act(async () => {
    serveScreens<typeof COMPLETION_SERVICES>({
      loadCompletionPage: LoadCompletionPage.make({ applications, session }),
      session,
    })
    render(
      <Router hook={location.hook}>
        <CompletionScreen />
      </Router>,
    )
    await Promise.resolve()
  })
  return location.history
}

const cells = () =>
  within(screen.getByRole('table'))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

/** Returns the text about the next steps, in a row below the slip. */
const after = () => {
  const row = screen.getByRole('button', { name: /^알아두실 점/ })
  if (row.getAttribute('aria-expanded') === 'false') fireEvent.click(row)
  return screen.getByRole('region', { name: '알아두실 점' }).textContent
}

describe('the completion page', () => {
  it('[A-126] [A-137] [D2-147] [D2-490] [D2-999] begins with the message, the receipt and the links to what comes next', async () => {
    await show()
    const news = screen.getByRole('status')
    expect(within(news).getByRole('heading', { level: 1 }).textContent).toBe('접수가 완료되었습니다.')
    const [, stake, thanks, receipt, actions] = [...(news.parentElement?.children ?? [])]
    expect(thanks?.textContent).toBe('김하늘 님, 배달·택배비 지원사업에 신청해주셔서 감사합니다.')
    expect(receipt?.contains(screen.getByText('DA2025000123'))).toBe(true)
    expect(stake?.textContent).toBe('지금 따로 하실 일은 없습니다.')
    const links = [...(actions?.querySelectorAll('a') ?? [])].map((link) => [buttonKind(link), link.textContent])
    expect(links, '[D2-683]').toEqual([['secondary', '신청결과 보기']])
    const last = document.querySelector('main')?.lastElementChild
    expect(last?.textContent).toBe('인쇄·PDF 저장확인 (첫 화면으로)')
  })

  it('[D2-490] stamps the receipt with the day of its arrival', async () => {
    await show()
    expect(document.querySelector(`.${styles['stamp']}`)?.textContent).toBe('접수06.24')
    cleanup()
    await show({ kept: { ...KEPT, receivedAt: null }, answer: Effect.fail(NO_ANSWER) })
    expect(document.querySelector(`.${styles['stamp']}`)).toBeNull()
  })

  it('animates the arrival only right after sending', async () => {
    const main = () => screen.getByRole('main').className.split(' ')
    await show()
    expect(main()).not.toContain(styles['sent'])
    cleanup()
    history.replaceState({ justSubmitted: true }, '')
    await show()
    expect(main()).toContain(styles['sent'])
    cleanup()
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: location.href } as PerformanceEntry])
    await show()
    expect(main()).not.toContain(styles['sent'])
    history.replaceState(null, '')
  })

  it('[A-138] [A-139] shows the applicant, the business and the next steps', async () => {
    const history = await show()
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      '대표자',
      '사업자등록번호',
      '상호명',
    ])
    expect(cells()).toEqual(['김하늘', '123-45-67890', '하늘분식'])
    const steps = screen.getAllByRole('listitem').filter((item) => item.classList.contains(String(timeline['item'])))
    expect(steps.map((step) => step.querySelector(`.${timeline['name']}`)?.textContent)).toEqual([
      '신청완료',
      '정보조회',
      '검증·심의',
      '대상결정',
      '지급',
    ])
    expect(steps[3]?.textContent).toContain('선정되시면 증빙을 등록해주세요.')
    expect(screen.getByRole('link', { name: '신청결과 보기' }).getAttribute('href')).toBe('/aply-result')
    fireEvent.click(screen.getByRole('link', { name: '확인 (첫 화면으로)' }))
    expect(history.at(-1)).toBe('/')
  })

  it('[A-138] shows the number and the time while the table is still loading', async () => {
    await show({ answer: Effect.never })
    expect(cells()).toEqual(['불러오는 중입니다.'])
    expect(screen.getByText('DA2025000123').className).toBe(slip['number'])
  })

  it('[A-138] [D2-159] shows the values of the session if the call fails', async () => {
    await show({ answer: Effect.fail(NO_ANSWER) })
    expect(cells()).toEqual(['김하늘', '123-45-67890', '-'])
    expect(after()).not.toMatch(/신속지급|확인지급/)
    expect(screen.queryByText('지급계좌')).toBeNull()
  })

  it('[A-273] shows the number and time of receipt on every visit', async () => {
    await show()
    const facts = () => [
      screen.getByText('DA2025000123').className,
      document.querySelector('time[datetime="2025-06-24T15:04+09:00"]')?.textContent,
    ]
    expect(facts()).toEqual([slip['number'], '2025년 6월 24일(화) 15:04'])
    const printed = vi.fn<() => void>()
    vi.stubGlobal('print', printed)
    fireEvent.click(screen.getByRole('button', { name: '인쇄·PDF 저장' }))
    expect(printed).toHaveBeenCalledOnce()
    cleanup()
    await show({ answer: Effect.fail(NO_ANSWER) })
    expect(facts()).toEqual([slip['number'], '2025년 6월 24일(화) 15:04'])
  })

  it.each([
    ['rapid', '신속지급', '증빙자료를 제출하지 않으셔도 됩니다.'],
    ['confirmed', '확인지급', '선정되시면 증빙을 등록하셔야 지원금이 지급됩니다.'],
  ] as const)(
    '[D2-159] [D1-793] says that the payment is %s and what that means, and shows the masked account',
    async (paymentType, name, follows) => {
      const account = { bankName: '예시은행', accountNumber: cleanAccountNumber('4101234560011') }
      await show({
        answer: Effect.succeed({
          is: 'found',
          application: anApplication({ number: 'DA2025000123', status: 'applied', paymentType, ...account }),
        }),
      })
      const value = (of: string) => screen.getByText(of, { selector: 'dt' }).nextElementSibling?.textContent
      expect(value('지급유형')).toBe(name)
      expect(document.querySelector('main')?.textContent).toContain(follows)
      expect(value('지급계좌')).toBe('예시은행 410******0011')
    },
  )

  it('[A-271] [D2-929] leaves out the first step if the receipt is opened later', async () => {
    const application = anApplication({ number: 'DA2025000123', status: 'paymentComplete' })
    await show({ answer: Effect.succeed({ is: 'found', application }), settings: { usualStepDays: 14 } })
    const pageText = after()
    expect(pageText).toContain('지금 진행상태는 ‘신청결과 보기’에서 확인해주세요.')
    expect(pageText).not.toMatch(/조회할 예정|보통|평소/)
  })

  it('[D1-150] [A-271] asks for proofs only if the payment is confirmed', async () => {
    const pageText = () => document.querySelector('main')?.textContent
    await show({ kept: { ...KEPT, paymentType: 'rapid' } })
    expect(pageText()).toContain('선정되시면 추가로 제출하실 증빙이 있을 때만 등록해주세요.')
    expect(pageText()).not.toContain('선정되시면 증빙을 등록해주세요.')
  })

  it('[D2-136] [D3-250] [D3-270] says in bold how long the decision usually takes', async () => {
    const pageText = () => document.querySelector('main')?.textContent
    serverTime.value = kstInstant('2025-06-25', '12:00')
    await show({ settings: { usualStepDays: 14, noticeBy: '카카오 알림톡' } })
    expect(pageText()).toContain(
      '담당 기관에서 7월 8일(화)쯤 신청정보 조회를 시작합니다. 그다음 검증과 심의를 거쳐 지원대상을 결정합니다.',
    )
    expect(pageText()).toContain('지금 따로 하실 일은 없습니다.보통 8주쯤 걸리며, 8월 중순에 결정될 예정입니다.')
    expect(pageText()).toContain('입금일은 승인된 뒤 알려드립니다. 진행상태가 바뀌면 카카오 알림톡으로 알려드립니다.')
    expect(screen.getByRole('region', { name: '알아두실 점' }).querySelector('p')?.textContent).not.toContain('14일')
    expect(pageText()).toContain('결정까지는 조회 시작 전 대기, 조회, 검증, 심의를 거치며, 보통 14일쯤씩 걸립니다.')
    cleanup()
    await show()
    expect(pageText()).not.toContain('보통')
  })
})

describe('[A-140] the link to the separate credit programme', () => {
  const box = () => {
    const region = screen.getByRole('region', { name: '소상공인 신용지원 프로그램 안내' })
    const row = within(region).getByRole('button', { name: '소상공인 신용지원 프로그램 안내' })
    if (row.getAttribute('aria-expanded') === 'false') fireEvent.click(row)
    return region
  }

  it('is plain text below the table if no URL is configured', async () => {
    await show()
    expect(screen.getByRole('table').compareDocumentPosition(box()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeGreaterThan(
      0,
    )
    const links = within(box()).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:15330500'])
  })

  it('leads to the configured URL', async () => {
    await show({ settings: { creditProgramUrl: 'https://credit.example/' } })
    const link = within(box()).getByRole('link', { name: /신용지원 프로그램 알아보기/ })
    expect(link.getAttribute('href')).toBe('https://credit.example/')
  })
})
