import '#ui/testing/jsdom-dialog.ts'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { Effect } from 'effect'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { EndSession } from '#app/session/end-session'
import { NO_ANSWER, refusedWith, SESSION_ENDED } from '#app/testing/failures'
import { inMemoryDatabase, inMemoryTab } from '#app/testing/in-memory-records'
import { A_SENT_BACK_PROOF, type SupplementAnswers } from '#app/testing/supplement-world'
import { UploadFailed } from '#app/upload/upload.errors'
import { anApplication } from '#domain/application/examples/an-application'
import { aProofItem } from '#domain/proof/examples/a-proof-item'
import { proofStatusFromNameOrSubmitted } from '#domain/proof/proof-status.table'
import { STAGING_MATRIX } from '#domain/proof/supplement/staged-changes.cases'
import type { AgencyFile } from '#domain/upload/stored-file'
import { currentAnnouncement } from '#ui/parts/dialog/announcer.ts'
import { confirmLeave } from '#ui/parts/page/leave-guard.ts'
import { barButtonLabels, lastButtonLabel, remainingText, solidButtonLabels } from '#ui/testing/action-bar.ts'
import { buttonKind } from '#ui/testing/button-kind.ts'
import { aPdf } from '#ui/testing/page-world.tsx'
import {
  cellTextsOf,
  type ProofDetailWorld,
  proofDetailWorld,
  markForDeletion,
  openProofDetailPage,
  pressInRow,
  toggleProofInfo,
  chooseReplacementFile,
  rowButton,
  rowAt,
  type StorageAnswers,
} from '#ui/testing/proof-detail-world.tsx'
import { installFakeServices } from '#ui/testing/services.ts'
import {
  dialogButtons,
  pressDialogButton,
  shownDialog,
  waitOneTurn,
  dialogNextSteps,
  dialogText,
  fireBeforeUnload,
} from '#ui/testing/shown-dialog.ts'
import { descriptionsOf, pressButton, pressToSubmit } from '#ui/testing/typing.ts'

const mocks = {
  ended: vi.fn<EndSession>(() =>
    Effect.succeed({
      next: '/',
      draft: { flow: 'result', until: 0, mayBeReceived: false, lostOnReload: false },
      lostDraft: null,
      isReplaced: false,
      flow: null,
    }),
  ),
}

const A_STORED_PDF: AgencyFile = {
  id: '1',
  name: null,
  storedName: null,
  path: 'p/1.pdf',
  bytes: null,
  extension: 'pdf',
  mimeType: 'application/pdf',
}
const base = (place = 1) => rowAt('영업증빙', place)
const performance = (place = 1) => rowAt('실적증빙', place)
const isOff = (button: HTMLElement | null) => button?.getAttribute('aria-disabled') === 'true'
const register = () => pressToSubmit('보완등록')
/** Waits until no part of the page is busy, at most twenty tasks. */
const settle = async () => {
  await waitOneTurn()
  for (let turn = 0; turn < 20 && document.querySelector('main [aria-busy="true"]') !== null; turn += 1)
    await waitOneTurn()
  await waitOneTurn()
}
/** Clicks the button of the supplement, and confirms. */
const registerAll = async () => {
  await register()
  await pressDialogButton('보완등록')
  await settle()
}
/** Returns the message in the bar after a submission with errors. Also checks that no dialog is open. */
const refusalText = () => {
  expect(shownDialog()).toBeNull()
  return screen.getByRole('alert').textContent
}
const firstLine = () => dialogText()?.split('\n')[0]
const changes = ({ log }: ProofDetailWorld) => log.filter((line) => /^(store|delete|write|replace|add)/.test(line))
const pageText = () => document.querySelector('main')?.textContent ?? ''
const openScreen = (answers: SupplementAnswers = {}, storage: StorageAnswers = {}) =>
  openProofDetailPage(proofDetailWorld(answers, storage))
/** Marks row 1 for deletion and replaces row 3. */
const openWithChanges = async (answers: SupplementAnswers = {}, storage: StorageAnswers = {}) => {
  const world = await openScreen(answers, storage)
  await markForDeletion(base())
  await chooseReplacementFile(performance(), aPdf('새 영수증.pdf'))
  return world
}

beforeEach(() => {
  installFakeServices((token) => (token === EndSession ? mocks.ended : undefined))
  mocks.ended.mockClear()
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
})

describe('[P-112] [P-117] [P-119] the actions of a supplement agree with the specification', () => {
  const CELLS = STAGING_MATRIX.filter(
    ({ proof, item }) => ['보완요청', '제출완료'].includes(proof) && ['보완요청', '제출완료'].includes(item),
  )
  it.each(CELLS)(
    'an item in $item of a proof in $proof offers the specified actions',
    async ({ proof, item, ...expected }) => {
      await openScreen({
        proof: {
          ...A_SENT_BACK_PROOF,
          status: proofStatusFromNameOrSubmitted(proof),
          items: [aProofItem({ proofType: 'direct', status: proofStatusFromNameOrSubmitted(item) })],
        },
      })
      expect({
        delete: rowButton(base(), '삭제') !== null,
        replace: base().querySelector('input[type="file"]') !== null,
        register: lastButtonLabel() === '보완등록',
      }).toEqual(expected)
    },
  )
})

describe('[P-110] [P-119] [P-120] [P-121] the page of a supplement, when rows are changed', () => {
  it('marks a row for deletion only after a confirmation', async () => {
    const world = await openScreen()
    await pressInRow(base(), '삭제')
    expect(dialogText()).toBe('선택한 증빙을 삭제하시겠습니까? 삭제는 보완등록 시 반영됩니다.')
    expect(dialogButtons().map((element) => element.textContent)).toEqual(['취소', '삭제'])
    await pressDialogButton('취소')
    expect(cellTextsOf(base())[6]).toBe('삭제')
    await markForDeletion(base())
    expect(changes(world)).toEqual([])
  })

  it('[P-109] locks a row that is marked for deletion', async () => {
    await openScreen()
    const asItWas = cellTextsOf(base())
    await markForDeletion(base())
    expect(asItWas[1]).toContain('보완요청 사유 흐립니다.')
    expect(cellTextsOf(base())[1]).toContain('삭제 예정')
    expect(cellTextsOf(base())[1]).not.toContain('흐립니다.')
    expect(isOff(rowButton(base(), '다시 올리기'))).toBe(true)
    expect(rowButton(base(), '삭제 되돌리기') !== null).toBe(true)
    expect(pageText()).toContain('저장되지 않은 변경사항이 1건 있습니다. 보완등록을 눌러야 반영됩니다.')
    await pressInRow(base(), '삭제 되돌리기')
    expect(cellTextsOf(base())).toEqual(asItWas)
    expect(rowButton(base(), '삭제') !== null).toBe(true)
    expect(base().querySelector('input') !== null).toBe(true)
    expect(pageText()).not.toContain('저장되지 않은')
  })

  it('[D3-112] prevents the deletion of a row with a new file', async () => {
    await openScreen()
    const asItWas = cellTextsOf(performance())
    await markForDeletion(base())
    await chooseReplacementFile(performance(), aPdf('새 영수증.pdf'))
    expect(pageText()).toMatch(/삭제를 되돌리시면 파일을 다시 올리실 수 있습니다.*다시 올리기를 취소하시면 삭제하실 수/)
    expect(pageText()).not.toMatch(/변경(?!사항)/)
    expect(cellTextsOf(performance())[1]).toContain('다시 올릴 파일: 새 영수증.pdf')
    expect(isOff(rowButton(performance(), '삭제'))).toBe(true)
    expect(rowButton(performance(), '다시 올리기 취소') !== null).toBe(true)
    expect(pageText()).toContain('변경사항이 2건')
    expect(document.activeElement).toBe(performance().querySelector('input'))
    await pressInRow(performance(), '다시 올리기 취소')
    await waitOneTurn()
    expect(document.activeElement).toBe(performance().querySelector('input'))
    expect(cellTextsOf(performance())).toEqual(asItWas)
    expect(isOff(rowButton(performance(), '삭제'))).toBe(false)
    expect(performance().querySelector('input') !== null).toBe(true)
    expect(pageText()).toContain('변경사항이 1건')
  })

  it('[D3-641] keeps the reason beside a new file, and says what is missing until the button 보완등록 appears', async () => {
    await openScreen()
    const notice = () =>
      screen.getByText(/^저장되지 않은 변경사항/).closest('p')?.parentElement?.parentElement?.textContent
    await chooseReplacementFile(base(), aPdf('새 간판.pdf'))
    expect(cellTextsOf(base())[1]).toContain('흐립니다.')
    expect(descriptionsOf(base().querySelector('input') as HTMLElement)).toEqual(['보완요청 사유 흐립니다.'])
    expect(notice()).toContain('보완할 파일 1개를 마저 다시 올리거나 삭제하시면 보완등록 버튼이 나옵니다.')
    await chooseReplacementFile(performance(), aPdf('새 영수증.pdf'))
    expect(notice()).toBe('저장되지 않은 변경사항이 2건 있습니다. 보완등록을 눌러야 반영됩니다.')
  })

  it('[D3-748] announces a new file once, as a replacement', async () => {
    await openScreen()
    const { nth } = currentAnnouncement.peek()
    await chooseReplacementFile(base(), aPdf('새 간판.pdf'))
    expect(currentAnnouncement.peek()).toMatchObject({
      text: '1 증빙을 새 간판.pdf 파일로 다시 올리도록 표시했습니다.',
      nth: nth + 1,
    })
    expect(
      screen
        .getByText(/^저장되지 않은 변경사항이 1건/)
        .closest('[role]')
        ?.getAttribute('role'),
    ).not.toBe('status')
  })

  it('[D3-642] asks before the file that was sent back is chosen again, and does not refuse it', async () => {
    const sentBack = { ...A_STORED_PDF, name: '간판_사진.pdf', bytes: 9 }
    const [item, ...others] = A_SENT_BACK_PROOF.items.map((one, i) => (i === 0 ? { ...one, files: [sentBack] } : one))
    await openScreen({ proof: { ...A_SENT_BACK_PROOF, items: item === undefined ? [] : [item, ...others] } })
    await chooseReplacementFile(base(), aPdf('간판 사진.pdf', 10))
    expect([shownDialog(), cellTextsOf(base())[1]]).toEqual([null, expect.stringContaining('다시 올릴 파일')])
    await pressInRow(base(), '다시 올리기 취소')
    await chooseReplacementFile(base(), aPdf('간판 사진.pdf', 9))
    expect(dialogText()).toBe('보완요청을 받은 파일과 이름과 크기가 같습니다. (간판 사진.pdf)')
    await pressDialogButton('취소')
    expect(cellTextsOf(base())[1]).not.toContain('다시 올릴 파일')
    await chooseReplacementFile(base(), aPdf('간판 사진.pdf', 9))
    await pressDialogButton('다시 올리기')
    await settle()
    expect(cellTextsOf(base())[1]).toContain('다시 올릴 파일: 간판 사진.pdf')
  })

  it('[D3-674] asks before one new file is given for two documents, and does not refuse it', async () => {
    await openScreen()
    await chooseReplacementFile(base(), aPdf('사진.pdf', 9))
    await chooseReplacementFile(base(), aPdf('사진.pdf', 9))
    await settle()
    expect(shownDialog()).toBeNull()
    await chooseReplacementFile(performance(), aPdf('사진.pdf', 9))
    expect(dialogText()).toBe('다른 서류에 다시 올릴 파일과 이름과 크기가 같습니다. (사진.pdf)')
    await pressDialogButton('취소')
    expect(cellTextsOf(performance())[1]).not.toContain('다시 올릴 파일')
    await chooseReplacementFile(performance(), aPdf('사진.pdf', 9))
    await pressDialogButton('다시 올리기')
    await settle()
    expect(cellTextsOf(performance())[1]).toContain('다시 올릴 파일: 사진.pdf')
  })

  it('[P-122] sends only the last of several new files', async () => {
    const world = await openWithChanges()
    await chooseReplacementFile(performance(), aPdf('둘째 영수증.pdf'))
    expect(cellTextsOf(performance())[1]).toContain('다시 올릴 파일: 둘째 영수증.pdf')
    expect(cellTextsOf(performance())[1]).not.toContain('새 영수증.pdf')
    expect(pageText()).toContain('변경사항이 2건')
    await registerAll()
    expect(world.log.filter((line) => line.startsWith('store'))).toEqual(['store 둘째_영수증.pdf'])
  })

  it('[P-123] [D2-147] reports a rejected file at the row without a dialog', async () => {
    await openScreen()
    await chooseReplacementFile(base(), aPdf('빈 파일.pdf', 0))
    expect(shownDialog()).toBeNull()
    expect(within(base()).getByRole('alert').textContent?.replaceAll('\u00a0', ' ')).toContain(
      '크기가 0인 파일은 등록할 수 없습니다. (빈 파일.pdf)',
    )
    expect(base().querySelector('input')?.getAttribute('aria-describedby')).toContain(
      within(base()).getByRole('alert').id,
    )
  })
})

describe('[P-127] [P-138] the button that cancels the changes of a supplement', () => {
  it('restores the rows, the years and the total', async () => {
    const world = await openWithChanges()
    await toggleProofInfo()
    fireEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement)
    fireEvent.change(screen.getByLabelText('총 증빙건수'), { target: { value: '99' } })
    await pressButton('변경사항 취소')
    expect(shownDialog()).toBeNull()
    expect(pageText()).toEqual(expect.stringContaining('모든 변경사항이 취소되었습니다.'))
    expect([cellTextsOf(base())[6], screen.getByLabelText<HTMLInputElement>('총 증빙건수').value]).toEqual([
      '삭제',
      '12',
    ])
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([true, true])
    expect(changes(world)).toEqual([])
  })

  it('says that there are no pending changes', async () => {
    const world = await openScreen()
    const cancel = () => screen.queryByRole('button', { name: '변경사항 취소' })
    expect(cancel()).toBeNull()
    fireEvent.change(screen.getByLabelText('총 증빙건수'), { target: { value: '99' } })
    fireEvent.change(screen.getByLabelText('총 증빙건수'), { target: { value: '12' } })
    const before = [...world.log]
    fireEvent.click(cancel() as HTMLElement)
    await waitOneTurn()
    expect(shownDialog()).toBeNull()
    expect(pageText()).toEqual(expect.stringContaining('변경할 내용이 없습니다.'))
    expect(world.log).toEqual(before)
  })
})

it('[P-313] the supplement page asks for confirmation only after changes', async () => {
  await openScreen()
  expect(fireBeforeUnload()).toBe(false)
  await markForDeletion(base())
  expect(fireBeforeUnload()).toBe(true)
  const leaving = confirmLeave()
  await waitOneTurn()
  expect(dialogText()).toContain('작성하신 내용은 저장되어 있습니다.')
  await pressDialogButton('계속 작성')
  expect(await leaving).toBe(false)
  expect(cellTextsOf(base())[1]?.includes('삭제 예정')).toBe(true)
  await pressInRow(base(), '삭제 되돌리기')
  expect(fireBeforeUnload()).toBe(false)
})

it('[P-098] the visit ends if the session ended before the load', async () => {
  await openScreen({ application: SESSION_ENDED })
  await vi.waitFor(() => expect(shownDialog()).not.toBeNull())
  expect(dialogText()).toContain('인증정보가 만료되었습니다. 다시 인증해주세요.')
  await pressDialogButton()
  expect(mocks.ended.mock.calls.length).toBe(1)
  expect(location.pathname).toBe('/')
})

describe('[D2-160] the bar of a supplement', () => {
  const inBar = barButtonLabels
  const sentBack = (id: string, proofType: 'direct' | 'general') =>
    aProofItem({ id, proofType, name: `${id}.png`, path: `p/${id}.png`, status: 'supplementRequest' })
  const NAMED = [sentBack('1', 'direct'), sentBack('3', 'general')]

  it('[P-112] [P-121] [D1-1005] names the next file and counts what is left, and is solid at the end', async () => {
    const keptBase = aProofItem({ id: 'kept', proofType: 'direct', status: 'submitComplete' })
    await openScreen({ proof: { ...A_SENT_BACK_PROOF, items: [...NAMED, keptBase] } })
    expect(remainingText()).toBe('2가지 남음 · 영업증빙부터')
    expect(inBar()).toEqual(['이전', '보완등록'])
    expect(solidButtonLabels()).toEqual([])
    await markForDeletion(base())
    expect(remainingText()).toBe('남은 것: 실적증빙')
    expect(solidButtonLabels()).toEqual([])
    await chooseReplacementFile(performance(), aPdf('새 영수증.pdf'))
    expect(remainingText()).toBeNull()
    expect(inBar()).toEqual(['이전', '보완등록'])
    expect(solidButtonLabels()).toEqual(['보완등록'])
    await pressInRow(base(), '삭제 되돌리기')
    expect(remainingText()).toBe('남은 것: 영업증빙')
  })

  it('[D2-920] every card has the same button for a new file, and no other button of its height', async () => {
    await openScreen({ proof: { ...A_SENT_BACK_PROOF, items: NAMED } })
    const looks = [base(), performance()].map((card) => [
      card.querySelector('input[type="file"] + span')?.className,
      buttonKind(rowButton(card, '파일 확인')),
    ])
    expect(looks[0]).toEqual(looks[1])
    expect(looks[0]?.[1]).toBe('text')
  })

  it('leads to the page of the list with the next file', async () => {
    const items = Array.from({ length: 12 }, (_, i) => sentBack(String(i), 'general'))
    await openScreen({ proof: { ...A_SENT_BACK_PROOF, items } })
    for (let place = 1; place <= 10; place += 1) await markForDeletion(performance(place))
    await pressButton('보완등록')
    expect(document.activeElement).toBe(performance(1).querySelector('input[type="file"]'))
  })

  it('[P-100] has the button 보완등록 if no file was sent back', async () => {
    const items = A_SENT_BACK_PROOF.items.map((item) => ({ ...item, status: 'submitComplete' as const }))
    await openScreen({ proof: { ...A_SENT_BACK_PROOF, items } })
    expect(screen.getAllByRole('checkbox').length).toBe(2)
    expect(inBar()).toEqual(['이전', '보완등록'])
  })
})

describe('the checks before registering a supplement', () => {
  it('[P-134] the page reports a missing session and the saved draft', async () => {
    const world = await openWithChanges({ signedIn: false })
    await register()
    expect(dialogText()).toBe('인증이 만료되었습니다. 다시 인증해주세요.')
    expect(dialogNextSteps()).toContain(
      '작성하시던 내용은 이 창에 보관되어 있습니다. 다시 인증하시면 이어서 작성하실 수 있습니다.',
    )
    await pressDialogButton()
    expect(mocks.ended.mock.calls.length).toBe(1)
    expect(location.pathname).toBe('/')
    expect(changes(world)).toEqual([])
  })

  it('[P-134] the page reports a missing session without mentioning a draft', async () => {
    mocks.ended.mockReturnValueOnce(
      Effect.succeed({ next: '/', draft: null, lostDraft: null, flow: null, isReplaced: false }),
    )
    await openScreen({ signedIn: false })
    await register()
    expect(dialogText()).toBe('인증이 만료되었습니다. 다시 인증해주세요.')
    expect(dialogNextSteps()).not.toContain('작성하시던')
  })

  it('[P-135] [P-136] [D2-147] a missing year or total is reported below its entry', async () => {
    await openWithChanges()
    await toggleProofInfo()
    for (const year of screen.getAllByRole('checkbox')) fireEvent.click(year)
    await toggleProofInfo()
    await register()
    expect(refusalText()).toBe('실적증빙 기간을 입력해주세요.')
    expect(screen.getAllByRole('checkbox')).toContain(document.activeElement)
    fireEvent.click(screen.getAllByRole('checkbox')[1] as HTMLElement)
    fireEvent.change(screen.getByLabelText('총 증빙건수'), { target: { value: '0' } })
    await register()
    expect(refusalText()).toBe('총 증빙건수는 0보다 커야 합니다.')
    expect(document.activeElement?.id).toBe('detail-total')
    fireEvent.change(screen.getByLabelText('총 증빙건수'), { target: { value: '1' } })
    await register()
    expect(dialogText()).toContain('보완등록하시겠습니까?')
  })

  it('[P-136] a missing amount has its own message', async () => {
    await openScreen({ proof: { ...A_SENT_BACK_PROOF, totalUnit: 'amount' } })
    fireEvent.change(screen.getByLabelText('총 증빙금액'), { target: { value: '' } })
    await register()
    expect(refusalText()).toBe('총 증빙금액은 0보다 커야 합니다.')
  })

  it('[P-137] [P-139] [A-268] [D2-147] every file to replace is marked if nothing has changed', async () => {
    await openScreen()
    const markedCount = () => [...document.querySelectorAll('main article [id$="-error"]')].length
    expect(markedCount()).toBe(0)
    await register()
    expect(refusalText()).toBe('변경된 내용이 없습니다. 증빙을 다시 올리거나 삭제한 후 다시 시도해주세요.')
    const focusedElement = document.activeElement
    expect(markedCount()).toBe(2)
    expect(focusedElement?.getAttribute('type')).toBe('file')
    expect(base().contains(focusedElement)).toBe(true)
    expect(descriptionsOf(focusedElement)).toEqual(['보완요청 사유 흐립니다.', '이 파일을 다시 올리거나 삭제해주세요.'])
    await markForDeletion(base())
    expect(markedCount()).toBe(1)
  })

  it('[P-139] the message says how many rows still need a change', async () => {
    await openScreen()
    fireEvent.change(screen.getByLabelText('총 증빙건수'), { target: { value: '99' } })
    await register()
    expect(refusalText()).toBe(
      '2건의 보완요청 상태가 있습니다. 증빙변경 또는 증빙 삭제 후 재등록 해주세요.표시된 파일을 다시 올리거나 삭제하신 뒤 보완등록을 다시 눌러주세요.',
    )
    await markForDeletion(base())
    await register()
    expect(refusalText()).toBe(
      '1건의 보완요청 상태가 있습니다. 증빙변경 또는 증빙 삭제 후 재등록 해주세요.표시된 파일을 다시 올리거나 삭제하신 뒤 보완등록을 다시 눌러주세요.',
    )
  })

  it('[D3-140] [D3-752] [A-270] the button that would delete the last performance file is disabled', async () => {
    const items = A_SENT_BACK_PROOF.items.map((item) =>
      item.id === '4' ? { ...item, status: 'supplementRequest' as const } : item,
    )
    await openScreen({ proof: { ...A_SENT_BACK_PROOF, items } })
    const last = () => rowButton(performance(2), '삭제')
    expect(isOff(last())).toBe(false)
    await markForDeletion(performance())
    expect(isOff(rowButton(base(), '삭제'))).toBe(false)
    expect(isOff(last())).toBe(true)
    expect(descriptionsOf(last())[0]).toBe(
      '이 파일을 삭제하면 남는 실적증빙 파일이 없어 삭제하실 수 없습니다. 파일을 다시 올려주세요. 이 증빙을 제출하지 않으시려면 신청결과에서 증빙을 취소해주세요.',
    )
    await pressInRow(performance(2), '삭제')
    expect(shownDialog()).toBeNull()
    await pressInRow(performance(), '삭제 되돌리기')
    expect(isOff(last())).toBe(false)
  })

  it('[D3-763] [A-270] the button that would delete the last base file is disabled, unless a base proof is approved', async () => {
    const items = A_SENT_BACK_PROOF.items.filter(({ id }) => id !== '2')
    const proof = { ...A_SENT_BACK_PROOF, items }
    await openScreen({ proof })
    expect(isOff(rowButton(base(), '삭제'))).toBe(true)
    expect(descriptionsOf(rowButton(base(), '삭제'))[0]).toContain('이 파일을 삭제하면 남는 영업증빙 파일이 없어')
    expect(isOff(rowButton(performance(), '삭제'))).toBe(false)
    cleanup()
    await openScreen({
      proof,
      application: anApplication({ proofs: [{ ...proof, id: '500', status: 'paymentComplete' }] }),
    })
    expect(isOff(rowButton(base(), '삭제'))).toBe(false)
  })

  it('[D3-763] a proof whose base files are all cancelled is not sent before another base file is added', async () => {
    const items = A_SENT_BACK_PROOF.items.filter(({ id }) => id !== '1' && id !== '2')
    const world = await openScreen({ proof: { ...A_SENT_BACK_PROOF, items } })
    await chooseReplacementFile(performance(), aPdf('새 영수증.pdf'))
    await register()
    expect(refusalText()).toContain('보완등록 후 남는 영업증빙 파일이 없습니다.')
    expect(changes(world)).toEqual([])
  })

  it('[D3-140] a restored deletion that would leave no file is rejected', async () => {
    const drafts = inMemoryTab()
    await openProofDetailPage(proofDetailWorld({}, {}, drafts))
    await markForDeletion(performance())
    cleanup()
    await waitOneTurn()
    const items = A_SENT_BACK_PROOF.items.filter(({ id }) => id === '2' || id === '3')
    const world = await openProofDetailPage(proofDetailWorld({ proof: { ...A_SENT_BACK_PROOF, items } }, {}, drafts))
    await waitOneTurn()
    await register()
    expect(refusalText()).toContain('보완등록 후 남는 실적증빙 파일이 없습니다.')
    const undo = document.activeElement
    expect(undo).toEqual(rowButton(performance(), '삭제 되돌리기'))
    expect(changes(world)).toEqual([])
    expect(descriptionsOf(undo)).toEqual(['남는 실적증빙 파일이 없습니다. 삭제를 되돌리고 파일을 다시 올려주세요.'])
    await pressInRow(performance(), '삭제 되돌리기')
    await chooseReplacementFile(performance(), aPdf('새 영수증.pdf'))
    await registerAll()
    expect(changes(world)).toEqual(['store 새_영수증.pdf', 'write with 3'])
  })

  it('[P-133] the page reports that another tab has finished the supplement', async () => {
    const world = await openWithChanges()
    world.change({ status: 'supplementComplete' })
    await registerAll()
    expect(firstLine()).toBe('보완요청일 경우 보완등록이 가능합니다.')
    await pressDialogButton()
    expect(screen.queryByRole('button', { name: '보완등록' })).toBeNull()
    expect(changes(world)).toEqual([])
  })
})

it('[P-140] [P-143] the page reports that a supplement was registered', async () => {
  const world = await openWithChanges()
  await registerAll()
  expect(dialogText()).toBe('보완등록이 완료되었습니다.')
  await pressDialogButton()
  expect(changes(world)).toEqual(['store 새_영수증.pdf', 'delete 1', 'write with 3'])
  expect(screen.queryByRole('button', { name: '보완등록' })).toBeNull()
  expect(pageText()).not.toContain('저장되지 않은')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  expect(pageText()).toContain('보완할 파일이 남아 있지 않습니다.')
  expect(screen.getByRole('link', { name: '신청결과 보기' }).getAttribute('href')).toBe('/aply-result')
})

describe('[P-128] [P-142] [P-314] a failure while a supplement is being sent', () => {
  it('leaves the changes that were not stored, and says so', async () => {
    const world = await openWithChanges({ fails: { 'write with 3': refusedWith(400, '기간을 다시 확인해주세요.') } })
    await registerAll()
    expect(firstLine()).toBe(
      '기간을 다시 확인해주세요.변경사항 중 일부만 반영되었습니다. 남은 변경사항을 확인하신 후 보완등록을 다시 눌러주세요.',
    )
    await pressDialogButton()
    expect(cellTextsOf(base())[3]).toBe('제출완료')
    expect(pageText().includes('변경사항이 1건')).toBe(true)
    await registerAll()
    expect(dialogText()).toBe('보완등록이 완료되었습니다.')
    expect(changes(world)).toEqual(['store 새_영수증.pdf', 'delete 1', 'write with 3', 'write with 3'])
  })

  it('is reported even if the proof cannot be loaded again afterwards', async () => {
    await openWithChanges({ fails: { get: [null, null, NO_ANSWER] } })
    await registerAll()
    expect(firstLine()).toBe('변경사항 처리 중 오류가 발생했습니다.')
    await pressDialogButton()
    await waitOneTurn()
    expect(screen.queryByRole('button', { name: '보완등록' })).toBeNull()
  })

  const REJECTED = '선정되지 않은 신청의 증빙은 보완할 수 없습니다.'
  it.each([
    ['the page has read the proof', 'enter debug', []],
    ['the page deletes a file', 'delete 1', ['delete 1']],
    ['the page writes the proof', 'write with 3', ['delete 1', 'write with 3']],
  ])(
    '[A-194] [P-142] [D3-660] is explained, and drops the changes, if the application turns out to be rejected when %s',
    async (_, last, sent) => {
      let log: readonly string[] = []
      const application = {
        ...anApplication(),
        get status() {
          return log.includes(last) ? ('notSelected' as const) : ('targetSelected' as const)
        },
      }
      const world = await openWithChanges({ application, fails: { [last]: refusedWith(409, REJECTED) } })
      log = world.log
      await registerAll()
      expect(dialogText()).toContain(REJECTED)
      expect(dialogText()).not.toContain('다시 눌러')
      expect(dialogNextSteps()).toBe(sent.length === 0 ? '신청결과 화면에서 진행상태를 확인해주세요.' : null)
      expect(changes(world).filter((line) => !line.startsWith('store'))).toEqual(sent)
      await pressDialogButton()
      expect(pageText()).toContain(REJECTED)
      expect(pageText()).not.toMatch(/삭제 예정|새_영수증/)
      expect(fireBeforeUnload()).toBe(false)
    },
  )
})

describe('a supplement that is being sent', () => {
  it('[P-110] shows which row is being deleted', async () => {
    const world = proofDetailWorld()
    await openProofDetailPage({
      ...world,
      services: {
        ...world.services,
        applySupplement: (_, __, ___, onStep) =>
          Effect.suspend(() => {
            onStep?.({ is: 'deleting', id: '1' })
            return Effect.never
          }),
      },
    })
    await markForDeletion(base())
    await chooseReplacementFile(performance(), aPdf('새.pdf'))
    await registerAll()
    expect(pageText()).toContain('저장되지 않은')
    const deleting = base().querySelector('[aria-busy="true"]')
    expect([deleting?.textContent, deleting?.getAttribute('aria-disabled')]).toEqual([
      '삭제 중...삭제 되돌리기',
      'true',
    ])
    expect(isOff(rowButton(performance(), '다시 올리기 취소'))).toBe(true)
    expect(screen.getByRole('button', { name: /증빙을 삭제하는 중/ }).getAttribute('aria-busy')).toBe('true')
    await pressInRow(performance(), '다시 올리기 취소')
    expect(rowButton(performance(), '다시 올리기 취소')).not.toBeNull()
  })

  it('[D3-112] a file whose upload failed can be sent again alone', async () => {
    const world = await openWithChanges({}, { '새_영수증.pdf': new UploadFailed({ cause: 'test' }) })
    await registerAll()
    await pressDialogButton()
    expect(cellTextsOf(performance())[1]).toContain('올리지 못했습니다.')
    await pressInRow(performance(), '다시 보내기 새 영수증.pdf')
    await waitOneTurn()
    expect(cellTextsOf(performance())[1]).not.toContain('올리지 못했습니다.')
    await registerAll()
    expect(dialogText()).toBe('보완등록이 완료되었습니다.')
    expect(changes(world)).toEqual(['store 새_영수증.pdf', 'store 새_영수증.pdf', 'delete 1', 'write with 3'])
  })
})

describe('[P-317] the draft of a supplement', () => {
  it('restores the period, the total and the changes of files', async () => {
    const drafts = inMemoryTab()
    await openProofDetailPage(proofDetailWorld({}, {}, drafts))
    await markForDeletion(base())
    await chooseReplacementFile(performance(), aPdf('새 영수증.pdf'))
    await toggleProofInfo()
    fireEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement)
    fireEvent.change(screen.getByLabelText('총 증빙건수'), { target: { value: '99' } })
    cleanup()
    await waitOneTurn()
    await openProofDetailPage(proofDetailWorld({}, {}, drafts))
    await waitOneTurn()
    expect(pageText()).toContain('이전에 작성하시던 내용을 불러왔습니다.')
    expect(pageText()).toContain('새 영수증.pdf')
    expect(cellTextsOf(base())[1]?.includes('삭제 예정')).toBe(true)
    expect(performance().querySelector('input') !== null).toBe(true)
    expect(screen.getByLabelText<HTMLInputElement>('총 증빙건수').value).toBe('99')
    await toggleProofInfo()
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([false, true])
    await pressButton('작성 내용 삭제')
    await pressDialogButton('예')
    expect(cellTextsOf(base())[1]?.includes('삭제 예정')).toBe(false)
    expect(screen.getByLabelText<HTMLInputElement>('총 증빙건수').value).toBe('12')
    expect(drafts.all()).toEqual({})
  })

  it('[D3-102] restores the new file of a row and sends that file', async () => {
    const [drafts, files] = [inMemoryTab(), inMemoryDatabase()]
    await openProofDetailPage(proofDetailWorld({}, {}, drafts, files))
    await markForDeletion(base())
    await chooseReplacementFile(performance(), aPdf('첫 영수증.pdf'))
    await chooseReplacementFile(performance(), aPdf('새 영수증.pdf'))
    cleanup()
    await waitOneTurn()
    const world = proofDetailWorld({}, {}, drafts, files)
    await openProofDetailPage(world)
    await vi.waitFor(() => expect(cellTextsOf(performance())[1]).toContain('다시 올릴 파일: 새 영수증.pdf'))
    expect(pageText()).not.toContain('다시 선택해주세요')
    await registerAll()
    expect(changes(world)).toEqual(['store 새_영수증.pdf', 'delete 1', 'write with 3'])
    await vi.waitFor(async () => expect(await Effect.runPromise(files.list('chosenFile'))).toEqual([]))
    await pressDialogButton()
    cleanup()
    await waitOneTurn()
    expect(drafts.all()).toEqual({})
  })

  it('[D3-102] deletes the stored new file if the change is undone', async () => {
    const [drafts, files] = [inMemoryTab(), inMemoryDatabase()]
    await openProofDetailPage(proofDetailWorld({}, {}, drafts, files))
    await chooseReplacementFile(performance(), aPdf('새 영수증.pdf'))
    await vi.waitFor(async () => expect(await Effect.runPromise(files.list('chosenFile'))).toHaveLength(1))
    await pressInRow(performance(), '다시 올리기 취소')
    await vi.waitFor(async () => expect(await Effect.runPromise(files.list('chosenFile'))).toEqual([]))
  })
})
