import { DEFAULT_SETTINGS } from '../settings/settings.ts'
import { LEGAL_TEXT_VALUES } from '../programme/legal-text-values.ts'
import { type RuleChapter, makeLimitTable, makeTableRuleEntry } from '../rule-book/rule-entry.ts'
import {
  CONSENT_PAGE_TABLE,
  BULK_CHOICE_TABLE,
  type ConsentChoice,
  type ConsentPageFacts,
  agreeAll,
  decideConsentPage,
  decideBulkChoice,
  disagreeAll,
  restoreConsentChoice,
  toggleConsentItem,
} from './consent-choice.ts'
import { CONSENT_PAGE_CASES, type SampleConsentChoiceName, BULK_CHOICE_CASES } from './consent-choice.cases.ts'
import { CONSENT_SAVING_CASES } from './consent-saving.cases.ts'
import { CONSENT_SAVING_TABLE, decideConsentSaving } from './consent-saving.ts'
import { CONSENT_REFUSAL_EFFECTS, CONSENT_WORDING_BY_COLUMN } from './consent-contents.table.ts'
import { needsCertificates, type MainConsents, mainConsentsOf } from './consent-data.ts'
import { consentContentOf } from './consent-contents.ts'
import { CONSENT_GROUPS, consentGroups } from './consent-groups.ts'
import { CONSENT_ROWS, type ConsentColumn, type ConsentRow, type ConsentSet } from './consent-items.table.ts'
import { CONSENTS_MATCH_CASES } from './submitted-consents.cases.ts'
import { CONSENTS_MATCH_TABLE, decideConsentsMatch } from './submitted-consents.ts'

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

/** Returns how long the data are kept, in few words. The consent page shows a longer sentence. [A-021] [D2-68] */
const keptInWords = (years: number): string =>
  years === LEGAL_TEXT_VALUES.promotionYears ? `동의일부터 ${years}년` : `종료일부터 ${years}년`

/** The consequence of refusing, by kind of consent. [A-045] [D2-78] */
const REFUSED: Readonly<Record<(typeof CONSENT_REFUSAL_EFFECTS)[ConsentColumn]['refusal'], string>> = {
  required: '신청할 수 없다',
  optional: '신청과 심사에 불이익이 없다',
  delivery: '신청할 수 없다. 확인지급은 전화로 문의한다 (D2-102)',
  mydata: { allow: '증빙서류를 낸다 (RD)', block: '신청할 수 없다' }[DEFAULT_SETTINGS.mydataDecline],
}

/**
 * Returns the consequence of refusing this consent. If documents could replace the consent but its page requires it,
 * adds the consequence of a stored refusal. (The page itself never stores such a refusal.)
 */
const refusedInWords = ({ column, group }: ConsentRow): string => {
  const isDefault = CONSENT_ROWS[DEFAULT_SETTINGS.consentSet].some((row) => row.column === column)
  const refused = `${isDefault ? '' : '묻는 설정에서만: '}${REFUSED[CONSENT_REFUSAL_EFFECTS[column].refusal]}`
  const papers = needsCertificates(mainConsentsOf({ [column]: false })) && CONSENT_GROUPS[group].page === 'info'
  return papers ? `${refused}: 거부로 저장되면 접수하지 않는다 (CC-2)` : refused
}

const ITEMS = [...CONSENT_ROWS.v3, ...CONSENT_ROWS.admin].filter(
  ({ column }, i, all) => all.findIndex((row) => row.column === column) === i,
)

const CHOSEN: Readonly<Record<SampleConsentChoiceName, string>> = {
  all: '모두 동의',
  withoutPromotion: '홍보 동의만 빼고 모두 동의',
  withoutOne: '필수 항목 하나만 빼고 모두 동의',
  nothing: '아무것도 고르지 않음',
  declined: '동의하지 않음을 고름',
}
const PAGE = { info: '/info-agree', mydata: '/mydata-agree' } as const
const PAGE_NAME = { info: '정보 동의', mydata: '공공마이데이터' } as const
const DECLINE = { allow: '할 수 있다', block: '할 수 없다' } as const

/** Returns the page of a group, with a reference to rule CC if another group must be checked first. */
const pageOf = (group: ConsentRow['group']): string => {
  const { page, after } = CONSENT_GROUPS[group]
  return after === null ? PAGE_NAME[page] : `${PAGE_NAME[page]} (CC)`
}

const choose = (page: ConsentPageFacts['page'], chosen: SampleConsentChoiceName): ConsentChoice => {
  const start = restoreConsentChoice(consentGroups(page, 'confirmed', DEFAULT_SETTINGS))
  const items = start.groups.flatMap((group) => group.items)
  const without = (required: boolean) => {
    const item = items.findLast((consent) => consent.required === required)
    return item === undefined ? start : toggleConsentItem(agreeAll(start), item.saveColumn)
  }
  const choices: Readonly<Record<SampleConsentChoiceName, () => ConsentChoice>> = {
    all: () => agreeAll(start),
    withoutPromotion: () => without(false),
    withoutOne: () => without(true),
    nothing: () => start,
    declined: () => disagreeAll(start),
  }
  return choices[chosen]()
}

const agreementsInWords = ({ publicData, taxData }: MainConsents): string =>
  [`본인정보 제공 ${publicData ? '동의' : '거부'}`, `과세정보 제공 ${taxData ? '동의' : '거부'}`].join(', ')

export const CONSENT_CHAPTER: RuleChapter = {
  concept: 'consent',
  title: '동의',
  rules: [
    makeTableRuleEntry({
      prefix: 'CC',
      title: '동의를 마쳤는지',
      synonyms: [
        '동의 안 하면',
        '제공을 요구하지 않으면',
        '마이데이터 제공 거부',
        '체크 안 됨',
        '체크가 안 됨',
        '동의 거부',
        '제공 요구하지 않음',
        '마이데이터 거부',
        '공공데이터 제공 요청을 거부',
      ],
      question: '이 동의로 다음 화면으로 갈 수 있습니까?',
      table: CONSENT_PAGE_TABLE,
      facts: {
        page: { name: '화면', values: PAGE },
        mydataDecline: {
          name: '제공 요구 없이 신청',
          note: '지금 설정',
          values: DECLINE,
        },
        declined: '동의하지 않음을 고름',
        requiredOpen: '고르지 않은 필수 항목이 있음',
      },
      verdicts: {
        complete: '갈 수 있다',
        declined: '동의하지 않은 것으로 저장하고 갈 수 있다. 증빙서류를 낸다 (RD)',
        incomplete: '필수 항목에 동의해야 갈 수 있다',
      },
      cases: CONSENT_PAGE_CASES.map(({ page, chosen, mydataDecline, ...example }) => ({
        ...example,
        given: [
          ['화면', PAGE[page]],
          ['고른 것', CHOSEN[chosen]],
          ['제공 요구를 하지 않고 신청하는 것', DECLINE[mydataDecline]],
        ],
        ask: () => decideConsentPage(page, choose(page, chosen), { mydataDecline }),
      })),
    }),
    makeTableRuleEntry({
      prefix: 'GC',
      title: '전체 선택',
      synonyms: ['모두 동의합니다', '전체 동의 안 함', '필수만 동의'],
      question: '고른 항목에 따라 어느 전체 선택이 켜져 있습니까?',
      table: BULK_CHOICE_TABLE,
      facts: {
        all: '보이는 묶음의 모든 항목을 고름 (선택 항목까지)',
        requiredOnly: '필수 항목만 모두 고름',
        declined: '동의하지 않음을 고름',
      },
      verdicts: {
        agree: '모두 동의',
        agreeRequired: '필수 항목에만 동의',
        disagree: '전체 동의 안 함',
        none: '아무것도 켜져 있지 않다',
      },
      cases: BULK_CHOICE_CASES.map(({ chosen, ...example }) => ({
        ...example,
        given: [['고른 것', CHOSEN[chosen]]],
        ask: () => decideBulkChoice(choose('info', chosen)),
      })),
    }),
    makeTableRuleEntry({
      prefix: 'SK',
      title: '저장된 동의와 제출된 동의',
      synonyms: ['동의가 바뀐 신청', '늦게 도착한 동의'],
      question: '저장된 동의가 제출된 신청서의 동의와 같습니까?',
      table: CONSENTS_MATCH_TABLE,
      facts: {
        publicDataSaved: '본인정보 제공 요구가 동의로 저장됨',
        publicDataSubmitted: '신청서가 본인정보 제공 요구에 동의함',
        taxDataSaved: '과세정보 제공이 동의로 저장됨',
        taxDataSubmitted: '신청서가 과세정보 제공에 동의함',
      },
      verdicts: {
        same: '그 동의로 접수한다',
        differ: '접수하지 않는다',
      },
      cases: CONSENTS_MATCH_CASES.map(({ saved, submitted, ...example }) => ({
        ...example,
        given: [
          ['저장된 동의', agreementsInWords(saved)],
          ['신청서의 동의', agreementsInWords(submitted)],
        ],
        ask: () => decideConsentsMatch(saved, submitted),
      })),
    }),
    makeTableRuleEntry({
      prefix: 'SV',
      title: '동의 저장하기',
      synonyms: ['동의가 저장되지 않음', '동의를 다시 저장', '접수된 뒤의 동의'],
      question: '공공마이데이터 화면에서 다음으로 가면 두 화면의 동의를 저장합니까?',
      table: CONSENT_SAVING_TABLE,
      facts: {
        received: '이 창의 신청이 접수됨',
        info: '정보 동의 화면의 동의를 마침 (CC)',
        mydata: '공공마이데이터 화면의 답을 마침 (CC)',
        saved: '이 신청에 같은 동의를 이미 저장함',
      },
      verdicts: {
        received: '저장하지 않고, 이미 접수된 신청의 동의는 바꿀 수 없다고 알린다',
        infoMissing: '저장하지 않고, 정보 동의부터 하라고 알린다',
        mydataMissing: '저장하지 않고, 빠진 답을 알린다',
        alreadySaved: '다시 저장하지 않고 다음 화면으로 간다',
        save: '저장하고 다음 화면으로 간다',
      },
      cases: { ofFacts: CONSENT_SAVING_CASES, ask: decideConsentSaving },
    }),
  ],
  referenceTables: [
    {
      title: '동의 항목과 보유기간',
      synonyms: [
        '동의 보관기간',
        '개인정보를 얼마나 오래',
        '몇 년 보관',
        '선택 동의',
        '동의 필수 선택',
        '반드시 해야 하는 동의',
        '홍보 동의',
        '광고 동의',
        '광고 문자',
        '배달 동의',
        '배달 관련 동의',
        '배달 관련 동의가 안 보임',
        '행정정보',
      ],
      question: `누구에게 무엇에 대한 동의를 묻고, 꼭 동의해야 하며, 정보를 얼마나 보유합니까?`,
      source: CONSENT_REFUSAL_EFFECTS,
      columns: [
        '동의 항목',
        '누구에게 묻는가',
        '필수 여부와 고르는 화면',
        '보유기간 (종료일: 지원사업이 끝난 날)',
        '거부하면',
      ],
      rows: ITEMS.map((item) => {
        const { page } = CONSENT_GROUPS[item.group]
        const must = page === 'mydata' ? '요구하려면 필수' : '필수'
        return {
          cells: [
            CONSENT_WORDING_BY_COLUMN[item.column].title,
            askedOf(item),
            `${item.required ? must : '선택'}, ${pageOf(item.group)}`,
            keptInWords(consentContentOf(item.column, DEFAULT_SETTINGS).retentionYears),
            refusedInWords(item),
          ],
          ref: item.ref,
        }
      }),
    },
    {
      title: '동의의 목적과 항목',
      synonyms: [
        '제3자',
        '누구한테 주나',
        '주민번호는 왜 수집',
        '제3자 제공',
        '제공받는 곳',
        '수집 항목',
        '개인정보 목적',
      ],
      question: '동의하면 어떤 정보를 무엇에 쓰고, 누구에게 줍니까?',
      source: CONSENT_REFUSAL_EFFECTS,
      columns: ['동의 항목', '항목이 있는 묶음', '목적', '항목', '받는 곳 (목적: 항목)'],
      rows: ITEMS.map(({ column }) => {
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
          ref: CONSENT_REFUSAL_EFFECTS[column].ref,
        }
      }),
    },
    makeLimitTable({
      title: '개인정보와 약관의 기간과 시행일',
      synonyms: [
        '접속기록',
        '약관 변경',
        '약관 변경 공지',
        '약관이 바뀌면',
        '며칠 전에 알림',
        '보존기간',
        '파기',
        '열람청구',
        '정정·삭제',
        '시행일',
      ],
      question: '개인정보를 얼마나 보유하고, 처리방침과 약관은 언제부터이며 며칠 전에 바꾼다고 알립니까?',
      limits: LEGAL_TEXT_VALUES,
      words: {
        retentionYears: { name: '개인정보', says: (years) => `지원사업 종료일부터 ${years}년`, ref: 'D2-68' },
        promotionYears: { name: '홍보 동의 정보', says: (years) => `동의일부터 ${years}년`, ref: ['A-021', 'D2-71'] },
        destructionDays: {
          name: '기관의 개인정보 파기',
          says: (days) => `보유기간이 끝난 뒤 ${days}일 이내`,
          ref: 'D3-86',
        },
        accessRequestDays: { name: '열람 요구의 처리', says: (days) => `요구를 받고 ${days}일 이내`, ref: 'D3-86' },
        accessLogYears: { name: '접속기록', says: (years) => `${years}년 이상`, ref: 'P-246' },
        changeNoticeDays: { name: '약관의 변경', says: (days) => `시행 ${days}일 전부터`, ref: 'P-247' },
        unfavourableNoticeDays: {
          name: '이용자에게 불리한 약관의 변경',
          says: (days) => `시행 ${days}일 전부터`,
          ref: 'P-247',
        },
        privacyFrom: { name: '개인정보 처리방침의 시행일', says: (day) => day, ref: ['P-246', 'D3-86'] },
        termsFrom: { name: '이용약관의 시행일', says: (day) => day, ref: ['P-247', 'D3-87'] },
      },
    }),
  ],
}
