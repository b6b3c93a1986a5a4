import '#ui/testing/jsdom-dialog.ts'
import { cleanup, screen } from '@testing-library/react'
import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { NO_ANSWER, refusedWith, SESSION_ENDED } from '#app/testing/failures'
import { cleanAccountNumber, maskAccountNumber } from '#domain/account/account'
import { parseInstant } from '#domain/time/written-dates'
import { lastButtonLabel, barRefusalText } from '#ui/testing/action-bar.ts'
import {
  AN_INDIVIDUALS_APPLICATION,
  type ApplicationEditWorld,
  applicationEditWorld,
  openEditPage,
} from '#ui/testing/application-edit-world.tsx'
import { buttonKind } from '#ui/testing/button-kind.ts'
import {
  dialogButtons,
  pressDialogButton,
  shownDialog,
  waitOneTurn,
  dialogNextSteps,
  dialogRuleText,
  dialogText,
} from '#ui/testing/shown-dialog.ts'
import {
  inputLabelled,
  buttonNamed,
  chooseBankNamed,
  descriptionsOf,
  fieldErrors,
  pressButton,
  typeByLabel,
} from '#ui/testing/typing.ts'

const complete = () => buttonNamed('수정완료')
const isBlocked = () => complete().getAttribute('aria-disabled') === 'true'
const reason = () => document.querySelector(`[id="${complete().getAttribute('aria-describedby') ?? ''}"]`)?.textContent
const looks = () => dialogButtons().map((at) => `${at.textContent} ${buttonKind(at)}`)
const OWN_NAME = '본인 명의 통장에 적힌 이름 그대로 입력해주세요.'
const verify = async () => {
  await pressButton('계좌인증')
  await waitOneTurn()
}

/** Opens the page. If editing is possible, enters an account other than the failed one. */
const openAccount = async (world: ApplicationEditWorld, account = '4101234560022') => {
  const history = await openEditPage(world, 'account')
  if (document.getElementById('accountNumber') !== null) {
    if (!screen.getByRole('combobox', { name: /은행/ }).textContent.includes('예시은행')) chooseBankNamed('예시은행')
    typeByLabel('계좌번호', account)
    typeByLabel('예금주', '김서준')
    await waitOneTurn()
  }
  return history
}

describe('[A-208] the page that edits the account', () => {
  it('[D2-83] [D2-106] [D2-210] [D2-948] [D3-553] begins with the failed transfer, above three empty fields', async () => {
    await openEditPage(applicationEditWorld(), 'account')
    expect(screen.getByRole('heading', { level: 1 }).textContent?.replaceAll('\u00a0', ' ')).toBe(
      '받으실 계좌를 입력해주세요.',
    )
    const facts = [...document.querySelectorAll('dt')].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent,
    ])
    expect(facts).toEqual([
      ['이체하지 못한 계좌', `예시은행 ${maskAccountNumber(cleanAccountNumber('4101234560011'))} 김서준`],
      ['신청번호', 'DA2025000123'],
      ['진행상태', '이체결과오류'],
      ['최종 변경일', '2025년 6월 24일(화)'],
      ['지급유형', '확인지급'],
      ['성명', '김서준'],
      ['사업자등록번호', '100-01-00001'],
      ['상호명', '서준식당'],
      ['개업일자', '2020-01-31'],
    ])
    const entries = [...document.querySelectorAll('form input, form select, form textarea, form [role="combobox"]')]
    expect(entries.map(({ id }) => id)).toEqual(['bank', 'accountNumber', 'depositor'])
    const applicationFacts = buttonNamed('신청정보')
    expect(applicationFacts.getAttribute('aria-expanded')).toBe('false')
    expect(screen.getByText('이체하지 못한 계좌').closest('div')?.contains(applicationFacts)).toBe(false)
    expect(descriptionsOf(inputLabelled('예금주'))).toContain(OWN_NAME)
    expect(screen.getByText('계좌번호나 예금주가 다르거나, 입금받을 수 없는 계좌일 수 있습니다.')).toBeTruthy()
    expect(screen.getByRole('combobox', { name: /은행/ }).textContent).not.toContain('예시은행')
    expect([inputLabelled('계좌번호').value, inputLabelled('예금주').value]).toEqual(['', ''])
    expect(document.body.textContent).not.toContain('4101234560011')
  })

  it('[A-209] [D2-83] shows the stored entries if a setting allows the edit in this status', async () => {
    const world = applicationEditWorld(
      { found: [{ ...AN_INDIVIDUALS_APPLICATION, status: 'applied' }] },
      { accountEditStatuses: ['신청'] },
    )
    await openEditPage(world, 'account')
    expect(descriptionsOf(inputLabelled('예금주'))).toContain(OWN_NAME)
    expect(screen.getByText('현재 등록된 계좌')).toBeTruthy()
    expect(screen.queryByText('이체하지 못한 계좌')).toBeNull()
    expect(shownDialog()).toBeNull()
    expect(isBlocked()).toBe(true)
    expect(screen.getByRole('combobox', { name: /은행/ }).textContent).toContain('예시은행')
    expect([inputLabelled('계좌번호').value, inputLabelled('예금주').value]).toEqual(['4101234560011', '김서준'])
  })

  it('[D2-106] [D1-995] asks for confirmation if the failed account is entered again', async () => {
    const world = applicationEditWorld()
    await openAccount(world, '4101234560011')
    await verify()
    await pressButton('수정완료')
    expect(dialogText()?.trim()).toBe('이체하지 못한 계좌와 같습니다. 그래도 이 계좌로 등록하시겠습니까?')
    expect(looks()).toEqual(['이 계좌로 등록 tertiary', '다른 계좌 입력 primary'])
    await pressDialogButton('다른 계좌 입력')
    expect(shownDialog()).toBeNull()
    expect(world.updates).toEqual([])
    expect(document.activeElement).toEqual(inputLabelled('계좌번호'))
    await pressButton('수정완료')
    await pressDialogButton('이 계좌로 등록')
    expect(dialogText()?.trim()).toBe('입력하신 계좌정보로 수정하시겠습니까?')
    expect(looks()).toEqual(['아니요 tertiary', '예 primary'])
    await pressDialogButton('예')
    await waitOneTurn()
    expect(world.updates).toMatchObject([{ accountNumber: '4101234560011' }])
  })
})

it('[A-209] the account page shows the rule that forbids the edit', async () => {
  const world = applicationEditWorld({ found: [{ ...AN_INDIVIDUALS_APPLICATION, status: 'deliberation' }] })
  const history = await openAccount(world)
  expect(dialogText()).toBe('현재 진행상태에서는 수정할 수 없습니다.')
  expect(dialogRuleText()).toBe('문의하실 때 알려주실 번호 TA-3')
  expect(screen.queryByRole('button', { name: '수정완료' })).toBeNull()
  await pressDialogButton('신청결과 보기')
  expect(history).toEqual(['/aply-result'])
})

describe('[A-210] [A-270] the button 수정완료', () => {
  it('[D1-986] [D2-440] [D2-919] says in the button what is left', async () => {
    await openEditPage(applicationEditWorld(), 'account')
    const bar = () => document.querySelector('[data-action-bar]')?.textContent
    expect(lastButtonLabel()).toBe('수정완료')
    expect(bar()).toBe('취소수정완료4가지 남음 · 은행부터')
    cleanup()
    await openAccount(applicationEditWorld())
    await verify()
    expect(bar()).toBe('취소수정완료모두 채우셨습니다.')
    expect(buttonKind(complete())).toBe('primary')
  })

  it('[D1-986] [D1-1030] is soft; the account check before it is solid and leads to the first missing entry', async () => {
    await openEditPage(
      applicationEditWorld({ found: [{ ...AN_INDIVIDUALS_APPLICATION, status: 'transferError' }] }),
      'account',
    )
    expect(buttonKind(buttonNamed('계좌인증'))).toBe('primary')
    expect(buttonKind(complete())).toBe('soft')
    await pressButton('계좌인증')
    expect(document.activeElement?.id).toBe('bank')
  })

  it('is disabled until the account is checked', async () => {
    const world = applicationEditWorld()
    const { calls } = world
    await openAccount(world)
    expect(isBlocked()).toBe(true)
    expect(complete().hasAttribute('disabled')).toBe(false)
    expect(reason()).toBe('계좌인증을 먼저 해주세요.')
    await pressButton('수정완료')
    expect(shownDialog()).toBeNull()
    expect(calls).toEqual(['load'])
    await verify()
    expect(isBlocked()).toBe(false)
    expect(descriptionsOf(complete())).toEqual(['모두 채우셨습니다.'])
    typeByLabel('계좌번호', '4101234560012')
    await waitOneTurn()
    expect(isBlocked()).toBe(true)
    expect(reason()).toBe('계좌인증을 먼저 해주세요.')
  })

  it('[D2-117] waits for a running check, during which the account cannot be changed', async () => {
    let arrive: (owner: Effect.Effect<string>) => void = () => undefined
    const world = applicationEditWorld({
      owner: Effect.callback<string>((resume) => {
        arrive = resume
      }),
    })
    await openAccount(world)
    await pressButton('계좌인증')
    const before = inputLabelled('계좌번호').value
    typeByLabel('계좌번호', '9999999999')
    expect(inputLabelled('계좌번호').value).toEqual(before)
    expect(inputLabelled('계좌번호').readOnly).toBe(true)
    arrive(Effect.succeed('김서준'))
    await waitOneTurn()
    expect(isBlocked()).toBe(false)
    expect(inputLabelled('계좌번호').readOnly).toBe(false)
  })
})

describe('[A-211] the check of the account', () => {
  it('asks for the missing entries in the order of the form', async () => {
    const world = applicationEditWorld({
      found: [{ ...AN_INDIVIDUALS_APPLICATION, bankName: null, accountNumber: null, depositor: null }],
    })
    await openEditPage(world, 'account')
    const marks = ['은행을 선택해주세요.', '계좌번호를 입력해주세요.', '예금주를 입력해주세요.']
    const steps: readonly (readonly [() => void, string, string])[] = [
      [() => {}, '은행을 선택해주세요.', 'bank'],
      [() => chooseBankNamed('보기은행'), '계좌번호를 입력해주세요.', 'accountNumber'],
      [() => typeByLabel('계좌번호', '12가3 4'), '예금주명을 입력해주세요.', 'depositor'],
    ]
    for (const [at, [enter, text, id]] of steps.entries()) {
      enter()
      await pressButton('계좌인증')
      expect(barRefusalText()).toBe(text)
      expect(fieldErrors()).toEqual(marks.slice(at))
      expect(document.activeElement?.id).toEqual(id)
    }
    expect(inputLabelled('계좌번호').value).toBe('1234')
    expect(world.calls).toEqual(['load'])
    typeByLabel('예금주', '가'.repeat(31))
    expect(inputLabelled('예금주').value).toBe('가'.repeat(30))
    expect(fieldErrors()).toEqual(['30자까지 적으실 수 있습니다. ‘가’부터 1자는 적지 않으셔도 됩니다.'])
    await verify()
    expect(world.calls).toEqual(['load', 'owner 088 1234'])
    expect(world.gateLog).toEqual(['enter act_9', 'leave act_9'])
  })

  it.each([
    ['another holder', Effect.succeed('박다른'), '예금주 조회에 실패하였습니다. 계좌정보를 다시 확인해 주세요.', 2],
    ['a bank that is down', Effect.fail(NO_ANSWER), '계좌인증 중 오류가 발생했습니다.', 0],
  ])('reports %s with the same text as the form', async (_, owner, text, marks) => {
    await openAccount(applicationEditWorld({ owner }))
    await verify()
    expect(marks > 0 ? barRefusalText() : dialogText()?.split('\n')[0]).toBe(text)
    expect(isBlocked()).toBe(true)
    expect(shownDialog() === null).toEqual(marks > 0)
    if (marks === 0) await pressDialogButton()
    expect(fieldErrors()).toHaveLength(marks)
    expect(fieldErrors()[0]).toBe(marks > 0 ? text : undefined)
    expect(document.activeElement === inputLabelled('계좌번호')).toBe(marks > 0)
  })
})

const openWithEntries = async (answers: Parameters<typeof applicationEditWorld>[0] = {}) => {
  const world = applicationEditWorld(answers)
  const history = await openAccount(world)
  chooseBankNamed('보기은행')
  typeByLabel('계좌번호', '12345678901')
  await verify()
  await pressButton('수정완료')
  return { ...world, history }
}

describe('[A-212] [A-222] the account page, when its edit is sent', () => {
  it('[D2-155] [D2-996] keeps the entries if the person declines the confirmation', async () => {
    const { calls } = await openWithEntries()
    expect(dialogText()?.trim()).toBe('입력하신 계좌정보로 수정하시겠습니까?')
    expect(dialogNextSteps()).toBe('은행: 보기은행계좌번호: 12345678901예금주: 김서준')
    const groups = shownDialog()?.querySelectorAll('.grouped > span') ?? []
    expect([...groups].map((group) => group.textContent)).toEqual(['1234', '5678', '901'])
    await pressDialogButton('아니요')
    expect(calls).toEqual(['load', 'owner 088 12345678901'])
    expect(inputLabelled('계좌번호').value).toBe('12345678901')
    expect(isBlocked()).toBe(false)
  })

  it('returns to the result after a successful edit', async () => {
    const { updates, history } = await openWithEntries()
    await pressDialogButton('예')
    await waitOneTurn()
    expect(updates).toMatchObject([
      {
        number: 'DA2025000123',
        bankName: '보기은행',
        accountNumber: '12345678901',
        depositor: '김서준',
        companyName: '서준식당',
        status: 'requestVerified',
      },
    ])
    expect(dialogText()).toBe('수정이 완료되었습니다.')
    expect(history).toEqual(['/result-modify'])
    await pressDialogButton()
    expect(history).toEqual(['/aply-result'])
  })

  it('shows the message of the server that rejects the edit', async () => {
    const { history } = await openWithEntries({
      update: Effect.fail(refusedWith(409, '현재 상태에서는 수정할 수 없습니다.')),
    })
    await pressDialogButton('예')
    await waitOneTurn()
    expect(dialogText()?.split('\n')[0]).toBe('현재 상태에서는 수정할 수 없습니다.')
    await pressDialogButton()
    expect(history).toEqual(['/result-modify'])
    expect(inputLabelled('계좌번호').value).toBe('12345678901')
    expect(isBlocked()).toBe(false)
  })
})

it('[A-274] sends no edit of an application that was changed elsewhere', async () => {
  const changedApplication = { ...AN_INDIVIDUALS_APPLICATION, updatedAt: parseInstant('2025-06-25T09:00:00') }
  const { updates, history } = await openWithEntries({ found: [AN_INDIVIDUALS_APPLICATION, changedApplication] })
  await pressDialogButton('예')
  await waitOneTurn()
  expect(dialogText()?.split('\n')[0]).toBe(
    '그 사이 신청정보가 변경되어 수정하지 않았습니다. 최신 내용을 확인하신 후 다시 진행해주세요.',
  )
  await pressDialogButton()
  expect([updates, history]).toEqual([[], ['/aply-result']])
})

describe('[A-223] an application that cannot be loaded', () => {
  it.each([
    ['none', Effect.succeed({ is: 'none', message: null } as const), '신청결과가 없습니다.'],
    ['the end of the session', Effect.fail(SESSION_ENDED), '개인인증은 필수입니다'],
  ])('is reported as %s and ends the session', async (_, found, text) => {
    const world = applicationEditWorld({ found: [found] })
    const history = await openAccount(world)
    expect(dialogText()?.split('\n')[0]).toBe(text)
    await pressDialogButton()
    expect(history).toEqual(['/'])
    expect(world.session.read().ci).toBe('')
  })

  it('is reported before an edit is sent', async () => {
    const { history, updates } = await openWithEntries({ found: [AN_INDIVIDUALS_APPLICATION, Effect.fail(NO_ANSWER)] })
    await pressDialogButton('예')
    await waitOneTurn()
    expect(dialogText()?.split('\n')[0]).toBe('서버와 연결할 수 없습니다. 잠시 후 다시 시도해주세요.')
    await pressDialogButton()
    expect(history).toEqual(['/result-modify'])
    expect(updates).toEqual([])
    expect(inputLabelled('계좌번호').value).toBe('12345678901')
  })
})

it('[D2-342] [A-267] a lost answer to an edit says that the outcome is not known', async () => {
  const { history } = await openWithEntries({ update: Effect.fail(NO_ANSWER) })
  await pressDialogButton('예')
  await waitOneTurn()
  expect(shownDialog()?.textContent).toContain(
    '수정되었는지 확인하지 못했습니다. 입력하신 내용은 그대로 있습니다. 연결되면 ‘수정완료’를 다시 눌러주세요.',
  )
  await pressDialogButton()
  expect(history).toEqual(['/result-modify'])
})
