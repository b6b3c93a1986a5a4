import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import { APPLICATION_DOCUMENT_KINDS, type DocumentRefusal, decideApplicationDocument, applicationDocumentFacts, parseApplicationDocument, wrongTypeReasonOf } from '#domain/upload/application-document'
import { APPLICATION_DOCUMENT_CASES } from '#domain/upload/application-document.cases'
import { detectFileKind } from '#domain/upload/file-signature'
import { bytesFromHex } from '#domain/upload/examples/bytes-from-hex'
import { casesOf, type FunctionCase, makeTableRuleEntry } from '../../rule-entry.ts'
import { SIZE, fileInWords } from './upload-words.rules.ts'

/** The first bytes of files in hexadecimal, and the kinds that they show. */
const LEADING_BYTES: readonly (readonly [hex: string, kind: string])[] = [
  ['ffd8ff', 'JPEG'],
  ['89504e470d0a1a0a', 'PNG'],
  ['255044462d', 'PDF'],
  ['524946460000000057454250', 'WEBP'],
  ['000000186674797068656963', 'HEIC'],
  ['000000186674797068656978', 'HEIC'],
  ['000000186674797068657663', 'HEIC'],
  ['00000018667479706865696d', 'HEIC'],
  ['000000186674797068656973', 'HEIC'],
  ['00000018667479706865766d', 'HEIC'],
  ['000000186674797068657673', 'HEIC'],
  ['00000018667479706d696631', 'HEIC'],
  ['00000018667479706d736631', 'HEIC'],
  ['474946383761', 'GIF'],
  ['474946383961', 'GIF'],
  ['504b0304', 'ZIP'],
  ['504b0506', 'ZIP'],
  ['4d5a', 'PROGRAM'],
  ['7f454c46', 'PROGRAM'],
  ['cafebabe', 'PROGRAM'],
  ['cffaedfe', 'PROGRAM'],
  ['2321', 'PROGRAM'],
  ['ffd8', '모름'],
  ['0000001866747970', '모름'],
  ['ff255044462d', 'PDF'],
]
const LEADING_TEXTS: readonly (readonly [text: string, kind: string])[] = [
  ['<svg ', 'SVG'],
  ['<SVG>', 'SVG'],
  ['<svgx', '모름'],
  ['<html>', 'HTML'],
  ['<!DOCTYPE html>', 'HTML'],
  ['<head>', 'HTML'],
  ['<body>', 'HTML'],
  ['<script>', 'HTML'],
  ['<iframe>', 'HTML'],
  ['<meta>', 'HTML'],
  ['<title>', 'HTML'],
  ['<titles>', '모름'],
  ['\u00ef\u00bb\u00bf\n<?xml version="1.0"?><!-- a --><!DOCTYPE svg><svg>', 'SVG'],
  [`${'x'.repeat(507)}%PDF-`, 'PDF'],
  [`${'x'.repeat(508)}%PDF-`, '모름'],
]
const shownKind = (bytes: Uint8Array | undefined): string => detectFileKind(bytes)?.toUpperCase() ?? '모름'
const bytesOfText = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const shortText = (text: string): string => text.replace(/x{9,}/, (run) => `(글자 ${run.length}개)`).replace('\u00ef\u00bb\u00bf\n', '(BOM, 줄바꿈)')

const SIGNATURE_CASES: readonly FunctionCase[] = [
  ...LEADING_BYTES.map(([hex, kind]): FunctionCase => ({ proves: ['P-309'], given: `파일의 앞부분 ${hex}`, outcome: kind, ask: () => shownKind(bytesFromHex(hex)) })),
  ...LEADING_TEXTS.map(([text, kind]): FunctionCase => ({ proves: ['P-309'], given: `파일의 앞부분 ‘${shortText(text)}’`, outcome: kind, ask: () => shownKind(bytesOfText(text)) })),
]

type DocumentVerdict = (typeof APPLICATION_DOCUMENT_CASES)[number]['verdict']

/** True for a refusal. An accepted file has its content type as verdict, and only a content type has a slash. */
const isRefusal = (verdict: DocumentVerdict): verdict is DocumentRefusal => !verdict.includes('/')

const sentAs = (name: string, type: string, hex: string): string => {
  const parsed = parseApplicationDocument({ name, type, size: 9, firstBytes: bytesFromHex(hex) })
  return parsed.ok ? parsed.value.contentType : '받지 않는다'
}
const reason = (name: string, hex: string): string =>
  ({ heic: '아이폰 사진이라고 알린다', content: '내용이 이름과 다르다고 알린다', other: '받는 형식을 알린다' })[wrongTypeReasonOf({ name, type: '', size: 9, firstBytes: bytesFromHex(hex) })]

const NAMED_EXTENSIONS = Object.values(APPLICATION_DOCUMENT_KINDS).map(({ extensions: [extension] }) => extension).join(', ')

export const APPLICATION_DOCUMENT_RULE = makeTableRuleEntry({
  prefix: 'FD',
  title: '신청서류 파일',
  synonyms: ['업로드 한도', '신청서류 HEIC', '파일 형식', '신청 증빙서류 파일', '신청 첨부파일', '어떤 형식과 크기', '첨부할 수 있는 파일'],
  question: '이 파일을 신청서류로 첨부할 수 있습니까?',
  no: 26,
  answer: `신청서류는 ${PROGRAMME_PLACEHOLDERS.megabytes}MB 이하이고 내용이 있는 ${NAMED_EXTENSIONS} 파일이어야 하고, HEIC는 받지 않는다.`,
  parameters: ['MAX_FILE_SIZE_BYTES'],
  table: decideApplicationDocument.table,
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
  cases: casesOf(APPLICATION_DOCUMENT_CASES.map(({ verdict, ...example }) => ({
    ...example,
    verdict: isRefusal(verdict) ? verdict : ('ok' as const),
  })), ({ file }) => ({
    given: fileInWords(file),
    ask: () =>
      decideApplicationDocument(applicationDocumentFacts({ ...file, firstBytes: bytesFromHex(file.hex) })),
  })),
  functionCases: [
    ...SIGNATURE_CASES,
    { proves: ['P-309'], given: '보내는 형식: 이름은 PDF, 앞부분은 JPEG', outcome: 'image/jpeg', ask: () => sentAs('a.pdf', 'application/pdf', 'ffd8ffe0') },
    { proves: ['P-309'], given: '보내는 형식: 이름은 JPG, 알린 형식은 PNG, 앞부분은 보지 못함', outcome: 'image/png', ask: () => sentAs('a.jpg', 'image/png', '') },
    { proves: ['P-309'], given: '보내는 형식: 이름은 JPG, 형식과 앞부분을 모름', outcome: 'image/jpeg', ask: () => sentAs('a.jpg', '', '') },
    { proves: ['D3-525'], given: '받지 않은 까닭: 이름이 a.heif', outcome: '아이폰 사진이라고 알린다', ask: () => reason('a.heif', '68656c6c6f') },
    { proves: ['D3-525'], given: '받지 않은 까닭: 이름은 PDF, 내용은 글', outcome: '내용이 이름과 다르다고 알린다', ask: () => reason('a.pdf', '68656c6c6f') },
    { proves: ['A-086'], given: '받지 않은 까닭: 이름이 a.hwp', outcome: '받는 형식을 알린다', ask: () => reason('a.hwp', '68656c6c6f') },
  ],
})
