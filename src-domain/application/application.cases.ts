import { businessNumberOrThrow } from '../business/testing/business-number-or-throw.ts'
import type { DecisionCaseFrom } from '../kernel/decide.ts'
import type { Applicant, ApplicationWithApplicant, DuplicateApplicationVerdict } from './application.ts'

const KIM = { ci: 'ci-kim', businessNumber: businessNumberOrThrow('1000100001') } as const
const LIVE = { ...KIM, number: 'DA1', submitted: true, status: 'applied' } as const satisfies ApplicationWithApplicant
const OF_ANOTHER = {
  ...LIVE,
  ci: 'ci-lee',
  businessNumber: businessNumberOrThrow('1000100002'),
} as const satisfies ApplicationWithApplicant

/**
 * Earlier applications; the person and the business number of a new application; and whether an earlier application
 * blocks the new one.
 */
export const DUPLICATE_APPLICATION_CASES: readonly DecisionCaseFrom<{
  says: string
  others: readonly ApplicationWithApplicant[]
  applicant: Partial<Applicant>
}, DuplicateApplicationVerdict>[] = [
  { proves: [], rule: 'RA-1', says: '다른 신청이 없다', others: [], applicant: KIM, verdict: 'none' },
  { proves: ['A-276'], rule: 'RA-1', says: '같은 사람의 신청이 제출되지 않았다', others: [{ ...LIVE, submitted: false }], applicant: KIM, verdict: 'none' },
  { proves: ['A-276'], rule: 'RA-1', says: '같은 사람의 신청이 취소되었다', others: [{ ...LIVE, status: 'userCancel' }], applicant: KIM, verdict: 'none' },
  { proves: ['A-236'], rule: 'RA-2', says: '같은 사람이 다른 번호로 신청했다', others: [OF_ANOTHER, { ...LIVE, businessNumber: businessNumberOrThrow('1000100003') }], applicant: KIM, verdict: 'samePerson' },
  { proves: [], rule: 'RA-2', says: '같은 사람이 신청했다', others: [LIVE], applicant: { ci: KIM.ci }, verdict: 'samePerson' },
  { proves: [], rule: 'RA-2', says: '같은 사람의 신청 뒤에 다른 사람의 신청이 있다', others: [LIVE, OF_ANOTHER], applicant: KIM, verdict: 'samePerson' },
  { proves: ['A-246'], rule: 'RA-3', says: '다른 사람이 같은 번호로 신청했다', others: [{ ...LIVE, ci: 'ci-lee' }], applicant: KIM, verdict: 'sameNumber' },
  { proves: ['A-003'], rule: 'RA-4', says: '다른 사람이 다른 번호로 신청했다', others: [OF_ANOTHER], applicant: KIM, verdict: 'none' },
  { proves: ['A-003'], rule: 'RA-4', says: '누구의 신청인지 알 수 없고 번호도 다르다', others: [{ ...OF_ANOTHER, ci: '' }], applicant: { ci: '' }, verdict: 'none' },
]
