import { type RuleChapter, makeTableRuleEntry, yesNoWord } from '../rule-book/rule-entry.ts'
import { ADMIN_REFUSAL_CASES, ADMINISTRATOR_CASES } from './administrator.cases.ts'
import { ADMIN_REFUSAL_TABLE, ADMINISTRATOR_TABLE, decideAdministrator, decideAdminRefusal } from './administrator.ts'

export const ADMIN_CHAPTER: RuleChapter = {
  concept: 'admin',
  title: '팝업 관리',
  rules: [
    makeTableRuleEntry({
      prefix: 'AD',
      title: '팝업 관리 권한',
      synonyms: [
        '관리자',
        '관리자 로그인',
        '팝업 관리',
        '관리자 권한',
        '점검 안내 등록',
        '종료가 시작보다 빠름',
        '점검 안내의 종료가 시작보다',
      ],
      question: '사무실 주소에서 (GD-6) 로그인한 사람이 팝업을 관리할 수 있습니까?',
      table: ADMINISTRATOR_TABLE,
      facts: {
        tokenValid: '로그인이 유효함',
        administrator: '관리자의 역할',
        atOffice: '허용된 인터넷 주소에서 보냄',
      },
      verdicts: {
        ok: '관리할 수 있다',
        tokenInvalid: '로그인을 지우고 다시 하게 한다',
        notAdministrator: '관리자 권한이 없다고 알리고 로그인하게 한다',
      },
      cases: ADMINISTRATOR_CASES.map(({ tokenValid, role, atOffice, ...example }) => ({
        ...example,
        given: [
          ['로그인이 유효함', yesNoWord(tokenValid)],
          ['역할', role === '' ? '없음' : role],
          ['허용된 주소', yesNoWord(atOffice)],
        ],
        ask: () => decideAdministrator({ tokenValid, role }, atOffice),
      })),
    }),
    makeTableRuleEntry({
      prefix: 'AF',
      title: '거절당한 팝업 관리',
      synonyms: ['팝업을 저장하다가 로그인이 끝나면'],
      question: '팝업을 관리하다가 서버가 거절하면 어떻게 합니까?',
      table: ADMIN_REFUSAL_TABLE,
      facts: {
        status: {
          name: '거절',
          values: {
            tokenInvalid: '유효한 로그인이 아님 (401)',
            forbidden: '권한이나 주소가 아님 (403)',
            other: '그 밖',
          },
        },
      },
      verdicts: {
        login: '로그인을 지우고 다시 하게 한다. 적은 것은 남는다',
        forbidden: '권한이 없다고 알린다',
        failed: '오류가 났다고 알린다',
      },
      cases: ADMIN_REFUSAL_CASES.map(({ status, ...example }) => ({
        ...example,
        given: [['거절', String(status)]],
        ask: () => decideAdminRefusal(status),
      })),
    }),
  ],
}
