import { makeTableRuleEntry } from '../rule-book/rule-entry.ts'
import { decideConsentSaving } from './consent-saving.ts'

export const CONSENT_SAVING_RULE = makeTableRuleEntry({
  prefix: 'SV',
  title: '동의 저장하기',
  synonyms: ['동의가 저장되지 않음', '동의를 다시 저장', '접수된 뒤의 동의'],
  question: '공공마이데이터 화면에서 다음으로 가면 두 화면의 동의를 저장합니까?',
  no: 107,
  answer: '두 화면의 동의를 마쳤고 접수되지 않은 신청이면, 이미 저장한 것과 다를 때에 저장한다.',
  notes: [
    { says: '이 신청에 저장한 것과 같은 동의는 다시 저장하지 않는다. 사업자등록번호나 신청번호가 바뀌면 다시 저장한다.', refs: ['A-042', 'D2-06'] },
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
})
