import { act, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RouteOutcome } from '#app/pages/enter-route'
import { DialogHolder } from '#ui/parts/dialog/DialogHolder.tsx'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { isMaintenanceActive } from '#ui/parts/services/signals.ts'
import '#ui/testing/jsdom-dialog.ts'
import { admitEverybody, keepServicesFromLoading } from '#ui/testing/services.ts'
import { shownDialog, dialogNextSteps, dialogText, waitOneTurn } from '#ui/testing/shown-dialog.ts'
import { ROUTE_TABLE } from '../routes.tsx'
import { preloadScreen, RouteGate } from './RouteGate.tsx'
import * as refusals from './show-visit-refusal.tsx'
import styles from '#ui/parts/page/ScreenErrorBoundary.module.css'

const REFUSED: RouteOutcome = {
  go: 'away',
  target: '/',
  alert: 'expired',
  because: { rule: 'GD-7', ref: 'E-151' },
  draft: null,
  lostDraft: null,
  refusal: 'byRow',
}
let visits: ReturnType<typeof admitEverybody>

beforeEach(() => {
  keepServicesFromLoading()
  visits = admitEverybody().mockResolvedValue(REFUSED)
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
})
afterEach(() => {
  isMaintenanceActive.value = false
  history.replaceState(null, '', '/')
})

describe('RouteGate, while a page loads', () => {
  it('shows the title of the page as plain text', () => {
    vi.spyOn(ROUTE_TABLE['/region-center'], 'screen').mockReturnValue(new Promise(() => undefined))
    render(<RouteGate path="/region-center" />)
    expect(screen.getByText('지역을 골라 지역센터를 찾아보세요.').closest('[aria-hidden="true"]')).not.toBeNull()
    expect(screen.queryByRole('heading', { hidden: true })).toBeNull()
  })

  it.each(['/info-agree', '/onslf-check', '/aply-result'])(
    '[E-151] [E-152] shows no part of %s before the guard has answered',
    (path) => {
      render(<RouteGate path={path} />)
      expect(document.querySelector('[data-skeleton]')?.textContent).toBe('')
    },
  )

  it('[D1-905] has words for a slow connection, which only the style sheet shows, and which are not read aloud', () => {
    render(<RouteGate path="/info-agree" />)
    const words = screen.getByText('불러오는 중입니다.')
    expect([words.className, words.getAttribute('aria-hidden')]).toEqual([styles['slow'], 'true'])
  })

  it('is as high as the window', () => {
    render(<RouteGate path="/info-agree" />)
    expect(screen.getByRole('main').classList).toContain(styles['loading'])
  })
})

it('[E-151] preloadScreen loads a guarded page before the first render', async () => {
  const load = vi.spyOn(ROUTE_TABLE['/result-modify-cmptn'], 'screen').mockReturnValue(new Promise(() => undefined))
  await preloadScreen('/result-modify-cmptn')
  expect(load).toHaveBeenCalledOnce()
  expect(visits).not.toHaveBeenCalled()
  load.mockResolvedValue({ default: () => <h1>신청결과</h1> })
  await preloadScreen('/result-modify-cmptn')
  render(<RouteGate path="/result-modify-cmptn" />)
  await vi.waitFor(() => expect(visits).toHaveBeenCalledOnce())
  await waitOneTurn()
  expect(screen.queryByText('신청결과')).toBeNull()
})

it('[E-156] RouteGate runs the guard again for a page from the cache', async () => {
  render(<RouteGate path="/result-modify-cmptn" />)
  await vi.waitFor(() => expect(visits).toHaveBeenCalledOnce())
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  await waitOneTurn()
  expect(visits).toHaveBeenCalledOnce()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.waitFor(() => expect(visits).toHaveBeenCalledTimes(2))
})

/** Returns the dialog of a refusal as soon as it is open. */
const shownRefusal = async () => {
  render(<DialogHolder />)
  await waitFor(() => expect(shownDialog()).not.toBeNull())
  return within(shownDialog() as HTMLElement)
}

describe('RouteGate, when the guard refuses a visit', () => {
  it('[P-237] shows no message if a maintenance window has already redirected the visitor', async () => {
    const { showVisitRefusal } = refusals
    const part: { readonly showVisitRefusal: unknown } = refusals
    const { unmount } = render(<RouteGate path="/aply-info" />)
    // The guard's verdict arrives in time, but the script of the dialog is loaded only after the page was left.
    const partLoaded = vi.spyOn(part, 'showVisitRefusal', 'get').mockImplementation(() => {
      act(unmount)
      return showVisitRefusal
    })
    await vi.waitFor(() => expect(partLoaded).toHaveBeenCalled())
    await waitOneTurn()
    expect(dialogs.active.value).toBeNull()
  })

  it('[E-151] [D1-13] shows why the guard refused the visit', async () => {
    render(<RouteGate path="/aply-info" />)
    const refusal = await shownRefusal()
    expect(refusal.getByRole('link', { name: '다시 인증하기' }).getAttribute('href')).toBe('/onslf-check-result')
    const heading = await screen.findByRole('heading', { level: 1, hidden: true })
    expect(heading.textContent).toBe('다시 인증해주세요')
    expect(document.title).toMatch(/^다시 인증해주세요 \| /)
  })
})

describe('[D1-255] RouteGate, for a visit without a session', () => {
  const SENTENCE = '인증정보가 만료되었습니다. 다시 인증해주세요.'

  it('adds advice if the tab never had a certification', async () => {
    visits.mockResolvedValue({ ...REFUSED, refusal: 'neverCertified' })
    render(<RouteGate path="/aply-result" />)
    await shownRefusal()
    expect(dialogText()).toEqual(SENTENCE)
    expect(dialogNextSteps()).toBe('본인인증 후 볼 수 있습니다.\n휴대폰이나 인증서로 인증하시면 됩니다.')
    expect(document.title).not.toContain('만료')
  })

  it('says that received applications and proofs are kept, if a session has ended', async () => {
    render(<RouteGate path="/aply-result" />)
    await shownRefusal()
    expect(dialogText()).toEqual(SENTENCE)
    expect(dialogNextSteps()).toBe(
      '이미 접수하신 신청과 증빙은 그대로 있습니다.\n다시 인증하시면 신청결과로 이어집니다. 아직 신청하지 않으셨으면 첫 화면의 ‘신청하기’를 눌러주세요.',
    )
  })
})

it('[E-137] RouteGate says that the browser stores nothing and what to do', async () => {
  visits.mockResolvedValue({ ...REFUSED, refusal: 'unkept' })
  render(<RouteGate path="/aply-info" />)
  await shownRefusal()
  expect(dialogText()).toMatch(/^이 브라우저에 정보를 저장할 수 없어.*허용하고.*처음부터 다시 진행해주세요\.$/)
  const heading = await screen.findByRole('heading', { level: 1, hidden: true })
  expect(heading.textContent).toBe('이 브라우저에 정보를 저장할 수 없습니다')
})

it('[E-017] RouteGate asks the guard about a URL of the specification, and shows no error', async () => {
  render(<RouteGate path="/info-terms" />)
  await vi.waitFor(() => expect(visits).toHaveBeenCalledWith('/info-terms'))
  await waitOneTurn()
  expect(screen.queryByText('잘못된 접근입니다.')).toBeNull()
  const dialog = dialogs.active.value
  expect(dialog === null ? '' : JSON.stringify(dialog)).not.toContain('잘못된 접근입니다.')
})

describe('an unknown URL', () => {
  it.each([
    ['[E-021] [D1-246] [D1-781] [D1-1014] any path', '/no-such-page'],
    ['[E-022] a test variant of the consents', '/info-agree-test'],
    ['[E-022] a test variant of the request', '/mydata-agree/test'],
  ])('%s: shows a message with the likely cause and two links', async (_, path) => {
    render(<RouteGate path={path} />)
    const heading = await screen.findByRole('heading', { level: 1 })
    expect([heading.textContent, heading.parentElement?.textContent]).toEqual([
      '찾으시는 화면이 없습니다.',
      '찾으시는 화면이 없습니다.예전 주소이거나 주소에 빠진 글자가 있을 수 있습니다.',
    ])
    const links = screen.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/bzmn-result'])
    const sentence = screen.getByText('잘못된 접근입니다.')
    expect(links.at(-1)?.compareDocumentPosition(sentence), '[D1-1014]').toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await waitFor(() => expect(document.title).toMatch(/^없는 주소 \| /))
    expect(dialogs.active.value).toBeNull()
    expect(visits).not.toHaveBeenCalledWith(path)
  })

  it('[E-021] [D1-252] shows nothing before the guard has answered during maintenance', async () => {
    isMaintenanceActive.value = true
    render(<RouteGate path="/no-such-page" />)
    await vi.waitFor(() => expect(visits).toHaveBeenCalledWith('/no-such-page'))
    await waitOneTurn()
    expect(screen.queryByText('잘못된 접근입니다.')).toBeNull()
  })
})
