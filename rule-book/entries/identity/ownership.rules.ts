import { type OwnershipFacts, decideOwnership } from '#domain/identity/ownership'
import { makeTableRuleEntry } from '../../rule-entry.ts'

const OWN: OwnershipFacts = { signedIn: true, number: true, person: true, application: true }

export const CALL_OWNERSHIP_RULE = makeTableRuleEntry({
  prefix: 'OW',
  title: '남의 신청',
  synonyms: ['남의 증빙', '남의 파일', '로그인이 끝난 뒤에 보내면', '다른 사람의 신청', '남의 신청번호', '다른 사람 명의', '대리 조회'],
  question: '서버에 보낸 요청이 로그인한 사람의 것만 말합니까?',
  no: 86,
  answer: '로그인이 필요한 요청에서 서버는 로그인한 사람과 사업자의 신청만 보이고 바꾼다.',
  notes: [
    { says: '브라우저의 로그인이 이 창에서 인증한 사람과 사업자의 것이 아니면 (다른 창에서 새로 로그인함), 화면은 보내지 않고 GD-7의 말로 이 창의 인증을 끝낸다.', refs: ['D1-265'] },
    { says: '남의 증빙과 파일, 신청결과는 없다고 답한다. 대리 조회: 창에 저장된 adminCiYn이 Y이면 신청결과와 사유를 따로 정한 서버(adminApiBaseUrl)에 묻는다. 이 누리집은 그 값을 적지 않는다. 임시 연계정보의 표시(tempCiYn)는 Y여도 쓰지 않는다.', refs: ['A-013', 'P-011', 'D1-47'] },
    { says: '로그인 없이 받는 파일은 누리집이 올려 둔 서식, 안내문, 예시뿐이다.', refs: ['E-183'] },
  ],
  table: decideOwnership.table,
  facts: {
    signedIn: '로그인이 있고 끝나지 않음',
    number: '적힌 사업자등록번호가 로그인한 사람이 확인한 번호',
    person: '적힌 사람(연계정보, RA-2)이 로그인한 사람',
    application: '적힌 신청이 로그인한 사람과 사업자의 것 (신청자가 없는 등록도 된다)',
  },
  verdicts: { own: '받는다', foreign: '다시 인증하라며 거절한다' },
  cases: [
    { proves: ['E-209'], rule: 'OW-4', facts: OWN, verdict: 'own' },
    { proves: ['E-209'], rule: 'OW-1', facts: { ...OWN, number: false }, verdict: 'foreign' },
    { proves: ['E-209'], rule: 'OW-2', facts: { ...OWN, person: false }, verdict: 'foreign' },
    { proves: ['E-209'], rule: 'OW-3', facts: { ...OWN, application: false }, verdict: 'foreign' },
    { proves: ['A-235'], rule: 'OW-5', facts: { ...OWN, signedIn: false }, verdict: 'foreign' },
  ],
})
