import '#ui/testing/jsdom-dialog.ts'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Deferred, Effect } from 'effect'
import { describe, expect, it, vi } from 'vitest'
import { LoadApplicationWithReasons } from '#app/application/load-application-with-reasons'
import { NO_ANSWER, refusedWith } from '#app/testing/failures'
import type { CommonCode } from '#domain/application/common-code'
import { aProof } from '#domain/proof/examples/a-proof'
import { kstInstant } from '#domain/time/calendar'
import { parseInstant } from '#domain/time/written-dates'
import { currentPageTitle } from '#ui/parts/page/page-title.ts'
import { serverTime } from '#ui/parts/services/signals.ts'
import { barRefusalText, solidButtonLabels } from '#ui/testing/action-bar.ts'
import {
  A_CORPORATIONS_APPLICATION,
  AN_INDIVIDUALS_APPLICATION,
  applicationEditWorld,
  openEditPage,
} from '#ui/testing/application-edit-world.tsx'
import { buttonKind } from '#ui/testing/button-kind.ts'
import { VALID_LOOKUP_ANSWER } from '#ui/testing/page-world.tsx'
import {
  pressDialogButton,
  shownDialog,
  waitOneTurn,
  dialogNextSteps,
  dialogRuleText,
  dialogText,
} from '#ui/testing/shown-dialog.ts'
import {
  buttonNamed,
  descriptionsOf,
  inputLabelled,
  pressButton,
  pressToSubmit,
  typeByLabel,
} from '#ui/testing/typing.ts'
import ModifiedScreen from './ModifiedScreen.tsx'

const PARTS = ['사업자등록번호 앞 3자리', '사업자등록번호 가운데 2자리', '사업자등록번호 뒤 5자리'] as const
const ASKED = { ...AN_INDIVIDUALS_APPLICATION, status: 'supplementRequest' } as const

const SAME =
  '신청하신 내용과 같습니다. 고치실 내용이 있으면 ‘다시 입력’을 눌러주세요. 고치실 내용이 없으면 ‘수정완료’를 눌러 보완을 접수하실 수 있습니다.'

const complete = () => buttonNamed('수정완료')
const isBlocked = () => complete().getAttribute('aria-disabled') === 'true'
const reason = () => document.querySelector(`[id="${complete().getAttribute('aria-describedby') ?? ''}"]`)?.textContent
const entries = () =>
  [...document.querySelectorAll<HTMLInputElement>('form input, form select')].map(({ id, value }) => [id, value])
const isLocked = (name: string) => inputLabelled(name).readOnly

const open = async (answers: Parameters<typeof applicationEditWorld>[0] = {}) => {
  const world = applicationEditWorld({ found: [ASKED], ...answers })
  return { ...world, history: await openEditPage(world, 'business') }
}
const lookUp = async () => {
  await pressButton('사업자 정보 조회')
  await waitOneTurn()
}

it('[A-215] the business page shows the rule that forbids the edit', async () => {
  const { history } = await open({ found: [{ ...ASKED, status: 'deliberation' }] })
  expect(dialogText()).toBe('현재 진행상태에서는 수정할 수 없습니다.')
  expect(dialogRuleText()).toBe('문의하실 때 알려주실 번호 TA-18')
  await pressDialogButton('신청결과 보기')
  expect(history).toEqual(['/aply-result'])
})

it.each([[[]], [['US07']]])(
  '[A-219] warns that a sent correction cannot be edited again, for the reasons %j',
  async (reasons) => {
    await open({ found: [{ ...ASKED, reasons }] })
    expect(document.body.textContent.replaceAll('\u00a0', ' ')).toContain('그 뒤에는 다시 고치실 수 없습니다.')
  },
)

const callsOf = () => screen.getAllByRole('link', { name: /1533-0500$/ })
const isAboveEntries = (node: Node | undefined) =>
  (node?.compareDocumentPosition(inputLabelled(PARTS[0])) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING
const pageText = () => document.body.textContent.replaceAll('\u00a0', ' ')

it('[D2-134] [D2-150] [D1-245] if the agency gives no reason, the business page begins with the telephone of the help desk', async () => {
  await open({ found: [{ ...ASKED, reasons: [] }] })
  const [call, ...others] = callsOf()
  expect(call?.getAttribute('href')).toBe('tel:15330500')
  expect(others).toEqual([])
  expect(isAboveEntries(call)).toBeTruthy()
  expect(pageText().split('무엇을 고쳐야 하는지 고객센터에서')).toHaveLength(2)
  expect(pageText()).toContain('알려주실 신청번호')
})

describe('[D2-270] [D2-310] the business page, if only a telephone call settles the reasons', () => {
  const BY_PHONE = { ...ASKED, updatedAt: parseInstant('2025-06-24T15:04:00'), reasons: ['US07'] }
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent.replaceAll('\u00a0', ' ')
  const UNCHANGED = '보완 접수하기'
  const openEntries = () => fireEvent.click(screen.getByRole('button', { name: '사업자 정보가 틀렸다면 고치기 열기' }))
  const tick = () => fireEvent.click(screen.getByRole('checkbox'))
  const areEntriesFolded = () => inputLabelled(PARTS[0]).closest('[hidden]') !== null

  it.each([
    ['US07', '연 매출이 확인되지 않았습니다'],
    ['US01', '주대표자가 아닙니다'],
  ])(
    '[D2-850] [D2-138] [D2-927] [D1-990] [D2-999] says for %s what the submission means, and leaves the steps before it to the result page',
    async (code, name) => {
      await open({ found: [{ ...BY_PHONE, reasons: [code] }] })
      expect(heading()).toBe('2025년 7월 1일(화)까지 보완 자료를 모두 보내신 뒤 보완을 접수해주세요.')
      expect(screen.getByText('보완 사유').nextElementSibling?.textContent).toContain(name)
      expect(screen.getAllByRole('link', { name: /1533-0500$/ })).toHaveLength(1)
      const box = screen.getByText('보완 사유').closest('div')
      expect(box?.nextElementSibling?.textContent.replaceAll('\u00a0', ' ')).toMatch(
        /^보내신 자료가 없으면 지원되지 않을 수 있습니다\. .*1533-0500으로 전화해주세요\.$/,
      )
      const final = screen.getByText(/^접수하신 뒤에는/)
      expect(final.textContent.replaceAll('\u00a0', ' ')).toBe('접수하신 뒤에는 사업자 정보를 고치실 수 없습니다.')
      expect(final.tagName, '[D2-999]').toBe('B')
      expect(final.closest('section'), '[D2-999] not in the card that corrects').toBeNull()
      expect(screen.getByText(/^‘보완 접수하기’/)).toBeDefined()
      expect(screen.queryByRole('button', { name: '취소' })).toBeNull()
      expect(areEntriesFolded()).toBe(true)
      expect(pageText()).toContain('사업자등록번호, 상호명, 개업일자')
      expect(screen.queryByRole('button', { name: '사업자 정보 조회' })).toBeNull()
      expect(screen.queryByRole('button', { name: '수정완료' })).toBeNull()
    },
  )

  it('[A-167] waits a second for the names of the reasons, and is shown without them', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true })
    const world = applicationEditWorld({ found: [BY_PHONE] })
    const names = Deferred.makeUnsafe<readonly CommonCode[]>()
    const { loadApplication } = world.services
    const loadApplicationWithReasons = LoadApplicationWithReasons.make({
      loadApplication,
      listReasons: () => Deferred.await(names),
    })
    const services = { ...world.services, loadApplicationWithReasons }
    try {
      await openEditPage({ ...world, services }, 'business')
      expect(heading()).toBe('사업자 정보 수정')
      await act(() => vi.advanceTimersByTimeAsync(1000))
      expect(heading()).toContain('자료를 모두 보내신 뒤 보완을 접수해주세요.')
      expect(screen.queryByText('보완 사유')).toBeNull()
      await act(async () => {
        Deferred.doneUnsafe(names, Effect.succeed([{ code: 'US07', name: '연 매출이 확인되지 않았습니다' }]))
        await vi.advanceTimersByTimeAsync(0)
      })
      expect(screen.getByText('보완 사유').nextElementSibling?.textContent).toBe('연 매출이 확인되지 않았습니다')
    } finally {
      vi.useRealTimers()
    }
  })

  it('[A-218] [A-219] [D2-440] has the entries and their bar once they are opened', async () => {
    await open({ found: [BY_PHONE] })
    openEntries()
    expect(areEntriesFolded()).toBe(false)
    expect(isBlocked()).toBe(true)
    expect(solidButtonLabels()).toEqual(['사업자 정보 조회'])
    expect(pageText()).toContain('‘수정완료’를 누르시면 보완이 접수되고, 그 뒤에는 다시 고치실 수 없습니다.')
    await lookUp()
    expect(isBlocked()).toBe(false)
    expect(screen.getByRole('region', { name: '사업자 정보가 틀렸다면 고치기' }).textContent).toContain('완료')
  })

  it('[D2-662] has the title of the submission', async () => {
    await open({ found: [BY_PHONE] })
    expect(currentPageTitle.value).toBe('보완 접수')
    cleanup()
    await open({ found: [{ ...BY_PHONE, reasons: [] }] })
    expect(currentPageTitle.value).toBe('사업자 정보 수정')
  })

  it.each([
    ['approved', 'general', '번호가 틀렸으면 1533-0500으로 문의해주세요.'],
    ['reviewWaiting', 'parcel', '번호가 틀렸으면 1533-0500으로 문의해주세요.'],
    ['supplementComplete', 'general', '번호가 틀렸으면 신청결과의 증빙 제출내역에서 증빙을 먼저 취소해주세요.'],
  ] as const)(
    '[D2-611] [D2-662] [D2-820] says before sending what a proof in status %s of type %s keeps',
    async (status, proofType, next) => {
      await open({ found: [{ ...BY_PHONE, proofs: [aProof({ status, proofType })] }] })
      expect(pageText()).toContain(`제출하신 증빙이 있어 사업자등록번호는 바꾸실 수 없습니다. ${next}`)
    },
  )

  it('[D3-760] says before sending that the looked-up usage of a rapid payment keeps the number', async () => {
    await open({ found: [{ ...BY_PHONE, paymentType: 'rapid' }] })
    expect(pageText()).toContain(
      '조회된 배달 이용내역이 이 번호의 것이어서 사업자등록번호는 바꾸실 수 없습니다. 번호가 틀렸으면 1533-0500으로 문의해주세요.',
    )
  })

  it.each(['notSelected', 'userCancel', 'userDelete'] as const)(
    '[D2-820] lets the number be changed beside a proof in status %s',
    async (status) => {
      await open({ found: [{ ...BY_PHONE, proofs: [aProof({ status })] }] })
      expect(pageText()).not.toContain('사업자등록번호는 바꾸실 수 없습니다.')
    },
  )

  it('[D2-112] says that the last day is over', async () => {
    serverTime.value = kstInstant('2025-07-02', '12:00')
    await open({ found: [BY_PHONE] })
    expect(pageText()).toContain('보완기한이 지났습니다.')
    expect(heading()).toBe('자료를 모두 보내신 뒤 보완을 접수해주세요.')
  })

  it('[A-008] [D2-533] mentions no day if the last day is unknown', async () => {
    await open({ found: [{ ...BY_PHONE, updatedAt: null }] })
    expect(heading()).toBe('자료를 모두 보내신 뒤 보완을 접수해주세요.')
    expect(screen.queryByText(/일\(.\)까지|^무엇을 고쳐야/)).toBeNull()
  })

  const MISSING = '고객센터에서 안내받은 대로 모두 마치셨으면 네모를 눌러주세요.'

  it('[D2-1020] [D1-1005] has an outlined button that says what is left until the person has done what the help desk said', async () => {
    const { calls } = await open({ found: [BY_PHONE] })
    const box = screen.getByRole('checkbox', { name: '고객센터에서 안내받은 대로 모두 마쳤습니다. 필수' })
    expect([solidButtonLabels(), descriptionsOf(buttonNamed(UNCHANGED))]).toEqual([[], ['남은 것: 모두 마쳤는지 확인']])
    await pressButton(UNCHANGED)
    expect([barRefusalText(), document.activeElement, shownDialog(), calls]).toEqual([MISSING, box, null, ['load']])
    tick()
    expect([barRefusalText(), solidButtonLabels()]).toEqual([null, [UNCHANGED]])
  })

  it('[D2-1020] is neither required nor shown for a correction that needs no call', async () => {
    await open({ found: [{ ...BY_PHONE, reasons: [] }] })
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('[D2-1020] sends no correction either until the checkbox is ticked', async () => {
    const { updates } = await open({ found: [BY_PHONE] })
    openEntries()
    expect(reason()).toBe('2가지 남음 · 사업자 정보 조회부터')
    typeByLabel('상호명', '새이름')
    await lookUp()
    expect(descriptionsOf(complete())).toEqual(['남은 것: 모두 마쳤는지 확인'])
    await pressButton('수정완료')
    expect([barRefusalText(), shownDialog()]).toEqual([MISSING, null])
    tick()
    await pressButton('수정완료')
    await pressDialogButton('예')
    await waitOneTurn()
    expect(updates).toMatchObject([{ companyName: '새이름', status: 'supplementComplete' }])
  })

  it('[A-218] [D2-150] [D2-167] [D2-1020] asks for a confirmation before it submits an unchanged supplement', async () => {
    const { calls, updates, history } = await open({ found: [BY_PHONE] })
    tick()
    await pressButton(UNCHANGED)
    await waitOneTurn()
    expect(calls).toEqual(['load', 'lookup 1000100001'])
    expect(dialogText()).toContain('고치신 내용이 없습니다. 이대로 보완을 접수하시겠습니까?')
    await pressDialogButton('아니요')
    expect([updates, areEntriesFolded()]).toEqual([[], true])
    await pressButton(UNCHANGED)
    await pressDialogButton('예')
    await waitOneTurn()
    expect(calls.filter((call) => call.startsWith('lookup'))).toHaveLength(1)
    expect(updates).toMatchObject([{ businessNumber: '1000100001', status: 'supplementComplete' }])
    expect(dialogText()).toBe('고치신 내용 없이 보완이 접수되었습니다.')
    await pressDialogButton()
    expect(history).toEqual(['/aply-result'])
  })

  it('[A-218] does not submit unchanged data that the lookup found invalid', async () => {
    const { updates } = await open({
      found: [BY_PHONE],
      lookup: Effect.succeed({ ...VALID_LOOKUP_ANSWER, valid: '02' }),
    })
    tick()
    await pressButton(UNCHANGED)
    await waitOneTurn()
    expect([shownDialog(), updates]).toEqual([null, []])
    expect(barRefusalText()).toContain('사업자 정보 조회에 실패하였습니다.')
    expect(document.activeElement).toEqual(inputLabelled(PARTS[0]))
  })

  it('[A-218] submits no unchanged supplement during an outage', async () => {
    const { updates } = await open({ found: [BY_PHONE], lookup: Effect.fail(NO_ANSWER) })
    tick()
    await pressButton(UNCHANGED)
    await waitOneTurn()
    expect(dialogText()).toContain('현재 사업자 정보 일치 여부를 확인할 수 없습니다.')
    await pressDialogButton()
    expect(updates).toEqual([])
  })

  it('[D2-850] [D2-150] has one button for the submission: once the entries are open, 수정완료 submits', async () => {
    await open({ found: [BY_PHONE] })
    openEntries()
    expect(screen.queryByRole('button', { name: UNCHANGED })).toBeNull()
    expect(isBlocked()).toBe(true)
    cleanup()
    const { history } = await open({ found: [BY_PHONE] })
    await pressButton('이전')
    expect(history.at(-1)).toBe('/aply-result')
  })
})

it('[D2-138] [D2-270] the business page shows the days left in the heading', async () => {
  serverTime.value = kstInstant('2025-06-25', '12:00')
  await open({ found: [{ ...ASKED, updatedAt: parseInstant('2025-06-24T15:04:00') }] })
  const due = screen.getByRole('heading', { level: 1 })
  expect(due.textContent).toBe('7월 1일(화)까지 · 6일 남음 틀린 사업자 정보를 고쳐주세요.')
  expect(due.compareDocumentPosition(inputLabelled(PARTS[0])) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.getByText(/^무엇을 고쳐야 하는지 고객센터/)).toBeTruthy()
  cleanup()
  await open({ found: [{ ...ASKED, updatedAt: null }] })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('틀린 사업자 정보를 고쳐주세요.')
})

it('[A-216] [D2-83] an individual can edit number, name and opening date', async () => {
  await open()
  expect(screen.getByRole('region', { name: '사업자 정보' }).textContent).toContain(
    '‘수정완료’를 누르시면 보완이 접수되고, 그 뒤에는 다시 고치실 수 없습니다.',
  )
  expect(entries()).toEqual([
    ['brno-area', '100'],
    ['brno-kind', '01'],
    ['brno-serial', '00001'],
    ['companyName', '서준식당'],
    ['openingDate', '2020-01-31'],
  ])
})

describe('[A-216] [A-145] a corporation, and an application whose kind of business is unknown', () => {
  const OF_NO_KIND = { ...A_CORPORATIONS_APPLICATION, entityType: null }
  const WITHOUT_NUMBER = { ...ASKED, entityType: null, settlementMonth: '12' }

  it.each([
    ['법인명', A_CORPORATIONS_APPLICATION],
    ['상호명 또는 법인명', OF_NO_KIND],
  ])('the page has every entry, with the name under the label %s', async (label, application) => {
    await open({ found: [application] })
    expect(entries()).toEqual([
      ['brno-area', '100'],
      ['brno-kind', '81'],
      ['brno-serial', '00001'],
      ['companyName', '주식회사 한빛'],
      ['corporateFront', '110111'],
      ['corporateBack', '8100001'],
      ['openingDate', '2020-01-31'],
      ['settlementMonth', '12'],
    ])
    expect(inputLabelled(label).id).toBe('companyName')
  })

  it.each([
    ['with', OF_NO_KIND],
    ['without', WITHOUT_NUMBER],
  ])('a business of unknown kind can be looked up and sent %s a corporate number', async (_, application) => {
    const { updates } = await open({ found: [application] })
    await lookUp()
    await pressButton('수정완료')
    await pressDialogButton('예')
    await waitOneTurn()
    expect(updates).toHaveLength(1)
    expect(updates[0]).toMatchObject({ entityType: null, settlementMonth: '12' })
    expect(updates[0]?.corporateNumber ?? '').toBe(application.corporateNumber ?? '')
  })

  it('rejects an incomplete corporate number', async () => {
    const { calls } = await open({ found: [WITHOUT_NUMBER] })
    typeByLabel('법인등록번호 앞 6자리', '1101')
    await pressButton('사업자 정보 조회')
    expect(barRefusalText()).toBe('법인번호를 입력해 주세요.')
    expect(calls).toEqual(['load'])
  })
})

describe('[A-217] the lookup on the business page', () => {
  it('[D1-986] is solid while the number, which it looks up, is incomplete', async () => {
    await open()
    typeByLabel(PARTS[0], '')
    expect(solidButtonLabels()).toEqual(['사업자 정보 조회'])
  })

  it('requires the three parts of the number in order', async () => {
    const { calls } = await open()
    const texts = [
      '사업자등록번호 첫 번째 칸(3자리)을 입력해주세요.',
      '사업자등록번호 두 번째 칸(2자리)을 입력해주세요.',
      '사업자등록번호 세 번째 칸(5자리)을 입력해주세요.',
    ]
    for (const part of PARTS) typeByLabel(part, '')
    typeByLabel('상호명', '')
    for (const [index, part] of PARTS.entries()) {
      await pressButton('사업자 정보 조회')
      expect(barRefusalText()).toBe(texts[index])
      expect(document.activeElement).toBe(inputLabelled(part))
      typeByLabel(part, ['100', '01', '00001'][index] ?? '')
    }
    expect(calls).toEqual(['load'])
  })
})

describe('[D2-771] a message about the whole business number, at its first box', () => {
  const CORPORATE = '법인사업자 번호가 입력되었습니다. 다시 확인해주세요.'
  const messageAtFirstBox = () => document.getElementById('brno-error')?.textContent

  it('disappears when another box changes', async () => {
    await open()
    typeByLabel(PARTS[1], '81')
    await pressButton('사업자 정보 조회')
    expect(messageAtFirstBox()).toContain(CORPORATE)
    typeByLabel(PARTS[1], '01')
    expect(messageAtFirstBox()).toBe('')
  })

  it('disappears when a lookup has succeeded', async () => {
    const { answers } = await open({ lookup: Effect.succeed({ ...VALID_LOOKUP_ANSWER, valid: '02' }) })
    await lookUp()
    expect(messageAtFirstBox()).toContain('사업자 정보 조회에 실패하였습니다.')
    answers.lookup = Effect.succeed(VALID_LOOKUP_ANSWER)
    typeByLabel('상호명', '새이름')
    await lookUp()
    expect([isBlocked(), messageAtFirstBox()]).toEqual([false, ''])
  })
})

describe('[A-218] [A-270] the button 수정완료 of the business page', () => {
  it('[A-261] is disabled until a lookup has succeeded', async () => {
    const { calls } = await open()
    expect(isBlocked()).toBe(true)
    expect(reason()).toBe('사업자 정보 조회를 먼저 해주세요.')
    await pressButton('수정완료')
    expect(shownDialog()).toBeNull()
    expect(calls).toEqual(['load'])
    typeByLabel('상호명', '새이름')
    await lookUp()
    expect(calls).toEqual(['load', 'lookup 1000100001'])
    expect(isBlocked()).toBe(false)
    expect(descriptionsOf(complete())).toEqual(['모두 채우셨습니다.'])
    expect([...PARTS, '상호명', '개업일자'].map(isLocked)).toEqual([true, true, true, true, true])
    await pressButton('다시 입력 사업자 정보')
    expect([...PARTS, '상호명', '개업일자'].map(isLocked)).toEqual([false, false, false, false, false])
    expect(isBlocked()).toBe(true)
    expect(document.activeElement).toEqual(inputLabelled(PARTS[0]))
  })

  it('[D2-147] is disabled after an invalid result', async () => {
    await open({ lookup: Effect.succeed({ ...VALID_LOOKUP_ANSWER, valid: '02' }) })
    await lookUp()
    const text = '사업자 정보 조회에 실패하였습니다. 주대표자 여부와 사업자등록 정보를 확인하신 후 다시 조회해주세요.'
    expect(barRefusalText()).toEqual(text)
    expect(shownDialog()).toBeNull()
    expect(isBlocked()).toBe(true)
    expect(document.activeElement).toEqual(inputLabelled(PARTS[0]))
    expect(inputLabelled(PARTS[0]).getAttribute('aria-invalid')).toBe('true')
  })

  it('is disabled if the lookup cannot be reached', async () => {
    await open({ lookup: Effect.fail(NO_ANSWER) })
    await lookUp()
    expect(dialogText()).toBe(
      '현재 사업자 정보 일치 여부를 확인할 수 없습니다. 잠시 후 다시 조회해주세요. 문의전화 : 1533-0500',
    )
    expect([...(shownDialog()?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '확인',
    ])
    await pressDialogButton()
    expect(isBlocked()).toBe(true)
    expect(shownDialog()).toBeNull()
  })

  it('[D2-117] waits for a running lookup', async () => {
    let arrive: (answer: Effect.Effect<typeof VALID_LOOKUP_ANSWER>) => void = () => undefined
    await open({
      lookup: Effect.callback((resume) => {
        arrive = resume
      }),
    })
    typeByLabel('개업일자', '2021-02-03')
    await pressButton('사업자 정보 조회')
    const before = [...PARTS, '상호명'].map((name) => inputLabelled(name).value)
    typeByLabel(PARTS[2], '00002')
    typeByLabel('상호명', '다른상호')
    expect([...PARTS, '상호명'].map((name) => inputLabelled(name).value)).toEqual(before)
    arrive(Effect.succeed(VALID_LOOKUP_ANSWER))
    await waitOneTurn()
    expect(isBlocked()).toBe(false)
  })
})

describe('[A-263] the business page, when its edit is sent', () => {
  it('[D2-155] keeps the entries if the person declines the confirmation', async () => {
    const { calls } = await open()
    typeByLabel('상호명', '새이름')
    await lookUp()
    await pressButton('수정완료')
    expect(dialogText()?.trim()).toBe('입력하신 사업자 정보로 수정하시겠습니까?')
    expect(dialogNextSteps()).toBe('사업자등록번호: 100-01-00001상호명: 새이름개업일자: 2020-01-31')
    await pressDialogButton('아니요')
    expect(calls).toEqual(['load', 'lookup 1000100001'])
    expect(inputLabelled('상호명').value).toBe('새이름')
    expect(isBlocked()).toBe(false)
  })

  it('[A-222] returns to the result after a successful edit', async () => {
    const { updates, history, session } = await open({ found: [A_CORPORATIONS_APPLICATION] })
    typeByLabel(PARTS[2], '00002')
    await lookUp()
    await pressButton('수정완료')
    await pressDialogButton('예')
    await waitOneTurn()
    expect(updates).toMatchObject([
      {
        businessNumber: '1008100002',
        companyName: '주식회사 한빛',
        openingDate: '2020-01-31',
        corporateNumber: '1101118100001',
        settlementMonth: '12',
        status: 'supplementComplete',
      },
    ])
    expect([dialogText(), session.read().businessNumber]).toEqual(['수정이 완료되었습니다.', '1008100002'])
    await pressDialogButton()
    expect(history).toEqual(['/aply-result'])
  })

  it('[A-222] [D2-770] withdraws the lookup and marks the number if the server refuses a changed number', async () => {
    const closedText = '폐업된 사업자등록번호입니다. 폐업한 사업자는 신청할 수 없습니다.'
    await open({ update: Effect.fail(refusedWith(400, closedText, 'APL_INVALID', { rule: 'EN-6', ref: 'E-086' })) })
    typeByLabel(PARTS[2], '00003')
    await lookUp()
    await pressButton('수정완료')
    await pressDialogButton('예')
    await waitOneTurn()
    expect(dialogText()).toContain(closedText)
    expect(dialogRuleText()).toBe('문의하실 때 알려주실 번호 EN-6')
    await pressDialogButton()
    await waitOneTurn()
    expect([isBlocked(), barRefusalText()]).toEqual([true, closedText])
    expect(document.body.textContent).not.toContain('조회가 완료되었습니다')
    expect(document.activeElement).toBe(inputLabelled(PARTS[0]))
    expect(inputLabelled(PARTS[0]).getAttribute('aria-invalid')).toBe('true')
    expect(descriptionsOf(inputLabelled(PARTS[0])).join()).toContain('사업자등록번호를 잘못 입력하지 않으셨는지')
  })

  it.each([
    ['the number is unchanged', { number: '00001', status: 400 }],
    ['the server has failed', { number: '00003', status: 500 }],
  ] as const)('[D2-770] keeps the lookup if %s', async (_, { number, status }) => {
    await open({ update: Effect.fail(refusedWith(status)) })
    typeByLabel(PARTS[2], number)
    typeByLabel('상호명', '새이름')
    await lookUp()
    await pressButton('수정완료')
    await pressDialogButton('예')
    await waitOneTurn()
    await pressDialogButton()
    await waitOneTurn()
    expect(isBlocked()).toBe(false)
    expect(inputLabelled(PARTS[0]).getAttribute('aria-invalid')).not.toBe('true')
  })

  it('[D2-150] [D2-167] [A-218] sends an edit without changes and says so', async () => {
    const { updates } = await open({ found: [A_CORPORATIONS_APPLICATION] })
    await lookUp()
    expect(isBlocked()).toBe(false)
    expect(buttonKind(complete())).toBe('primary')
    expect(document.body.textContent.split(SAME)).toHaveLength(2)
    expect(screen.queryByText(/조회가 완료되었습니다/)).toBeNull()
    expect(document.activeElement?.textContent).toContain(SAME)
    await pressButton('수정완료')
    expect(dialogText()).toContain('고치신 내용이 없습니다. 이대로 보완을 접수하시겠습니까?')
    expect(dialogNextSteps()).toBe(
      '사업자등록번호: 100-81-00001법인명: 주식회사 한빛개업일자: 2020-01-31법인등록번호: 110111-8100001결산월: 12월',
    )
    await pressDialogButton('예')
    await waitOneTurn()
    expect(updates).toMatchObject([{ businessNumber: '1008100001', status: 'supplementComplete' }])
    expect(dialogText()).toBe('고치신 내용 없이 보완이 접수되었습니다.')
  })

  it('[D2-150] counts a month chosen after the lookup as a change', async () => {
    await open({ found: [A_CORPORATIONS_APPLICATION] })
    await lookUp()
    fireEvent.change(inputLabelled('결산월'), { target: { value: '6' } })
    await waitOneTurn()
    expect(isBlocked()).toBe(false)
    expect(screen.queryByText(/조회가 완료되었습니다/) === null).toBe(false)
    fireEvent.change(inputLabelled('결산월'), { target: { value: '12' } })
    await waitOneTurn()
    expect(isBlocked()).toBe(false)
    expect(screen.queryByText(/조회가 완료되었습니다/)).toBeNull()
    expect(document.body.textContent).toContain(SAME)
  })

  it('asks for the settlement month of a corporation, and sends nothing without it', async () => {
    const { updates } = await open({ found: [{ ...A_CORPORATIONS_APPLICATION, settlementMonth: null }] })
    await lookUp()
    await pressToSubmit('수정완료')
    expect(barRefusalText()).toBe('결산월을 선택해주세요.')
    expect(document.activeElement?.id).toBe('settlementMonth')
    expect(updates).toEqual([])
  })
})

it('[A-224] the page after an edit links to the result', () => {
  render(<ModifiedScreen />)
  expect(document.querySelector('main')?.textContent).toContain(
    '정보 수정이 완료되었습니다. 신청결과에서 진행상태를 확인해주세요.',
  )
  expect(screen.getByRole('link', { name: '신청결과 보기' }).getAttribute('href')).toBe('/aply-result')
})
