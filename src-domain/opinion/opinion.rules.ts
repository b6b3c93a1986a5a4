import { DEFAULT_SETTINGS } from '../settings/settings.ts'
import { formatDefaultSetting } from '../settings/settings.rules.ts'
import { applicationStatusName } from '../application-status/application-status.table.ts'
import { type RuleChapter, makeMachineEntry, makeTableRuleEntry } from '../rule-book/rule-entry.ts'
import { ARRIVED_OPINION_CASES, OPINION_SUBMISSION_CASES, OPINION_ENTRIES_CASES } from './opinion.cases.ts'
import {
  ARRIVED_OPINION_TABLE,
  OPINION_SUBMISSION_TABLE,
  OPINION_ENTRIES_TABLE,
  decideOpinionSubmission,
  decideOpinionEntries,
  opinionContentLength,
  decideArrivedOpinion,
} from './opinion.ts'
import { OPINION_ACTION_LABELS, OPINION_STATE_NAMES, OPINION_TRANSITIONS } from './transitions.ts'

export const OPINION_CHAPTER: RuleChapter = {
  concept: 'opinion',
  title: '의견제출',
  rules: [
    makeTableRuleEntry({
      prefix: 'OP',
      title: '의견제출 자격',
      synonyms: [
        '이의신청',
        '이의신청은 어디로',
        '이의신청 전화번호',
        '이의신청은 어디에',
        '이의 제기',
        '답변 대기',
        '의견 답변',
        '의견 수정',
      ],
      question: '보류에 대한 의견을 지금 제출할 수 있습니까?',
      parameters: ['MAX_OPINIONS'],
      table: OPINION_SUBMISSION_TABLE,
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
      cases: OPINION_SUBMISSION_CASES.map(({ status, answers, ...example }) => ({
        ...example,
        given: [
          ['신청의 진행상태', applicationStatusName(status)],
          [
            '의견 (오래된 것부터)',
            answers.map((answer) => (answer === 'Y' ? '답변 있음' : '답변 없음')).join(', ') || '없음',
          ],
        ],
        ask: () =>
          decideOpinionSubmission({ status, opinions: answers.map((answer) => ({ isAnswered: answer === 'Y' })) }),
      })),
    }),
    makeTableRuleEntry({
      prefix: 'OC',
      title: '의견의 내용과 파일 수',
      synonyms: ['의견을 빈칸으로', '의견이 비어 있음', '의견을 길게'],
      question: '이 내용과 파일의 의견을 접수할 수 있습니까?',
      parameters: ['MAX_OPINION_LENGTH', 'MAX_OPINION_FILES'],
      table: OPINION_ENTRIES_TABLE,
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
      cases: OPINION_ENTRIES_CASES.map(({ content, files, sizes = [], ...example }) => ({
        ...example,
        given: [
          ['의견내용', `${opinionContentLength(content.trim())}자`],
          ['파일', [`${files}개`, ...sizes.map((bytes) => `${bytes.toLocaleString('ko-KR')}바이트`)].join(', ')],
        ],
        ask: () =>
          decideOpinionEntries(
            content,
            Array.from({ length: files }, (_, at) => sizes[at] ?? 1),
            DEFAULT_SETTINGS,
          ),
      })),
    }),
    makeTableRuleEntry({
      prefix: 'OA',
      title: '도착한 의견',
      synonyms: ['의견이 도착했는지', '의견을 두 번 보내면', '창 두 개에서 의견'],
      question: '기관에 있는 의견이 방금 보낸 것일 수 있습니까, 답변을 아직 읽지 않은 것입니까?',
      table: ARRIVED_OPINION_TABLE,
      facts: { answered: '답변이 있음', known: '화면에 이미 있음' },
      verdicts: {
        new: '방금 보낸 것일 수 있다. 내용을 견준다 (SA)',
        old: '앞서 낸 의견이다',
        unread: '다른 창에서 낸 의견이다. 보내기 전이면 보내지 않고 답변을 먼저 보여준다',
      },
      cases: { ofFacts: ARRIVED_OPINION_CASES, ask: decideArrivedOpinion },
    }),
  ],
  machines: [
    makeMachineEntry({
      prefix: 'TO',
      title: '의견의 상태',
      synonyms: ['의견 답변', '의견에 답하는 사람'],
      question: '누가 의견을 어떤 상태에서 어떤 상태로 바꿉니까?',
      machine: OPINION_TRANSITIONS,
      actions: OPINION_ACTION_LABELS,
      states: OPINION_STATE_NAMES,
    }),
  ],
}
