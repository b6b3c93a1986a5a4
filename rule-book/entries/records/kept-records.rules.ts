import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import { isEmptyDraft, parseDraftFormName } from '#domain/records/draft'
import { decideKeptRecord, DRAFT_LIFE_MS, draftToContinue, type KeptRecordMetadata, recordKindOfDraft, toKeptDraft } from '#domain/records/kept-records'
import {
  KEPT_RECORDS,
  type KeptRow,
  RECORD_DELETION_EVENTS,
  type RecordDeletionEvent,
  type RecordKind,
  type RecordStorage,
} from '#domain/records/kept-records.table'
import { SESSION_SECONDS } from '#domain/session/timer'
import { formatDuration } from '#domain/time/duration'
import { type ReferenceTableEntry, yesNoWord } from '../../rule-entry.ts'

const KEPT_NAME: Readonly<Record<RecordKind, string>> = {
  session: '인증한 사람과 신청',
  adminToken: `관리자 로그인 (${formatDuration(SESSION_SECONDS * 1000)}, 연장하지 못함)`,
  applicationDraft: '신청서 작성 내용',
  proofDraft: '증빙·보완·의견 작성 내용',
  editDraft: '계좌·사업자 정보 수정 내용 (신청이 바뀌어도 지움, D2-139)',
  entries: '자가진단 답과 입력한 사업자등록번호',
  sentSupplement: '보낸 보완 (일부만 저장되면 이어서 보냄)',
  chosenFile: '고른 증빙·보완·의견 파일',
  sentApplication: '보낸 신청의 표시 (내용은 알 수 없음)',
  hiddenNotice: '팝업을 숨긴 날 (이용 안내의 ‘닫으신 공지 다시 보기’로 지움, D1-422)',
  clearScreen: '검은 바탕에 흰 글자',
  landingNews: '점검 안내가 바뀌었다는 표시 (다른 창에 알리고 바로 지움)',
}
const KEPT_PLACE: Readonly<Record<RecordStorage, string>> = {
  tab: '창',
  database: '브라우저',
  browser: '브라우저',
}
const KEPT_WHOSE = { person: '사람과 사업자', tab: '창', browser: '브라우저' } as const
const KEPT_EVENT: Readonly<Record<RecordDeletionEvent, string>> = {
  reload: '화면을 다시 엶',
  anotherPerson: '다른 사람이 인증',
  anotherNumber: '신청번호가 바뀜',
  received: '신청 접수',
  cancelled: '그 신청의 취소',
  sessionOver: '인증 만료나 거절',
  reset: '‘인증 끝내기’나 신청 없음',
  dayLater: `${DRAFT_LIFE_MS / 3_600_000}시간 지남`,
  otherRelease: '다른 판의 저장 형식',
}

const HOUR = 3_600_000
const SAVED_AT = 0
const KEPT = { owner: 'A', applicationNumber: 'DA1', savedAt: SAVED_AT } as const
const VISIT = { owner: 'A', applicationNumber: 'DA1', now: SAVED_AT } as const

const keptWords = (
  kind: RecordKind,
  visit: Partial<Parameters<typeof decideKeptRecord>[1]>,
  kept: Partial<KeptRecordMetadata> = {},
): string => {
  const { verdict, because } = decideKeptRecord({ kind, ...KEPT, ...kept }, { ...VISIT, ...visit })
  return `${verdict === 'stays' ? '남는다' : '지운다'} (${because.rule}, ${because.ref})`
}

const FLOW_WORDS = { application: '신청하던 것', result: '결과조회하던 것' } as const

const draftWords = (form: Parameters<typeof recordKindOfDraft>[0]): string => {
  const kind = recordKindOfDraft(form)
  const draft = toKeptDraft({ kind, ...KEPT })
  return `${KEPT_NAME[kind]}, ${FLOW_WORDS[draft?.flow ?? 'result']}, ${((draft?.until ?? 0) - SAVED_AT) / HOUR}시간`
}

/** Returns the draft with which a person continues, of an edit that was saved first and an application. */
const continuedDraftWords = (flow: keyof typeof FLOW_WORDS): string => {
  const drafts = (['editDraft', 'applicationDraft'] as const).flatMap((kind) => toKeptDraft({ kind, ...KEPT }) ?? [])
  return FLOW_WORDS[draftToContinue(drafts, flow)?.flow ?? 'result']
}

/** The cookies: the server sets the first two, the portal the last one. */
const COOKIES = [
  {
    cells: [
      '로그인',
      '브라우저',
      '사람과 사업자',
      `${formatDuration(SESSION_SECONDS * 1000)} 지남, 인증한 기록을 지움, 새로 로그인`,
    ],
    ref: ['E-188', 'E-140'],
  },
  {
    cells: [
      '브라우저 표시 (번호를 확인하거나 본인인증을 시작할 때 놓고, 인증할 때마다 바꾼다, LG-1)',
      '브라우저',
      '브라우저',
      `${formatDuration(SESSION_SECONDS * 1000)} 지남`,
    ],
    ref: ['E-190'],
  },
  {
    cells: ['줄을 선 표시', '브라우저', '브라우저', '제80조의 시간이 지남, 자리를 돌려줌 (QC)'],
    ref: ['P-202'],
  },
]

export const KEPT_RECORDS_REFERENCE_TABLE: ReferenceTableEntry = {
  title: '브라우저에 남는 것',
  synonyms: ['브라우저에 저장', '임시 저장', '작성 내용 보관', '세션 저장소', '로컬 저장소', '다른 사람이 인증하면', '보관 기간'],
  question: '입력한 것과 고른 파일이 어디에 누구의 것으로 남고, 무슨 일이 있으면 지워집니까?',
  no: 71,
  answer: `작성하던 내용은 같은 사람과 사업자에게만 ${PROGRAMME_PLACEHOLDERS.draftHours}시간 동안 그 창에 남고, 나머지는 표와 같다.`,
  notes: [
    { says: '신청서 작성 내용에는 주민등록번호, 서류와 실명인증·사업자 조회·계좌인증의 결과가 없어, 돌아오면 그것만 다시 한다.', refs: ['A-264', 'A-266'] },
    { says: '자가진단의 답은 그 화면에서 취소를 누르면 지운다. 사업자등록번호 입력의 취소는 “처음 화면으로 돌아가시겠습니까?”라고 물어, 예이면 지운다 (WH). 작성 내용은 보내거나 버리거나 더는 보낼 수 없게 되어도 (DF) 지운다. 되살린 은행이 은행 목록에 없으면 비운다.', refs: ['E-202', 'A-265', 'A-091'] },
    { says: `${PROGRAMME_PLACEHOLDERS.draftHours}시간이 지난 것은 불러오지 않으며, 그 뒤 이 브라우저에서 누가 작성 화면을 열거나 인증을 마칠 때 지운다. 아무도 열지 않으면 기기에 남는다.`, refs: ['A-265', 'D3-102'] },
    { says: '두 창에서 같은 양식을 쓰면 고른 파일은 함께 보관하여, 한 창에서 빼거나 보내거나 버린 것은 다른 창을 새로고침하면 되살리지 못한다.', refs: ['D3-102'] },
    { says: '주민등록번호와 신청서류, 실명인증·사업자 조회·계좌인증의 결과는 남기지 않는다.', refs: ['A-264', 'A-266'] },
    { says: 'HTTPS가 아닌 곳에서는 (localhost 말고는) 누구의 것인지 적을 수 없어 사람의 작성 내용과 파일, 보낸 신청의 표시를 남기지 않고, 양식이 그렇다고 알린다.', refs: ['A-266'] },
    { says: '내려받은 파일과 인쇄한 것은 이 누리집이 지우지 못한다.', refs: ['E-137'] },
  ],
  source: KEPT_RECORDS,
  columns: ['남는 것', '어디에 (창을 닫으면 지우고, 브라우저의 것은 남음)', '누구의 것', '지우는 일'],
  rows: [
    ...COOKIES,
    ...Object.entries<KeptRow>(KEPT_RECORDS).map(([kind, { place, whose, ofApplication, ref, goes }]) => {
      const deleted = RECORD_DELETION_EVENTS.flatMap((event) => {
        const by = goes[event]
        return by === undefined || event === 'otherRelease' ? [] : [{ event, by }]
      })
      /** A requirement is written once behind the events to which it belongs. */
      const deletedWords = deleted.map(({ event, by }, nth) =>
        deleted[nth + 1]?.by === by ? KEPT_EVENT[event] : `${KEPT_EVENT[event]} (${by})`,
      )
      return {
        cells: [
          KEPT_NAME[kind as RecordKind],
          KEPT_PLACE[place],
          ofApplication ? `${KEPT_WHOSE[whose]}, 한 신청` : KEPT_WHOSE[whose],
          deletedWords.join(', ') || '없음',
        ],
        ref: [...new Set([ref, ...deleted.map(({ by }) => by)])],
      }
    }),
  ],
  functionCases: [
    { proves: ['A-265'], given: '신청서 작성 내용: 저장하고 24시간에서 1밀리초 모자람', outcome: '남는다 (KP-3, A-264)', ask: () => keptWords('applicationDraft', { now: 24 * HOUR - 1 }) },
    { proves: ['A-265'], given: '신청서 작성 내용: 저장하고 24시간', outcome: '지운다 (KP-3, A-265)', ask: () => keptWords('applicationDraft', { now: 24 * HOUR }) },
    { proves: ['D3-102'], given: '고른 파일: 고르고 24시간', outcome: '지운다 (KP-9, D3-102)', ask: () => keptWords('chosenFile', { now: 24 * HOUR }) },
    { proves: ['D2-149'], given: '신청서 작성 내용: 다른 사람이 인증', outcome: '지운다 (KP-3, D2-149)', ask: () => keptWords('applicationDraft', { owner: 'B' }) },
    { proves: ['D2-149'], given: '신청서 작성 내용: 누구의 것인지 모름', outcome: '남는다 (KP-3, A-264)', ask: () => keptWords('applicationDraft', { owner: 'B' }, { owner: null }) },
    { proves: ['D2-149'], given: '증빙 작성 내용: 인증한 사람이 없음', outcome: '남는다 (KP-4, P-317)', ask: () => keptWords('proofDraft', { owner: null }) },
    { proves: ['D2-149'], given: '증빙 작성 내용: 신청번호가 바뀜', outcome: '지운다 (KP-4, D2-149)', ask: () => keptWords('proofDraft', { applicationNumber: 'DA2' }) },
    { proves: ['A-264'], given: '신청서 작성 내용: 신청번호가 바뀜', outcome: '남는다 (KP-3, A-264)', ask: () => keptWords('applicationDraft', { applicationNumber: 'DA2' }) },
    { proves: ['D2-149'], given: '증빙 작성 내용: 신청번호 없이 저장됨', outcome: '남는다 (KP-4, P-317)', ask: () => keptWords('proofDraft', { applicationNumber: 'DA2' }, { applicationNumber: '' }) },
    { proves: ['A-265'], given: '신청서 작성 내용: 저장한 때보다 시계가 23시간 앞섬', outcome: '남는다 (KP-3, A-264)', ask: () => keptWords('applicationDraft', { now: 25 * HOUR }, { savedAt: 2 * HOUR }) },
    { proves: ['D2-149'], given: '증빙 작성 내용: 이 창에 신청번호가 없음', outcome: '남는다 (KP-4, P-317)', ask: () => keptWords('proofDraft', { applicationNumber: '' }) },
    { proves: ['D3-521'], given: '보낸 신청의 표시: 그 신청의 취소', outcome: '지운다 (KP-10, D3-521)', ask: () => keptWords('sentApplication', { cancelled: 'DA1' }) },
    { proves: ['D3-521'], given: '보낸 신청의 표시: 다른 신청의 취소', outcome: '남는다 (KP-10, D2-108)', ask: () => keptWords('sentApplication', { cancelled: 'DA2' }) },
    { proves: ['D1-262'], given: '쓰던 신청서', outcome: '신청서 작성 내용, 신청하던 것, 24시간', ask: () => draftWords('application') },
    { proves: ['D1-262'], given: '쓰던 증빙 보완', outcome: '증빙·보완·의견 작성 내용, 결과조회하던 것, 24시간', ask: () => draftWords('supplement 501') },
    { proves: ['D1-262'], given: '쓰던 의견', outcome: '증빙·보완·의견 작성 내용, 결과조회하던 것, 24시간', ask: () => draftWords('opinion') },
    { proves: ['D1-262'], given: '쓰던 계좌정보 수정', outcome: '계좌·사업자 정보 수정 내용 (신청이 바뀌어도 지움, D2-139), 결과조회하던 것, 24시간', ask: () => draftWords('accountEdit DA1') },
    { proves: ['D1-262', 'D3-812'], given: '수정과 신청서를 쓰던 사람이 신청하다가 인증이 끝남: 먼저 잇는 것', outcome: '신청하던 것', ask: () => continuedDraftWords('application') },
    { proves: ['D1-262', 'D3-812'], given: '수정과 신청서를 쓰던 사람이 결과조회하다가 인증이 끝남: 먼저 잇는 것', outcome: '결과조회하던 것', ask: () => continuedDraftWords('result') },
    { proves: ['D1-262', 'D3-812'], given: '결과조회하던 것이 없는 사람이 결과조회하다가 인증이 끝남: 이을 것', outcome: '신청하던 것', ask: () => FLOW_WORDS[draftToContinue([{ flow: 'application' }], 'result')?.flow ?? 'result'] },
    { proves: ['D2-139'], given: '저장된 작성 내용의 이름 ‘supplement 501’을 읽음', outcome: '예', ask: () => yesNoWord(parseDraftFormName('supplement 501') !== null) },
    { proves: ['D2-139'], given: '저장된 작성 내용의 이름 ‘supplement’(증빙번호 없음)를 읽음', outcome: '아니요', ask: () => yesNoWord(parseDraftFormName('supplement') !== null) },
    { proves: ['D2-139'], given: '저장된 작성 내용의 이름 ‘application 501’을 읽음', outcome: '아니요', ask: () => yesNoWord(parseDraftFormName('application 501') !== null) },
    { proves: ['P-317'], given: '작성 내용이 빔: 적은 것도 고른 것도 없음', outcome: '예', ask: () => yesNoWord(isEmptyDraft({ entries: { content: '', years: [] }, files: [] })) },
    { proves: ['P-317'], given: '작성 내용이 빔: 한 글자를 적음', outcome: '아니요', ask: () => yesNoWord(isEmptyDraft({ entries: { content: '가', years: [] }, files: [] })) },
    { proves: ['P-317'], given: '작성 내용이 빔: 파일만 고름', outcome: '아니요', ask: () => yesNoWord(isEmptyDraft({ entries: { content: '' }, files: ['a.jpg'] })) },
  ],
}
