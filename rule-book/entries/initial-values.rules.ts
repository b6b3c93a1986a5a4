import { restoreConsentChoice } from '#domain/consent/consent-choice'
import { type ConsentPage, consentGroups } from '#domain/consent/consent-groups'
import { NEW_POPUP_DEFAULTS } from '#domain/notice/popup-form'
import { emptyRegistrationForm, type RegistrationForm } from '#domain/proof/registration/registration-form'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import type { ReferenceTableEntry } from '../rule-entry.ts'
import { PROOF_TYPE_NAMES } from './proof/proof-words.rules.ts'

const UNITS = { '': '비어 있음', amount: '금액', cases: '건' } as const

const filledOrEmpty = (value: string | readonly unknown[]): string => (value.length === 0 ? '비어 있음' : String(value))

/** Returns the row of one entry of a registration, with a word for each proof type if they differ. */
const registrationRow = (
  name: string,
  word: (form: RegistrationForm) => string,
  ref: string,
): ReferenceTableEntry['rows'][number] => {
  const [general, direct] = [word(emptyRegistrationForm('general')), word(emptyRegistrationForm('direct'))]
  const words =
    general === direct ? general : `${PROOF_TYPE_NAMES.general}: ${general} · ${PROOF_TYPE_NAMES.direct}: ${direct}`
  return { cells: [`증빙 등록의 ${name}`, words], ref }
}

const consentRow = (page: ConsentPage, name: string): ReferenceTableEntry['rows'][number] => {
  const { groups, declined } = restoreConsentChoice(consentGroups(page, 'rapid', DEFAULT_SETTINGS))
  const checked = groups.flatMap(({ items }) => items).filter((item) => item.checked)
  return { cells: [name, declined || checked.length > 0 ? '골라져 있음' : '모두 비어 있음'], ref: 'A-030' }
}

/** 처음 값: the entries of a form that opens for the first time, from the functions that make it. */
export const INITIAL_VALUES_REFERENCE_TABLE: ReferenceTableEntry = {
  title: '처음 값',
  synonyms: ['기본으로 골라진 것', '미리 골라져', '기본값', '배달료 조회', '배달료 정보가 없습니다', '조회된 배달료'],
  question: '쓰던 것이 없을 때 칸의 처음 값은 무엇입니까?',
  no: 153,
  answer: '칸의 처음 값은 표와 같다.',
  notes: [
    {
      says: '배달플랫폼의 배달료는 신속지급 (PT) 신청서를 열 때에만 조회하여 보인다. 없거나 읽지 못하거나 0원보다 적으면 배달료 정보가 없다고 보이고, 0원은 그대로 보인다.',
      refs: ['A-051', 'D2-28', 'D2-612'],
    },
  ],
  source: [emptyRegistrationForm, restoreConsentChoice, NEW_POPUP_DEFAULTS],
  columns: ['무엇', '처음'],
  rows: [
    registrationRow('구분', ({ totalUnit }) => UNITS[totalUnit], 'P-029'),
    registrationRow('세부유형', ({ detailType }) => `${detailType}번`, 'P-035'),
    registrationRow('기간', ({ years }) => filledOrEmpty(years), 'P-028'),
    registrationRow('총계', ({ total }) => filledOrEmpty(total), 'P-029'),
    registrationRow('동의', ({ agreement }) => (agreement ? '동의함' : '동의하지 않음'), 'P-033'),
    consentRow('info', '개인정보 동의 화면의 항목'),
    consentRow('mydata', '공공마이데이터 동의 화면의 항목'),
    { cells: ['새 팝업의 사용여부', NEW_POPUP_DEFAULTS.isActive ? '사용' : '사용 안 함'], ref: 'P-218' },
  ],
}
