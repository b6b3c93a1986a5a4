import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import '#ui/testing/jsdom-dialog.ts'
import { CheckDuplicateAndRecordStep } from '#app/consent/check-duplicate-and-record-step'
import { AlreadyApplied, Consents } from '#app/consent/consents.port'
import { StoreInfoAgreements } from '#app/consent/save-consents'
import { A_CERTIFIED_SESSION } from '#app/testing/a-session'
import { settingsSourceWith } from '#app/testing/chosen-settings'
import { NO_ANSWER, refusedWith } from '#app/testing/failures'
import { fakePort } from '#app/testing/fake-port'
import { inMemoryRecords } from '#app/testing/in-memory-records'
import { inMemorySession } from '#app/testing/in-memory-session'
import { stoppedClock } from '#app/testing/stopped-clock'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import { CONSENT_ROWS } from '#domain/consent/consent-items.table'
import type { Session } from '#domain/session/session'
import { kstInstant } from '#domain/time/calendar'
import { currentAnnouncement } from '#ui/parts/dialog/announcer.ts'
import { DialogHolder } from '#ui/parts/dialog/DialogHolder.tsx'
import { barRefusalText } from '#ui/testing/action-bar.ts'
import { serveScreens } from '#ui/testing/services.ts'
import { pressDialogButton, shownDialog, waitOneTurn, dialogNextSteps, dialogText } from '#ui/testing/shown-dialog.ts'
import { descriptionsOf } from '#ui/testing/typing.ts'
import type { CONSENT_SERVICES } from './consent.model.ts'
import ConsentScreen from './ConsentScreen.tsx'

const NOW = kstInstant('2025-06-18', '14:03')
const GROUPS = [
  '개인정보 수집·이용·제공 동의',
  '행정정보 이용 사전동의',
  '배달·택배비 지원사업 확인사항',
  '배달 이용정보 관련 동의',
]

type Answer = ReturnType<Consents['checkApplicant']>
const openFolded = async (sessionValues: Partial<Session> = {}, duplicate: Answer = Effect.void) => {
  const session = inMemorySession({ ...A_CERTIFIED_SESSION, consentsSaved: false, ...sessionValues })
  const consents = fakePort(Consents, { checkApplicant: () => duplicate, saveStepHistory: () => Effect.void })
  window.history.replaceState(null, '', '/info-agree')
  serveScreens<typeof CONSENT_SERVICES>({
    session,
    checkDuplicate: CheckDuplicateAndRecordStep.make({
      consents,
      session,
      tabDrafts: inMemoryRecords({ session }),
    }),
    storeAgreements: StoreInfoAgreements.make({
      session,
      settings: settingsSourceWith(),
      clock: stoppedClock(NOW),
    }),
  })
  render(
    <>
      <ConsentScreen />
      <DialogHolder />
    </>,
  )
  await waitOneTurn()
  return session
}
const openers = () => screen.getAllByRole('button', { name: / 내용 (보기|닫기)$/ })
/** Opens the page and makes the items of all groups visible. */
const open = async (...parameters: Parameters<typeof openFolded>) => {
  const session = await openFolded(...parameters)
  for (const opener of openers()) fireEvent.click(opener)
  return session
}

const groupOf = (name: string) => screen.getByRole('region', { name })
const items = (name: string) => within(groupOf(name)).getAllByRole('listitem')
const item = (title: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name: title })
const groupAll = (name: string) =>
  within(groupOf(name)).getByRole<HTMLInputElement>('checkbox', {
    name: `${name} 전체 동의${name === GROUPS[0] ? ' (선택 1개 포함)' : ''}`,
  })
const agree = () => screen.getByRole<HTMLInputElement>('radio', { name: '모두 동의합니다 (선택 1개 포함)' })
const disagree = () => screen.getByRole<HTMLInputElement>('radio', { name: '전체 동의 안 함' })
const all = () => screen.getAllByRole<HTMLInputElement>('checkbox')
const confirm = async () => {
  fireEvent.click(screen.getByRole('button', { name: '확인' }))
  await waitOneTurn()
}

it('[D2-102] the consents about deliveries say how to apply without them', async () => {
  await open({ paymentType: 'rapid' })
  const group = groupOf('배달 이용정보 관련 동의')
  expect(group?.textContent).toContain('동의하지 않고 확인지급으로 신청하시려면 1533-0500으로 문의해주세요.')
  expect(within(group).getByRole<HTMLAnchorElement>('link', { name: '1533-0500' }).href).toBe('tel:15330500')
  expect(document.body.textContent).not.toContain('확인지급으로는 신청하실 수 있습니다')
})

it('[D1-421] [D1-660] the page says who was certified and for which number', async () => {
  await open({ certifiedName: '김하늘', businessNumber: businessNumberOrThrow('1000100010') })
  expect(document.body.textContent).toContain('김하늘 님, 사업자등록번호 100-01-00010')
  expect(screen.getByRole('link', { name: '본인이 아니세요? 다시 인증하기' }).getAttribute('href')).toBe('/onslf-check')
  cleanup()
  await open({ certifiedName: '' })
  expect(screen.queryByRole('link', { name: '본인이 아니세요? 다시 인증하기' })).toBeNull()
})

it('[D1-979] [D2-906] the consents and then the choice for all are seen at first, and an opened group has its own checkboxes', async () => {
  await openFolded({ paymentType: 'rapid' })
  expect([screen.getAllByRole('radio').length, screen.queryAllByRole('checkbox')]).toEqual([3, []])
  expect(agree().compareDocumentPosition(screen.getByText('동의하실 내용'))).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  fireEvent.click(openers()[0] as HTMLElement)
  expect(all()[0]).toBe(groupAll(GROUPS[0] ?? ''))
  expect(all()).toHaveLength(1 + 3)
})

it('[D2-105] the consents of an earlier visit are restored', async () => {
  const session = await open({ paymentType: 'rapid' })
  fireEvent.click(agree())
  fireEvent.click(item(/홍보/))
  await confirm()
  const { consents } = session.read()
  cleanup()
  await open({ paymentType: 'rapid', consents })
  const empty = all().filter(({ checked }) => !checked)
  expect(empty).toHaveLength(2)
  expect(item(/홍보/).checked).toBe(false)
  expect(groupAll(GROUPS[0] ?? '').checked).toBe(false)
  expect(agree().checked).toBe(false)
  expect(disagree().checked).toBe(false)
})

describe('[D2-113] [A-029] the choices for all groups', () => {
  it('leave the optional item out if only the required items are chosen', async () => {
    const session = await open({ paymentType: 'rapid' })
    const required = screen.getByRole<HTMLInputElement>('radio', { name: /^필수 \d+개에만 동의합니다$/ })
    fireEvent.click(required)
    expect(required.checked).toBe(true)
    expect(agree().checked).toBe(false)
    expect(item(/홍보/).checked).toBe(false)
    expect(currentAnnouncement.peek().text).toBe('필수 항목 10개에 동의했습니다. 선택 항목 1개는 동의하지 않았습니다.')
    await confirm()
    expect(session.read().consents.personal.agreements['info_promotion_yn']?.agreed).toBe(false)
    expect(window.location.pathname).toBe('/mydata-agree')
  })
  it('[A-030] announce their effect, but nothing during the duplicate check', async () => {
    await open({ paymentType: 'rapid' })
    fireEvent.click(agree())
    expect(currentAnnouncement.peek().text).toBe('필수 항목 10개와 선택 항목 1개에 동의했습니다.')
    fireEvent.click(disagree())
    await waitOneTurn()
    const { nth } = currentAnnouncement.peek()
    expect(currentAnnouncement.peek().text).toBe('동의한 항목이 없습니다.')
    cleanup()
    await open({}, Effect.never)
    fireEvent.click(agree())
    expect(currentAnnouncement.peek().nth).toBe(nth)
  })
})

it('[D2-117] consent items are locked once they are confirmed', async () => {
  await open({ paymentType: 'rapid' })
  fireEvent.click(agree())
  await confirm()
  fireEvent.click(item(/홍보/))
  fireEvent.click(groupAll(GROUPS[0] ?? ''))
  fireEvent.click(disagree())
  expect(all().filter(({ checked }) => !checked)).toEqual([])
})

it('[A-025] only users of platforms or agencies see the fourth group', async () => {
  await open({ paymentType: 'rapid' })
  expect(screen.getAllByRole('heading', { level: 2 }).map((element) => element?.textContent)).toEqual(GROUPS)
  cleanup()
  await open({ paymentType: 'confirmed' })
  expect(screen.getAllByRole('heading', { level: 2 }).map((element) => element?.textContent)).toEqual(
    GROUPS.slice(0, 3),
  )
})

it('[A-026] each consent item is tagged as required or optional', async () => {
  await open()
  const tags = GROUPS.flatMap(items).map((row) => within(row).getByText(/^(필수|선택)$/).textContent)
  expect(tags.filter((tag) => tag === '선택')).toHaveLength(1)
  expect(tags.filter((tag) => tag === '필수')).toHaveLength(10)
  expect(items(GROUPS[0] ?? '')[2]?.querySelector('label')?.textContent).toBe(
    '선택 사업 안내 및 홍보를 위한 개인정보 수집·이용 동의',
  )
})

it('[A-027] opening the text of a consent item opens no other text', async () => {
  await open()
  const [first, second] = items(GROUPS[0] ?? '').map((row) => row.querySelector('details'))
  const toggle = first?.querySelector('summary') as HTMLElement
  fireEvent.click(toggle)
  await waitOneTurn()
  expect(first?.open).toBe(true)
  expect(second?.open).toBe(false)
  expect(first?.querySelector('h3')?.textContent).toBe('개인정보 수집·이용 안내')
  fireEvent.click(second?.querySelector('summary') as HTMLElement)
  await waitOneTurn()
  expect(all().filter((box) => box.checked)).toEqual([])
  expect(first?.open).toBe(true)
  expect(second?.open).toBe(true)
  fireEvent.click(toggle)
  await waitOneTurn()
  expect(first?.open).toBe(false)
  expect(second?.open).toBe(true)
})

it('[A-028] the checkbox of a group checks or clears all its items', async () => {
  await open()
  const name = GROUPS[2] ?? ''
  const boxes = () => items(name).map((row) => (row.querySelector('input') as HTMLInputElement).checked)
  fireEvent.click(groupAll(name))
  expect(boxes()).toEqual([true, true, true, true, true])
  fireEvent.click(item(/신청 유의사항 확인/))
  expect(groupAll(name).checked).toBe(false)
  expect(groupAll(name).indeterminate).toBe(true)
  fireEvent.click(item(/신청 유의사항 확인/))
  expect(groupAll(name).checked).toBe(true)
  expect(groupAll(name).indeterminate).toBe(false)
  fireEvent.click(groupAll(name))
  expect(boxes()).toEqual([false, false, false, false, false])
})

it('[D3-745] [A-028] the checkbox of a group says and announces that it also gives the optional consent', async () => {
  await open({ paymentType: 'rapid' })
  const [first = ''] = GROUPS
  expect(groupAll(first).closest('label')?.textContent).toBe('전체 동의 (선택 1개 포함)')
  fireEvent.click(screen.getByRole('radio', { name: /^필수 \d+개에만 동의합니다$/ }))
  expect(groupAll(first).indeterminate).toBe(true)
  expect(groupOf(first).textContent).toContain('필수 2개 동의, 선택 1개 제외')
  await waitOneTurn()
  fireEvent.click(groupAll(first))
  await waitFor(() => expect(currentAnnouncement.peek().text).toBe('필수 항목 2개와 선택 항목 1개에 동의했습니다.'))
})

describe('[D2-162] [A-015] [A-025] a collapsed group', () => {
  const HEADS = ['필수 2개, 선택 1개', '필수 1개', '필수 5개', '필수 2개']
  const isOpen = () => openers().map((opener) => opener.getAttribute('aria-expanded') === 'true')

  const shownItems = (name: string) => within(groupOf(name)).queryAllByRole('listitem')

  it('counts the items of each kind and opens independently', async () => {
    await openFolded({ paymentType: 'rapid' })
    expect(GROUPS.map((name) => groupOf(name)?.textContent)).toEqual(
      HEADS.map((kinds) => expect.stringContaining(kinds)),
    )
    expect(GROUPS.flatMap(shownItems)).toEqual([])
    const follows = (name: string) => descriptionsOf(screen.getByRole('radio', { name })).join()
    expect(follows('필수 10개에만 동의합니다')).toBe('')
    expect(follows('전체 동의 안 함')).toBe('이대로는 신청하실 수 없습니다.')
    expect(CONSENT_ROWS.v3.flatMap(({ required, column }) => (required ? [] : [column]))).toEqual(['info_promotion_yn'])
    expect(document.body.textContent).toContain('선택 항목은 사업 안내·홍보 동의이며, 빼셔도 불이익이 없습니다.')
    fireEvent.click(openers()[1] as HTMLElement)
    expect([isOpen(), GROUPS.map((name) => shownItems(name).length)]).toEqual([
      [false, true, false, false],
      [0, 1, 0, 0],
    ])
    expect(openers().map((element) => element?.textContent)).toEqual(
      GROUPS.map((name, index) => `${name} ${index === 1 ? '내용 닫기' : '내용 보기'}`),
    )
    fireEvent.click(openers()[1] as HTMLElement)
    expect(isOpen()).toEqual([false, false, false, false])
  })

  it('[D1-660] [A-028] says while collapsed which of its consents are given', async () => {
    await openFolded({ paymentType: 'rapid' })
    fireEvent.click(openers()[2] as HTMLElement)
    fireEvent.click(groupAll(GROUPS[2] ?? ''))
    fireEvent.click(openers()[2] as HTMLElement)
    expect(isOpen()).toEqual([false, false, false, false])
    expect(screen.getAllByText('5가지 남음').length).toBe(1)
    expect(groupOf(GROUPS[2] ?? '').textContent).toContain('필수 5개 동의')
  })

  it('[A-035] opens on 확인 only if an item is missing', async () => {
    await open({ paymentType: 'rapid' })
    fireEvent.click(groupAll(GROUPS[0] ?? ''))
    fireEvent.click(groupAll(GROUPS[2] ?? ''))
    for (const opener of openers()) fireEvent.click(opener)
    await confirm()
    expect(isOpen()).toEqual([false, true, false, true])
    expect(document.activeElement).toBe(item(/과세정보/))
  })
})

describe('[D2-180] the consent page', () => {
  it('says in each group which consents are given', async () => {
    await open({ paymentType: 'rapid' })
    const [first = ''] = GROUPS
    const kinds = () => groupOf(first).querySelector('h2')?.parentElement?.textContent
    fireEvent.click(screen.getByRole('radio', { name: /^필수 \d+개에만 동의합니다$/ }))
    expect(currentAnnouncement.peek().text).toBe('필수 항목 10개에 동의했습니다. 선택 항목 1개는 동의하지 않았습니다.')
    expect(kinds()).toContain('필수 2개 동의, 선택 1개 제외')
    expect(groupOf(GROUPS[3] ?? '').textContent).toContain('필수 2개 동의')
    fireEvent.click(item(/제3자 제공/))
    expect(kinds()).toContain('필수 2개 중 1개 동의, 선택 1개 제외')
    fireEvent.click(disagree())
    expect(kinds()).toContain('필수 2개, 선택 1개')
  })
})

describe('the choice to agree to everything', () => {
  it('[A-029] [A-030] is selected only while all items are checked', async () => {
    await open({ paymentType: 'rapid' })
    expect(agree().checked).toBe(false)
    expect(disagree().checked).toBe(false)
    fireEvent.click(agree())
    expect(all().every((box) => box.checked)).toBe(true)
    expect(agree().checked).toBe(true)
    fireEvent.click(item(/사업 안내 및 홍보/))
    expect(agree().checked).toBe(false)
    expect(disagree().checked).toBe(false)
    fireEvent.click(item(/사업 안내 및 홍보/))
    expect(agree().checked).toBe(true)
  })
})

it('[A-270] the consent page allows no choice during the duplicate check', async () => {
  await open({}, Effect.never)
  fireEvent.click(agree())
  fireEvent.click(item(/신청 유의사항 확인/))
  fireEvent.click(groupAll(GROUPS[0] ?? ''))
  await confirm()
  expect([...all(), agree(), disagree()].filter((box) => box.checked)).toEqual([])
  expect(all().every((box) => box.getAttribute('aria-disabled') === 'true')).toBe(true)
  expect(descriptionsOf(item(/신청 유의사항 확인/)).at(-1)).toContain('확인이 끝나면 선택할 수 있습니다.')
  expect(window.location.pathname).toBe('/info-agree')
})

describe('a duplicate check that does not succeed', () => {
  it('[A-033] says that the person has already applied', async () => {
    await openFolded({}, Effect.fail(new AlreadyApplied({ because: { rule: 'RA-2', ref: 'A-236' } })))
    expect(dialogText()).toContain('본인인증 정보로 이미 신청접수 되었습니다.')
    expect(dialogNextSteps()).toContain('한 분이 한 번만 신청합니다.')
    expect(screen.queryAllByRole('checkbox', { hidden: true })).toEqual([])
    expect(window.location.pathname).toBe('/info-agree')
    await pressDialogButton()
    expect(window.location.pathname).toBe('/')
  })
  it('[A-033] [D1-263] links to the result for a person who has already applied', async () => {
    await openFolded({}, Effect.fail(new AlreadyApplied({ because: { rule: 'RA-2', ref: 'A-236' } })))
    screen.getByRole('link', { name: '신청결과 확인' }).click()
    await waitOneTurn()
    expect(window.location.pathname).toBe('/onslf-check-result')
    expect(shownDialog()).toBeNull()
  })
  it.each([
    { failure: refusedWith(500, '신청 여부를 확인하지 못했습니다.'), words: '신청 여부를 확인하지 못했습니다.' },
    { failure: NO_ANSWER, words: '처리 중 오류가 발생했습니다. 잠시 후 다시 시도해주세요.' },
  ])('[A-034] shows $words for $failure.name with the help line [A-007]', async (row) => {
    await openFolded({}, Effect.fail(row.failure))
    expect(dialogText()).toBe(row.words)
    expect(shownDialog()?.textContent).toContain('문의전화 : 1533-0500')
    await pressDialogButton('첫 화면으로')
    expect(window.location.pathname).toBe('/')
  })
  it('[A-034] [D3-312] can be repeated if it got no answer; consents can be given once it allows the person to apply', async () => {
    let isDown = true
    await openFolded(
      {},
      Effect.suspend(() => (isDown ? Effect.fail(NO_ANSWER) : Effect.void)),
    )
    await pressDialogButton('다시 확인하기')
    await waitOneTurn()
    expect(dialogNextSteps()).toContain('이미 접수된 신청이 없는지 확인하지 못했습니다.')
    isDown = false
    await pressDialogButton('다시 확인하기')
    await waitOneTurn()
    expect(shownDialog()).toBeNull()
    fireEvent.click(agree())
    expect(agree().checked).toBe(true)
    expect(window.location.pathname).toBe('/info-agree')
  })
})

describe('the confirm button of the consents', () => {
  it('[A-035] [D2-801] marks every missing required item, focuses the first and names it in the bar', async () => {
    const session = await open({ paymentType: 'confirmed' })
    const before = session.read()
    fireEvent.click(item(/^필수 개인정보 수집·이용 동의/))
    await confirm()
    expect(shownDialog()).toBeNull()
    expect(session.read()).toEqual(before)
    expect(window.location.pathname).toBe('/info-agree')
    expect(document.activeElement).toBe(item(/개인정보 제3자 제공 동의/))
    const markedBoxes = all().filter((box) => box.getAttribute('aria-invalid') === 'true')
    expect(markedBoxes).toHaveLength(7)
    expect(barRefusalText()).toBe('필수 항목 7개가 남았습니다. 다음은 ‘개인정보 제3자 제공 동의’입니다.')
    expect(document.querySelector('[id$="-error"]')).toBeNull()
    fireEvent.click(item(/개인정보 제3자 제공 동의/))
    await waitOneTurn()
    expect(barRefusalText()).toBeNull()
    expect(all().filter((box) => box.getAttribute('aria-invalid') === 'true')).toHaveLength(6)
    fireEvent.click(agree())
    await waitOneTurn()
    expect(all().filter((box) => box.getAttribute('aria-invalid') === 'true')).toEqual([])
  })

  it('[A-036] stores the agreements with version and time', async () => {
    const session = await open({ paymentType: 'confirmed' })
    fireEvent.click(agree())
    fireEvent.click(item(/사업 안내 및 홍보/))
    await confirm()
    expect(window.location.pathname).toBe('/mydata-agree')
    const { personal } = session.read().consents
    expect(personal.version).toBe('3.0.0')
    expect(personal.agreedAt).toEqual(NOW)
    expect(personal.agreements).toMatchObject({
      info_collection_yn: { title: '개인정보 수집·이용 동의', required: true, agreed: true },
      info_promotion_yn: { required: false, agreed: false },
    })
  })
})

it('[A-012] the cancel button of the consent page leads to /onslf-check and stores nothing', async () => {
  const session = await open()
  const before = session.read()
  fireEvent.click(screen.getByRole('button', { name: '취소' }))
  expect(window.location.pathname).toBe('/onslf-check')
  expect(session.read()).toEqual(before)
})
