import { see, test } from '../journey.ts'
import { applicationForm, applyNow, atTheAgency, enterApplication, openConfirmation } from '../steps/application.ts'
import { answer, asRead, dialog } from '../steps/dialog.ts'

const OTHER = '이미 접수된 신청이 있으며, 먼저 접수된 내용으로 처리됩니다. 신청결과에서 접수된 내용을 확인해주세요.'

for (const [what, change] of [
  ['phone number', { phone: '01099998888' }],
  ['opening date', { openingDate: '2019-05-05' }],
] as const)
  test(`[D2-108] a second tab with another ${what} is told whose entries count, and is led to them`, async ({
    page,
    world,
  }) => {
    const facts = await world.enter('new-individual-confirmed', '/aply-info')
    await enterApplication(page, facts)
    const opened = page.waitForEvent('popup')
    await page.evaluate(() => void window.open('/aply-info'))
    const second = await opened
    await see(applicationForm(second).companyName).toBeVisible()
    await enterApplication(second, { ...facts, ...change })

    world.tolerate({ console: [/status of 409/] })
    await openConfirmation(page)
    await applyNow(page)
    await openConfirmation(second)
    await dialog(second).getByRole('button', { name: '신청', exact: true }).click()
    await see(dialog(second)).toContainText(asRead(OTHER))
    await answer(second, '닫기')
    await see(applicationForm(second).companyName).toHaveValue(facts.businessName)
    see((await atTheAgency(world)).submitted).toMatchObject([{ fields: { mbtlnum: facts.phone } }])

    await openConfirmation(second)
    await dialog(second).getByRole('button', { name: '신청', exact: true }).click()
    await answer(second, '신청결과 보기')
    await second.waitForURL('/aply-result')
  })

test('[A-267] a second tab with the same entries ends where the first one did', async ({ page, world }) => {
  const facts = await world.enter('new-individual-confirmed', '/aply-info')
  await enterApplication(page, facts)
  const opened = page.waitForEvent('popup')
  await page.evaluate(() => void window.open('/aply-info'))
  const second = await opened
  await enterApplication(second, facts)
  world.tolerate({ console: [/status of 409/] })
  await openConfirmation(page)
  await applyNow(page)
  await openConfirmation(second)
  await applyNow(second)
  see((await atTheAgency(world)).submitted).toHaveLength(1)
})
