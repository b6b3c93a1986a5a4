import { applicationStatusName } from '#domain/application-status/application-status.table'
import { decideProofCancellation } from '#domain/proof/proof-cancellation'
import { proofStatusName } from '#domain/proof/proof-status.table'
import { casesOf, makeTableRuleEntry } from '../../rule-entry.ts'
import { PROOF_TYPE_NAMES } from './proof-words.rules.ts'

export const PROOF_CANCELLATION_RULE = makeTableRuleEntry({
  prefix: 'PC',
  title: '증빙 취소',
  synonyms: ['증빙 빼기', '증빙 철회', '택배 조회 취소', '택배사 조회 취소', '신속지급 취소'],
  question: '신청자가 이 증빙을 취소할 수 있습니까?',
  no: 49,
  answer: '신속지급, 택배사 조회가 아니고 심의, 승인, 지급완료, 취소가 아닌 증빙을, 신청이 취소되거나 지급이 끝나기(PC-6) 전에 취소할 수 있다.',
  notes: [
    { says: '조회내역은 하나씩 취소할 수 없고, 서버는 없는 증빙이라고 답한다.', refs: ['A-194', 'A-254'] },
  ],
  table: decideProofCancellation.table,
  facts: {
    ended: '신청이 취소되거나 삭제됨',
    type: { name: '증빙유형', values: PROOF_TYPE_NAMES },
    paid: '신청의 지급이 끝남',
    open: { name: '취소할 수 있는 상태', note: 'TM-5. 항목을 취소할 때에는 그 항목의 TI-5도' },
  },
  verdicts: {
    ok: '취소할 수 있다',
    applicationEnded: '취소된 신청의 증빙은 취소할 수 없다',
    lookedUp: '이 유형의 증빙은 취소할 수 없다',
    notOpen: '심의 중이거나 이미 처리되어 취소할 수 없다',
    applicationPaid: '지급이 끝나 취소할 수 없다',
  },
  cases: casesOf([
    { proves: ['A-194'], rule: 'PC-1', facts: { application: 'userCancel', type: 'general', status: 'submitted' }, verdict: 'applicationEnded' },
    { proves: ['A-194'], rule: 'PC-1', facts: { application: 'userDelete', type: 'direct', status: 'hold' }, verdict: 'applicationEnded' },
    { proves: ['A-194'], rule: 'PC-1', facts: { application: 'userDelete', type: 'rapid', status: 'submitted' }, verdict: 'applicationEnded' },
    { proves: ['A-194'], rule: 'PC-2', facts: { application: 'targetSelected', type: 'rapid', status: 'submitted' }, verdict: 'lookedUp' },
    { proves: ['A-194'], rule: 'PC-2', facts: { application: 'targetSelected', type: 'rapid', status: 'deliberation' }, verdict: 'lookedUp' },
    { proves: ['A-194'], rule: 'PC-3', facts: { application: 'targetSelected', type: 'parcel', status: 'submitted' }, verdict: 'lookedUp' },
    { proves: ['A-194'], rule: 'PC-3', facts: { application: 'targetSelected', type: 'parcel', status: 'deliberation' }, verdict: 'lookedUp' },
    { proves: ['A-195'], rule: 'PC-4', facts: { application: 'targetSelected', type: 'general', status: 'deliberation' }, verdict: 'notOpen' },
    { proves: ['A-195'], rule: 'PC-4', facts: { application: 'targetSelected', type: 'direct', status: 'paymentComplete' }, verdict: 'notOpen' },
    { proves: ['A-195'], rule: 'PC-4', facts: { application: 'targetSelected', type: 'general', status: 'approved' }, verdict: 'notOpen' },
    { proves: ['A-195'], rule: 'PC-4', facts: { application: 'targetSelected', type: 'direct', status: 'userCancel' }, verdict: 'notOpen' },
    { proves: ['A-195'], rule: 'PC-4', facts: { application: 'targetSelected', type: 'general', status: 'userDelete' }, verdict: 'notOpen' },
    { proves: ['A-195'], rule: 'PC-4', facts: { application: 'targetSelected', type: 'general', status: 'userDelete', item: { status: 'submitComplete' } }, verdict: 'notOpen' },
    { proves: ['A-195'], rule: 'PC-4', facts: { application: 'targetSelected', type: 'general', status: 'submitComplete', item: { status: 'userCancel' } }, verdict: 'notOpen' },
    { proves: ['A-195', 'D2-821'], rule: 'PC-6', facts: { application: 'paymentComplete', type: 'general', status: 'submitComplete' }, verdict: 'applicationPaid' },
    { proves: ['A-195', 'D2-821'], rule: 'PC-6', facts: { application: 'paymentComplete', type: 'direct', status: 'supplementRequest', item: { status: 'submitComplete' } }, verdict: 'applicationPaid' },
    { proves: ['A-195'], rule: 'PC-4', facts: { application: 'paymentComplete', type: 'general', status: 'approved' }, verdict: 'notOpen' },
    { proves: ['A-195'], rule: 'PC-5', facts: { application: 'targetSelected', type: 'general', status: 'supplementRequest', item: { status: 'submitComplete' } }, verdict: 'ok' },
    { proves: ['A-195'], rule: 'PC-5', facts: { application: 'targetSelected', type: 'general', status: 'submitted' }, verdict: 'ok' },
    { proves: ['A-195'], rule: 'PC-5', facts: { application: 'targetSelected', type: 'direct', status: 'submitComplete' }, verdict: 'ok' },
    { proves: ['A-195'], rule: 'PC-5', facts: { application: 'targetSelected', type: 'general', status: 'targetSelected' }, verdict: 'ok' },
    { proves: ['A-195'], rule: 'PC-5', facts: { application: 'hold', type: 'direct', status: 'supplementRequest' }, verdict: 'ok' },
    { proves: ['A-195'], rule: 'PC-5', facts: { application: { unknown: '서류이관' }, type: 'unknown', status: { unknown: '이관' } }, verdict: 'ok' },
  ], ({ facts }) => ({
    given: [
      ['신청의 진행상태', applicationStatusName(facts.application)],
      ['증빙유형', PROOF_TYPE_NAMES[facts.type]],
      ['증빙의 상태', proofStatusName(facts.status)],
      ...(facts.item === undefined ? [] : [['취소하는 항목의 상태', proofStatusName(facts.item.status)] as const]),
    ],
    ask: () => decideProofCancellation(facts),
  })),
})
