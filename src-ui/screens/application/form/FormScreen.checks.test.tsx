import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import '#ui/testing/jsdom-dialog.ts'
import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { HolderUnknown } from '#app/account/banks.port'
import { QueueWaitStopped } from '#app/admission/queue-gate.errors'
import { ADDRESS_BLOCKED, NO_ANSWER, QUEUE_BLOCKED } from '#app/testing/failures'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import { currentAnnouncement } from '#ui/parts/dialog/announcer.ts'
import { barRefusalText } from '#ui/testing/action-bar.ts'
import { fillInEveryField, applicationFormWorld, openApplicationForm } from '#ui/testing/application-form-world.tsx'
import { buttonKind } from '#ui/testing/button-kind.ts'
import { VALID_LOOKUP_ANSWER } from '#ui/testing/page-world.tsx'
import { pressDialogButton, shownDialog, waitOneTurn, dialogText } from '#ui/testing/shown-dialog.ts'
import {
  inputLabelled,
  buttonNamed,
  chooseBankNamed,
  fieldErrors,
  pressButton,
  pressToSubmit,
  typeByLabel,
  descriptionsOf,
} from '#ui/testing/typing.ts'

const CORPORATE = { entityType: 'corporate', businessNumber: businessNumberOrThrow('1008100001') } as const
const kindInDialog = (name: string) => buttonKind(buttonNamed(name))
const REALNAME_CALL = 'realname 6+7'
const CONFIRM_1 =
  '입력하신 정보로 실명이 확인되지 않았습니다. 성명과 주민등록번호를 다시 확인해주세요. 이대로 진행하시겠습니까?'
const CONFIRM_2 = '대표자 정보가 일치하지 않으면 지원대상에서 제외될 수 있습니다. 그래도 진행하시겠습니까?'
const INVALID =
  '사업자 정보 조회에 실패하였습니다. 주대표자 여부와 사업자등록 정보를 확인해주세요. 이대로 진행하시겠습니까?'
const NOT_FOUND = '예금주 조회에 실패하였습니다. 계좌정보를 다시 확인해 주세요.'
const HELP = '문의전화 : 1533-0500'

const isShown = (words: string) => screen.queryByText(words) !== null
const isLocked = (name: string) => inputLabelled(name).readOnly
const pressed = async (name: string) => {
  await pressButton(name)
  return dialogText()
}
/** Starts a check that will be refused, and returns the message in the bar. [D2-147] */
const refuseCheck = async (name: string) => {
  await pressButton(name)
  return barRefusalText()
}
const focusedId = () => document.activeElement?.id

describe('the real-name check', () => {
  it('[A-055] sends nothing before the resident number is complete', async () => {
    const world = applicationFormWorld()
    await openApplicationForm(world)
    typeByLabel('주민등록번호 앞자리', '800131')
    expect(await refuseCheck('실명인증')).toBe('주민번호를 입력해주세요.')
    expect(focusedId()).toBe('residentBack')
    expect([...world.calls, ...world.gateLog]).toEqual(['codes BANK'])
    cleanup()
    await openApplicationForm(applicationFormWorld({ session: { birthDate: '' } }))
    expect(await refuseCheck('실명인증')).toBe('본인인증 정보가 없습니다.')
    expect(focusedId()).toBe('birth')
  })

  const withNumber = async (world: ReturnType<typeof applicationFormWorld>) => {
    await openApplicationForm(world)
    typeByLabel('주민등록번호 앞자리', '800131')
    typeByLabel('주민등록번호 뒷자리', '1234567')
    await waitOneTurn()
  }
  const realNameCalls = ({ calls }: ReturnType<typeof applicationFormWorld>) =>
    calls.filter((call) => call === REALNAME_CALL)

  it('[D2-154] [A-052] starts automatically with the thirteenth digit', async () => {
    const world = applicationFormWorld()
    await openApplicationForm(world)
    typeByLabel('주민등록번호 뒷자리', '123456')
    await waitOneTurn()
    expect(realNameCalls(world)).toHaveLength(0)
    typeByLabel('주민등록번호 뒷자리', '1234567')
    await waitOneTurn()
    expect(realNameCalls(world).length).toBe(1)
    expect(isShown('인증이 완료되었습니다.')).toBe(true)
    typeByLabel('주민등록번호 뒷자리', '123456')
    typeByLabel('주민등록번호 뒷자리', '1234567')
    await waitOneTurn()
    expect(realNameCalls(world).length).toBe(1)
    expect(isShown('인증이 완료되었습니다.')).toBe(false)
    await pressButton('실명인증')
    expect(realNameCalls(world).length).toBe(2)
    expect(isShown('인증이 완료되었습니다.')).toBe(true)
  })

  it('[D2-154] starts once for a number pasted over another', async () => {
    const world = applicationFormWorld()
    await withNumber(world)
    fireEvent.paste(inputLabelled('주민등록번호 앞자리'), { clipboardData: { getData: () => '8002012345678' } })
    await waitOneTurn()
    expect(realNameCalls(world).length).toBe(2)
    expect(isShown('인증이 완료되었습니다.')).toBe(true)
    expect(world.gateLog.filter((entry) => entry === 'enter act_7')).toHaveLength(2)
  })

  it('[D2-154] does not start automatically while the name is missing', async () => {
    const world = applicationFormWorld({ session: { certifiedName: '' } })
    await withNumber(world)
    expect(realNameCalls(world)).toEqual([])
    expect(buttonNamed('실명인증').getAttribute('aria-disabled')).toBeNull()
  })

  it('[A-058] [A-007] [D2-154] does not start again automatically after a failure', async () => {
    const world = applicationFormWorld({ answers: { realName: Effect.fail(NO_ANSWER) } })
    await withNumber(world)
    expect(dialogText()).toBe('실명인증 처리 중 오류가 발생했습니다. 문의전화 : 1533-0500')
    await pressDialogButton()
    await waitOneTurn()
    expect(inputLabelled('주민등록번호 앞자리').value).toBe('800131')
    expect(inputLabelled('주민등록번호 뒷자리').value).toBe('1234567')
    expect(realNameCalls(world).length).toBe(1)
    world.answers.realName = Effect.succeed('verified')
    await pressButton('실명인증')
    expect(isShown('인증이 완료되었습니다.')).toBe(true)
  })

  it('[D2-142] [A-059] after success, keeps the number editable and says that a change needs a new check', async () => {
    await withNumber(applicationFormWorld())
    await pressButton('신청인 정보 변경')
    const number = screen.getByRole('group', { name: /^주민등록번호/ })
    const described = () => descriptionsOf(number).join('')
    expect(described()).toEqual(expect.stringContaining('실명인증을 마친 번호입니다. 바꾸시면 다시 인증해야 합니다.'))
    expect(isLocked('주민등록번호 뒷자리')).toBe(false)
    typeByLabel('주민등록번호 뒷자리', '123456')
    const expectedText = '주민등록번호가 바뀌었습니다. 실명인증을 다시 해주세요.'
    expect([fieldErrors().at(-1), currentAnnouncement.peek().text]).toEqual([expectedText, expectedText])
    expect(described()).not.toContain('마친 번호')
  })

  it('replaces an earlier message while the check is running', async () => {
    const world = applicationFormWorld({ answers: { realName: Effect.never } })
    await openApplicationForm(world)
    await pressToSubmit('작성완료')
    typeByLabel('주민등록번호 뒷자리', '1234567')
    await waitOneTurn()
    expect(currentAnnouncement.peek().text).toBe('확인하고 있습니다.')
    const check = buttonNamed('확인하는 중')
    expect(descriptionsOf(check).join('')).toBe('주민등록번호는 실명 확인과 지급에만 쓰고, 기기에 저장하지 않습니다.')
    expect([check.getAttribute('aria-disabled'), check.getAttribute('aria-busy')]).toEqual(['true', 'true'])
  })

  it('[A-056] [D1-227] shows a success exactly once without a dialog', async () => {
    const world = applicationFormWorld()
    await withNumber(world)
    expect(dialogText()).toBeNull()
    expect(isShown('인증이 완료되었습니다.')).toBe(true)
    expect(currentAnnouncement.peek().text).toBe('인증이 완료되었습니다.')
    expect(screen.getByText('인증이 완료되었습니다.').closest('[role="status"]')).toBeNull()
    expect(screen.queryByRole('button', { name: '실명인증' })).toBeNull()
    expect(world.gateLog).toEqual(['enter act_7', 'leave act_7'])
    await pressButton('신청인 정보 변경')
    await pressButton('다시 입력 주민등록번호')
    expect(isShown('인증이 완료되었습니다.')).toBe(false)
    expect(document.activeElement).toEqual(inputLabelled('주민등록번호 뒷자리'))
    expect(buttonNamed('실명인증').getAttribute('aria-disabled')).toBeNull()
  })

  it('[A-057] [D3-528] asks two questions after a mismatch, and recommends to check again', async () => {
    const world = applicationFormWorld({ answers: { realName: Effect.succeed('mismatch') } })
    await withNumber(world)
    expect(dialogText()).toBe(CONFIRM_1)
    expect(kindInDialog('다시 확인')).toBe('primary')
    await pressDialogButton('이대로 진행')
    expect(dialogText()).toBe(CONFIRM_2)
    expect(kindInDialog('다시 확인')).toBe('primary')
    await pressDialogButton('이대로 진행')
    expect(dialogText()).toBeNull()
    expect(isShown('인증이 완료되었습니다.')).toBe(false)
    expect(document.querySelector('#check-realName-waived')).not.toBeNull()
    world.answers.realName = Effect.succeed('verified')
    typeByLabel('주민등록번호 뒷자리', '1234568')
    await waitOneTurn()
    expect(isShown('인증이 완료되었습니다.'), '[D2-154] other digits are checked by themselves').toBe(true)
  })

  it('[A-057] returns to the form if either question is declined', async () => {
    const world = applicationFormWorld({ answers: { realName: Effect.succeed('mismatch') } })
    await withNumber(world)
    await pressDialogButton('다시 확인')
    expect(dialogText()).toBeNull()
    expect(document.querySelector('#check-realName-waived')).toBeNull()
    await pressButton('실명인증')
    await pressDialogButton('이대로 진행')
    await pressDialogButton('다시 확인')
    expect(dialogText()).toBeNull()
    expect(document.querySelector('#check-realName-waived')).toBeNull()
  })

  it('[A-059] has to be repeated if a part of the number changes', async () => {
    await withNumber(applicationFormWorld())
    for (const [part, digits] of [
      ['주민등록번호 뒷자리', '1234568'],
      ['주민등록번호 앞자리', '800201'],
    ] as const) {
      expect(isShown('인증이 완료되었습니다.')).toBe(true)
      typeByLabel(part, digits.slice(1))
      expect(isShown('인증이 완료되었습니다.')).toBe(false)
      expect(buttonNamed('실명인증').getAttribute('aria-disabled')).toBeNull()
      typeByLabel(part, digits)
      await waitOneTurn()
    }
    expect(isShown('인증이 완료되었습니다.')).toBe(true)
  })

  it('[A-227] [P-194] reports a closed queue and sends nothing', async () => {
    const world = applicationFormWorld({ answers: { refusal: QUEUE_BLOCKED } })
    await openApplicationForm(world)
    fillInEveryField()
    await waitOneTurn()
    await pressDialogButton('하던 화면으로')
    const before = [...world.calls]
    for (const check of ['실명인증', '사업자 정보 조회', '계좌인증']) {
      world.answers.refusal = QUEUE_BLOCKED
      expect(await pressed(check)).toBe('현재 서비스 이용이 제한되어 있습니다. 잠시 후 다시 시도해주세요.')
      expect(shownDialog()?.textContent).toContain(HELP)
      await pressDialogButton('하던 화면으로')
      world.answers.refusal = new QueueWaitStopped()
      expect(await pressed(check)).toBeNull()
    }
    expect(world.calls).toEqual(before)
  })

  it('[P-195] reports a blocked IP address and sends nothing', async () => {
    const world = applicationFormWorld({ answers: { refusal: ADDRESS_BLOCKED } })
    await withNumber(world)
    expect(dialogText()).toBe('짧은 시간에 요청이 많아 이용이 제한되었습니다. 잠시 후 다시 시도해주세요.')
    expect(shownDialog()?.textContent).toContain(HELP)
    expect(world.calls).not.toContain(REALNAME_CALL)
  })
})

describe('a passed check', () => {
  it('[A-062] moves the focus to the next missing entry', async () => {
    await openApplicationForm(applicationFormWorld())
    typeByLabel('주민등록번호 뒷자리', '1234567')
    await waitOneTurn()
    expect(document.activeElement).toBe(inputLabelled('상호명'))
    fillInEveryField()
    buttonNamed('계좌인증').focus()
    await pressButton('계좌인증')
    expect(document.activeElement).toBe(buttonNamed('작성완료'))
  })
  it('does not move the focus if the person has moved it', async () => {
    let arrive: (answer: Effect.Effect<'verified'>) => void = () => undefined
    const realName = Effect.callback<'verified'>((resume) => {
      arrive = resume
    })
    await openApplicationForm(applicationFormWorld({ answers: { realName } }))
    typeByLabel('주민등록번호 뒷자리', '1234567')
    await waitOneTurn()
    inputLabelled('예금주').focus()
    arrive(Effect.succeed('verified' as const))
    await waitOneTurn()
    expect(isShown('인증이 완료되었습니다.')).toBe(true)
    expect(document.activeElement).toEqual(inputLabelled('예금주'))
  })
})

describe('the lookup of the business', () => {
  const ready = async (world: ReturnType<typeof applicationFormWorld>) => {
    await openApplicationForm(world)
    const corporate = world.services.session.read().entityType === 'corporate'
    typeByLabel(corporate ? '법인명' : '상호명', '서준식당')
    typeByLabel('개업일자', '2020-01-31')
    fireEvent.blur(inputLabelled('개업일자'))
  }

  it('[A-070] sends nothing while an entry is missing', async () => {
    const world = applicationFormWorld()
    await openApplicationForm(world)
    expect(await refuseCheck('사업자 정보 조회')).toBe('필수값을 입력해주세요.상호명을 입력해주세요.')
    expect(focusedId()).toBe('companyName')
    expect(fieldErrors()).toEqual(['상호명을 입력해주세요.', '개업일자를 입력해주세요.'])
    typeByLabel('상호명', '서준식당')
    expect(await refuseCheck('사업자 정보 조회')).toBe('필수값을 입력해주세요.개업일자를 입력해주세요.')
    expect(focusedId()).toBe('openingDate')
    expect(fieldErrors()).toEqual(['개업일자를 입력해주세요.'])
    expect(world.calls).toEqual(['codes BANK'])
  })

  it('[A-067] if the day is missing because the page cleared it, says again why', async () => {
    await openApplicationForm(applicationFormWorld())
    typeByLabel('상호명', '서준식당')
    typeByLabel('개업일자', '2025-06-19')
    fireEvent.blur(inputLabelled('개업일자'))
    const expectedText =
      '개업일자는 오늘 날짜보다 클 수 없습니다.입력하신 날짜(2025-06-19)는 지웠습니다. 오늘까지의 날짜를 입력해주세요.'
    expect(await refuseCheck('사업자 정보 조회')).toBe(`필수값을 입력해주세요.${expectedText}`)
    expect(fieldErrors()).toEqual([expectedText])
  })

  it('[A-071] rejects the number of another kind of business', async () => {
    await ready(applicationFormWorld({ session: { businessNumber: businessNumberOrThrow('1008100001') } }))
    expect(await refuseCheck('사업자 정보 조회')).toBe('법인사업자 번호가 입력되었습니다. 다시 확인해주세요.')
    expect(focusedId()).toBe('businessNumber')
  })

  it('[A-072] asks a corporation for a complete corporate number', async () => {
    await ready(applicationFormWorld({ session: CORPORATE }))
    typeByLabel('법인등록번호 앞 6자리', '110111')
    expect(await refuseCheck('사업자 정보 조회')).toBe('법인번호를 입력해 주세요.')
    expect(focusedId()).toBe('corporateBack')
  })

  it('[A-077] locks the business entries after a valid result', async () => {
    const world = applicationFormWorld({ session: CORPORATE })
    await ready(world)
    typeByLabel('법인등록번호 앞 6자리', '110111')
    typeByLabel('법인등록번호 뒤 7자리', '1234567')
    await pressButton('사업자 정보 조회')
    expect(dialogText()).toBeNull()
    expect(isShown('사업자 정보 조회가 완료되었습니다.')).toBe(true)
    expect(['법인명', '개업일자', '법인등록번호 앞 6자리', '법인등록번호 뒤 7자리'].map(isLocked)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(world.calls).toContain('lookup 2020-01-31')
    expect(world.gateLog).toEqual(['enter act_8', 'leave act_8'])
  })

  it('[D2-117] locks only the business entries while running', async () => {
    let arrive: (answer: Effect.Effect<typeof VALID_LOOKUP_ANSWER>) => void = () => undefined
    const lookup = Effect.callback<typeof VALID_LOOKUP_ANSWER>((resume) => {
      arrive = resume
    })
    await ready(applicationFormWorld({ answers: { lookup } }))
    await pressButton('사업자 정보 조회')
    const before = inputLabelled('상호명').value
    typeByLabel('상호명', '다른상호')
    typeByLabel('휴대폰번호', '01099998888')
    expect(inputLabelled('상호명').value).toEqual(before)
    expect(isLocked('상호명')).toBe(true)
    expect(inputLabelled('휴대폰번호').value).toBe('010-9999-8888')
    arrive(Effect.succeed(VALID_LOOKUP_ANSWER))
    await waitOneTurn()
    expect(isShown('사업자 정보 조회가 완료되었습니다.')).toBe(true)
  })

  it('[A-261] is undone by the button beside the result', async () => {
    await ready(applicationFormWorld())
    await pressButton('사업자 정보 조회')
    await pressButton('다시 입력 사업자 정보')
    expect(isLocked('상호명')).toBe(false)
    expect(isLocked('개업일자')).toBe(false)
    expect(isShown('사업자 정보 조회가 완료되었습니다.')).toBe(false)
    expect(document.activeElement).toBe(inputLabelled('상호명'))
    expect(buttonNamed('사업자 정보 조회').getAttribute('aria-disabled')).toBeNull()
  })

  it('[D2-343] [E-003] shows a note for an opening date after the last one of the programme, also after the lookup', async () => {
    await ready(applicationFormWorld())
    const note = () => document.getElementById('openingDate-late')?.textContent
    expect(note()).toBeUndefined()
    typeByLabel('개업일자', '2024-12-31')
    expect(note()).toBeUndefined()
    typeByLabel('개업일자', '2025-01-01')
    expect(note()).toBe('2024년 12월 31일까지 개업한 사업자만 신청하실 수 있습니다. 날짜를 확인해주세요.')
    await pressButton('사업자 정보 조회')
    expect(isShown('사업자 정보 조회가 완료되었습니다.')).toBe(true)
    await act(async () => inputLabelled('예금주').focus())
    const collapsedText = document.getElementById('part-business')?.firstElementChild?.textContent
    expect(collapsedText).toContain('2024년 12월 31일까지 개업한 사업자만 신청하실 수 있습니다.')
  })

  it('[D2-340] leads from the collapsed part to the button that unlocks the entries', async () => {
    await ready(applicationFormWorld())
    await pressButton('사업자 정보 조회')
    await act(async () => inputLabelled('예금주').focus())
    await pressButton('사업자 정보 변경')
    const again = buttonNamed('다시 입력 사업자 정보')
    expect(document.activeElement).toBe(again)
    expect(descriptionsOf(again)).toEqual(['고치시려면 ‘다시 입력’을 눌러주세요.'])
    expect(isLocked('상호명')).toBe(true)
  })

  it('[A-078] asks after a mismatch whether to continue', async () => {
    await ready(applicationFormWorld({ answers: { lookup: Effect.succeed({ ...VALID_LOOKUP_ANSWER, valid: '02' }) } }))
    expect(await pressed('사업자 정보 조회')).toBe(INVALID)
    await pressDialogButton('다시 확인')
    expect(document.activeElement).toEqual(inputLabelled('상호명'))
    expect(isLocked('상호명')).toBe(false)
    await pressButton('사업자 정보 조회')
    await pressDialogButton('이대로 진행')
    expect(dialogText()).toBeNull()
    expect(isLocked('상호명')).toBe(false)
    expect(document.querySelector('#check-business-waived') !== null).toBe(true)
  })
})

describe('the check of the payout account', () => {
  it('[A-093] sends nothing without bank, number and holder', async () => {
    const world = applicationFormWorld()
    await openApplicationForm(world)
    expect(await refuseCheck('계좌인증')).toBe('은행을 선택해주세요.')
    expect(focusedId()).toBe('bank')
    expect(world.calls).toEqual(['codes BANK'])
  })

  it('[D2-422] has its purpose below its button until it has passed', async () => {
    await openApplicationForm(applicationFormWorld())
    fillInEveryField()
    const purpose = () => document.getElementById('check-account-hint')
    expect(purpose()?.textContent).toBe('입력하신 예금주의 계좌가 맞는지 은행에 확인합니다.')
    expect(buttonNamed('계좌인증').compareDocumentPosition(purpose() as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(descriptionsOf(screen.getByRole('group', { name: /^주민등록번호/ }))).toContain(
      '주민등록번호는 실명 확인과 지급에만 쓰고, 기기에 저장하지 않습니다.',
    )
    await pressButton('계좌인증')
    expect(purpose()).toBeNull()
  })

  it('[A-096] [A-100] [D2-142] locks bank and depositor after a success', async () => {
    const world = applicationFormWorld()
    await openApplicationForm(world)
    fillInEveryField()
    await pressButton('계좌인증')
    expect(dialogText()).toBeNull()
    expect(isShown('계좌인증이 완료되었습니다.')).toBe(true)
    expect(isLocked('예금주')).toBe(true)
    expect(isLocked('계좌번호')).toBe(false)
    expect(screen.getByRole('combobox').getAttribute('aria-readonly')).toBe('true')
    fireEvent.click(screen.getByRole('combobox'))
    expect(screen.queryAllByRole('option')).toEqual([])
    expect(world.calls).toContain('owner 004 1234567890123')
    expect(world.gateLog.slice(-2)).toEqual(['enter act_9', 'leave act_9'])
    const described = () => descriptionsOf(inputLabelled('계좌번호')).at(-1)
    expect(described()).toBe('계좌인증을 마친 번호입니다. 바꾸시면 다시 인증해야 합니다.')
    expect(isLocked('계좌번호')).toBe(false)
    typeByLabel('계좌번호', '1234567890124')
    expect(described()).toBe('')
    expect(isLocked('예금주')).toBe(false)
    expect(isShown('계좌인증이 완료되었습니다.')).toBe(false)
    expect(screen.getByRole('combobox').getAttribute('aria-readonly')).toBeNull()
    const expectedText = '계좌번호가 바뀌었습니다. 계좌인증을 다시 해주세요.'
    expect(fieldErrors()).toEqual([expectedText])
    expect(currentAnnouncement.peek().text).toEqual(expectedText)
    await pressButton('계좌인증')
    expect(fieldErrors()).toEqual([])
  })

  it('[A-097] [D1-425] offers the name of the corporation after a mismatch', async () => {
    await openApplicationForm(
      applicationFormWorld({ session: CORPORATE, answers: { owner: Effect.succeed('주식회사 한빛유통') } }),
    )
    expect(screen.queryByText(/^법인명과 같음/), 'without a name').toBeNull()
    typeByLabel('법인명', '주식회사 한빛유통')
    chooseBankNamed('예시은행')
    typeByLabel('계좌번호', '1234567890123')
    typeByLabel('예금주', '한빛유통')
    expect(screen.getByText(/예: 주식회사/)).not.toBeNull()
    expect(await refuseCheck('계좌인증')).toBe(NOT_FOUND)
    expect(document.activeElement).toEqual(inputLabelled('예금주'))
    expect(fieldErrors()).toEqual([`${NOT_FOUND} 통장에 ‘주식회사 ○○’처럼 적혀 있으면 그대로 입력해주세요.`])
    await pressButton('법인명과 같음 (주식회사 한빛유통)')
    expect(
      [inputLabelled('예금주').value, isShown('계좌인증이 완료되었습니다.')],
      'which is checked immediately',
    ).toEqual(['주식회사 한빛유통', true])
  })

  it('[A-100] unlocks bank and depositor when undone', async () => {
    await openApplicationForm(applicationFormWorld())
    fillInEveryField()
    await pressButton('계좌인증')
    await pressButton('다시 입력 지급계좌 정보')
    expect(isLocked('예금주')).toBe(false)
    expect(isShown('계좌인증이 완료되었습니다.')).toBe(false)
    expect(document.activeElement).toBe(screen.getByRole('combobox'))
  })

  it.each([
    { name: 'knows no holder', owner: Effect.fail(new HolderUnknown()), hints: [] },
    {
      name: 'has a different holder',
      owner: Effect.succeed('박다른'),
      hints: ['통장에 적힌 예금주 이름과 같은지도 확인해주세요.'],
    },
  ])('[A-097] [D2-147] fails if the bank $name, without the hint about letters [A-098]', async ({ owner, hints }) => {
    await openApplicationForm(applicationFormWorld({ answers: { owner } }))
    fillInEveryField()
    expect(await refuseCheck('계좌인증')).toBe(NOT_FOUND)
    expect(dialogText()).toBeNull()
    expect(isShown('계좌인증이 완료되었습니다.')).toBe(false)
    expect(isLocked('예금주')).toBe(false)
    expect(fieldErrors()[0]).toBe(NOT_FOUND)
    expect(fieldErrors().slice(1)).toEqual(hints)
    expect(document.activeElement).toBe(inputLabelled('계좌번호'))
  })

  it('[A-098] adds the hint about full-width letters for an English name', async () => {
    await openApplicationForm(applicationFormWorld({ answers: { owner: Effect.succeed('ＫＩＭ　ＳＥＯＪＵＮ') } }))
    fillInEveryField()
    typeByLabel('예금주', 'KIM SEOJUN')
    expect(await refuseCheck('계좌인증')).toBe(
      `${NOT_FOUND} 예금주명이 영문인 경우 전각문자로 변환한 후 다시 인증해주세요.`,
    )
    expect(document.activeElement).toEqual(inputLabelled('영문 이름을 넓은 글자(전각)로 바꾸기'))
    expect(fieldErrors()).toEqual(['예금주명이 영문인 경우 전각문자로 변환한 후 다시 인증해주세요.'])
    fireEvent.click(inputLabelled('영문 이름을 넓은 글자(전각)로 바꾸기'))
    await pressButton('계좌인증')
    expect(isShown('계좌인증이 완료되었습니다.')).toBe(true)
  })

  it('[A-099] shows the message of the deployment if the call fails [A-007]', async () => {
    await openApplicationForm(
      applicationFormWorld({ settings: { accountErrorText: 'retry30' }, answers: { owner: Effect.fail(NO_ANSWER) } }),
    )
    fillInEveryField()
    expect(await pressed('계좌인증')).toBe(`계좌인증 중 오류가 발생했습니다. 30분 후 다시 시도해주세요.\n${HELP}`)
    await pressDialogButton()
    expect(isLocked('예금주')).toBe(false)
    expect(inputLabelled('계좌번호').value).toBe('1234567890123')
  })
})
