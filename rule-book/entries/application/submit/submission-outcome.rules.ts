import { cleanAccountNumber } from '#domain/account/account'
import { decideSameAsDraft, type DraftedEntries } from '#domain/application/submit/stored-application'
import { decideSubmissionOutcome, decideRecoveredSubmission, type ReloadedSubmission } from '#domain/application/submit/submission-outcome'
import { cleanCorporateNumber } from '#domain/business/corporate-number'
import { kstDateOrThrow } from '#domain/time/calendar'
import { casesOf, makeTableRuleEntry } from '../../../rule-entry.ts'
import { SAME_SUBMISSION_WORDS } from '../../sending/same-submission.rules.ts'


export const SUBMISSION_OUTCOME_RULE = makeTableRuleEntry({
  prefix: 'SO',
  title: '신청서를 보낸 결과',
  synonyms: ['접수 확인 못함', '신청이 접수되었는지 모름'],
  question: '신청서의 답을 받지 못하고 기관에서 찾아본 뒤 무엇이라고 알립니까?',
  no: 103,
  answer: '기관에 이 신청서가 있으면 접수된 것이고, 없으면 그 까닭을, 모르면 모른다고 알린다.',
  notes: [
    { says: '파일이 있는 신청서는 다 보내기 전까지 보내기를 취소할 수 있고, 다 보낸 뒤에는 답을 기다린다.', refs: ['A-269'] },
  ],
  table: decideSubmissionOutcome.table,
  facts: {
    found: {
      name: '기관에서 찾아본 결과 (SA)',
      values: {
        same: '이 신청서가 있음',
        other: '이 신청번호의 다른 신청서가 있음',
        absent: '없음',
        unreachable: '답이 없음',
      },
    },
    answer: {
      name: '보낸 것의 답',
      values: { duplicate: '이미 접수된 신청이 있어 거절', none: '없음', broken: '읽을 수 없거나 서버의 오류' },
    },
    mayBeStored: { name: '방금 보낸 것', values: { true: '도착했을 수 있음', false: '보내기 전이거나 거절됨' } },
    sentEarlier: '이 브라우저가 앞서 보낸 적이 있음',
  },
  verdicts: {
    received: '접수되었다고 알린다',
    otherStored: '다른 내용이 접수되어 있다고 알린다',
    duplicate: '거절한 서버의 말을 알린다. 고쳐도 접수되지 않으므로 신청결과로 안내한다',
    unknown: '접수되었는지 확인하지 못했다고 알린다',
    notSent: '보내지 못하여 접수되지 않았다고 알린다',
    failed: '오류가 났다고 알린다',
  },
  cases: [
    { proves: ['A-267'], rule: 'SO-1', facts: { found: 'same', answer: 'none', mayBeStored: true, sentEarlier: false }, verdict: 'received' },
    { proves: ['A-267'], rule: 'SO-1', facts: { found: 'same', answer: 'duplicate', mayBeStored: false, sentEarlier: true }, verdict: 'received' },
    { proves: ['D2-108'], rule: 'SO-2', facts: { found: 'other', answer: 'broken', mayBeStored: true, sentEarlier: false }, verdict: 'otherStored' },
    { proves: ['D2-108'], rule: 'SO-2', facts: { found: 'other', answer: 'duplicate', mayBeStored: false, sentEarlier: false }, verdict: 'otherStored' },
    { proves: ['D2-630'], rule: 'SO-3', facts: { found: 'absent', answer: 'duplicate', mayBeStored: false, sentEarlier: false }, verdict: 'duplicate' },
    { proves: ['D2-630'], rule: 'SO-3', facts: { found: 'unreachable', answer: 'duplicate', mayBeStored: false, sentEarlier: true }, verdict: 'duplicate' },
    { proves: ['A-128'], rule: 'SO-4', facts: { found: 'unreachable', answer: 'none', mayBeStored: true, sentEarlier: false }, verdict: 'unknown' },
    { proves: ['A-128'], rule: 'SO-5', facts: { found: 'unreachable', answer: 'none', mayBeStored: false, sentEarlier: true }, verdict: 'unknown' },
    { proves: ['A-128'], rule: 'SO-6', facts: { found: 'unreachable', answer: 'none', mayBeStored: false, sentEarlier: false }, verdict: 'notSent' },
    { proves: ['A-128'], rule: 'SO-6', facts: { found: 'absent', answer: 'none', mayBeStored: false, sentEarlier: true }, verdict: 'notSent' },
    { proves: ['A-128'], rule: 'SO-7', facts: { found: 'absent', answer: 'none', mayBeStored: true, sentEarlier: false }, verdict: 'failed' },
    { proves: ['A-128'], rule: 'SO-7', facts: { found: 'unreachable', answer: 'broken', mayBeStored: false, sentEarlier: false }, verdict: 'failed' },
  ],
})

const STORED = {
  number: 'A1', paymentType: null, applicantName: null, businessNumber: null, companyName: '서준유통', corporateNumber: null, openingDate: null,
  settlementMonth: null, entityType: null, bankName: null, accountNumber: null, depositor: null, birthDate: null, status: 'applied',
} as const
const AGENCY = {
  unreachable: 'unreachable',
  none: null,
  live: STORED,
  deleted: { ...STORED, status: 'userDelete' },
  otherNumber: { ...STORED, number: 'A2' },
} as const satisfies Record<string, ReloadedSubmission['answer']>
const AGENCY_WORDS = {
  unreachable: '답이 없음',
  none: '없음',
  live: '상호명이 서준유통인 신청',
  deleted: '상호명이 서준유통이고 사용자삭제인 신청',
  otherNumber: '다른 신청번호의 신청',
} as const

const FILLED = { ...STORED, openingDate: kstDateOrThrow('2020-01-31'), settlementMonth: '3', accountNumber: cleanAccountNumber('1234567890'), corporateNumber: cleanCorporateNumber('1101111234567') }
const asDrafted = (drafted: DraftedEntries): string =>
  SAME_SUBMISSION_WORDS[decideSameAsDraft(FILLED, drafted, { earlier: 'same', mayBeStored: true }).verdict]

export const RECOVERED_SUBMISSION_RULE = makeTableRuleEntry({
  prefix: 'RV',
  title: '보내던 신청서',
  synonyms: ['보내다가 새로고침', '제출하다가 화면을 닫음'],
  question: '신청서를 보내는 동안 다시 연 화면은 그 신청이 어떻게 되었다고 알립니까?',
  no: 104,
  answer: '기관에 적던 것과 같은 신청이 있어야 접수된 것이다.',
  table: decideRecoveredSubmission.table,
  facts: {
    reached: '기관이 답함',
    live: '이 신청번호의 취소되지 않은 신청이 있음',
    drafted: '이 창에 작성 내용이 있음',
    same: '그 신청이 적던 것과 같음 (SA)',
  },
  verdicts: {
    unknown: '확인하지 못했다고 알린다',
    none: '아무것도 알리지 않는다',
    notReceived: '아직 접수되지 않았다고 알린다',
    otherReceived: '다른 내용이 접수되어 있다고 알린다',
    received: '접수되었다고 알리고 작성 내용을 지운다',
  },
  cases: casesOf([
    { proves: ['A-267'], rule: 'RV-1', agency: 'unreachable', drafted: '서준유통', sent: 1, verdict: 'unknown' },
    { proves: ['D3-521'], rule: 'RV-2', agency: 'none', drafted: null, sent: 1, verdict: 'none' },
    { proves: ['D3-521'], rule: 'RV-2', agency: 'deleted', drafted: null, sent: 1, verdict: 'none' },
    { proves: ['A-267'], rule: 'RV-3', agency: 'none', drafted: '서준유통', sent: 1, verdict: 'notReceived' },
    { proves: ['A-267'], rule: 'RV-3', agency: 'deleted', drafted: '서준유통', sent: 1, verdict: 'notReceived' },
    { proves: ['A-267'], rule: 'RV-3', agency: 'otherNumber', drafted: '서준유통', sent: 1, verdict: 'notReceived' },
    { proves: ['D2-108'], rule: 'RV-4', agency: 'live', drafted: '새하늘분식', sent: 1, verdict: 'otherReceived' },
    { proves: ['D2-108'], rule: 'RV-4', agency: 'live', drafted: '서준유통', sent: 2, verdict: 'otherReceived' },
    { proves: ['D2-108'], rule: 'RV-4', agency: 'live', drafted: null, sent: 2, verdict: 'otherReceived' },
    { proves: ['A-267'], rule: 'RV-5', agency: 'live', drafted: '서준유통', sent: 1, verdict: 'received' },
    { proves: ['A-267'], rule: 'RV-5', agency: 'live', drafted: null, sent: 1, verdict: 'received' },
  ], ({ agency, drafted, sent }) => ({
    given: [
      ['기관에 있는 것', AGENCY_WORDS[agency]],
      ['적던 상호명', drafted ?? '없음'],
      ['이 브라우저가 보낸 내용', `${sent}가지`],
    ],
    ask: () =>
      decideRecoveredSubmission({
        applicationNumber: 'A1',
        answer: AGENCY[agency],
        drafted: drafted === null ? null : { companyName: drafted },
        digests: ['a', 'b'].slice(0, sent),
      }),
  })),
  functionCases: [
    { proves: ['D3-139'], given: '적던 상호명 ‘ 서준유통 ’과 접수된 ‘서준유통’', outcome: '같은 것이 접수되었다', ask: () => asDrafted({ companyName: ' 서준유통 ' }) },
    { proves: ['D3-139'], given: '적던 개업일자 2020.01.31과 접수된 2020-01-31', outcome: '같은 것이 접수되었다', ask: () => asDrafted({ openingDate: '2020.01.31' }) },
    { proves: ['D3-139'], given: '적던 개업일자 2020.02.01과 접수된 2020-01-31', outcome: '다른 것이 접수되었다', ask: () => asDrafted({ openingDate: '2020.02.01' }) },
    { proves: ['D3-139'], given: '적던 결산월 03과 접수된 3', outcome: '같은 것이 접수되었다', ask: () => asDrafted({ settlementMonth: '03' }) },
    { proves: ['D3-139'], given: '적던 결산월 12와 접수된 3', outcome: '다른 것이 접수되었다', ask: () => asDrafted({ settlementMonth: '12' }) },
    { proves: ['D3-139'], given: '적던 계좌번호 123-456-7890과 접수된 1234567890', outcome: '같은 것이 접수되었다', ask: () => asDrafted({ accountNumber: '123-456-7890' }) },
    { proves: ['D3-139'], given: '두 칸에 적던 법인등록번호 110111과 1234567, 접수된 1101111234567', outcome: '같은 것이 접수되었다', ask: () => asDrafted({ corporateFront: '110111', corporateBack: '1234567' }) },
    { proves: ['D3-139'], given: '아직 아무것도 적지 않음', outcome: '같은 것이 접수되었다', ask: () => asDrafted({}) },
  ],
})
