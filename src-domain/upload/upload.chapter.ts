import { formatDuration } from '../kernel/duration.ts'
import { type RuleChapter, makeLimitTable } from '../rule-book/rule-entry.ts'
import { APPLICATION_DOCUMENT_RULE } from './application-document.rules.ts'
import { APPLICATION_DOCUMENT_KINDS } from './application-document.ts'
import { EVIDENCE_FILE_RULE } from './evidence-file.rules.ts'
import { EVIDENCE_FILE_PARAMETERS, EVIDENCE_MIME_TYPES, HEIC_MIME_TYPE_BY_EXTENSION } from './evidence-file.ts'
import { STORED_FILE_RULE, FILE_REFERENCE_RULE } from './file-reference.rules.ts'
import { STORAGE_URL_RULE, UPLOAD_URL_RULE } from './storage-url.rules.ts'
import { MAX_STORED_NAME_LENGTH, MAX_KEPT_EXTENSION_LENGTH } from './stored-file.ts'
import { bytesInWords } from './upload-words.rules.ts'

const untilRefused = (milliseconds: number) => `${formatDuration(milliseconds)}, 넘으면 FE-6의 말로 거절한다`

const keysOf = (entries: readonly (readonly [string, unknown])[]) => entries.map(([key]) => key).join(', ')

export const UPLOAD_CHAPTER: RuleChapter = {
  concept: 'upload',
  title: '파일',
  rules: [
    APPLICATION_DOCUMENT_RULE,
    EVIDENCE_FILE_RULE,
    FILE_REFERENCE_RULE,
    UPLOAD_URL_RULE,
    STORAGE_URL_RULE,
    STORED_FILE_RULE,
  ],
  referenceTables: [
    {
      title: '받는 파일의 형식',
      synonyms: ['파일 형식', '확장자', 'jpg 파일', 'png 파일', 'pdf 파일', 'heic 파일'],
      question: '신청서류와 증빙·의견으로 어떤 형식의 파일을 받습니까?',
      no: 46,
      answer: '신청서류는 JPEG, PNG, PDF를, 증빙과 의견은 거기에 WEBP와 HEIC를 더 받는다.',
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
    },
    makeLimitTable({
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
