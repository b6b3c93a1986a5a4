import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Effect } from 'effect'
import { describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import '#ui/testing/jsdom-dialog.ts'
import { type LoadApplicationError, LoadApplication } from '#app/application/load-application'
import { NotLoaded } from '#app/kernel/call.errors'
import { ChooseProofPath } from '#app/proof/choose-proof'
import { inMemorySession } from '#app/testing/in-memory-session'
import { cleanAccountNumber } from '#domain/account/account'
import { APPLICATION_STATUS_FROM_NAME_CASES } from '#domain/application-status/application-status.cases'
import { applicationStatusFromName } from '#domain/application-status/application-status.table'
import type { Application } from '#domain/application/application'
import { anApplication } from '#domain/application/examples/an-application'
import { cleanCorporateNumber } from '#domain/business/corporate-number'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import { anOpinion } from '#domain/opinion/testing/an-opinion'
import { aProof } from '#domain/proof/examples/a-proof'
import { aProofItem } from '#domain/proof/examples/a-proof-item'
import { DEFAULT_SETTINGS, type Settings } from '#domain/settings/settings'
import { kstDateOrThrow, kstInstant } from '#domain/time/calendar'
import { parseInstant } from '#domain/time/written-dates'
import { DialogHolder } from '#ui/parts/dialog/DialogHolder.tsx'
import { helpDeskOfPage } from '#ui/parts/help-desk/help-desk.ts'
import { currentSettings, serverTime } from '#ui/parts/services/signals.ts'
import { buttonKind } from '#ui/testing/button-kind.ts'
import { NO_PROOF_ACTION_SERVICES } from '#ui/testing/no-proof-services.ts'
import { serveScreens } from '#ui/testing/services.ts'
import { waitOneTurn } from '#ui/testing/shown-dialog.ts'
import { tabDraftsWith } from '#ui/testing/tab-drafts-with.ts'
import { RESULT_TEXTS } from '#ui/text/ko/application/result.ts'
import type { RESULT_SERVICES } from './result.model.ts'
import ResultScreen from './ResultScreen.tsx'
import reasonNote from '#ui/parts/design/ReferenceCodeNote.module.css'
import slip from '#ui/parts/design/Slip.module.css'
import road from './road-stage.module.css'
import summaryStyles from './summary.module.css'
import timeline from './Timeline.module.css'

const FULL = anApplication({
  number: 'DA2025000123',
  paymentType: 'confirmed',
  applicantName: '김하늘',
  businessNumber: businessNumberOrThrow('1234567890'),
  companyName: '하늘분식',
  openingDate: kstDateOrThrow('2020-01-31'),
  entityType: 'individual',
  bankName: '예시은행',
  accountNumber: cleanAccountNumber('4101234560011'),
  depositor: '김하늘',
  status: 'applied',
  decidedAmount: 132_400,
  updatedAt: parseInstant('2025-06-24T15:04:00'),
})

type Setup = {
  /** The use case that loads the page. It replaces `loads`. */
  readonly load?: LoadApplication
  readonly loads?: readonly (Application | LoadApplicationError)[]
  readonly reasons?: readonly { readonly code: string; readonly name: string }[] | null
  readonly settings?: Partial<Settings>
  readonly drafts?: readonly string[]
}

/**
 * Renders the page with use cases that have configured answers. Each load of the application takes the next answer in
 * `loads`.
 */
const show = ({ loads = [FULL], load: given, reasons = [], settings = {}, drafts = [] }: Setup = {}) => {
  const history = memoryLocation({ path: '/aply-result', record: true })
  currentSettings.value = { ...DEFAULT_SETTINGS, ...settings }
  const left = [...loads]
  const load = vi.fn<LoadApplication>((page) => {
    if (given !== undefined) return given(page)
    const next = left.shift() ?? FULL
    return '_tag' in next ? Effect.fail(next) : Effect.succeed(next)
  })
  const sent = {
    cancel: vi.fn<() => Effect.Effect<void>>(() => Effect.void),
    reapply: vi.fn<() => Effect.Effect<null>>(() => Effect.succeed(null)),
  }
  serveScreens<typeof RESULT_SERVICES>({
    loadApplication: load,
    listReasons: () => Effect.succeed(reasons?.map((reason) => ({ ...reason })) ?? null),
    cancelApplication: sent.cancel,
    reapply: sent.reapply,
    ...NO_PROOF_ACTION_SERVICES,
    chooseProofPath: ChooseProofPath.make({ session: inMemorySession() }),
    tabDrafts: tabDraftsWith(drafts),
  })
  render(
    <Router hook={history.hook}>
      <ResultScreen />
      <DialogHolder />
    </Router>,
  )
  return { load, sent, history: history.history }
}

it('[D2-870] the result page begins with the answer, and the progress bar follows it', async () => {
  await open({ loads: [FULL] })
  const progress = screen.getByRole('region', { name: RESULT_TEXTS['result.current'] })
  expect((await headline()).compareDocumentPosition(progress)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('[D2-871] [D2-940] the headline is the news, and the amount is in the band below it', async () => {
  await open({ loads: [inStatus('승인', { decidedAmount: 120_000 })] })
  expect(plain(await headline())).toBe('지원이 승인되었습니다.')
  expect(plain(summary()?.querySelector('dl') ?? null)).toMatch(/^지원금120,000원/)
})

it('[D2-939] a failed transfer has its account and the causes in a box above the action', async () => {
  await open({ loads: [inStatus('이체결과오류', { decidedAmount: 120_000 })] })
  const box = screen.getByRole('region', { name: '이체하지 못한 계좌' })
  expect(plain(box)).toContain('입금받을 수 없는 계좌일 수 있습니다.')
  const action = screen.getByRole('link', { name: '계좌정보 수정' })
  expect(box.compareDocumentPosition(action)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const after = screen.getByText('수정하시면 담당 기관에서 확인한 후 다시 이체합니다.')
  expect(action.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('[D2-876] the button for the first proof is above its warning', async () => {
  await open({ loads: [inStatus('대상선정', { decidedAmount: null })] })
  const button = screen.getByRole('button', { name: '증빙 등록하기' })
  expect(buttonKind(button)).toBe('primary')
  expect(button.previousElementSibling).toBeNull()
})

it('[D2-872] [D2-924] what a further proof can still add is above its button, and until when is below', async () => {
  const lookup = aProof({ id: '1', proofType: 'parcel', status: 'underReview' })
  const record = { id: '9', proofId: '1', deliveryFee: 216_500 } as Application['items'][number]
  await open({ loads: [inStatus('대상선정', { decidedAmount: null, proofs: [lookup], items: [record] })] })
  const button = screen.getByRole('button', { name: '증빙 등록하기' })
  expect(buttonKind(button)).toBe('secondary')
  expect(plain(button.parentElement)).toBe(
    '다른 증빙을 더 등록하시면 지원금을 더 받으실 수 있습니다.증빙 등록하기신청이 최종 승인된 뒤에는 등록하실 수 없으니 일찍 등록해주세요.',
  )
})

it.each([
  ['대상선정', 'proof'],
  ['심의', 'application'],
  ['승인', 'application'],
])('[D2-1008] [D3-44] the frame of a page in the status %s has the number of the help desk %s', async (word, name) => {
  await open({ loads: [inStatus(word)] })
  expect(helpDeskOfPage('/aply-result')).toBe(name)
  cleanup()
  expect(helpDeskOfPage('/aply-result')).toBe('application')
})

it('[D2-742] in a wide window, the slip beside the answer has the way to certify again', async () => {
  stubWindow('wide')
  show({ loads: [FULL] })
  const slip = await screen.findByRole('region', { name: '신청내용' })
  within(slip).getByRole('link', { name: '본인이 아니세요? 다시 인증하기' })
  expect(screen.getAllByRole('link', { name: '본인이 아니세요? 다시 인증하기' })).toHaveLength(1)
  vi.unstubAllGlobals()
})

it('[A-171] [D2-742] the result page says above the headline whose application it shows, with a way to certify again', async () => {
  await open({ loads: [FULL] })
  const again = screen.getByRole('link', { name: '본인이 아니세요? 다시 인증하기' })
  expect(again.getAttribute('href')).toBe('/onslf-check-result')
  expect(plain(again.parentElement)).toContain('김하늘 님, 사업자등록번호 123-45-67890')
  expect(again.compareDocumentPosition(await headline())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  cleanup()
  await open({ loads: [{ ...FULL, applicantName: null }] })
  expect(screen.queryByRole('link', { name: '본인이 아니세요? 다시 인증하기' })).toBeNull()
})

const inStatus = (word: string, more: Partial<Application> = {}) => ({
  ...FULL,
  status: applicationStatusFromName(word),
  ...more,
})
/** Returns the text of an element. (The test setup has replaced the non-breaking spaces in it.) */
const plain = (element: Element | null | undefined) => element?.textContent
const headline = () => screen.findByRole('heading', { level: 1 })
const open = async (setup: Setup) => {
  const shown = show(setup)
  await screen.findByRole('region', { name: RESULT_TEXTS['result.current'] })
  for (const row of screen.getAllByRole('button', { name: /^(신청내용|지급계좌|더 보기)/, expanded: false }))
    fireEvent.click(row)
  return shown
}
const dialog = () => screen.findByRole('dialog')
const press = (name: string, inside?: HTMLElement) =>
  fireEvent.click((inside ? within(inside) : screen).getByRole('button', { name }))
const valueOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent
const noWindow = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Returns the next steps, with their buttons. */
const nextPart = () => screen.getByRole('region', { name: RESULT_TEXTS['result.next'] })
/** Returns the value of a fact, such as 다음 안내 or 지원금. */
const factOf = (name: string) => within(nextPart()).getByText(name, { selector: 'dt' }).nextElementSibling
/** Returns the text of the upper part of the page: the headline, its reasons, its facts and its buttons. */
const summary = () => screen.getByRole('heading', { level: 1 }).closest('section')

it('[A-148] a failed load of the result offers a retry', async () => {
  const { history } = show({ loads: [new NotLoaded({ message: null, cause: 'down' }), FULL] })
  const fault = await screen.findByRole('alert')
  expect(plain(fault)).toContain('서버와 연결할 수 없습니다. 잠시 후 다시 시도해주세요.')
  expect(plain(fault)).toContain('1533-0500')
  expect(within(fault).getByRole('link', { name: '첫 화면으로' }).getAttribute('href')).toBe('/')
  expect(screen.queryByRole('dialog')).toBe(null)
  expect(history).toEqual(['/aply-result'])
  press('다시 시도', fault)
  expect(await screen.findByText('DA2025000123')).toBeInstanceOf(HTMLElement)
  expect(screen.queryByRole('alert')).toBeNull()
  await waitFor(() => expect(document.activeElement?.id).toBe('main'))
})

/** Gives the window a width that media queries see. */
const stubWindow = (width: 'narrow' | 'wide') =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.startsWith('not all') === (width === 'narrow'),
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  }))

describe('[A-142] [A-149] [A-165] [A-271] the result page, by status', () => {
  it('[A-172] [D2-163] [D2-168] shows the headline before the next task and the facts', async () => {
    await open({
      loads: [inStatus('검증', { decidedAmount: null })],
      settings: { usualStepDays: 14, noticeBy: '문자' },
    })
    const [, heading, bold] = [...(summary()?.children ?? [])].map(plain)
    expect([heading, bold]).toEqual(['지원 자격을 검증하고 있습니다.', '지금 따로 하실 일은 없습니다.'])
    expect(
      within(summary() as HTMLElement)
        .getAllByRole('listitem')
        .map(plain),
      '[D2-931]',
    ).toEqual(['진행상태가 바뀌면 문자로 알려드립니다.', '선정되시면 증빙을 등록하셔야 지원금이 지급됩니다.'])
    expect(plain(factOf('지원금'))).toBe('결정 전 (최대 300,000원)')
  })

  it('[D1-245] [D2-793] [D2-934] says below the headline that there is nothing to do, or that it is late and whom to call', async () => {
    const lines = () => within(summary() as HTMLElement).getAllByRole('listitem')
    const settings = { usualStepDays: 14 }
    serverTime.value = kstInstant('2025-06-24', '16:00')
    await open({ loads: [inStatus('승인', { decidedAmount: 120_000 })], settings })
    expect(screen.getByText('지금 따로 하실 일은 없습니다.').isConnected).toBe(true)
    cleanup()
    serverTime.value = kstInstant('2025-07-20', '12:00')
    await open({ loads: [inStatus('승인', { decidedAmount: 120_000 })], settings })
    expect(screen.getByText('안내해드린 7월 8일이 지났지만 아직 지급되지 않았습니다.').isConnected).toBe(true)
    expect(
      within(lines()[0] as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('tel:15330500')
  })

  it('[D2-931] [D2-936] shows below the headline when the agency usually decides, with the support', async () => {
    serverTime.value = kstInstant('2025-06-24', '16:00')
    await open({ loads: [inStatus('심의', { decidedAmount: null })], settings: { usualStepDays: 14 } })
    const facts = [...(summary()?.querySelectorAll('dl > div') ?? [])].map(plain)
    expect(facts.slice(0, 2)).toEqual(['결정 예정7월 초순 보통 2주쯤 뒤', '지원금최대 300,000원 결정 전'])
  })

  it.each(['신청', '보완요청', '보류', '대상선정', '이체결과오류'])(
    '[D1-993] says below the facts whom to call if the number for messages has changed: %s',
    async (status) => {
      stubWindow('narrow')
      await open({ loads: [inStatus(status)], settings: { noticeBy: '문자' } })
      const sentence = screen.getByText(/문자 받으실 휴대폰 번호가 바뀌었으면/)
      expect(sentence.closest('p')?.textContent).toBe(
        '문자 받으실 휴대폰 번호가 바뀌었으면 1533-0500으로 문의해주세요.',
      )
      expect(sentence.closest('section, details')?.textContent).toContain('DA2025000123')
    },
  )

  it.each(['지급완료', '사용자삭제'])('[D3-749] asks for no number once no more messages come: %s', async (status) => {
    await open({ loads: [inStatus(status)], settings: { noticeBy: '문자' } })
    expect(screen.queryByText(/휴대폰 번호가 바뀌었으면/)).toBeNull()
  })

  it('[D1-227] has the progress bar as text for screen readers', async () => {
    await open({ loads: [inStatus('검증')] })
    const stages = screen.getAllByRole('listitem').filter((item) => item.classList.contains(String(timeline['item'])))
    const heard = stages.slice(0, 3).map((stage) => within(stage).getAllByRole('paragraph').map(plain))
    expect(heard).toEqual([
      ['신청완료', '', ''],
      ['정보조회', '', '완료'],
      ['검증·심의', '2025년 6월 24일(화)', '검증 중'],
    ])
    expect(screen.getByRole('heading', { level: 2, name: RESULT_TEXTS['result.next'] }).isConnected).toBe(true)
    // No section of the page repeats the headline.
    expect(screen.queryByRole('region', { name: plain(await headline()) ?? '' })).toBeNull()
    const pictures = [...document.querySelectorAll(`.${timeline['item']} svg`)]
    expect(pictures.length).toBeGreaterThanOrEqual(5)
    expect(pictures.every((picture) => picture.closest('[aria-hidden="true"]') !== null)).toBe(true)
  })

  it('[D1-227] moves the focus to the headline after loading', async () => {
    const onFocus = new Promise<Application>((resolve) =>
      document.addEventListener('focusin', () => resolve(FULL), { once: true }),
    )
    show({ load: () => Effect.promise(() => onFocus) })
    const waiting = await headline()
    waiting.tabIndex = -1
    waiting.focus()
    await screen.findByRole('region', { name: RESULT_TEXTS['result.current'] })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
    expect(waiting.isConnected).toBe(false)
  })

  it('[D2-133] offers no new application while applications are closed', async () => {
    // Sets the clock to a time in the period in which applications are closed. [E-027]
    serverTime.value = kstInstant('2025-06-26', '19:00')
    await open({ loads: [inStatus('사용자취소')] })
    expect(screen.queryByRole('link', { name: '다시 신청하기' })).toBeNull()
  })

  it('[D2-133] shows the reasons of a cancelled application above the button that applies again', async () => {
    await open({ loads: [inStatus('사용자삭제', { reasons: ['US02'] })], reasons: null })
    const again = screen.getByRole('button', { name: '다시 신청하기' })
    const closed = screen.getByRole('region', { name: '안내된 사유' })
    expect(plain(closed)).toContain('폐업한 사업자는 신청할 수 없습니다.')
    expect(closed.compareDocumentPosition(again) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('[D2-133] [D2-876] [D2-914] [D3-166] [D3-218] has the telephone call about an objection as its main action after a rejection', async () => {
    await open({ loads: [inStatus('미선정')] })
    const call = screen.getByRole('link', { name: '전화로 이의신청하기 1644-5332' })
    expect([call.getAttribute('href'), buttonKind(call)]).toEqual(['tel:16445332', undefined])
    const objection = screen.getByRole('link', { name: '이의신청 안내' })
    expect([objection.getAttribute('href'), buttonKind(objection)]).toEqual(['/objctRqst', 'secondary'])
    expect(plain(call.closest('p')), '[D2-1022]').toBe('1644-5332통화 중이면 1644-5333')
    const frame = call.closest('p')?.parentElement?.parentElement?.parentElement ?? null
    expect(plain(frame)).toMatch(/^.*전화로 이의신청을.*1644-5332/)
    expect(frame?.contains(objection), '[D2-982]').toBe(true)
  })

  it('[A-173] [A-174] shows at most one primary button', async () => {
    for (const { word } of APPLICATION_STATUS_FROM_NAME_CASES) {
      await open({ loads: [inStatus(word)] })
      const loudest = [...document.querySelectorAll('main :is(a, button)')].flatMap((element) =>
        buttonKind(element) === 'primary' ? [element.textContent] : [],
      )
      expect([word, loudest.length <= 1, loudest.includes('확인')]).toEqual([word, true, false])
      cleanup()
    }
  })

  it('shows an unknown status word unchanged and offers no action', async () => {
    await open({ loads: [inStatus('서류이관')] })
    expect(screen.getByText('서류이관').isConnected).toBe(true)
    expect(plain(await headline())).toBe('진행상태를 확인하고 있습니다. 문의전화 : 1533-0500')
    expect(nextPart().querySelectorAll('button')).toHaveLength(0)
    expect(document.querySelector('[aria-current="step"]')).toBeNull()
  })

  it('[A-193] has one button for a new proof while one is possible', async () => {
    await open({ loads: [inStatus('대상선정')] })
    const [asked, ...others] = screen.getAllByRole('button', { name: '증빙 등록하기' }) as [HTMLElement]
    expect([others, buttonKind(asked), nextPart().contains(asked)]).toEqual([[], 'primary', true])
    expect(buttonKind(screen.getByRole('link', { name: '확인 (첫 화면으로)' }))).not.toBe('primary')
  })

  it('[D2-145] mentions the remaining amount only once', async () => {
    const paid = aProof({ id: '1', status: 'paymentComplete', decidedAmount: 60_000 })
    await open({ loads: [inStatus('대상선정', { decidedAmount: null, proofs: [paid] })] })
    expect(plain(document.querySelector('main'))?.match(/남은 한도[^0-9]*[0-9,]+원/g)).toEqual(['남은 한도 240,000원'])
  })

  it('[A-153] [D2-112] says below the headline that the last day of a supplement has passed', async () => {
    serverTime.value = kstInstant('2025-07-02', '12:00')
    await open({ loads: [inStatus('보완요청')] })
    expect(plain(await headline())).toMatch(/^7월 1일\(화\)까지 보완이/)
    const late = [...(summary()?.children ?? [])].filter(({ tagName }) => tagName === 'P').map(plain)
    expect(late.at(-1)).toBe('보완기한이 지났습니다. 지금 바로 보완해주세요.')
  })

  it('[A-171] [A-173] shows facts and rare actions in closed rows', async () => {
    stubWindow('narrow')
    show({ loads: [inStatus('대상선정', { proofs: [aProof({})] })] })
    const rows = await screen.findAllByRole('button', { name: /^(신청내용|지급계좌|증빙 제출내역|더 보기)/ })
    vi.unstubAllGlobals()
    expect(rows.map((row) => row.getAttribute('aria-expanded'))).toEqual(['false', 'false', 'false', 'false'])
  })

  it('[D2-461] [D2-503] shows the facts beside the summary in a wide window, without a button', async () => {
    stubWindow('wide')
    show({ loads: [inStatus('대상선정', { proofs: [aProof({})] })] })
    const rows = await screen.findAllByRole('button', { name: /^(신청내용|지급계좌|증빙 제출내역|더 보기)/ })
    expect(rows.map((row) => [row.textContent?.slice(0, 2), row.getAttribute('aria-expanded')])).toEqual([
      ['지급', 'false'],
      ['증빙', 'false'],
      ['더 ', 'false'],
    ])
    expect(within(screen.getByRole('region', { name: '신청내용' })).getByText('DA2025000123')).not.toBeNull()
    vi.unstubAllGlobals()
  })

  it('[A-165] [A-171] [A-172] [D2-571] has the words of the agency in a closed row beside the summary', async () => {
    stubWindow('wide')
    show({ loads: [inStatus('대상선정', { proofs: [aProof({ status: 'supplementRequest' })] })] })
    const row = await screen.findByRole('button', { name: '처리 내용', expanded: false })
    const inside = document.querySelector(`[id="${row.getAttribute('aria-controls')}"]`)
    for (const words of ['총 지원금액', '진행상태대상선정', '최종 변경일', '지원대상으로 선정되었습니다.'])
      expect(plain(inside)?.replaceAll(/\s(?=대상선정)/g, '')).toContain(words)
    expect(valueOf('지급유형')).toBe('확인지급')
    expect(inside?.contains(screen.getByText('지급유형'))).toBe(false)
    vi.unstubAllGlobals()
  })

  it('[A-175] [D2-874] shows the submitted proofs in a separate row', async () => {
    await open({ loads: [inStatus('대상선정', { proofs: [aProof({ id: '1' }), aProof({ id: '2' })] })] })
    const rows = screen.getAllByRole('heading', { level: 2 }).map(plain)
    expect(rows).toEqual([
      '다음 순서',
      '신청내용 DA2025000123 · 확인지급',
      '지급계좌 예시은행 410******0011',
      '증빙 제출내역 2건 · 취소 가능',
      expect.stringMatching(/^더 보기 인쇄/),
    ])
  })
})

describe('[A-166] [A-167] [A-168] [A-169] the reasons of the agency', () => {
  const entries = () =>
    within(screen.getByRole('region', { name: '미선정 사유' }))
      .getAllByRole('listitem')
      .map((entry) => plain(entry))

  it('a sentence that vague reasons share appears only once', async () => {
    const reasons = [
      { code: 'US01', name: '주대표자 아님' },
      { code: 'US07', name: '매출액 기준 미충족' },
    ]
    await open({ loads: [inStatus('미선정', { reasons: ['US01', 'US07', 'ZZ9'] })], reasons })
    await waitFor(() =>
      expect(entries()).toEqual(['주대표자 아님 주대표자만 신청할 수 있습니다.', '매출액 기준 미충족', '그 밖의 사유']),
    )
    const box = screen.getByRole('region', { name: '미선정 사유' })
    expect(plain(box)?.split('자세한 내용은 고객센터로 문의해주세요.').length).toBe(2)
    cleanup()
    await open({ loads: [inStatus('미선정', { reasons: ['US01', 'US07'] })], reasons })
    await waitFor(() => expect(entries()[1]).toBe('매출액 기준 미충족 자세한 내용은 고객센터로 문의해주세요.'))
  })

  const LISTED = ['US01', 'US07'].map((code) => ({ code, name: '사유' }))

  it('[D2-140] [D2-545] [D2-663] [D2-741] a telephone call begins the numbered steps, above the button of a sent-back proof', async () => {
    const proofs = [aProof({ status: 'supplementRequest', updatedAt: kstInstant('2025-06-30') })]
    await open({ loads: [inStatus('보완요청', { reasons: ['US07'], proofs })], reasons: LISTED })
    expect(screen.getByRole('region', { name: '보완 사유' }).isConnected).toBe(true)
    const buttons = [...nextPart().querySelectorAll<HTMLElement>('a, button')]
    expect(buttons.map((button) => [plain(button), buttonKind(button)])).toEqual([
      ['1533-0500', undefined],
      ['보완 접수하기', 'secondary'],
      ['증빙 보완하기', 'secondary'],
    ])
    const steps = within(nextPart()).getAllByRole('listitem')
    expect(steps.map((step) => step.querySelector('a, button'))).toEqual([buttons[0], null, buttons[1]])
    expect(steps[2] && plain(steps[2]), '[D2-990]').toBe(
      '자료를 모두 보내신 뒤 보완을 접수해주세요.보완 접수하기접수하셔야 보완이 끝납니다.',
    )
  })

  it.each([
    ['12:00', '상담시간 : 평일 9시~18시 (공휴일 제외)'],
    ['20:00', '내일 9시부터 상담 (평일 9시~18시)'],
  ])(
    '[D2-134] [D2-545] [D2-902] [D2-935] [D2-990] [D2-1000] [D3-271] [P-262] at %s the text below the number is %s',
    async (time, below) => {
      serverTime.value = kstInstant('2025-06-25', time)
      await open({ loads: [inStatus('보완요청', { reasons: ['US07'] })], reasons: LISTED })
      const [call] = within(nextPart()).getAllByRole('link')
      const step = plain(call?.closest('li'))
      expect(step).toMatch(/신청번호 \w+$/)
      expect(step?.replace(/신청번호 \w+$/, '')).toBe(`고객센터에 신청번호를 말씀해주세요.1533-0500${below}`)
      serverTime.value = null
    },
  )

  it('[D2-921] [D2-999] [D2-1001] after a cancellation by the agency, the call for the reason comes first, and the new application is outlined', async () => {
    await open({ loads: [inStatus('사용자취소')] })
    expect(plain(nextPart())).toContain('취소 사유는 고객센터에 물어봐주세요.')
    const links = within(nextPart()).getAllByRole('link')
    expect(links.map((link) => [plain(link), buttonKind(link)])).toEqual([
      ['1533-0500', undefined],
      ['다시 신청하기', 'secondary'],
    ])
    expect(plain(links[1]?.parentElement)).toContain('사유를 바로잡으신 뒤 다시 신청하실 수 있으며')
  })

  it('[D2-913] [D2-999] [D2-1009] the box of the sent-back files says what happens without them, and the money precedes the progress bar', async () => {
    const paid = aProof({ id: '2', status: 'paymentComplete', decidedAmount: 60_000 })
    const proofs = [aProof({ status: 'supplementRequest' }), paid]
    const items = [aProofItem({ proofId: '1', status: 'supplementRequest', reason: '흐림' })]
    await open({ loads: [inStatus('대상선정', { proofs, items, decidedAmount: 60_000 })] })
    const box = screen.getByRole('region', { name: '보완 사유' })
    expect(plain(box)).toContain('기한까지 보완하지 않은 증빙은 지원되지 않을 수 있습니다.')
    expect(plain(nextPart())).not.toContain('기한까지')
    const progress = screen.getByRole('region', { name: RESULT_TEXTS['result.current'] })
    const money = screen.getByText('남은 한도 240,000원')
    expect(progress.compareDocumentPosition(money)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    expect(plain(nextPart())).toMatch(/^다음 순서증빙 보완하기.*보완이 필요합니다/)
  })

  it('[D2-937] while a proof is to be supplemented, has the facts in the row of the proofs', async () => {
    const proofs = [aProof({ status: 'supplementRequest', updatedAt: kstInstant('2025-06-23') })]
    await open({ loads: [inStatus('대상선정', { proofs })] })
    const row = screen.getByRole('region', { name: '증빙 제출내역' })
    expect([...row.querySelectorAll('dt')].map(plain)).toContain('지원금')
    expect([...(summary()?.querySelectorAll('dt') ?? [])].map(plain)).toEqual([])
  })

  it('[D2-842] known texts stay if the codes fail to load', async () => {
    await open({ loads: [inStatus('미선정', { reasons: ['US02', 'US07'] })], reasons: null })
    expect(entries()).toEqual([
      '폐업한 사업자는 신청할 수 없습니다. 영업하고 계시면 국세청에 어떻게 등록되어 있는지 세무서에서 확인해주세요.',
      '자세한 내용은 고객센터로 문의해주세요.',
    ])
  })

  it('no reasons appear if there is no code', async () => {
    await open({})
    expect(screen.queryByRole('region', { name: /사유$/ })).toBeNull()
  })
})

describe('[A-170] the opinions of an application', () => {
  it('[D2-132] [D2-531] shows the answer in a box below the headline', async () => {
    const answer = '사업자등록증명을 보내주세요.'
    await open({ loads: [inStatus('보류', { opinions: [anOpinion({ isAnswered: true, answer })] })] })
    expect(plain(screen.getByRole('region', { name: '담당 기관의 답변' }))).toBe(`담당 기관의 답변${answer}`)
    const again = screen.getByRole('link', { name: RESULT_TEXTS['result.opinionAgain'] })
    expect([again.getAttribute('href'), buttonKind(again)]).toEqual(['/opinion-submit', 'primary'])
  })

  it('an application that is not on hold links to its opinions', async () => {
    await open({ loads: [inStatus('미선정', { opinions: [anOpinion({ status: '답변완료' })] })] })
    expect(screen.getByRole('link', { name: '의견 내역 보기' }).getAttribute('href')).toBe('/opinion-submit')
    expect(plain(screen.getByText(/^보내신 의견/))).toBe('보내신 의견 답변완료')
  })
})

describe('[A-171] [A-172] [A-173] the result page, when it shows the facts of the application', () => {
  it('shows number, person, business, dates, amount and account', async () => {
    const { history } = await open({})
    expect(screen.getByText('DA2025000123').className).toBe(slip['number'])
    expect(valueOf('신청번호')).toBe('DA2025000123')
    expect(
      ['지급유형', '성명', '사업자등록번호', '상호명', '개업일자', '진행상태', '최종 변경일'].map((name) =>
        valueOf(name),
      ),
    ).toEqual(['확인지급', '김하늘', '123-45-67890', '하늘분식', '2020-01-31', '신청', '2025년 6월 24일(화)'])
    expect(screen.queryByText('법인등록번호')).toBeNull()
    expect(valueOf('총 지원금액')).toBe('132,400원')
    expect([valueOf('은행'), valueOf('예금주')]).toEqual(['예시은행', '김하늘'])
    fireEvent.click(screen.getByRole('link', { name: '확인 (첫 화면으로)' }))
    expect(history.at(-1)).toBe('/')
  })

  it('shows corporate number and settlement month of a corporation', async () => {
    await open({
      loads: [
        {
          ...FULL,
          paymentType: 'rapid',
          entityType: 'corporate',
          corporateNumber: cleanCorporateNumber('1101111234567'),
          settlementMonth: '12',
        },
      ],
    })
    expect([valueOf('지급유형'), valueOf('법인등록번호'), valueOf('결산월')]).toEqual([
      '신속지급',
      '110111-1234567',
      '12월',
    ])
  })

  it('shows no kind of business if the kind is unknown', async () => {
    await open({
      loads: [
        { ...FULL, entityType: null, corporateNumber: cleanCorporateNumber('1101111234567'), settlementMonth: null },
      ],
    })
    expect([valueOf('상호명 또는 법인명'), valueOf('법인등록번호'), valueOf('결산월')]).toEqual([
      '하늘분식',
      '110111-1234567',
      '-',
    ])
    expect(screen.queryByText('상호명')).toBeNull()
  })

  it('[D2-99] [D2-464] [D2-876] shows how the maximum amount is shared', async () => {
    const proofs = [aProof({ status: 'paymentComplete', decidedAmount: 60_000 })]
    await open({ loads: [inStatus('대상선정', { decidedAmount: 100_000, proofs })] })
    expect(plain(summary())).toContain('남은 한도 200,000원받은 지원금60,000원지급 예정40,000원')
    expect(document.querySelectorAll('svg pattern')).toHaveLength(1)
  })

  it.each(['지급완료', '미선정', '사용자취소', '사용자삭제'])(
    '[A-149] [D2-987] once all is over (%s), the steps are in a row that opens',
    async (word) => {
      await open({ loads: [inStatus(word)] })
      const progress = screen.getByRole('region', { name: '진행상태' })
      expect(within(progress).queryAllByRole('listitem')).toEqual([])
      fireEvent.click(within(progress).getByRole('button', { name: '진행상태 단계 보기' }))
      expect(within(progress).getAllByRole('listitem')).toHaveLength(5)
    },
  )

  it('[D2-464] has the rider beside an amount that is paid, and no longer on the road', async () => {
    const ridersWith = ({ rider }: CSSModuleClasses) => document.querySelectorAll(`.${rider ?? ''}`).length
    await open({ loads: [inStatus('지급완료')] })
    expect([ridersWith(road), ridersWith(summaryStyles)]).toEqual([0, 1])
    cleanup()
    // The flat progress bar and the list of its steps have one rider each.
    await open({ loads: [inStatus('승인')] })
    expect([ridersWith(road), ridersWith(summaryStyles)]).toEqual([2, 0])
  })
})

it('[A-171] [D2-503] the last change is the latest day of the application, its proofs and its opinions', async () => {
  const proofs = [aProof({ updatedAt: kstInstant('2025-06-26') })]
  await open({ loads: [inStatus('대상선정', { proofs })] })
  expect(valueOf('최종 변경일')).toBe('2025년 6월 26일(목)')
})

describe('[A-272] the account number on the result page', () => {
  const onScreen = () => screen.getByText('계좌번호', { selector: 'dt' }).nextElementSibling?.querySelectorAll('.num')

  it('is masked until the person asks and always in print', async () => {
    await open({})
    const numbers = () => [...(onScreen() ?? [])].map((part) => part.textContent)
    expect(numbers()).toEqual(['410******0011', '410******0011'])
    press('계좌번호 보기')
    expect(numbers()).toEqual(['4101234560011', '410******0011'])
    press('계좌번호 숨기기')
    expect(numbers()).toEqual(['410******0011', '410******0011'])
  })
})

describe('[D2-155] the hint below the account', () => {
  it('advises on a wrong account that cannot be edited', async () => {
    await open({ loads: [inStatus('심의')] })
    expect(plain(screen.getByRole('region', { name: '지급계좌' }))).toContain('지금은 계좌를 수정하실 수 없습니다.')
  })

  it.each(['미선정', '사용자취소', '사용자삭제'])(
    '[A-172] [D2-1002] of an ended application (%s) is in the slip, because the account has no row of its own',
    async (word) => {
      await open({ loads: [inStatus(word)] })
      expect(screen.queryByRole('region', { name: '지급계좌' })).toBeNull()
      const row = plain(screen.getByRole('region', { name: '신청내용' }))
      expect(row).toContain('은행예시은행')
      expect(row).toContain('지급될 지원금이 없어 계좌를 수정하실 수 없습니다.')
    },
  )

  it.each([
    ['지급완료', '지급계좌 입금되지 않았나요?'],
    ['이체결과오류', '지급계좌 은행·예금주 보기'],
    ['신청', '지급계좌 예시은행 410******0011'],
  ])('[D2-1005] [D2-1023] below an account that the page names (%s) begins with %s', async (word, name) => {
    const proofs = word === '지급완료' ? [aProof({ status: 'paymentComplete', decidedAmount: 60_000 })] : []
    await open({ loads: [inStatus(word, { proofs })] })
    expect(plain(screen.getByRole('button', { name: /^지급계좌/ }))).toBe(name)
  })
})

describe('the cancel button of the result page', () => {
  const ask = async (setup: Setup = {}) => {
    const shown = await open(setup)
    press('신청취소')
    return { ...shown, window: await dialog() }
  }
  const words = plain

  it('[D2-101] [D1-254] [D2-577] [A-270] is disabled with a reason during deliberation, and its closed row still names it', async () => {
    const { sent } = await open({ loads: [inStatus('심의')] })
    const button = screen.getByRole('button', { name: '신청취소' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    const why = document.getElementById(button.getAttribute('aria-describedby') ?? '')
    expect(words(why)).toBe(
      '심의 중이거나 처리가 끝난 신청은 취소할 수 없습니다. 심의가 끝나 지원대상으로 선정되시면 다시 취소하실 수 있습니다.',
    )
    expect(words(screen.getByRole('button', { name: /^더 보기/ }))).toContain('신청취소')
    expect(document.querySelector(`.${reasonNote.reason}`)).toBeNull()
    press('신청취소')
    await waitOneTurn()
    expect(document.querySelector('dialog[open]')).toBe(null)
    expect(sent.cancel.mock.calls).toEqual([])
  })

  it('[A-199] [D2-844] is named by the closed row of a rejected application, which may be cancelled', async () => {
    await open({ loads: [inStatus('미선정')] })
    expect(words(screen.getByRole('button', { name: /^더 보기/ }))).toContain('신청취소')
  })

  it('[D2-157] [D3-215] says that a cancellation ends the whole application', async () => {
    await open({ loads: [inStatus('대상선정', { proofs: [aProof({ proofType: 'parcel', status: 'submitted' })] })] })
    const button = [...document.querySelectorAll('button')].find((element) => element.textContent === '신청취소')
    expect(words(document.getElementById(button?.getAttribute('aria-describedby') ?? ''))).toBe(
      '택배사 조회만 취소하실 수는 없으며, 신청 전체가 취소됩니다.',
    )
  })

  it('[A-201] can be blocked by a proof', async () => {
    const { window, sent } = await ask({
      loads: [inStatus('대상선정', { proofs: [aProof({ status: 'approved' })] })],
    })
    expect(words(window)).toContain('이미 처리된 신청입니다.')
    expect(words(window)).toContain('심의 중이거나 승인 또는 지급된 증빙이 있어 신청을 취소할 수 없습니다.')
    expect(words(window)).toContain('문의전화 : 1533-0500')
    expect(words(window.querySelector(`.${reasonNote.reason}`))).toBe('문의하실 때 알려주실 번호 TA-5')
    const button = [...document.querySelectorAll('button')].find((element) => element.textContent === '신청취소')
    expect(words(document.getElementById(button?.getAttribute('aria-describedby') ?? ''))).toBe(
      '심의 중이거나 승인 또는 지급된 증빙이 있어 신청을 취소할 수 없습니다.',
    )
    press('신청결과로 돌아가기', window)
    await noWindow()
    expect(sent.cancel).not.toHaveBeenCalled()
  })

  it('[A-203] [D1-227] moves the focus to the headline after a success', async () => {
    const scrolled = vi.spyOn(globalThis, 'scrollTo').mockReturnValue()
    const { window, sent } = await ask({ loads: [FULL, inStatus('사용자삭제')] })
    press('신청취소', window)
    await screen.findByText('신청이 취소되었습니다.')
    const warning = '다시 신청하시면 취소하신 신청은 지워지고, 신청서를 처음부터 쓰시게 됩니다.'
    expect(words(await dialog())).toContain(warning)
    expect(sent.cancel).toHaveBeenCalledExactlyOnceWith(FULL)
    press('확인', await dialog())
    await screen.findByText('신청을 취소하셨습니다.')
    expect(plain(await headline())).toMatch(/신청을 취소하셨습니다\.$/)
    await waitFor(async () => expect(document.activeElement).toBe(await headline()))
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 0)
  })
})

describe('the button of the result page that applies again', () => {
  const ask = async (setup: Setup = {}) => {
    const shown = await open({ loads: [inStatus('사용자삭제')], ...setup })
    press('다시 신청하기')
    return { ...shown, window: await dialog() }
  }

  it('[A-205] sends nothing if the person declines the warning', async () => {
    const { window, sent } = await ask()
    expect(plain(window)).toContain('취소하신 신청의 번호와 내용은 지워지고 새로 신청합니다. 다시 신청하시겠습니까?')
    press('아니요', window)
    await noWindow()
    expect(sent.reapply).not.toHaveBeenCalled()
  })
})

describe('[D3-294] the result page of a tab with drafts', () => {
  const sentBack = aProof({ id: '7', status: 'supplementRequest' })

  it.each([
    [['supplement 7'], true],
    [['baseSupplement 7'], true],
    [['supplement 8', 'general'], false],
    [[], false],
  ])('lists what was begun and not sent: %o', async (drafts, hasSupplement) => {
    await open({ loads: [inStatus('대상선정', { proofs: [sentBack] })], drafts })
    await waitFor(() => {
      expect(screen.queryByText(/아직 보내지 않은 보완이 있습니다/) !== null).toBe(hasSupplement)
    })
  })

  it.each([
    ['general', '등록하시던 배달·택배 이용 증빙이 있습니다.', '/proof-reg-all'],
    ['direct', '등록하시던 직접배달 증빙이 있습니다.', '/proof-reg'],
    ['carriers', '작성하시던 택배사 조회신청이 있습니다.', '/proof-reg-parcel'],
  ])('[D3-530] leads to the registration that was begun: %s', async (form, title, page) => {
    const { history } = await open({ loads: [inStatus('대상선정')], drafts: [form] })
    await waitFor(() => expect(document.body.textContent).toContain(title))
    fireEvent.click(screen.getByRole('button', { name: '이어서 하기' }))
    expect(history.at(-1)).toBe(page)
  })

  it.each([
    ['accountEdit', '이체결과오류', '고치시던 계좌정보가 있습니다.', '/result-modify'],
    ['businessEdit', '보완요청', '고치시던 사업자 정보가 있습니다.', '/result-modify-bizinfo'],
  ])('[D2-831] leads to the correction that was begun, while it can be sent: %s', async (form, status, title, page) => {
    const forms = [`${form} ${inStatus(status).number}`, 'opinion']
    const { history } = await open({ loads: [inStatus(status)], drafts: forms })
    await waitFor(() => expect(document.body.textContent).toContain(title))
    fireEvent.click(screen.getByRole('link', { name: '이어서 하기' }))
    expect(history.at(-1)).toBe(page)
    cleanup()
    await open({ loads: [inStatus('보류')], drafts: forms })
    await screen.findByRole('link', { name: '이어서 하기' })
    expect(document.body.textContent).not.toContain(title)
  })

  it('[D3-677] does not mention the draft of a registration while none can be sent', async () => {
    await open({ loads: [inStatus('보류')], drafts: ['general', 'direct', 'carriers', 'opinion'] })
    await screen.findByRole('link', { name: '이어서 하기' })
    expect(screen.queryByRole('button', { name: '이어서 하기' })).toBeNull()
  })

  it('[D3-663] does not mention the draft of an opinion while none can be sent', async () => {
    await open({ loads: [inStatus('대상선정')], drafts: ['opinion', 'general'] })
    await screen.findByRole('button', { name: '이어서 하기' })
    expect(screen.queryByText(/아직 보내지 않은 의견이 있습니다/)).toBeNull()
  })

  it('leads to the page that continues the opinion', async () => {
    const { history } = await open({ loads: [inStatus('보류')], drafts: ['opinion'] })
    fireEvent.click(await screen.findByRole('link', { name: '이어서 하기' }))
    expect(history.at(-1)).toBe('/opinion-submit')
  })
})

describe('[A-273] the printed result page', () => {
  it('[D2-135] shows application and printing day in the first lines', async () => {
    serverTime.value = kstInstant(kstDateOrThrow('2025-07-02'), '09:00')
    await open({})
    expect(screen.getByText(/인쇄일/).textContent).toBe(
      '소상공인 배달·택배비 지원 · 신청번호 DA2025000123 · 인쇄일 2025년 7월 2일(수)',
    )
  })

  it('a button prints it', async () => {
    await open({})
    const printed = vi.fn<() => void>()
    vi.stubGlobal('print', printed)
    press('인쇄·PDF 저장')
    expect(printed).toHaveBeenCalledOnce()
  })
})

it('the application number is copied to the clipboard', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  await open({})
  press('신청번호 복사')
  await waitFor(() => expect(writeText).toHaveBeenCalledExactlyOnceWith('DA2025000123'))
  writeText.mockImplementation(() => Promise.reject(new Error('refused')))
  press('신청번호 복사')
  await waitFor(() => expect(getSelection()?.toString()).toBe('DA2025000123'))
})
