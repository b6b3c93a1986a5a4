import { act, cleanup, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallError } from '#app/kernel/call.errors'
import { DeriveMaintenanceNotice } from '#app/notice/watch-maintenance'
import { aLanding } from '#app/testing/a-landing'
import { NO_ANSWER } from '#app/testing/failures'
import { aDraft, inMemoryTab, inMemoryRecords } from '#app/testing/in-memory-records'
import { inMemorySession } from '#app/testing/in-memory-session'
import { aMaintenanceWorld } from '#app/testing/maintenance-world'
import type { LandingNotice } from '#domain/notice/maintenance-window'
import type { Settings } from '#domain/settings/settings'
import { type Instant, kstInstant } from '#domain/time/calendar'
import { serverTime } from '#ui/parts/services/signals.ts'
import { serveScreens } from '#ui/testing/services.ts'
import MaintenanceScreen, { type MAINTENANCE_SCREEN_SERVICES } from './MaintenanceScreen.tsx'
import traffic from '#ui/parts/traffic/Traffic.module.css'
import styles from '#ui/parts/traffic/Traffic.module.css?raw'
import reset from '#ui/styles/reset.css?raw'

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
})

const IN_DEFAULT = kstInstant('2025-10-28', '23:00')
const IN_WINDOW = kstInstant('2025-11-01', '22:30')

type Seen = {
  readonly at?: Instant
  readonly office?: readonly LandingNotice[] | CallError
  readonly draft?: boolean
  readonly settings?: Partial<Settings>
}

/** Opens the page at the given time, after the notices were loaded. */
const open = async ({ at = IN_DEFAULT, office = [], draft = false, settings = {} }: Seen = {}) => {
  const maintenanceWorld = aMaintenanceWorld(at, office, settings)
  await maintenanceWorld.ask()
  serverTime.value = at
  const session = inMemorySession()
  await act(async () => {
    serveScreens<typeof MAINTENANCE_SCREEN_SERVICES>({
      readNotice: DeriveMaintenanceNotice.make(maintenanceWorld),
      tabDrafts: inMemoryRecords({ session, tab: inMemoryTab(draft ? { application: aDraft() } : {}) }),
      session,
    })
    render(<MaintenanceScreen />)
  })
  return maintenanceWorld
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
/** Returns the only reason, which says until when the portal is closed. [D1-263] */
const until = () => screen.getByRole('heading', { name: /까지$/ }).textContent
const hasText = (text: string) => screen.getByRole('main').textContent.includes(text)

describe('the page of a maintenance window', () => {
  it('[P-240] shows the default notice if no administrator has set another', async () => {
    await open()
    expect(heading()).toBe('시스템 점검으로 서비스가 일시 중단됩니다.')
    expect(hasText('2025년 10월 28일(화) 22:00 ~ 10월 29일(수) 00:30')).toBe(true)
    expect(until()).toBe('2025년 10월 29일(수) 00:30까지')
    expect(hasText('점검 시간은 상황에 따라 변동될 수 있습니다.')).toBe(true)
    expect(hasText('랜딩 정보를 불러올 수 없습니다.')).toBe(false)
  })

  it('[P-240] shows the end of the maintenance that the deployment announces', async () => {
    await open({ settings: { noticeEnd: '2025-10-29T02:00' } })
    expect(hasText('2025년 10월 28일(화) 22:00 ~ 10월 29일(수) 02:00')).toBe(true)
  })

  it('[D3-132] shows only the end, without the default period, if the deployment has moved the maintenance', async () => {
    await open({ settings: { guardEnd: '2026-11-23 06:00' } })
    expect(hasText('2026년 11월 23일(월) 06:00까지')).toBe(true)
    expect(hasText('10월 28일')).toBe(false)
  })

  it('[P-241] says that the notices could not be loaded', async () => {
    await open({ office: NO_ANSWER })
    expect(screen.getByRole('status').textContent).toContain('랜딩 정보를 불러올 수 없습니다.')
    expect(heading()).toBe('시스템 점검으로 서비스가 일시 중단됩니다.')
  })

  it("[P-239] shows the administrator's notice instead of the default notice", async () => {
    await open({ at: IN_WINDOW, office: [aLanding({ content: '<h2>서버 이전</h2><p>곧 돌아옵니다.</p>' })] })
    expect(heading()).toBe('시스템 점검 안내')
    expect((await screen.findByText('서버 이전')).tagName).toBe('H2')
    expect(until()).toBe('2025년 11월 1일(토) 23:00까지')
    expect(hasText('일시 중단됩니다.')).toBe(false)
  })

  it('[P-239] sanitises the notice by the rules for every notice', async () => {
    const show = vi.fn<(text: string) => void>()
    vi.stubGlobal('alert', show)
    const html = '<p onclick="alert(1)">첫 문장</p><script>alert(1)</script><a href="javascript:alert(1)">둘째</a>'
    await open({ at: IN_WINDOW, office: [aLanding({ content: html })] })
    const sentence = await screen.findByText('첫 문장')
    const elements = [sentence, screen.getByText('둘째')]
    expect(elements.flatMap((element) => element.getAttributeNames())).toEqual([])
    expect(screen.getByRole('main').querySelector('script')).toBeNull()
    expect(show).not.toHaveBeenCalled()
  })

  it('[P-239] [P-240] changes to the next notice as time passes', async () => {
    const next = aLanding({
      id: 2,
      startsAt: kstInstant('2025-11-01', '23:00'),
      endsAt: kstInstant('2025-11-01', '23:30'),
    })
    const { clock } = await open({ at: IN_WINDOW, office: [aLanding(), next] })
    expect(heading()).toBe('시스템 점검 안내')
    await act(async () => {
      clock.set(kstInstant('2025-11-01', '23:10'))
      serverTime.value = clock.now()
    })
    expect(heading()).toBe('시스템 점검으로 서비스가 일시 중단됩니다.')
    expect(hasText('2025년 11월 1일(토) 23:00 ~ 23:30')).toBe(true)
  })

  it('says whom to call and mentions a saved draft', async () => {
    const KEPT = '작성 중이던 신청 내용은 이 창에 보관되어 있습니다.'
    await open({ draft: true })
    expect(hasText('점검이 끝나면 이 화면에서 첫 화면으로 자동 이동합니다.')).toBe(true)
    expect(hasText(KEPT)).toBe(true)
    const phones = within(screen.getByRole('main')).getAllByRole('link')
    expect(phones.map((link) => link.getAttribute('href'))).toEqual(['tel:15330500', 'tel:16445332', 'tel:16445333'])
    cleanup()
    await open()
    expect(hasText(KEPT)).toBe(false)
  })
})

describe('[P-242] the vehicles', () => {
  const durationOf = (vehicle: string) => {
    const rule = new RegExp(`\\.${vehicle} \\{[^}]*animation-duration: (\\d+)s`).exec(styles)
    return Number(rule?.[1])
  }

  it('the vehicles are three decorations with different loops', async () => {
    await open()
    const vehicles = await vi.waitFor(() => {
      const vehicles = [...document.querySelectorAll(`.${traffic['vehicle']}`)]
      expect(vehicles).toHaveLength(3)
      return vehicles
    })
    const names = ['van', 'scooter', 'truck'].filter((name) => document.querySelector(`.${traffic[name]}`) !== null)
    expect(names.map(durationOf).toSorted((a, b) => a - b)).toEqual([12, 15, 20])
    expect(vehicles.every((element) => element.closest('[aria-hidden="true"]') !== null)).toBe(true)
    // The picture is not a separate landmark.
    expect(screen.queryByRole('region', { name: /그림/ })).toBeNull()
  })

  it('the vehicles stand still if the device asks for less motion', () => {
    const still = (css: string) => css.slice(css.indexOf('@media (prefers-reduced-motion: reduce)'))
    expect(still(reset)).toMatch(/\*,[^}]*animation: none !important/)
    const places = [...still(styles).matchAll(/\.(\w+) \{\s*transform: translateX\((\d+)cqi\)/g)]
    expect(new Set(places.map(([, , place]) => place)).size).toBe(3)
  })
})
