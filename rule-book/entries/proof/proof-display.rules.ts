import { applicationStatusName } from '#domain/application-status/application-status.table'
import { decideProofStatusSource } from '#domain/proof/proof-display'
import { PROOF_STATUS_ROWS, proofStatusName } from '#domain/proof/proof-status.table'
import { casesOf, makeTableRuleEntry } from '../../rule-entry.ts'

const SHOWN_APPROVED = Object.values(PROOF_STATUS_ROWS).flatMap(({ group, ko }) => (group === 'approved' ? [ko] : []))

export const PROOF_STATUS_SOURCE_RULE = makeTableRuleEntry({
  prefix: 'PD',
  title: '이체가 실패한 신청의 증빙',
  synonyms: ['승인된 증빙이 이체결과오류', '증빙 표시'],
  question: '증빙이 그 상태대로 보입니까?',
  no: 59,
  answer: '이체가 실패한 신청에서는 승인된 증빙이 이체결과오류로 보인다.',
  table: decideProofStatusSource.table,
  facts: {
    approved: { name: '승인으로 보이는 증빙', note: SHOWN_APPROVED.join(', ') },
    transferError: '신청이 이체결과오류 상태',
  },
  verdicts: { own: '증빙의 상태대로 보인다', transferError: '이체결과오류로 보인다' },
  cases: casesOf([
    { proves: ['A-185'], rule: 'PD-1', proof: 'approved', application: 'transferError', verdict: 'transferError' },
    { proves: ['A-185'], rule: 'PD-1', proof: 'targetSelected', application: 'transferError', verdict: 'transferError' },
    { proves: ['A-185', 'A-179'], rule: 'PD-2', proof: 'paymentComplete', application: 'transferError', verdict: 'own' },
    { proves: ['A-185'], rule: 'PD-2', proof: 'approved', application: 'targetSelected', verdict: 'own' },
  ], ({ proof, application }) => ({
    given: [
      ['증빙의 상태', proofStatusName(proof)],
      ['신청의 진행상태', applicationStatusName(application)],
    ],
    ask: () => decideProofStatusSource(proof, application),
  })),
})
