import { agreeAll, agreeRequired, type ConsentChoice, restoreConsentChoice } from '#domain/consent/consent-choice'
import { areConsentsStillSaved, consentAnswersOfChoice, consentAnswersOfSession, toSavedConsents, toSessionAgreementsOfPage } from '#domain/consent/consent-data'
import { consentGroups } from '#domain/consent/consent-groups'
import type { ConsentAnswers } from '#domain/consent/consent-items.table'
import { decideConsentSaving } from '#domain/consent/consent-saving'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { makeTableRuleEntry, yesNoWord } from '../../rule-entry.ts'

const FIRST: ConsentChoice = restoreConsentChoice(consentGroups('info', 'confirmed', DEFAULT_SETTINGS))
const ALL = agreeAll(FIRST)
const NOTHING_KEPT = { agreements: {}, version: '', agreedAt: null }

const answersInWords = (answers: ConsentAnswers): string => {
  const given = Object.values(answers)
  const agreed = given.filter(Boolean).length
  return `동의 ${agreed}개, 동의하지 않음 ${given.length - agreed}개`
}
const stillSaved = (saved: boolean, kept: ConsentChoice | null, now: ConsentChoice): string =>
  yesNoWord(areConsentsStillSaved(saved, kept === null ? NOTHING_KEPT : toSessionAgreementsOfPage(kept, 0), consentAnswersOfChoice(now)))
const savedInWords = (answers: ConsentAnswers): string => {
  const kept = Object.entries(toSavedConsents('v3', answers).agreements)
  return kept.filter(([, { agreed }]) => agreed).map(([column, { order }]) => `${order} ${column}`).join(', ') || `없음 (모두 ${kept.length}개)`
}
const agreementInWords = (choice: ConsentChoice): string => {
  const entry = Object.entries(toSessionAgreementsOfPage(choice, 0).agreements).find(([, { agreed }]) => !agreed)
  return entry === undefined ? '없음' : `${entry[0]}: ‘${entry[1].title}’ (${entry[1].required ? '필수' : '선택'})`
}

export const CONSENT_SAVING_RULE = makeTableRuleEntry({
  prefix: 'SV',
  title: '동의 저장하기',
  synonyms: ['동의가 저장되지 않음', '동의를 다시 저장', '접수된 뒤의 동의'],
  question: '공공마이데이터 화면에서 다음으로 가면 두 화면의 동의를 저장합니까?',
  no: 107,
  answer: '두 화면의 동의를 마쳤고 접수되지 않은 신청이면, 이미 저장한 것과 다를 때에 저장한다.',
  notes: [
    { says: '이 신청에 저장한 것과 같은 동의는 다시 저장하지 않는다. 사업자등록번호나 신청번호가 바뀌면 다시 저장한다.', refs: ['A-042', 'D2-06'] },
    { says: '필수 항목이 빠진 채 확인을 누르면 경고창을 띄우지 않고 그 화면에 남는다. 빠진 항목을 모두 표시하고, 몇 개가 남았는지 단추 위에 알리고, 첫 항목으로 옮겨 간다.', refs: ['A-035', 'A-041', 'D2-801'] },
    { says: '동의 화면에 들어왔다는 기록은 인증이 남기지 않았을 때에만 (제81조) 뒤에서 보내며, 실패해도 알리지 않는다.', refs: ['A-032'] },
  ],
  table: decideConsentSaving.table,
  facts: {
    received: '이 창의 신청이 접수됨',
    info: '정보 동의 화면의 동의를 마침 (CC)',
    mydata: '공공마이데이터 화면의 답을 마침 (CC)',
    saved: '이 신청에 같은 동의를 이미 저장함',
  },
  verdicts: {
    received: '저장하지 않고, 이미 접수된 신청의 동의는 바꿀 수 없다고 알린다',
    infoMissing: '저장하지 않고, 정보 동의부터 하라고 알린다',
    mydataMissing: '저장하지 않고, 빠진 답을 알린다',
    alreadySaved: '다시 저장하지 않고 다음 화면으로 간다',
    save: '저장하고 다음 화면으로 간다',
  },
  cases: [
    { proves: ['A-273'], rule: 'SV-1', facts: { received: true, info: true, mydata: true, saved: true }, verdict: 'received' },
    { proves: ['A-041'], rule: 'SV-2', facts: { received: false, info: false, mydata: false, saved: false }, verdict: 'infoMissing' },
    { proves: ['A-041', 'D2-06'], rule: 'SV-2', facts: { received: false, info: false, mydata: true, saved: true }, verdict: 'infoMissing' },
    { proves: ['A-045', 'D2-06'], rule: 'SV-3', facts: { received: false, info: true, mydata: false, saved: true }, verdict: 'mydataMissing' },
    { proves: ['A-042', 'D2-06'], rule: 'SV-4', facts: { received: false, info: true, mydata: true, saved: true }, verdict: 'alreadySaved' },
    { proves: ['A-043'], rule: 'SV-5', facts: { received: false, info: true, mydata: true, saved: false }, verdict: 'save' },
  ],
  functionCases: [
    { proves: ['A-042', 'D2-06'], given: '저장한 동의 그대로: 저장한 적이 없음', outcome: '아니요', ask: () => stillSaved(false, ALL, ALL) },
    { proves: ['A-042', 'D2-06'], given: '저장한 동의 그대로: 저장하고 같은 답', outcome: '예', ask: () => stillSaved(true, ALL, ALL) },
    { proves: ['A-042', 'D2-06'], given: '저장한 동의 그대로: 저장하고 선택 항목만 바꿈', outcome: '아니요', ask: () => stillSaved(true, ALL, agreeRequired(FIRST)) },
    { proves: ['A-042', 'D2-06'], given: '저장한 동의 그대로: 저장하였으나 견줄 동의가 없음', outcome: '예', ask: () => stillSaved(true, null, ALL) },
    { proves: ['A-036'], given: '동의 화면에서 모두 고른 답', outcome: '동의 9개, 동의하지 않음 0개', ask: () => answersInWords(consentAnswersOfChoice(ALL)) },
    { proves: ['A-036'], given: '동의 화면에서 필수 항목만 고른 답', outcome: '동의 8개, 동의하지 않음 1개', ask: () => answersInWords(consentAnswersOfChoice(agreeRequired(FIRST))) },
    { proves: ['P-269'], given: '다시 연 동의 화면: 필수 항목만 고른 답', outcome: '동의 8개, 동의하지 않음 1개', ask: () => answersInWords(consentAnswersOfSession(toSessionAgreementsOfPage(agreeRequired(FIRST), 0))) },
    { proves: ['A-036', 'P-269'], given: '이 창에 동의하지 않은 것으로 남는 항목: 필수 항목만 고름', outcome: 'info_promotion_yn: ‘사업 안내 및 홍보를 위한 개인정보 수집·이용 동의’ (선택)', ask: () => agreementInWords(agreeRequired(FIRST)) },
    { proves: ['A-022', 'A-024'], given: '저장하는 동의와 그 차례: 홍보만 동의', outcome: '3 info_promotion_yn', ask: () => savedInWords({ info_promotion_yn: true }) },
    { proves: ['A-022', 'D2-05'], given: '저장하는 동의와 그 차례: 아무것도 묻지 않음', outcome: '없음 (모두 17개)', ask: () => savedInWords({}) },
  ],
})
