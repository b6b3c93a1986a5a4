import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { refusedFor } from '#app/testing/failures'
import { aDraft, inMemorySentApplications, inMemoryTab } from '#app/testing/in-memory-records'
import { cleanAccountNumber, toBankCode } from '#domain/account/account'
import { anApplication } from '#domain/application/examples/an-application'
import { answerNextDialog } from '#ui/testing/answer-next-dialog.ts'
import { applicationFormWorld, type ApplicationFormWorld } from '#ui/testing/application-form-world.tsx'
import { makeApplicationModel } from './application.model.ts'
import type { ConfirmationEnd } from './submission.model.ts'

const BANK = toBankCode('004')

/**
 * Makes an application in this world. `to` records the navigation. The confirmation sends the application immediately,
 * unless `end` says that it closes in another way.
 */
const openModel = ({ services }: ApplicationFormWorld, end: ConfirmationEnd = 'ended') => {
  const to: string[] = []
  const application = makeApplicationModel(services, {
    navigate: (address) => to.push(address),
    confirmed: async (sent, { submission }) => {
      if (end === 'ended') await submission.send(sent)
      return end
    },
  })
  return { ...application, to }
}

/** Like `opened`, but with every entry of an individual filled in and the account check passed. */
const openWithEntries = (world: ApplicationFormWorld, end?: ConfirmationEnd) => {
  const application = openModel(world, end)
  const { form } = application
  form.banks.know([{ code: BANK, name: '예시은행' }])
  const entries = {
    mobile: '01012345678',
    residentFront: '800131',
    residentBack: '1234567',
    companyName: '서준식당',
    openingDate: '2020-01-31',
    bank: BANK,
    accountNumber: '1234567890123',
    depositor: '김서준',
  } as const
  for (const name of Object.keys(entries) as (keyof typeof entries)[]) form.fields[name].enter(entries[name])
  form.pass('account')
  return application
}

it('[D2-147] the form keeps a message when the list of banks arrives', () => {
  const { form } = openModel(applicationFormWorld())
  form.refusal.say('필수값을 입력해주세요.')
  form.banks.know([{ code: BANK, name: '예시은행' }])
  expect(form.refusal.shown.value?.text).toBe('필수값을 입력해주세요.')
  form.fields.companyName.enter('서준식당')
  expect(form.refusal.shown.value).toBeNull()
})

describe('[A-267] a form that was reloaded while it was being sent', () => {
  const recoverFrom = async (found: ReturnType<typeof anApplication> | null, digests = ['digest']) => {
    const sentApplications = inMemorySentApplications()
    const drafts = inMemoryTab()
    const world = applicationFormWorld({ sentApplications, drafts })
    const { applicationNumber: number, ci, businessNumber } = world.session.read()
    const draft = aDraft({}, `digest of ${ci}\n${businessNumber}`)
    drafts.write('application', { ...draft, savedAt: Number.MAX_SAFE_INTEGER })
    for (const digest of digests) await Effect.runPromise(sentApplications.add(number, digest))
    if (found !== null) world.answers.found = Effect.succeed({ is: 'found', application: { ...found, number } })
    const { recover, to } = openModel(world)
    void recover()
    return { number, world, to }
  }

  it('leads to the completion page if the application was received', async () => {
    const { number, world, to } = await recoverFrom(anApplication({ status: 'applied' }))
    expect((await answerNextDialog()).text).toBe(`보내시던 신청이 접수되었습니다. 신청번호는 ${number}입니다.`)
    await expect.poll(() => to).toEqual(['/aply-cmptn'])
    expect(world.calls).not.toContain('create')
  })

  it('[D2-108] [D3-139] leads to the result of an earlier application', async () => {
    const { world, to } = await recoverFrom(anApplication({ status: 'applied' }), ['one', 'two'])
    expect((await answerNextDialog()).text).toContain('이미 접수된 신청이 있으며, 먼저 접수된 내용으로 처리됩니다.')
    await expect.poll(() => to).toEqual(['/aply-result'])
    expect(world.calls).not.toContain('create')
  })

  it('says that the application was not received', async () => {
    const { world, to } = await recoverFrom(null)
    expect((await answerNextDialog()).text).toContain(
      '보내시던 신청은 아직 접수되지 않았습니다. 작성하신 내용은 그대로 있습니다.',
    )
    expect(to).toEqual([])
    expect(world.calls.includes('create')).toBe(false)
  })
})

it('[D2-108] [D2-149] 작성완료 keeps the entries if an earlier application differs', async () => {
  const duplicate = refusedFor({ is: 'duplicate' }, 409, '이미 접수된 신청이 있습니다.')
  const world = applicationFormWorld({ answers: { create: () => Effect.fail(duplicate) } })
  const storedApplication = anApplication({
    number: world.session.read().applicationNumber,
    accountNumber: cleanAccountNumber('9999999999999'),
  })
  world.answers.found = Effect.succeed({ is: 'found', application: storedApplication })
  const { complete, form, to } = openWithEntries(world)
  const first = complete()
  expect((await answerNextDialog(false)).text).toBe(
    '이미 접수된 신청이 있으며, 먼저 접수된 내용으로 처리됩니다. 신청결과에서 접수된 내용을 확인해주세요.',
  )
  await first
  expect(to).toEqual([])
  expect(form.fields.companyName.value.value).toBe('서준식당')
  expect(world.drafts.read('application')).toBeNull()
  void complete()
  await answerNextDialog()
  await expect.poll(() => to).toEqual(['/aply-result'])
  expect(world.session.read().receivedAt).toBeNull()
})
