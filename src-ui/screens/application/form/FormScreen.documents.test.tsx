import '#ui/testing/blob.ts'
import '#ui/testing/jsdom-dialog.ts'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { Effect } from 'effect'
import { describe, expect, it, vi } from 'vitest'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import { barRefusalText, remainingText } from '#ui/testing/action-bar.ts'
import {
  fillInEveryField,
  applicationFormWorld,
  openApplicationForm,
  renderApplicationForm,
} from '#ui/testing/application-form-world.tsx'
import { pressDialogButton, referenceCodeText, waitOneTurn, dialogText } from '#ui/testing/shown-dialog.ts'
import { buttonNamed, fieldErrors, pressButton, pressToSubmit, typeByLabel, inputLabelled } from '#ui/testing/typing.ts'

const LIMIT = 10_485_760
const PDF = '%PDF-1.7\n'
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])

const CORPORATE = { entityType: 'corporate', businessNumber: businessNumberOrThrow('1008100001') } as const

const section = () => screen.getByRole('heading', { name: '증빙서류 첨부' }).closest('section') as HTMLElement
const places = () =>
  within(section())
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)
const place = (name: string) => within(section()).getByRole('group', { name: new RegExp(`^${name}`) })
const rows = () =>
  within(section())
    .queryAllByRole('listitem')
    .map((row) => row.textContent)

/** Makes a file that reports the given size, whatever its real size is. */
const fileOfSize = (name: string, size: number, parts: BlobPart[] = [PDF], type = 'application/pdf') =>
  Object.defineProperty(new File(parts, name, { type }), 'size', { value: size })

const SMALLER_PHOTO = '사진을 화면에 띄우고 캡처해서 올리시면 크기가 줄어듭니다.'
const SMALLER_PDF = '해상도를 낮춰 PDF로 다시 저장하시거나, 그 서류를 사진으로 찍어서 올려주세요.'

const HINT = '둘 가운데 하나만 올려주세요. 어느 쪽인지 모르시면 위에서 사업자 정보를 조회해주세요.'

const choose = async (document: string, file: File) => {
  fireEvent.change(within(place(document)).getByLabelText(/파일 선택|파일 변경/), { target: { files: [file] } })
  // Waits until the first bytes of the file are read.
  for (let turn = 0; turn < 5; turn += 1) await waitOneTurn()
}
const switchTo = async (kind: '면세사업자: 수입금액증명' | '일반·간이과세자: 과세표준증명') => {
  fireEvent.click(inputLabelled(kind))
  await waitOneTurn()
}
const withDocuments = async () => {
  const world = applicationFormWorld({ documents: true })
  await openApplicationForm(world)
  return world
}
/** Opens the form and chooses which of the two certificates the applicant attaches. */
const withBothFields = async () => {
  const world = await withDocuments()
  await switchTo('일반·간이과세자: 과세표준증명')
  return world
}

describe('[A-080] the documents section', () => {
  it('shows one sentence if both look-ups are allowed', async () => {
    await openApplicationForm(applicationFormWorld())
    expect(places()).toEqual([])
    expect(within(section()).getByText(/첨부하실/).textContent).toBe('지금 첨부하실 서류는 없습니다.')
  })
  it('[D1-978] [D1-1009] is not visible if there is nothing to attach, and no part of the form has a number', async () => {
    const headings = () =>
      screen.getAllByRole('heading', { level: 2 }).map((heading) => {
        const head = heading.parentElement?.parentElement
        return [head?.firstElementChild?.querySelector(':scope > svg') !== null, /\d/.test(heading.textContent)]
      })
    await openApplicationForm(applicationFormWorld())
    expect(headings()).toEqual([false, false, false, false].map((isTicked) => [isTicked, false]))
    expect(section().className).toBe('sr')
    cleanup()
    await withDocuments()
    expect(section().className).not.toBe('sr')
    expect(headings()).toEqual([false, false, false, false].map((isTicked) => [isTicked, false]))
  })
  it('asks for certificates if a main consent is declined', async () => {
    await withDocuments()
    expect(places()).toEqual(['사업자등록증'])
    expect(within(section()).getByRole('group', { name: '부가가치세 증명' })).toBeDefined()
    expect(within(section()).queryByText(/첨부하실 서류는 없습니다/)).toBeNull()
  })
  it('[D2-1021] [D1-1009] [D2-230] [D1-424] are named below the heading, and nowhere else', async () => {
    await openApplicationForm(applicationFormWorld())
    const line = () => screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent
    expect(screen.queryByText(/이 신청서에/)).toBeNull()
    cleanup()
    renderApplicationForm(applicationFormWorld({ documents: true }))
    await waitOneTurn()
    expect(line()).toBe(
      '확인지급 대상입니다. 이 신청서에 사업자등록증, 부가가치세 증명을 올려주세요. 이용 증빙은 선정되신 뒤에 올려주세요.',
    )
    expect(screen.getAllByText(/이 신청서에/)).toHaveLength(1)
    expect(screen.getByText(/파일은 남기지 않습니다\.$/)).toBeDefined()
    cleanup()
    renderApplicationForm(applicationFormWorld({ documents: true, session: CORPORATE }))
    await waitOneTurn()
    expect(line()).toBe(
      '확인지급 대상입니다. 이 신청서에 사업자등록증, 표준재무제표증명, 부가가치세 과세표준증명(일반과세자만)을 올려주세요. 이용 증빙은 선정되신 뒤에 올려주세요.',
    )
  })
  it('follows the taxpayer type of the lookup', async () => {
    await withDocuments()
    fillInEveryField()
    await pressButton('사업자 정보 조회')
    expect(places()).toEqual(['사업자등록증', '부가가치세 과세표준증명'])
  })
})

it('[D1-481] [D1-988] [D1-1009] [D2-566] says below the heading of the page that a payment is rapid', async () => {
  await openApplicationForm(applicationFormWorld({ session: { paymentType: 'rapid' } }))
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent).toBe(
    '신속지급 대상입니다. 서류 없이 이 신청서만 내시면 됩니다.',
  )
  expect(section().textContent).not.toContain('신속지급')
  cleanup()
  await openApplicationForm(applicationFormWorld())
  expect(screen.queryByText(/신속지급 대상/)).toBeNull()
})

describe('[A-083] two alternative documents', () => {
  it('[D2-182] [D1-450] both documents share one required place, which asks for the answer first', async () => {
    await withDocuments()
    const either = within(section()).getByRole('group', { name: '부가가치세 증명' })
    expect(within(either).getAllByRole('radio')).toHaveLength(2)
    const waiting = '과세 유형을 먼저 골라주세요.'
    expect(within(either).getByText(waiting)).toBeDefined()
    expect(within(either).queryByLabelText(/파일 선택/)).toBeNull()
    await switchTo('면세사업자: 수입금액증명')
    expect(within(either).getByLabelText(/파일 선택/)).toBeDefined()
    expect(within(either).queryByText(waiting)).toBeNull()
  })
  it('[D2-182] a question appears if the lookup does not return the taxpayer type', async () => {
    await openApplicationForm(
      applicationFormWorld({
        documents: true,
        answers: { lookup: Effect.succeed({ success: true, statusCode: 'OK', valid: '01', taxTypeCode: null }) },
      }),
    )
    fillInEveryField()
    await pressButton('사업자 정보 조회')
    expect(within(section()).getAllByRole('radio')).toHaveLength(2)
  })
  it('[D2-182] both documents share one upload field', async () => {
    await withDocuments()
    const either = within(section()).getByRole('group', { name: '부가가치세 증명' })
    const hints = () => [...either.querySelectorAll('[id$="-hint"]')].map(({ textContent }) => textContent)
    expect(either.querySelector('legend')?.dataset['must']).toBe('필수')
    expect(hints()).toEqual([HINT])
    expect(inputLabelled('일반·간이과세자: 과세표준증명').checked).toBe(false)
    expect(inputLabelled('면세사업자: 수입금액증명').checked).toBe(false)
    expect(places()).toEqual(['사업자등록증'])
    await switchTo('일반·간이과세자: 과세표준증명')
    expect(places()[1]).toBe('부가가치세 과세표준증명')
    expect(inputLabelled('일반·간이과세자: 과세표준증명').checked).toBe(true)
    await switchTo('면세사업자: 수입금액증명')
    expect(places()[1]).toBe('부가가치세 면세사업자 수입금액증명')
    expect(inputLabelled('일반·간이과세자: 과세표준증명').checked).toBe(false)
    expect(inputLabelled('면세사업자: 수입금액증명').checked).toBe(true)
  })
  it('[A-269] the attached file stays when the chosen document changes', async () => {
    await withBothFields()
    await choose('부가가치세 과세표준증명', fileOfSize('증명.pdf', 9))
    await switchTo('면세사업자: 수입금액증명')
    expect(places()[1]).toBe('부가가치세 면세사업자 수입금액증명')
    expect(rows()).toEqual(['증명.pdf9B · 첨부됨 (아직 제출 전)'])
    await switchTo('일반·간이과세자: 과세표준증명')
    expect(places()[1]).toBe('부가가치세 과세표준증명')
    expect(rows()).toEqual(['증명.pdf9B · 첨부됨 (아직 제출 전)'])
  })
  it('[A-089] the file is sent under the name of the shown document', async () => {
    const world = await withBothFields()
    fillInEveryField()
    await pressButton('계좌인증')
    await choose('사업자등록증', fileOfSize('등록증.pdf', 9))
    await choose('부가가치세 과세표준증명', fileOfSize('증명.pdf', 9))
    await switchTo('면세사업자: 수입금액증명')
    await pressButton('작성완료')
    await pressDialogButton('신청')
    const sentParts = world.created[0]?.parts.flatMap(({ part, file }) => (file === null ? [] : [part]))
    expect(sentParts).toEqual(['businessRegistrationFile', 'vatExemptCert'])
  })
  it('[A-088] an error is marked at the shown document', async () => {
    const lookup = Effect.succeed({ success: true, statusCode: 'OK', valid: '01', taxTypeCode: null } as const)
    await openApplicationForm(applicationFormWorld({ documents: true, answers: { lookup } }))
    fillInEveryField()
    await pressButton('계좌인증')
    await choose('사업자등록증', fileOfSize('등록증.pdf', 9))
    await pressButton('사업자 정보 조회')
    await switchTo('면세사업자: 수입금액증명')
    await pressToSubmit('작성완료')
    expect(document.activeElement?.id).toBe('doc-vatExempt')
    expect(fieldErrors()).toEqual([barRefusalText()])
  })
  it('[A-088] the first document gets the focus if both are missing', async () => {
    await withDocuments()
    fillInEveryField()
    await pressButton('계좌인증')
    await choose('사업자등록증', fileOfSize('등록증.pdf', 9))
    await pressToSubmit('작성완료')
    expect(document.activeElement?.id).toBe('doc-vatStandard')
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    expect(fieldErrors()).toEqual([barRefusalText()])
  })
})

it('[D2-166] two alternative documents are one item of the missing entries', async () => {
  await withDocuments()
  await pressToSubmit('작성완료')
  fireEvent.click(screen.getByRole('link', { name: '부가가치세 증명' }))
  expect(document.activeElement?.id).toBe('doc-vatStandard')
})

describe('[A-082] the VAT certificate of a corporation with an unknown taxpayer type', () => {
  it('becomes required if the lookup says so', async () => {
    await openApplicationForm(applicationFormWorld({ documents: true, session: CORPORATE }))
    const name = '부가가치세 과세표준증명'
    const must = () => place(name).querySelector('h3')?.dataset['must']
    expect([must(), place(name).querySelector('[id$="-hint"] > p')?.textContent]).toEqual([
      '일반과세자만 필수',
      '일반과세자인 법인만 첨부하시면 됩니다. 사업자 정보를 조회하시면 필요한지 알려드립니다.',
    ])
    expect(section().textContent).not.toContain('(선택)')
    typeByLabel('법인명', '주식회사 한빛')
    typeByLabel('법인등록번호 앞 6자리', '110111')
    typeByLabel('법인등록번호 뒤 7자리', '1234567')
    typeByLabel('개업일자', '2020-01-31')
    await pressButton('사업자 정보 조회')
    expect(must()).toBe('필수')
  })

  it('[D2-947] are named below the heading of the form', async () => {
    await openApplicationForm(applicationFormWorld({ documents: true, session: CORPORATE }))
    expect(screen.getByRole('heading', { level: 1 }).parentElement?.textContent).toContain('이 신청서에')
  })

  it('[D2-104] is the last document for which the next step asks', async () => {
    await openApplicationForm(applicationFormWorld({ documents: true, session: CORPORATE }))
    typeByLabel('주민등록번호 뒷자리', '1234567')
    typeByLabel('법인명', '주식회사 한빛')
    typeByLabel('법인등록번호 앞 6자리', '110111')
    typeByLabel('법인등록번호 뒤 7자리', '1234567')
    typeByLabel('개업일자', '2020-01-31')
    await pressButton('사업자 정보 조회')
    const steps = []
    for (const name of places().map(String)) {
      steps.push(remainingText())
      await choose(name, fileOfSize(`${name}.pdf`, 9))
    }
    expect(steps).toEqual([
      '2가지 남음 · 사업자등록증부터',
      '2가지 남음 · 표준재무제표증명부터',
      '2가지 남음 · 부가가치세 과세표준증명부터',
    ])
  })
})

it('[D2-160] the next step opens the file chooser of the missing file', async () => {
  await openApplicationForm(applicationFormWorld({ documents: true }))
  typeByLabel('주민등록번호 뒷자리', '1234567')
  await waitOneTurn()
  typeByLabel('상호명', '서준식당')
  typeByLabel('개업일자', '2020-01-31')
  await pressButton('사업자 정보 조회')
  const chooser = vi.spyOn(HTMLInputElement.prototype, 'click')
  await pressButton('작성완료')
  const openedInputs = chooser.mock.contexts
  chooser.mockRestore()
  expect(openedInputs).toEqual([document.getElementById('doc-businessRegistration')])
})

it('[A-085] [A-269] [D1-254] [D2-646] a file above 10,485,760 bytes is rejected, and an earlier one stays', async () => {
  await withDocuments()
  await choose('사업자등록증', fileOfSize('큰파일.pdf', LIMIT + 1))
  const refusalText = `파일 크기는 10MB를 초과할 수 없습니다. 파일: 큰파일.pdf ${SMALLER_PDF}`
  expect([fieldErrors(), rows()]).toEqual([[refusalText], []])
  expect(referenceCodeText()).toBeNull()
  await choose('사업자등록증', fileOfSize('등록증.pdf', LIMIT))
  const chosenRows = ['등록증.pdf10.0MB · 첨부됨 (아직 제출 전)']
  expect([fieldErrors(), rows()]).toEqual([[], chosenRows])
  await choose('사업자등록증', fileOfSize('큰파일.pdf', LIMIT + 1))
  const staysText = '앞서 고르신 파일은 그대로 있습니다: 등록증.pdf'
  expect([fieldErrors(), rows()]).toEqual([[`${refusalText} ${staysText}`], chosenRows])
})

it.each([
  { file: fileOfSize('큰사진.jpg', LIMIT + 1, [JPEG], 'image/jpeg'), way: ` ${SMALLER_PHOTO}` },
  { file: fileOfSize('IMG_0042.HEIC', LIMIT + 1, [new Uint8Array([1])], 'image/heic'), way: ` ${SMALLER_PHOTO}` },
  { file: fileOfSize('영상.mp4', LIMIT + 1, [new Uint8Array([1])], 'video/mp4'), way: '' },
])('[A-085] [D2-780] says how to make a smaller file of $file.name', async ({ file, way }) => {
  await withDocuments()
  await choose('사업자등록증', file)
  expect(fieldErrors()).toEqual([`파일 크기는 10MB를 초과할 수 없습니다. 파일: ${file.name}${way}`])
})

it.each([
  { file: fileOfSize('사진.JPG', 4, [JPEG], 'image/jpeg'), taken: true },
  {
    file: fileOfSize('프로그램.pdf', 9, [new Uint8Array([0x4d, 0x5a, 0x90])]),
    taken: false,
    way: ' 이름과 내용이 다른 파일입니다. 그 파일이 열리는지 확인하시고, 사진이나 PDF로 다시 저장해서 올려주세요.',
  },
  {
    file: fileOfSize('IMG_0042.HEIC', 9, [new Uint8Array([1, 2, 3])], 'image/heic'),
    taken: false,
    way: ' 아이폰 사진(HEIC)입니다. 그 사진을 화면에 띄우고 캡처해서 올리시거나, 카메라 포맷을 ‘높은 호환성’으로 바꾸고 다시 찍어주세요.',
  },
  { file: fileOfSize('메모.txt', 9, [new Uint8Array([65])], 'text/plain'), taken: false, way: '' },
])(
  '[A-086] [D3-141] [D3-525] accepts or rejects a file by its type: $file.name: $taken',
  async ({ file, taken, way }) => {
    await withDocuments()
    await choose('사업자등록증', file)
    expect([rows().length, fieldErrors()]).toEqual(
      taken ? [1, []] : [0, [`허용된 파일 형식이 아닙니다. (jpg, png, pdf만 가능) 파일: ${file.name}${way}`]],
    )
  },
)

it('[A-277] [A-269] a file of 0 bytes is rejected', async () => {
  await withBothFields()
  await choose('사업자등록증', fileOfSize('등록증.pdf', 9))
  await choose('부가가치세 과세표준증명', fileOfSize('과세.pdf', 9))
  await choose('사업자등록증', fileOfSize('빈파일.pdf', 0, []))
  expect(fieldErrors()).toEqual([
    '내용이 없는 파일입니다. 다른 파일을 선택해주세요. 파일: 빈파일.pdf 앞서 고르신 파일은 그대로 있습니다: 등록증.pdf',
  ])
  expect(rows()).toEqual(['등록증.pdf9B · 첨부됨 (아직 제출 전)', '과세.pdf9B · 첨부됨 (아직 제출 전)'])
})

describe('[A-087] a document row', () => {
  it('can be removed with its file and added again', async () => {
    await withDocuments()
    await choose('사업자등록증', fileOfSize('등록증.pdf', 9))
    await pressButton('파일 삭제 등록증.pdf')
    await waitOneTurn()
    expect(places().includes('사업자등록증')).toBe(false)
    expect(rows()).toEqual([])
    expect(document.activeElement).toBe(buttonNamed('파일 추가: 사업자등록증'))
    await pressButton('파일 추가: 사업자등록증')
    await waitOneTurn()
    expect(places()[0]).toBe('사업자등록증')
    expect(document.activeElement?.id).toBe('doc-businessRegistration')
    expect(rows()).toEqual([])
  })

  it('cannot be removed as the only row', async () => {
    await withBothFields()
    expect(screen.queryByRole('button', { name: /삭제/ })).toBeNull()
    await choose('사업자등록증', fileOfSize('등록증.pdf', 9))
    await choose('부가가치세 과세표준증명', fileOfSize('과세.pdf', 9))
    await pressButton('파일 삭제 등록증.pdf')
    await pressButton('파일 삭제 과세.pdf')
    expect(dialogText()).toBe('최소 한 개의 파일이 필요합니다.')
    await pressDialogButton()
    expect(places()).toEqual(['부가가치세 과세표준증명'])
  })

  it('comes back if the upload field changes to that document', async () => {
    await withBothFields()
    await choose('부가가치세 과세표준증명', fileOfSize('과세.pdf', 9))
    await pressButton('파일 삭제 과세.pdf')
    await waitOneTurn()
    expect(places()).toEqual(['사업자등록증'])
    await switchTo('면세사업자: 수입금액증명')
    expect(places()).toEqual(['사업자등록증', '부가가치세 면세사업자 수입금액증명'])
    await switchTo('일반·간이과세자: 과세표준증명')
    expect(places()).toEqual(['사업자등록증', '부가가치세 과세표준증명'])
  })

  it('counts as missing while removed', async () => {
    await withBothFields()
    fillInEveryField()
    await pressButton('계좌인증')
    await choose('사업자등록증', fileOfSize('등록증.pdf', 9))
    await choose('부가가치세 과세표준증명', fileOfSize('과세.pdf', 9))
    await pressButton('파일 삭제 등록증.pdf')
    await pressToSubmit('작성완료')
    expect(barRefusalText()).toBe('필수 증빙서류를 첨부해주세요. (사업자등록증)')
    expect(document.activeElement?.id).toBe('doc-businessRegistration')
  })
})

describe('[A-088] a missing required document', () => {
  it('is reported if no entry is missing, the first document first', async () => {
    await withDocuments()
    fillInEveryField()
    await pressButton('계좌인증')
    await pressToSubmit('작성완료')
    expect(barRefusalText()).toBe('필수 증빙서류를 첨부해주세요. (사업자등록증)')
    expect(document.activeElement?.id).toBe('doc-businessRegistration')
    await choose('사업자등록증', fileOfSize('등록증.pdf', 9))
    await pressToSubmit('작성완료')
    expect(barRefusalText()).toBe(
      '필수 증빙서류를 첨부해주세요. (부가가치세 과세표준증명 또는 부가가치세 면세사업자 수입금액증명)',
    )
  })

  it('is sent as an empty file with `missingRequiredFiles: empty`', async () => {
    const world = applicationFormWorld({ documents: true, settings: { missingRequiredFiles: 'empty' } })
    await openApplicationForm(world)
    fillInEveryField()
    await pressButton('계좌인증')
    await pressButton('작성완료')
    await pressDialogButton('신청')
    expect(world.created[0]?.parts.map(({ file }) => file)).toEqual([null, null, null, null, null, null])
  })
})

it('[D3-102] a form with chosen documents asks before the person leaves', async () => {
  await withDocuments()
  await pressButton('취소')
  expect(window.location.pathname).toBe('/mydata-agree')
  cleanup()
  await withDocuments()
  await choose('사업자등록증', fileOfSize('등록증.pdf', 1000))
  await pressButton('취소')
  expect(dialogText()).toBe('저장하지 않은 내용이 있습니다. 이 화면에서 나가시겠습니까?')
  await pressDialogButton('계속 작성')
  expect(window.location.pathname).toBe('/aply-info')
  expect(rows()).toEqual([expect.stringContaining('등록증.pdf')])
  await pressButton('취소')
  await pressDialogButton('나가기')
  expect(window.location.pathname).toBe('/mydata-agree')
})

it('[D2-341] the question on leaving lists everything that is not kept', async () => {
  await withDocuments()
  fillInEveryField()
  await choose('사업자등록증', fileOfSize('등록증.pdf', 1000))
  await pressButton('계좌인증')
  await pressButton('취소')
  expect(dialogText()).toContain(
    '입력하신 내용은 저장되어 있지만, 다음은 저장하지 않으므로 다시 오시면 다시 하셔야 합니다.',
  )
  expect(dialogText()).toContain('주민등록번호 입력, 실명인증, 계좌인증, 파일 첨부')
})
