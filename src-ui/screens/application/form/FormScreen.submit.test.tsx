import { act, fireEvent, screen, within } from '@testing-library/react'
import '#ui/testing/blob.ts'
import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { AccountRefused } from '#app/account/banks.port'
import type { ApplicationUploadProgress } from '#app/application/applications.port'
import type { CallError } from '#app/kernel/call.errors'
import { NO_ANSWER, refusedFor, refusedWith } from '#app/testing/failures'
import { NO_RESIDENT_NUMBER, residentNumberDigits } from '#domain/application/form/resident-number'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import { Won } from '#domain/kernel/won'
import { currentAnnouncement } from '#ui/parts/dialog/announcer.ts'
import { DialogHolder } from '#ui/parts/dialog/DialogHolder.tsx'
import { confirmLeave } from '#ui/parts/page/leave-guard.ts'
import { barRefusalText, lastButtonLabel, remainingText } from '#ui/testing/action-bar.ts'
import {
  renderApplicationForm,
  fillInEveryField,
  type ApplicationFormWorld,
  applicationFormWorld,
  openApplicationForm,
} from '#ui/testing/application-form-world.tsx'
import { pressEscape } from '#ui/testing/jsdom-dialog.ts'
import {
  dialogBody,
  pressDialogButton,
  shownDialog,
  waitOneTurn,
  dialogNextSteps,
  dialogText,
  fireBeforeUnload,
} from '#ui/testing/shown-dialog.ts'
import {
  descriptionsOf,
  inputLabelled,
  buttonNamed,
  fieldErrors,
  pressButton,
  pressToSubmit,
  typeByLabel,
} from '#ui/testing/typing.ts'

const HELP = '문의전화 : 1533-0500'
const KEPT = '입력하신 내용과 첨부파일은 그대로 있습니다. 다시 신청해주세요.'

/** Returns the links at the head of the form to the items that are still missing. */
const missingLinks = () => [...document.querySelectorAll('form ul a[href^="#"]')].map((link) => link.textContent)

/** Opens the form, fills in everything and verifies the account. */
const ready = async (world: ApplicationFormWorld) => {
  await openApplicationForm(world)
  fillInEveryField()
  await pressButton('계좌인증')
  return world
}
const confirmSubmission = async (world: ApplicationFormWorld) => {
  await ready(world)
  await pressButton('작성완료')
  return world
}
const attach = async (id: string, name = `${id}.pdf`) => {
  const file = new File(['%PDF-1.7'], name, { type: 'application/pdf' })
  const answer = document.querySelector<HTMLInputElement>(`#${id}[type="radio"]`)
  if (answer !== null) fireEvent.click(answer)
  fireEvent.change(document.querySelector(`#${id}`) as Element, { target: { files: [file] } })
  for (let turn = 0; turn < 5; turn += 1) await waitOneTurn()
}
/** Returns the value of every entry of the form, in page order. */
const entries = () =>
  [...document.querySelectorAll<HTMLInputElement>('main :is(input, select, [role="combobox"]):not([type="file"])')].map(
    ({ type, checked, value, textContent }) => (type === 'checkbox' ? checked : value || textContent),
  )
/** Fills in the form of a corporation with its documents, up to the confirmation. */
const corporateConfirmed = async () => {
  const world = applicationFormWorld({
    session: { entityType: 'corporate', businessNumber: businessNumberOrThrow('1008100001') },
    documents: true,
  })
  await openApplicationForm(world)
  typeByLabel('주민등록번호 앞자리', '800131')
  typeByLabel('주민등록번호 뒷자리', '1234567')
  typeByLabel('법인명', '서준상사')
  typeByLabel('법인등록번호 앞 6자리', '110111')
  typeByLabel('법인등록번호 뒤 7자리', '1234567')
  typeByLabel('개업일자', '2020-01-31')
  fireEvent.change(screen.getByLabelText('결산월'), { target: { value: '3' } })
  fireEvent.click(screen.getByRole('combobox', { name: /^은행/ }))
  fireEvent.click(screen.getByRole('option', { name: '보기은행' }))
  typeByLabel('계좌번호', '1234567890123')
  typeByLabel('예금주', 'KIM')
  fireEvent.click(inputLabelled('영문 이름을 넓은 글자(전각)로 바꾸기'))
  typeByLabel('예금주', '김서준')
  await pressButton('계좌인증')
  await attach('doc-businessRegistration', '등록증.pdf')
  await attach('doc-financial', '재무제표.pdf')
  await pressButton('작성완료')
  return world
}
const lines = () =>
  Object.fromEntries(
    [...(shownDialog()?.querySelectorAll('dl > div') ?? [])].map((line) => [
      line.querySelector('dt')?.textContent,
      line.querySelector('dd')?.textContent,
    ]),
  )

describe('the checks before the confirmation', () => {
  it('[A-120] [A-268] [D2-104] [D2-147] [D2-151] [D2-166] [D2-840] the bar shows the first failure, and the head of the form lists the missing entries', async () => {
    const world = applicationFormWorld()
    await openApplicationForm(world)
    typeByLabel('휴대폰번호', '0101234567')
    await pressToSubmit('작성완료')
    expect(shownDialog()).toBeNull()
    expect(barRefusalText()).toBe('휴대폰번호를 정확히 입력해주세요.')
    expect(document.activeElement).toBe(inputLabelled('휴대폰번호'))
    // The real-name check is optional, so it stays in the list of open items and is not marked as an error.
    expect(fieldErrors()).toEqual([
      '휴대폰번호를 정확히 입력해주세요.',
      '주민번호를 입력해주세요.',
      '상호명을 입력해주세요.',
      '개업일자를 입력해주세요.',
      '은행을 선택해주세요.',
      '계좌번호를 입력해주세요.',
      '예금주를 입력해주세요.',
      '계좌인증을 완료해주세요.',
    ])
    expect(missingLinks()).toEqual([
      '휴대폰번호',
      '주민등록번호',
      '실명인증',
      '상호명',
      '개업일자',
      '사업자 정보 조회',
      '은행',
      '계좌번호',
      '예금주',
      '계좌인증',
    ])
    expect(remainingText()).toBe('3가지 남음 · 휴대폰번호부터')
    fireEvent.click(screen.getByRole('link', { name: '상호명' }))
    expect(document.activeElement).toBe(inputLabelled('상호명'))
    expect(world.calls).toEqual(['codes BANK'])
  })

  it('[A-119] a missing name is reported in English with `messageSet: en`', async () => {
    await ready(applicationFormWorld({ settings: { messageSet: 'en' } }))
    typeByLabel('상호명', '')
    typeByLabel('주민등록번호 뒷자리', '123')
    await pressToSubmit('작성완료')
    const expectedTexts = ['주민등록번호를 정확히 입력해주세요.', 'Please enter business name.']
    expect(fieldErrors()).toEqual(expect.arrayContaining(expectedTexts))
  })

  it('[A-120] [A-105] [D2-147] the first failure follows the order of the rules', async () => {
    await openApplicationForm(applicationFormWorld())
    await pressToSubmit('작성완료')
    expect(shownDialog()).toBeNull()
    expect(barRefusalText()).toBe('계좌인증을 완료해주세요.')
    expect(document.activeElement).toBe(buttonNamed('계좌인증'))
    expect(fieldErrors()).toContain('계좌인증을 완료해주세요.')
  })

  it('[D2-151] [D2-16] a required check is marked until it has passed', async () => {
    await openApplicationForm(applicationFormWorld({ settings: { requireAllChecks: true } }))
    await pressToSubmit('작성완료')
    const checks = ['실명인증을 완료해주세요.', '사업자 정보 조회를 완료해주세요.']
    expect(fieldErrors()).toEqual(expect.arrayContaining(checks))
    expect(missingLinks()).toEqual(expect.arrayContaining(['실명인증', '사업자 정보 조회']))
    typeByLabel('주민등록번호 뒷자리', '1234567')
    await waitOneTurn()
    expect(fieldErrors()).not.toContain(checks[0])
    expect(missingLinks()).not.toContain('실명인증')
  })

  it('[A-268] [D2-166] a corrected entry disappears from the list while focused', async () => {
    await openApplicationForm(applicationFormWorld())
    await pressToSubmit('작성완료')
    expect(missingLinks()).toContain('상호명')
    typeByLabel('상호명', '서준식당')
    expect([missingLinks(), fieldErrors()]).toEqual([
      expect.not.arrayContaining(['상호명']),
      expect.not.arrayContaining(['상호명을 입력해주세요.']),
    ])
  })

  it('[A-121] the confirmation opens only if all checks pass', async () => {
    await openApplicationForm(applicationFormWorld())
    fillInEveryField()
    await pressButton('사업자 정보 조회')
    expect(lastButtonLabel()).toBe('작성완료')
    await pressButton('작성완료')
    expect(shownDialog()).toBeNull()
    await pressButton('계좌인증')
    await pressButton('작성완료')
    expect(within(shownDialog() as HTMLElement).getByRole('heading').textContent).toBe('신청내용 확인')
    expect(missingLinks()).toEqual([])
  })
})

describe('[A-122] the confirmation', () => {
  it('lists all entries of an individual, with the resident number masked', async () => {
    await confirmSubmission(applicationFormWorld())
    expect(lines()).toEqual({
      성명: '김서준',
      생년월일: '1980-01-31',
      휴대폰번호: '010-1234-5678',
      주민등록번호: '800131-*******',
      사업자등록번호: '100-01-00001',
      상호명: '서준식당',
      개업일자: '2020-01-31',
      은행: '예시은행',
      계좌번호: '1234567890123',
      예금주: '김서준',
    })
  })

  it('lists the data and files of a corporation', async () => {
    await corporateConfirmed()
    expect(lines()).toMatchObject({
      법인명: '서준상사',
      법인등록번호: '110111-1234567',
      결산월: '3월',
      은행: '보기은행',
      '증빙서류: 사업자등록증': '등록증.pdf',
      '증빙서류: 표준재무제표증명': '재무제표.pdf',
    })
    const scrolls = dialogBody()
    expect([scrolls?.getAttribute('role'), scrolls?.getAttribute('aria-label')]).toEqual(['group', '신청내용'])
    const changes = [...(shownDialog()?.querySelectorAll('dd button') ?? [])]
    const describedBy = (change: Element) => document.getElementById(change.getAttribute('aria-describedby') ?? '')
    const descriptions = changes.map((change) => [change.textContent, describedBy(change)?.textContent])
    expect(descriptions).toContainEqual(['변경 휴대폰번호', '010-1234-5678'])
    expect(descriptions).toContainEqual(['변경 법인등록번호', '110111-1234567'])
    for (const change of changes) expect(describedBy(change)).toBe(change.closest('div')?.querySelector('dd'))
    const number = [...(shownDialog()?.querySelectorAll('dt') ?? [])].find(
      (name) => name.textContent === '법인등록번호',
    )
    const parts = [...(number?.nextElementSibling?.querySelectorAll('span') ?? [])]
    expect(parts.map((part) => part.textContent)).toEqual(['110111-', '1234567'])
    expect(number?.nextElementSibling?.querySelectorAll('wbr')).toHaveLength(1)
  })

  it('moves the focus to the entry of the pressed change button', async () => {
    await confirmSubmission(applicationFormWorld())
    await pressDialogButton('변경 계좌번호')
    expect(shownDialog()).toBeNull()
    expect(document.activeElement).toEqual(inputLabelled('계좌번호'))
  })

  it('[D2-340] moves the focus for a locked entry to the button that unlocks it', async () => {
    await confirmSubmission(applicationFormWorld())
    await pressDialogButton('변경 예금주')
    expect(shownDialog()).toBeNull()
    const again = screen.getByRole('button', { name: '다시 입력 지급계좌 정보' })
    expect(document.activeElement).toBe(again)
    expect(descriptionsOf(again)).toEqual(['은행이나 예금주를 고치시려면 ‘다시 입력’을 눌러주세요.'])
  })
})

it('a dialog over the form closes on Back', async () => {
  const world = applicationFormWorld()
  const renderedForm = renderApplicationForm(world)
  await waitOneTurn()
  fillInEveryField()
  await pressButton('계좌인증')
  await pressButton('작성완료')
  renderedForm.rerender(<DialogHolder />)
  await waitOneTurn()
  expect(shownDialog()).toBeNull()
  expect(world.created).toEqual([])
})

it('[A-123] cancelling the confirmation keeps every entry', async () => {
  const world = await corporateConfirmed()
  expect(dialogText()).toContain(
    '신청을 완료하면 신청내용을 수정할 수 없습니다. 입력하신 내용을 다시 한번 확인해주세요.',
  )
  const before = [...world.calls]
  await pressDialogButton('취소')
  expect(shownDialog()).toBeNull()
  expect(world.calls).toEqual(before)
  expect(entries()).toEqual([
    ...['010-1234-5678', '800131', '1234567', '서준상사', '110111', '1234567', '2020-01-31'],
    ...['3', '보기은행', '1234567890123', '김서준', true],
  ])
  for (const name of ['등록증.pdf', '재무제표.pdf']) expect(screen.getByText(name)).toBeInstanceOf(HTMLElement)
})

describe('the form, when it sends the application', () => {
  it('[A-126] [D2-147] opens the completion page and clears the resident number', async () => {
    const world = await confirmSubmission(applicationFormWorld())
    await pressDialogButton('신청')
    expect(shownDialog()).toBeNull()
    expect(window.location.pathname).toBe('/aply-cmptn')
    expect([inputLabelled('주민등록번호 앞자리').value, inputLabelled('주민등록번호 뒷자리').value]).toEqual(['', ''])
    // The page itself empties the number. A screen reader must not announce that the person has changed it.
    expect(currentAnnouncement.peek().text).not.toContain('바뀌었습니다')
    expect(world.calls.slice(-2)).toEqual(['confirm 004', 'create'])
    const sentApplication = world.created[0]?.application
    expect(residentNumberDigits(sentApplication?.residentNumber ?? NO_RESIDENT_NUMBER)).toBe('8001311234567')
    expect(sentApplication?.supportAmount).toBe(1_000_000)
  })

  it.each([
    { delivery: Effect.succeed(Won(250_000)), amount: 250_000 },
    { delivery: Effect.succeed(null), amount: 1_000_000 },
  ])('[A-051] sends the reported amount of a rapid application: $amount', async ({ delivery, amount }) => {
    const world = await confirmSubmission(
      applicationFormWorld({ session: { paymentType: 'rapid' }, answers: { delivery } }),
    )
    await pressDialogButton('신청')
    expect(world.created[0]?.application.supportAmount).toBe(amount)
  })

  it('[A-125] unlocks an account that is not confirmed and creates nothing', async () => {
    const world = await confirmSubmission(
      applicationFormWorld({ answers: { confirm: Effect.fail(new AccountRefused()) } }),
    )
    await pressDialogButton('신청')
    const expectedText = '예금주 조회에 실패하였습니다. 계좌정보를 다시 확인해 주세요.'
    expect(shownDialog()).toBeNull()
    expect(barRefusalText()).toEqual(expectedText)
    expect(fieldErrors()).toEqual([expectedText])
    expect(inputLabelled('예금주').readOnly).toBe(false)
    expect(buttonNamed('계좌인증').getAttribute('aria-disabled')).toBeNull()
    expect(screen.getByRole('combobox', { name: /^은행/ }).getAttribute('aria-readonly')).toBeNull()
    expect(document.activeElement).toEqual(inputLabelled('계좌번호'))
    expect(world.created).toEqual([])
  })

  it('[D2-630] leads to the result, and asks for no correction, if another application was received', async () => {
    const refusal = refusedFor({ is: 'duplicate' }, 409, '이미 접수된 신청이 있습니다.')
    await confirmSubmission(applicationFormWorld({ answers: { create: () => Effect.fail(refusal) } }))
    await pressDialogButton('신청')
    expect(dialogText()).toBe('이미 접수된 신청이 있습니다.')
    expect(dialogNextSteps()).toContain('다시 보내셔도 새로 접수되지 않습니다.')
    expect(shownDialog()?.textContent).not.toContain('고쳐서 다시 신청해주세요')
    expect(screen.getByRole('link', { name: '신청결과 확인' }).getAttribute('href')).toBe('/onslf-check-result')
    await pressDialogButton('신청서로 돌아가기')
    expect(inputLabelled('상호명').value).toBe('서준식당')
  })

  it('[A-127] [A-268] [D2-166] keeps everything if the server rejects the application', async () => {
    const refusal = refusedWith(400, '신청정보가 올바르지 않습니다.')
    const world = await confirmSubmission(applicationFormWorld({ answers: { create: () => Effect.fail(refusal) } }))
    await pressDialogButton('신청')
    expect(dialogText()).toBe('신청정보가 올바르지 않습니다.')
    expect(dialogNextSteps()).toContain('신청이 아직 접수되지 않았습니다.')
    expect(shownDialog()?.textContent).toContain(HELP)
    await pressDialogButton('신청서로 돌아가기')
    expect(window.location.pathname).toBe('/aply-info')
    expect(shownDialog()).toBeNull()
    expect(
      ['휴대폰번호', '주민등록번호 앞자리', '주민등록번호 뒷자리', '상호명', '개업일자', '계좌번호', '예금주'].map(
        (name) => inputLabelled(name).value,
      ),
    ).toEqual(['010-1234-5678', '800131', '1234567', '서준식당', '2020-01-31', '1234567890123', '김서준'])
    expect(screen.getByRole('combobox', { name: /^은행/ }).textContent).toBe('예시은행')
    expect(document.activeElement).toEqual(buttonNamed('작성완료'))
    expect(fieldErrors()).toEqual([])
    expect(barRefusalText()).toBeNull()
    expect(world.created).toHaveLength(1)
  })

  it('[A-128] [A-267] says that it is unknown whether the application arrived if no call is answered', async () => {
    await confirmSubmission(
      applicationFormWorld({ answers: { create: () => Effect.fail(NO_ANSWER), found: Effect.fail(NO_ANSWER) } }),
    )
    await pressDialogButton('신청')
    expect(dialogText()).toContain('서버와 연결되지 않아 접수되었는지 확인하지 못했습니다.')
    expect(dialogText()).toContain('두 번 접수되지 않습니다.')
  })

  it('[A-128] [A-007] reports a failed submission if no application is found', async () => {
    const world = await confirmSubmission(applicationFormWorld({ answers: { create: () => Effect.fail(NO_ANSWER) } }))
    await pressDialogButton('신청')
    expect(dialogText()).toBe(`오류가 발생했습니다.${KEPT}\n${HELP}`)
    await pressDialogButton()
    expect([window.location.pathname, inputLabelled('주민등록번호 뒷자리').value]).toEqual(['/aply-info', '1234567'])
    expect(world.calls.slice(-2)).toEqual(['create', 'find'])
    // No entry is wrong, so none is marked.
    expect(document.activeElement).toEqual(buttonNamed('작성완료'))
    expect(fieldErrors()).toEqual([])
    expect(barRefusalText()).toBeNull()
  })

  it('[A-129] creates only one application after several clicks', async () => {
    let finish = () => undefined as void
    const create = () =>
      Effect.callback<void>((resume) => {
        finish = () => resume(Effect.void)
      })
    const world = await confirmSubmission(applicationFormWorld({ answers: { create } }))
    const apply = within(shownDialog() as HTMLElement).getByRole('button', { name: '신청' })
    fireEvent.click(apply)
    fireEvent.click(apply)
    await waitOneTurn()
    fireEvent.click(apply)
    await waitOneTurn()
    expect([apply.getAttribute('aria-disabled'), apply.getAttribute('aria-busy')]).toEqual(['true', 'true'])
    expect(shownDialog()?.textContent).toContain('접수 중입니다. 잠시만 기다려주세요.')
    finish()
    await waitOneTurn()
    expect(world.created.length).toBe(1)
    expect(window.location.pathname).toBe('/aply-cmptn')
  })
})

it('[P-313] the form asks before the person leaves during sending', async () => {
  let refuse = () => {}
  const create = () =>
    Effect.callback<void, CallError>((resume) => {
      refuse = () => resume(Effect.fail(refusedWith(400, '접수할 수 없습니다.')))
    })
  await confirmSubmission(applicationFormWorld({ answers: { create } }))
  expect(fireBeforeUnload()).toBe(false)
  await pressDialogButton('신청')
  expect(fireBeforeUnload()).toBe(true)
  const leaving = confirmLeave()
  await waitOneTurn()
  expect(dialogText()).toBe('신청서를 보내는 중입니다. 지금 나가시면 접수되지 않을 수 있습니다. 나가시겠습니까?')
  await pressDialogButton('계속 작성')
  expect(await leaving).toBe(false)
  expect(fireBeforeUnload()).toBe(true)
  refuse()
  await waitOneTurn()
  expect(fireBeforeUnload()).toBe(false)
  expect(dialogText()).toBe('접수할 수 없습니다.')
})

describe('[A-269] an application with files that is being sent', () => {
  /** Makes a submission that waits until the test reports its progress. */
  const slow = () => {
    const told: { progress: (progress: ApplicationUploadProgress) => void; finish: () => void; stopped: boolean } = {
      progress: () => undefined,
      finish: () => undefined,
      stopped: false,
    }
    const create = (onProgress: (progress: ApplicationUploadProgress) => void) =>
      Effect.callback<void>((resume) => {
        told.progress = (progress) => act(() => onProgress(progress))
        told.finish = () => resume(Effect.void)
        return Effect.sync(() => {
          told.stopped = true
        })
      })
    return { told, create }
  }
  const onItsWay = async () => {
    const { told, create } = slow()
    const world = applicationFormWorld({ documents: true, answers: { create } })
    await ready(world)
    await attach('doc-businessRegistration')
    await attach('doc-vatStandard')
    await pressButton('작성완료')
    await pressDialogButton('신청')
    return { told, world }
  }
  const percent = () => screen.getByRole<HTMLProgressElement>('progressbar')

  it('shows the progress and can be cancelled', async () => {
    const { told, world } = await onItsWay()
    told.progress({ sent: 1, total: 3 })
    expect([percent().value, percent().max]).toEqual([33, 100])
    expect(shownDialog()?.textContent).toContain('신청서와 첨부파일을 보내고 있습니다. (33%)')
    told.progress({ sent: 2, total: 3 })
    await pressDialogButton('보내기 취소')
    expect(told.stopped).toBe(true)
    expect(shownDialog()?.textContent).toContain(`보내기를 취소했습니다. ${KEPT}`)
    world.answers.create = () => Effect.void
    await pressDialogButton('신청')
    expect([world.created.length, world.created[1]?.parts.filter(({ file }) => file !== null).length]).toEqual([2, 2])
    expect(window.location.pathname).toBe('/aply-cmptn')
  })

  it('cannot be cancelled once everything was sent', async () => {
    const { told } = await onItsWay()
    told.progress({ sent: 3, total: 3 })
    const cancel = within(shownDialog() as HTMLElement).getByRole('button', { name: '보내기 취소' })
    expect(cancel.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(cancel)
    pressEscape(shownDialog() as HTMLDialogElement)
    await waitOneTurn()
    expect(told.stopped).toBe(false)
    expect(shownDialog()).toBeNull()
    told.finish()
    await waitOneTurn()
    expect(window.location.pathname).toBe('/aply-cmptn')
  })

  it('keeps every file after a failure', async () => {
    const world = applicationFormWorld({ documents: true, answers: { create: () => Effect.fail(NO_ANSWER) } })
    await ready(world)
    await attach('doc-businessRegistration')
    await attach('doc-vatStandard')
    await pressButton('작성완료')
    await pressDialogButton('신청')
    await pressDialogButton()
    expect(screen.getAllByText(/첨부됨/)).toHaveLength(2)
  })
})
