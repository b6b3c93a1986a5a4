import type { DecisionCaseFrom } from '../kernel/decide.ts'
import { PROGRAMME_PLACEHOLDERS } from '../programme/programme-placeholders.ts'
import { casesOf, type FunctionCase, makeTableRuleEntry } from '../rule-book/rule-entry.ts'
import { APPLICATION_DOCUMENT_KINDS, type DocumentRefusal, decideApplicationDocument, applicationDocumentFacts, parseApplicationDocument, wrongTypeReasonOf } from './application-document.ts'
import { detectFileKind } from './file-signature.ts'
import { SIZE, fileInWords, bytesFromHex } from './upload-words.rules.ts'

const LIMIT = 10_485_760

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

/**
 * Selected files (name, size, the type that the browser reports, the first bytes in hexadecimal) and their verdicts.
 */
export const APPLICATION_DOCUMENT_CASES: readonly DecisionCaseFrom<{
  about: string
  file: { readonly name: string; readonly size: number; readonly type: string; readonly hex?: string }
}, DocumentRefusal | 'image/jpeg' | 'image/png' | 'application/pdf'>[] = [
  { proves: ['A-085'], rule: 'FD-6', about: 'exactly the limit', file: { name: 'a.pdf', size: LIMIT, type: 'application/pdf' }, verdict: 'application/pdf' },
  { proves: ['A-085'], rule: 'FD-2', about: 'one byte above', file: { name: 'a.pdf', size: LIMIT + 1, type: 'application/pdf' }, verdict: 'tooLarge' },
  { proves: ['A-085'], rule: 'FD-2', about: 'one byte above, of another type', file: { name: 'a.gif', size: LIMIT + 1, type: 'image/gif' }, verdict: 'tooLarge' },
  { proves: ['A-086'], rule: 'FD-6', about: 'jpg', file: { name: 'a.jpg', size: 1, type: 'image/jpeg' }, verdict: 'image/jpeg' },
  { proves: ['A-086'], rule: 'FD-6', about: 'jpeg', file: { name: 'a.jpeg', size: 1, type: 'image/jpeg' }, verdict: 'image/jpeg' },
  { proves: ['A-086'], rule: 'FD-6', about: 'upper case', file: { name: 'A.B.PNG', size: 1, type: 'image/png' }, verdict: 'image/png' },
  { proves: ['A-086'], rule: 'FD-6', about: 'no type given', file: { name: 'a.PDF', size: 1, type: '' }, verdict: 'application/pdf' },
  { proves: ['A-086'], rule: 'FD-6', about: 'generic type', file: { name: 'a.pdf', size: 1, type: 'application/octet-stream' }, verdict: 'application/pdf' },
  { proves: ['A-086'], rule: 'FD-3', about: 'heic', file: { name: 'a.heic', size: 1, type: 'image/heic' }, verdict: 'wrongType' },
  { proves: ['A-086'], rule: 'FD-3', about: 'gif', file: { name: 'a.gif', size: 1, type: 'image/gif' }, verdict: 'wrongType' },
  { proves: ['A-086'], rule: 'FD-3', about: 'no extension', file: { name: 'pdf', size: 1, type: 'application/pdf' }, verdict: 'wrongType' },
  { proves: ['A-086'], rule: 'FD-4', about: 'allowed name, other type', file: { name: 'a.pdf', size: 1, type: 'text/html' }, verdict: 'wrongType' },
  { proves: ['A-086'], rule: 'FD-3', about: 'other name, allowed type', file: { name: 'a.exe', size: 1, type: 'application/pdf' }, verdict: 'wrongType' },
  { proves: ['A-086'], rule: 'FD-3', about: 'two extensions', file: { name: 'a.pdf.exe', size: 1, type: '' }, verdict: 'wrongType' },
  { proves: ['A-086', 'P-309'], rule: 'FD-5', about: 'bytes of a GIF', file: { name: 'a.png', size: 9, type: 'image/png', hex: '474946383961' }, verdict: 'wrongType' },
  { proves: ['A-086', 'P-309'], rule: 'FD-5', about: 'bytes of a ZIP', file: { name: 'a.pdf', size: 9, type: 'application/pdf', hex: '504b0304' }, verdict: 'wrongType' },
  { proves: ['A-086', 'P-309'], rule: 'FD-5', about: 'bytes of a program', file: { name: 'a.jpg', size: 9, type: 'image/jpeg', hex: '4d5a9000' }, verdict: 'wrongType' },
  { proves: ['A-086', 'P-309'], rule: 'FD-5', about: 'bytes of HTML', file: { name: 'a.jpg', size: 9, type: '', hex: '3c21444f43545950452068746d6c3e' }, verdict: 'wrongType' },
  {
    proves: ['A-086', 'P-309'],
    rule: 'FD-5',
    about: 'bytes of an SVG',
    file: {
      name: 'a.png',
      size: 9,
      type: '',
      hex: '3c3f786d6c2076657273696f6e3d22312e30223f3e0a3c73766720783d2231223e',
    },
    verdict: 'wrongType',
  },
  { proves: ['A-086', 'P-309'], rule: 'FD-5', about: 'bytes of a WebP', file: { name: 'a.png', size: 9, type: 'image/png', hex: '524946460000000057454250' }, verdict: 'wrongType' },
  { proves: ['A-086', 'P-309'], rule: 'FD-5', about: 'bytes of a HEIC', file: { name: 'a.jpg', size: 9, type: 'image/jpeg', hex: '000000186674797068656963' }, verdict: 'wrongType' },
  { proves: ['P-309'], rule: 'FD-6', about: 'no type given, bytes of a PNG', file: { name: 'a.jpg', size: 9, type: '', hex: '89504e470d0a1a0a' }, verdict: 'image/png' },
  { proves: ['D3-141'], rule: 'FD-5', about: 'bytes that begin like no allowed type', file: { name: 'a.pdf', size: 9, type: 'application/pdf', hex: '00010203' }, verdict: 'wrongType' },
  { proves: ['A-277'], rule: 'FD-1', about: 'an empty file', file: { name: 'a.pdf', size: 0, type: 'application/pdf' }, verdict: 'empty' },
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
