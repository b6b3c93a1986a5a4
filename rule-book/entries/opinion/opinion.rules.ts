import { applicationStatusName } from '#domain/application-status/application-status.table'
import { cutOpinionContent, decideArrivedOpinion, decideOpinionEntries, decideOpinionSubmission, isHeldSinceAnswer, isLastOpinionWithoutFiles, opinionAttachmentLimitMegabytes, opinionContentLength, parseOpinionContent, decideSameAsOpinionDraft, decideSameOpinion } from '#domain/opinion/opinion'
import { ARRIVED_OPINION_CASES, OPINION_ENTRIES_CASES, OPINION_SUBMISSION_CASES } from '#domain/opinion/opinion.cases'
import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { characterCount } from '#domain/text/characters'
import { normaliseUnicode } from '#domain/text/normal-form'
import { casesOf, makeTableRuleEntry, yesNoWord } from '../../rule-entry.ts'
import { SAME_SUBMISSION_WORDS } from '../sending/same-submission.rules.ts'
import { formatDefaultSetting } from '../settings/setting-words.rules.ts'

export const OPINION_SUBMISSION_RULE = makeTableRuleEntry({
  prefix: 'OP',
  title: '의견제출 자격',
  synonyms: ['이의신청', '이의신청은 어디로', '이의신청 전화번호', '이의신청은 어디에', '이의 제기', '답변 대기', '의견 답변', '의견 수정'],
  question: '보류에 대한 의견을 지금 제출할 수 있습니까?',
  no: 61,
  answer: `보류 상태인 신청에만 ${PROGRAMME_PLACEHOLDERS.maxOpinions}번까지 의견을 낼 수 있고, 답변을 기다리는 동안에는 낼 수 없다.`,
  notes: [
    { says: `의견 하나는 ${PROGRAMME_PLACEHOLDERS.opinionLength}자와 파일 ${PROGRAMME_PLACEHOLDERS.maxOpinionFiles}개까지이다.`, refs: ['P-153', 'P-156'] },
    { says: '낸 의견은 어느 상태에서도 고치거나 지울 수 없다.', refs: ['P-111'] },
    { says: `이의신청은 이 시스템이 받지 않고, 이의신청 안내의 누리집이나 전화로 한다. 신청결과는 미선정이면 언제나, 선정 뒤에는 지급 절차가 시작되었거나 결정된 증빙(승인, 대상선정, 미선정, 지급완료)이 있는데 금액이 한도보다 적으면 이를 안내한다.`, refs: ['P-255', 'D3-272', 'D2-350'] },
  ],
  parameters: ['MAX_OPINIONS'],
  table: decideOpinionSubmission.table,
  facts: {
    isOnHold: '신청이 보류 상태',
    hasOpinion: '제출한 의견이 있음',
    isFull: '의견제출 횟수를 다 씀',
    isAwaiting: '답변을 기다리는 의견이 있음',
  },
  verdicts: {
    ok: '제출할 수 있다',
    awaiting: '답변을 기다리는 의견이 있어 제출할 수 없다',
    limit: '횟수를 다 써서 제출할 수 없다',
    limitAwaiting: '횟수를 다 썼고 마지막 답변을 기다린다',
    readOnly: '제출한 의견과 답변만 볼 수 있다',
    closed: '볼 것이 없어 신청결과로 돌아간다',
  },
  cases: casesOf(OPINION_SUBMISSION_CASES, ({ status, answers }) => ({
    given: [
      ['신청의 진행상태', applicationStatusName(status)],
      [
        '의견 (오래된 것부터)',
        answers.map((answer) => (answer === 'Y' ? '답변 있음' : '답변 없음')).join(', ') || '없음',
      ],
    ],
    ask: () => decideOpinionSubmission({ status, opinions: answers.map((answer) => ({ isAnswered: answer === 'Y' })) }),
  })),
})

/** Returns the number and the kind of the letters of an opinion, counted apart from the rule. */
const contentWords = (content: string): string => {
  const composed = normaliseUnicode(content, 'NFC')
  const kind = /\p{Extended_Pictographic}/u.test(content) ? '그림 글자 ' : content === composed ? '' : '나뉜 한글 '
  return `${kind}${[...composed].length}자`
}

const sentContent = (text: string): string => {
  const parsed = parseOpinionContent(text)
  return parsed.ok ? `‘${parsed.value}’` : '보내지 않는다'
}
const asks = (earlier: number, files: number): string => (isLastOpinionWithoutFiles(earlier, files) ? '다시 묻는다' : '묻지 않는다')
const before = (answeredAt: number): string => yesNoWord(isHeldSinceAnswer({ updatedAt: 2, opinions: [{ isAnswered: true, updatedAt: answeredAt }] }))

export const OPINION_ENTRIES_RULE = makeTableRuleEntry({
  prefix: 'OC',
  title: '의견의 내용과 파일 수',
  synonyms: ['의견을 빈칸으로', '의견이 비어 있음', '의견을 길게'],
  question: '이 내용과 파일의 의견을 접수할 수 있습니까?',
  no: 91,
  answer: `의견은 비어 있지 않고 ${PROGRAMME_PLACEHOLDERS.opinionLength}자와 파일 ${PROGRAMME_PLACEHOLDERS.maxOpinionFiles}개를 넘지 않아야 한다.`,
  notes: [
    { says: `첨부파일은 내지 않아도 된다. 화면에서는 ${PROGRAMME_PLACEHOLDERS.opinionLength}자를 넘는 글자가 칸에서 잘리고, 파일을 ${PROGRAMME_PLACEHOLDERS.maxOpinionFiles}개 넘게 고르면 앞의 ${PROGRAMME_PLACEHOLDERS.maxOpinionFiles}개만 담고 알리므로, OC-2와 OC-3은 서버만 거절한다.`, refs: ['P-153', 'P-156'] },
  ],
  parameters: ['MAX_OPINION_LENGTH', 'MAX_OPINION_FILES'],
  table: decideOpinionEntries.table,
  facts: {
    blank: '내용이 비어 있거나 빈칸, 보이지 않는 글자뿐임',
    long: '의견내용 길이를 넘음',
    files: '의견 첨부파일 수를 넘음',
    emptyFile: '내용이 없는 파일(0바이트)이 있음',
    large: { name: '파일 하나가 상한을 넘음', note: formatDefaultSetting('opinionEnforcedBytes') },
  },
  verdicts: {
    ok: '접수한다 (파일은 SF, FS)',
    empty: '내용이 없어 거절한다',
    tooLong: '내용이 길어 거절한다',
    tooManyFiles: '파일이 많아 거절한다',
    fileEmpty: '파일에 내용이 없어 거절한다',
    fileTooLarge: '파일이 커서 거절한다',
  },
  cases: casesOf(OPINION_ENTRIES_CASES, ({ content, files, sizes = [] }) => ({
    given: [
      ['의견내용', contentWords(content.trim())],
      ['파일', [`${files}개`, ...sizes.map((bytes) => `${bytes.toLocaleString('ko-KR')}바이트`)].join(', ')],
    ],
    ask: () =>
      decideOpinionEntries(
        content,
        Array.from({ length: files }, (_, at) => sizes[at] ?? 1),
        DEFAULT_SETTINGS,
      ),
  })),
  functionCases: [
    { proves: ['P-153'], given: '201자를 적은 칸', outcome: '200자', ask: () => `${characterCount(cutOpinionContent('가'.repeat(201)))}자` },
    { proves: ['P-153'], given: '😀 201자를 적은 칸', outcome: '200자', ask: () => `${characterCount(cutOpinionContent('😀'.repeat(201)))}자` },
    { proves: ['D3-106'], given: '나뉘어 온 자모 ‘가’의 길이', outcome: '1자', ask: () => `${opinionContentLength('\u1100\u1161')}자` },
    { proves: ['P-152'], given: '앞뒤에 빈칸이 있는 내용을 보냄', outcome: '‘의견’', ask: () => sentContent('  의견  ') },
    { proves: ['P-152'], given: '빈칸뿐인 내용을 보냄', outcome: '보내지 않는다', ask: () => sentContent('   ') },
    { proves: ['D3-213', 'D3-302'], given: '파일 없는 첫째 의견을 물음', outcome: '묻지 않는다', ask: () => asks(0, 0) },
    { proves: ['D3-213', 'D3-302'], given: '파일 없는 마지막 의견을 물음', outcome: '다시 묻는다', ask: () => asks(1, 0) },
    { proves: ['D3-213', 'D3-302'], given: '파일 1개인 마지막 의견을 물음', outcome: '묻지 않는다', ask: () => asks(1, 1) },
    { proves: ['P-158'], given: '안내하는 상한: 설정 3,145,728바이트', outcome: '3MB', ask: () => `${opinionAttachmentLimitMegabytes({ opinionEnforcedBytes: 3_145_728 })}MB` },
    { proves: ['D1-551'], given: '안내하는 상한: 설정 20,971,520바이트', outcome: '10MB', ask: () => `${opinionAttachmentLimitMegabytes({ opinionEnforcedBytes: 20_971_520 })}MB` },
    { proves: ['D2-740'], given: '이번 보류 전의 답변: 답변이 보류보다 앞섬', outcome: '예', ask: () => before(1) },
    { proves: ['D2-740'], given: '이번 보류 전의 답변: 답변이 보류와 같은 때', outcome: '아니요', ask: () => before(2) },
    { proves: ['D2-740'], given: '이번 보류 전의 답변: 의견이 없음', outcome: '아니요', ask: () => yesNoWord(isHeldSinceAnswer({ updatedAt: 2, opinions: [] })) },
  ],
})

const inHistory = (name: string, path: string) => ({ content: '의견', files: [{ id: '1', name, path, storedName: null, bytes: null, extension: null, mimeType: null }] })
const asSent = (content: string, path: string): string => SAME_SUBMISSION_WORDS[decideSameOpinion({ content, paths: [path] }, inHistory('a.jpg', '의견/1.jpg')).verdict]
const asDrafted = (content: string, name: string): string => SAME_SUBMISSION_WORDS[decideSameAsOpinionDraft({ content, names: [name] }, inHistory('사진.jpg', '의견/1.jpg')).verdict]

export const ARRIVED_OPINION_RULE = makeTableRuleEntry({
  prefix: 'OA',
  title: '도착한 의견',
  synonyms: ['의견이 도착했는지', '의견을 두 번 보내면', '창 두 개에서 의견'],
  question: '기관에 있는 의견이 방금 보낸 것일 수 있습니까, 답변을 아직 읽지 않은 것입니까?',
  no: 142,
  answer: '답변이 없고 보내기 전에 없던 의견만 보낸 의견일 수 있다.',
  table: decideArrivedOpinion.table,
  facts: { answered: '답변이 있음', known: '화면에 이미 있음' },
  verdicts: {
    new: '방금 보낸 것일 수 있다. 내용을 견준다 (SA)',
    old: '앞서 낸 의견이다',
    unread: '다른 창에서 낸 의견이다. 보내기 전이면 보내지 않고 답변을 먼저 보여준다',
  },
  cases: ARRIVED_OPINION_CASES,
  functionCases: [
    { proves: ['D3-139'], given: '보낸 내용과 파일이 기관의 것과 같음', outcome: '같은 것이 접수되었다', ask: () => asSent('의견', '의견/1.jpg') },
    { proves: ['D3-139'], given: '보낸 내용만 기관의 것과 다름', outcome: '다른 것이 접수되었다', ask: () => asSent('다른 의견', '의견/1.jpg') },
    { proves: ['D3-139'], given: '보낸 파일만 기관의 것과 다름', outcome: '다른 것이 접수되었다', ask: () => asSent('의견', '의견/2.jpg') },
    { proves: ['P-315'], given: '보낸 의견이 기관에 없음', outcome: '접수되지 않았다', ask: () => SAME_SUBMISSION_WORDS[decideSameOpinion({ content: '의견', paths: [] }, null).verdict] },
    { proves: ['P-315'], given: '쓰던 의견의 파일 ‘사진.png’과 기관의 ‘사진.jpg’ (줄인 사진)', outcome: '같은 것이 접수되었다', ask: () => asDrafted('의견', '사진.png') },
    { proves: ['P-315'], given: '쓰던 의견의 파일 ‘그림.png’과 기관의 ‘사진.jpg’', outcome: '다른 것이 접수되었다', ask: () => asDrafted('의견', '그림.png') },
  ],
})
