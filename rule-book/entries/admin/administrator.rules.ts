import { decideAdministrator, decideAdminRefusal } from '#domain/admin/administrator'
import { canOpenAdminPages, isOfficeAddress } from '#domain/admin/office-address'
import { casesOf, makeTableRuleEntry, yesNoWord } from '../../rule-entry.ts'

const OFFICE = { allowedAddresses: ['10.0.0.1'], adminPagesExtra: ['10.0.0.9'] }
const office = (address: string | null): string => yesNoWord(isOfficeAddress(address, OFFICE.allowedAddresses))

export const ADMINISTRATOR_RULE = makeTableRuleEntry({
  prefix: 'AD',
  title: '팝업 관리 권한',
  synonyms: ['관리자', '관리자 로그인', '팝업 관리', '관리자 권한', '점검 안내 등록', '종료가 시작보다 빠름', '점검 안내의 종료가 시작보다'],
  question: '사무실 주소에서 (GD-6) 로그인한 사람이 팝업을 관리할 수 있습니까?',
  no: 72,
  answer: '허용된 주소에서 관리자 역할로 로그인한 사람만 팝업을 관리한다.',
  notes: [
    { says: '서버도 이 줄들을 다시 본다. 허용되지 않은 주소에서 로그인하려고 하면 GD-6의 말로 거절한다. 사용 중인 팝업은 누구나 읽는다.', refs: ['E-201', 'P-320'] },
    { says: '관리자 로그인에는 아이디와 비밀번호가 필요하고, 하나라도 비어 있으면 서버에 묻지 않고 그 칸을 알린다. 로그인하기 전에는 팝업 목록을 보여 주지도 불러오지도 않고, 로그인을 취소하면 첫 화면으로 간다.', refs: ['E-167', 'E-168', 'E-171'] },
  ],
  table: decideAdministrator.table,
  facts: {
    tokenValid: '로그인이 유효함',
    administrator: '관리자의 역할(ROLE_ADMIN)',
    atOffice: '허용된 인터넷 주소에서 보냄',
  },
  verdicts: {
    ok: '관리할 수 있다',
    tokenInvalid: '로그인을 지우고 다시 하게 한다',
    notAdministrator: '관리자 권한이 없다고 알리고 로그인하게 한다',
  },
  cases: casesOf([
    { proves: ['E-163'], rule: 'AD-3', tokenValid: true, role: 'ROLE_ADMIN', atOffice: true, verdict: 'ok' },
    { proves: ['E-164'], rule: 'AD-2', tokenValid: true, role: 'ROLE_USER', atOffice: true, verdict: 'notAdministrator' },
    { proves: ['E-164'], rule: 'AD-2', tokenValid: true, role: '', atOffice: true, verdict: 'notAdministrator' },
    { proves: ['E-165'], rule: 'AD-1', tokenValid: false, role: 'ROLE_ADMIN', atOffice: true, verdict: 'tokenInvalid' },
    { proves: ['E-165'], rule: 'AD-1', tokenValid: false, role: 'ROLE_USER', atOffice: true, verdict: 'tokenInvalid' },
    { proves: ['P-320'], rule: 'AD-4', tokenValid: true, role: 'ROLE_ADMIN', atOffice: false, verdict: 'notAdministrator' },
  ], ({ tokenValid, role, atOffice }) => ({
    given: [
      ['로그인이 유효함', yesNoWord(tokenValid)],
      ['역할', role === '' ? '없음' : role],
      ['허용된 주소', yesNoWord(atOffice)],
    ],
    ask: () => decideAdministrator({ tokenValid, role }, atOffice),
  })),
  functionCases: [
    { proves: ['E-159'], given: '사무실 주소: 목록에 있는 주소', outcome: '예', ask: () => office(' 10.0.0.1 ') },
    { proves: ['E-159'], given: '사무실 주소: 앞부분만 같은 주소', outcome: '아니요', ask: () => office('10.0.0.11') },
    { proves: ['E-159'], given: '사무실 주소: 알 수 없음', outcome: '아니요', ask: () => office(null) },
    { proves: ['E-159'], given: '사무실 주소: 빈 주소', outcome: '아니요', ask: () => office('') },
    { proves: ['D1-08'], given: '팝업 관리 화면: 더한 주소', outcome: '열린다', ask: () => canOpenAdminPages('10.0.0.9', OFFICE) ? '열린다' : '열리지 않는다' },
    { proves: ['D1-08'], given: '사무실로 보임: 더한 주소', outcome: '아니요', ask: () => office('10.0.0.9') },
  ],
})

export const ADMIN_REFUSAL_RULE = makeTableRuleEntry({
  prefix: 'AF',
  title: '거절당한 팝업 관리',
  synonyms: ['팝업을 저장하다가 로그인이 끝나면'],
  question: '팝업을 관리하다가 서버가 거절하면 어떻게 합니까?',
  no: 149,
  answer: '유효한 로그인이 아니면 다시 로그인하게 하고, 나머지는 그렇다고 알린다.',
  table: decideAdminRefusal.table,
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
  cases: casesOf([
    { proves: ['E-165'], rule: 'AF-1', status: 401, verdict: 'login' },
    { proves: ['P-320'], rule: 'AF-2', status: 403, verdict: 'forbidden' },
    { proves: ['P-227'], rule: 'AF-3', status: 400, verdict: 'failed' },
    { proves: ['P-227'], rule: 'AF-3', status: 500, verdict: 'failed' },
  ], ({ status }) => ({
    given: [['거절', String(status)]],
    ask: () => decideAdminRefusal(status),
  })),
})
