import { Effect } from 'effect'
import { expect, it, vi } from 'vitest'
import { aStoredEvidenceFile } from '#app/testing/a-file'
import { NO_ANSWER, refusedFor, refusedWith } from '#app/testing/failures'
import { SELECTED_APPLICATION } from '#app/testing/registration-world'
import { UploadFailed, UploadTimeout } from '#app/upload/upload.errors'
import { makeDraftModel } from '#ui/parts/records/draft.model.ts'
import { answerNextDialog } from '#ui/testing/answer-next-dialog.ts'
import { aPdf } from '#ui/testing/page-world.tsx'
import { registrationPageWorld } from '#ui/testing/registration-page-world.tsx'
import type { RegistrationRoute } from '#ui/text/ko/proof/registration.ts'
import { makeRegistrationSubmission } from './registration-submission.model.ts'
import { makeRegistrationModel, type RegistrationModel } from './registration.model.ts'

const mocks = vi.hoisted(() => ({ end: vi.fn<() => void>() }))
vi.mock('#ui/parts/session/end-session.tsx', () => ({ endSessionAndShow: mocks.end }))

const HELP = '문의전화 : 1644-5332, 1644-5333'
const TIMED_OUT = '파일 업로드 시간이 초과되었습니다. 파일 크기를 줄이거나 네트워크 상태를 확인해주세요.'

/** Makes a valid registration of a general proof; `change` may make it invalid. `to` records the navigation. */
const ready = async (
  world = registrationPageWorld(),
  page: RegistrationRoute = '/proof-reg-all',
  change: (registration: RegistrationModel) => Partial<RegistrationModel> = () => ({}),
) => {
  const model = makeRegistrationModel(
    world.services,
    {
      key: 'general',
      type: 'general',
      detailType: '',
      opened: { application: SELECTED_APPLICATION, verdict: 'ok', because: { rule: '', ref: '' }, baseApproved: false },
    },
    { performanceFiles: null },
  )
  const registration = { ...model, ...change(model) }
  const {
    fields,
    files: { performance },
  } = registration
  fields.years.enter(['2024'])
  fields.totalUnit.enter('amount')
  fields.total.enter('120000')
  fields.agreement.enter(true)
  await performance.add([aPdf('영수증.pdf')])
  const to: string[] = []
  const draft = makeDraftModel(registration.draft, world.services)
  const { submit } = makeRegistrationSubmission(registration, draft, world.services, {
    page,
    navigate: (path) => to.push(path),
  })
  const kept = () => [fields.total.value.value, fields.agreement.value.value, performance.entries.value.length]
  /** Clicks, confirms, and returns the next dialog. */
  const send = async () => {
    const submission = submit()
    expect((await answerNextDialog()).text).toBe('등록하시겠습니까?')
    const question = await answerNextDialog()
    await submission
    return question
  }
  return { registration, submit, send, kept, to, world }
}

it('[P-052] without the login cookie, a registration ends the session and sends nothing', async () => {
  const { submit, kept, world } = await ready(registrationPageWorld({ cookie: null }))
  await submit()
  expect(mocks.end).toHaveBeenCalledExactlyOnceWith('인증이 만료되었습니다. 다시 인증해주세요.')
  expect([kept(), world.created]).toEqual([['120000', true, 1], []])
})

it('[P-021] [P-068] a registration asks for files of a base proof that is no longer approved', async () => {
  const world = registrationPageWorld()
  const registration = makeRegistrationModel(
    world.services,
    {
      key: 'direct',
      type: 'direct',
      detailType: '',
      opened: { application: SELECTED_APPLICATION, verdict: 'ok', because: { rule: '', ref: '' }, baseApproved: true },
    },
    { performanceFiles: null },
  )
  const { fields, files, step, baseApproved, missing, refusal } = registration
  fields.years.enter(['2024'])
  fields.total.enter('10')
  fields.agreement.enter(true)
  await files.performance.add([aPdf('대장.pdf')])
  await files.pledge.add([aPdf('확약서.pdf')])
  const draft = makeDraftModel(registration.draft, world.services)
  const { submit } = makeRegistrationSubmission(registration, draft, world.services, {
    page: '/proof-reg',
    navigate: () => {},
  })
  const submission = submit()
  await answerNextDialog()
  await submission
  expect(refusal.shown.value?.text).toBe('영업증빙에 정상 파일이 1개 이상 필요합니다.')
  expect([step.value, baseApproved.value, missing.value]).toEqual([1, false, ['base']])
  expect([fields.total.value.value, world.created]).toEqual(['10', []])
})

it('[P-036] a declined registration keeps the form', async () => {
  const { submit, kept, world } = await ready()
  const submission = submit()
  expect((await answerNextDialog(false)).text).toBe('등록하시겠습니까?')
  await submission
  expect([kept(), world.created]).toEqual([['120000', true, 1], []])
})

it.each([
  ['[P-054]', '유형을 선택해주세요.', { type: '' }, {}],
  ['[P-060]', '파일이 올바르게 첨부되지 않았습니다. 다시 시도해주세요.', {}, { performance: [{ attached: false }] }],
] as const)('%s the bar shows "%s", and nothing is sent', async (_, text, form, files) => {
  const { registration, submit, world } = await ready(registrationPageWorld(), '/proof-reg-all', ({ facts }) => ({
    facts: () => ({ ...facts(), ...files, form: { ...facts().form, ...form } }) as ReturnType<typeof facts>,
  }))
  await submit()
  expect([registration.refusal.shown.value?.text, world.created]).toEqual([text, []])
})

it.each([
  [refusedWith(504), TIMED_OUT],
  [
    refusedFor({ is: 'emptyFile', name: '영수증.pdf' }, 400, '빈 파일'),
    '용량이 0인 파일은 올릴 수 없습니다. (영수증.pdf)',
  ],
  [refusedWith(409, '접수할 수 없습니다.'), '접수할 수 없습니다.'],
  [NO_ANSWER, '증빙자료 등록 중 오류가 발생했습니다.'],
] as const)(
  '[P-040] [P-076] [P-078] [P-079] [P-080] a failed registration reports %s and keeps everything',
  async (failure, text) => {
    const { send, kept, to } = await ready(registrationPageWorld({ created: Effect.fail(failure) }))
    expect(await send()).toMatchObject({ text, helpLine: HELP })
    expect([kept(), to]).toEqual([['120000', true, 1], []])
  },
)

it.each([
  [
    NO_ANSWER,
    '접수되었는지 아직 확인하지 못했습니다. 다시 보내셔도 두 번 접수되지 않습니다. 입력하신 내용과 파일은 그대로 있습니다. 잠시 후 다시 시도해주세요.',
  ],
  [
    refusedWith(504),
    '접수되었는지 아직 확인하지 못했습니다. 다시 보내셔도 두 번 접수되지 않습니다. 입력하신 내용과 파일은 그대로 있습니다. 잠시 후 다시 시도해주세요.',
  ],
  [refusedWith(400, null), '입력하신 내용과 파일은 그대로 있습니다. 잠시 후 다시 시도해주세요.'],
] as const)('[D3-747] a failed registration says whether its outcome is known: %s', async (failure, next) => {
  const { send } = await ready(registrationPageWorld({ created: Effect.fail(failure) }))
  expect((await send()).next).toBe(next)
})

it('[P-077] a request without a response has its own message on /proof-reg', async () => {
  const { send } = await ready(registrationPageWorld({ created: Effect.fail(NO_ANSWER) }), '/proof-reg')
  expect((await send()).text).toBe('파일업로드 중 오류가 발생했습니다. 다시 시도해주세요.')
})

it('[P-075] [P-076] only a failed file is sent again at the next attempt', async () => {
  const stored = [
    Effect.succeed(aStoredEvidenceFile('영수증.pdf')),
    Effect.fail(new UploadFailed({ cause: 'line' })),
    Effect.fail(new UploadTimeout({ cause: 'idle' })),
  ]
  const { registration, send, world } = await ready(registrationPageWorld({ stored }))
  await registration.files.performance.add([aPdf('나.pdf', 9)])
  expect((await send()).text).toBe('파일 업로드 중 오류가 발생했습니다.')
  expect((await send()).text).toBe(TIMED_OUT)
  expect(world.created).toEqual([])
  await send()
  expect(world.calls.filter((call) => call.startsWith('send'))).toEqual([
    'send 영수증.pdf',
    'send 나.pdf',
    'send 나.pdf',
    'send 나.pdf',
  ])
  expect(world.created).toHaveLength(1)
})

it('[P-018] [D1-263] a registration is refused, and nothing is sent, if the status has changed since the page was opened', async () => {
  const { send, to, world } = await ready(
    registrationPageWorld({ found: [{ ...SELECTED_APPLICATION, status: 'hold' }] }),
  )
  expect((await send()).text).toBe('증빙제출 가능한 상태가 아닙니다.')
  expect([to, world.created]).toEqual([['/aply-result'], []])
})
