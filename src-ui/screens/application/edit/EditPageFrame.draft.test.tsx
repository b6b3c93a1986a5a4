import '#ui/testing/jsdom-dialog.ts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { NO_ANSWER } from '#app/testing/failures'
import { inMemoryTab } from '#app/testing/in-memory-records'
import { DAY_MS } from '#domain/time/calendar'
import { parseInstant } from '#domain/time/written-dates'
import {
  A_CORPORATIONS_APPLICATION,
  AN_INDIVIDUALS_APPLICATION,
  applicationEditWorld,
  openEditPage,
} from '#ui/testing/application-edit-world.tsx'
import { pressDialogButton, shownDialog, waitOneTurn, dialogText } from '#ui/testing/shown-dialog.ts'
import { inputLabelled, buttonNamed, chooseBankNamed, pressButton, typeByLabel } from '#ui/testing/typing.ts'

type Given = Parameters<typeof applicationEditWorld>[0]
const ACCOUNT = 'accountEdit DA2025000123'
const BUSINESS = 'businessEdit DA2025000123'
const ASKED = { ...AN_INDIVIDUALS_APPLICATION, status: 'supplementRequest' } as const
const PARTS = ['사업자등록번호 앞 3자리', '사업자등록번호 가운데 2자리', '사업자등록번호 뒤 5자리'] as const

/** Leaves the page, as a reload does. At that moment the page saves its unsaved entries. */
const leave = async () => {
  cleanup()
  await waitOneTurn()
}
const open = async (page: 'account' | 'business', drafts = inMemoryTab(), given: Given = {}, chosen = {}) => {
  const world = applicationEditWorld(given, chosen, drafts)
  return { ...world, history: await openEditPage(world, page) }
}
const restoredNotice = () => screen.queryByText(/이전에 작성하시던 내용을 불러왔습니다/)?.textContent
const bank = () => screen.getByRole('combobox', { name: /은행/ }).textContent
const account = () => [bank(), inputLabelled('계좌번호').value, inputLabelled('예금주').value]
const isBlocked = () => buttonNamed('수정완료').getAttribute('aria-disabled') === 'true'

const send = async (check: string) => {
  await pressButton(check)
  await waitOneTurn()
  await pressButton('수정완료')
  await pressDialogButton('예')
  await waitOneTurn()
}
const enterAccount = () => {
  chooseBankNamed('보기은행')
  typeByLabel('계좌번호', '41012345')
  typeByLabel('예금주', '김서준')
}
/** Types an account, leaves the page, and returns the drafts. */
const leftAccount = async (given?: Given, chosen?: object) => {
  const { drafts } = await open('account', inMemoryTab(), given, chosen)
  enterAccount()
  await leave()
  return drafts
}
/** Types business data, leaves the page, and returns the drafts. */
const leftBusiness = async (given: Given) => {
  const { drafts } = await open('business', inMemoryTab(), given)
  typeByLabel(PARTS[2], '0000')
  typeByLabel('개업일자', '2021-02-0')
  await leave()
  return drafts
}
const texts = (...names: readonly string[]) => names.map((name) => inputLabelled(name).value)

describe('[A-264] [P-317] [D2-139] the draft of the account page', () => {
  it('is restored without the account check', async () => {
    await open('account', await leftAccount())
    expect(account()).toEqual(['보기은행', '41012345', '김서준'])
    expect(restoredNotice()).toBe('이전에 작성하시던 내용을 불러왔습니다. (2025-06-24 16:00 저장)')
    expect(screen.getByText('계좌인증의 결과는 저장하지 않습니다.')).not.toBeNull()
    expect(isBlocked()).toBe(true)
    expect(buttonNamed('계좌인증').getAttribute('aria-disabled')).toBeNull()
  })

  it('contains the entries of the account and the version of the application, and nothing else', async () => {
    const drafts = await leftAccount()
    expect(Object.keys(drafts.all())).toEqual([ACCOUNT])
    expect(drafts.read(ACCOUNT)?.entries).toEqual({
      loaded: JSON.stringify([AN_INDIVIDUALS_APPLICATION.status, AN_INDIVIDUALS_APPLICATION.updatedAt]),
      bank: '088',
      bankName: '보기은행',
      accountNumber: '41012345',
      depositor: '김서준',
    })
  })

  it('is restored after 취소, which leaves the page without asking', async () => {
    const { drafts, history } = await open('account')
    enterAccount()
    await pressButton('취소')
    expect(shownDialog()).toBeNull()
    expect(history).toEqual(['/result-modify', '/aply-result'])
    await leave()
    await open('account', drafts)
    expect(account()).toEqual(['보기은행', '41012345', '김서준'])
  })

  it('leaves the account fields empty when deleted', async () => {
    const { drafts } = await open('account', await leftAccount())
    await pressButton('작성 내용 삭제')
    await pressDialogButton('예')
    expect([inputLabelled('계좌번호').value, inputLabelled('예금주').value]).toEqual(['', ''])
    expect(restoredNotice()).toBe(undefined)
    expect(document.activeElement?.id).toBe('bank')
    expect(drafts.all()).toEqual({})
  })

  it('is deleted after the application has been updated', async () => {
    const { drafts, updates } = await open('account', await leftAccount())
    await pressButton('계좌인증')
    await waitOneTurn()
    await pressButton('수정완료')
    expect(drafts.read(ACCOUNT)).not.toBeNull()
    await pressDialogButton('예')
    await waitOneTurn()
    expect(dialogText()).toBe('수정이 완료되었습니다.')
    expect(updates.length).toBe(1)
    expect(drafts.all()).toEqual({})
    await leave()
    expect(drafts.all()).toEqual({})
  })

  it('[A-222] stays if the edit could not be sent', async () => {
    const { drafts } = await open('account', await leftAccount(), { update: Effect.fail(NO_ANSWER) })
    await send('계좌인증')
    expect(drafts.read(ACCOUNT)?.entries).toMatchObject({ accountNumber: '41012345' })
  })
})

describe('[A-264] [D2-139] the account of the application', () => {
  const STORED = { found: [{ ...AN_INDIVIDUALS_APPLICATION, status: 'applied' as const }] }
  const CHOSEN = { accountEditStatuses: ['신청'] }
  const storedEntries = ['예시은행', '4101234560011', '김서준']

  it('is not saved as a draft if the person enters it again', async () => {
    const { drafts } = await open('account', inMemoryTab(), STORED, CHOSEN)
    expect(account()).toEqual(storedEntries)
    typeByLabel('예금주', '박다른')
    typeByLabel('예금주', '김서준')
    chooseBankNamed('보기은행')
    chooseBankNamed('예시은행')
    await leave()
    expect(drafts.all()).toEqual({})
  })

  it('is filled in again when a draft is deleted', async () => {
    await open('account', await leftAccount(STORED, CHOSEN), STORED, CHOSEN)
    expect(account()).toEqual(['보기은행', '41012345', '김서준'])
    await pressButton('작성 내용 삭제')
    await pressDialogButton('예')
    expect(account()).toEqual(storedEntries)
    expect(restoredNotice()).toBeUndefined()
  })
})

describe('[A-264] [P-317] [D2-139] the draft of the business page', () => {
  it.each([
    ['a person', { found: [ASKED] }, '01', '서준식당', '상호명'],
    ['a corporation', { found: [A_CORPORATIONS_APPLICATION] }, '81', '주식회사 한빛', '법인명'],
  ] as const)('is restored for %s without the result of the lookup', async (_, given, kind, company, label) => {
    await open('business', await leftBusiness(given), given)
    expect(texts(...PARTS, label, '개업일자')).toEqual(['100', kind, '0000', company, '2021-02-0'])
    expect(restoredNotice()).toBe('이전에 작성하시던 내용을 불러왔습니다. (2025-06-24 16:00 저장)')
    expect(screen.getByText('사업자 정보 조회의 결과는 저장하지 않습니다.')).not.toBeNull()
    expect(isBlocked()).toBe(true)
    expect(shownDialog()).toBeNull()
  })

  it('contains the number, the name and the settlement month of a corporation', async () => {
    const given = { found: [A_CORPORATIONS_APPLICATION] }
    const { drafts } = await open('business', inMemoryTab(), given)
    typeByLabel('법인등록번호 뒤 7자리', '8100')
    typeByLabel('법인명', '새한빛')
    fireEvent.change(inputLabelled('결산월'), { target: { value: '6' } })
    await leave()
    await open('business', drafts, given)
    expect(texts('법인등록번호 앞 6자리', '법인등록번호 뒤 7자리', '법인명')).toEqual(['110111', '8100', '새한빛'])
    expect(inputLabelled('결산월').value).toBe('6')
  })

  it('is not saved while the entries equal the application', async () => {
    const { drafts } = await open('business', inMemoryTab(), { found: [ASKED] })
    typeByLabel('상호명', '새이름')
    typeByLabel('상호명', '서준식당')
    await pressButton('사업자 정보 조회')
    await waitOneTurn()
    await leave()
    expect(drafts.all()).toEqual({})
  })

  it('shows the data of the application again when deleted', async () => {
    const { drafts } = await open('business', await leftBusiness({ found: [ASKED] }), { found: [ASKED] })
    await pressButton('작성 내용 삭제')
    await pressDialogButton('예')
    expect(texts(...PARTS, '개업일자')).toEqual(['100', '01', '00001', '2020-01-31'])
    expect(restoredNotice()).toBe(undefined)
    expect(document.activeElement).toEqual(inputLabelled(PARTS[0]))
    expect(drafts.all()).toEqual({})
  })

  it('is deleted after the application has been updated', async () => {
    const { drafts, session } = await open('business', await leftBusiness({ found: [ASKED] }), { found: [ASKED] })
    typeByLabel(PARTS[2], '00002')
    typeByLabel('개업일자', '2021-02-03')
    await send('사업자 정보 조회')
    expect(session.read().businessNumber).toBe('1000100002')
    expect(drafts.all()).toEqual({})
    await pressDialogButton()
    await leave()
    expect(drafts.all()).toEqual({})
  })
})

describe('[A-265] [A-274] [D2-139] a draft that is no longer restored', () => {
  const CHANGED = parseInstant('2025-06-25T09:00:00')
  const nothing = ['은행을 선택해주세요.', '', '']

  it.each([
    ['was changed in the meantime', { updatedAt: CHANGED }, {}],
    ['has another status that allows editing', { status: 'applied' as const }, { accountEditStatuses: ['신청'] }],
  ])('is deleted when the application %s', async (_, change, chosen) => {
    const drafts = await leftAccount()
    await open('account', drafts, { found: [{ ...AN_INDIVIDUALS_APPLICATION, ...change }] }, chosen)
    expect(account()).toEqual('status' in change ? ['예시은행', '4101234560011', '김서준'] : nothing)
    expect(restoredNotice()).toBe(undefined)
    expect(drafts.all()).toEqual({})
  })

  it.each([
    ['account', ACCOUNT, leftAccount, AN_INDIVIDUALS_APPLICATION],
    ['business', BUSINESS, () => leftBusiness({ found: [ASKED] }), ASKED],
  ] as const)(
    '[A-209] [A-215] is deleted when the status no longer allows to edit the %s',
    async (page, key, left, found) => {
      const drafts = await left()
      expect(drafts.read(key)).not.toBeNull()
      await open(page, drafts, { found: [{ ...found, status: 'paymentComplete' }] })
      expect(dialogText()).toBe('현재 진행상태에서는 수정할 수 없습니다.')
      expect(drafts.all()).toEqual({})
    },
  )

  it('is deleted if the business data was requested again', async () => {
    const drafts = await leftBusiness({ found: [ASKED] })
    await open('business', drafts, { found: [{ ...ASKED, companyName: '서준분식', updatedAt: CHANGED }] })
    expect(texts(...PARTS, '상호명', '개업일자')).toEqual(['100', '01', '00001', '서준분식', '2020-01-31'])
    expect(restoredNotice()).toBe(undefined)
    expect(drafts.all()).toEqual({})
  })

  it('is deleted if the server has a newer application when the edit is sent', async () => {
    const found = [AN_INDIVIDUALS_APPLICATION, { ...AN_INDIVIDUALS_APPLICATION, updatedAt: CHANGED }]
    const { drafts, updates } = await open('account', await leftAccount(), { found })
    await send('계좌인증')
    expect(updates).toEqual([])
    expect(drafts.all()).toEqual({})
    await pressDialogButton()
    await leave()
    expect(drafts.all()).toEqual({})
  })

  it('stays stored while the person edits another application', async () => {
    const drafts = await leftAccount()
    await open('account', drafts, { found: [{ ...AN_INDIVIDUALS_APPLICATION, number: 'DA2025000999' }] })
    expect(account()).toEqual(nothing)
    expect(restoredNotice()).toBe(undefined)
    expect(Object.keys(drafts.all())).toEqual([ACCOUNT])
  })

  it.each([
    [
      'another person',
      ({ session }: ReturnType<typeof applicationEditWorld>) => session.update((now) => ({ ...now, ci: 'ci-2' })),
    ],
    ['anyone a day later', ({ clock }: ReturnType<typeof applicationEditWorld>) => clock.set(clock.now() + DAY_MS)],
  ])('is deleted, and not shown to %s', async (_, change) => {
    const drafts = await leftAccount()
    const world = applicationEditWorld({}, {}, drafts)
    change(world)
    await openEditPage(world, 'account')
    expect(account()).toEqual(nothing)
    expect(restoredNotice()).toBe(undefined)
    expect(drafts.all()).toEqual({})
  })
})
