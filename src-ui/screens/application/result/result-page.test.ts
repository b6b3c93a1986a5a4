import { describe, expect, it } from 'vitest'
import { cleanAccountNumber } from '#domain/account/account'
import { APPLICATION_STATUS_FROM_NAME_CASES } from '#domain/application-status/application-status.cases'
import {
  applicationStatusKeyOrUnknown,
  applicationStatusFromName,
} from '#domain/application-status/application-status.table'
import type { Application } from '#domain/application/application'
import { isStepBeforeDecision } from '#domain/application/result/detailed-status.table'
import { applicationSituationOf } from '#domain/application/result/situation'
import { totalSupport } from '#domain/application/result/total-support'
import { anApplication } from '#domain/application/testing/an-application'
import { Won } from '#domain/kernel/won'
import { anOpinion } from '#domain/opinion/testing/an-opinion'
import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import type { Proof } from '#domain/proof/proof'
import { aProof } from '#domain/proof/testing/a-proof'
import { DEFAULT_SETTINGS, type Settings } from '#domain/settings/settings'
import { fillWithParticles } from '#domain/text/particles'
import { type Instant, kstInstant } from '#domain/time/calendar'
import { serverTime } from '../../../parts/services/signals.ts'
import { readResultPage } from '../../../testing/read-result-page.ts'
import { fill } from '../../../text/fill.ts'
import { COMPLETION_TEXTS } from '../../../text/ko/application/completion.ts'
import { RESULT_STATES } from '../../../text/ko/application/result-states.ts'
import { RESULT_TEXTS } from '../../../text/ko/application/result.ts'
import { lastChange, type ResultFact, totalSupportWords } from './result-facts.ts'
import { resultPageOf, statusSentenceBesideHeadline } from './result-page.ts'
import { stepLengthWords } from './result-wait.ts'

const CHANGED = kstInstant('2025-06-24', '15:04')
const FULL = anApplication({
  paymentType: 'confirmed',
  bankName: '예시은행',
  accountNumber: cleanAccountNumber('4101234560011'),
  updatedAt: CHANGED,
})

/** Returns the words of the page and of its slip for an application in a status. Each fact is one string. */
const read = (word: string, known: Partial<Application> = {}, settings: Partial<Settings> = {}) => {
  const application = { ...FULL, status: applicationStatusFromName(word), ...known }
  const given = { ...DEFAULT_SETTINGS, ...settings }
  const situation = applicationSituationOf(application, given)
  const page = readResultPage(resultPageOf(situation, given.callCentre))
  const factOf = ({ name, lines }: ResultFact) => [name, lines.join('\n').replaceAll('\u00a0', ' ')] as const
  const facts = Object.fromEntries(page.facts.map(factOf))
  const change = lastChange(situation)
  const said = change === null ? facts : { ...facts, ...Object.fromEntries([factOf(change)]) }
  const next = [...(page.steps?.lines ?? []), ...page.next].join('\n').replaceAll('\u00a0', ' ')
  return {
    ...page,
    next,
    wait: [page.wait].filter((line) => line !== null),
    band:
      page.band?.map(({ name, large, beside }) =>
        [name, large, beside].filter(Boolean).join(' ').replaceAll('\u00a0', ' '),
      ) ?? null,
    detailedStatus: situation.detailedStatus,
    step: stepLengthWords(situation),
    isWaiting: situation.turn === 'agency' || situation.turn === 'carriers',
    sentence: statusSentenceBesideHeadline(situation),
    names: Object.keys(facts),
    of: (name: string) => said[name],
  }
}

it('[A-275] [D2-137] the sentence about a sent-back proof has the last day of the proof, not of the application', () => {
  const proof = aProof({ status: 'supplementRequest', updatedAt: kstInstant('2025-06-20') })
  expect(read('보완요청', { proofs: [proof], updatedAt: CHANGED }).next).toContain('6월 27일(금)까지')
})

it('[D2-741] if application and proof are sent back, both days are named, the earlier one first', () => {
  const above = (reasons: readonly string[], day: string) => {
    const proof = aProof({ status: 'supplementRequest', updatedAt: kstInstant(day) })
    return read('보완요청', { reasons, proofs: [proof] }).above
  }
  const days = ['증빙 보완 2025년 6월 27일(금)까지', '신청 보완 2025년 7월 1일(화)까지']
  for (const reasons of [[], ['US03']]) expect(above(reasons, '2025-06-20')).toBe(days.join('\n'))
  expect(above(['US03'], '2025-06-30')).toBe('신청 보완 2025년 7월 1일(화)까지\n증빙 보완 2025년 7월 7일(월)까지')
})

const selected = (proofs: readonly Proof[], known: Partial<Application> = {}) => read('대상선정', { proofs, ...known })
const sentBack = (id = '1', day = '2025-06-24') =>
  aProof({ id, status: 'supplementRequest', updatedAt: kstInstant(day, '15:04') })
const paid = (id: string, day: string, decidedAmount: number) =>
  aProof({ id, status: 'paymentComplete', decidedAmount, completedAt: kstInstant(day) })

/** Returns what `ask` returns at the given time. */
const atMoment = <A>(moment: Instant, ask: () => A): A => {
  serverTime.value = moment
  const answer = ask()
  serverTime.value = null
  return answer
}

describe('[A-142] [A-165] [A-271] the summary, by status', () => {
  const HOLES = { ...PROGRAMME_PLACEHOLDERS, phone: '1533-0500' }
  it.each(APPLICATION_STATUS_FROM_NAME_CASES)('has a headline and a next step for $word', ({ word, status }) => {
    const { detailedStatus, headline, bold, failedTransfer, next, of } = read(word)
    const told = [failedTransfer?.cause, next].filter(Boolean).join(' ')
    expect(word === '이체결과오류' ? `${headline} ${bold}` : headline).toBe(
      fillWithParticles<string>(RESULT_STATES[applicationStatusKeyOrUnknown(status)].headline, HOLES),
    )
    expect(told).toContain(fillWithParticles<string>(RESULT_STATES[applicationStatusKeyOrUnknown(status)].next, HOLES))
    if (!isStepBeforeDecision(detailedStatus))
      expect(of(word === '지급완료' ? '입금일' : '최근 변경')).toContain('2025년 6월 24일(화)')
  })

  it('[D2-112] gives the last day of a supplement', () => {
    const { above } = atMoment(kstInstant('2025-06-25', '12:00'), () => read('보완요청'))
    expect(above).toBe('7월 1일(화)까지\u00a0· 6일 남음')
  })

  it('[D2-714] [D2-925] [D2-941] says first until when to call if the help desk is closed before the last day ends', () => {
    const pageOn = (moment: string, day = '2026-11-29') =>
      atMoment(kstInstant(moment.slice(0, 10), moment.slice(11)), () =>
        read('보완요청', { reasons: ['US02'], updatedAt: kstInstant(day) }),
      )
    const on = (moment: string, day?: string) => pageOn(moment, day).bold
    const above = (moment: string) => pageOn(moment).above?.replaceAll('\u00a0', ' ')
    const late = '기한이 지나도 보완을 접수하실 수 있습니다. 상담이 시작되면 바로 전화해주세요.'
    expect(above('2026-12-01 10:00')).toBe('12월 4일(금) 18시까지 · 3일 남음')
    expect(above('2026-12-04 17:59')).toBe('12월 4일(금) 18시까지 · 오늘')
    expect(pageOn('2026-12-01 10:00').next).toContain('자료를 보내셨으면 12월 6일(일)까지 접수해주세요.')
    expect(on('2026-12-01 10:00')).toBeNull()
    for (const moment of ['2026-12-04 18:00', '2026-12-06 20:00']) expect([moment, on(moment)]).toEqual([moment, late])
    expect(on('2026-12-07 09:00')).toBeNull()
    expect(on('2026-12-04 10:00', '2026-11-27')).toBeNull()
    expect(on('2026-12-04 18:00', '2026-11-27')).toBe(late)
    expect(read('보완요청', { reasons: ['US02'] }).bold).toBeNull()
  })

  it('[A-156] [D2-912] [D3-212] [D3-320] asks below the headline to answer the reasons of a hold', () => {
    const { above, headline, bold, wait, of } = read('보류', { reasons: ['US01'] })
    expect([above, headline, bold, wait]).toEqual([
      null,
      '심의가 보류되었습니다.',
      '아직 결정 전입니다. 보류 사유가 사실과 다르면 의견을 보내주세요.',
      [],
    ])
    expect(of('지원금'), '[D2-912]').toBeUndefined()
    expect([read('보류').headline, read('보류').bold]).toEqual(['심의가 보류되었습니다.', '아직 결정 전입니다.'])
  })

  it('[D2-39] [D2-133] [D2-504] [D3-211] says who cancelled and what that means', () => {
    for (const word of ['사용자취소', '사용자삭제'])
      expect(read(word).bold).toBe('이 신청은 더 진행되지 않으며, 지급될 지원금이 없습니다.')
    expect(read('사용자취소', { proofs: [paid('1', '2025-06-13', 60_000)] }).bold).toBeNull()
    for (const word of ['사용자취소', '사용자삭제'])
      expect(read(word).of('최근 변경')).toBe('취소 · 2025년 6월 24일(화)')
  })

  it('[A-145] shows a dash if a day is missing', () =>
    expect(read('미선정', { updatedAt: null }).of('최근 변경')).toBe('미선정 · -'))
})

describe('[A-271] [D2-136] [D2-168] the summary while the agency works', () => {
  const settings = { usualStepDays: 14, noticeBy: '문자' }

  it('says that there is nothing to do while waiting', () => {
    for (const { bold, wait } of [read('검토중'), read('검토중', {}, settings)])
      expect([bold, ...wait].join(' ')).toContain(RESULT_TEXTS['result.nothingToDo'])
    expect(read('검토중').isWaiting).toBe(true)
    const idle = APPLICATION_STATUS_FROM_NAME_CASES.filter(({ word }) => read(word).isWaiting).map(({ word }) => word)
    expect(idle).toEqual(
      expect.arrayContaining(['신청', '정보조회', '검증', '심의', '검토중', '보완완료', '검증요청완료']),
    )
    for (const word of ['보완요청', '보류', '이체결과오류', '미선정', '지급완료', '사용자취소'])
      expect([word, idle.includes(word)]).toEqual([word, false])
    for (const word of idle) expect(read(word).next).not.toContain(RESULT_TEXTS['result.nothingToDo'])
  })

  it('[D2-930] [D2-931] [D3-161] [D3-270] says how long the wait for the decision takes, and how the applicant is notified', () => {
    const on = (day: string, given: Partial<Settings> = settings) =>
      atMoment(kstInstant(day, '12:00'), () => read('심의', {}, given))
    const { bold, band, wait } = on('2025-06-24')
    const notice = '진행상태가 바뀌면 문자로 알려드립니다.'
    expect([bold, band, ...wait], '[D2-936]').toEqual([
      RESULT_TEXTS['result.nothingToDo'],
      ['결정 예정 7월 초순 보통 2주쯤 뒤', '지원금 최대 300,000원 결정 전'],
      notice,
    ])
    const needsProof = RESULT_TEXTS['result.proofToCome']
    expect(on('2025-07-08').next).toBe(needsProof)
    expect(on('2025-07-09').next).toBe(`${RESULT_STATES.deliberation.next}\n${needsProof}`)
    const late = '확인이 평소(14일)보다 길어지고 있습니다.'
    expect(on('2025-07-09')).toMatchObject({
      bold: RESULT_TEXTS['result.nothingToDo'],
      band: null,
      wait: [`${late} ${notice}`],
    })
    expect([
      on('2025-06-24', { usualStepDays: 14 }).wait,
      on('2025-07-09', { usualStepDays: 14 }).wait,
      on('2025-07-08', { noticeBy: '문자' }).wait,
    ]).toEqual([[], [late], [notice]])
  })

  it('[D3-650] names as many weeks as end in the named third of a month', () => {
    const decided = (day: string, updatedAt: string) =>
      atMoment(kstInstant(day, '12:00'), () =>
        read('심의', { updatedAt: kstInstant(updatedAt) }, { usualStepDays: 28 }),
      ).band?.[0]
    expect(decided('2026-01-05', '2025-12-30')).toBe('결정 예정 1월 하순 보통 3주쯤 뒤')
    expect(decided('2025-12-12', '2025-11-30')).toBe('결정 예정 12월 하순 보통 2주쯤 뒤')
    expect(decided('2026-01-08', '2025-12-20')).toBe('결정 예정 1월 중순 보통 1주쯤 뒤')
    expect(decided('2026-01-15', '2025-12-20')).toBe('결정 예정 1주 안')
  })

  it('[D3-250] [D3-270] says how many weeks each status usually waits for the decision', () => {
    const weeks = (word: string, day = '2025-06-24') =>
      /(\d+주[^ ]*(?: 뒤| 안)?)/.exec(
        atMoment(kstInstant(day, '12:00'), () => read(word, {}, settings)).band?.[0] ?? '',
      )?.[1]
    for (const [word, count] of Object.entries({
      신청: '8주쯤 뒤',
      정보조회: '6주쯤 뒤',
      보완완료: '6주쯤 뒤',
      검증: '4주쯤 뒤',
      검토중: '4주쯤 뒤',
      심의: '2주쯤 뒤',
    }))
      expect([word, weeks(word)]).toEqual([word, count])
    expect(weeks('검증', '2025-07-08')).toBe('2주쯤 뒤')
    for (const word of ['승인', '검증요청완료']) expect([word, weeks(word)]).toEqual([word, undefined])
    expect(weeks('검증', '2025-07-09')).toBe(undefined)
    expect(weeks('심의', '2025-07-07')).toBe('1주 안')
    expect(weeks('심의', '2025-07-08')).toBeUndefined()
  })

  it('[D2-576] shows that the agency has received an application', () => {
    const [sent, received] = [read('신청', {}, settings), read('접수완료', {}, settings)]
    expect([sent.headline, received.headline]).toEqual(['신청이 접수되었습니다.', '접수가 완료되었습니다.'])
  })

  it('[D2-532] has no payment day before a payment', () => {
    const withDay = APPLICATION_STATUS_FROM_NAME_CASES.filter(({ word }) => read(word).names.includes('입금일'))
    expect(withDay.map(({ word }) => word)).toEqual(['지급완료'])
  })

  it('[D2-532] [D2-872] says while the agency acts before a selection that a confirmed payment needs a proof', () => {
    const needsProof = '선정되시면 증빙을 등록하셔야 지원금이 지급됩니다.'
    for (const word of ['신청', '정보조회', '검증', '보완완료', '심의'])
      expect([word, read(word).next.includes(needsProof), read(word).notes]).toEqual([word, true, []])
    for (const word of ['보완요청', '보류', '대상선정', '승인', '미선정', '사용자취소'])
      expect([word, read(word).next.includes(needsProof)]).toEqual([word, false])
    expect(read('심의', { paymentType: 'rapid' }).next).not.toContain(needsProof)
  })

  it('[D2-469] [D2-940] [D3-161] names the expected day of a payment once, with the amount and the account', () => {
    const { above, bold, wait, next, kinds, band, names } = read('승인', { decidedAmount: 120_000 }, settings)
    expect(kinds, '[D2-934]').toContain('lines')
    expect([above, bold, ...wait, next, band, names]).toEqual([
      null,
      '지금 따로 하실 일은 없습니다.',
      '진행상태가 바뀌면 문자로 알려드립니다.',
      '신청이 최종 승인되어 증빙을 더 등록하실 수 없습니다.',
      ['지급 예정 7월 8일(화)쯤', '지원금 120,000원 예시은행 410******0011'],
      [],
    ])
    const unknown = read('승인', {}, settings)
    expect([unknown.bold, unknown.band]).toEqual(['지금 따로 하실 일은 없습니다.', ['지급 예정 7월 8일(화)쯤']])
    expect(read('승인').bold).toBe(RESULT_TEXTS['result.nothingToDo'])
  })

  it('[D3-161] [D3-216] [D3-270] says which step ends and never promises a final result', () => {
    const ends = APPLICATION_STATUS_FROM_NAME_CASES.filter(({ word }) => read(word, {}, settings).isWaiting).map(
      ({ word }) => {
        const { bold, step, band } = atMoment(kstInstant('2025-06-24', '16:00'), () => read(word, {}, settings))
        return [bold, step, ...(band ?? [])].find((line) => line?.includes('7월 8일(화)쯤')) ?? ''
      },
    )
    expect(ends.length).toBeGreaterThan(8)
    for (const line of ends)
      expect(line).toMatch(
        /7월 8일\(화\)쯤(?: .*(?:합니다\.|납니다\.|드립니다\.|조회 시작|끝남|새 계좌 [^ ]+ [\d*]+))?$/,
      )
    expect(ends.join(' ')).not.toMatch(/결과|소식/)
  })

  it('[D2-136] [D2-660] keeps the day on which a step before the decision ends for the closed row', () => {
    const on = (day: string, word = '심의') => atMoment(kstInstant(day, '12:00'), () => read(word, {}, settings))
    expect(on('2025-06-27').step?.replaceAll('\u00a0', ' ')).toBe('보통 14일 · 7월 8일(화)쯤 심의 끝남')
    for (const { step } of [on('2025-07-09'), on('2025-06-27', '승인'), read('심의')]) expect(step).toBeNull()
    const page = on('2025-06-27')
    const said = [page.headline, page.bold, ...page.wait, page.next, ...page.notes, ...page.names.map(page.of)].join(
      ' ',
    )
    expect(said).not.toMatch(/\d일/)
  })

  it('[D2-173] [D2-548] [D2-924] [D2-981] promises no payment to a new account before its check', () => {
    const { above, bold, wait, next, band } = read('검증요청완료', { decidedAmount: 120_000 }, settings)
    expect([bold, ...wait, next, above]).toEqual([
      '지금 따로 하실 일은 없습니다.',
      '진행상태가 바뀌면 문자로 알려드립니다.',
      '',
      null,
    ])
    expect(band).toEqual([
      '계좌 확인 7월 8일(화)쯤 새 계좌 예시은행 410******0011',
      '지원금 120,000원 계좌 확인 뒤 지급',
    ])
  })

  it('[D2-793] says once the day of a payment has passed, and whom to call', () => {
    const on = (day: string, word: string) =>
      atMoment(kstInstant(day, '12:00'), () => read(word, { decidedAmount: 120_000 }, settings))
    const call = '언제 입금되는지는 1533-0500으로 문의해주세요.'
    const late = on('2025-07-09', '승인')
    expect([late.band, late.bold, ...late.wait]).toEqual([
      ['지원금 120,000원 예시은행 410******0011'],
      '안내해드린 7월 8일이 지났지만 아직 지급되지 않았습니다.',
      '진행상태가 바뀌면 문자로 알려드립니다.',
    ])
    expect(late.next).toContain(`${RESULT_STATES.approved.next} ${call}`)
    const { band, bold, next } = on('2025-07-08', '승인')
    expect([band?.[0], bold]).toEqual(['지급 예정 7월 8일(화)쯤', RESULT_TEXTS['result.nothingToDo']])
    expect(next).not.toContain(call)
    const checked = on('2025-07-09', '검증요청완료')
    expect(checked.next).toBe(`${RESULT_STATES.requestVerified.next} ${call}`)
    expect(checked.wait[0]).toContain('확인이 평소(14일)보다 길어지고 있습니다.')
    expect(read('승인', {}, { usualStepDays: 0, noticeBy: '' }).next).not.toContain(call)
  })

  it('[D2-157] says only once that no date is fixed', () => {
    expect(read('검증').wait).toEqual([RESULT_TEXTS['result.noFixedDay']])
    expect(read('지급완료').wait).toEqual([])
  })
})

describe('[A-172] [D2-99] [D2-168] the summary, about amounts', () => {
  it('[D2-465] [D2-467] [D2-551] calls an amount payable until it is paid', () => {
    const decided = { decidedAmount: 120_000 }
    const [selectedNow, grantedNow] = [read('대상선정'), read('대상선정', decided)]
    expect([selectedNow.of('지원금'), selectedNow.bold], '[D2-933]').toEqual([
      undefined,
      RESULT_TEXTS['result.proofFirst'],
    ])
    expect([grantedNow.of('지원금'), grantedNow.bold, grantedNow.band], '[D2-933]').toEqual([
      '지급 예정 120,000원',
      RESULT_TEXTS['result.proofFirst'],
      null,
    ])
    const approved = read('승인', decided)
    expect(approved.band).toEqual(['지원금 120,000원 예시은행 410******0011'])
    expect(approved.headline).toBe('지원이 승인되었습니다.')
    expect(approved.names.includes('지원금')).toBe(false)
    const again = read('승인', { decidedAmount: 120_000, proofs: [paid('1', '2025-06-13', 50_000)] })
    expect([again.band, again.of('지원금')]).toEqual([['지원금 70,000원 예시은행 410******0011'], '50,000원 지급됨'])
    const failed = read('이체결과오류', decided)
    expect([failed.above, failed.sum, failed.wait]).toEqual([null, null, []])
    expect(failed.names).not.toContain('지원금')
    const failedRest = read('이체결과오류', { decidedAmount: 120_000, proofs: [paid('1', '2025-06-13', 50_000)] })
    expect([failedRest.bold, failedRest.of('지원금')]).toEqual([
      '지원금 70,000원은 그대로 있습니다. 계좌정보를 수정해주세요.',
      '50,000원 지급됨',
    ])
    expect(read('승인').above).toBe(null)
    expect(read('승인').of('지원금')).toBe('금액 확정 중 (최대 300,000원)')
    expect([failed.headline, failed.bold]).toEqual([
      '입력하신 계좌로 이체하지 못했습니다.',
      '지원금 120,000원은 그대로 있습니다. 계좌정보를 수정해주세요.',
    ])
    expect(read('지급완료', decided).names).not.toContain('지원금')
    expect(read('신청').of('지원금')).toBe('결정 전 (최대 300,000원)')
    expect(read('미선정').names).not.toContain('지원금')
  })

  it.each(['사용자취소', '사용자삭제', '미선정'])(
    '[D2-791] shows no amount that was decided before the status %s',
    (word) => {
      const refused = aProof({ id: '2', status: 'notSelected', total: 50_000, totalUnit: 'amount' })
      const ended = read(word, { decidedAmount: 120_000, proofs: [refused] })
      expect([ended.sum, ended.of('지원금'), ended.notes, ended.supportGauge]).toEqual([null, undefined, [], null])
      if (word !== '미선정') expect(ended.bold).toBe(RESULT_TEXTS['result.cancelledMeans'])
      const part = read(word, { decidedAmount: 120_000, proofs: [paid('1', '2025-06-13', 50_000)] })
      expect([part.of('지원금'), part.of('입금일')]).toEqual(['50,000원 지급됨', '2025년 6월 13일(금)'])
    },
  )

  it('[D3-253] says from how many proofs an approved amount comes', () => {
    const proof = aProof({ status: 'approved', decidedAmount: 120_000, total: 120_000 })
    const notes = (known: Partial<Application>) =>
      read('승인', { decidedAmount: 120_000, ...known })
        .next.split('\n')
        .slice(1)
    const closed = '신청이 최종 승인되어 증빙을 더 등록하실 수 없습니다.'
    expect(notes({ proofs: [proof] })).toEqual([`등록하신 증빙 1건에서 인정된 금액입니다. ${closed}`])
    expect(notes({ proofs: [{ ...proof, proofType: 'rapid' }] })).toEqual([closed])
    expect(notes({ proofs: [{ ...proof, total: 150_000 }] })).toEqual([
      RESULT_TEXTS['less.unrecognized'].replaceAll('\u00a0', ' '),
      closed,
    ])
    expect(notes({ decidedAmount: 300_000, proofs: [proof] })).toEqual([])
    expect(read('승인').next).toBe(RESULT_STATES.approved.next)
  })

  it('[D2-119] [D2-573] [D3-273] never shows a paid amount as payable', () => {
    const proofs = [paid('1', '2025-07-13', 60_000), sentBack('2')]
    const { next, supportGauge } = selected(proofs, { decidedAmount: 60_000 })
    expect([next, supportGauge?.ends]).toEqual([
      RESULT_STATES.supplementDue.next,
      ['받은 지원금 60,000원', '남은 한도 240,000원'],
    ])
    const partly = selected(proofs, { decidedAmount: 60_000 })
    expect(partly.names).not.toContain('지원금')
    expect(['입금일', '최근 변경', '입금 계좌'].map(partly.of)).toEqual([
      '2025년 7월 13일(일)',
      '보완 요청 · 2025년 6월 24일(화)',
      '예시은행 410******0011',
    ])
    const more = selected(proofs, { decidedAmount: 100_000 })
    expect([more.of('지원금'), more.supportGauge?.shares.map(({ won }) => won)]).toEqual([undefined, [60_000, 40_000]])
  })

  it('[D2-833] [D2-843] explains why an amount is below the amount spent or approved', () => {
    const why = (...proofs: readonly Proof[]) => selected(proofs).notes
    const texts = (...keys: readonly (keyof typeof RESULT_TEXTS)[]) =>
      keys.map((key) => fill<string>(RESULT_TEXTS[key]))
    expect(why(paid('1', '2025-07-13', 300_000))).toEqual(texts('result.allPaid'))
    expect(why({ ...paid('1', '2025-07-13', 300_000), total: 310_000 })).toEqual(texts('less.ceiling'))
    const some = paid('1', '2025-07-13', 60_000)
    expect(why({ ...some, total: 80_000 })).toEqual(texts('less.unrecognized'))
    expect(why(some, aProof({ id: '2', status: 'notSelected' }))).toEqual(texts('less.unrecognized'))
    expect(why({ ...some, total: 12, totalUnit: 'cases' })).toEqual([])
    const withoutMore = (why: keyof typeof RESULT_TEXTS) => [
      ...texts(why),
      '지급이 완료되어 증빙을 더 등록할 수 없습니다.',
      ...texts('less.objection'),
    ]
    expect(read('지급완료', { decidedAmount: 120_000 }).notes).toEqual(withoutMore('less.recognized'))
    const approved = aProof({ id: '2', status: 'approved', decidedAmount: 200_000 })
    expect(read('지급완료', { decidedAmount: 200_000, proofs: [approved] }).notes).toEqual(
      withoutMore('less.recognized'),
    )
    expect(read('지급완료', { decidedAmount: 120_000, proofs: [approved] }).notes[0]).toBe(
      `승인된 금액보다 적게 지급되었습니다. 까닭은 ${DEFAULT_SETTINGS.callCentre.proof[0]}로 문의해주세요.`,
    )
    const waiting = aProof({ id: '3', status: 'submitComplete', total: 200_000 })
    expect(read('지급완료', { decidedAmount: 60_000, proofs: [some, waiting] }).notes, '[D3-765]').toEqual(
      withoutMore('less.unrecognized'),
    )
    expect(read('지급완료', { decidedAmount: 300_000 }).notes).toEqual(texts('result.allPaid'))
  })

  it('[D2-158] [D2-163] shows the day and the masked account after a payment', () => {
    const one = read('지급완료', { decidedAmount: 250_000, proofs: [paid('1', '2025-07-13', 250_000)] })
    expect([one.of('입금일'), one.of('입금 계좌')]).toEqual(['2025년 7월 13일(일)', '예시은행 410******0011'])
    const two = [paid('1', '2025-07-13', 60_000), paid('2', '2025-07-20', 30_000)]
    const several = selected(two, { decidedAmount: 90_000, bankName: null })
    expect(several.headline).toBe('지원금 90,000원이 지급되었습니다.')
    expect(several.of('입금일')).toBe('2025년 7월 13일(일) 60,000원\n2025년 7월 20일(일) 30,000원')
    expect(several.of('입금 계좌')).toBe(undefined)
    const unknown = read('지급완료')
    expect(unknown.of('입금일')).toBe('2025년 6월 24일(화)')
    expect(unknown.of('입금 계좌')).toBe(undefined)
  })
})

describe('[A-271] the summary for a selected applicant', () => {
  it('asks for a proof until one is with the agency', () => {
    const lookup = aProof({ totalUnit: 'parcel', status: 'underReview' })
    expect(selected([lookup]).next).toContain(RESULT_STATES.selectedWaiting.next)
    expect(selected([]).next).toBe(fillWithParticles(RESULT_STATES.targetSelected.next, PROGRAMME_PLACEHOLDERS))
    expect(selected([]).band, '[D2-933]').toEqual(['지원금 최대 300,000원 결정 전'])
    expect(selected([lookup]).bold).toBe(RESULT_TEXTS['result.nothingRequired'])
  })

  it('[D2-159] [D2-711] says that a rapid payment needs no proof, and until when the records are checked', () => {
    const needsNone = '배달 이용내역을 전산으로 확인하므로 증빙자료를 제출하지 않으셔도 됩니다.'
    expect(selected([], { paymentType: 'rapid' }).next).toContain(needsNone)
    const dated = read('대상선정', { paymentType: 'rapid' }, { usualStepDays: 14 })
    expect([dated.next, dated.isWaiting, dated.acts, dated.furtherProof]).toEqual([
      needsNone,
      true,
      [],
      { offer: null },
    ])
    expect(dated.bold).toBe(
      `${RESULT_TEXTS['result.nothingRequired']}\n담당 기관의 이용내역 확인은 7월 8일(화)쯤 끝납니다.`,
    )
    expect(COMPLETION_TEXTS['cmptn.rapid']).toContain(needsNone)
    expect(selected([]).next).not.toContain(needsNone)
  })

  it('[D2-710] says that the agency accepted none of the proofs, and asks for another one', () => {
    const refused = aProof({ status: 'notSelected', updatedAt: CHANGED })
    const { headline, bold, next, of, acts, sentence } = selected([refused])
    expect(headline).toBe('등록하신 증빙이 인정되지 않았습니다.')
    expect(bold).toBe('다른 증빙을 등록하셔야 지원금을 받으실 수 있습니다.')
    expect(next).toContain(DEFAULT_SETTINGS.callCentre.proof[0])
    expect(next).toContain('이의신청')
    expect(of('최근 변경')).toMatch(/^증빙 미선정 · /)
    expect(acts).toEqual([{ is: 'newProof' }])
    expect(sentence).toBe(RESULT_STATES.targetSelected.headline)
  })

  it('[D2-790] says that the records of a rapid payment were not accepted, and asks for a proof', () => {
    const records = aProof({ proofType: 'rapid', status: 'notSelected', updatedAt: CHANGED })
    const rapid = (...proofs: readonly Proof[]) => selected(proofs, { paymentType: 'rapid' })
    const { headline, bold, next, wait, acts, furtherProof } = rapid(records)
    expect(headline).toBe('조회된 배달 이용내역이 인정되지 않았습니다.')
    expect(bold).toBe('증빙을 등록하셔야 지원금을 받으실 수 있습니다.')
    expect(next).toContain('배달·택배 이용을 보여주는 증빙이 있으면')
    expect(next).toContain(DEFAULT_SETTINGS.callCentre.proof[0])
    expect([next, ...wait].join('\n')).not.toMatch(/확인합니다|제출하지 않으셔도/)
    expect([acts, furtherProof]).toEqual([[{ is: 'newProof' }], null])
    const both = rapid(records, aProof({ id: '2', status: 'notSelected', updatedAt: CHANGED }))
    expect([both.headline, both.bold]).toEqual([
      '배달 이용내역과 등록하신 증빙이 인정되지 않았습니다.',
      '다른 증빙을 등록하셔야 지원금을 받으실 수 있습니다.',
    ])
  })

  it('[D2-713] [D2-873] says how many proofs are on hold, and who tells the reason', () => {
    const held = aProof({ status: 'hold', registeredAt: kstInstant('2025-06-01'), updatedAt: CHANGED })
    const line = '1건 · 사유 문의 1644-5332'
    expect(selected([held]).of('보류된 증빙')).toBe(line)
    expect(selected([held]).of('최근 변경')).toMatch(/^증빙 보류 · .*6월 24일/)
    expect(selected([held, aProof({ id: '2', proofType: 'parcel' })]).of('보류된 증빙')).toBe(line)
    expect(selected([aProof({ status: 'deliberation' })]).names).not.toContain('보류된 증빙')
    expect(read('미선정', { proofs: [held] }).names).not.toContain('보류된 증빙')
  })

  it('[D2-743] says that some proofs were not accepted, until the note about the amount says it', () => {
    const refused = aProof({ status: 'notSelected' })
    const name = '미선정 증빙'
    expect(selected([refused, aProof({ id: '2' })]).of(name)).toBe('1건 · 사유 문의 1644-5332')
    expect(selected([refused]).names).not.toContain(name)
    const some = selected([refused, paid('2', '2025-07-13', 60_000)])
    expect([some.names.includes(name), some.notes]).toEqual([false, [RESULT_TEXTS['less.unrecognized']]])
    expect(read('보류', { proofs: [refused, aProof({ id: '2' })] }).names).not.toContain(name)
  })

  it('[D2-112] asks for no further proof while the agency works on one', () => {
    for (const [status, proofType, next] of [
      ['submitComplete', 'general', 'selectedWaiting'],
      ['underReview', 'direct', 'selectedWaiting'],
      ['underReview', 'rapid', 'targetSelected'],
      ['paymentComplete', 'general', 'targetSelected'],
    ] as const)
      expect([status, selected([aProof({ status, proofType })]).next.split('\n')[0]]).toEqual([
        status,
        fillWithParticles(RESULT_STATES[next].next, PROGRAMME_PLACEHOLDERS),
      ])
  })

  it('[D2-119] [D2-131] shows the paid and the remaining amount after a partial payment', () => {
    const some = selected([paid('1', '2025-07-13', 60_000)])
    expect(some.headline).toBe('지원금 60,000원이 지급되었습니다.')
    expect(some.wait).toEqual([])
    expect(some.sentence).toBe('지원대상으로 선정되었습니다.')
    expect(some.supportGauge?.ends).toEqual(['받은 지원금', '남은 한도 240,000원'])
    expect(selected([paid('1', '2025-07-13', 299_999)]).next).toBe(
      '지원 한도가 거의 찼습니다. 증빙을 더 등록하지 않으셔도 됩니다.',
    )
    const all = selected([paid('1', '2025-07-13', 300_000)])
    expect(all.isWaiting).toBe(false)
    expect(all.next).toEqual(RESULT_STATES.paymentComplete.next)
  })

  it('[D2-119] [D2-132] [D2-157] [D3-575] [A-191] [D2-712] [D2-924] begins with a running lookup, its deadline, and that it is overdue', () => {
    const lookup = (status: Proof['status'], known: Partial<Proof> = {}) =>
      selected([aProof({ proofType: 'parcel', status, ...known })])
    const asked = '택배사에서 이용내역을 조회하고 있습니다.'
    expect(lookup('submitted').headline).toEqual(asked)
    expect(lookup('submitted').of('조회 기간')).toBe('최대 1개월')
    const running = lookup('submitted', { registeredAt: kstInstant('2025-01-31') })
    expect(running.headline).toEqual(asked)
    expect(running.isWaiting).toBe(true)
    expect([running.bold, running.band], '[D2-940]').toEqual([
      RESULT_TEXTS['result.nothingToDo'],
      ['완료 예정 늦어도 2025년 2월 28일(금)', '지원금 최대 300,000원 결정 전'],
    ])
    expect(running.of('최근 변경')).toBe('조회 요청 · 2025년 1월 31일(금)')
    expect(running.next).toEqual(RESULT_STATES.lookupRunning.next)
    expect(running.wait).toEqual([])
    const overdue = atMoment(kstInstant('2025-06-24'), () =>
      lookup('submitted', { registeredAt: kstInstant('2025-01-31') }),
    )
    expect([overdue.bold, overdue.next, overdue.wait]).toEqual([
      '안내해드린 2월 28일(금)보다 조회가 길어지고 있습니다.',
      '조회가 끝날 때까지 다른 증빙은 등록하실 수 없습니다. 급하시면 증빙 문의 1644-5332에 전화해주세요.',
      [],
    ])
    const proofs = [aProof({ proofType: 'parcel', status: 'submitted' })]
    expect(read('대상선정', { proofs }, { usualStepDays: 14, noticeBy: '문자' }).wait).toEqual([
      '진행상태가 바뀌면 문자로 알려드립니다.',
    ])
    const some = selected([paid('1', '2025-07-13', 60_000), aProof({ id: '2', proofType: 'parcel' })])
    expect(some.headline).toBe('지원금 60,000원이 지급되었습니다.')
    expect(some.next.includes(`${asked} 최대 1개월이 걸립니다.`)).toBe(true)
    const record = { id: '9', proofId: '1', deliveryFee: 216_500 } as Proof['items'][number]
    const answered = lookup('underReview', { items: [record] })
    expect(answered.headline).toBe('택배 이용금액 216,500원을 확인하고 있습니다.')
    expect(answered.supportGauge).toBeNull()
    expect(answered.bold).toEqual(RESULT_TEXTS['result.nothingRequired'])
    expect(answered.furtherProof?.offer).toBe(
      '증빙을 더 등록하시면 83,500원까지 더 받으실 수 있습니다. 담당 기관이 신청을 최종 승인하면 더 등록하실 수 없으니 일찍 등록해주세요.',
    )
    expect(answered.notes).toEqual([])
    expect(answered.band).toEqual(['지원금 최대 216,500원 결정 전'])
    const checked = { proofs: [aProof({ proofType: 'parcel', status: 'underReview' })], items: [record] }
    const dated = atMoment(kstInstant('2025-06-24', '16:00'), () =>
      read('대상선정', checked, { usualStepDays: 14, noticeBy: '문자' }),
    )
    expect(dated.band).toEqual(['금액 확인 7월 8일(화)쯤', '지원금 최대 216,500원 결정 전'])
    const send = '택배 운송장이나 카드영수증이 있으면 등록해주세요.'
    const nothing = { items: [{ ...record, deliveryFee: 0 }] }
    const empty = lookup('underReview', nothing)
    expect([empty.headline, empty.bold]).toEqual(['조회된 택배 이용금액이 없습니다.', send])
    expect(empty.furtherProof?.offer).toContain('일찍 등록해주세요.')
    expect([empty.of('지원금'), empty.band]).toEqual(['결정 전 (최대 300,000원)', null])
    const emptyAndPaid = selected([
      paid('2', '2025-07-13', 60_000),
      aProof({ proofType: 'parcel', status: 'underReview', ...nothing }),
    ])
    expect(emptyAndPaid.bold).toBe(`조회된 택배 이용금액이 없습니다.\n${send}`)
    expect(answered.sentence).toBe('지원대상으로 선정되었습니다.')
    const more = lookup('underReview', {
      items: [{ ...record, deliveryFee: 320_000 }],
      updatedAt: kstInstant('2025-07-03'),
    })
    expect([more.furtherProof?.offer, more.notes]).toEqual([null, []])
    expect(more.band).toEqual(['지원금 최대 300,000원 결정 전'])
    expect(more.of('최근 변경')).toBe('조회 완료 · 2025년 7월 3일(목)')
    expect(lookup('underReview').headline).toBe('택배 이용내역을 확인하고 있습니다.')
    expect(lookup('paymentComplete').headline).toBe('지원대상으로 선정되었습니다.')
  })

  it('[D2-112] [D2-132] the headline counts the proofs that need a supplement', () => {
    const said = (day: string | null, proofs = [sentBack()]) => {
      serverTime.value = day === null ? null : kstInstant(day, '12:00')
      const { above, headline } = selected(proofs)
      return [above, headline]
    }
    expect(said('2025-06-25')).toEqual(['7월 1일(화)까지\u00a0· 6일 남음', '증빙 1건을 보완해주세요.'])
    expect(said('2025-07-01')[0]).toBe('7월 1일(화)까지\u00a0· 오늘')
    expect(said('2025-07-02')[0]).toBe('7월 1일(화)까지')
    expect(said(null)[0]).toBe('2025년 7월 1일(화)까지')
    const proofs = [sentBack('1', '2025-06-26'), sentBack('2', '2025-06-24'), sentBack('3', '2025-06-28')]
    expect(said(null, proofs)).toEqual(['2025년 7월 1일(화)까지', '증빙 3건을 보완해주세요.'])
  })

  it('[A-275] lists the sent-back files by reason', () => {
    const file = (id: string, reason: string | null, status = 'supplementRequest') =>
      ({
        id,
        proofId: '1',
        status,
        reason,
        files: [],
        path: `/${id}.png`,
        name: null,
      }) as unknown as Proof['items'][number]
    const of = (items: Proof['items']) => selected([sentBack()], { items })
    const unclear = '상호가 보이지 않습니다.'
    const few = of([file('1', unclear), file('2', null), file('4', unclear), file('3', '그대로', 'submitted')])
    expect(few.headline).toBe('파일 3개를 다시 올려주세요.')
    expect(few.sentBack).toEqual({
      groups: [
        { reason: unclear, files: '1.png, 4.png' },
        { reason: null, files: '2.png' },
      ],
      more: null,
    })
    const many = of(['1', '2', '3', '4'].map((id) => file(id, unclear)))
    expect(many.sentBack).toEqual({ groups: [{ reason: unclear, files: '파일 4개' }], more: null })
    const reasons = of(['1', '2', '3', '4', '5'].map((id) => file(id, `사유 ${id}`)))
    expect(reasons.sentBack.groups.length).toBe(3)
    expect(reasons.sentBack.more).toBe('그 밖에 보완할 파일 2개')
  })

  it('[A-172] [D2-158] [D2-467] [D2-876] shows the masked account if a payment concerns that account', () => {
    const account = '예시은행 410******0011'
    expect(read('승인').of('입금 계좌')).toBe(account)
    expect(read('검증요청완료').of('새 계좌')).toBe(account)
    const { failedTransfer, names } = read('이체결과오류')
    expect([failedTransfer?.account, names.includes('이체하지 못한 계좌')], '[D2-939]').toEqual([account, false])
    for (const word of ['신청', '심의', '보류']) expect(read(word).names).not.toContain('입금 계좌')
  })

  it('[D2-112] [D2-140] shows the last day of a supplement', () => {
    const known = selected([sentBack()])
    expect(known.next).toEqual(RESULT_STATES.supplementDue.next)
    expect(known.of('최근 변경')).toBe('보완 요청 · 2025년 6월 24일(화)')
    expect(RESULT_STATES.supplementDue.next).not.toMatch(/\d+일 이내/)
    expect(selected([aProof({ status: 'supplementRequest' })]).next).toContain(
      '보완이 필요합니다. 보완요청을 받으신 날부터 7일 이내에 ‘증빙 보완하기’를 눌러 보완해주세요. 기한을 넘기면 지원받지 못하실 수 있습니다.',
    )
  })

  it.each(['심의', '보류', '이체결과오류', '검증요청완료'])(
    '[D2-727] in the status %s names the proof above the headline, and never says that there is nothing to do',
    (status) => {
      const proofs = [sentBack()]
      const { above, bold, next } = read(status, { proofs })
      expect(above).toMatch(/^증빙 보완 2025년 7월 1일\(화\)까지/)
      expect(bold ?? '').not.toContain('지금')
      expect(next).toMatch(/‘증빙 보완하기’를 눌러 보완해주세요/)
    },
  )
})

describe('[D2-132] the summary about opinions of a held application', () => {
  it('[D2-574] says what another opinion does, and how many are left', () => {
    const answered = (day: string) => anOpinion({ isAnswered: true, updatedAt: kstInstant(day) })
    const first = read('보류', { opinions: [answered('2025-07-03')] })
    expect([first.headline, first.of('의견 처리상태')]).toEqual([
      '보내주신 의견에 답변이 등록되었습니다.',
      '- · 2025년 7월 3일(목)',
    ])
    expect(first.next).toBe('자료나 의견을 보내주시면 담당 기관에서 다시 확인합니다. 1회 더 보내실 수 있습니다.')
    const last = read('보류', { opinions: [answered('2025-07-09'), answered('2025-07-03')] })
    expect(last.of('의견 처리상태')).toBe('-, - · 2025년 7월 9일(수)')
    expect(last.next.includes('더 보내실')).toBe(false)
  })

  it('[D2-466] [D2-574] [D2-876] leads to the latest answer, which is in a box below the headline', () => {
    const saying = (day: string, answer: string) => anOpinion({ isAnswered: true, answer, updatedAt: kstInstant(day) })
    const shown = (...opinions: Application['opinions']) => {
      const { above, headline, reply } = read('보류', { opinions })
      return [above, headline, reply]
    }
    const head = '담당 기관의 답변이 왔습니다.'
    const [older, latest] = [saying('2025-06-23', '첫 번째 답변'), saying('2025-06-25', '두 번째 답변')]
    expect(shown(latest, older)).toEqual([null, head, '두 번째 답변'])
    expect(shown(older, latest)).toEqual([null, head, '두 번째 답변'])
    expect(read('보류', { opinions: [latest] }).areReasonsBelowActs).toBe(true)
    const long = '답'.repeat(121)
    expect(shown(saying('2025-06-25', long))).toEqual([null, head, long])
    expect(shown(latest, anOpinion({ isAnswered: false }))).toEqual([null, '보내주신 의견을 확인하고 있습니다.', null])
  })

  it('[D2-740] says of a new hold that it is on hold, its reasons, and how many opinions are left', () => {
    const answer = anOpinion({ isAnswered: true, answer: '지난 답변', updatedAt: kstInstant('2025-06-20') })
    const again = read('보류', { reasons: ['US05'], opinions: [answer] })
    expect(again).toMatchObject({
      headline: RESULT_STATES.hold.headline,
      bold: `${RESULT_TEXTS['result.notDecided']} ${RESULT_TEXTS['result.holdTask']}`,
      reply: null,
      areReasonsBelowActs: false,
      reasons: { calm: false },
      acts: [{ words: 'result.opinion' }, { words: 'result.call' }],
    })
    expect(again.next).toContain('1회 더 보내실 수 있습니다.')
    expect(read('보류').next).not.toContain('더 보내실')
    expect(again.of('최근 변경')).toMatch(/^보류 · .*6월 24일/)
    expect(read('보류', { reasons: ['US05'], opinions: [answer, answer] })).toMatchObject({
      headline: RESULT_STATES.hold.headline,
      bold: '의견을 2회 모두 보내셨습니다.',
      reply: null,
      areReasonsBelowActs: false,
      reasons: { calm: false },
      acts: [
        { words: 'result.call', emphasis: 'loud' },
        { words: 'result.opinionHistory', emphasis: 'quiet' },
      ],
    })
  })

  it('shows the day on which an unanswered opinion was sent', () => {
    const waiting = read('보류', { opinions: [anOpinion({ registeredAt: kstInstant('2025-07-02') })] })
    expect(waiting.headline).toBe('보내주신 의견을 확인하고 있습니다.')
    expect(waiting.of('의견 처리상태')).toBe('- · 2025년 7월 2일(수) 제출')
    expect(waiting.isWaiting).toBe(true)
  })
})

it('[D2-134] [D2-545] vague reasons get no advice below them if the headline gives the advice', () => {
  const below = (word: string, reasons: readonly string[]) => {
    const { reasons: box } = read(word, { reasons })
    return [box?.consequence, box?.helps]
  }
  expect(below('보완요청', ['US07'])).toEqual([RESULT_TEXTS['supplement.consequence'], false])
  expect(below('보류', ['US07'])).toEqual([null, true])
})

it('[D2-133] [D2-575] a cancelled application says how to apply again, and what to do first', () => {
  const anew = '사유를 해결하신 뒤 다시 신청하실 수 있으며, 신청서는 처음부터 쓰시게 됩니다.'
  const first = '안내된 사유가 그대로이면 다시 신청하셔도 지원받지 못하실 수 있습니다.'
  const says = (word: string, reasons: readonly string[] = []) => {
    const { next } = read(word, { reasons })
    return [next.includes(anew), next.includes(first), next.split('\n').length]
  }
  expect(says('사용자취소')).toEqual([true, false, 2])
  expect(says('사용자취소', ['US02'])).toEqual([true, false, 2])
  expect(read('사용자취소').reasons).toMatchObject({ consequence: null, helps: true })
  expect(says('사용자삭제')).toEqual([false, false, 1])
  expect(says('사용자삭제', ['US02'])).toEqual([false, true, 2])
})

it('[D3-271] [D3-301] the words of the summary do not say when calls are answered, because the line at the button does', () => {
  const at = (day: string, time: string) =>
    atMoment(kstInstant(day, time), () => {
      const { above, headline } = read('보완요청', { reasons: ['US07'] })
      return [above, headline, read('미선정').next.includes('접수 기한은 전화로 확인해드립니다.')]
    })
  const asks = '고객센터에 전화해주세요.'
  expect(at('2025-06-25', '12:00')).toEqual(['7월 1일(화)까지 보완\u00a0· 6일 남음', asks, true])
  expect(at('2025-06-28', '12:00')).toEqual(['7월 1일(화)까지 보완\u00a0· 3일 남음', asks, true])
})

it('[A-271] [D2-171] the sentence about the next step names the next step of the progress bar', () => {
  expect(read('정보조회').next).toMatch(/검증하고 심의/)
  expect(read('보완완료').next).toMatch(/검증하고 심의/)
  expect(read('검증').next).toMatch(/심의/)
})

it('[D1-264] [D2-168] headline and facts contain the help desk number at most once', () => {
  for (const { word } of APPLICATION_STATUS_FROM_NAME_CASES)
    for (const reasons of [[], ['US02'], ['US07']]) {
      const { headline, next, of, names } = read(word, { reasons })
      const said = [headline, next, ...names.map(of)].join(' ')
      expect([word, said.split('1533-0500').length <= 2]).toEqual([word, true])
    }
})

it.each([
  ['applied', '결정 전 (최대\u00a0300,000원)'],
  ['notSelected', '지원금 없음'],
  ['paymentComplete', '-'],
] as const)('[D2-99] the total support of %s without an amount is %s', (status, words) =>
  expect(totalSupportWords(totalSupport(status, 0, Won(0)))).toBe(words),
)

it('[D2-163] the last change is not repeated beside the day of the payment', () =>
  expect(read('지급완료', { decidedAmount: 120_000, proofs: [sentBack()] }).names).not.toContain('최근 변경'))
