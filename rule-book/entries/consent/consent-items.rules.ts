import { consentContentOf } from '#domain/consent/consent-contents'
import { CONSENT_WORDING_BY_COLUMN } from '#domain/consent/consent-contents.table'
import { needsCertificates, mainConsentsOf } from '#domain/consent/consent-data'
import { CONSENT_GROUPS } from '#domain/consent/consent-groups'
import {
  CONSENT_COLUMNS,
  CONSENT_ITEMS,
  CONSENT_ROWS,
  type ConsentSet,
  type ConsentColumn,
  type ConsentRow,
} from '#domain/consent/consent-items.table'
import { LEGAL_TEXT_VALUES } from '#domain/programme/legal-text-values'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import type { ReferenceTableEntry } from '../../rule-entry.ts'

const SETS = Object.keys(CONSENT_ROWS) as readonly ConsentSet[]

/** Returns the sets that contain an item; a deployment uses one of them. */
const setsOf = (column: ConsentColumn) => SETS.filter((set) => CONSENT_ROWS[set].some((row) => row.column === column))

/**
 * Returns the words for the applicants who see an item under the default settings. An item that no applicant sees under
 * these settings, because only the second set contains it, has a separate sentence.
 */
const askedOf = ({ column, onlyRapid }: ConsentRow) => {
  if (!CONSENT_ROWS[DEFAULT_SETTINGS.consentSet].some((row) => row.column === column))
    return '지금 설정에서는 아무에게도 묻지 않는다'
  return onlyRapid ? '신속지급 신청자에게만' : '모두에게'
}

/** The consequence of refusing, by kind of consent. [A-045] [D2-78] */
const REFUSED: Readonly<Record<ConsentRow['refusal'], string>> = {
  required: '신청할 수 없다',
  optional: '신청과 심사에 불이익이 없다',
  delivery: '신청할 수 없다. 확인지급으로 신청하려면 전화로 문의한다 (D2-102)',
  mydata: { allow: '증빙서류를 낸다 (RD)', block: '신청할 수 없다' }[DEFAULT_SETTINGS.mydataDecline],
}

/**
 * Returns the consequence of refusing this consent. If documents could replace the consent but its page requires it,
 * adds the consequence of a stored refusal. (The page itself never stores such a refusal.)
 */
const refusedInWords = ({ column, group, refusal }: ConsentRow): string => {
  const isDefault = CONSENT_ROWS[DEFAULT_SETTINGS.consentSet].some((row) => row.column === column)
  const refused = `${isDefault ? '' : '묻는 설정에서만: '}${REFUSED[refusal]}`
  const papers = needsCertificates(mainConsentsOf({ [column]: false })) && CONSENT_GROUPS[group].page === 'info'
  return papers ? `${refused}: 거부로 저장되면 접수하지 않는다 (CC-2)` : refused
}

const ITEMS: readonly ConsentRow[] = CONSENT_COLUMNS.map((column) => ({ ...CONSENT_ITEMS[column], column }))

const PAGE_NAME = { info: '정보 동의', mydata: '공공마이데이터' } as const

/** Returns the page of a group, with a reference to rule CC if another group must be checked first. */
const pageOf = (group: ConsentRow['group']): string => {
  const { page, after } = CONSENT_GROUPS[group]
  return after === null ? PAGE_NAME[page] : `${PAGE_NAME[page]} (CC)`
}

const OPTIONAL_CONSENTS = CONSENT_ROWS[DEFAULT_SETTINGS.consentSet]
  .flatMap(({ required, column }) => (required ? [] : [CONSENT_WORDING_BY_COLUMN[column].title]))
  .join(', ')

export const CONSENT_ITEMS_REFERENCE_TABLE: ReferenceTableEntry = {
  title: '동의 항목과 보유기간',
  synonyms: ['동의 보관기간', '개인정보를 얼마나 오래', '몇 년 보관', '선택 동의', '동의 필수 선택', '반드시 해야 하는 동의', '홍보 동의', '광고 동의', '광고 문자', '배달 동의', '배달 관련 동의', '배달 관련 동의가 안 보임', '행정정보'],
  question: `누구에게 무엇에 대한 동의를 묻고, 꼭 동의해야 하며, 정보를 얼마나 보유합니까?`,
  no: 68,
  answer: `${OPTIONAL_CONSENTS}만 선택이며, 개인정보는 지원사업 종료일부터 ${LEGAL_TEXT_VALUES.retentionYears}년, 홍보 정보는 동의일부터 ${LEGAL_TEXT_VALUES.promotionYears}년 보유한다.`,
  notes: [{ says: '화면은 묻지 않은 동의를 동의하지 않은 것으로 보낸다.', refs: ['A-022', 'D2-05'] }],
  source: CONSENT_ITEMS,
  columns: ['동의 항목', '누구에게 묻는가', '필수 여부와 고르는 화면', '거부하면'],
  rows: ITEMS.map((item) => {
    const { page } = CONSENT_GROUPS[item.group]
    const must = page === 'mydata' ? '요구하려면 필수' : '필수'
    return {
      cells: [
        CONSENT_WORDING_BY_COLUMN[item.column].title,
        askedOf(item),
        `${item.required ? must : '선택'}, ${pageOf(item.group)}`,
        refusedInWords(item),
      ],
      ref: item.ref,
    }
  }),
}

export const CONSENT_PURPOSES_REFERENCE_TABLE: ReferenceTableEntry = {
  title: '동의의 목적과 항목',
  synonyms: ['제3자', '누구한테 주나', '주민번호는 왜 수집', '제3자 제공', '제공받는 곳', '수집 항목', '개인정보 목적'],
  question: '동의하면 어떤 정보를 무엇에 쓰고, 누구에게 줍니까?',
  no: 69,
  answer: '정보는 항목마다 적힌 목적에만 쓰고 적힌 곳에만 주며, 택배사(제47조)와 국세청의 조회(제21조)에는 그 조의 것을 준다.',
  notes: [
    { says: '누가 무엇에 동의했는지는 항목마다 제목, 필수 여부와 동의 여부(Y, N)로, 동의서의 판번호와 동의한 시각을 붙여 이 창에 기록한다. 서버에는 판번호와 항목마다 순번과 동의 여부를, 사람(연계정보)과 번호, 받은 때를 붙여 저장하고 (이 창의 시각은 보내지 않는다), 다시 저장하면 앞의 것은 남지 않는다.', refs: ['A-024', 'A-036', 'P-269'] },
  ],
  source: CONSENT_ITEMS,
  columns: ['동의 항목', '항목이 있는 묶음', '목적', '항목', '받는 곳 (목적: 항목)'],
  rows: ITEMS.map(({ column, wordingRef }) => {
    const { purpose, items, recipients } = consentContentOf(column, DEFAULT_SETTINGS)
    const recipientWords = recipients.map((to) => `${to.who} (${to.purpose}: ${to.items})`)
    return {
      cells: [
        CONSENT_WORDING_BY_COLUMN[column].title,
        setsOf(column).join(', '),
        purpose.join(' '),
        items.join(' '),
        recipientWords.join(', ') || '없음',
      ],
      ref: wordingRef,
    }
  }),
}
