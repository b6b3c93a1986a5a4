import { expect, test } from '../journey.ts'
import {
  applicationForm,
  readSubmittedApplicationsAndFiles,
  APPLICATION_CALL_PATHS,
  fillApplicationForm,
  openConfirmation,
  passAccountCheck,
} from '../steps/application.ts'
import { answerPublicDataAndContinue } from '../steps/consent.ts'
import { closeDialogBy, dialog, pressInDialog } from '../steps/dialog.ts'
import { holdCalls } from '../steps/hold-calls.ts'
import { FAULTED_CALL_CASES, CALL_FAULTS, WAYS_TO_LEAVE, LEFT_WHILE_SENT_CASES, CALL_LIMIT_MS } from './faults.cases.ts'

test('[F-006] a failed call shows a message, loses no entry and takes effect only once', async ({ page, world }) => {
  await world.settings({ callTimeoutMs: CALL_LIMIT_MS, transferIdleMs: CALL_LIMIT_MS })
  for (const {
    name,
    call,
    faults,
    enter,
    ready,
    press,
    fails,
    kept,
    lostIsDone,
    arrived,
    works,
    once,
  } of FAULTED_CALL_CASES)
    await test.step(name, async () => {
      const facts = enter === undefined ? world.facts() : await world.enter(...enter)
      if (facts === null) throw new Error(`nobody has been entered for ${name}`)
      await ready?.(page, facts)
      for (const fault of faults)
        await test.step(fault, async () => {
          await world.fault({ ...call, ...CALL_FAULTS[fault] })
          await press(page)
          if (fault === 'lost' && lostIsDone === true) return works?.(page, facts)
          await fails(page)
          await (fault === 'lost' && arrived !== undefined ? arrived(page) : kept?.(page, facts))
        })
      if (lostIsDone !== true && works !== undefined)
        await test.step('the action succeeds after the faults', async () => {
          await press(page)
          await works(page, facts)
        })
      await once?.(world)
    })
})

test('[F-012] [F-013] [A-267] a person who leaves the form while the application is being sent sees the outcome on returning', async ({
  page,
  world,
}) => {
  const facts = await world.enter('new-individual-confirmed', '/mydata-agree')
  await answerPublicDataAndContinue(page, '정부가 가진 정보로 확인합니다')
  await fillApplicationForm(page, facts)
  const form = applicationForm(page)
  const submitted = async () => (await readSubmittedApplicationsAndFiles(world)).submitted.length
  for (const { way, says, arrived, answers, messageText } of LEFT_WHILE_SENT_CASES)
    await test.step(`after ${way}, the page says ${says}`, async () => {
      // If the agency has received the application, its answer has not arrived yet when the person leaves the page.
      await world.faults([
        ...(arrived ? [{ path: APPLICATION_CALL_PATHS.create, bytesPerSecond: 1 }] : []),
        ...(answers ? [] : [{ path: APPLICATION_CALL_PATHS.detail, status: 500 }]),
      ])
      const release = arrived ? null : await holdCalls(page, { path: APPLICATION_CALL_PATHS.create })
      await openConfirmation(page)
      const sent = page.waitForRequest(`**${APPLICATION_CALL_PATHS.create}`)
      await pressInDialog(page, '신청')
      await sent
      if (arrived) await expect.poll(submitted).toBe(1)
      await WAYS_TO_LEAVE[way](page)
      await expect(dialog(page)).toContainText(messageText)
      await release?.()
      await closeDialogBy(page, '확인')
      expect(await submitted()).toBe(Number(arrived))
      if (arrived && answers) return
      await expect(form.companyName).toHaveValue(facts.businessName)
      await expect(form.depositor).toHaveValue(facts.depositor)
      await form.residentBack.fill(facts.residentNumber.slice(6))
      await passAccountCheck(page)
    })
  await page.waitForURL('/aply-cmptn')
  await expect(page.getByText(/^DA\d{8}$/)).toBeVisible()
  expect(await submitted()).toBe(1)
})
