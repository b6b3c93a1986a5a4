import { isCompleteCertification, normaliseCertification } from '#domain/identity/certification'
import { decideCertificationOutcome } from '#domain/identity/certification-outcome'
import { makeTableRuleEntry } from '../../rule-entry.ts'

const REPORTED = { name: '김서준', ci: 'CI', birthDay: '1990-01-01', phone: '010-1234-5678' }
const NORMAL = normaliseCertification(REPORTED)
const complete = (known: Partial<typeof REPORTED>): string => (isCompleteCertification({ ...REPORTED, ...known }) ? '본인인증이 된 것이다' : '실패한 것이다')

export const CERTIFICATION_OUTCOME_RULE = makeTableRuleEntry({
  prefix: 'IR',
  title: '인증 창의 답',
  synonyms: ['본인인증 취소', '본인인증 실패'],
  question: '인증 창의 답이 오면 본인인증을 마친 것입니까?',
  no: 147,
  answer: '인증되었고 서버도 확인하면 마친 것이다.',
  table: decideCertificationOutcome.table,
  facts: {
    result: { name: '인증 창의 답', values: { certified: '인증됨', cancelled: '취소함', failed: '실패함' } },
    closedCancels: '창을 닫으면 취소로 보는 수단 (제12조)',
    confirmed: {
      name: '서버의 확인',
      values: { notAsked: '묻지 않는 수단', yes: '확인함', no: '확인하지 못함' },
    },
  },
  verdicts: {
    certified: '마쳤다',
    windowCancelled: '그 수단의 인증을 취소했다고 알린다',
    cancelled: '인증을 취소했다고 알린다',
    failed: '인증에 실패했다고 알린다',
  },
  cases: [
    { proves: ['E-108'], rule: 'IR-1', facts: { result: 'cancelled', closedCancels: true, confirmed: 'notAsked' }, verdict: 'windowCancelled' },
    { proves: ['E-122'], rule: 'IR-2', facts: { result: 'cancelled', closedCancels: false, confirmed: 'notAsked' }, verdict: 'cancelled' },
    { proves: ['E-112'], rule: 'IR-3', facts: { result: 'failed', closedCancels: true, confirmed: 'notAsked' }, verdict: 'failed' },
    { proves: ['E-120'], rule: 'IR-4', facts: { result: 'certified', closedCancels: false, confirmed: 'no' }, verdict: 'failed' },
    { proves: ['E-119'], rule: 'IR-5', facts: { result: 'certified', closedCancels: false, confirmed: 'yes' }, verdict: 'certified' },
    { proves: ['E-121'], rule: 'IR-5', facts: { result: 'certified', closedCancels: false, confirmed: 'notAsked' }, verdict: 'certified' },
  ],
  functionCases: [
    { proves: ['E-121'], given: '이름, 연계정보, 생년월일이 모두 있음', outcome: '본인인증이 된 것이다', ask: () => complete({}) },
    { proves: ['E-121'], given: '이름이 빈칸뿐임', outcome: '실패한 것이다', ask: () => complete({ name: ' ' }) },
    { proves: ['E-121'], given: '연계정보가 없음', outcome: '실패한 것이다', ask: () => complete({ ci: '' }) },
    { proves: ['D1-550'], given: '생년월일이 달력에 없는 날 (19900231)', outcome: '실패한 것이다', ask: () => complete({ birthDay: '19900231' }) },
    { proves: ['E-125'], given: '생년월일 ‘1990-01-01’과 휴대폰번호 ‘010-1234-5678’', outcome: '19900101, 01012345678', ask: () => `${NORMAL.birthDay}, ${NORMAL.phone}` },
  ],
})
