import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { seeNoAxeViolations, pressByKey, expect, test } from '../journey.ts'
import { closeDialogBy, dialog, pressInDialog, seeAlertAndConfirm } from '../steps/dialog.ts'
import { openProofList, openProofRow, RESULT_CALL_PATHS, resultPage } from '../steps/result.ts'
import { changeStoredSession, readStoredSession } from '../steps/session.ts'

test('[A-188] [A-189] [A-270] a proof that needs a supplement can be viewed and cancelled', async ({ page, world }) => {
  await world.enter('selected-supplement', '/aply-result')
  const { proofs, proofRows } = resultPage(page)
  const row = proofRows.first()

  await test.step('[A-186] [A-275] a proof that waits for a supplement leads to its detail', async () => {
    // Removes the selected proof from the session, as on a first visit.
    await changeStoredSession(page, { proofMstrId: '' })
    await page.goto('/aply-result')
    await openProofList(page)
    await expect(proofs.getByText(/^최근 증빙 진행상태/)).toHaveText('최근 증빙 진행상태 검토중 보완 필요')
    await row.getByRole('button', { name: /^직접배달/, expanded: false }).click()
    await expect(row.getByText('검토중 보완 필요', { exact: true })).toBeVisible()
    const note = /보완이\s필요합니다\.\s\d+월\s\d+일\(.\)까지\s‘증빙\s보완하기’를\s눌러\s보완해주세요\.\s기한을\s넘기면/
    await expect(row).toContainText(note)
    const detail = row.getByRole('button', { name: /증빙 보완하기/ })
    await expect(detail).toHaveAccessibleDescription(note)
    await seeNoAxeViolations(page)
    await pressByKey(page, 'button', /^직접배달.*증빙 보완하기/)
    await page.waitForURL('/detail-page')
    expect((await readStoredSession(page))?.proofMstrId).toBe('501')
    await page.goBack()
    await page.waitForURL('/aply-result')
  })

  await openProofRow(row)
  await row.getByRole('button', { name: /제출 자료$/ }).click()
  const window = dialog(page)
  await expect(window.getByRole('list', { name: '제출한 파일' }).getByRole('listitem')).toHaveCount(4)
  await expect(window.getByText('사진에서 배달을 알리는 문구가 보이지 않습니다')).toBeVisible()

  await test.step('an image can be viewed and saved', async () => {
    const picture = window.getByRole('button', { name: /^이미지 크게 보기/ }).first()
    await picture.click()
    await expect(dialog(page)).toHaveAccessibleName('이미지 크게 보기')
    const image = dialog(page).getByRole('img', { name: /간판사진/ })
    await expect(image).toBeVisible()
    const [shownSize, ownSize] = await image.evaluate((element) => {
      const picked = element as HTMLImageElement
      return [picked.width, picked.naturalWidth]
    })
    expect(ownSize).toBeGreaterThan(0)
    expect(shownSize).toBe(ownSize)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveAccessibleName('제출한 증빙 보기')
    await expect(picture).toBeFocused()
  })

  await test.step('a receipt can be viewed and saved', async () => {
    const download = page.waitForEvent('download')
    await window
      .getByRole('button', { name: /^제출 확인서 내려받기/ })
      .first()
      .click()
    const file = await download
    expect(file.suggestedFilename()).toBe('제출확인서_1001.pdf')
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  })

  await test.step('[A-197] one document is cancelled in the view of its proof', async () => {
    const second = window.getByRole('listitem').nth(1)
    await second.getByRole('button', { name: /^이 파일 취소/ }).click()
    await pressInDialog(page, '이 파일 취소')
    await expect(window).toContainText('증빙이 취소되었습니다.')
    await pressInDialog(page, '확인')
    await expect(second.getByText('취소', { exact: true }).first()).toBeVisible()
    await expect(second.getByRole('button', { name: /^이 파일 취소/ })).toHaveCount(0)
    expect(await world.journal({ path: RESULT_CALL_PATHS.cancelItem })).toMatchObject([
      { method: 'POST', body: { receiptProofId: 1002 } },
    ])
    await closeDialogBy(page, '닫기')
  })

  await test.step('[A-198] [D2-116] a confirmed cancellation cancels the proof exactly once', async () => {
    const cancel = row.getByRole('button', { name: /취소$/ })
    await cancel.click()
    await expect(window).toContainText('증빙을 취소하시겠습니까?')
    await closeDialogBy(page, '닫기')
    expect(await world.journal({ path: RESULT_CALL_PATHS.cancelProof })).toEqual([])
    await cancel.click()
    await pressInDialog(page, '증빙 취소')
    await seeAlertAndConfirm(page, '취소가 완료되었습니다.')
    await expect(row.getByText('삭제', { exact: true })).toBeVisible()
    await expect(cancel, '[D2-116] what is taken back has no way to take it back').toHaveCount(0)
    await expect(page.getByText('심의 중이거나 이미 처리된 증빙은')).toHaveCount(0)
    expect(await world.journal({ path: RESULT_CALL_PATHS.cancelProof })).toMatchObject([
      { method: 'DELETE', path: '/api/v1/proof-mstr/delete/501', status: 200 },
    ])
  })
})

test('looked-up records are shown, and a long list is printed completely', async ({ page, world }) => {
  await test.step('[A-187] a parcel lookup shows its records and their sum', async () => {
    await world.enter('selected-parcel-finished', '/aply-result')
    const openedRow = await openProofRow(resultPage(page).proofRows.first())
    await openedRow.getByRole('button', { name: /제출 자료$/ }).click()
    const window = dialog(page)
    await expect(window).toHaveAccessibleName('택배비 지급 조회내역')
    await expect(window.getByRole('rowheader')).toHaveText(['롯데', 'CJ대한통운'])
    await expect(window.getByRole('cell', { name: /원$/ })).toHaveText(['84,000원', '132,500원'])
    await expect(window.getByRole('definition')).toHaveText('216,500원')
    await seeNoAxeViolations(page)
    const download = page.waitForEvent('download')
    await window.getByRole('button', { name: '제출 확인서 내려받기 롯데' }).click()
    expect((await download).suggestedFilename()).toMatch(/^제출확인서_.+\.pdf$/)
    await closeDialogBy(page, '닫기')
  })

  await test.step('[A-175] a printed list of a thousand proofs is complete', async () => {
    await world.enter('thousand-proofs', '/aply-result')
    const { proofs, proofRows, summary } = resultPage(page)
    await openProofList(page)
    await expect(proofRows).toHaveCount(10)
    await page.setViewportSize({ width: 360, height: 720 })
    const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN
    const action = summary.getByRole('button', { name: '증빙 보완하기' })
    // The two lines about the money that was paid are above the reasons. [D2-1009]
    expect(
      (await topOf(action)) - (await topOf(page.locator('header').first())),
      '[D2-466] the action is in the first view of a phone',
    ).toBeLessThanOrEqual(460 + 64)
    const cut = () =>
      proofs.evaluate((section) => {
        const edge = section.getBoundingClientRect().right + 1
        const parts = [...section.querySelectorAll('li *')]
        return parts.filter((part) => part.getBoundingClientRect().right > edge).map(({ textContent }) => textContent)
      })
    for (const width of [360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(cut, `at ${width}`).toEqual([])
    }
    await proofs.getByRole('button', { name: /^다음 10건 보기/ }).click()
    await expect(proofRows).toHaveCount(20)
    await expect(proofRows.nth(10).getByRole('button')).toBeFocused()
    // Counts elements in the page, because a role query computes the role of every element in a thousand rows.
    const printed = proofs.evaluate((section) => {
      dispatchEvent(new Event('beforeprint'))
      const rows = section.querySelectorAll('li').length
      dispatchEvent(new Event('afterprint'))
      return rows
    })
    expect(await printed).toBe(1000)
    await expect(proofRows).toHaveCount(20)
  })
})
