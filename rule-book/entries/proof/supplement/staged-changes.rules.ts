import { proofStatusName } from '#domain/proof/proof-status.table'
import { countUnchangedOpenItems, decideStaging, itemIdsToDelete, keepPossibleChanges, NOTHING_STAGED, replacementsOf, type StageableItem, stageDeletion, stageReplacement, unstageChange, remainingSupplementChanges, replacementsWithItems, type SentSupplement, stageAcceptedFile } from '#domain/proof/supplement/staged-changes'
import { STAGING_CASES } from '#domain/proof/supplement/staged-changes.cases'
import { casesOf, makeTableRuleEntry } from '../../../rule-entry.ts'

const ACTION = { delete: '삭제', replace: '다시 올리기', undo: '되돌리기' } as const

const PENDING = { none: '없음', delete: '삭제 표시', replace: '새 파일 선택' } as const

const ITEMS: readonly StageableItem[] = [...['1', '2', '3'].map((id) => ({ id, status: 'supplementRequest' }) as const), { id: '4', status: 'supplementComplete' }]
const STAGED = stageReplacement(stageDeletion<string>(NOTHING_STAGED, '1'), '2', '먼저')

const STORED_FILE = { name: 'a.jpg', storedName: 'a.jpg', path: '영수증/a.jpg', bytes: 1, extension: 'jpg', mimeType: 'image/jpeg' }
const SENT: SentSupplement = { proofId: '501', years: [2024], total: 1, deletions: ['1'], replacements: [{ id: '2', name: 'a.jpg', file: STORED_FILE }, { id: '3', name: 'b.jpg', file: null }] }
const chosenAfter = (ok: boolean): string =>
  replacementsOf(stageAcceptedFile(STAGED, '2', ok ? { ok, value: '나중' } : { ok })).map(({ file }) => file).join(', ')
const left = (items: readonly StageableItem[], proof: 'supplementRequest' | 'supplementComplete' = 'supplementRequest'): string => {
  const { pending, storedInPart } = remainingSupplementChanges(SENT, { status: proof, items })
  return `${[...pending.keys()].join(', ') || '없음'} (${storedInPart ? '일부가 저장됨' : '저장된 것이 없음'})`
}

export const STAGING_RULE = makeTableRuleEntry({
  prefix: 'ST',
  title: '보완 중인 항목',
  synonyms: ['삭제와 변경 동시에', '삭제도 하고 변경도', '삭제와 다시 올리기'],
  question: '보완하는 동안 이 항목을 지우거나 바꿀 수 있습니까?',
  no: 55,
  answer: '증빙과 항목이 모두 보완요청 상태일 때에만 그 항목을 지우거나 바꿀 수 있다.',
  notes: [
    { says: '삭제와 다시 올리기는 표시일 뿐이고, 보완등록을 누를 때 실제로 지워진다. 파일을 두 번 고르면 나중 것을 올린다.', refs: ['P-110', 'P-121', 'P-122'] },
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
  cases: casesOf(STAGING_CASES, ({ facts }) => ({
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
  functionCases: [
    { proves: ['P-139'], given: '처리하지 않은 보완요청 항목: 셋 가운데 하나를 지우고 하나를 바꿈', outcome: '1건', ask: () => `${countUnchangedOpenItems(ITEMS, STAGED)}건` },
    { proves: ['P-139'], given: '처리하지 않은 보완요청 항목: 아무것도 하지 않음', outcome: '3건', ask: () => `${countUnchangedOpenItems(ITEMS, NOTHING_STAGED)}건` },
    { proves: ['P-124'], given: '지우는 항목: 하나를 지우고 하나를 바꿈', outcome: '1', ask: () => itemIdsToDelete(STAGED).join(', ') },
    { proves: ['P-120'], given: '지우기를 되돌린 뒤에 지우는 항목', outcome: '없음', ask: () => itemIdsToDelete(unstageChange(STAGED, '1')).join(', ') || '없음' },
    { proves: ['P-122'], given: '같은 항목에 두 번 고른 파일 가운데 올리는 것', outcome: '나중', ask: () => replacementsOf(stageReplacement(STAGED, '2', '나중')).map(({ file }) => file).join(', ') },
    { proves: ['P-128'], given: '다른 창에서 항목이 처리된 뒤에 남는 표시', outcome: '0개', ask: () => `${keepPossibleChanges(STAGED, [{ id: '1', status: 'supplementComplete' }]).size}개` },
    { proves: ['P-123'], given: '고른 파일을 받을 수 없을 때 올리는 것', outcome: '먼저', ask: () => chosenAfter(false) },
    { proves: ['P-123'], given: '고른 파일을 받을 수 있을 때 올리는 것', outcome: '나중', ask: () => chosenAfter(true) },
    { proves: ['P-124'], given: '바꾼 항목 가운데 증빙에 없는 것', outcome: '0개', ask: () => `${replacementsWithItems(STAGED, [ITEMS[0] ?? { id: '', status: 'submitted' }]).length}개` },
    { proves: ['P-314'], given: '이어서 보낼 것: 1번 삭제, 2번 새 파일, 3번 다시 고를 파일, 모두 보완요청', outcome: '1, 2 (저장된 것이 없음)', ask: () => left(ITEMS) },
    { proves: ['P-314'], given: '이어서 보낼 것: 1번은 이미 지워짐', outcome: '2 (일부가 저장됨)', ask: () => left(ITEMS.slice(1)) },
    { proves: ['P-314'], given: '이어서 보낼 것: 2번은 이미 바뀜', outcome: '1 (일부가 저장됨)', ask: () => left(ITEMS.map((item) => (item.id === '2' ? { ...item, status: 'supplementComplete' } : item))) },
    { proves: ['D3-11'], given: '이어서 보낼 것: 증빙이 보완완료', outcome: '없음 (저장된 것이 없음)', ask: () => left(ITEMS, 'supplementComplete') },
  ],
})
