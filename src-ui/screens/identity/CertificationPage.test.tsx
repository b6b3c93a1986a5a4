import { act, cleanup, fireEvent, render, screen, within, waitFor } from '@testing-library/react'
import { Effect } from 'effect'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { QueueWaitStopped } from '#app/admission/queue-gate.errors'
import { CertifyPerson } from '#app/identity/certify-person'
import { FindCertifiedPerson } from '#app/identity/find-certified-person'
import { SessionStore } from '#app/kernel/session-store.port'
import { TabDrafts } from '#app/records/tab-drafts'
import { ResetSession } from '#app/session/end-session'
import {
  type CertificationDeviations,
  makeCertificationWorld,
  CERTIFICATION_SUCCESS_MESSAGE,
} from '#app/testing/certification-world'
import { refusedWith } from '#app/testing/failures'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import type { Session } from '#domain/session/session'
// Imported before the tests, because otherwise the first failure would load this code only after a test has looked for
// its text.
import '#ui/parts/failure/show-stopping-failure.tsx'
import InnerPage from '#ui/app/frame/InnerPage.tsx'
import { DialogHolder } from '#ui/parts/dialog/DialogHolder.tsx'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { LiveRegion } from '#ui/parts/dialog/LiveRegion.tsx'
import * as keptDrafts from '#ui/parts/records/kept-draft.ts'
import { admitEverybody, installFakeServices } from '#ui/testing/services.ts'
import '#ui/testing/jsdom-dialog.ts'

type World = ReturnType<typeof makeCertificationWorld>
let world: World

const resetSession = vi.fn<() => void>()
const SERVICES = new Map<unknown, () => unknown>([
  [CertifyPerson, () => world.certify],
  [SessionStore, () => world.session],
  [FindCertifiedPerson, () => FindCertifiedPerson.make(world)],
  [ResetSession, () => resetSession],
])

const APPLICATION = '/onslf-check'
const RESULT = '/onslf-check-result'
const METHODS = ['휴대폰 인증', '간편인증', '금융인증서', '공동인증서', '아이핀(I-PIN) 인증']

const open = async (path: string, answers: CertificationDeviations = {}, sessionValues: Partial<Session> = {}) => {
  world = makeCertificationWorld(
    { applicationNumber: 'A1', businessNumber: businessNumberOrThrow('1000100002'), ...sessionValues },
    answers,
  )
  history.pushState(null, '', path)
  render(
    <>
      <InnerPage path={path} />
      <DialogHolder />
      <LiveRegion />
    </>,
  )
  await screen.findByRole('heading', { name: /인증하(기|시려면)$/, level: 2 })
  // Waits until the heading is shown. The heading takes the focus, which would disturb the clicks of a test.
  await settleWorld()
}
const method = (name: string) => screen.getByRole('button', { name: `${name} 시작하기 (새 창)` })
const all = () => METHODS.map((name) => method(name))
const disabled = () => all().map((button) => button.getAttribute('aria-disabled') === 'true')
/** The label of the collapsible row with the help about a window that does not open. */
const HELP = '인증 창이 열리지 않나요?'

const press = async (button: HTMLElement) => {
  button.focus()
  fireEvent.click(button)
  await settleWorld()
}
const start = async (answers: CertificationDeviations, name = '휴대폰 인증', path = APPLICATION) => {
  await open(path, answers)
  await press(method(name))
}
const settleWorld = () => act(() => world.settled())
/** Returns the visible text. (The test setup has replaced the non-breaking spaces in it.) */
const text = (element: Element = document.body) => element.textContent
const describedAs = (description: string | RegExp) =>
  within(screen.getByRole('main')).queryAllByRole('button', { description })
const dialog = () => screen.getByRole('dialog')
const NONE = [false, false, false, false, false]
const ALL = [true, true, true, true, true]
const OWN_PHONE = '휴대폰 인증은 주대표자 본인 명의의 휴대폰으로 진행해주세요.'
const IN_PROGRESS = '열린 인증 창에서 본인인증을 완료해주세요.'

beforeEach(() => {
  installFakeServices((token) => SERVICES.get(token)?.())
  admitEverybody()
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
})

describe('the certification page', () => {
  it('[E-012] [E-100] [E-102] offers five methods and counts down in the application flow', async () => {
    await open(APPLICATION)
    expect(text(screen.getByRole('heading', { level: 1 }))).toBe('신청을 위해 본인인증을 진행해주세요.')
    const main = within(screen.getByRole('main'))
    expect(main.getAllByRole('button')).toEqual([...all(), main.getByRole('button', { name: HELP })])
    expect(text(await screen.findByRole('timer'))).toBe('')
    expect(describedAs(OWN_PHONE)).toEqual([method('휴대폰 인증')])
  })

  it.each([APPLICATION, RESULT])('[E-177] removes personal data from the URL of %s', async (path) => {
    await open(path)
    cleanup()
    history.pushState(null, '', `${path}?name=%EA%B9%80&birthDate=19800101&state=other`)
    render(<InnerPage path={path} />)
    await settleWorld()
    expect(location.pathname + location.search).toBe(path)
  })

  it('[E-114] opens the page of the provider without a request', async () => {
    await start({ silent: true }, '간편인증')
    expect(world.log).toEqual(['enter act_13', 'open simple', 'fill https://provider.example/simple'])
    act(() => world.say(CERTIFICATION_SUCCESS_MESSAGE))
    await settleWorld()
    expect(location.pathname).toBe('/info-agree')
  })

  it('[E-096] [D3-526] says after a lookup that the number has an application', async () => {
    await open(RESULT, { silent: true }, { applicationNumber: '' })
    const main = screen.getByRole('main')
    expect(text(main)).toContain('사업자등록번호 100-01-00002로 신청하신 내역이 있습니다.')
    expect(text(main)).not.toContain('번호로 먼저 확인하실 수 있습니다.')
    expect(within(main).getByRole('link', { name: '다른 번호로 조회하기' }).getAttribute('href')).toBe('/bzmn-result')
    expect(within(main).queryByRole('link', { name: '번호 고치기' })).toBeNull()
    cleanup()
    await open(RESULT, { silent: true })
    expect(text(screen.getByRole('main'))).not.toContain('신청하신 내역이 있습니다.')
  })

  it('[E-013] [E-101] [E-102] [D1-788] in the result flow, offers the business number as another way and does not count down', async () => {
    await open(RESULT, { silent: true })
    expect(text(screen.getByRole('heading', { level: 1 }))).toBe('신청결과 조회를 위해 본인인증을 진행해주세요.')
    const main = within(screen.getByRole('main'))
    expect(main.getAllByRole('button')).toEqual([...all(), main.getByRole('button', { name: HELP })])
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling, '[D1-1013]').toBeNull()
    const others = within(main.getByRole('region', { name: '다른 방법으로 인증하기' }))
    expect(others.getByText('신청하신 대표자 본인이 인증하셔야 신청이 보입니다.')).toBeInstanceOf(HTMLElement)
    const link = main.getByRole('link', { name: '사업자등록번호로 조회하기' })
    expect(link.getAttribute('href')).toBe('/bzmn-result')
    const places = [method('휴대폰 인증'), method('간편인증'), link]
    expect(places.toSorted((one, two) => (one.compareDocumentPosition(two) & 4 ? -1 : 1))).toEqual(places)
    expect(screen.queryByRole('timer')).toBeNull()
    expect(describedAs(OWN_PHONE)).toEqual([method('휴대폰 인증')])
    await press(method('간편인증'))
    expect(world.log).toContain('request integration 01')
    expect(world.log).not.toContain('fill https://provider.example/simple')
  })

  it.each([
    ['휴대폰 인증', 'phone', 'phone'],
    ['간편인증', 'simple', 'simpleResult'],
    ['금융인증서', 'financial', 'financial'],
    ['공동인증서', 'joint', 'joint'],
    ['아이핀(I-PIN) 인증', 'ipin', 'ipin'],
  ])('[E-106] opens a window for %s: %s, and in the result flow: %s', async (name, ...[applying, looking]) => {
    for (const [path, kind] of [
      [APPLICATION, applying],
      [RESULT, looking],
    ] as const) {
      await open(path, { silent: true })
      await press(method(name))
      expect(world.log.filter((line) => line.startsWith('open'))).toEqual([`open ${kind}`])
      cleanup()
    }
  })
})

describe('a certification', () => {
  it('[E-105] disables all methods while running', async () => {
    await start({ silent: true })
    expect(disabled()).toEqual(ALL)
    expect(describedAs(new RegExp(IN_PROGRESS))).toEqual(all())
    const progressRegions = screen.getAllByRole('status').filter((region) => text(region)?.includes(IN_PROGRESS))
    expect(progressRegions.map((region) => text(region))).toEqual([IN_PROGRESS])
    const before = [...world.log]
    for (const button of all()) await press(button)
    expect(world.log).toEqual(before)
  })

  it.each([
    ['success', CERTIFICATION_SUCCESS_MESSAGE],
    ['failure', { is: 'failed' } as const],
  ])('[E-105] enables the methods again after %s', async (_, message) => {
    await start({ silent: true }, '공동인증서')
    expect(disabled()).toEqual(ALL)
    act(() => world.say(message))
    await settleWorld()
    expect(disabled()).toEqual(NONE)
  })

  it('[E-105] still accepts a late result after the window looked closed', async () => {
    await start({ looksClosed: true })
    expect(disabled()).toEqual(NONE)
    expect(text()).toContain('아직 인증이 완료되지 않았습니다.')
    act(() => world.say(CERTIFICATION_SUCCESS_MESSAGE))
    await settleWorld()
    expect(location.pathname).toBe('/info-agree')
  })

  it('ends if the person starts another certification', async () => {
    await start({ looksClosed: true })
    await press(method('금융인증서'))
    expect(world.log.filter((line) => /^(enter|leave|open|close)/.test(line))).toEqual([
      ...['enter act_3', 'open phone', 'leave act_3', 'close'],
      ...['enter act_10', 'open financial', 'leave act_10'],
    ])
    expect(dialogs.stack.value).toEqual([])
  })

  it('[E-211] closes the window and returns the ticket when stopped', async () => {
    await start({ silent: true }, '금융인증서')
    expect(text()).toContain(IN_PROGRESS)
    await press(screen.getByRole('button', { name: '인증 중단하기' }))
    expect(world.log.slice(-2).toSorted()).toEqual(['close', 'leave act_10'])
    expect(disabled()).toEqual(NONE)
    expect(text()).not.toContain(IN_PROGRESS)
    expect(document.activeElement).toBe(method('금융인증서'))
    act(() => world.say(CERTIFICATION_SUCCESS_MESSAGE))
    await settleWorld()
    expect(location.pathname).toEqual(APPLICATION)
    expect(world.session.read().ci).toBe('')
  })

  it('ends when the person leaves the page', async () => {
    await start({ silent: true })
    cleanup()
    await settleWorld()
    expect(world.log.slice(-2).toSorted()).toEqual(['close', 'leave act_3'])
  })
})

describe('after a long wait, a certification', () => {
  it('asks the person for a click, which opens the window', async () => {
    await start({ waitedMs: 5000, silent: true })
    expect(world.log).not.toContain('open phone')
    await press(within(dialog()).getByRole('button', { name: '인증 창 열기' }))
    expect(world.log).toContain('open phone')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(text()).toContain(IN_PROGRESS)
  })

  it('returns the queue ticket if the person stops waiting', async () => {
    await start({ waitedMs: 5000 })
    await press(within(dialog()).getByRole('button', { name: '중지' }))
    expect(world.log).toEqual(['enter act_3', 'leave act_3'])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(text()).toContain('대기를 중지했습니다. 다시 시도하시려면 같은 버튼을 눌러주세요.')
    expect(disabled()).toEqual(NONE)
  })

  it('closes the question when the person leaves the page', async () => {
    await start({ waitedMs: 5000 })
    cleanup()
    await settleWorld()
    expect(dialogs.stack.value).toEqual([])
  })

  it('shows no dialog if the person has left the queue', async () => {
    await start({ refusal: new QueueWaitStopped() })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(disabled()).toEqual(NONE)
  })
})

describe('the page at the end of a certification', () => {
  it('[E-107] stays open and returns the ticket if the browser blocks the window', async () => {
    await start({ blocked: true })
    expect(text(dialog())).toContain('팝업 차단이 설정되어 있습니다. 팝업 차단을 해제한 후 다시 시도해주세요.')
    expect(world.log).toEqual(['enter act_3', 'open phone', 'leave act_3'])
    expect(location.pathname).toBe(APPLICATION)
    await press(within(dialog()).getByRole('button', { name: '확인' }))
    await waitFor(() => expect(document.activeElement).toBe(method('휴대폰 인증')))
    expect(location.pathname).toBe(APPLICATION)
  })

  it('continues with the flow after a successful certification', async () => {
    await start({}, '금융인증서', RESULT)
    expect(location.pathname).toBe('/aply-result')
  })

  const RECEIVED =
    '이 사업자등록번호로 신청이 이미 접수되었습니다. ‘신청결과 조회’를 눌러 확인해주세요. 취소된 신청이면 사업자등록번호부터 다시 입력해주세요.'

  it('[E-110] links to the result if no form follows', async () => {
    await start({ nice: null })
    expect(text(dialog())).toContain('이미 본인인증을 완료하셨습니다. 신청결과는 신청결과 조회에서 확인할 수 있습니다.')
    expect(text(dialog())).toContain(RECEIVED)
    await press(within(dialog()).getByRole('button', { name: '신청결과 조회' }))
    expect(location.pathname).toBe(RESULT)
  })

  it('[E-110] does not mention an application in the result flow', async () => {
    await start({ nice: null }, '휴대폰 인증', RESULT)
    expect(text(dialog())).toContain('이미 본인인증을 완료하셨습니다.')
    expect(text(dialog())).not.toContain(RECEIVED)
  })

  it('[D1-243] stays open if another person was certified', async () => {
    await start({ openSession: refusedWith(401, '본인인증이 필요합니다.', 'AUTH_NOT_CERTIFIED') })
    expect(text(dialog())).toContain(
      '신청하신 대표자 본인 명의로 인증해주세요. 다른 분의 명의로는 신청내역을 볼 수 없습니다.',
    )
    expect(text(dialog())).toContain('신청서에 적힌 대표자와 다른 분이 인증하셨습니다.')
    await press(within(dialog()).getByRole('button', { name: '본인 명의로 다시 인증하기' }))
    expect(location.pathname).toEqual(APPLICATION)
    expect(world.session.read().ci).toBe('')
  })

  it('[D1-244] says that the browser accepts no cookies', async () => {
    await start({ keepsNoCookie: true })
    expect(text(dialog())).toContain('이 브라우저에서 쿠키가 차단되어 있어 계속할 수 없습니다.')
    await press(within(dialog()).getByRole('button', { name: '확인' }))
    expect(location.pathname).toEqual(APPLICATION)
    expect(world.session.read().businessNumber).toBe('1000100002')
  })

  it('[D1-247] [D1-991] [D1-1006] lets a returning person continue without a new certification', async () => {
    await open(APPLICATION, { cookie: 'token-1' }, { ci: 'ci-1', certifiedName: '김하늘' })
    await waitFor(() => expect(text()).toContain('본인인증을 마치셨습니다.'))
    expect(text()).toContain('김하늘 님, 사업자등록번호 100-01-00002')
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
      '본인인증을 마치셨습니다.',
    ])
    expect(screen.queryByRole('button', { name: /휴대폰 인증/ })).toBeNull()
    const again = within(screen.getByRole('region', { name: '본인이 아니세요? 다시 인증하기' }))
    await press(again.getByRole('button', { name: '본인이 아니세요? 다시 인증하기' }))
    expect(disabled()).toEqual(NONE)
    expect(again.getAllByRole('button')).toHaveLength(all().length + 2)
    await press(screen.getByRole('button', { name: '다음: 정보 동의' }))
    expect(location.pathname).toBe('/info-agree')
    cleanup()
    await open(APPLICATION, {}, { ci: '' })
    expect(text()).not.toContain('본인인증을 마치셨습니다.')
  })

  it('[D2-846] leads those who have applied to the result, and says of no number that it has applied', async () => {
    await open(APPLICATION)
    const link = screen.getByRole('link', { name: '이미 신청하셨으면 결과 확인' })
    expect(link.getAttribute('href')).toBe('/bzmn-result')
    cleanup()
    await open(RESULT, { silent: true })
    expect(screen.queryByRole('link', { name: '이미 신청하셨으면 결과 확인' })).toBeNull()
  })

  it('[E-108] reports a cancelled IPIN in a single alert', async () => {
    await start({ looksClosed: true }, '아이핀(I-PIN) 인증')
    expect(text(dialog())).toContain('아이핀 인증이 취소되었습니다.')
    act(() => world.say({ is: 'cancelled' }))
    await settleWorld()
    expect(text(dialog())).toContain('아이핀 인증이 취소되었습니다.')
    await press(within(dialog()).getByRole('button', { name: '확인' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(disabled()).toEqual(NONE)
  })

  it.each([
    ['휴대폰 인증', '다른 방법으로', ['open phone']],
    ['금융인증서', '다시 시도', ['open financial', 'open financial']],
  ] as const)('[E-132] reports %s as cancelled and offers %s', async (name, way, opened) => {
    await open(APPLICATION, { silent: true })
    await press(method(name))
    act(() => world.say({ is: 'cancelled' }))
    await settleWorld()
    expect(text(dialog())).toContain('인증을 취소하셨습니다.')
    expect(text(dialog())).not.toContain('인증에 실패했습니다.')
    await press(within(dialog()).getByRole('button', { name: way }))
    expect(world.log.filter((line) => line.startsWith('open'))).toEqual(opened)
    if (way === '다른 방법으로') expect([disabled(), document.activeElement]).toEqual([NONE, method('간편인증')])
  })

  it.each([
    ['다른 방법으로', ['open phone']],
    ['다시 시도', ['open phone', 'open phone']],
  ] as const)('[E-132] [A-007] [D2-845] reports a failure with the help line and offers %s', async (way, opened) => {
    await open(APPLICATION, { silent: true })
    await press(method('휴대폰 인증'))
    act(() => world.say({ is: 'failed' }))
    await settleWorld()
    expect(text(dialog())).toContain('인증에 실패했습니다. 다시 시도해주세요.')
    expect(text(dialog())).toContain('문의전화 : 1533-0500')
    await press(within(dialog()).getByRole('button', { name: way }))
    expect(world.log.filter((line) => line.startsWith('open'))).toEqual(opened)
    if (way === '다른 방법으로') expect([disabled(), document.activeElement]).toEqual([NONE, method('간편인증')])
  })

  it('[E-105] closes the alert about a cancellation after a late success', async () => {
    await start({ looksClosed: true }, '아이핀(I-PIN) 인증')
    act(() => world.say(CERTIFICATION_SUCCESS_MESSAGE))
    await settleWorld()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(location.pathname).toBe('/info-agree')
  })

  it('opens the main page for a person without an application', async () => {
    await open(RESULT, { number: null }, { businessNumber: '' })
    await press(method('휴대폰 인증'))
    expect(text(dialog())).toContain('이 번호로 신청하신 내역이 없습니다.')
    await press(within(dialog()).getByRole('button', { name: '첫 화면으로' }))
    expect(location.pathname).toBe('/')
  })
})

describe('[D2-149] [A-265] a draft, when a certification succeeds', () => {
  const DRAFT = { flow: 'application', until: 0, mayBeReceived: false, lostOnReload: false } as const
  const certify = async (...drafts: readonly (typeof DRAFT | null)[]) => {
    // The page also looks for a draft when it opens.
    const remainingDrafts = [drafts[0] ?? null, ...drafts]
    const draftOf = () => Effect.sync(() => remainingDrafts.shift() ?? null)
    installFakeServices((token) => (token === TabDrafts ? { draftOf } : SERVICES.get(token)?.()))
    await start({ silent: true }, '간편인증')
    act(() => world.say(CERTIFICATION_SUCCESS_MESSAGE))
    await settleWorld()
  }

  it('is reported as deleted before the person continues, if it was of another number or person', async () => {
    await certify(DRAFT, null)
    expect(text(dialog())).toContain('지금 인증하신 분과 사업자등록번호의 것이 아니어서 삭제했습니다.')
    expect(location.pathname).toBe(APPLICATION)
    fireEvent.click(within(dialog()).getByRole('button', { name: '확인' }))
    await settleWorld()
    expect(location.pathname).toBe('/info-agree')
  })

  it.each([
    ['is still there', [DRAFT, DRAFT]],
    ['never existed', [null, null]],
  ] as const)('is not mentioned if it %s', async (_, drafts) => {
    await certify(...drafts)
    expect(location.pathname).toBe('/info-agree')
  })
})

it.each([
  [APPLICATION, 'application', true],
  [APPLICATION, 'result', false],
  [RESULT, 'application', false],
] as const)(
  '[D1-520] on %s, with a draft of the %s flow, says that the certification of another person deletes the draft: %s',
  async (path, flow, isSaid) => {
    vi.spyOn(keptDrafts, 'findKeptDraft').mockResolvedValue({
      flow,
      until: 0,
      mayBeReceived: false,
      lostOnReload: false,
    })
    await open(path)
    const sentence = screen.queryByText(
      (_, element) =>
        element?.id === 'other-person' &&
        element.textContent === '쓰시던 신청이 이 창에 있습니다. 다른 분이 인증하시면 그 내용은 삭제됩니다.',
    )
    expect(sentence !== null).toBe(isSaid)
    vi.restoreAllMocks()
  },
)
