import { APPLICATION_STATUS_ROWS } from '#domain/application-status/application-status.table'
import {
  type ApplicationWithApplicant,
  decideDuplicateFacts,
  decideDuplicateApplication,
  isSameApplicant,
} from '#domain/application/application'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import { casesOf, makeTableRuleEntry } from '../../rule-entry.ts'

const KIM = { ci: 'ci-kim', businessNumber: businessNumberOrThrow('1000100001') } as const

const LIVE = { ...KIM, number: 'DA1', submitted: true, status: 'applied' } as const satisfies ApplicationWithApplicant

const OF_ANOTHER = {
  ...LIVE,
  ci: 'ci-lee',
  businessNumber: businessNumberOrThrow('1000100002'),
} as const satisfies ApplicationWithApplicant

const same = (ci: string, other: string): string =>
  isSameApplicant({ ...KIM, ci }, { ...KIM, ci: other }) ? '같은 신청자이다' : '다른 신청자이다'

/** The statuses in which an application does not block a second application. */
const ENDED = Object.values(APPLICATION_STATUS_ROWS).flatMap(({ live, ko }) => (live ? [] : [ko]))

export const DUPLICATE_APPLICATION_RULE = makeTableRuleEntry({
  prefix: 'RA',
  title: '한 사람에 한 신청',
  synonyms: ['두 번 신청', '중복 신청', '가게가 둘', '사업자 두 개'],
  question: '다른 신청이 이 신청을 막습니까?',
  no: 5,
  answer: '한 사람과 한 사업자등록번호에는 취소되지 않은 신청이 하나만 있을 수 있다.',
  notes: [
    { says: '동의 화면에 들어올 때(RA-2만), 신청서를 제출하거나 다시 신청할 때, 사업자등록번호를 고칠 때(RA-3만) 서버가 보고 화면은 그 답을 따른다.', refs: ['A-031', 'A-033', 'A-034'] },
  ],
  table: decideDuplicateFacts.table,
  facts: {
    live: {
      name: '다른 신청',
      values: {
        true: '제출하고 취소되지 않은 것이 있음',
        false: `제출하고 취소되지 않은 것이 없음 (취소된 상태: ${ENDED.join(', ')})`,
      },
    },
    samePerson: '같은 사람 (연계정보: 본인인증이 수단과 상관없이 사람마다 주는 값)',
    sameNumber: '같은 사업자등록번호',
  },
  verdicts: {
    none: '막지 않는다',
    samePerson: '이미 신청한 사람이다(APL_DUPLICATE_CI). 사업자등록번호가 달라도 같다',
    sameNumber: '이미 신청된 사업자이다',
  },
  cases: casesOf([
    { proves: [], rule: 'RA-1', says: '다른 신청이 없다', others: [], applicant: KIM, verdict: 'none' },
    { proves: ['A-276'], rule: 'RA-1', says: '같은 사람의 신청이 제출되지 않았다', others: [{ ...LIVE, submitted: false }], applicant: KIM, verdict: 'none' },
    { proves: ['A-276'], rule: 'RA-1', says: '같은 사람의 신청이 취소되었다', others: [{ ...LIVE, status: 'userCancel' }], applicant: KIM, verdict: 'none' },
    { proves: ['A-236'], rule: 'RA-2', says: '같은 사람이 다른 번호로 신청했다', others: [OF_ANOTHER, { ...LIVE, businessNumber: businessNumberOrThrow('1000100003') }], applicant: KIM, verdict: 'samePerson' },
    { proves: [], rule: 'RA-2', says: '같은 사람이 신청했다', others: [LIVE], applicant: { ci: KIM.ci }, verdict: 'samePerson' },
    { proves: [], rule: 'RA-2', says: '같은 사람의 신청 뒤에 다른 사람의 신청이 있다', others: [LIVE, OF_ANOTHER], applicant: KIM, verdict: 'samePerson' },
    { proves: ['A-246'], rule: 'RA-3', says: '다른 사람이 같은 번호로 신청했다', others: [{ ...LIVE, ci: 'ci-lee' }], applicant: KIM, verdict: 'sameNumber' },
    { proves: ['A-003'], rule: 'RA-4', says: '다른 사람이 다른 번호로 신청했다', others: [OF_ANOTHER], applicant: KIM, verdict: 'none' },
    { proves: ['A-003'], rule: 'RA-4', says: '누구의 신청인지 알 수 없고 번호도 다르다', others: [{ ...OF_ANOTHER, ci: '' }], applicant: { ci: '' }, verdict: 'none' },
  ], ({ says, others, applicant }) => ({
    given: [['다른 신청', says]],
    ask: () => decideDuplicateApplication(others, applicant),
  })),
  functionCases: [
    { proves: ['A-003'], given: '같은 사람의 같은 번호', outcome: '같은 신청자이다', ask: () => same('A', 'A') },
    { proves: ['A-003'], given: '다른 사람의 같은 번호', outcome: '다른 신청자이다', ask: () => same('A', 'B') },
    { proves: ['A-003'], given: '둘 다 누구인지 모르는 같은 번호', outcome: '다른 신청자이다', ask: () => same('', '') },
  ],
})
