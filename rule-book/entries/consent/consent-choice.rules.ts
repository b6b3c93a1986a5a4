import type { PaymentType } from '#domain/business/payment-type'
import { agreeAll, decideConsentPageFacts, type ConsentChoice, type ConsentPageFacts, decideBulkChoice, decideConsentPage, disagreeAll, restoreConsentChoice, toggleConsentItem, agreeRequired, countConsentsByAnswer, decideSavedConsents, isConsentGroupAgreed, toggleConsentContent, toggleConsentGroup } from '#domain/consent/consent-choice'
import { agreesToDeliveryData, mainConsentsOf, marketingAndMydataAgreements, needsCertificates, toSavedConsents } from '#domain/consent/consent-data'
import { consentGroups, declinesMydata, missingConsents } from '#domain/consent/consent-groups'
import { type ConsentAnswers, MYDATA_CONSENT_NAMES } from '#domain/consent/consent-items.table'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { casesOf, makeTableRuleEntry, yesNoWord } from '../../rule-entry.ts'

/**
 * Choices on a page: everything, everything except the promotion or one required item, nothing, or the explicit
 * refusal.
 */
type SampleConsentChoiceName = 'all' | 'withoutPromotion' | 'withoutOne' | 'nothing' | 'declined'

const CHOSEN: Readonly<Record<SampleConsentChoiceName, string>> = {
  all: '모두 동의',
  withoutPromotion: '홍보 동의만 빼고 모두 동의',
  withoutOne: '필수 항목 하나만 빼고 모두 동의',
  nothing: '아무것도 고르지 않음',
  declined: '동의하지 않음을 고름',
}

const PAGE = { info: '/info-agree', mydata: '/mydata-agree' } as const

const DECLINE = { allow: '할 수 있다', block: '할 수 없다' } as const

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

/** What an incomplete page marks: the number of missing items, the number of marked items, and the focus. [D2-141] */
const marks = (page: ConsentPageFacts['page'], choice: ConsentChoice): string => {
  const { missing: left, marked, focus } = decideConsentPage(page, choice, { mydataDecline: 'allow' })
  const focused = focus === null ? '없음' : focus === 'choice' ? '전체 선택' : focus === marked[0] ? '첫 빠진 항목' : focus
  return `빠진 것 ${left.length}개, 표시하는 것 ${marked.length}개, 초점 ${focused}`
}

const MYDATA_DECLINE = { allow: '요구하지 않고도', block: '요구해야' }[DEFAULT_SETTINGS.mydataDecline]

const DECLINED: ConsentAnswers = Object.fromEntries(MYDATA_CONSENT_NAMES.map((column) => [column, false]))
const AGREED: ConsentAnswers = Object.fromEntries(MYDATA_CONSENT_NAMES.map((column) => [column, true]))
const ONE_DECLINED: ConsentAnswers = { ...AGREED, ...Object.fromEntries(MYDATA_CONSENT_NAMES.slice(0, 1).map((column) => [column, false])) }
const missing = (type: PaymentType, answers: ConsentAnswers, mydataDecline: 'allow' | 'block'): string =>
  `${missingConsents(answers, type, { consentSet: 'v3', mydataDecline }).length}개`

export const CONSENT_PAGE_RULE = makeTableRuleEntry({
  prefix: 'CC',
  title: '동의를 마쳤는지',
  synonyms: ['동의 안 하면', '제공을 요구하지 않으면', '마이데이터 제공 거부', '체크 안 됨', '체크가 안 됨', '동의 거부', '제공 요구하지 않음', '마이데이터 거부', '공공데이터 제공 요청을 거부'],
  question: '이 동의로 다음 화면으로 갈 수 있습니까?',
  no: 16,
  answer: `필수 항목에 모두 동의해야 다음 화면으로 가고, 공공마이데이터는 제공을 ${MYDATA_DECLINE} 갈 수 있다.`,
  table: decideConsentPageFacts.table,
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
  cases: casesOf([
    { proves: ['A-036'], rule: 'CC-3', page: 'info', chosen: 'all', mydataDecline: 'allow', verdict: 'complete' },
    { proves: ['A-036'], rule: 'CC-3', page: 'info', chosen: 'withoutPromotion', mydataDecline: 'allow', verdict: 'complete' },
    { proves: ['A-035'], rule: 'CC-2', page: 'info', chosen: 'withoutOne', mydataDecline: 'allow', verdict: 'incomplete' },
    { proves: ['A-035'], rule: 'CC-2', page: 'info', chosen: 'nothing', mydataDecline: 'allow', verdict: 'incomplete' },
    { proves: ['A-035'], rule: 'CC-2', page: 'info', chosen: 'declined', mydataDecline: 'allow', verdict: 'incomplete' },
    { proves: ['A-042'], rule: 'CC-3', page: 'mydata', chosen: 'all', mydataDecline: 'allow', verdict: 'complete' },
    { proves: ['A-041'], rule: 'CC-2', page: 'mydata', chosen: 'withoutOne', mydataDecline: 'allow', verdict: 'incomplete' },
    { proves: ['A-041'], rule: 'CC-2', page: 'mydata', chosen: 'nothing', mydataDecline: 'allow', verdict: 'incomplete' },
    { proves: ['A-045'], rule: 'CC-1', page: 'mydata', chosen: 'declined', mydataDecline: 'allow', verdict: 'declined' },
    { proves: ['A-045'], rule: 'CC-2', page: 'mydata', chosen: 'declined', mydataDecline: 'block', verdict: 'incomplete' },
  ], ({ page, chosen, mydataDecline }) => ({
    given: [
      ['화면', PAGE[page]],
      ['고른 것', CHOSEN[chosen]],
      ['제공 요구를 하지 않고 신청하는 것', DECLINE[mydataDecline]],
    ],
    ask: () => decideConsentPage(page, choose(page, chosen), { mydataDecline }),
  })),
  functionCases: [
    { proves: ['A-022', 'D2-05'], given: '저장하는 동의: 아무것도 묻지 않음', outcome: '동의한 것으로 저장하는 것 0개', ask: () => `동의한 것으로 저장하는 것 ${Object.values(toSavedConsents('v3', {}).agreements).filter((one) => one?.agreed).length}개` },
    { proves: ['A-035'], given: '빠진 필수 동의: 확인지급, 아무것도 답하지 않음', outcome: '14개', ask: () => missing('confirmed', {}, 'allow') },
    { proves: ['A-035'], given: '빠진 필수 동의: 신속지급, 아무것도 답하지 않음', outcome: '16개', ask: () => missing('rapid', {}, 'allow') },
    { proves: ['A-041', 'A-045'], given: '빠진 필수 동의: 확인지급, 공공마이데이터만 모두 거부', outcome: '8개', ask: () => missing('confirmed', DECLINED, 'allow') },
    { proves: ['A-045'], given: '빠진 필수 동의: 확인지급, 공공마이데이터만 모두 거부, 거부를 막는 설정', outcome: '14개', ask: () => missing('confirmed', DECLINED, 'block') },
    { proves: ['D2-03'], given: '공공마이데이터를 요구하지 않음: 모두 거부', outcome: '예', ask: () => yesNoWord(declinesMydata(DECLINED)) },
    { proves: ['D2-03'], given: '공공마이데이터를 요구하지 않음: 하나만 거부', outcome: '아니요', ask: () => yesNoWord(declinesMydata(ONE_DECLINED)) },
    { proves: ['D2-141'], given: '계속을 누름: 동의 화면에서 아무것도 고르지 않음', outcome: '빠진 것 8개, 표시하는 것 8개, 초점 첫 빠진 항목', ask: () => marks('info', choose('info', 'nothing')) },
    { proves: ['D2-141'], given: '계속을 누름: 동의 화면에서 모두 동의', outcome: '빠진 것 0개, 표시하는 것 0개, 초점 없음', ask: () => marks('info', choose('info', 'all')) },
    { proves: ['D2-141'], given: '계속을 누름: 공공마이데이터에서 아무것도 고르지 않음', outcome: '빠진 것 6개, 표시하는 것 3개, 초점 전체 선택', ask: () => marks('mydata', choose('mydata', 'nothing')) },
    { proves: ['D2-141'], given: '계속을 누름: 공공마이데이터에서 필수 항목 하나만 빼고 동의', outcome: '빠진 것 1개, 표시하는 것 1개, 초점 전체 선택', ask: () => marks('mydata', choose('mydata', 'withoutOne')) },
    { proves: ['D2-141'], given: '계속을 누름: 공공마이데이터에서 동의하지 않음을 고름', outcome: '빠진 것 0개, 표시하는 것 0개, 초점 없음', ask: () => marks('mydata', choose('mydata', 'declined')) },
    { proves: ['E-136'], given: '공공마이데이터 이용에 동의함: 하나만 거부', outcome: '아니요', ask: () => yesNoWord(marketingAndMydataAgreements({ ...AGREED, ...ONE_DECLINED }).mydataAgreed) },
    { proves: ['E-136'], given: '공공마이데이터 이용에 동의함: 모두 동의', outcome: '예', ask: () => yesNoWord(marketingAndMydataAgreements(AGREED).mydataAgreed) },
    { proves: ['E-136'], given: '홍보에 동의함: 묻지 않음', outcome: '아니요', ask: () => yesNoWord(marketingAndMydataAgreements({}).marketingAgreed) },
    { proves: ['A-135'], given: '과세정보에 동의함: 묻지 않음', outcome: '예', ask: () => yesNoWord(mainConsentsOf({}).taxData) },
    { proves: ['A-135'], given: '과세정보에 동의함: 거부', outcome: '아니요', ask: () => yesNoWord(mainConsentsOf({ tax_info_yn: false }).taxData) },
    { proves: ['D1-966'], given: '배달료를 조회함: 배달 동의 둘 다 동의', outcome: '예', ask: () => yesNoWord(agreesToDeliveryData({ delivery_receive_yn: true, delivery_provide_yn: true })) },
    { proves: ['D1-966'], given: '배달료를 조회함: 배달 동의 하나만 동의', outcome: '아니요', ask: () => yesNoWord(agreesToDeliveryData({ delivery_receive_yn: true, delivery_provide_yn: false })) },
    { proves: ['D1-966'], given: '배달료를 조회함: 묻지 않음', outcome: '아니요', ask: () => yesNoWord(agreesToDeliveryData({})) },
    { proves: ['A-080', 'D2-04'], given: '증빙서류를 냄: 공공마이데이터 하나만 거부', outcome: '예', ask: () => yesNoWord(needsCertificates(mainConsentsOf(ONE_DECLINED))) },
    { proves: ['A-080', 'D2-04'], given: '증빙서류를 냄: 모두 동의', outcome: '아니요', ask: () => yesNoWord(needsCertificates(mainConsentsOf(AGREED))) },
  ],
})

const counted = (choice: ConsentChoice): string => {
  const { required, requiredLeft, optional, optionalLeft } = countConsentsByAnswer(choice)
  return `필수 ${required}개 고르고 ${requiredLeft}개 남음, 선택 ${optional}개 고르고 ${optionalLeft}개 남음`
}
const FIRST_VISIT = choose('mydata', 'nothing')
const opened = (choice: ConsentChoice): string =>
  `${choice.groups.flatMap(({ items }) => items).filter(({ showContent }) => showContent).length}개`
const savedConsents = (answers: ConsentAnswers, mydataDecline: 'allow' | 'block' = 'allow'): string =>
  ({ complete: '접수한다', declined: '공공마이데이터 없이 접수한다', incomplete: '접수하지 않는다' })[
    decideSavedConsents(answers, 'confirmed', { consentSet: 'v3', mydataDecline }).verdict
  ]
const PERSONAL: ConsentAnswers = Object.fromEntries(
  consentGroups('info', 'confirmed', DEFAULT_SETTINGS).flatMap(({ items }) => items.map(({ saveColumn }) => [saveColumn, true])),
)

const BULK_WORDS = { agree: '모두 동의', agreeRequired: '필수 항목에만 동의', disagree: '전체 동의 안 함', none: '아무것도 켜져 있지 않다' } as const

export const BULK_CHOICE_RULE = makeTableRuleEntry({
  prefix: 'GC',
  title: '전체 선택',
  synonyms: ['모두 동의합니다', '전체 동의 안 함', '필수만 동의'],
  question: '고른 항목에 따라 어느 전체 선택이 켜져 있습니까?',
  no: 17,
  answer: '모두 고르면 ‘모두 동의’, 필수 항목만 고르면 ‘필수 항목에만 동의’, 동의하지 않음을 고르면 ‘전체 동의 안 함’이 켜진다.',
  notes: [
    { says: '공공마이데이터의 둘째 묶음은 첫째 묶음에 모두 동의해야 고를 수 있고, 하나라도 풀면 둘째 묶음은 모두 풀리고 다시 고를 수 없게 되며 펼친 내용이 접힌다.', refs: ['A-038', 'A-039'] },
    { says: '묶음의 모두 동의는 그 묶음을 모두 골랐을 때에만 켜져 있고, 그때 누르면 모두 풀린다.', refs: ['A-028'] },
  ],
  table: decideBulkChoice.table,
  facts: {
    all: '보이는 묶음의 모든 항목을 고름 (선택 항목까지)',
    requiredOnly: '필수 항목만 모두 고름',
    declined: '동의하지 않음을 고름',
  },
  verdicts: BULK_WORDS,
  // The choices are those of the public-data page for a confirmed payment.
  cases: casesOf([
    { proves: ['A-029'], rule: 'GC-1', chosen: 'all', verdict: 'agree' },
    { proves: ['D2-113'], rule: 'GC-2', chosen: 'withoutPromotion', verdict: 'agreeRequired' },
    { proves: ['A-030'], rule: 'GC-3', chosen: 'declined', verdict: 'disagree' },
    { proves: ['A-030'], rule: 'GC-4', chosen: 'nothing', verdict: 'none' },
    { proves: ['A-029'], rule: 'GC-4', chosen: 'withoutOne', verdict: 'none' },
  ], ({ chosen }) => ({
    given: [['고른 것', CHOSEN[chosen]]],
    ask: () => decideBulkChoice(choose('info', chosen)),
  })),
  functionCases: [
    { proves: ['D2-113'], given: '동의 화면에서 ‘필수 항목에만 동의’를 고름', outcome: '필수 8개 고르고 0개 남음, 선택 0개 고르고 1개 남음', ask: () => counted(agreeRequired(choose('info', 'nothing'))) },
    { proves: ['A-029'], given: '동의 화면에서 ‘모두 동의’를 고름', outcome: '필수 8개 고르고 0개 남음, 선택 1개 고르고 0개 남음', ask: () => counted(choose('info', 'all')) },
    { proves: ['A-030'], given: '모두 동의한 뒤 ‘전체 동의 안 함’을 고름', outcome: '필수 0개 고르고 8개 남음, 선택 0개 고르고 1개 남음', ask: () => counted(disagreeAll(choose('info', 'all'))) },
    { proves: ['A-028'], given: '공공마이데이터: 첫째 묶음의 모두 동의를 누름', outcome: '필수 3개 고르고 3개 남음, 선택 0개 고르고 0개 남음', ask: () => counted(toggleConsentGroup(FIRST_VISIT, 'mydataPersonal')) },
    { proves: ['A-028'], given: '공공마이데이터: 첫째 묶음의 모두 동의를 두 번 누름', outcome: '필수 0개 고르고 6개 남음, 선택 0개 고르고 0개 남음', ask: () => counted(toggleConsentGroup(toggleConsentGroup(FIRST_VISIT, 'mydataPersonal'), 'mydataPersonal')) },
    { proves: ['A-038'], given: '공공마이데이터: 첫째 묶음을 고르지 않고 둘째 묶음의 모두 동의를 누름', outcome: '필수 0개 고르고 6개 남음, 선택 0개 고르고 0개 남음', ask: () => counted(toggleConsentGroup(FIRST_VISIT, 'mydataProvide')) },
    { proves: ['A-028'], given: '묶음의 모두 동의가 켜짐: 하나를 풂', outcome: '아니요', ask: () => yesNoWord(isConsentGroupAgreed(toggleConsentItem(choose('mydata', 'all'), 'mydata_method_yn'), 'mydataPersonal')) },
    { proves: ['A-030'], given: '‘전체 동의 안 함’을 고른 뒤 한 항목을 고름', outcome: '아무것도 켜져 있지 않다', ask: () => BULK_WORDS[decideBulkChoice(toggleConsentItem(choose('mydata', 'declined'), 'mydata_method_yn')).verdict] },
    { proves: ['D2-113'], given: '공공마이데이터에서 모두 고름 (모두 필수)', outcome: '모두 동의', ask: () => BULK_WORDS[decideBulkChoice(choose('mydata', 'all')).verdict] },
    { proves: ['A-039'], given: '모두 동의한 뒤 첫째 묶음의 하나를 풂', outcome: '필수 2개 고르고 4개 남음, 선택 0개 고르고 0개 남음', ask: () => counted(toggleConsentItem(choose('mydata', 'all'), 'mydata_method_yn')) },
    { proves: ['A-027'], given: '펼친 내용: 고를 수 있는 묶음의 항목을 펼침', outcome: '1개', ask: () => opened(toggleConsentContent(FIRST_VISIT, 'mydata_method_yn')) },
    { proves: ['A-039'], given: '펼친 내용: 고를 수 없는 묶음의 항목을 펼침', outcome: '0개', ask: () => opened(toggleConsentContent(FIRST_VISIT, 'mydata_notice_yn')) },
    { proves: ['A-035'], given: '저장된 동의: 아무것도 없음', outcome: '접수하지 않는다', ask: () => savedConsents({}) },
    { proves: ['A-041'], given: '저장된 동의: 첫째 화면만 모두 동의', outcome: '접수하지 않는다', ask: () => savedConsents(PERSONAL) },
    { proves: ['A-035', 'A-041'], given: '저장된 동의: 두 화면 모두 동의', outcome: '접수한다', ask: () => savedConsents({ ...PERSONAL, ...AGREED }) },
    { proves: ['A-045'], given: '저장된 동의: 첫째 화면은 모두 동의, 공공마이데이터는 모두 거부', outcome: '공공마이데이터 없이 접수한다', ask: () => savedConsents({ ...PERSONAL, ...DECLINED }) },
    { proves: ['A-045'], given: '저장된 동의: 공공마이데이터는 모두 거부, 거부를 막는 설정', outcome: '접수하지 않는다', ask: () => savedConsents({ ...PERSONAL, ...DECLINED }, 'block') },
  ],
})
