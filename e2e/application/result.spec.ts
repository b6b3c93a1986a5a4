import { statusNamed } from '#domain/status/application-status.table'
import type { ApplicationDoc } from '#server/world/collections'
import { see, test } from '../journey.ts'
import { CALLS } from '../steps/application.ts'
import { asRead, dialog, readAlert } from '../steps/dialog.ts'
import { openResultAnew, resultPage } from '../steps/result.ts'
import { changeSession, sessionOf } from '../steps/session.ts'

const STEPS = ['신청완료', '정보조회', '검증·심의', '대상결정', '지급완료'] as const

/** Per status: the step that is active, banner, next, and what the applicant can do. */
const STATUSES: readonly {
  readonly word: string
  readonly step: 0 | 1 | 2 | 3 | 4 | 5
  readonly banner: string
  readonly next: string
  readonly offers?: readonly string[]
}[] = [
  {
    word: '신청',
    step: 1,
    banner: '신청이 접수되었습니다. 접수된 순서대로 확인합니다.',
    next: '담당 기관에서 신청정보를 조회할 예정입니다. 지금 따로 하실 일은 없습니다.',
  },
  {
    word: '접수완료',
    step: 1,
    banner: '신청이 접수되었습니다. 접수된 순서대로 확인합니다.',
    next: '담당 기관에서 신청정보를 조회할 예정입니다. 지금 따로 하실 일은 없습니다.',
  },
  {
    word: '정보조회',
    step: 2,
    banner: '신청정보를 조회하고 있습니다.',
    next: '조회가 끝나면 담당 기관에서 지원 자격을 검증합니다. 지금 따로 하실 일은 없습니다.',
  },
  {
    word: '보완요청',
    step: 2,
    banner: '보완이 필요합니다. 보완요청일로부터 7일 이내에 보완하지 않으면 지원되지 않을 수 있습니다.',
    next: '‘사업자 정보 수정’에서 내용을 보완해주시면 담당 기관에서 다시 확인합니다.',
    offers: ['사업자 정보 수정'],
  },
  {
    word: '보완완료',
    step: 2,
    banner: '보완이 접수되었습니다. 내용을 다시 확인하고 있습니다.',
    next: '검토가 끝나면 담당 기관에서 지원 여부를 심의합니다. 지금 따로 하실 일은 없습니다.',
  },
  {
    word: '검증',
    step: 3,
    banner: '지원 자격을 검증하고 있습니다.',
    next: '검증이 끝나면 담당 기관에서 지원대상 여부를 결정합니다. 지금 따로 하실 일은 없습니다.',
  },
  {
    word: '검토중',
    step: 3,
    banner: '신청내용을 검토하고 있습니다.',
    next: '검토가 끝나면 담당 기관에서 지원 여부를 심의합니다. 지금 따로 하실 일은 없습니다.',
  },
  {
    word: '심의',
    step: 3,
    banner: '지원 여부를 심의하고 있습니다.',
    next: '심의가 끝나면 담당 기관에서 결과를 이 화면으로 안내합니다. 지금 따로 하실 일은 없습니다.',
  },
  {
    word: '보류',
    step: 3,
    banner: '심의가 보류되었습니다.',
    next: '‘의견제출’에서 의견을 제출해주시면 담당 기관에서 다시 확인합니다.',
    offers: ['의견제출'],
  },
  {
    word: '대상선정',
    step: 4,
    banner: '지원대상으로 선정되었습니다.',
    next: '‘신규 증빙 등록’에서 증빙자료를 등록해주시면 담당 기관에서 검토합니다.',
    offers: ['신규 증빙 등록'],
  },
  {
    word: '승인',
    step: 4,
    banner: '지원이 승인되었습니다.',
    next: '담당 기관에서 지급 절차를 진행하고 있습니다. 지금 따로 하실 일은 없습니다.',
  },
  {
    word: '미선정',
    step: 4,
    banner: '지원대상으로 선정되지 않았습니다.',
    next: '안내된 사유를 확인하시고, 궁금하신 점은 1533-0500으로 문의해주세요.',
  },
  {
    word: '이체결과오류',
    step: 4,
    banner: '입력하신 계좌로 이체하지 못했습니다. 계좌정보를 수정해주세요.',
    next: '‘계좌정보 수정’에서 계좌를 수정해주시면 담당 기관에서 확인한 후 다시 이체합니다.',
    offers: ['계좌정보 수정'],
  },
  {
    word: '검증요청완료',
    step: 4,
    banner: '수정하신 계좌를 접수했습니다. 확인이 끝나면 지급합니다.',
    next: '담당 기관에서 수정하신 계좌를 확인하고 있습니다. 지금 따로 하실 일은 없습니다.',
  },
  {
    word: '지급완료',
    step: 5,
    banner: '지원금 지급이 완료되었습니다.',
    next: '지급 절차가 모두 끝났습니다. 지급계좌의 입금 내역을 확인해주세요.',
  },
  {
    word: '사용자취소',
    step: 0,
    banner: '취소된 신청입니다.',
    next: '취소 처리가 끝났습니다. 궁금하신 점은 1533-0500으로 문의해주세요.',
  },
  {
    word: '사용자삭제',
    step: 0,
    banner: '취소하신 신청입니다. 다시 신청하실 수 있습니다.',
    next: '지원을 원하시면 ‘다시 신청하기’로 새로 신청해주세요.',
    offers: ['다시 신청하기'],
  },
]

/** What the last stage says after a failed transfer. [D2-143] */
const PAYMENT_WAITS: Readonly<Record<string, string>> = {
  이체결과오류: '계좌를 수정하시면 지급됩니다',
  검증요청완료: '계좌 확인이 끝나면 지급됩니다',
}

type Row = { readonly collection: string; readonly document: unknown }

/** A row of the snapshot where the only application has this status and there is no proof. */
const inStatus = (row: Row, word: string): readonly Row[] => {
  if (row.collection === 'proofMasters') return []
  if (row.collection !== 'applications') return [row]
  const status = statusNamed(word) as string
  return [{ ...row, document: { ...(row.document as ApplicationDoc), status } }]
}

const OFFERS = /^(의견제출|사업자 정보 수정|계좌정보 수정|신규 증빙 등록|다시 신청하기)$/

test('[A-149] [A-165] [A-170] [A-174] [A-190] [A-271] [D2-143] every status has its step, its banner, what comes next and what can be done', async ({
  page,
  world,
}) => {
  await world.enter('applied-transfer-error', '/aply-result')
  await see(resultPage(page).heading).toBeVisible()
  const before = (await world.snapshot()) as { readonly documents: readonly Row[] }
  for (const { word, step, banner, next, offers = [] } of STATUSES) {
    await test.step(`${word}: ${banner}`, async () => {
      await world.restore({ ...before, documents: before.documents.flatMap((row) => inStatus(row, word)) })
      await openResultAnew(page)
      await see(page.getByRole('heading', { level: 1 })).toHaveText(banner)
      const { answer, progress } = resultPage(page)
      await see(answer).toContainText(next)
      const stages = progress.getByRole('listitem')
      await see(stages).toHaveCount(5)
      for (const [at, name] of STEPS.entries()) {
        const done = at + 1 < step || step === 5
        const ahead =
          word === '미선정' ? '진행하지 않음' : (PAYMENT_WAITS[word] ?? (at === step ? '다음 단계' : '예정'))
        const state = step === 0 ? '' : done ? '완료' : at + 1 > step ? ahead : ''
        await see(stages.nth(at)).toContainText(new RegExp(`^${name}.*${state}$`))
        await see(stages.nth(at).and(page.locator('[aria-current="step"]'))).toHaveCount(at + 1 === step ? 1 : 0)
      }
      const offered = page
        .getByRole('main')
        .getByRole('link', { name: OFFERS })
        .or(page.getByRole('main').getByRole('button', { name: OFFERS }))
      const words = (await offered.filter({ visible: true }).all()).map((one) => one.textContent())
      const able = (await offered.and(page.locator(':not([aria-disabled="true"])')).all()).map((one) =>
        one.textContent(),
      )
      see(new Set(await Promise.all(able)), `offers of ${word}, of ${(await Promise.all(words)).join()}`).toEqual(
        new Set(offers),
      )
    })
  }
})

test('[F-009] [F-010] [A-143] [A-011] [A-146] [A-148] [E-175] a result that cannot be loaded says why, and keeps the session when asking again may help', async ({
  page,
  world,
}) => {
  world.tolerate({ console: [/Failed to load resource/] })
  const NEEDED = '개인인증은 필수입니다'
  await test.step('[A-011] nobody certified: nothing is asked', async () => {
    await world.enter('applied-new', '/ctn-mttr')
    await changeSession(page, { onslfCert: '' })
    for (const path of ['/aply-result', '/result-modify', '/result-modify-bizinfo']) {
      await page.goto(path)
      await readAlert(page, NEEDED)
      await see(page).toHaveURL('/')
    }
    see(await world.journal({ path: CALLS.detail })).toEqual([])
  })
  await test.step('[A-146] no application: said, reset, home', async () => {
    await world.fault({ path: CALLS.detail, status: 200, body: { status: 404, message: '없음' } })
    await world.enter('applied-new', '/aply-result')
    await readAlert(page, '신청결과가 없습니다.')
    await see(page).toHaveURL('/')
    see((await sessionOf(page))?.onslfCert ?? '').toBe('')
  })
  for (const status of [401, 403])
    await test.step(`[A-148] refused with ${status}: said, reset, home`, async () => {
      await world.fault({ path: CALLS.detail, status, body: { status, message: '권한 없음' } })
      await world.enter('applied-new', '/aply-result')
      await readAlert(page, NEEDED)
      await see(page).toHaveURL('/')
      see((await sessionOf(page))?.onslfCert ?? '').toBe('')
    })
  await test.step('[A-147] nothing in the answer: the sentence of the server, home, the session kept', async () => {
    const message = '신청정보를 확인할 수 없습니다.'
    await world.fault({ path: CALLS.detail, status: 200, body: { status: 200, message } })
    await world.enter('applied-new', '/aply-result')
    await readAlert(page, message)
    await see(page).toHaveURL('/')
    see((await sessionOf(page))?.onslfCert).not.toBe('')
  })
  await test.step('[A-148] [E-175] a fault: on the page, with a way to ask again', async () => {
    const NO_CONNECTION = '서버와 연결할 수 없습니다. 잠시 후 다시 시도해주세요.'
    for (const [fault, text] of [
      [{ cut: 'before' }, NO_CONNECTION],
      [{ cut: 'during' }, NO_CONNECTION],
      [{ status: 500, body: { message: '점검 중입니다.' } }, '점검 중입니다.'],
      [{ status: 200, body: [1] }, NO_CONNECTION],
      [{ status: 200, body: { status: 200, result: { aplyNo: 'DA1', receiptProofMstrs: 'none' } } }, NO_CONNECTION],
      [{ status: 200, body: { status: 200, result: { aplyNo: 'DA1', dcsnAmt: 'three' } } }, NO_CONNECTION],
      [{ status: 200, body: '' }, NO_CONNECTION],
      [{ status: 204, body: '' }, NO_CONNECTION],
    ] as const) {
      await world.fault({ path: CALLS.detail, ...fault })
      await openResultAnew(page)
      await see(page.getByRole('main')).toContainText(text)
      await see(page.getByRole('main')).toContainText('1533-0500')
      await see(dialog(page)).toHaveCount(0)
      await see(page.getByRole('link', { name: '첫 화면으로' })).toBeVisible()
    }
    await page.getByRole('button', { name: '다시 시도' }).click()
    await see(page.getByRole('heading', { level: 1 })).toHaveText('신청이 접수되었습니다. 접수된 순서대로 확인합니다.')
  })
  await test.step('[F-009] [A-142] a status that nobody knows, without an amount, is shown as what it is', async () => {
    const body = { status: 200, result: { aplyNo: 'DA00000001', prcsStts: '모르는 상태' } }
    await world.fault({ path: CALLS.detail, status: 200, body })
    await openResultAnew(page)
    await see(page.getByRole('heading', { level: 1 })).toHaveText(
      asRead('진행상태를 확인하고 있습니다. 문의전화 : 1533-0500'),
    )
    await see(page.getByText('0원', { exact: true })).toHaveCount(0)
  })
})

test('[D2-133] [D2-134] a reason that says too little leads to the desk first, and one who was not selected to the objection before he cancels', async ({
  page,
  world,
}) => {
  const { answer, cancelApplication } = resultPage(page)
  await test.step('[D2-134] a supplement begins with a call', async () => {
    await world.enter('applied-supplement-request', '/aply-result')
    await see(answer.getByRole('link')).toHaveText(['1533-0500', '전화로 문의하기 1533-0500', '사업자 정보 수정'])
  })
  await test.step('[D2-134] a hold says whom to ask, and that an opinion may be sent all the same', async () => {
    await world.enter('applied-hold', '/aply-result')
    await see(answer).toContainText('자세한 사유를 모르셔도 의견을 보내실 수 있습니다.')
    await see(answer.getByRole('link', { name: '1644-5332' }).first()).toBeVisible()
  })
  await test.step('[D2-133] who was not selected reads of the objection before anything is taken back', async () => {
    await world.enter('applied-not-selected', '/aply-result')
    await cancelApplication.click()
    await see(dialog(page)).toContainText('지급될 지원금은 없습니다. 이의신청을 생각하고 계시면 취소하지 마시고')
    await page.keyboard.press('Escape')
  })
})

test('[A-167] [A-168] [A-169] [A-172] [A-272] [E-175] reasons, amount and account stand on the page, the account masked until it is asked for', async ({
  page,
  world,
}) => {
  const facts = await world.enter('applied-hold', '/aply-result')
  const reasons = page.getByRole('region', { name: '보류 사유' }).getByRole('listitem')
  await see(reasons).toHaveCount(3)
  await see(reasons.nth(0)).toContainText('주대표자만 신청할 수 있습니다.')
  await see(reasons.nth(1)).toContainText('자세한 내용은 고객센터로 문의해주세요.')
  await see(reasons.nth(2)).toContainText(/그 밖의 사유\s*자세한 내용은 고객센터로 문의해주세요\./)
  const { accountNumber } = facts
  const masked = `${accountNumber.slice(0, 3)}${'*'.repeat(accountNumber.length - 7)}${accountNumber.slice(-4)}`
  const account = page.locator('dl > div').filter({ has: page.getByText('계좌번호', { exact: true }) })
  await see(account.getByText(masked).filter({ visible: true })).toBeVisible()
  await see(account.getByText(accountNumber)).toHaveCount(0)
  await page.getByRole('button', { name: '계좌번호 보기' }).click()
  await see(account.getByText(accountNumber)).toBeVisible()
  await test.step('[A-272] on paper it stays masked', async () => {
    await page.emulateMedia({ media: 'print' })
    await see(account.getByText(accountNumber)).toBeHidden()
    await see(account.getByText(masked).filter({ visible: true })).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  })
  await page.getByRole('button', { name: '계좌번호 숨기기' }).click()
  await see(account.getByText(accountNumber)).toHaveCount(0)

  await test.step('[A-167] [E-175] without the list of reasons the page stands all the same', async () => {
    await world.fault({ path: CALLS.codes, status: 200, body: { status: 200, result: 'none' } })
    await openResultAnew(page)
    await see(reasons).toHaveCount(3)
    await see(reasons.nth(0)).toContainText('주대표자만 신청할 수 있습니다.')
    await see(reasons.nth(2)).toContainText('자세한 내용은 고객센터로 문의해주세요.')
  })
})
