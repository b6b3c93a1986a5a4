import '#ui/testing/jsdom-dialog.ts'
import { fireEvent, screen } from '@testing-library/react'
import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { CallError } from '#app/kernel/call.errors'
import { MALFORMED_ANSWER, NO_ANSWER, refusedWith } from '#app/testing/failures'
import {
  A_CORPORATIONS_APPLICATION,
  AN_INDIVIDUALS_APPLICATION,
  applicationEditWorld,
  openEditPage,
} from '#ui/testing/application-edit-world.tsx'
import {
  fillInEveryField,
  type ApplicationFormWorld,
  applicationFormWorld,
  openApplicationForm,
} from '#ui/testing/application-form-world.tsx'
import { pressDialogButton, shownDialog, waitOneTurn, dialogText } from '#ui/testing/shown-dialog.ts'
import { inputLabelled, buttonNamed, chooseBankNamed, pressButton, typeByLabel } from '#ui/testing/typing.ts'

/**
 * The failure that the adapters report for a time-out or a lost connection. The use cases distinguish other failures.
 */
const FAILURE: CallError = NO_ANSWER

const HELP = '문의전화 : 1533-0500'
const NETWORK_ERROR = '서버와 연결할 수 없습니다. 잠시 후 다시 시도해주세요.'
const SERVER_ERROR = '처리 중 오류가 발생했습니다. 잠시 후 다시 시도해주세요.'
const OUTAGE =
  '현재 사업자 정보 일치 여부를 확인할 수 없습니다. 신청은 계속 진행할 수 있으며, 일치 여부는 이후 자격 검증 단계에서 확인합니다.'
const NOT_SENT =
  '서버와 연결되지 않아 신청이 접수되지 않았습니다. 작성하신 내용은 그대로 있습니다. 인터넷 연결을 확인하신 후 ‘작성완료’를 다시 눌러주세요.'
const KEPT = '입력하신 내용과 첨부파일은 그대로 있습니다. 다시 신청해주세요.'

const pageText = () => document.body.textContent

/** Returns the value of every entry of the form. */
const entries = () =>
  ['주민등록번호 앞자리', '주민등록번호 뒷자리', '상호명', '개업일자', '계좌번호', '예금주'].map(
    (name) => inputLabelled(name).value,
  )
const ENTERED = ['800131', '1234567', '서준식당', '2020-01-31', '1234567890123', '김서준']

const apply = async () => {
  await pressButton('작성완료')
  await pressDialogButton('신청')
}

/**
 * The calls that the form makes after a click. Each has the action that starts the call, the message of its failure,
 * and the words that show its success.
 */
const PRESSED = [
  {
    call: 'the real name',
    fail: (world: ApplicationFormWorld, failure: CallError) => (world.answers.realName = Effect.fail(failure)),
    // The last digit has already started the check, so the test must reset the check first.
    ready: () => pressButton('다시 입력 주민등록번호'),
    act: () => pressButton('실명인증'),
    text: '실명인증 처리 중 오류가 발생했습니다. 문의전화 : 1533-0500',
    works: () => screen.queryByText('인증이 완료되었습니다.') !== null,
  },
  {
    call: 'the lookup of the business',
    fail: (world: ApplicationFormWorld, failure: CallError) => (world.answers.lookup = Effect.fail(failure)),
    ready: async () => {},
    act: () => pressButton('사업자 정보 조회'),
    text: `${OUTAGE}\n${HELP}`,
    works: () => screen.queryByText('사업자 정보 조회가 완료되었습니다.') !== null,
  },
  {
    call: 'the holder of the account',
    fail: (world: ApplicationFormWorld, failure: CallError) => (world.answers.owner = Effect.fail(failure)),
    ready: async () => {},
    act: () => pressButton('계좌인증'),
    text: `계좌인증 중 오류가 발생했습니다.\n${HELP}`,
    works: () => screen.queryByText('계좌인증이 완료되었습니다.') !== null,
  },
  {
    call: 'the confirmation of the account before sending',
    fail: (world: ApplicationFormWorld, failure: CallError) => (world.answers.confirm = Effect.fail(failure)),
    ready: () => pressButton('계좌인증'),
    act: apply,
    text: `오류가 발생했습니다.${NOT_SENT}\n${HELP}`,
    works: () => window.location.pathname === '/aply-cmptn',
  },
  {
    call: 'the application',
    fail: (world: ApplicationFormWorld, failure: CallError) => (world.answers.create = () => Effect.fail(failure)),
    ready: () => pressButton('계좌인증'),
    act: apply,
    text: `오류가 발생했습니다.${KEPT}\n${HELP}`,
    works: () => window.location.pathname === '/aply-cmptn',
  },
] as const

it.each(PRESSED)(
  '[A-007] [A-079] [E-173] a failed call ($call) keeps every entry for the next attempt',
  async ({ fail, ready, act, text, works }) => {
    const world = applicationFormWorld()
    const good = { ...world.answers }
    await openApplicationForm(world)
    fillInEveryField()
    await waitOneTurn()
    await ready()
    fail(world, FAILURE)
    await act()
    expect(dialogText()).toBe(text)
    await pressDialogButton()
    expect(shownDialog()).toBeNull()
    expect(works()).toBe(false)
    expect(entries()).toEqual(ENTERED)
    Object.assign(world.answers, good)
    await act()
    expect(works()).toBe(true)
  },
)

it('[A-007] [A-091] [E-173] the list of banks can be loaded again beside the field', async () => {
  const world = applicationFormWorld()
  const { banks } = world.answers
  world.answers.banks = Effect.fail(FAILURE)
  await openApplicationForm(world)
  typeByLabel('상호명', '서준식당')
  expect(screen.getByRole('alert').textContent).toContain('은행 목록을 불러오지 못했습니다.')
  expect(screen.getByRole('alert').textContent).toContain(HELP)
  world.answers.banks = banks
  await pressButton('다시 시도')
  expect(pageText()).not.toContain('은행 목록을 불러오지 못했습니다.')
  expect(inputLabelled('상호명').value).toBe('서준식당')
  chooseBankNamed('보기은행')
})

const LOADED = [
  ['account', AN_INDIVIDUALS_APPLICATION],
  ['business', A_CORPORATIONS_APPLICATION],
] as const

it.each(LOADED)('[A-148] [A-223] the page that corrects the %s reports a failed load', async (page, application) => {
  const world = applicationEditWorld({ found: [Effect.fail(FAILURE), application] })
  const history = await openEditPage(world, page)
  expect(pageText()).toContain(NETWORK_ERROR)
  expect(pageText()).toContain('1533-0500')
  expect(shownDialog()).toBeNull()
  expect(world.session.read().ci).toBe('ci-1')
  expect(history).toEqual(['/result-modify'])
  expect(screen.getByRole('link', { name: '첫 화면으로' }).getAttribute('href')).toBe('/')
  fireEvent.click(screen.getByRole('button', { name: '다시 시도' }))
  await waitOneTurn()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(buttonNamed('수정완료').getAttribute('aria-disabled')).toBe('true')
})

describe('[A-222] [E-173] [E-174] [E-175] an edit that could not be sent', () => {
  const send = async () => {
    await pressButton('수정완료')
    await pressDialogButton('예')
    await waitOneTurn()
  }
  const failsOnce = async (world: ReturnType<typeof applicationEditWorld>, failure: CallError, text: string) => {
    const good = world.answers.update
    world.answers.update = Effect.fail(failure)
    await send()
    expect(dialogText()).toBe(`${text}\n${HELP}`)
    await pressDialogButton()
    expect(shownDialog()).toBeNull()
    expect(buttonNamed('수정완료').getAttribute('aria-disabled')).toBeNull()
    world.answers.update = good
  }

  // If one of these calls fails, the page shows the general messages, which are the same for every call.
  it.each([
    ['no answer', FAILURE, NETWORK_ERROR],
    ['an error of the server', refusedWith(500), SERVER_ERROR],
    ['a malformed answer', MALFORMED_ANSWER, SERVER_ERROR],
  ] as const)('keeps the entries of the account after %s', async (_, failure, text) => {
    const world = applicationEditWorld()
    const history = await openEditPage(world, 'account')
    chooseBankNamed('보기은행')
    typeByLabel('계좌번호', '12345678901')
    typeByLabel('예금주', '김서준')
    await pressButton('계좌인증')
    await failsOnce(world, failure, text)
    expect(history).toEqual(['/result-modify'])
    expect(inputLabelled('계좌번호').value).toBe('12345678901')
    await send()
    expect(dialogText()).toBe('수정이 완료되었습니다.')
  })

  it('keeps the entries of the business after a lost answer', async () => {
    const world = applicationEditWorld({ found: [{ ...AN_INDIVIDUALS_APPLICATION, status: 'supplementRequest' }] })
    const history = await openEditPage(world, 'business')
    typeByLabel('개업일자', '2020-03-03')
    fireEvent.blur(inputLabelled('개업일자'))
    await pressButton('사업자 정보 조회')
    await failsOnce(world, FAILURE, NETWORK_ERROR)
    expect(history).toEqual(['/result-modify'])
    expect(inputLabelled('개업일자').value).toBe('2020-03-03')
    await send()
    expect(dialogText()).toBe('수정이 완료되었습니다.')
  })
})
