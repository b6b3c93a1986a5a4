import { render, screen } from '@testing-library/react'
import '#ui/testing/jsdom-dialog.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { SessionStore } from '#app/kernel/session-store.port'
import type { EndedSession } from '#app/session/end-session'
import { fakePort } from '#app/testing/fake-port'
import { inMemorySession } from '#app/testing/in-memory-session'
import type { KeptDraft } from '#domain/records/kept-records'
import { kstInstant } from '#domain/time/calendar'
import type { ApplicationFormServices } from '#ui/screens/application/form/ApplicationFormPage.tsx'
import FormScreen from '#ui/screens/application/form/FormScreen.tsx'
import { serveScreens } from '#ui/testing/services.ts'
import { pressDialogButton, waitOneTurn, dialogNextSteps, dialogText } from '#ui/testing/shown-dialog.ts'
import { DialogHolder } from '../dialog/DialogHolder.tsx'
import { showSessionExpired } from './end-session.tsx'

const UNTIL = kstInstant('2025-06-27', '10:00')
const DRAFT: KeptDraft = { flow: 'application', until: UNTIL, mayBeReceived: false, lostOnReload: false }
const endedSession = (draft: KeptDraft | null, more: Partial<EndedSession> = {}): EndedSession => ({
  next: '/',
  draft,
  lostDraft: null,
  flow: null,
  isReplaced: false,
  ...more,
})
const setPath = (path: string) => window.history.replaceState(null, '', path)

beforeEach(() => void render(<DialogHolder />))

const way = () => screen.getByRole('link', { name: /다시 인증하기|이어서 작성하기/ })

describe('[E-148] [E-149] the dialog of an ended session', () => {
  it.each(['/aply-info', '/info-agree', '/mydata-agree', '/result-modify', '/proof-reg'])(
    'leads from %s to the main page',
    async (path) => {
      setPath(path)
      void showSessionExpired(endedSession(null))
      await waitOneTurn()
      await pressDialogButton()
      expect(location.pathname).toBe('/')
    },
  )

  it('[A-047] leads to the main page even if the form was reset', async () => {
    setPath('/aply-info')
    void showSessionExpired(endedSession(null))
    const services = {
      session: fakePort(SessionStore, { read: inMemorySession().read }),
    } as unknown as ApplicationFormServices
    serveScreens(services)
    render(<FormScreen />)
    await waitOneTurn()
    expect(dialogText()).toContain('인증 유효시간이 만료되었습니다. 다시 인증해주세요.')
    await pressDialogButton()
    expect(location.pathname).toBe('/')
    expect(dialogText()).toBeNull()
  })

  it('[D1-262] leads to a certification if the person chooses to be certified again', async () => {
    setPath('/aply-info')
    void showSessionExpired(endedSession(null))
    await waitOneTurn()
    way().click()
    await waitOneTurn()
    expect(location.pathname).toBe('/bzmn-reg')
  })
})

describe('[D1-262] [D2-149] the message after an ended session', () => {
  it('says how long the draft is saved', async () => {
    void showSessionExpired(endedSession(DRAFT))
    await waitOneTurn()
    expect(dialogNextSteps()).toContain('작성하시던 내용은 이 창에 보관되어 있습니다.')
    expect(dialogNextSteps()).toContain(
      '6월 27일(금) 10:00까지 보관합니다. 이 브라우저 창을 닫으시거나 다른 분·다른 번호로 인증하시면 삭제합니다.',
    )
    expect(dialogNextSteps()).not.toContain('신청결과')
  })

  it.each([
    ['an application', DRAFT, true],
    ['an application that may have been received', { ...DRAFT, mayBeReceived: true }, true],
    ['an edit', { ...DRAFT, flow: 'result' as const }, false],
  ])('[D1-937] says for a draft of %s if number and documents must be given again', async (_name, draft, again) => {
    void showSessionExpired(endedSession(draft))
    await waitOneTurn()
    expect(dialogNextSteps()?.includes('주민등록번호와 첨부파일은 다시 넣으셔야 합니다.')).toBe(again)
  })

  it('[E-137] warns of a reload in a browser that stores nothing', async () => {
    void showSessionExpired(endedSession({ ...DRAFT, lostOnReload: true }))
    await waitOneTurn()
    expect(dialogNextSteps()).toContain('작성하시던 내용은 새로고침하거나 창을 닫으면 사라집니다.')
    expect(`${dialogText()} ${dialogNextSteps()}`).not.toContain('보관')
  })

  it('says that the sent application may have been received', async () => {
    void showSessionExpired(endedSession({ ...DRAFT, mayBeReceived: true }))
    await waitOneTurn()
    expect(dialogNextSteps()).toContain('보내시던 신청은 이미 접수되었을 수 있습니다.')
    expect(dialogNextSteps()).not.toContain('이어서 작성하실 수 있습니다')
    expect(dialogNextSteps()).toContain('접수되었는지 확인하고, 접수되지 않았으면 쓰시던 신청서로 이어지며,')
  })

  it.each([
    [DRAFT, '작성하시던 내용은 이 창에 보관되어 있습니다.'],
    [null, '다시 인증하시면 사업자등록번호 입력부터 진행합니다.'],
  ])(
    '[E-176] [D1-938] says that another certification has ended the session, not that its time is over',
    async (draft, kept) => {
      setPath('/info-agree')
      void showSessionExpired(endedSession(draft, { isReplaced: true }))
      await waitOneTurn()
      expect(dialogText()).toContain('인증정보가 만료되었습니다. 다시 인증해주세요.')
      expect(dialogText()).not.toContain('유효시간')
      expect(dialogNextSteps()).toContain('다른 창에서 다른 분이나 다른 번호로 인증하셔서 이 창의 인증이 끝났습니다.')
      expect(dialogNextSteps()).toContain(kept)
    },
  )

  it('[A-265] says on the main page that a draft was too old', async () => {
    setPath('/')
    void showSessionExpired(endedSession(null, { lostDraft: DRAFT, flow: 'application' }))
    await waitOneTurn()
    expect(dialogNextSteps()).toContain(
      '작성하시던 내용은 보관 시간(24시간)이 지나 2025년 6월 27일(금) 10:00에 삭제되었습니다.',
    )
    expect(dialogNextSteps()).not.toContain('이미 접수하신 신청')
    expect(way().getAttribute('href')).toBe('/bzmn-reg')
  })

  it.each([
    ['application', '다시 인증하시면 사업자등록번호 입력부터 진행합니다.', '/bzmn-reg'],
    ['result', '이미 접수하신 신청과 증빙은 그대로 있습니다.', '/onslf-check-result'],
  ] as const)(
    'mentions no draft if there is none, and links to a new certification: %s flow',
    async (flow, text, href) => {
      setPath('/')
      void showSessionExpired(endedSession(null, { flow }))
      await waitOneTurn()
      expect(dialogNextSteps()).toContain(text)
      expect(dialogNextSteps()).not.toContain('작성하시던 내용')
      expect(way().getAttribute('href')).toBe(href)
    },
  )
})
