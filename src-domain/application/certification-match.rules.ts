import { makeTableRuleEntry } from '../rule-book/rule-entry.ts'
import { CERTIFICATION_MATCH_CASES } from './certification-match.cases.ts'
import { CERTIFICATION_MATCH_TABLE, decideCertificationMatch } from './certification-match.ts'

export const CERTIFICATION_MATCH_RULE_ENTRY = makeTableRuleEntry({
  prefix: 'CE',
  title: '본인인증과의 대조',
  synonyms: [
    '왜 접수가 거절되나',
    '생년월일이 다름',
    '주민등록번호가 다름',
    '다른 이름',
    '서버가 거절',
    '외국인',
    '다른 휴대폰번호',
    '계좌정보 불일치',
    '은행이 답하지 않으면',
  ],
  question: '신청서에 적은 사람과 계좌가 본인인증한 사람과 서버가 확인한 계좌입니까?',
  table: CERTIFICATION_MATCH_TABLE,
  facts: {
    kinds: '신청유형과 관리구분이 등록된 신청과 같음',
    name: '이름이 본인인증한 이름과 같음',
    birth: '생년월일이 본인인증한 생년월일과 같음',
    residentBirth: '주민등록번호 앞자리가 본인인증한 생년월일과 같음',
    account: '서버가 은행에 물은 예금주와 적은 예금주가 같음 (NM)',
  },
  verdicts: {
    ok: '접수한다',
    otherKind: '그사이 바뀌어 접수하지 않는다. 번호를 다시 확인하면 바뀐 대로 신청한다',
    otherName: '다른 사람의 이름이어서 접수하지 않는다',
    otherBirth: '다른 사람의 생년월일이어서 접수하지 않는다',
    otherResident: '다른 사람의 주민등록번호여서 접수하지 않는다',
    otherAccount: '확인되지 않은 계좌여서 접수하지 않는다',
  },
  cases: { ofFacts: CERTIFICATION_MATCH_CASES, ask: decideCertificationMatch },
})
