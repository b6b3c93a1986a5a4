import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import '#ui/testing/jsdom-dialog.ts'
import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { QueueUnreachable } from '#app/admission/queue-gate.errors'
import { NO_ANSWER, QUEUE_BLOCKED } from '#app/testing/failures'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import { Won } from '#domain/kernel/won'
import { currentPageTitle } from '#ui/parts/page/page-title.ts'
import { remainingText, lastButtonLabel, barRefusalText, solidButtonLabels } from '#ui/testing/action-bar.ts'
import {
  fillInEveryField,
  applicationFormWorld,
  openApplicationForm,
  renderApplicationForm,
} from '#ui/testing/application-form-world.tsx'
import { pressDialogButton, waitOneTurn, dialogNextSteps, dialogText } from '#ui/testing/shown-dialog.ts'
import {
  inputLabelled,
  buttonNamed,
  chooseBankNamed,
  descriptionsOf,
  fieldErrors,
  pressButton,
  pressToSubmit,
  typeByLabel,
} from '#ui/testing/typing.ts'

const CORPORATE = { entityType: 'corporate', businessNumber: businessNumberOrThrow('1008100001') } as const

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
const label = (text: string) => screen.queryByLabelText(text)

it.each([
  { entityType: 'corporate', words: '법인사업자 신청정보 입력' },
  { entityType: null, words: '개인사업자 신청정보 입력' },
] as const)(
  '[A-046] the title of the form says the kind of business: $entityType: $words',
  async ({ entityType, words }) => {
    await openApplicationForm(applicationFormWorld({ session: { entityType } }))
    expect(currentPageTitle.value).toBe(words)
  },
)

it('[A-047] [A-106] a form without earlier data leads back to the business number', async () => {
  const world = applicationFormWorld({ session: { paymentType: null } })
  await openApplicationForm(world)
  expect(dialogText()).toBe('누락된 필수값이 있습니다. 신청절차대로 다시 신청해주세요.')
  expect(dialogNextSteps()).toContain('사업자등록번호 입력부터 다시 진행하시면 이어집니다.')
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  await pressDialogButton('사업자등록번호 입력하기')
  expect(window.location.pathname).toBe('/bzmn-reg')
  expect(world.calls).toEqual([])
})

it('[A-048] [A-049] [A-095] the sections and buttons of the form have the right order', async () => {
  await openApplicationForm(applicationFormWorld())
  expect(headings()).toEqual(['신청인 정보', '사업자 정보', '증빙서류 첨부', '지급계좌 정보'])
  const last = screen.getAllByRole('heading', { level: 2 }).at(-1)?.closest('section')
  expect(
    [buttonNamed('취소'), buttonNamed('작성완료')].map((element) => last?.compareDocumentPosition(element)),
  ).toEqual([Node.DOCUMENT_POSITION_FOLLOWING, Node.DOCUMENT_POSITION_FOLLOWING])
  expect(label('상호명')).not.toBeNull()
  expect(label('법인명')).toBeNull()
  expect(label('법인등록번호 앞 6자리')).toBeNull()
  expect(label('결산월')).toBeNull()
  cleanup()
  await openApplicationForm(applicationFormWorld({ session: CORPORATE }))
  expect(headings()).toEqual(['신청인 정보', '법인 정보', '증빙서류 첨부', '결산월과 지급계좌 정보'])
  expect(screen.queryByRole('button', { name: /^성명과 같음/ })).toBeNull()
  expect([label('법인명'), label('법인등록번호 앞 6자리'), label('법인등록번호 뒤 7자리')]).not.toContain(null)
  expect(label('상호명')).toBeNull()
  const month = screen.getByLabelText<HTMLSelectElement>('결산월')
  expect([...month.options].map(({ text }) => text)).toEqual(['결산월을 선택해주세요.', '3월', '6월', '9월', '12월'])
  const account = month.closest('section')
  expect(within(account as HTMLElement).getByRole('heading', { level: 2 }).textContent).toBe('결산월과 지급계좌 정보')
})

it('[A-050] [A-053] only the mobile number of the certified data can be changed', async () => {
  await openApplicationForm(applicationFormWorld())
  const facts = screen.getAllByRole('definition').map((fact) => fact.textContent)
  expect(facts).toEqual(['김서준', '1980-01-31', '100-01-00001'])
  expect(document.querySelectorAll('dd input')).toHaveLength(0)
  expect(inputLabelled('휴대폰번호').value).toBe('010-1234-5678')
  expect(inputLabelled('휴대폰번호').readOnly).toBe(false)
})

describe('[D2-995] the button for another business number', () => {
  const press = () => pressButton('다른 사업자등록번호로 신청하기')

  it('leads to the page of the number, and says what is kept', async () => {
    await openApplicationForm(applicationFormWorld())
    expect(descriptionsOf(buttonNamed('다른 사업자등록번호로 신청하기'))).toEqual([
      '쓰신 내용은 번호를 바꾸실 때까지 보관합니다. 바꾸시면 본인인증부터 다시 해주세요.',
    ])
    await press()
    expect(window.location.pathname).toBe('/bzmn-reg')
  })

  it('[D2-341] asks first if an entry is not saved', async () => {
    await openApplicationForm(applicationFormWorld())
    fillInEveryField()
    await press()
    expect(dialogText()).toContain('주민등록번호 입력')
    await pressDialogButton('나가기')
    expect(window.location.pathname).toBe('/bzmn-reg')
  })
})

describe('[A-051] in a rapid application, the amount that the platforms reported', () => {
  const RAPID = { paymentType: 'rapid' } as const
  const shownValue = () => screen.getAllByRole('definition').at(-1)?.textContent
  it.each([
    { amount: Won(300_000), words: '300,000원 이상' },
    { amount: NO_ANSWER, words: '배달료 정보가 없습니다.' },
  ])('$amount is shown as $words', async ({ amount, words }) => {
    const delivery = amount === NO_ANSWER ? Effect.fail(NO_ANSWER) : Effect.succeed(amount as Won | null)
    const world = applicationFormWorld({ session: RAPID, answers: { delivery } })
    await openApplicationForm(world)
    expect(shownValue()).toEqual(words)
    expect(dialogText()).toBeNull()
    const syllables = document.body.textContent.replace(/[^가-힣]/g, '')
    expect(syllables).toContain('지원금은심사후정해지며최대원입니다')
    expect(world.calls).toContain('delivery 1000100001')
  })
})

it('[A-054] [D2-110] the back part of the resident number is hidden until requested', async () => {
  await openApplicationForm(applicationFormWorld())
  const [front, back] = [inputLabelled('주민등록번호 앞자리'), inputLabelled('주민등록번호 뒷자리')]
  expect(front.value).toBe('800131')
  expect(front.type).toBe('text')
  expect(front.readOnly).toBe(false)
  expect(back.value).toBe('')
  const hidden = () => /hidden/.test(back.className)
  // The browser would offer to save the value of a password field, so this is a text field.
  expect(back.type).toBe('text')
  expect(back.autocomplete).toBe('off')
  expect(hidden()).toBe(true)
  fireEvent.click(buttonNamed('주민등록번호 보기'))
  expect(hidden()).toBe(false)
  fireEvent.click(buttonNamed('주민등록번호 숨기기'))
  expect(hidden()).toBe(true)
})

describe('[D2-110] facts from the certification', () => {
  it('[A-054] leave the front part of the resident number empty if they have no birth date', async () => {
    await openApplicationForm(applicationFormWorld({ session: { birthDate: '' } }))
    expect(inputLabelled('주민등록번호 앞자리').value).toBe('')
  })
  it('[A-095] offer the certified name as the account holder', async () => {
    await openApplicationForm(applicationFormWorld({ session: { certifiedName: 'KIM' } }))
    await pressButton('성명과 같음 (KIM)')
    expect(inputLabelled('예금주').value).toBe('KIM')
    expect(inputLabelled('예금주').readOnly).toBe(false)
    fireEvent.click(inputLabelled('영문 이름을 넓은 글자(전각)로 바꾸기'))
    await pressButton('성명과 같음 (KIM)')
    expect(inputLabelled('예금주').value).toBe('ＫＩＭ')
    typeByLabel('예금주', '박하늘')
    expect(inputLabelled('예금주').value).toBe('박하늘')
  })
})

it('[A-012] the cancel button leads back to /mydata-agree', async () => {
  const world = applicationFormWorld()
  await openApplicationForm(world)
  await pressButton('취소')
  expect(window.location.pathname).toBe('/mydata-agree')
  expect(world.calls).toEqual(['codes BANK'])
})

describe('[A-060] [A-061] a field of the form', () => {
  it.each([
    { name: '주민등록번호 앞자리', typed: '80가0131', kept: '800131' },
    { name: '상호명', typed: '가'.repeat(31), kept: '가'.repeat(30) },
  ])('keeps only the allowed characters: $name', async ({ name, typed, kept }) => {
    await openApplicationForm(applicationFormWorld())
    typeByLabel(name, typed)
    expect(inputLabelled(name).value).toBe(kept)
  })
  it('[A-062] keeps only the digits of the corporate number', async () => {
    await openApplicationForm(applicationFormWorld({ session: CORPORATE }))
    typeByLabel('법인등록번호 앞 6자리', '11a0-11가1')
    expect(inputLabelled('법인등록번호 앞 6자리').value).toBe('110111')
    expect(document.activeElement).toBe(inputLabelled('법인등록번호 뒤 7자리'))
    typeByLabel('법인등록번호 뒤 7자리', '1 23b45678')
    expect(inputLabelled('법인등록번호 뒤 7자리').value).toBe('1234567')
    expect(document.activeElement).toBe(inputLabelled('개업일자'))
  })
  it('[A-062] moves the focus through the resident number to the check', async () => {
    await openApplicationForm(applicationFormWorld())
    typeByLabel('주민등록번호 앞자리', '800201')
    expect(document.activeElement).toBe(inputLabelled('주민등록번호 뒷자리'))
    typeByLabel('주민등록번호 뒷자리', '1234567')
    expect(document.activeElement).toBe(buttonNamed('확인하는 중'))
  })
})

describe('[D2-114] the mobile number of the form', () => {
  it('begins with 0 if the certification returns it with the country code 82', async () => {
    await openApplicationForm(applicationFormWorld({ session: { mobileNumber: '821012345678' } }))
    expect(inputLabelled('휴대폰번호').value).toBe('010-1234-5678')
  })
  it('[A-107] is rejected if it does not begin with 01', async () => {
    await openApplicationForm(applicationFormWorld())
    typeByLabel('휴대폰번호', '02012345678')
    expect(fieldErrors()).toEqual([])
    fireEvent.blur(inputLabelled('휴대폰번호'))
    await waitOneTurn()
    expect(fieldErrors()).toEqual(['휴대폰번호를 다시 확인해주세요. 01로 시작하는 번호여야 합니다.'])
    typeByLabel('휴대폰번호', '01012345678')
    expect(fieldErrors()).toEqual([])
    typeByLabel('휴대폰번호', '')
    fireEvent.blur(inputLabelled('휴대폰번호'))
    await waitOneTurn()
    expect(fieldErrors()).toEqual([])
    typeByLabel('휴대폰번호', '8210123456')
    expect(fieldErrors()).toEqual(['휴대폰번호를 정확히 입력해주세요.'])
  })
})

describe('[A-062] the focus', () => {
  it('moves from a complete opening date to the lookup', async () => {
    await openApplicationForm(applicationFormWorld())
    inputLabelled('개업일자').focus()
    typeByLabel('개업일자', '2025-06-19')
    expect(document.activeElement).toBe(inputLabelled('개업일자'))
    typeByLabel('개업일자', '2020-01-31')
    expect(document.activeElement).toBe(buttonNamed('사업자 정보 조회'))
  })
  it('stays in place if the browser fills in a date', async () => {
    await openApplicationForm(applicationFormWorld())
    inputLabelled('상호명').focus()
    fireEvent.change(inputLabelled('개업일자'), { target: { value: '2020-01-31' } })
    expect(inputLabelled('개업일자').value).toBe('2020-01-31')
    expect(document.activeElement).toEqual(inputLabelled('상호명'))
  })
  it('moves from entry to entry with Enter', async () => {
    await openApplicationForm(applicationFormWorld())
    const enter = (name: string) => {
      fireEvent.keyDown(inputLabelled(name), { key: 'Enter' })
      return document.activeElement
    }
    expect(enter('휴대폰번호')).toBe(inputLabelled('주민등록번호 앞자리'))
    expect(enter('상호명')).toBe(inputLabelled('개업일자'))
    expect(enter('계좌번호')).toBe(inputLabelled('예금주'))
    expect(enter('예금주')).toBe(buttonNamed('계좌인증'))
  })
  it('[D2-110] skips the account check that 성명과 같음 starts', async () => {
    await openApplicationForm(applicationFormWorld())
    await pressButton('성명과 같음 (김서준)')
    expect(document.activeElement).not.toBe(buttonNamed('계좌인증'))
    chooseBankNamed('보기은행')
    typeByLabel('계좌번호', '1234567890')
    await pressButton('성명과 같음 (김서준)')
    expect(screen.queryByRole('button', { name: '계좌인증' })).toBeNull()
    expect(screen.getByText('계좌인증이 완료되었습니다.')).not.toBeNull()
    expect(document.activeElement).toBe(inputLabelled('주민등록번호 뒷자리'))
  })
})

it.each([
  ['corporate', '법인이 아니라 김서준 님의 번호 뒤 7자리를 입력해주세요.'],
  ['individual', '김서준 님의 번호 뒤 7자리를 입력해주세요.'],
] as const)(
  '[D1-520] [D1-1009] [D2-420] [D2-946] [D3-554] the form of a business of kind %s says what a confirmed payment needs, and whose resident number it asks for',
  async (entityType, hint) => {
    await openApplicationForm(applicationFormWorld({ session: { entityType } }))
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent).toBe(
      '확인지급 대상입니다. 지금 내실 서류는 없고, 증빙은 선정되신 뒤에 올려주세요.',
    )
    expect(descriptionsOf(screen.getByRole('group', { name: /^주민등록번호/ }))).toContain(hint)
    const certified = screen.getByText('생년월일').closest('dl')?.parentElement
    expect(certified?.nextElementSibling?.contains(inputLabelled('휴대폰번호'))).toBe(true)
  },
)

describe('[D2-420] the tick of an entry', () => {
  const isTicked = (name: string) => inputLabelled(name).nextElementSibling?.querySelector('svg') != null

  it('is at the mobile number while it is well formed', async () => {
    await openApplicationForm(applicationFormWorld())
    expect(isTicked('휴대폰번호')).toBe(true)
    typeByLabel('휴대폰번호', '0101234')
    expect(isTicked('휴대폰번호')).toBe(false)
    typeByLabel('휴대폰번호', '01012345678')
    expect(isTicked('휴대폰번호')).toBe(true)
  })

  it.each([
    ['010-122345678', false],
    ['010123456789', false],
    ['+82 (0)10-1234-5678', true],
  ])('[D2-772] is at the mobile number only if all digits fit: %s: %s', async (typedText, ticked) => {
    await openApplicationForm(applicationFormWorld())
    typeByLabel('휴대폰번호', typedText)
    expect(isTicked('휴대폰번호')).toBe(ticked)
    const cut = '11자리까지 적으실 수 있습니다. 더 적으신 숫자는 들어가지 않았으니 번호를 확인해주세요.'
    expect(fieldErrors()).toEqual(ticked ? [] : [cut])
  })

  it('[D2-847] is not at an opening date, which only the lookup can confirm', async () => {
    await openApplicationForm(applicationFormWorld())
    typeByLabel('개업일자', '2020-01-31')
    expect(isTicked('개업일자')).toBe(false)
  })
})

it('[D2-772] the section of a mobile number whose digits did not fit is not finished', async () => {
  await openApplicationForm(applicationFormWorld())
  typeByLabel('주민등록번호 앞자리', '800131')
  typeByLabel('주민등록번호 뒷자리', '1234567')
  await waitOneTurn()
  const isFinished = () => document.querySelector('#part-applicant h2')?.nextElementSibling?.textContent === '완료'
  const before = isFinished()
  typeByLabel('휴대폰번호', '010123456789')
  await waitOneTurn()
  expect([before, isFinished()]).toEqual([true, false])
})

describe('[D2-300] the sections of the form', () => {
  const closedCards = () => screen.queryAllByRole('button', { name: /열기$/ })

  it('open when the entries of the earlier sections are complete, even if their checks were not run', async () => {
    renderApplicationForm(applicationFormWorld())
    await waitOneTurn()
    expect(closedCards()).toHaveLength(2)
    expect(screen.queryByRole('textbox', { name: '상호명' })).toBeNull()
    typeByLabel('주민등록번호 앞자리', '800131')
    typeByLabel('주민등록번호 뒷자리', '1234567')
    await waitOneTurn()
    expect(screen.getByRole('textbox', { name: '상호명' })).toBeDefined()
    expect(closedCards()).toHaveLength(1)
  })
  it('[A-120] all open when 작성완료 finds something missing', async () => {
    renderApplicationForm(applicationFormWorld())
    await waitOneTurn()
    await pressToSubmit('작성완료')
    expect(closedCards()).toEqual([])
  })
})

describe('the button that leads to the next missing entry', () => {
  /** Returns the name of the next missing item, or the label of the last button if nothing is missing. */
  const next = () => /(?:· |남은 것: )(.*?)(?:부터)?$/.exec(remainingText() ?? '')?.[1] ?? lastButtonLabel()
  /** Types into the field and then leaves it, as a click elsewhere does. */
  const enter = (name: string, text: string) => {
    typeByLabel(name, text)
    act(() => inputLabelled(name).blur())
  }

  it('[D2-160] shows each missing entry in page order', async () => {
    await openApplicationForm(applicationFormWorld())
    const named = [next()]
    await pressButton('실명인증')
    expect(document.activeElement).toBe(inputLabelled('주민등록번호 뒷자리'))
    const then = async (step: () => unknown) => {
      await step()
      named.push(next())
    }
    await then(() => enter('주민등록번호 뒷자리', '1234567'))
    await then(waitOneTurn)
    await then(() => enter('상호명', '서준식당'))
    await then(() => enter('개업일자', '2020-01-31'))
    await then(() => pressButton('사업자 정보 조회'))
    await then(async () => {
      fireEvent.click(screen.getByRole('combobox', { name: /^은행/ }))
      fireEvent.click(screen.getByRole('option', { name: '보기은행' }))
    })
    await then(() => enter('계좌번호', '1234567890123'))
    await then(() => enter('예금주', '김서준'))
    expect(named).toEqual([
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
    await pressButton('계좌인증')
    expect(next()).toBe('작성완료')
    expect(remainingText()).toBeNull()
    expect(screen.getAllByRole('button', { name: '작성완료' }).length).toBe(1)
  })
  it('[D1-986] [D1-1005] has at most one solid button: the check that is next, or the last one of the bar', async () => {
    await openApplicationForm(applicationFormWorld())
    const solid = solidButtonLabels
    expect(solid()).toEqual(['실명인증'])
    await pressButton('실명인증')
    expect(document.activeElement).toBe(screen.getByLabelText('주민등록번호 뒷자리'))
    enter('주민등록번호 뒷자리', '1234567')
    await waitOneTurn()
    fillInEveryField()
    await pressButton('사업자 정보 조회')
    expect(solid()).toEqual(['계좌인증'])
    await pressButton('계좌인증')
    expect(solid()).toEqual(['작성완료'])
  })
  it('[D2-172] changes before the focus leaves a complete field', async () => {
    await openApplicationForm(applicationFormWorld())
    enter('주민등록번호 뒷자리', '1234567')
    await waitOneTurn()
    typeByLabel('상호명', '서')
    expect(next()).toBe('개업일자')
    typeByLabel('상호명', '')
    expect(next()).toBe('상호명')
    typeByLabel('휴대폰번호', '0101')
    expect(next()).toBe('휴대폰번호')
    typeByLabel('휴대폰번호', '01012345678')
    expect(next()).toBe('상호명')
  })
  it('uses the labels of a corporation', async () => {
    await openApplicationForm(applicationFormWorld({ session: CORPORATE }))
    enter('주민등록번호 뒷자리', '1234567')
    await waitOneTurn()
    expect(next()).toBe('법인명')
  })
  it('[A-058] [D2-16] skips a check that could not be made', async () => {
    const world = applicationFormWorld({ answers: { realName: Effect.fail(NO_ANSWER), refusal: null } })
    await openApplicationForm(world)
    enter('주민등록번호 뒷자리', '1234567')
    await waitOneTurn()
    await pressDialogButton()
    expect(next()).toBe('상호명')
    enter('상호명', '서준식당')
    expect(next()).toBe('개업일자')
    enter('개업일자', '2020-01-31')
    world.answers.refusal = QUEUE_BLOCKED
    await pressButton('사업자 정보 조회')
    await pressDialogButton('하던 화면으로')
    expect(next()).toBe('은행')
    enter('상호명', '서준식당본점')
    expect(next()).toBe('사업자 정보 조회')
    enter('주민등록번호 뒷자리', '1234568')
    expect(next()).toBe('실명인증')
  })
  it('[D2-260] stays at a check that the queue did not answer', async () => {
    const world = applicationFormWorld({ answers: { refusal: new QueueUnreachable({ cause: 'no answer' }) } })
    await openApplicationForm(world)
    enter('상호명', '서준식당')
    enter('개업일자', '2020-01-31')
    const before = remainingText()
    await pressButton('사업자 정보 조회')
    await pressDialogButton()
    expect(remainingText()).toBe(before)
    world.answers.refusal = null
    await pressButton('사업자 정보 조회')
    expect(remainingText()).not.toBe(before)
  })
  it('[D2-16] stays at a failed check if all checks are required', async () => {
    const answers = { realName: Effect.fail(NO_ANSWER) }
    await openApplicationForm(applicationFormWorld({ answers, settings: { requireAllChecks: true } }))
    enter('주민등록번호 뒷자리', '1234567')
    await waitOneTurn()
    await pressDialogButton()
    expect(next()).toBe('실명인증')
  })
  it('[D2-16] is 작성완료 if only optional checks remain', async () => {
    await openApplicationForm(applicationFormWorld())
    fillInEveryField()
    expect(next()).toBe('실명인증')
    await pressButton('계좌인증')
    expect(next()).toBe('작성완료')
    expect(remainingText()).toBeNull()
    expect(screen.getAllByRole('button', { name: '작성완료' }).length).toBe(1)
  })
})

it('[A-268] every entry of the form is marked as required', async () => {
  await openApplicationForm(applicationFormWorld({ session: CORPORATE }))
  const entries = [...screen.getAllByRole('textbox'), ...screen.getAllByRole('combobox')]
  const silent = entries.filter((entry) => entry.getAttribute('aria-required') !== 'true')
  expect(silent.map(({ id }) => id)).toEqual([])
  expect(entries.length > 9).toBe(true)
  expect(document.querySelectorAll('[data-must="필수"]')).toHaveLength(9)
})

it('[A-060] a complete number pasted into the second part fills both parts', async () => {
  await openApplicationForm(applicationFormWorld({ session: CORPORATE }))
  fireEvent.paste(inputLabelled('법인등록번호 뒤 7자리'), { clipboardData: { getData: () => ' 110111-1234567 ' } })
  await waitOneTurn()
  expect([inputLabelled('법인등록번호 앞 6자리').value, inputLabelled('법인등록번호 뒤 7자리').value]).toEqual([
    '110111',
    '1234567',
  ])
})

it('[A-064] [A-065] the full-width toggle appears with the first Latin letter', async () => {
  await openApplicationForm(applicationFormWorld())
  typeByLabel('예금주', 'KIM a')
  expect(inputLabelled('예금주').value).toBe('KIM a')
  inputLabelled('영문 이름을 넓은 글자(전각)로 바꾸기').focus()
  fireEvent.click(inputLabelled('영문 이름을 넓은 글자(전각)로 바꾸기'))
  expect(inputLabelled('예금주').value).toBe('ＫＩＭ　ａ')
  typeByLabel('예금주', 'ＫＩＭ　ａb')
  expect(inputLabelled('예금주').value).toBe('ＫＩＭ　ａｂ')
  typeByLabel('예금주', 'a'.repeat(31))
  expect(inputLabelled('예금주').value).toBe('ａ'.repeat(30))
  fireEvent.click(inputLabelled('영문 이름을 넓은 글자(전각)로 바꾸기'))
  const toggle = () => screen.queryByRole('checkbox', { name: '영문 이름을 넓은 글자(전각)로 바꾸기' })
  typeByLabel('예금주', '김서준')
  expect(toggle()).toBeNull()
  typeByLabel('예금주', '김a')
  expect(toggle()).not.toBeNull()
})

describe('the opening date when the field loses the focus', () => {
  const leave = async (text: string) => {
    await openApplicationForm(applicationFormWorld())
    typeByLabel('개업일자', text)
    fireEvent.blur(inputLabelled('개업일자'))
    await waitOneTurn()
    return [inputLabelled('개업일자').value, ...fieldErrors()]
  }
  it('[A-066] is cleared with a message if before 1000-01-01', async () =>
    expect(await leave('0999-12-31')).toEqual([
      '',
      '개업일자를 정확히 입력해주세요.입력하신 날짜(0999-12-31)는 지웠습니다. 오늘까지의 날짜를 입력해주세요.',
    ]))
  it('[D2-103] an impossible date stays in the field so that it can be corrected', async () => {
    const [text, shown] = ['202002', '2020-02']
    expect(await leave(text)).toEqual([shown, '개업일자를 정확히 입력해주세요.'])
    cleanup()
    await openApplicationForm(applicationFormWorld())
    fillInEveryField()
    typeByLabel('개업일자', text)
    fireEvent.blur(inputLabelled('개업일자'))
    await pressButton('계좌인증')
    await pressToSubmit('작성완료')
    expect(barRefusalText()).toBe('개업일자를 정확히 입력해주세요.')
    expect(inputLabelled('개업일자').value).toEqual(shown)
    expect(document.activeElement).toEqual(inputLabelled('개업일자'))
  })
  it('[A-067] is cleared with a message if after the day in Korea', async () => {
    expect(await leave('20250619')).toEqual([
      '',
      '개업일자는 오늘 날짜보다 클 수 없습니다.입력하신 날짜(2025-06-19)는 지웠습니다. 오늘까지의 날짜를 입력해주세요.',
    ])
    cleanup()
    expect(await leave('20250618')).toEqual(['2025-06-18'])
  })
})

it('[A-091] [A-062] the choice of a bank moves the focus to the number', async () => {
  await openApplicationForm(applicationFormWorld())
  fireEvent.click(screen.getByRole('combobox'))
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['예시은행', '보기은행'])
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' })
  expect(screen.queryAllByRole('option')).toEqual([])
  chooseBankNamed('보기은행')
  expect(screen.getByRole('combobox').textContent).toBe('보기은행')
  expect(document.activeElement).toEqual(inputLabelled('계좌번호'))
})

it('typing renders a component again only when an entry becomes complete', async () => {
  const commits: string[] = []
  // Without a name, the last digit starts no check. A check would render components, and this test counts renders.
  await openApplicationForm(applicationFormWorld({ session: { certifiedName: '' } }), (id, phase) =>
    commits.push(`${id} ${phase}`),
  )
  commits.length = 0
  for (const [name, text] of [
    ['휴대폰번호', '01012345678'],
    ['주민등록번호 앞자리', '800131'],
    ['주민등록번호 뒷자리', '1234567'],
    ['상호명', '서준식당본점배달전문'],
    ['개업일자', '2020-01-31'],
    ['계좌번호', '1234567890123'],
    ['예금주', '김서준김서준김서준김'],
  ] as const)
    for (let length = 1; length <= text.length; length += 1) {
      typeByLabel(name, text.slice(0, length))
      // Two kinds of change may render the next step: a text that becomes complete, and a field that loses the focus.
      if (length === 1 || length === text.length || document.activeElement !== inputLabelled(name)) commits.length = 0
      expect([name, length, commits]).toEqual([name, length, []])
    }
})
