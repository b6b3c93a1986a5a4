import { type RegistrableProofType, BASE_DETAIL_NUMBERS, PROOF_DETAIL_TYPE_NAMES } from '#domain/proof/proof'
import type { ReferenceTableEntry } from '../../rule-entry.ts'
import { PROOF_FILE_KIND_WORDS, PROOF_TYPE_NAMES } from './proof-words.rules.ts'

/** True if this kind of document proves that the business delivers; false if it proves individual deliveries. */
const isBaseKind = (type: RegistrableProofType, number: number): boolean =>
  type === 'direct' && BASE_DETAIL_NUMBERS.some((kind) => kind === number)

const shownBy = (type: RegistrableProofType, number: number): string =>
  PROOF_FILE_KIND_WORDS[isBaseKind(type, number) ? 'direct' : 'general']

export const PROOF_TYPES_REFERENCE_TABLE: ReferenceTableEntry = {
  title: '증빙유형과 세부유형',
  synonyms: ['세금계산서', '전자세금계산서', '카드영수증', '운송장', '배달대장', '차량등록증', '전단지', '간판'],
  question: '무엇으로 배달과 택배의 이용을 증빙하고, 그 번호는 무엇입니까?',
  no: 37,
  answer: '배달·택배 이용은 이용 실적으로, 직접배달은 이용 실적과 배달하는 사업자임을 함께 증빙한다.',
  source: PROOF_DETAIL_TYPE_NAMES,
  columns: ['증빙유형과 번호', '세부유형', '실적증빙(이용 실적) 또는 영업증빙(배달하는 사업자임)'],
  rows: (Object.keys(PROOF_DETAIL_TYPE_NAMES) as RegistrableProofType[]).flatMap((type) =>
    PROOF_DETAIL_TYPE_NAMES[type].map((name, i) => ({
      cells: [`${PROOF_TYPE_NAMES[type]} ${i + 1}`, name, shownBy(type, i + 1)],
      ref: type === 'general' ? 'P-022' : isBaseKind(type, i + 1) ? ['P-023', 'P-050'] : 'P-023',
    })),
  ),
}
