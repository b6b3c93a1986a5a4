import { describe, expect, it } from 'vitest'
import { ALL_MACHINES, ALL_RULES } from '#book/rule-book'
import { ARTICLES } from '#book/text/articles'
import { RULE_BOOK_WORDS as T } from '#ui/text/ko/pages-apart/rule-book.ts'
import { explain, parseQuestions } from './explain.ts'
import {
  type AskedQuestion,
  AUDITOR_UNLISTED_QUESTIONS,
  CAUSE_UNLISTED_QUESTIONS,
  DOCUMENT_UNLISTED_QUESTIONS,
  EVERYDAY_UNLISTED_QUESTIONS,
  SECOND_AUDITOR_UNLISTED_QUESTIONS,
} from './questions.cases.ts'
import { searchBook } from './search.ts'

const KNOWN = { requirements: { 'A-192': 'The ceiling.' } }

/** The first row of each rule and machine. `search.test.ts` finds the article of every row. */
const FIRST_IDS = [...ALL_RULES.map(({ rows }) => rows[0]), ...ALL_MACHINES.map(({ machine }) => machine[0])].flatMap(
  (row) => row?.id ?? [],
)

const numberOf = (id: string): string =>
  (ARTICLES.find((article) => article.id === id) ?? expect.unreachable(`no article ${id}`)).number

/** Returns the articles and texts of one part of an expected answer. */
const alternativesOf = (part: string): readonly (readonly [number: string, text: string])[] =>
  part.split(/ \| (?=[\w가-힣-]+: )/).map((one) => {
    const [, id = '', text = ''] = /^([\w가-힣-]+): (.*)$/.exec(one) ?? []
    return [numberOf(id), text]
  })

/**
 * Returns how well `explain` answers a question. `isFirst`: the first article belongs to the answer, and every part of
 * the answer is in an article that is shown. `isRight`: every part of the answer is in an article that is shown or in
 * the list of near articles.
 */
const markOf = ([question, ...parts]: AskedQuestion): { readonly isFirst: boolean; readonly isRight: boolean } => {
  const text = explain(question, { requirements: {} }) ?? ''
  const [main = '', near = ''] = text.startsWith(T.noLine) ? ['', text] : text.split(`${T.others}:`)
  const shownParts = main.split(/^### /m).slice(1)
  const answer = parts.map(alternativesOf)
  const isShown = ([number, words]: readonly [string, string]) =>
    shownParts.some((section) => section.startsWith(`${number} `) && section.includes(words))
  const isNear = ([number, words]: readonly [string, string]) =>
    near
      .split('\n')
      .some((line) => line.startsWith(`- ${number} `) && line.includes(words.replaceAll(/^\| | \|$/g, '')))
  return {
    isFirst:
      answer.every((part) => part.some(isShown)) &&
      answer.flat().some(([number]) => shownParts[0]?.startsWith(`${number} `) === true),
    isRight: answer.every((part) => part.some((one) => isShown(one) || isNear(one))),
  }
}

const countIn = (questions: readonly AskedQuestion[]) => {
  const marks = questions.map(markOf)
  return { first: marks.filter((one) => one.isFirst).length, right: marks.filter((one) => one.isRight).length }
}

describe('explain, for questions that the table does not have', () => {
  it.each([
    ['of an auditor', AUDITOR_UNLISTED_QUESTIONS, 35, 38],
    ['from the specification', DOCUMENT_UNLISTED_QUESTIONS, 42, 49],
    ['of six people in their own words', EVERYDAY_UNLISTED_QUESTIONS, 118, 163],
    ['of a second auditor', SECOND_AUDITOR_UNLISTED_QUESTIONS, 28, 39],
    ['about the causes of misses', CAUSE_UNLISTED_QUESTIONS, 16, 24],
  ] as const)('answers most of the questions %s', (_, questions, first, right) => {
    const counts = countIn(questions)
    expect(counts.first).toBeGreaterThanOrEqual(first)
    expect(counts.right).toBeGreaterThanOrEqual(right)
  })
})

describe('[D3-792] [D3-793] [D3-811] the sentence that no rule was found with certainty', () => {
  it('stands above most wrong first articles, and above a minority of right ones', () => {
    const marks = [
      ...AUDITOR_UNLISTED_QUESTIONS,
      ...DOCUMENT_UNLISTED_QUESTIONS,
      ...EVERYDAY_UNLISTED_QUESTIONS,
      ...SECOND_AUDITOR_UNLISTED_QUESTIONS,
      ...CAUSE_UNLISTED_QUESTIONS,
    ].map(([question, ...parts]) => {
      const { ranked, isPartial, isFar } = searchBook(question)
      const numbers = parts.flatMap(alternativesOf).map(([number]) => number)
      return { isRight: numbers.includes(ranked[0]?.number ?? ''), isDoubted: isPartial || isFar }
    })
    const shareOfDoubt = (isRight: boolean): number => {
      const some = marks.filter((one) => one.isRight === isRight)
      return some.filter(({ isDoubted }) => isDoubted).length / some.length
    }
    expect(shareOfDoubt(false)).toBeGreaterThan(0.92)
    expect(shareOfDoubt(true)).toBeLessThan(0.38)
  })
})

describe('explain, for an article with many rows', () => {
  it('[D3-810] shows all lines of a table of at most twenty separate facts, the best first', () => {
    const text = explain('접수부터 입금까지 몇 단계이고 각각 뭐라고 부르나요?', KNOWN) ?? ''
    for (const stage of ['1단계', '2단계', '3단계', '4단계', '5단계']) expect(text).toContain(stage)
  })

  /** Returns the first article that is shown, without its heading, question and answer. */
  const firstShown = (query: string): string =>
    (explain(query, { requirements: {} }) ?? '').split(/^### /m)[1]?.split('\n\n').slice(3).join('\n\n') ?? ''

  it('shows only the note if no row of a long list matches', () =>
    expect(firstShown('지역센터 목록은 한 쪽에 몇 줄씩 나오나요?')).toMatch(/^- 지역센터 안내의 목록은 .*한 쪽에 10곳/))

  it('[D3-840] gives the id of the nearest row, and who decides, above a table whose order matters', () =>
    expect(firstShown('먼저 낸 의견에 아직 답이 없는데 하나 더 낼 수 있나요?')).toMatch(
      /^\*\*낱말이 가까운 줄:\*\* OP-5\. 판정은 위에서부터/,
    ))

  it('shows only the number that a question asks for', () =>
    expect(firstShown('보완요청은 며칠 안에 해야 하나요?')).toMatch(/\n\| 보완기간 \| 7일 \|[^\n]*\n\n/))

  it('gives the row whose message the question asks for', () =>
    expect(firstShown("자가진단에서 '아니요'가 하나 있으면 화면에 뭐라고 나오나요?")).toMatch(
      /^\*\*낱말이 가까운 줄:\*\* SC-3\. /,
    ))

  it('gives the row, not a note that has the words of the question in different sentences', () =>
    expect(firstShown("첫 화면 팝업에 '오늘 하루 열지 않기'를 누르면 언제 다시 뜨나요?")).toMatch(
      /^\*\*낱말이 가까운 줄:\*\* PV-4\. /,
    ))

  it('gives no row if the answer of the article has more words of the question', () =>
    expect(firstShown('신청서 제출할 때 확인 순서')).not.toMatch(/찾은 줄|가까운 줄/))

  it('shows the row with the words of the question first', () =>
    expect(firstShown('배달앱에서 쓴 돈이 합쳐서 딱 30만 원이면 신속지급 대상이 되나요?').split('\n')[2]).toContain(
      '| 합산 이용금액 |',
    ))
})

describe('explain', () => {
  it('returns the question of the article, the row and its requirement for the id of a row', () => {
    const text = explain('np-7', KNOWN)
    expect(text).toContain(
      '### 제35조 NP 새 증빙 등록\n\n이 신청에 새 증빙을 등록할 수 있습니까? 없다면 왜 없습니까?\n\n**답:** 대상선정이고',
    )
    expect(text).toContain(
      '| NP-7 | 지급완료인 증빙이 있고 최대 지원금액에 도달: 예 | 최대 지원금액에 도달하여 등록할 수 없다 |',
    )
    expect(text).toContain('근거 A-192: The ceiling.')
    expect(text).not.toContain('| NP-8 |')
  })

  it('[A-251] [A-274] returns the notes that refer to a requirement', () => {
    expect(explain('A-251', KNOWN)).toContain('새 신청번호로 등록된다.')
    expect(explain('A-274', KNOWN)).toContain('보내지 않고, 그 사이 달라졌다고 알린다')
  })

  it('returns actor, states, condition and requirements of a transition', () =>
    expect(explain('TA-5', KNOWN)).toMatch(/\| TA-5 \| 신청자: 신청 취소 \| .+ → 사용자삭제 \| .+ \| A-252, A-200 \|/))

  it('has an answer for every article, its first row and its first requirement', () => {
    expect(FIRST_IDS.filter((id) => explain(id, KNOWN)?.includes(`| ${id} |`) !== true)).toEqual([])
    for (const { id, title } of ARTICLES)
      for (const name of [id, title]) expect(explain(name, KNOWN)).toContain(`${title}\n`)
    for (const ref of new Set(ARTICLES.flatMap(({ lines }) => lines.flatMap(({ refs }) => refs).slice(0, 1))))
      expect(explain(ref, KNOWN)).toContain(ref)
    expect(explain('P-298', KNOWN)).toContain('| 파일 크기 상한 |')
    expect(explain('P-019', KNOWN)).toContain('(RE-5, P-019)')
    expect(explain('A-001', KNOWN)).toContain('(ET-1, E-007, A-001)')
  })

  it.each([
    ['2025년 1월 1일에 개업했는데 신청할 수 있나요?', ['2025-01-01 미충족']],
    ['몇 년 몇 월 이용 실적까지 인정되나요?', ['| 이용기간 |']],
    ['개업일자는 언제부터 언제까지 입력할 수 있나요?', ['| OD-2 |', '| OD-3 |']],
    ['휴대폰 인증은 누구 명의의 휴대폰으로 해야 하나요?', ['(E-102,']],
    ['신청 증빙서류 파일은 어떤 형식과 크기까지 되나요?', ['| FD-2 |', '| FD-3 |']],
    ['어떤 상태에서 신청을 취소할 수 없나요?', ['| TA-5 |', '| TA-18 |', '이 표의 18줄 가운데 5줄만 적었습니다.']],
    ['이미 처리된 신청입니다.', ['| TA-18 |']],
    ['예금주 조회에 실패하였습니다. 계좌정보를 다시 확인해 주세요.', ['| NM-1 |', '(A-093, A-097, A-125)']],
    ['직접배달은 건당 얼마이고 최대 몇 건까지 입력할 수 있나요?', ['| 건당 지원금액 |', '| 총 증빙건수 상한 |']],
    ['제가 직접 배달한 것은 한 건에 얼마이고 몇 건까지 적을 수 있나요?', ['| 건당 지원금액 |', '| 총 증빙건수 상한 |']],
    ['접속 대기실에서 차단되면 제가 보내던 것은 어떻게 되나요?', ['(E-135, P-194, P-204)']],
    ['의견제출은 몇 번, 몇 자, 파일 몇 개까지 할 수 있나요?', ['| 의견제출 횟수 |', '| 의견내용 길이 |']],
  ])('answers %s with the expected lines and notes', (question, answers) => {
    for (const answer of answers) expect(explain(question, KNOWN)).toContain(answer)
  })

  it.each([
    ['공동대표 신청', '제2조', '| 주대표자의 신청 |'],
    ['제공 요구하지 않음', '제16조', '| CC-1 |'],
    ['세션 만료 안내', '제13조', '| CD-2 |'],
    ['실명인증 없이 제출', '제28조', '| SB-302 |'],
    ['재신청 언제', '제32조', '| TA-6 |'],
    ['택배사 조회 얼마나 걸리나요', '제1조', '| 택배사 조회기간 |'],
    ['택배사 조회 기간', '제1조', '| 택배사 조회기간 |'],
    ['점검 시간 종료', '제63조', '2025-10-29 00:30'],
    ['약관 변경 공지', '제70조', '| 이용자에게 불리한 약관의 변경 |'],
    ['종료 일시는 시작 일시 이후여야 합니다.', '제152조', 'PF-7 |'],
    ['미성년자', '제92조', '| 미성년자도 신청할 수 있습니까? |'],
    ['매출 한도가 얼마예요', '제1조', '| 연 매출액 상한 |'],
    ['매출이 얼마까지 되나요', '제2조', '| 연 매출액 |'],
    ['보완 기한', '제1조', '| 보완기간 |'],
    ['선택 동의', '제68조', '| 선택, 정보 동의 |'],
    ['신청서 제출할 때 확인 순서', '제28조', '| SB-101 |'],
    ['계좌정보 수정은 언제 되나요', '제32조', '| TA-3 |'],
    ['법인이 첨부할 서류', '제25조', '| RD-1 |'],
    ['면세사업자 서류', '제25조', '| RD-6 |'],
    ['이의신청 전화번호', '제61조', '이의신청 안내의 누리집이나 전화'],
    ['점검 시간 기본값', '제64조', '| 기본 시간: 2025-10-28 22:00부터 2025-10-29 00:00 전까지 (제63조.'],
    ['점검 시간', '제63조', '| 시스템 점검 (접속할 수 없는 시간) | 2025-10-28 22:00 | 2025-10-29 00:00 |'],
    ['결산월', '제27조', '| 법인사업자의 결산월 | 3월, 6월, 9월, 12월 가운데 하나 |'],
    ['결산월은 어느 달을 고를 수 있나', '제27조', '| 법인사업자의 결산월 |'],
    ['휴대폰 +82', '제27조', '| 휴대폰번호의 시작 (82, +82는 0으로 읽음) | 01 |'],
    ['휴대폰번호가 +82로 시작하면', '제27조', '| 휴대폰번호의 시작 (82, +82는 0으로 읽음) | 01 |'],
    ['신청 첨부파일 10MB jpg', '제26조', '| FD-3 |'],
    ['직접배달 1건', '제1조', '| 건당 지원금액 | 5,000원 |'],
    ['직접배달 1건에 얼마이고 몇 건까지 쓰나', '제1조', '| 건당 지원금액 | 5,000원 |'],
    ['배달대행 이용액이 딱 30만 원이면 신속지급이 되나', '제2조', '300,000원 미충족'],
    ['인증시간은 얼마나 되고 언제 경고하나', '제13조', '| CD-2 |'],
    ['이체오류 뒤 계좌를 고치면 어떤 상태가 되나', '제32조', '| TA-3 |'],
    ['지급받을 계좌는 언제 바꿀 수 있나요', '제32조', '| TA-3 |'],
    ['이체하지 못한 계좌와 같습니다. 그래도 이 계좌로 등록하시겠습니까?', '제84조', 'D2-106 |'],
    ['로그인은 얼마 동안 유지되고 언제 미리 알려주나요?', '제13조', '60분 이어지고'],
    ['택배사에 조회해 달라고 한 것을 무를 수 있나요?', '제49조', '| PC-3 |'],
    ['유효하지 않은 사업자등록번호입니다.', '제9조', '(E-079, E-080)'],
  ])('answers %s first in %s, with %s', (question, number, line) => {
    const text = explain(question, KNOWN) ?? ''
    expect(/제\d+조/.exec(text)?.[0]).toBe(number)
    expect(text).toContain(line)
    expect(searchBook(question).ranked[0]?.number).toBe(number)
  })

  it('adds the second article if its score is near the best', () => {
    const numbers = (question: string) =>
      [...(explain(question, KNOWN) ?? '').matchAll(/^### (제\d+조)/gm)].map(([, no]) => no)
    expect(numbers('사진이 10MB보다 크면')).toEqual(['제43조', '제26조'])
    expect(numbers('선택 동의')).toEqual(['제68조'])
  })

  it('[D3-810] shows three articles if none is certain', () => {
    const numbersIn = (question: string) => explain(question, KNOWN)?.match(/^### 제\d+조/gm)
    expect(numbersIn('대기열 서버에서 회신이 없으면 몇 번 되풀이하나요?')).toHaveLength(3)
    expect(numbersIn('보완 기한')?.length).toBeLessThan(3)
  })

  it('adds the short answers of the nearest articles', () => {
    expect(explain('직접배달 1건', KNOWN)).toContain('- 제37조 증빙유형과 세부유형: ')
    expect(explain('은행 장애로 이체가 실패했는데 누가 다시 보내나', KNOWN)).toContain(
      '| 은행 사정이나 담당자의 잘못으로 이체 실패가 되면 누가 다시 보냅니까? | 신청자가',
    )
    expect(explain('점검 시간', KNOWN)?.match(/^### 제\d+조/gm)).toEqual(['### 제63조', '### 제64조'])
  })

  it('reports no matching line if too few words are found', () => {
    const text = explain('옆집 강아지 신청 산책 요금 환불', KNOWN) ?? ''
    expect(text).toContain('꼭 맞는 줄은 찾지 못했습니다.')
    expect(text).not.toContain('|-|')
  })

  it('finds a number by name, amount or words', () => {
    expect(explain('support_ceiling', KNOWN)).toContain('| 최대 지원금액 |')
    for (const amount of ['5000원', '5,000원']) expect(explain(amount, KNOWN)).toContain('| 건당 지원금액 |')
    expect(explain('이의신청', KNOWN)).toContain(' OP 의견제출 자격')
    expect(explain('심의', KNOWN)).toContain('| 심의 | 3단계 검증·심의 |')
  })

  it.each(['XX-1', 'A-999', 'NP3', '우주선', '--help', '(', ''])('returns null for %j', (query) =>
    expect(explain(query, KNOWN)).toBeNull(),
  )
})

describe('the arguments of `npm run explain`', () => {
  it.each([
    [
      ['NP-7', 'A-190', 'D2-112', 'NP'],
      ['NP-7', 'A-190', 'D2-112', 'NP'],
    ],
    [['오늘', '하루', '열지', '않기'], ['오늘 하루 열지 않기']],
    [
      ['NP-7', '보완', '기간', 'A-190', '10MB'],
      ['NP-7', '보완 기간', 'A-190', '10MB'],
    ],
    [[], []],
  ])('%j become the questions %j', (words, questions) => expect(parseQuestions(words)).toEqual(questions))
})
