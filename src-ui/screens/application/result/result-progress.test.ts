import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUS_FROM_NAME_CASES } from '#domain/application-status/application-status.cases'
import {
  applicationStatusKeyOrUnknown,
  applicationStatusFromName,
} from '#domain/application-status/application-status.table'
import type { Application } from '#domain/application/application'
import { anApplication } from '#domain/application/examples/an-application'
import { applicationSituationOf } from '#domain/application/result/situation'
import { aProof } from '#domain/proof/examples/a-proof'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { kstDateOrThrow, kstInstant } from '#domain/time/calendar'
import { reachedStepIndex, progressStages, roadLineOf } from './result-progress.ts'
import { litStage } from './Timeline.tsx'

const CHANGED = kstDateOrThrow('2025-06-24')

const progress = (word: string, known: Partial<Application> = {}) => {
  const application = anApplication({ paymentType: 'confirmed', ...known, status: applicationStatusFromName(word) })
  const situation = applicationSituationOf(application, DEFAULT_SETTINGS)
  const stops = progressStages(situation, CHANGED)
  return {
    place: reachedStepIndex(situation),
    names: stops.map(({ name }) => name),
    states: stops.map(({ state }) => state),
    notes: stops.map(({ state, note }) => note ?? state),
    marks: stops.map(({ mark }) => mark ?? ''),
    days: stops.map(({ day }) => day ?? ''),
    line: roadLineOf(situation),
    rider: stops[litStage(stops)]?.name,
  }
}

describe('[A-149] the progress bar of an application', () => {
  it.each(APPLICATION_STATUS_FROM_NAME_CASES)('shows $word at its step', ({ word, status, step }) => {
    const { names, states, place } = progress(word)
    const cancelled = ['userCancel', 'userDelete'].includes(applicationStatusKeyOrUnknown(status))
    const last = status === 'paymentComplete' ? '지급완료' : '지급'
    expect(names).toEqual(['신청완료', cancelled ? '취소' : '정보조회', '검증·심의', '대상결정', last])
    expect(place).toBe(cancelled ? 0 : (step ?? 0) - 1)
    // A cancelled application has a cross after the last step that it has passed.
    const marked = cancelled ? 2 : step
    expect(states.map((state) => state === 'done')).toEqual(
      [1, 2, 3, 4, 5].map((nth) => marked !== null && nth < marked),
    )
    // While the payment is open, its step is lit too. [D2-998]
    const isOpen = step === 4 && !states.includes('ended')
    expect(states.map((state) => ['now', 'warn', 'due', 'arrived', 'ended'].includes(state))).toEqual(
      [1, 2, 3, 4, 5].map((nth) => nth === marked || (isOpen && nth === 5)),
    )
  })

  it('[D2-1007] shows a day only for the current step, and what the agency does in it', () => {
    const { notes, days } = progress('정보조회')
    expect(notes).toEqual(['', '조회 중', '다음 단계', 'ahead', 'ahead'])
    expect(progress('보완완료').notes[1]).toBe('보완 자료 확인 중')
    expect(days).toEqual(['', '2025-06-24', '', '', ''])
  })

  it('[A-159] [D2-135] [D3-160] [D3-253] shows what the payment of a selected application waits for', () => {
    const selected = progress('대상선정')
    expect(selected.states).toEqual(['done', 'done', 'done', 'arrived', 'now'])
    expect(selected.notes.slice(3)).toEqual(['완료', '증빙 등록 필요'])
    expect(selected.days).toEqual(['', '', '', '2025-06-24', ''])
    expect(progress('대상선정', { paymentType: 'rapid' }).notes.slice(3)).toEqual(['완료', '이용내역 확인 중'])
    expect(progress('대상선정', { proofs: [aProof({ status: 'submitComplete' })] }).notes[4]).toBe('증빙 확인 중')
    expect(progress('승인').notes.slice(3)).toEqual(['완료', '지급 준비 중'])
    expect(progress('승인').days, 'the day of the approval is not that of the selection').toEqual(['', '', '', '', ''])
  })

  it('[A-162] [A-163] [A-164] [D1-227] shows no further step after the end', () => {
    const ended = ['', '', 'closed', 'closed', 'closed']
    expect(progress('미선정').notes).toEqual(['', 'done', 'done', '미선정', 'closed'])
    expect(progress('지급완료').states).toEqual(['done', 'done', 'done', 'done', 'arrived'])
    expect(progress('사용자취소').notes).toEqual(ended)
    expect(progress('사용자삭제').notes).toEqual(ended)
    expect(['미선정', '지급완료', '사용자취소'].map((word) => progress(word).states.indexOf('ended'))).toEqual([
      3, -1, 1,
    ])
  })

  it('[D2-133] [D2-153] [D3-211] [D3-241] ends with a cross named 취소 after a cancellation', () => {
    expect(progress('사용자취소').days).toEqual(['', '2025-06-24', '', '', ''])
    const withProof = progress('사용자삭제', { proofs: [aProof({ status: 'userDelete' })] })
    expect(withProof.states).toEqual(['done', 'done', 'done', 'done', 'ended'])
    expect(withProof.names[4]).toBe('취소')
    expect(withProof.days).toEqual(['', '', '', '', '2025-06-24'])
  })

  it.each([
    ['이체결과오류', '계좌 수정 필요', 'due'],
    ['검증요청완료', '계좌 확인 중', 'now'],
  ])('[A-160] [A-161] [D2-143] in status %s, shows that the payment waits for an account', (word, waits, state) => {
    const { notes, states, days } = progress(word)
    expect([notes.slice(3), states.slice(3)]).toEqual([
      ['완료', waits],
      ['arrived', state],
    ])
    expect(days).toEqual(['', '', '', '', ''])
  })

  it('[D2-112] [D2-135] [D2-873] [D3-160] [D3-320] shows under the payment that proofs need a supplement', () => {
    const due = aProof({ id: '1', status: 'supplementRequest', updatedAt: kstInstant('2025-07-01') })
    const { notes, states, days } = progress('대상선정', { proofs: [due] })
    expect([notes.slice(3), states.slice(3)]).toEqual([
      ['완료', '증빙 보완 필요'],
      ['arrived', 'due'],
    ])
    expect(days).toEqual(['', '', '', '2025-06-24', ''])
    const paid = aProof({ id: '2', status: 'paymentComplete', decidedAmount: 66_000 })
    const part = progress('대상선정', { proofs: [due, paid] })
    expect([part.states[4], part.notes[4], part.marks[4]]).toEqual(['due', '일부 지급 (66,000원)', '증빙 보완 필요'])
  })

  it('[D2-131] [D2-158] [D2-792] shows the paid amount and the date under the payment', () => {
    const paid = (decidedAmount: number) =>
      aProof({ id: '1', status: 'paymentComplete', decidedAmount, completedAt: kstInstant('2025-07-13') })
    const part = progress('대상선정', { proofs: [paid(60_000)] })
    expect([part.notes.slice(3), part.states[4]]).toEqual([['완료', '일부 지급 (60,000원)'], 'part'])
    expect(part.days).toEqual(['', '', '', '2025-06-24', '2025-07-13'])
    const before = aProof({ status: 'paymentComplete', decidedAmount: 60_000, completedAt: kstInstant('2025-06-20') })
    expect(progress('대상선정', { proofs: [before] }).days).toEqual(['', '', '', '', '2025-06-20'])
    const onDay = (id: string, day: string) =>
      aProof({ id, status: 'paymentComplete', decidedAmount: 60_000, completedAt: kstInstant(day) })
    // A payment changes the application too, so that this day is not that of the selection. [D2-792]
    expect(progress('대상선정', { proofs: [onDay('1', '2025-06-24')] }).days).toEqual(['', '', '', '', '2025-06-24'])
    const two = [onDay('1', '2025-06-20'), onDay('2', '2025-07-13')]
    expect(progress('대상선정', { proofs: two }).days).toEqual(['', '', '', '', '2025-07-13'])
    const all = progress('대상선정', { proofs: [paid(300_000), aProof({ id: '2', status: 'submitted' })] })
    expect(all.notes.slice(3)).toEqual(['완료', '300,000원 지급됨'])
    expect([part.names[4], all.names[4], all.line]).toEqual(['지급', '지급완료', null])
    expect(progress('지급완료', { proofs: [paid(300_000)], decidedAmount: 300_000 }).days.at(-1)).toBe('2025-07-13')
  })

  it.each(['보류', '검토중', '미선정'])('[D3-751] shows what was paid before the status %s', (status) => {
    const paid = aProof({ status: 'paymentComplete', decidedAmount: 60_000 })
    expect(progress(status, { proofs: [paid] }).notes.at(-1)).toBe('일부 지급 (60,000원)')
  })

  it('[D2-164] shows the word for a status beside its step', () => {
    const marksOf = (word: string, proofs: Application['proofs'] = []) => progress(word, { proofs }).marks
    for (const [word, mark] of [
      ['검증', '검증 중'],
      ['검토중', '검토 중'],
      ['심의', '심의 중'],
    ] as const)
      expect(marksOf(word)).toEqual(['', '', mark, '', ''])
    expect(marksOf('보류')).toEqual(['', '', '보류', '', ''])
    expect(marksOf('보완요청')).toEqual(['', '보완 필요', '', '', ''])
    expect(marksOf('미선정')).toEqual(['', '', '', '미선정', ''])
    expect(marksOf('이체결과오류')).toEqual(['', '', '', '', '계좌 수정 필요'])
    expect(marksOf('검증요청완료')).toEqual(['', '', '', '', '계좌 확인 중'])
    expect(marksOf('승인')).toEqual(['', '', '', '', '지급 준비 중'])
    expect(marksOf('대상선정')).toEqual(['', '', '', '', '증빙 등록 필요'])
    expect(marksOf('대상선정', [aProof({ status: 'supplementRequest' })])[4]).toBe('증빙 보완 필요')
    const part = aProof({ status: 'paymentComplete', decidedAmount: 60_000 })
    expect(marksOf('대상선정', [part])).toEqual(['', '', '', '', '일부 지급'])
  })

  it('[D2-998] never moves the courier back from the payment once the application is selected', () => {
    const due = aProof({ status: 'supplementRequest' })
    const part = aProof({ id: '2', status: 'paymentComplete', decidedAmount: 60_000 })
    for (const word of ['대상선정', '승인', '이체결과오류', '검증요청완료'])
      for (const proofs of [[], [due], [part], [due, part]]) expect(progress(word, { proofs }).rider).toBe('지급')
    expect(['신청', '정보조회', '심의', '보류'].map((word) => progress(word).rider)).toEqual([
      '신청완료',
      '정보조회',
      '검증·심의',
      '검증·심의',
    ])
  })

  it.each<[string, Partial<Application>, object | null]>([
    ['신청', {}, { next: '정보조회' }],
    ['정보조회', {}, { next: '검증·심의' }],
    ['심의', {}, { next: '대상결정' }],
    ['보완요청', {}, { now: '신청내용 보완' }],
    ['보류', {}, { now: '심의 보류 중' }],
    ['대상선정', {}, { now: '증빙 등록' }],
    ['대상선정', { paymentType: 'rapid' }, { next: '확인 뒤 지급' }],
    ['대상선정', { proofs: [aProof({ status: 'supplementRequest' })] }, { now: '증빙 보완' }],
    ['승인', {}, { now: '지급 준비' }],
    ['이체결과오류', {}, { now: '계좌 수정' }],
    ['검증요청완료', {}, { next: '계좌 확인 뒤 지급' }],
    ['지급완료', {}, null],
    ['미선정', {}, null],
    ['모르는상태', {}, null],
  ])('[D2-998] says below the bar what truly comes next: %s %#', (word, known, line) => {
    expect(progress(word, known).line).toEqual(line)
  })
})
