import { type PopupForm, type PopupField, type PopupFormRefusal, decidePopupForm } from '#domain/notice/popup-form'
import { casesOf, makeTableRuleEntry } from '../../rule-entry.ts'

const POPUP = { type: 'popup', content: '<p>안내</p>', start: '', end: '' } as const satisfies PopupForm

const LANDING = {
  type: 'landing',
  content: '<p>점검</p>',
  start: '2025-11-01T22:00',
  end: '2025-11-01T23:00',
} as const satisfies PopupForm

const DATE_WORDS = { missing: '비어 있음', unreadable: '읽을 수 없음', readable: '읽을 수 있음' } as const

const FIELD_WORDS: Readonly<Record<PopupField, string>> = { content: '내용', start: '시작 일시', end: '종료 일시' }

const FORM_REFUSAL_WORDS: Readonly<Record<PopupFormRefusal, string>> = {
  noContent: '내용이 없어 저장하지 않는다',
  missingDates: '일시가 없어 저장하지 않는다',
  unreadableDate: '일시를 읽을 수 없어 저장하지 않는다',
  endBeforeStart: '종료가 시작보다 빨라 저장하지 않는다',
}

export const POPUP_FORM_RULE = makeTableRuleEntry({
  prefix: 'PF',
  title: '팝업에 적은 것',
  synonyms: ['팝업이 저장되지 않음', '시작과 종료가 같으면', '빈 팝업', '점검 안내 등록', '랜딩 등록', '공지 등록 확인 순서'],
  question: '팝업이나 점검 안내에 적은 것을 저장할 수 있습니까?',
  no: 152,
  answer: '내용이 있고, 점검 안내는 종료가 시작보다 빠르지 않은 두 일시가 있어야 저장한다.',
  notes: [
    { says: '점검 안내는 화면에서 지우지 않고 사용을 끈다. 일시는 점검 안내에만 적고, 바꾸면 안내문에 적힌 같은 기간도 바뀐다. 팝업을 저장하면 노출기간(PV-5, PV-6)은 없어진다.', refs: ['P-214', 'D3-39', 'D3-40', 'D3-93'] },
    { says: '팝업이나 점검 안내(랜딩)를 등록하거나 고칠 때 내용, 두 일시가 적혀 있는지, 읽을 수 있는 일시인지, 종료가 시작보다 빠르지 않은지의 순서로 확인한다.', refs: ['P-222'] },
    { says: '시작과 종료가 같은 점검은 (간격보다 작은 분을 버려 같아진 것도) 시작되지 않는다.', refs: ['P-223'] },
  ],
  table: decidePopupForm.table,
  facts: {
    content: '내용에 보이는 글자나 그림이 있음',
    dated: '점검 안내',
    start: { name: '시작 일시', values: DATE_WORDS },
    end: { name: '종료 일시', values: DATE_WORDS },
    order: {
      name: '종료',
      values: { earlier: '시작보다 빠름', same: '시작과 같음', later: '시작보다 늦음', unknown: '견줄 수 없음' },
    },
  },
  verdicts: (verdict) =>
    verdict === 'ok' ? '저장한다' : `${FORM_REFUSAL_WORDS[verdict.refusal]} (${FIELD_WORDS[verdict.at]})`,
  cases: casesOf([
    { proves: ['P-221'], rule: 'PF-2', form: POPUP, verdict: 'ok' },
    { proves: ['P-223'], rule: 'PF-9', form: LANDING, verdict: 'ok' },
    { proves: ['P-220'], rule: 'PF-1', form: { ...POPUP, content: '' }, verdict: { refusal: 'noContent', at: 'content' } },
    { proves: ['P-220'], rule: 'PF-1', form: { ...POPUP, content: '<p> <br></p>' }, verdict: { refusal: 'noContent', at: 'content' } },
    { proves: ['P-220'], rule: 'PF-1', form: { ...POPUP, content: '<p>&nbsp;</p>' }, verdict: { refusal: 'noContent', at: 'content' } },
    // Invisible characters: zero-width space, soft hyphen, Hangul filler, joiner.
    { proves: ['P-220'], rule: 'PF-1', form: { ...POPUP, content: '<p>\u200B\u00AD<b>\u3164</b>\u2060&nbsp;&#160;&#XA0;</p>' }, verdict: { refusal: 'noContent', at: 'content' } },
    { proves: ['P-220'], rule: 'PF-1', form: { ...POPUP, content: '<p></p><p' }, verdict: { refusal: 'noContent', at: 'content' } },
    { proves: ['P-220'], rule: 'PF-2', form: { ...POPUP, content: '<p>\u200B가</p>' }, verdict: 'ok' },
    { proves: ['P-220'], rule: 'PF-2', form: { ...POPUP, content: '<p><img src="/a.png"></p>' }, verdict: 'ok' },
    { proves: ['P-220', 'P-222'], rule: 'PF-1', form: { ...LANDING, content: ' ', start: '' }, verdict: { refusal: 'noContent', at: 'content' } },
    { proves: ['P-221'], rule: 'PF-3', form: { ...LANDING, start: ' ' }, verdict: { refusal: 'missingDates', at: 'start' } },
    { proves: ['P-221'], rule: 'PF-3', form: { ...LANDING, start: '' }, verdict: { refusal: 'missingDates', at: 'start' } },
    { proves: ['P-221'], rule: 'PF-4', form: { ...LANDING, end: ' ' }, verdict: { refusal: 'missingDates', at: 'end' } },
    { proves: ['P-222'], rule: 'PF-4', form: { ...LANDING, start: 'soon', end: '' }, verdict: { refusal: 'missingDates', at: 'end' } },
    { proves: ['P-222'], rule: 'PF-5', form: { ...LANDING, start: '2025-02-30T00:00' }, verdict: { refusal: 'unreadableDate', at: 'start' } },
    { proves: ['P-222'], rule: 'PF-6', form: { ...LANDING, end: '2025-11-01T24:00' }, verdict: { refusal: 'unreadableDate', at: 'end' } },
    { proves: ['P-223'], rule: 'PF-7', form: { ...LANDING, end: '2025-11-01T21:59' }, verdict: { refusal: 'endBeforeStart', at: 'end' } },
    { proves: ['P-223'], rule: 'PF-8', form: { ...LANDING, end: '2025-11-01T22:00' }, verdict: 'ok' },
    { proves: ['P-223', 'D1-500'], rule: 'PF-9', form: { ...LANDING, end: '2025-11-01' }, verdict: 'ok' },
    { proves: ['P-223', 'D1-500'], rule: 'PF-7', form: { ...LANDING, end: '2025-10-31' }, verdict: { refusal: 'endBeforeStart', at: 'end' } },
  ], ({ form }) => ({
    given: [
      ['유형', form.type === 'landing' ? '점검 안내' : '팝업'],
      ['내용', `‘${form.content}’`],
      ['시작 일시', `‘${form.start}’`],
      ['종료 일시', `‘${form.end}’`],
    ],
    ask: () => decidePopupForm(form),
  })),
})
