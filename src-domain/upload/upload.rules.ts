import { decide } from '../kernel/decide.ts'
import { formatDuration } from '../kernel/duration.ts'
import { type RuleChapter, type FactChoice, makeLimitTable, makeTableRuleEntry } from '../rule-book/rule-entry.ts'
import { APPLICATION_DOCUMENT_CASES, bytesFromHex } from './application-document.cases.ts'
import {
  APPLICATION_DOCUMENT_TABLE,
  APPLICATION_DOCUMENT_KINDS,
  type DocumentRefusal,
  applicationDocumentFacts,
} from './application-document.ts'
import { EVIDENCE_FILE_CASES } from './evidence-file.cases.ts'
import {
  HEIC_MIME_TYPE_BY_EXTENSION,
  EVIDENCE_FILE_TABLE,
  EVIDENCE_FILE_PARAMETERS,
  EVIDENCE_MIME_TYPES,
  type AcceptedEvidence,
  type EvidenceRefusal,
  evidenceFacts,
} from './evidence-file.ts'
import { FILE_REFERENCE_CASES, STORED_FILE_CASES } from './file-reference.cases.ts'
import {
  FILE_REFERENCE_TABLE,
  STORED_FILE_TABLE,
  decideStoredFile,
  type DetectedFileKind,
  decideFileReference,
} from './file-reference.ts'
import { detectFileKind } from './file-signature.ts'
import { STORAGE_URL_CASES, UPLOAD_URL_CASES } from './storage-url.cases.ts'
import { STORAGE_URL_TABLE, UPLOAD_URL_TABLE, decideUploadUrl, decideStorageUrl } from './storage-url.ts'

const SIZE = { empty: '0바이트', within: '상한까지', above: '상한을 넘음' } as const

type WrittenFile = (typeof EVIDENCE_FILE_CASES)[number]['file']

const untilRefused = (milliseconds: number) => `${formatDuration(milliseconds)}, 넘으면 FE-6의 말로 거절한다`
const bytesInWords = (bytes: number) => `${bytes.toLocaleString('ko-KR')}바이트`

const contentInWords = (kind: DetectedFileKind) => {
  if (kind === null) return '아직 보지 않음'
  return kind === 'unknown' ? '알려진 형식이 아님' : kind.toUpperCase()
}

const fileInWords = ({ name, size, type, hex }: WrittenFile): readonly FactChoice<string>[] => {
  return [
    ['이름', name],
    ['크기', bytesInWords(size)],
    ['브라우저가 알린 형식', type === '' ? '없음' : type],
    ['파일 내용', contentInWords(hex === undefined ? null : (detectFileKind(bytesFromHex(hex)) ?? 'unknown'))],
  ]
}

type DocumentVerdict = (typeof APPLICATION_DOCUMENT_CASES)[number]['verdict']

/** True for a refusal. An accepted file has its content type as verdict, and only a content type has a slash. */
const isRefusal = (verdict: DocumentVerdict): verdict is DocumentRefusal => !verdict.includes('/')

type WrittenVerdict = (typeof EVIDENCE_FILE_CASES)[number]['verdict']

/** Returns the verdict without the content type that a case writes after `asIs` and `shrink`. */
const handlingOf = (verdict: WrittenVerdict): EvidenceRefusal | AcceptedEvidence['handling'] => {
  if (verdict.startsWith('asIs ')) return 'asIs'
  return verdict.startsWith('shrink ') ? 'shrink' : (verdict as EvidenceRefusal)
}

const limitInWords = (limit: number | undefined): readonly FactChoice<string>[] =>
  limit === undefined ? [] : [['이 자리의 상한', bytesInWords(limit)]]

const keysOf = (entries: readonly (readonly [string, unknown])[]) => entries.map(([key]) => key).join(', ')

export const UPLOAD_CHAPTER: RuleChapter = {
  concept: 'upload',
  title: '파일',
  rules: [
    makeTableRuleEntry({
      prefix: 'FD',
      title: '신청서류 파일',
      synonyms: [
        '업로드 한도',
        '신청서류 HEIC',
        '파일 형식',
        '신청 증빙서류 파일',
        '신청 첨부파일',
        '어떤 형식과 크기',
        '첨부할 수 있는 파일',
      ],
      question: '이 파일을 신청서류로 첨부할 수 있습니까?',
      parameters: ['MAX_FILE_SIZE_BYTES'],
      table: APPLICATION_DOCUMENT_TABLE,
      facts: {
        size: { name: '크기', values: SIZE },
        extension: {
          name: '확장자',
          values: { allowed: '받는 형식', other: '받는 형식이 아니거나 없음' },
        },
        type: {
          name: '브라우저가 알린 형식',
          values: { allowed: '받는 형식', none: '알리지 않음', other: '받지 않는 형식' },
        },
        bytes: {
          name: '파일의 앞부분 내용',
          values: {
            allowed: '받는 형식',
            unknown: '읽지 못함',
            other: '받지 않는 형식이거나, 보았으나 알아볼 수 없음',
          },
        },
      },
      verdicts: {
        ok: '첨부할 수 있다',
        empty: '내용이 없는 파일이어서 첨부할 수 없다',
        tooLarge: '상한을 넘어 첨부할 수 없다',
        wrongType: '형식이 달라 첨부할 수 없다',
      },
      cases: APPLICATION_DOCUMENT_CASES.map(({ proves, rule, file, verdict }) => ({
        proves,
        rule,
        verdict: isRefusal(verdict) ? verdict : ('ok' as const),
        given: fileInWords(file),
        ask: () =>
          decide(APPLICATION_DOCUMENT_TABLE, applicationDocumentFacts({ ...file, firstBytes: bytesFromHex(file.hex) })),
      })),
    }),
    makeTableRuleEntry({
      prefix: 'FE',
      title: '증빙·의견 파일',
      synonyms: ['사진이 너무 커', '큰 사진', '아이폰 사진', '한글 파일', '동영상', 'gif 파일'],
      question: '이 파일을 증빙이나 의견의 자료로 낼 수 있습니까?',
      parameters: ['MAX_FILE_SIZE_BYTES'],
      table: EVIDENCE_FILE_TABLE,
      facts: {
        claim: {
          name: '이름과 브라우저가 알린 형식',
          values: {
            accepted: '받는 형식',
            none: '알리지 않음',
            other: '받지 않는 형식',
          },
        },
        bytes: {
          name: '파일의 앞부분 내용',
          values: {
            accepted: '받는 형식',
            unknown: '보지 못했거나 알아볼 수 없음',
            unreadable: '받는 형식이라고 알렸으나 내용이 그 형식이 아님 (깨짐. 드문 HEIC는 받음)',
            other: '받지 않는 형식',
          },
        },
        kind: { name: '파일의 종류', values: { picture: '사진', pdf: 'PDF' } },
        size: { name: '크기', values: { within: SIZE.within, above: SIZE.above } },
      },
      verdicts: {
        asIs: '그대로 낸다',
        shrink:
          '사진을 가로세로 비율을 지켜 줄여서 낸다 (P-171). 이 기기가 열지 못하거나 (D3-17) 줄여도 상한을 넘으면 낼 수 없다 (P-172)',
        wrongType: '형식이 달라 낼 수 없다',
        unreadable: '파일이 깨져 낼 수 없다',
        pdfTooLarge: 'PDF가 상한을 넘어 낼 수 없다',
        cannotShrink: '사진을 줄일 수 없어 낼 수 없다',
      },
      cases: EVIDENCE_FILE_CASES.map(({ proves, rule, file, limit, verdict }) => ({
        proves,
        rule,
        verdict: handlingOf(verdict),
        given: [...fileInWords(file), ...limitInWords(limit)],
        ask: () =>
          decide(
            EVIDENCE_FILE_TABLE,
            evidenceFacts(
              { ...file, firstBytes: bytesFromHex(file.hex) },
              { bytes: limit ?? EVIDENCE_FILE_PARAMETERS.fileBytes },
            ),
          ),
      })),
    }),
    makeTableRuleEntry({
      prefix: 'SF',
      title: '증빙과 의견에 쓰는 파일',
      synonyms: ['이미 다른 증빙에 사용된 파일', '이미 첨부한 파일', '파일을 두 번', '같은 파일'],
      question: '증빙이나 의견에 이 파일을 쓸 수 있습니까?',
      table: FILE_REFERENCE_TABLE,
      facts: {
        own: '이 신청으로 올린 파일 (신청서류도 된다)',
        unused: {
          name: '이미 다른 증빙이나 의견에 냈거나 (취소한 것은 빼고), 이번에 두 번 적음',
          values: { true: '아니요', false: '예' },
        },
      },
      verdicts: {
        ok: '쓸 수 있다 (내용은 FS)',
        notFound: '올린 파일을 찾을 수 없어 거절한다',
        used: '이미 쓴 파일이어서 거절한다',
      },
      cases: { ofFacts: FILE_REFERENCE_CASES, ask: decideFileReference },
    }),
    makeTableRuleEntry({
      prefix: 'UA',
      title: '올릴 주소',
      synonyms: ['등록할 수 없는 파일 구분', '파일 이름을 확인할 수 없습니다'],
      question: '증빙이나 의견의 파일을 올릴 주소를 줍니까?',
      table: UPLOAD_URL_TABLE,
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
      cases: { ofFacts: UPLOAD_URL_CASES, ask: decideUploadUrl },
    }),
    makeTableRuleEntry({
      prefix: 'UP',
      title: '저장소의 주소',
      synonyms: ['올릴 주소가 끝남', '내려받는 주소가 끝남', '주소를 두 번 씀'],
      question: '저장소가 이 주소로 파일을 받거나 내줍니까?',
      table: STORAGE_URL_TABLE,
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
      cases: { ofFacts: STORAGE_URL_CASES, ask: decideStorageUrl },
    }),
    makeTableRuleEntry({
      prefix: 'FS',
      title: '저장된 파일',
      question: '올린 이 파일을 증빙이나 의견의 자료로 접수할 수 있습니까?',
      table: STORED_FILE_TABLE,
      facts: {
        size: {
          name: '크기',
          values: { zero: '0바이트', some: '1바이트 이상', unknown: '알 수 없음' },
        },
        genuine: '파일의 내용이 형식과 맞음 (내용을 보기 전에는 맞다고 본다)',
      },
      verdicts: {
        ok: '접수할 수 있다',
        empty: '내용이 없어 접수할 수 없다',
        otherKind: '내용이 다른 형식이어서 접수할 수 없다',
      },
      cases: STORED_FILE_CASES.map(({ size, type, detectedKind, ...example }) => ({
        ...example,
        given: [
          ['크기', size === null ? '알 수 없음' : bytesInWords(size)],
          ['저장된 형식', type],
          ['파일 내용', detectedKind === null ? '아직 보지 않음 (형식은 FE가 판정)' : contentInWords(detectedKind)],
        ],
        ask: () => decideStoredFile({ size, type }, detectedKind),
      })),
    }),
  ],
  referenceTables: [
    {
      title: '받는 파일의 형식',
      synonyms: ['파일 형식', '확장자', 'jpg 파일', 'png 파일', 'pdf 파일', 'heic 파일'],
      question: '신청서류와 증빙·의견으로 어떤 형식의 파일을 받습니까?',
      source: [APPLICATION_DOCUMENT_KINDS, EVIDENCE_MIME_TYPES],
      columns: ['형식', '확장자', '브라우저가 알린 형식'],
      rows: [
        ...Object.entries(APPLICATION_DOCUMENT_KINDS).map(([kind, { extensions, mimeTypes }]) => ({
          cells: [`신청서류: ${kind.toUpperCase()}`, extensions.join(', '), `${mimeTypes.join(', ')}, 알리지 않음`],
          ref: 'A-086',
        })),
        ...[...new Set(Object.values(EVIDENCE_MIME_TYPES))].map((kind) => {
          const extensions = Object.entries(HEIC_MIME_TYPE_BY_EXTENSION).filter(
            ([, type]) => EVIDENCE_MIME_TYPES[type] === kind,
          )
          const types = Object.entries(EVIDENCE_MIME_TYPES).filter(([, named]) => named === kind)
          const typed = extensions.length === 0 ? '보지 않음' : `${keysOf(extensions)} (형식을 모를 때만 본다)`
          return { cells: [`증빙·의견: ${kind.toUpperCase()}`, typed, keysOf(types)], ref: ['P-166', 'P-167'] }
        }),
      ],
    },
    makeLimitTable({
      title: '증빙·의견 파일의 한도',
      synonyms: ['사진 크기', '그림을 얼마나 줄이나', '해상도'],
      question: '증빙과 의견의 파일은 얼마나 클 수 있고, 큰 사진은 얼마로 줄입니까?',
      limits: EVIDENCE_FILE_PARAMETERS,
      words: {
        fileBytes: { name: '파일 하나', says: (bytes) => `${bytesInWords(bytes)}까지`, ref: 'P-298' },
        resize: {
          width: { name: '줄인 사진의 너비', says: (pixels) => `${pixels}픽셀까지`, ref: 'P-170' },
          height: { name: '줄인 사진의 높이', says: (pixels) => `${pixels}픽셀까지`, ref: 'P-170' },
          quality: { name: '줄인 사진의 품질', says: String, ref: 'P-170' },
        },
        pdfWindow: {
          width: { name: 'PDF 창의 너비', says: (pixels) => `${pixels}픽셀`, ref: 'P-298' },
          height: { name: 'PDF 창의 높이', says: (pixels) => `${pixels}픽셀`, ref: 'P-298' },
        },
        urlSeconds: {
          name: '저장소의 주소',
          says: (seconds) =>
            `${formatDuration(seconds * 1000)} 동안 쓰고, 올리는 주소는 한 번만 쓴다. 끝났거나 쓴 주소이면 화면이 새 주소를 한 번 더 받고, 그것도 거절되면 올리지 못한다. 형식이 다르거나 파일이 ${bytesInWords(EVIDENCE_FILE_PARAMETERS.fileBytes)}를 넘으면 거절한다`,
          ref: ['P-289', 'P-312'],
        },
        parallelUploads: { name: '한 번에 보내는 파일', says: (files) => `${files}개`, ref: 'D1-383' },
        openingMs: {
          browser: { name: '사진을 여는 시간', says: untilRefused, ref: 'D3-17' },
          heic: { name: '따로 푸는 HEIC를 여는 시간', says: untilRefused, ref: 'D3-17' },
        },
      },
    }),
  ],
}
