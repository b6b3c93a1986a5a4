import { proofStatusName } from '#domain/proof/proof-status.table'
import { decideRemainingFiles } from '#domain/proof/supplement/remaining-files'
import { casesOf, makeTableRuleEntry, yesNoWord } from '../../../rule-entry.ts'
import { PROOF_TYPE_NAMES } from '../proof-words.rules.ts'

export const REMAINING_FILES_RULE = makeTableRuleEntry({
  prefix: 'RF',
  title: '보완 뒤에 남는 파일',
  question: '보완한 뒤에도 증빙에 파일이 남습니까?',
  no: 56,
  answer: '조회한 증빙이 아니면 보완한 뒤에도 등록할 때 필요한 서류가 남아야 한다.',
  table: decideRemainingFiles.table,
  facts: {
    lookedUp: '플랫폼이나 택배사에서 조회한 증빙',
    hasFiles: '삭제하거나 취소하지 않은 실적증빙이 있음',
    lacksBase: '직접배달인데 그런 영업증빙도, 인증완료된 것(DS-1)도 없음',
  },
  verdicts: {
    ok: '보완할 수 있다',
    none: '남는 실적증빙이 없어 보완할 수 없다',
    noBase: '남는 영업증빙이 없어 보완할 수 없다',
  },
  // `files` are the statuses of the files of one proof. The first `deleted` of them are deleted.
  cases: casesOf([
    { proves: ['D3-140'], rule: 'RF-2', type: 'general', files: ['supplementRequest'], deleted: 1, verdict: 'none' },
    { proves: ['D3-140'], rule: 'RF-3', type: 'general', files: ['supplementRequest'], deleted: 0, verdict: 'ok' },
    { proves: ['D3-140'], rule: 'RF-3', type: 'direct', files: ['supplementRequest', 'submitComplete', 'submitComplete'], base: 2, deleted: 1, verdict: 'ok' },
    { proves: ['D3-763'], rule: 'RF-4', type: 'direct', files: ['supplementRequest', 'submitComplete'], base: 1, deleted: 1, verdict: 'noBase' },
    { proves: ['D3-763'], rule: 'RF-4', type: 'direct', files: ['userCancel', 'submitComplete'], base: 1, deleted: 0, verdict: 'noBase' },
    { proves: ['D3-763'], rule: 'RF-3', type: 'direct', files: ['supplementRequest', 'submitComplete'], base: 1, approved: true, deleted: 1, verdict: 'ok' },
    { proves: ['D3-752'], rule: 'RF-2', type: 'direct', files: ['submitComplete', 'userCancel'], base: 1, deleted: 0, verdict: 'none' },
    { proves: ['D3-140'], rule: 'RF-2', type: 'direct', files: ['supplementRequest', 'supplementRequest'], deleted: 2, verdict: 'none' },
    { proves: ['D3-140'], rule: 'RF-2', type: 'general', files: ['supplementRequest', 'userCancel'], deleted: 1, verdict: 'none' },
    { proves: ['D3-140'], rule: 'RF-2', type: 'general', files: [], deleted: 0, verdict: 'none' },
    { proves: ['P-103'], rule: 'RF-1', type: 'rapid', files: [], deleted: 0, verdict: 'ok' },
  ], ({ type, files, base = 0, approved, deleted }) => ({
    given: [
      ['증빙의 유형', PROOF_TYPE_NAMES[type]],
      ['파일의 상태', files.map((status, i) => `${i < base ? '영업증빙 ' : ''}${proofStatusName(status)}`).join(', ') || '파일 없음'],
      ['삭제할 파일', `앞의 ${deleted}개`],
      ...(approved === undefined ? [] : [['인증완료된 영업증빙', yesNoWord(approved)] as const]),
    ],
    ask: () => {
      const items = files.map((status, i) => ({ id: String(i), status, proofType: i < base ? ('direct' as const) : ('general' as const) }))
      const ids = items.slice(0, deleted).map(({ id }) => id)
      const proofs = approved === true ? [{ proofType: type, status: 'paymentComplete' as const }] : []
      return decideRemainingFiles({ proofType: type, totalUnit: 'amount' }, items, ids, proofs)
    },
  })),
})
