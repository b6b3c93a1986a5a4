import { expect, test } from '../journey.ts'
import { dialog, pressInDialog, seeRefusalDialogAndClose } from '../steps/dialog.ts'
import { pressCancelApplication, RESULT_CALL_PATHS, resultPage } from '../steps/result.ts'

test('the page says why an application cannot be cancelled', async ({ page, world }) => {
  const { heading } = resultPage(page)
  await test.step('[A-201] a proof blocks the cancellation', async () => {
    await world.enter('selected-paid-299999', '/aply-result')
    await pressCancelApplication(page)
    // Checks that the sentence and the reason form the dialog's accessible name and are announced only once, and that
    // the link back comes before the telephone number.
    await expect(page.getByRole('dialog', { name: /^이미 처리된 신청입니다\. 심의 중이거나/ })).toMatchAriaSnapshot(`
      - heading "이미 처리된 신청입니다." [level=2]
      - region /심의 중이거나 승인 또는 지급된 증빙이 있어/:
        - /children: equal
        - heading /심의 중이거나 승인 또는 지급된 증빙이 있어/ [level=3]
        - paragraph
      - button "신청결과로 돌아가기"
      - paragraph: "/문의전화/"
      - paragraph: /상담시간/
      - paragraph: /문의하실 때 알려주실 번호/
    `)
    await seeRefusalDialogAndClose(page, '이미 처리된 신청입니다.', '신청결과로 돌아가기')
    expect(await world.journal({ path: RESULT_CALL_PATHS.cancel })).toEqual([])
  })

  await test.step('[A-201] [D2-115] the cancellation is refused if the status has changed meanwhile', async () => {
    world.tolerate({ console: [/status of 409/] })
    await world.enter('applied-new', '/aply-result')
    await expect(heading).toBeVisible()
    await world.officer('verify')
    await world.officer('deliberate')
    await pressCancelApplication(page)
    await pressInDialog(page, '신청취소')
    await seeRefusalDialogAndClose(page, '이미 처리된 신청입니다.', '신청결과로 돌아가기')
    await expect(page).toHaveURL('/aply-result')
    await expect(heading).toHaveText('지원 여부를 심의하고 있습니다.')
  })

  await test.step('[D2-115] a page that was opened before the selection does not cancel the selected application', async () => {
    await world.enter('applied-new', '/aply-result')
    await expect(heading).toBeVisible()
    const refused = await world.journal({ path: RESULT_CALL_PATHS.cancel })
    for (const action of ['verify', 'deliberate', 'select']) await world.officer(action)
    await pressCancelApplication(page)
    await pressInDialog(page, '신청취소')
    await expect(dialog(page)).toContainText('그사이 진행상태가 바뀌었습니다.')
    await seeRefusalDialogAndClose(page, '이미 처리된 신청입니다.', '신청결과로 돌아가기', 'CX-1')
    await expect(heading).toHaveText('지원대상으로 선정되었습니다.')
    expect(await world.journal({ path: RESULT_CALL_PATHS.cancel })).toEqual(refused)
  })
})
