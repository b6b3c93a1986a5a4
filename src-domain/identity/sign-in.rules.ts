import { formatDuration } from '../kernel/duration.ts'
import { makeTableRuleEntry } from '../rule-book/rule-entry.ts'
import { CERTIFICATION_USE_CASES } from './certification-use.cases.ts'
import { CERTIFICATION_USE_TABLE, decideCertificationUse } from './certification-use.ts'
import { OWNERSHIP_CASES } from './ownership.cases.ts'
import { CALL_OWNERSHIP_TABLE, decideOwnership } from './ownership.ts'
import { SIGN_IN_CASES, SIGN_IN_REFUSAL_CASES } from './sign-in.cases.ts'
import {
  CERTIFICATION_LIFE_MS,
  decideSignIn,
  decideSignInRefusal,
  SIGN_IN_REFUSAL_TABLE,
  SIGN_IN_TABLE,
} from './sign-in.ts'

/** The rows that refuse a login regardless of who was certified. */
const ROWS_WITHOUT_PERSON = SIGN_IN_TABLE.flatMap(({ id, then }) => (then === 'notCertified' ? [id] : []))

/** The rules about a certification that the agency accepts, the sign-in after it, and the owner of a call. */
export const SIGN_IN_RULE_ENTRIES = [
  makeTableRuleEntry({
    prefix: 'CU',
    title: '본인인증 결과의 사용',
    synonyms: ['인증에 실패했습니다', '다른 브라우저에서 인증', '인증을 두 번 씀'],
    question: '인증기관의 결과를 이 브라우저의 본인인증으로 받습니까?',
    table: CERTIFICATION_USE_TABLE,
    facts: {
      confirmed: '인증기관이 그 사람을 확인함',
      fresh: `확인한 지 ${formatDuration(CERTIFICATION_LIFE_MS)} 안`,
      unused: '아직 쓰지 않은 결과 (간편인증은 같은 브라우저가 다시 알려도 되고, 시간은 늘지 않는다)',
      browser: {
        name: '인증을 시작한 브라우저',
        values: { own: '이 브라우저', other: '다른 브라우저', unknown: '서버가 모름 (신청의 간편인증)' },
      },
    },
    verdicts: { ok: '받는다', notConfirmed: '인증에 실패했다며 거절한다 (제84조)' },
    cases: { ofFacts: CERTIFICATION_USE_CASES, ask: decideCertificationUse },
  }),
  makeTableRuleEntry({
    prefix: 'LG',
    title: '로그인',
    synonyms: ['다른 사람이 인증', '세션 열기', '인증하고 나서 오래', '10분 정확히', '다른 브라우저'],
    question: '본인인증을 마친 사람을 이 사업자등록번호로 로그인시킵니까?',
    table: SIGN_IN_TABLE,
    facts: {
      certified: `이 브라우저에서 본인인증한 지 ${formatDuration(CERTIFICATION_LIFE_MS)} 안 (간편인증은 제92조)`,
      application: '이 번호로 등록되거나 제출된 신청이 있음',
      person: {
        name: '인증한 사람',
        values: {
          own: '취소되지 않은 신청의 신청자. 신청이 없거나 모두 취소된 번호에는, 방금 그 번호로 인증한 사람이나 마지막 신청자',
          otherApplicant: '취소되지 않은 신청이 있는 번호에, 그 신청자가 아닌 사람',
          stranger: '신청이 없거나 모두 취소된 번호에, 방금 그 번호로 인증한 사람이나 마지막 신청자가 아닌 사람',
        },
      },
    },
    verdicts: { ok: '로그인시킨다', notCertified: '거절한다', otherPerson: '거절한다' },
    cases: { ofFacts: SIGN_IN_CASES, ask: decideSignIn },
  }),
  makeTableRuleEntry({
    prefix: 'LN',
    title: '거절당한 로그인의 말',
    synonyms: ['다른 분의 명의로', '인증 처리 중 오류'],
    question: '본인인증을 마친 사람의 로그인이 거절되면 무엇이라고 알립니까?',
    table: SIGN_IN_REFUSAL_TABLE,
    facts: {
      coded: '로그인하지 않은 사람이라는 거절(401)에 오류코드가 있음',
      named: `거절한 줄이 인증한 사람을 보지 않는 줄(${ROWS_WITHOUT_PERSON.join(', ')})`,
    },
    verdicts: { otherPerson: '다른 분이 인증하였다고 알린다', broken: '인증 처리 중에 오류가 났다고 알린다' },
    cases: SIGN_IN_REFUSAL_CASES.map(({ status, errorCode, named, ...example }) => ({
      ...example,
      given: [
        ['거절', `${status} ${errorCode ?? '오류코드 없음'}`],
        ['거절한 줄', named ?? '없음'],
      ],
      ask: () => decideSignInRefusal({ status, errorCode, rule: named }),
    })),
  }),
  makeTableRuleEntry({
    prefix: 'OW',
    title: '남의 신청',
    synonyms: [
      '남의 증빙',
      '남의 파일',
      '로그인이 끝난 뒤에 보내면',
      '다른 사람의 신청',
      '남의 신청번호',
      '다른 사람 명의',
      '대리 조회',
    ],
    question: '서버에 보낸 요청이 로그인한 사람의 것만 말합니까?',
    table: CALL_OWNERSHIP_TABLE,
    facts: {
      signedIn: '로그인이 있고 끝나지 않음',
      number: '적힌 사업자등록번호가 로그인한 사람이 확인한 번호',
      person: '적힌 사람(연계정보, RA-2)이 로그인한 사람',
      application: '적힌 신청이 로그인한 사람과 사업자의 것 (신청자가 없는 등록도 된다)',
    },
    verdicts: { own: '받는다', foreign: '다시 인증하라며 거절한다' },
    cases: { ofFacts: OWNERSHIP_CASES, ask: decideOwnership },
  }),
] as const
