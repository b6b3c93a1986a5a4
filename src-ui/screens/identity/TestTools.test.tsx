import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Effect } from 'effect'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CertifyForTest, ListTestPeople } from '#app/identity/certify-for-test'
import { CertifyPerson } from '#app/identity/certify-person'
import { FindCertifiedPerson } from '#app/identity/find-certified-person'
import { SessionStore } from '#app/kernel/session-store.port'
import { inMemorySession } from '#app/testing/in-memory-session'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import InnerPage from '#ui/app/frame/InnerPage.tsx'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { admitEverybody, installFakeServices } from '#ui/testing/services.ts'

const certified: unknown[][] = []

const servicesByToken = new Map<unknown, unknown>([
  [CertifyPerson, () => Effect.never],
  [SessionStore, inMemorySession()],
  [
    ListTestPeople,
    () =>
      Effect.succeed([
        { ci: 'ci-1', supportNumber: '10001' },
        { ci: 'ci-2', supportNumber: null },
      ]),
  ],
  [FindCertifiedPerson, () => null],
  [CertifyForTest, (...asked: unknown[]) => Effect.sync(() => (certified.push(asked), { next: '/ctn-mttr' }))],
])

const open = async (path: string) => {
  history.pushState(null, '', path)
  render(<InnerPage path={path} />)
  await screen.findByText('다른 방법으로 인증하기')
}
const load = async () => {
  fireEvent.click(await screen.findByRole('button', { name: '시험 대상 불러오기' }))
  return screen.findByRole('listitem', { name: 'ci-1' })
}

beforeEach(() => {
  installFakeServices((token) => servicesByToken.get(token))
  admitEverybody()
  certified.length = 0
  currentSettings.value = { ...DEFAULT_SETTINGS, enableTestTools: true }
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
})

describe('[E-103] test tools of a development build', () => {
  it.each(['/onslf-check', '/onslf-check-result'])('the test tools appear on %s only if switched on', async (path) => {
    currentSettings.value = DEFAULT_SETTINGS
    await open(path)
    expect(screen.queryByText(/시험/)).toBeNull()
    cleanup()
    currentSettings.value = { ...DEFAULT_SETTINGS, enableTestTools: true }
    await open(path)
    expect(await screen.findByRole('heading', { name: '시험 도구 (개발 환경 전용)' })).toBeDefined()
  })

  it('the test tools certify a tester as the chosen test person', async () => {
    await open('/onslf-check')
    const person = await load()
    expect(
      within(person)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['이 사람으로 인증'])
    fireEvent.click(within(person).getByRole('button', { name: '이 사람으로 인증' }))
    await act(async () => {})
    expect(certified).toEqual([['application', 'ci-1', 'person']])
    expect(location.pathname).toBe('/ctn-mttr')
  })

  it('the test tools let an administrator look up a person', async () => {
    await open('/onslf-check-result')
    fireEvent.click(within(await load()).getByRole('button', { name: '관리자 조회' }))
    await act(async () => {})
    expect(certified).toEqual([['result', 'ci-1', 'administrator']])
  })
})
