import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { formatDuration } from '#domain/time/duration'
import { APPLICATION_DOCUMENT_ACCEPT, APPLICATION_DOCUMENT_KINDS, wrongTypeReasonOf } from '#domain/upload/application-document'
import {
  type AcceptedEvidence,
  decideEvidenceFile,
  EVIDENCE_ACCEPT,
  EVIDENCE_FILE_PARAMETERS,
  EVIDENCE_MIME_TYPES,
  evidenceFacts,
  type EvidenceRefusal,
  HEIC_MIME_TYPE_BY_EXTENSION,
  parseEvidenceFile,
  previewKindOf,
} from '#domain/upload/evidence-file'
import { EVIDENCE_FILE_CASES } from '#domain/upload/evidence-file.cases'
import { admitFiles } from '#domain/upload/file-list'
import { fitIntoBox, type PixelSize } from '#domain/upload/image-size'
import {
  cutFileName,
  cutStoredFileName,
  MAX_KEPT_EXTENSION_LENGTH,
  MAX_STORED_NAME_LENGTH,
  sanitiseFileName,
  toJpegFileName,
} from '#domain/upload/stored-file'
import { bytesFromHex } from '#domain/upload/examples/bytes-from-hex'
import {
  casesOf,
  type FactChoice,
  type FunctionCase,
  makeLimitTable,
  makeTableRuleEntry,
  type ReferenceTableEntry,
} from '../../rule-entry.ts'
import { bytesInWords, fileInWords, SIZE } from './upload-words.rules.ts'

type WrittenVerdict = (typeof EVIDENCE_FILE_CASES)[number]['verdict']

/** Returns the verdict without the content type that a case writes after `asIs` and `shrink`. */
const handlingOf = (verdict: WrittenVerdict): EvidenceRefusal | AcceptedEvidence['handling'] => {
  if (verdict.startsWith('asIs ')) return 'asIs'
  return verdict.startsWith('shrink ') ? 'shrink' : (verdict as EvidenceRefusal)
}

const limitInWords = (limit: number | undefined): readonly FactChoice<string>[] =>
  limit === undefined ? [] : [['이 자리의 상한', bytesInWords(limit)]]

/** The content types that the accepted files of the cases are sent with. */
const SENT_TYPE_CASES: readonly FunctionCase[] = EVIDENCE_FILE_CASES.flatMap(({ proves: [first = 'P-166', ...further], file, limit, verdict }) => {
  const [, type] = verdict.split(' ')
  const given = [...fileInWords(file), ...limitInWords(limit)].map(([name, word]) => `${name} ${word}`).join(' · ')
  const ask = () => {
    const parsed = parseEvidenceFile({ ...file, firstBytes: bytesFromHex(file.hex) }, { bytes: limit ?? EVIDENCE_FILE_PARAMETERS.fileBytes })
    return parsed.ok ? parsed.value.contentType : '내지 않는다'
  }
  return type === undefined ? [] : [{ proves: [first, ...further], given: `보내는 형식: ${given}`, outcome: type, ask }]
})

export const EVIDENCE_FILE_RULE = makeTableRuleEntry({
  prefix: 'FE',
  title: '증빙·의견 파일',
  synonyms: ['사진이 너무 커', '큰 사진', '아이폰 사진', '한글 파일', '동영상', 'gif 파일'],
  question: '이 파일을 증빙이나 의견의 자료로 낼 수 있습니까?',
  no: 43,
  answer: `${PROGRAMME_PLACEHOLDERS.megabytes}MB 이하인 사진과 PDF는 그대로 내고, 더 큰 사진은 줄여서 내며, 더 큰 PDF는 낼 수 없다.`,
  notes: [
    { says: `의견 화면은 ${DEFAULT_SETTINGS.opinionShownLimitMb}MB까지라고 안내하지만 파일 크기 상한까지 받는다.`, refs: ['D3-03'] },
  ],
  parameters: ['MAX_FILE_SIZE_BYTES'],
  table: decideEvidenceFile.table,
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
  cases: casesOf(EVIDENCE_FILE_CASES.map((example) => ({
    ...example,
    verdict: handlingOf(example.verdict),
  })), ({ file, limit }) => ({
    given: [...fileInWords(file), ...limitInWords(limit)],
    ask: () =>
      decideEvidenceFile(evidenceFacts(
          { ...file, firstBytes: bytesFromHex(file.hex) },
          { bytes: limit ?? EVIDENCE_FILE_PARAMETERS.fileBytes },
        ),
      ),
  })),
  functionCases: SENT_TYPE_CASES,
})

const untilRefused = (milliseconds: number) => `${formatDuration(milliseconds)}, 넘으면 상한을 넘는 사진만 FE-6의 말로 거절하고, 상한까지의 사진은 미리 보이지 않고 그대로 낸다`

const keysOf = (entries: readonly (readonly [string, unknown])[]) => entries.map(([key]) => key).join(', ')

const DOCUMENT_KINDS = Object.keys(APPLICATION_DOCUMENT_KINDS).join(', ').toUpperCase()

const FURTHER_EVIDENCE_KINDS = [...new Set(Object.values(EVIDENCE_MIME_TYPES))]
  .filter((kind) => !Object.hasOwn(APPLICATION_DOCUMENT_KINDS, kind))
  .join(', ')
  .toUpperCase()

export const FILE_KINDS_REFERENCE_TABLE: ReferenceTableEntry = {
  title: '받는 파일의 형식',
  synonyms: ['파일 형식', '확장자', 'jpg 파일', 'png 파일', 'pdf 파일', 'heic 파일'],
  question: '신청서류와 증빙·의견으로 어떤 형식의 파일을 받습니까?',
  no: 46,
  answer: `신청서류는 ${DOCUMENT_KINDS} 파일을, 증빙과 의견은 거기에 ${FURTHER_EVIDENCE_KINDS} 파일을 더 받는다.`,
  notes: [
    { says: '브라우저가 형식을 알리지 않거나 ‘알 수 없음’이라고 알리면 형식을 모르는 것이다. 그때 신청서류도 증빙·의견도 파일의 앞부분 내용과 확장자로 본다. 확장자는 대소문자를 가리지 않는다.', refs: ['P-167', 'P-309'] },
    { says: `파일의 종류는 이름이 아니라 앞부분 내용으로 정한다 (이름이 jpg인 PDF는 PDF이다). 증빙·의견 파일의 이름에서 글자, 숫자, 마침표, 붙임표, 밑줄이 아닌 것은 밑줄로 바꾸고 남는 것이 없으면 file로 보내며, 서버는 이름을 ${MAX_STORED_NAME_LENGTH}자에서 자르되 ${MAX_KEPT_EXTENSION_LENGTH}자까지의 확장자는 남긴다.`, refs: ['P-176', 'P-309', 'D3-141'] },
  ],
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
}

const ACCEPTED = { ok: true, value: { contentType: 'image/png', handling: 'asIs' } } as const
const admitted = (listed: readonly string[], chosen: readonly string[], max: number | null): string => {
  const { kept, duplicates, excess } = admitFiles(
    listed.map((name) => ({ name, size: 1 })),
    chosen.map((name) => ({ file: { name, size: 1 }, checked: ACCEPTED })),
    { max },
  )
  return `${kept.length}개를 더 담고, 같은 것 ${duplicates.length}개와 넘는 것 ${excess}개를 뺀다`
}
const cutWords = (name: string): string => {
  const cut = cutFileName(name)
  return `${cut.length}자, 끝은 ${cut.slice(-4)}`
}
const refusedFiles = (...codes: readonly ('wrongType' | 'unreadable')[]): string =>
  admitFiles([], codes.map((code, index) => ({ file: { name: `${index + 1}번`, size: index }, checked: { ok: false, code } as const })), { max: 3 })
    .faults.map(({ code, names }) => `${{ wrongType: '형식', unreadable: '깨짐', pdfTooLarge: '크기', cannotShrink: '크기' }[code]}: ${names.join(', ')}`)
    .join(' / ')
/** Chooses a file again that has become unacceptable, and returns why it is left out. */
const refusedAgain = (): string => {
  const file = { name: 'a', size: 1 }
  const { faults, duplicates } = admitFiles([file], [{ file, checked: { ok: false, code: 'unreadable' } }], { max: 3 })
  return `받을 수 없는 것 ${faults.length}개, 같은 것 ${duplicates.length}개`
}
const preview = (mimeType: string | null, name: string): string =>
  ({ pdf: 'PDF로 보인다', image: '그림으로 보인다', other: '내려받기만 한다' })[previewKindOf(mimeType, name)]
const sizeWords = (picture: PixelSize): string => {
  const { width, height } = fitIntoBox(picture, { width: 2000, height: 2000 })
  return `${width}×${height}`
}

export const EVIDENCE_LIMITS_REFERENCE_TABLE = makeLimitTable({
  title: '증빙·의견 파일의 한도',
  synonyms: ['사진 크기', '그림을 얼마나 줄이나', '해상도', '내용이 없는 파일 빼기', '0바이트 파일을 빼고', '정상 파일만 등록'],
  question: '증빙과 의견의 파일은 얼마나 클 수 있고, 큰 사진은 얼마로 줄입니까?',
  no: 75,
  answer: '파일의 크기와, 큰 사진을 줄이는 크기이다.',
  notes: [
    { says: '고른 파일은 이렇게 담고, 뺀 까닭을 모두 알린다. ① 받을 수 없는 파일을 뺀다. ② 본래 이름과 크기가 이미 있는 파일과 같은 것을 뺀다. ③ 남은 것을 고른 차례대로 정한 수까지 담는다.', refs: ['P-156', 'P-157', 'P-174', 'P-175', 'P-177'] },
    { says: '같은 파일인지는 한 목록 안에서 이름과 크기로만 보고, 내용은 견주지 않는다. 영업증빙과 실적증빙에, 또는 신청서류의 두 칸에 같은 파일을 내는 것은 막지 않는다.', refs: ['P-174'] },
    { says: '사진은 줄여도 키우지는 않고, 이미 작으면 JPEG로 다시 적기만 하며, 비치는 곳은 희게 된다.', refs: ['D3-15', 'D3-17'] },
    { says: '보내다가 여러 파일이 실패하면 서버의 거절, 시간 초과, 열 수 없는 파일, 그 밖의 실패의 차례로 하나만 알리고, 파일마다 실패했다고 표시한다.', refs: ['P-307', 'P-076', 'P-075'] },
    { says: '파일은 고르거나 끌어다 놓거나 휴대폰의 사진기로 올리고, 증빙과 의견의 칸에는 붙여 넣기도 하며, 모두 같은 줄을 따른다. 파일 하나를 받는 칸에 여럿을 놓으면 처음 것만 받고 나머지는 알리지 않는다. 받지 않는 파일을 골라도 앞에 고른 신청서류는 그대로 남는다.', refs: ['P-308'] },
    { says: '올린 파일 가운데 내용이 없는 것이 있으면 정상 파일만 등록할지 묻는다. 그러겠다고 하면 그것을 빼고 나머지를 등록하고 (VF), 아니면 등록하지 않는다.', refs: ['P-065', 'P-066', 'P-067'] },
    { says: '올린 파일의 크기를 알 수 없으면 내용이 있는 것으로 보고 보내며, 서버가 FS-1로 다시 본다.', refs: ['P-069', 'D3-23'] },
    { says: '새 파일을 모두 올려 두고, 삭제로 표시한 것을 먼저 지운 다음 바꾼 파일과 기간, 총계를 저장한다 (지금 설정, 제82조). 올리기가 실패하면 아무것도 바꾸지 않는다.', refs: ['P-141', 'D3-08'] },
    { says: '상한까지의 사진은 HEIC도, 촬영 시각과 위치 정보도 그대로 낸다. 줄인 사진에는 그 정보가 없고, 이름의 끝이 jpg가 된다.', refs: ['D3-98', 'P-173', 'P-310'] },
  ],
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
        `${formatDuration(seconds * 1000)} 동안 쓰고, 올리는 주소는 한 번만 쓴다. 시간이 지나 만료되었거나 쓴 주소이거나 형식이 달라 저장소가 403으로 거절하면 화면이 새 주소를 한 번만 더 받아 다시 올리고, 그것도 거절되면 올리지 못한다. 올린 답을 받지 못했으면 다음에는 저장소에 같은 크기의 파일이 있는지 먼저 보아, 있으면 (빈 파일 말고는) 다시 올리지 않는다. 형식이 다르거나 파일이 ${bytesInWords(EVIDENCE_FILE_PARAMETERS.fileBytes)}를 넘으면 거절한다`,
      ref: ['P-289', 'P-312'],
    },
    parallelUploads: { name: '한 번에 보내는 파일', says: (files) => `${files}개`, ref: 'D1-383' },
    openingMs: {
      browser: { name: '사진을 여는 시간', says: untilRefused, ref: 'D3-17' },
      heic: { name: '따로 푸는 HEIC를 여는 시간', says: untilRefused, ref: 'D3-17' },
    },
  },
  functionCases: [
    { proves: ['P-175'], given: '2개를 담은 목록(3개까지)에 2개를 더 고름', outcome: '1개를 더 담고, 같은 것 0개와 넘는 것 1개를 뺀다', ask: () => admitted(['a', 'b'], ['c', 'd'], 3) },
    { proves: ['D3-21'], given: '2개를 담은 목록(제한 없음)에 2개를 더 고름', outcome: '2개를 더 담고, 같은 것 0개와 넘는 것 0개를 뺀다', ask: () => admitted(['a', 'b'], ['c', 'd'], null) },
    { proves: ['P-174'], given: '이름과 크기가 같은 파일을 다시 고름', outcome: '0개를 더 담고, 같은 것 1개와 넘는 것 0개를 뺀다', ask: () => admitted(['a'], ['a'], 3) },
    { proves: ['P-174'], given: '한 번에 같은 파일을 두 번 고름', outcome: '1개를 더 담고, 같은 것 1개와 넘는 것 0개를 뺀다', ask: () => admitted([], ['a', 'a'], 3) },
    { proves: ['P-174', 'P-177'], given: '이미 담은 파일과 이름과 크기가 같지만 받을 수 없는 파일을 고름', outcome: '받을 수 없는 것 1개, 같은 것 0개', ask: refusedAgain },
    { proves: ['P-174'], given: '이름이 같고 크기가 다른 파일을 고름', outcome: '1개를 더 담는다', ask: () => `${admitFiles([{ name: 'a', size: 1 }], [{ file: { name: 'a', size: 2 }, checked: ACCEPTED }], { max: 3 }).kept.length}개를 더 담는다` },
    { proves: ['P-176'], given: '‘영수증 1(최종).JPG’로 보내는 이름', outcome: '영수증_1_최종_.JPG', ask: () => sanitiseFileName('영수증 1(최종).JPG') },
    { proves: ['P-176'], given: '‘???.pdf’로 보내는 이름', outcome: 'file.pdf', ask: () => sanitiseFileName('???.pdf') },
    { proves: ['P-288'], given: '300자인 이름에 .jpg', outcome: '255자, 끝은 .jpg', ask: () => cutWords(`${'가'.repeat(300)}.jpg`) },
    { proves: ['P-288'], given: '300자인 이름에 11자인 확장자', outcome: '255자, 끝은 가가가가', ask: () => cutWords(`${'가'.repeat(300)}.abcdefghijk`) },
    { proves: ['P-288'], given: '300자인 이름에 10자인 확장자', outcome: '255자, 끝은 ghij', ask: () => cutWords(`${'가'.repeat(300)}.abcdefghij`) },
    { proves: ['P-288'], given: '255자인 이름', outcome: '255자, 끝은 가가가가', ask: () => cutWords('가'.repeat(255)) },
    { proves: ['P-310', 'D3-15'], given: '줄인 사진 ‘사진.png’의 이름', outcome: '사진.jpg', ask: () => toJpegFileName('사진.png') },
    { proves: ['P-171'], given: '4000×3000인 사진을 2000×2000 안으로 줄임', outcome: '2000×1500', ask: () => sizeWords({ width: 4000, height: 3000 }) },
    { proves: ['P-171'], given: '3000×4000인 사진을 2000×2000 안으로 줄임', outcome: '1500×2000', ask: () => sizeWords({ width: 3000, height: 4000 }) },
    { proves: ['D3-15'], given: '1000×500인 사진을 2000×2000 안으로 줄임', outcome: '1000×500', ask: () => sizeWords({ width: 1000, height: 500 }) },
    { proves: ['D2-26'], given: '신청서류의 파일 고르기가 받는 것', outcome: '.jpg,.jpeg,.png,.pdf,image/jpeg,image/png,application/pdf', ask: () => APPLICATION_DOCUMENT_ACCEPT },
    { proves: ['P-166'], given: '증빙·의견의 파일 고르기가 받는 것', outcome: 'image/jpeg,image/jpg,image/png,image/webp,image/heic,image/heif,image/heic-sequence,image/heif-sequence,application/pdf,.jpg,.jpeg,.png,.webp,.heic,.heif,.pdf', ask: () => [EVIDENCE_ACCEPT].flat().join(',') },
    { proves: ['P-177', 'D3-141'], given: '받을 수 없는 파일 셋: 1번과 3번은 형식, 2번은 깨짐', outcome: '형식: 1번, 3번 / 깨짐: 2번', ask: () => refusedFiles('wrongType', 'unreadable', 'wrongType') },
    { proves: ['P-288'], given: '빈칸이 있고 300자인 이름에 .jpg로 서버가 저장하는 이름', outcome: '255자, 처음은 _가', ask: () => { const name = cutStoredFileName(` ${'가'.repeat(300)}.jpg`); return `${name.length}자, 처음은 ${name.slice(0, 2)}` } },
    { proves: ['A-188', 'P-108'], given: '형식을 모르는 파일 ‘a.PDF’의 미리보기', outcome: 'PDF로 보인다', ask: () => preview(null, 'a.PDF') },
    { proves: ['A-188', 'P-108'], given: '형식을 모르는 파일 ‘a.gif’의 미리보기', outcome: '그림으로 보인다', ask: () => preview(null, 'a.gif') },
    { proves: ['A-188', 'P-108'], given: '형식을 모르는 파일 ‘a.hwp’의 미리보기', outcome: '내려받기만 한다', ask: () => preview(null, 'a.hwp') },
    { proves: ['A-188', 'P-108'], given: '그림이라고 온 파일 ‘a.pdf’의 미리보기', outcome: '그림으로 보인다', ask: () => preview('image/png', 'a.pdf') },
    { proves: ['D3-525'], given: 'HEIC를 신청서류로 고름', outcome: 'heic', ask: () => wrongTypeReasonOf({ name: 'a.heic', type: '', size: 1, firstBytes: new Uint8Array() }) },
  ],
})
