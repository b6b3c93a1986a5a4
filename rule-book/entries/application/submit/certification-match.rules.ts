import { type CertificationMatchFacts, decideCertificationMatch } from '#domain/application/submit/certification-match'
import { makeTableRuleEntry } from '../../../rule-entry.ts'

const FITS: CertificationMatchFacts = { kinds: true, name: true, birth: true, account: true }

export const CERTIFICATION_MATCH_RULE = makeTableRuleEntry({
  prefix: 'CE',
  title: '본인인증과의 대조',
  synonyms: ['왜 접수가 거절되나', '생년월일이 다름', '주민등록번호가 다름', '다른 이름', '서버가 거절', '외국인', '다른 휴대폰번호', '계좌정보 불일치', '은행이 답하지 않으면'],
  question: '신청서에 적은 사람과 계좌가 본인인증한 사람과 서버가 확인한 계좌입니까?',
  no: 85,
  answer: '이름과 생년월일은 본인인증한 것과 같아야 하고, 계좌는 서버가 스스로 확인한다.',
  notes: [
    { says: '주민등록번호는 자릿수만 본다. 앞자리가 생년월일과 다르면 실명인증에서 알리고 (CO-2), 접수는 막지 않는다. 본인인증한 사람을 서버가 모르면 이름과 생년월일을, 휴대폰번호는 언제나 대조하지 않는다.', refs: ['A-115', 'D3-813'] },
    { says: '생년월일은 숫자 8자리로 보며, 있는 날인지와 몇 세기인지는 보지 않는다.', refs: ['A-115', 'D1-29'] },
  ],
  table: decideCertificationMatch.table,
  facts: {
    kinds: '신청유형과 관리구분이 등록된 신청과 같음',
    name: '이름이 본인인증한 이름과 같음',
    birth: '생년월일이 본인인증한 생년월일과 같음',
    account: '서버가 은행에 물은 예금주와 적은 예금주가 같음 (NM)',
  },
  verdicts: {
    ok: '접수한다',
    otherKind: '그사이 바뀌어 접수하지 않는다. 번호를 다시 확인하면 바뀐 대로 신청한다',
    otherName: '다른 사람의 이름이어서 접수하지 않는다',
    otherBirth: '다른 사람의 생년월일이어서 접수하지 않는다',
    otherAccount: '확인되지 않은 계좌여서 접수하지 않는다',
  },
  cases: [
    { proves: ['A-245'], rule: 'CE-6', facts: FITS, verdict: 'ok' },
    { proves: ['D1-672'], rule: 'CE-1', facts: { ...FITS, kinds: false }, verdict: 'otherKind' },
    { proves: ['D1-29'], rule: 'CE-2', facts: { ...FITS, name: false }, verdict: 'otherName' },
    { proves: ['D1-29'], rule: 'CE-3', facts: { ...FITS, birth: false }, verdict: 'otherBirth' },
    { proves: ['A-108'], rule: 'CE-5', facts: { ...FITS, account: false }, verdict: 'otherAccount' },
    { proves: ['D1-672'], rule: 'CE-1', facts: { kinds: false, name: false, birth: false, account: false }, verdict: 'otherKind' },
    { proves: ['D1-29'], rule: 'CE-2', facts: { ...FITS, name: false, birth: false }, verdict: 'otherName' },
    { proves: ['D1-29'], rule: 'CE-3', facts: { ...FITS, birth: false, account: false }, verdict: 'otherBirth' },
  ],
})
