import { LEGAL_TEXT_VALUES } from '#domain/programme/legal-text-values'
import { WEB_SERVER_LOG } from '#domain/settings/server-limits'
import { FAKE_SERVER_RECORDS } from '#server-rules/fake-server-settings'
import { formatDuration } from '#domain/time/duration'
import { makeLimitTable } from '../../rule-entry.ts'

const FORGOTTEN_AFTER = formatDuration(FAKE_SERVER_RECORDS.idleMs)

export const LEGAL_PERIODS_REFERENCE_TABLE = makeLimitTable({
  title: '개인정보와 약관의 기간과 시행일',
  synonyms: ['접속기록', '약관 변경', '약관 변경 공지', '약관이 바뀌면', '며칠 전에 알림', '보존기간', '파기', '열람청구', '정정·삭제', '시행일'],
  question: '개인정보를 얼마나 보유하고, 처리방침과 약관은 언제부터이며 며칠 전에 바꾼다고 알립니까?',
  no: 70,
  answer: `기관은 접속기록을 ${LEGAL_TEXT_VALUES.accessLogYears}년 이상 보관하고, 보유기간이 끝난 개인정보를 ${LEGAL_TEXT_VALUES.destructionDays}일 안에 파기하며, 약관은 시행 ${LEGAL_TEXT_VALUES.changeNoticeDays}일(불리하면 ${LEGAL_TEXT_VALUES.unfavourableNoticeDays}일) 전에 알린다.`,
  notes: [
    { says: `보유기간이 끝나도 이 시스템은 스스로 지우지 않는다 (다시 신청할 때 말고는, TA-6). 자료를 두는 곳을 정하지 않은 모의 서버만, ${FORGOTTEN_AFTER} 동안 요청이 없거나 멈추면 모두 (올린 파일은 멈출 때만) 잊는다. 종료일은 기관이 알린다.`, refs: ['D3-86'] },
    { says: `접속기록을 보관하는 것은 기관이다. 모의 서버는 인증, 거절과 오류를 ${FAKE_SERVER_RECORDS.securityLogBytes.toLocaleString('ko-KR')}바이트씩 두 파일에 (자료를 두는 곳을 정했을 때만), 요청은 마지막 ${FAKE_SERVER_RECORDS.journalCalls.toLocaleString('ko-KR')}건을 ${FORGOTTEN_AFTER} 동안 요청이 없거나 멈출 때까지 적는다. 웹 서버는 요청마다 때, 경로와 접속 주소의 앞부분을 하루나 ${WEB_SERVER_LOG.megabytes}MB마다 나누어 ${WEB_SERVER_LOG.files}개까지 적는다. 열람도 그 요청으로 남으나, 누가 했는지는 남지 않는다.`, refs: ['P-246', 'D1-52'] },
    { says: '개인정보 열람 요구서와 위임장은 개인정보 처리방침 화면(/info-privacy)에서 내려받는다.', refs: ['P-246'] },
  ],
  limits: LEGAL_TEXT_VALUES,
  words: {
    retentionYears: { name: '개인정보', says: (years) => `지원사업 종료일부터 ${years}년`, ref: 'D2-68' },
    promotionYears: { name: '홍보 동의 정보', says: (years) => `동의일부터 ${years}년`, ref: ['A-021', 'D2-71'] },
    destructionDays: {
      name: '기관의 개인정보 파기',
      says: (days) => `보유기간이 끝난 뒤 ${days}일 이내`,
      ref: 'D3-86',
    },
    accessRequestDays: { name: '열람 요구의 처리', says: (days) => `요구를 받고 ${days}일 이내`, ref: 'D3-86' },
    accessLogYears: { name: '접속기록', says: (years) => `${years}년 이상`, ref: 'P-246' },
    changeNoticeDays: { name: '약관의 변경', says: (days) => `시행 ${days}일 전부터`, ref: 'P-247' },
    unfavourableNoticeDays: {
      name: '이용자에게 불리한 약관의 변경',
      says: (days) => `시행 ${days}일 전부터`,
      ref: 'P-247',
    },
    privacyFrom: { name: '개인정보 처리방침의 시행일', says: (day) => day, ref: ['P-246', 'D3-86'] },
    termsFrom: { name: '이용약관의 시행일', says: (day) => day, ref: ['P-247', 'D3-87'] },
  },
})
