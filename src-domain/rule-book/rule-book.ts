import { ACCOUNT_CHAPTER } from '../account/account.rules.ts'
import { ADMISSION_CHAPTER } from '../admission/admission.rules.ts'
import { APPLICATION_CHAPTER } from '../application/application.rules.ts'
import { BUSINESS_CHAPTER } from '../business/business.rules.ts'
import { CONSENT_CHAPTER } from '../consent/consent.rules.ts'
import { DEFAULT_SETTINGS } from '../settings/settings.ts'
import type { Decision } from '../kernel/decide.ts'
import type { MachineTypes } from '../kernel/transitions.ts'
import { kstDate, kstDateOf, kstInstant } from '../kernel/calendar.ts'
import { ELIGIBILITY_CHAPTER } from '../eligibility/eligibility.rules.ts'
import { IDENTITY_CHAPTER } from '../identity/identity.rules.ts'
import { NOTICE_CHAPTER } from '../notice/notice.rules.ts'
import { OPINION_CHAPTER } from '../opinion/opinion.rules.ts'
import * as PARAMETERS from '../programme/parameters.ts'
import { formatDateInSentence } from '../programme/programme-words.ts'
import { lastLookupDay } from '../proof/carrier-request.ts'
import { supplementDueDay } from '../proof/supplement.ts'
import {
  PARAMETER_REFS,
  PARAMETER_WORDS,
  type ParameterWords,
  type ParameterName,
} from '../programme/programme.rules.ts'
import { OPEN_QUESTIONS } from './open-questions.table.ts'
import { SERVER_CHECK_ORDERS, UNCHECKED_BY_SERVER } from './server-checks.table.ts'
import { SETTING_ROWS } from '../settings/settings.rules.ts'
import { PROOF_CHAPTER } from '../proof/proof.rules.ts'
import type { RuleChapter, FactChoice, MachineEntry, RuleEntry } from './rule-entry.ts'
import { SESSION_CHAPTER } from '../session/session.rules.ts'
import { UPLOAD_CHAPTER } from '../upload/upload.rules.ts'

export type { ParameterName } from '../programme/programme.rules.ts'
export type { RuleChapter, UncheckedRequirement, MachineEntry, RuleEntry, SheetEntry } from './rule-entry.ts'

/** 운영 설정: the settings of a deployment and their defaults. */
const SETTINGS_CHAPTER: RuleChapter = {
  concept: 'settings',
  title: '운영 설정',
  sheets: [
    {
      title: '규칙을 바꾸는 운영 설정',
      synonyms: ['기본 설정', '설정값', '운영기관이 고르는 것'],
      question: '운영기관은 무엇을 고를 수 있고, 고르지 않으면 무엇이 적용됩니까?',
      source: DEFAULT_SETTINGS,
      columns: ['정하는 것', '지금 값', '다른 값', '설정'],
      rows: SETTING_ROWS,
    },
    {
      title: '문서가 답하지 않는 물음',
      synonyms: [
        '마감일',
        '환수는 누가',
        '철회',
        '두 기기',
        '다른 사람이 내 번호로 신청',
        '증빙 항목을 모두 취소',
        '미성년자',
        '나이 제한',
        '필수 동의 철회',
        '로그아웃',
        '문자 알림',
        '증빙 거절 사유',
        '증빙이 제외된 까닭',
        '누가 바꿨는지 기록',
        '대표자 사망',
        '바이러스 검사',
        '같은 영수증',
        '같은 계좌',
        '창을 닫으면',
      ],
      question: '문서가 답하지 않는 것은 무엇이고, 이 시스템은 지금 무엇을 합니까?',
      source: OPEN_QUESTIONS,
      columns: ['묻는 것', '이 시스템은'],
      rows: OPEN_QUESTIONS.map(({ question, today, ref }) => ({ cells: [question, today], ref })),
    },
    {
      title: '서버가 거절하는 순서',
      synonyms: ['서버는 무엇부터 보나', '여러 가지가 틀리면 서버는'],
      question: '서버는 받은 것을 어떤 순서로 보고, 화면과 무엇이 다릅니까?',
      source: SERVER_CHECK_ORDERS,
      columns: ['받은 것', '보는 순서', '화면과 다른 것'],
      rows: SERVER_CHECK_ORDERS.map(({ call, order, differs, ref }) => ({ cells: [call, order, differs], ref })),
    },
    {
      title: '서버가 다시 보지 않는 것',
      synonyms: ['화면만 보는 것', '서버를 믿을 수 있나'],
      question: '서버가 다시 보지 않고 화면만 보는 것은 무엇입니까?',
      source: UNCHECKED_BY_SERVER,
      columns: ['무엇', '화면의 규칙'],
      rows: UNCHECKED_BY_SERVER.map(({ what, rule, ref }) => ({ cells: [what, rule], ref })),
    },
  ],
}

/** 규칙집: every rule and every machine once, in the order in which an applicant meets them. */
export const RULE_BOOK: readonly RuleChapter[] = [
  ELIGIBILITY_CHAPTER,
  BUSINESS_CHAPTER,
  IDENTITY_CHAPTER,
  CONSENT_CHAPTER,
  APPLICATION_CHAPTER,
  ACCOUNT_CHAPTER,
  PROOF_CHAPTER,
  UPLOAD_CHAPTER,
  OPINION_CHAPTER,
  SESSION_CHAPTER,
  NOTICE_CHAPTER,
  ADMISSION_CHAPTER,
  SETTINGS_CHAPTER,
]

export const ALL_RULES: readonly RuleEntry[] = RULE_BOOK.flatMap(({ rules = [] }) => rules)
export const ALL_MACHINES: readonly MachineEntry[] = RULE_BOOK.flatMap(({ machines = [] }) => machines)

const NUMBERS: Readonly<Record<ParameterName, unknown>> = PARAMETERS

const EXAMPLE_DAY = kstInstant(kstDate('2025-06-24'), '10:00:00')
const monthAndDay = (day: string): string => formatDateInSentence(day).replace(/^\d+년 /, '')
const EXAMPLE = monthAndDay(kstDateOf(EXAMPLE_DAY))

/** 예: an example of a deadline, computed by the product's rules. [D2-112] [P-085] */
const PARAMETER_EXAMPLES: { readonly [name in ParameterName]?: string } = {
  SUPPLEMENT_DAYS: `${EXAMPLE}에 요청받으면 ${monthAndDay(supplementDueDay(EXAMPLE_DAY))}까지`,
  PARCEL_LOOKUP_MONTHS: `${EXAMPLE}에 신청하면 안내하는 날은 ${monthAndDay(lastLookupDay(EXAMPLE_DAY))}`,
}

/** 사업 기준: every parameter of the programme, with its value in Korean. */
export const ALL_PARAMETERS = (Object.keys(PARAMETER_WORDS) as ParameterName[]).map((name) => {
  const { value, ...words } = PARAMETER_WORDS[name] as ParameterWords<unknown>
  return { name, ...words, value: value(NUMBERS[name]), example: PARAMETER_EXAMPLES[name], refs: PARAMETER_REFS[name] }
})

export type ParameterEntry = (typeof ALL_PARAMETERS)[number]

/** True for the entry of a checklist: every fact has a row, and the last row applies if no check has failed. */
export const isChecklist = ({ facts, rows }: RuleEntry): boolean =>
  facts.length === rows.length - 1 && facts.every(({ fact }, i) => rows[i]?.id === fact)

/** Returns a value for the address. A string is quoted only if it could be read as another value of the fact. */
export const ruleBookAddressValue = (choices: readonly FactChoice<unknown>[], value: unknown): string =>
  typeof value === 'string' && choices.some(([other]) => other !== value && String(other) === value)
    ? `'${value}'`
    : String(value)

/** Returns the address of an entry or a row in the book, with the selected values: `#NP?stage=paid&limit=false`. */
export const ruleBookAddress = (id: string, chosen: Iterable<readonly [string, string]>): string => {
  const query = [...chosen].map((pair) => pair.map(encodeURIComponent).join('=')).join('&')
  return `#${id}${query === '' ? '' : `?${query}`}`
}

/** Returns the facts of a decision for the address of its entry; null if the entry has no words for one of them. */
const chosenFor = (
  { rule }: Decision<unknown>['because'],
  facts: Readonly<Record<string, unknown>>,
  entry: RuleEntry,
): readonly (readonly [string, string])[] | null => {
  if (isChecklist(entry)) return entry.facts.flatMap(({ fact }) => (fact === rule ? [[fact, 'true'] as const] : []))
  const known = entry.facts.every(({ fact, choices }) => choices.some(([value]) => value === facts[fact]))
  return known ? entry.facts.map(({ fact, choices }) => [fact, ruleBookAddressValue(choices, facts[fact])]) : null
}

/**
 * 규칙집의 자리: returns the rule book link of a decision. The link contains the facts if the rule's entry lists all
 * their values as choices. If not, the link contains only the id of the rule, so that no personal data get into an
 * address. [E-177]
 */
export const ruleBookLinkOf = ({ because, facts }: Pick<Decision<unknown>, 'because' | 'facts'>): string => {
  const prefix = because.rule.split('-', 1)[0]
  if (ALL_MACHINES.some((machine) => machine.prefix === prefix)) {
    const { from, who, action } = facts as MachineTypes['action'] & { readonly from: string }
    return ruleBookAddress(`${prefix}`, Object.entries({ at: from, who, action }))
  }
  const entry = ALL_RULES.find((rule) => rule.prefix === prefix)
  const chosen = entry === undefined ? null : chosenFor(because, facts as Readonly<Record<string, unknown>>, entry)
  return chosen === null ? ruleBookAddress(because.rule, []) : ruleBookAddress(`${prefix}`, chosen)
}
