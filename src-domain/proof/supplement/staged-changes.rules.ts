import { makeTableRuleEntry } from '../../rule-book/rule-entry.ts'
import { proofStatusName } from '../proof-status.table.ts'
import { STAGING_CASES } from './staged-changes.cases.ts'
import { decideStaging } from './staged-changes.ts'

const ACTION = { delete: '삭제', replace: '다시 올리기', undo: '되돌리기' } as const

const PENDING = { none: '없음', delete: '삭제 표시', replace: '새 파일 선택' } as const

export const STAGING_RULE = makeTableRuleEntry({
  prefix: 'ST',
  title: '보완 중인 항목',
  synonyms: ['삭제와 변경 동시에', '삭제도 하고 변경도', '삭제와 다시 올리기'],
  question: '보완하는 동안 이 항목을 지우거나 바꿀 수 있습니까?',
  no: 55,
  answer: '증빙과 항목이 모두 보완요청 상태일 때에만 그 항목을 지우거나 바꿀 수 있다.',
  notes: [
    { says: '삭제와 다시 올리기는 표시일 뿐이고, 보완등록을 누를 때 실제로 지워진다. 누르지 않고 나가면 그대로 있다. 파일을 두 번 고르면 나중 것을 올린다.', refs: ['P-110', 'P-121', 'P-122'] },
  ],
  table: decideStaging.table,
  facts: {
    proofOpen: '증빙이 보완요청 상태',
    itemOpen: '항목이 보완요청 상태',
    action: { name: '하려는 일', values: ACTION },
    pending: { name: '이미 표시한 것', values: PENDING },
  },
  verdicts: {
    ok: '할 수 있다',
    proofNotOpen: '증빙이 보완요청 상태가 아니다',
    itemNotOpen: '항목이 보완요청 상태가 아니다',
    replacePending: '새 파일을 골라 두어 지울 수 없다',
    deletePending: '삭제로 표시해 두어 바꿀 수 없다',
    nothingPending: '되돌릴 것이 없다',
  },
  cases: STAGING_CASES.map(({ facts, ...example }) => ({
    ...example,
    given: [
      ['증빙의 상태', proofStatusName(facts.proof)],
      ['항목의 상태', proofStatusName(facts.item)],
      ['하려는 일', ACTION[facts.action]],
      ['이미 표시한 것', PENDING[facts.pending]],
    ],
    ask: () => {
      const { pending } = facts
      const change = pending === 'replace' ? { is: pending, file: '' } : { is: 'delete' as const }
      const staged = new Map(pending === 'none' ? [] : [['1', change]])
      return decideStaging({ ...facts, item: { id: '1', status: facts.item }, staged })
    },
  })),
})
