import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Effect } from 'effect'
import '#ui/testing/jsdom-dialog.ts'
import { describe, expect, it, vi } from 'vitest'
import { AlreadyApplied, Consents, type ConsentsToSave } from '#app/consent/consents.port'
import { SaveConsents } from '#app/consent/save-consents'
import { A_CERTIFIED_SESSION } from '#app/testing/a-session'
import { settingsSourceWith } from '#app/testing/chosen-settings'
import { NO_ANSWER, refusedWith } from '#app/testing/failures'
import { fakePort } from '#app/testing/fake-port'
import { inMemorySession } from '#app/testing/in-memory-session'
import { stoppedClock } from '#app/testing/stopped-clock'
import { agreeAll, restoreConsentChoice } from '#domain/consent/consent-choice'
import { toSessionAgreementsOfPage } from '#domain/consent/consent-data'
import { consentGroups } from '#domain/consent/consent-groups'
import { DEFAULT_SETTINGS, type Settings } from '#domain/settings/settings'
import { kstInstant } from '#domain/time/calendar'
import { currentAnnouncement } from '#ui/parts/dialog/announcer.ts'
import { DialogHolder } from '#ui/parts/dialog/DialogHolder.tsx'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { barRefusalText, lastButtonLabel, solidButtonLabels } from '#ui/testing/action-bar.ts'
import { serveScreens } from '#ui/testing/services.ts'
import { pressDialogButton, shownDialog, waitOneTurn, dialogRuleText, dialogText } from '#ui/testing/shown-dialog.ts'
import { descriptionsOf } from '#ui/testing/typing.ts'
import PublicDataScreen, { type PUBLIC_DATA_SERVICES } from './PublicDataScreen.tsx'

const NOW = kstInstant('2025-06-18', '14:03')
const FIRST = '개인정보 수집·이용·제공 동의'
const SECOND = '본인정보 제3자 제공 요구'
const GIVEN = toSessionAgreementsOfPage(
  agreeAll(restoreConsentChoice(consentGroups('info', 'rapid', DEFAULT_SETTINGS))),
  NOW,
)
const NONE = { version: '', agreedAt: null, agreements: {} }

type Start = {
  readonly settings?: Partial<Settings>
  readonly save?: ReturnType<Consents['save']>
  readonly personal?: typeof GIVEN | typeof NONE
  readonly session?: ReturnType<typeof inMemorySession>
}
const open = async ({
  settings: chosen,
  save = Effect.void,
  personal = GIVEN,
  session = inMemorySession({
    ...A_CERTIFIED_SESSION,
    consentsSaved: false,
    consents: { personal, mydata: NONE },
  }),
}: Start = {}) => {
  const saved: ConsentsToSave[] = []
  const settings = settingsSourceWith(chosen)
  currentSettings.value = settings.read()
  const consents = fakePort(Consents, {
    save: (data) =>
      Effect.suspend(() => {
        saved.push(data)
        return save
      }),
  })
  window.history.replaceState(null, '', '/mydata-agree')
  serveScreens<typeof PUBLIC_DATA_SERVICES>({
    session,
    saveConsents: SaveConsents.make({ consents, session, settings, clock: stoppedClock(NOW) }),
  })
  render(
    <>
      <PublicDataScreen />
      <DialogHolder />
    </>,
  )
  await waitOneTurn()
  return { session, saved }
}

const region = (name: string) => screen.getByRole('region', { name })
const boxes = (name: string) =>
  within(region(name))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('input') as HTMLInputElement)
const groupAll = (name: string) =>
  within(region(name)).getByRole<HTMLInputElement>('checkbox', { name: `${name} 전체 동의` })
const request = () => screen.getByRole<HTMLInputElement>('radio', { name: '정부가 가진 정보로 확인합니다' })
const refuse = () => screen.getByRole<HTMLInputElement>('radio', { name: /서류를 직접 올립니다$/ })
const checks = (name: string) => boxes(name).map((box) => box.checked)
const openTextCount = (name: string) =>
  [...region(name).querySelectorAll('details')].filter((details) => details.open).length
/** Opens the page and shows its groups: chooses to request the data, and then unchecks the items of the first group. */
const openGroups = async (...parameters: Parameters<typeof open>) => {
  const openedPage = await open(...parameters)
  fireEvent.click(request())
  fireEvent.click(groupAll(FIRST))
  await waitOneTurn()
  return openedPage
}
const confirm = async () => {
  fireEvent.click(screen.getByRole('button', { name: '확인' }))
  await waitOneTurn()
}

it('[D2-161] [D2-907] [D2-962] [D1-1013] the public data page begins with the choice, and shows the items only after it', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 }).parentElement?.textContent).toBe('서류 확인 방법을 골라주세요.')
  expect([screen.queryAllByRole('region'), screen.queryAllByRole('checkbox')]).toEqual([[], []])
  expect(request().closest('label')?.textContent).toContain(
    '정부가 가진 정보로 확인합니다서류 없이 끝나 더 간편합니다. 공공마이데이터 등 필수 항목 6개에 동의합니다.',
  )
  fireEvent.click(request())
  expect([...boxes(FIRST), ...boxes(SECOND)]).toHaveLength(6)
  expect(screen.queryByRole('button', { name: / 내용 (보기|닫기)$/ })).toBeNull()
})

it('[D1-984] [D1-1005] [D2-183] [D2-602] the public data page preselects no answer, and its bar asks for one', async () => {
  await open()
  expect([solidButtonLabels(), screen.getAllByText('하나를 골라주세요.').length]).toEqual([[], 1])
  await confirm()
  expect(request().checked).toBe(false)
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  fireEvent.click(request())
  expect(solidButtonLabels()).toEqual(['확인'])
  fireEvent.click(groupAll(SECOND))
  expect([lastButtonLabel(), solidButtonLabels()]).toEqual(['확인', []])
  expect(screen.getAllByText('3가지 남음').length).toBe(1)
})

it('[D3-746] the public data page announces the consents of the request, and nothing about a refusal', async () => {
  await open()
  fireEvent.click(request())
  expect(currentAnnouncement.peek().text).toBe('필수 항목 6개에 동의했습니다.')
  const { nth } = currentAnnouncement.peek()
  vi.useFakeTimers()
  fireEvent.click(refuse())
  await vi.runAllTimersAsync()
  expect(currentAnnouncement.peek().nth).toBe(nth)
})

describe('[D1-756] [A-080] [A-082] [A-083] the documents of an applicant who declines', () => {
  const openAs = (entityType: 'individual' | 'corporate', settings: Partial<Settings> = {}) =>
    open({
      settings,
      session: inMemorySession({ ...A_CERTIFIED_SESSION, entityType, consents: { personal: GIVEN, mydata: NONE } }),
    })

  it('[D2-907] are the documents for which the form will ask, each on its line', async () => {
    await openAs('individual')
    expect(descriptionsOf(refuse())).toEqual([
      '신청서에 서류 2가지를 올립니다. 사업자등록증 부가가치세 증명 (과세표준증명 또는 면세사업자 수입금액증명)',
    ])
  })

  it('differ for a corporation, and are not listed if no one may decline', async () => {
    await openAs('corporate')
    expect(descriptionsOf(refuse())).toEqual([
      '신청서에 서류 2~3가지를 올립니다. 사업자등록증 표준재무제표증명 부가가치세 과세표준증명 (일반과세자만)',
    ])
    cleanup()
    await openAs('individual', { mydataDecline: 'block' })
    expect(descriptionsOf(refuse()).join()).not.toContain('서류')
  })
})

it('[A-037] the two groups of public data are in order', async () => {
  await openGroups()
  expect(screen.getAllByRole('heading', { level: 2 }).map((element) => element?.textContent)).toEqual([FIRST, SECOND])
  for (const name of [FIRST, SECOND]) {
    expect(groupAll(name).checked).toBe(false)
    expect(
      within(region(name))
        .getAllByText(/^(필수|선택)$/)
        .map((tag) => tag.textContent),
    ).toEqual(['필수', '필수', '필수'])
    expect(region(name).querySelectorAll('summary')).toHaveLength(3)
  }
})

it('[A-038] the second group is disabled until the first is complete [A-270]', async () => {
  await openGroups()
  const [box] = boxes(SECOND)
  fireEvent.click(box as HTMLElement)
  fireEvent.click(groupAll(SECOND))
  expect(checks(SECOND)).toEqual([false, false, false])
  expect(box?.getAttribute('aria-disabled')).toBe('true')
  expect(box?.hasAttribute('disabled')).toBe(false)
  for (const control of [box, groupAll(SECOND)])
    expect(descriptionsOf(control).join('')).toBe('위 항목에 모두 동의하시면 선택할 수 있습니다.')
  fireEvent.click(groupAll(FIRST))
  await waitOneTurn()
  fireEvent.click(groupAll(SECOND))
  expect(checks(SECOND)).toEqual([true, true, true])
  expect(boxes(SECOND)[0]?.getAttribute('aria-disabled')).toBeNull()
  expect(within(region(SECOND)).queryByText(/위 항목에 모두/)).toBeNull()
})

it('[A-039] unchecking an item of the first group clears the second group', async () => {
  await open()
  fireEvent.click(request())
  fireEvent.click(region(SECOND).querySelector('summary') as HTMLElement)
  await waitOneTurn()
  expect(openTextCount(SECOND)).toBe(1)
  fireEvent.click(boxes(FIRST)[1] as HTMLElement)
  await waitOneTurn()
  expect(checks(SECOND)).toEqual([false, false, false])
  expect(openTextCount(SECOND)).toBe(0)
  expect(groupAll(SECOND).getAttribute('aria-disabled')).toBe('true')
})

describe('[A-040] the two answers about public data', () => {
  it("'do not request' clears every item, if the deployment allows no one to decline", async () => {
    await open({ settings: { mydataDecline: 'block' } })
    fireEvent.click(request())
    fireEvent.click(region(SECOND).querySelector('summary') as HTMLElement)
    await waitOneTurn()
    fireEvent.click(refuse())
    await waitOneTurn()
    expect([...checks(FIRST), ...checks(SECOND)].some(Boolean)).toBe(false)
    expect(refuse().checked).toBe(true)
    expect(openTextCount(SECOND)).toBe(0)
    expect(groupAll(SECOND).getAttribute('aria-disabled')).toBe('true')
  })
  it("'do not request' clears every item and hides the groups, if declining is allowed", async () => {
    await open()
    fireEvent.click(request())
    fireEvent.click(region(SECOND).querySelector('summary') as HTMLElement)
    await waitOneTurn()
    fireEvent.click(refuse())
    await waitOneTurn()
    expect(refuse().checked).toBe(true)
    expect(screen.queryAllByRole('checkbox')).toEqual([])
    fireEvent.click(request())
    fireEvent.click(groupAll(FIRST))
    await waitOneTurn()
    expect([...checks(FIRST), ...checks(SECOND), openTextCount(SECOND)]).toEqual([
      ...[false, false, false],
      ...[false, false, false],
      0,
    ])
  })
})

describe('the public data page, when it is confirmed', () => {
  it('[A-041] [D2-141] [D2-160] stays open and marks the missing required items if the choice has no answer', async () => {
    const { saved } = await openGroups()
    fireEvent.click(boxes(FIRST)[0] as HTMLElement)
    await confirm()
    expect(shownDialog()).toBeNull()
    expect(window.location.pathname).toBe('/mydata-agree')
    expect(saved).toEqual([])
    expect(document.activeElement).toBe(request())
    expect([...boxes(FIRST), ...boxes(SECOND)].map((box) => box.getAttribute('aria-invalid'))).toEqual([
      'false',
      'true',
      'true',
      'false',
      'false',
      'false',
    ])
    expect(descriptionsOf(request().closest('fieldset'))[0]).toBe(
      '서류를 어떻게 확인할지 골라주세요. 정부가 가진 정보로 확인하시려면 필수 항목 5개에 더 동의하셔야 합니다.',
    )
  })

  it('[D2-141] [D2-160] [D2-801] [A-045] focuses and names the first missing item if no one may decline', async () => {
    await open({ settings: { mydataDecline: 'block' } })
    fireEvent.click(refuse())
    await confirm()
    expect(document.activeElement).toBe(boxes(FIRST)[0])
    expect(barRefusalText()).toBe(
      '필수 항목 6개가 남았습니다. 다음은 ‘공공마이데이터 이용을 위한 개인정보 수집·이용 동의’입니다.',
    )
    expect(document.body.textContent).not.toContain('서류를 어떻게 확인할지 골라주세요.')
  })

  it('[D2-141] [A-045] marks only the choice as missing while no item is visible', async () => {
    await open()
    await confirm()
    const announcement = () =>
      [...document.querySelectorAll('#consent-left:not(:empty), [id$="-error"]:not([hidden])')].map(
        (element) => element?.textContent,
      )
    expect(announcement()).toEqual([
      '서류를 어떻게 확인할지 골라주세요. 정부가 가진 정보로 확인하시려면 필수 항목 6개에 더 동의하셔야 합니다.',
    ])
    expect(screen.queryAllByRole('checkbox')).toEqual([])
    fireEvent.click(refuse())
    await waitOneTurn()
    expect(announcement()).toEqual([])
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0)
    expect(screen.queryAllByRole('checkbox')).toEqual([])
  })

  it('saves all consents together and opens the form', async () => {
    const { session, saved } = await open()
    fireEvent.click(request())
    await confirm()
    expect(window.location.pathname).toBe('/aply-info')
    expect(saved.length).toBe(1)
    expect(session.read().consentsSaved).toBe(true)
  })

  it('continues without the data and saves the consent as not given', async () => {
    const { saved } = await open()
    fireEvent.click(refuse())
    await confirm()
    expect(window.location.pathname).toBe('/aply-info')
    expect(saved[0]?.consents.agreements.mydata_provide_yn).toEqual({ order: 2, agreed: false })
  })

  it('keeps the person on the page if declining is not allowed', async () => {
    const { saved } = await open({ settings: { mydataDecline: 'block' } })
    expect(refuse().labels?.[0]?.textContent).toBe(
      '서류를 직접 올립니다필수 항목에 모두 동의하고 제공을 요구하셔야 다음 단계로 진행할 수 있습니다. 문의전화 : 1533-0500',
    )
    fireEvent.click(refuse())
    await confirm()
    expect(window.location.pathname).toBe('/mydata-agree')
    expect(saved).toEqual([])
  })

  it.each([refusedWith(500), NO_ANSWER])(
    '[A-044] [A-007] stays open and keeps every entry if saving fails ($name)',
    async (failure) => {
      const { session } = await open({ save: Effect.fail(failure) })
      fireEvent.click(request())
      await confirm()
      expect(dialogText()).toBe('동의 정보 저장에 실패했습니다. 다시 시도해주세요.\n문의전화 : 1533-0500')
      await pressDialogButton()
      expect(window.location.pathname).toBe('/mydata-agree')
      expect(session.read().consentsSaved).toBe(false)
      expect(request().checked).toBe(true)
    },
  )

  it('returns to /info-agree if the consents there are missing', async () => {
    const { saved } = await open({ personal: NONE })
    fireEvent.click(request())
    await confirm()
    expect([dialogText(), dialogRuleText()]).toEqual([
      '정보 동의를 먼저 확인해주세요.',
      '문의하실 때 알려주실 번호 CC-2',
    ])
    expect(window.location.pathname).toBe('/mydata-agree')
    await pressDialogButton()
    expect(window.location.pathname).toBe('/info-agree')
    expect(saved).toEqual([])
  })
})

it.each([
  ['the request with every consent', () => request(), 6],
  ['the choice not to request', () => refuse(), 0],
])('[A-042] [D2-105] the public data page restores %s without saving again', async (_, choice, given) => {
  const { session } = await open()
  fireEvent.click(choice())
  await confirm()
  cleanup()
  const again = await open({ session })
  expect(choice().checked).toBe(true)
  expect(screen.queryAllByRole('checkbox', { name: /^필수/, checked: true }).length).toEqual(given)
  await confirm()
  expect(window.location.pathname).toBe('/aply-info')
  expect(again.saved).toEqual([])
})

it('[A-012] the cancel button of the public data page leads to /info-agree and sends nothing', async () => {
  const { saved } = await open()
  fireEvent.click(request())
  fireEvent.click(screen.getByRole('button', { name: '취소' }))
  await waitOneTurn()
  expect(window.location.pathname).toBe('/info-agree')
  expect(saved).toEqual([])
})

it('[A-273] the consents of a received application cannot be changed', async () => {
  const { session } = await open({ save: Effect.fail(new AlreadyApplied({ because: null })) })
  fireEvent.click(refuse())
  await confirm()
  expect(dialogText()).toContain('이미 접수된 신청이어서 동의 내역을 바꿀 수 없습니다.')
  await pressDialogButton('신청결과 보기')
  expect(window.location.pathname).toBe('/aply-result')
  expect(session.read().consentsSaved).toBe(false)
})
