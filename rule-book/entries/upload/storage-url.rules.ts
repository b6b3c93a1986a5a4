import { formatDuration } from '#domain/time/duration'
import { EVIDENCE_FILE_PARAMETERS } from '#domain/upload/evidence-file'
import { decideStorageUrl, decideUploadUrl, type StorageCall, type StorageUrl } from '#domain/upload/storage-url'
import { casesOf, makeTableRuleEntry } from '../../rule-entry.ts'
import { bytesInWords } from './upload-words.rules.ts'

const ASKED = { type: true, category: true, name: true, application: true }

export const UPLOAD_URL_RULE = makeTableRuleEntry({
  prefix: 'UA',
  title: '올릴 주소',
  synonyms: ['등록할 수 없는 파일 구분', '파일 이름을 확인할 수 없습니다'],
  question: '증빙이나 의견의 파일을 올릴 주소를 줍니까?',
  no: 121,
  answer: '받는 형식과 구분, 이름이 있는 파일에, 제출한 신청이 있으면 올릴 주소를 준다.',
  table: decideUploadUrl.table,
  facts: {
    type: '증빙·의견으로 받는 형식 (제46조)',
    category: '영수증이나 의견이라고 적음',
    name: '빈칸이 아닌 이름 (보이지 않는 글자는 이름으로 본다)',
    application: '본인이 제출한 신청이 있음',
  },
  verdicts: {
    ok: '준다',
    otherType: '받지 않는 형식이어서 거절한다',
    otherCategory: '증빙도 의견도 아니어서 거절한다',
    noName: '이름이 없어 거절한다',
    noApplication: '제출한 신청이 없어 거절한다',
  },
  cases: [
    { proves: ['P-288'], rule: 'UA-5', facts: ASKED, verdict: 'ok' },
    { proves: ['P-288'], rule: 'UA-1', facts: { type: false, category: false, name: false, application: false }, verdict: 'otherType' },
    { proves: ['P-288'], rule: 'UA-2', facts: { ...ASKED, category: false, name: false, application: false }, verdict: 'otherCategory' },
    { proves: ['P-288'], rule: 'UA-3', facts: { ...ASKED, name: false, application: false }, verdict: 'noName' },
    { proves: ['P-288'], rule: 'UA-4', facts: { ...ASKED, application: false }, verdict: 'noApplication' },
  ],
})

const MAX_BYTES = EVIDENCE_FILE_PARAMETERS.fileBytes
const LAST_MOMENT = EVIDENCE_FILE_PARAMETERS.urlSeconds * 1000 - 1
const UPLOAD: StorageUrl = { method: 'PUT', path: 'a', type: 'application/pdf', expiresAt: LAST_MOMENT + 1, usedAt: null, maxBytes: MAX_BYTES }
const DOWNLOAD: StorageUrl = { ...UPLOAD, method: 'GET', type: null }
const SENT: StorageCall = { method: 'PUT', path: 'a', type: 'application/pdf', length: MAX_BYTES, now: LAST_MOMENT }
const READ: StorageCall = { method: 'GET', path: 'a', type: '', length: 0, now: LAST_MOMENT }
const LATE = { now: LAST_MOMENT + 1 }
const OTHER = { type: 'image/png', length: MAX_BYTES + 1 }
const USED = { ...UPLOAD, usedAt: 1 }

const ACTIONS = { PUT: '올리기', GET: '내려받기' } as const

export const STORAGE_URL_RULE = makeTableRuleEntry({
  prefix: 'UP',
  title: '저장소의 주소',
  synonyms: ['올릴 주소가 끝남', '내려받는 주소가 끝남', '주소를 두 번 씀'],
  question: '저장소가 이 주소로 파일을 받거나 내줍니까?',
  no: 122,
  answer: '준 그대로의 주소를 정한 시간 안에 쓰면 받거나 내준다.',
  table: decideStorageUrl.table,
  facts: {
    issued: '서버가 이 일(올리기, 내려받기)에 준 그대로의 주소',
    expired: `전송을 시작할 때 준 지 ${formatDuration(EVIDENCE_FILE_PARAMETERS.urlSeconds * 1000)}이 지남`,
    used: '이미 파일을 올린 주소 (올릴 때만 본다)',
    type: '주소를 받을 때 적은 형식 (올릴 때만 본다)',
    size: `${bytesInWords(EVIDENCE_FILE_PARAMETERS.fileBytes)}까지 (올릴 때만 본다)`,
  },
  verdicts: {
    ok: '받거나 내준다',
    otherUrl: '다른 주소여서 거절한다',
    expired: '지난 주소여서 거절한다',
    used: '쓴 주소여서 거절한다',
    otherType: '형식이 달라 거절한다',
    tooLarge: '커서 거절한다',
  },
  cases: casesOf([
    { proves: ['P-289'], rule: 'UP-6', url: UPLOAD, call: SENT, verdict: 'ok' },
    { proves: ['P-290'], rule: 'UP-6', url: DOWNLOAD, call: READ, verdict: 'ok' },
    { proves: ['P-289'], rule: 'UP-1', url: UPLOAD, call: READ, verdict: 'otherUrl' },
    { proves: ['P-290'], rule: 'UP-1', url: DOWNLOAD, call: SENT, verdict: 'otherUrl' },
    { proves: ['P-289'], rule: 'UP-1', url: USED, call: { ...SENT, ...LATE, ...OTHER, path: 'b' }, verdict: 'otherUrl' },
    { proves: ['P-289'], rule: 'UP-2', url: USED, call: { ...SENT, ...LATE, ...OTHER }, verdict: 'expired' },
    { proves: ['P-290'], rule: 'UP-2', url: DOWNLOAD, call: { ...READ, ...LATE }, verdict: 'expired' },
    { proves: ['P-289'], rule: 'UP-3', url: USED, call: { ...SENT, ...OTHER }, verdict: 'used' },
    { proves: ['P-289'], rule: 'UP-4', url: UPLOAD, call: { ...SENT, ...OTHER }, verdict: 'otherType' },
    { proves: ['P-289'], rule: 'UP-5', url: UPLOAD, call: { ...SENT, length: MAX_BYTES + 1 }, verdict: 'tooLarge' },
  ], ({ url, call }) => ({
    given: [
      ['받은 주소', `${ACTIONS[url.method]}${url.type === null ? '' : ` (${url.type})`}${url.usedAt === null ? '' : ', 이미 씀'}`],
      ['하는 일', `${ACTIONS[call.method]}${url.path === call.path ? '' : ', 고친 주소'}`],
      ['준 지', formatDuration(call.now)],
      ...(call.method === 'PUT' ? ([['보낸 것', `${call.type} ${bytesInWords(call.length)}`]] as const) : []),
    ],
    ask: () => decideStorageUrl(url, call),
  })),
})
