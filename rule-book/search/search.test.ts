import { describe, expect, it } from 'vitest'
import { ARTICLES, sentencesOfLine } from '#book/text/articles'
import { findArticleHighlights } from './answers.ts'
import ASKED_QUESTIONS from './asked-questions.table.json' with { type: 'json' }
import { AUDITOR_QUESTIONS } from './auditor-questions.cases.ts'
import { REPHRASED_QUESTIONS } from './questions.cases.ts'
import { nameOfLine } from './search-index.ts'
import { searchBook } from './search.ts'

const idsOf = (typed: string) => searchBook(typed).ranked.map(({ id }) => id)
const firstOf = (typed: string) => searchBook(typed).ranked[0]
const QUESTIONS_BY_LINE = Object.entries<Readonly<Record<string, readonly string[]>>>(ASKED_QUESTIONS)

describe('searchBook', () => {
  it('finds articles by words, initial consonants, rows and requirements', () => {
    expect(idsOf('D3-101')).toEqual(['RE'])
    expect(idsOf('')).toHaveLength(ARTICLES.length)
    expect(idsOf('예금주 확인')).toContain('NM')
    expect(idsOf('ㅇㄱㅈ ㅎㅇ')).toContain('NM')
    expect(idsOf('np-3')).toEqual(['NP'])
    expect(idsOf('A-102')).toContain('NM')
    expect(idsOf('우주선')).toEqual([])
  })

  it('lists the article of a row first if the query is the id of the row', () => {
    for (const article of ARTICLES)
      for (const { id } of article.lines) {
        if (id === null) continue
        expect([id, idsOf(id)[0]]).toEqual([id, article.id])
        if (article.lines.length > 2)
          expect(findArticleHighlights(article, id).lines.map((line) => line.id)).toEqual([id])
      }
    expect(idsOf('ta-5')[0]).toBe('TA')
  })

  it.each(AUDITOR_QUESTIONS)('%s – "%s" finds first the article %s with the answer: %s', (_, query, first, answer) => {
    expect(idsOf(query)[0]).toBe(first)
    const { columns = [], lines = [] } = ARTICLES.find(({ id }) => id === first) ?? {}
    const cells = [...columns, ...lines.flatMap((line) => line.cells.map((words) => words.join(' ')))]
    expect(cells.some((words) => words.includes(answer))).toBe(true)
  })

  it('"동의 보관기간" finds first the article of the consents, whose answer has the periods', () => {
    const first = firstOf('동의 보관기간')
    expect(first?.id).toBe('동의-항목과-보유기간')
    expect(first?.answer).toContain('종료일부터 5년')
    expect(first?.answer).toContain('동의일부터 2년')
  })

  it.each(Object.entries(REPHRASED_QUESTIONS).flatMap(([id, asked]) => asked.map((typed) => [typed, id] as const)))(
    '[D3-756] "%s" finds first the article %s',
    (query, id) => {
      expect(searchBook(query).ranked[0]?.id).toBe(id)
    },
  )

  it('[D1-915] reports a partial match if no article answers the query with certainty', () => {
    expect(searchBook('장애인이 키보드만으로 전 과정을 마칠 수 있습니까?').isPartial).toBe(true)
    expect(searchBook('의견내용 길이는 몇 글자까지').isPartial).toBe(false)
  })

  it('[D1-915] reports a partial match if an article with more words of the query is as likely', () => {
    expect(searchBook('신청서를 쓰다가 시간이 끝났어요. 쓰던 내용이 없어지나요?').isPartial).toBe(true)
  })

  it('reports a partial match if no article has all words of the query', () => {
    expect(searchBook('예금주 우주선').isPartial).toBe(true)
    expect(idsOf('예금주 우주선')).toContain('NM')
    for (const query of ['예금주 확인', '우주선', '']) expect(searchBook(query).isPartial).toBe(false)
  })

  it('finds articles by the actor and by a condition', () => {
    expect(idsOf('담당자')).toContain('TA')
    expect(idsOf('운영 설정')).toContain('TA')
  })

  it('finds amounts with and without separators', () => {
    for (const amount of ['5000원', '5,000원', '3억 원', '3억원']) expect(idsOf(amount)).toContain('numbers')
    expect(idsOf('2025-01-01')[0]).toMatch(/-declared$/)
    expect(idsOf('1월 1일')).toContain('eligibility-declared')
  })

  it.each([
    ['보완기간', '보완 기간'],
    ['예금주확인', '예금주 확인'],
    ['점검시간', '점검 시간'],
    ['의견 글자수', '의견 글자 수', '의견글자수'],
    ['30만원', '30만 원', '300,000원'],
    ['공인IP', '공인 IP'],
    ['지급서약서', '지급 서약서'],
  ])('finds the article with any spacing: %s', (...spellings) => {
    const firsts = spellings.map((typed) => idsOf(typed)[0])
    expect(firsts[0]).toBeDefined()
    expect(new Set(firsts).size).toBe(1)
  })

  it.each([
    ['의견 글자수', 'numbers', 'MAX_OPINION_LENGTH'],
    ['의견 글자 수', 'numbers', 'MAX_OPINION_LENGTH'],
    ['30만원', 'numbers', 'SUPPORT_CEILING'],
    ['30만 원', 'numbers', 'SUPPORT_CEILING'],
    ['MB', 'numbers', 'MAX_FILE_SIZE_BYTES'],
    ['오류 코드', 'BZ', 'BZ-5'],
    ['errCd', 'BZ', 'BZ-5'],
    ['공인 IP', 'MA', undefined],
    ['점검 안내의 종료가 시작보다', 'AD', undefined],
    ['지급 서약서', 'RG', undefined],
  ])('finds %s in %s, at line %s', (query, first, line) => {
    expect(idsOf(query)[0]).toBe(first)
    const article = ARTICLES.find(({ id }) => id === first)
    expect(article && findArticleHighlights(article, query).lines[0]?.id).toBe(line)
  })

  it('ranks an exact name above a mere mention', () => {
    expect(idsOf('개업일')).toEqual(expect.arrayContaining(['eligibility-declared', 'SB']))
    expect(idsOf('이의신청')[0]).toBe('OP')
  })

  it('ranks an annex article below main articles with the same words', () => {
    expect(idsOf('면세사업자 서류')[0]).toBe('RD')
    expect(idsOf('면세사업자')[0]).toBe('TP')
  })

  it.each([
    ['매출 한도가 얼마예요', 'numbers', ['SALES_CEILING'], 0],
    ['보완 기한', 'numbers', ['SUPPLEMENT_DAYS'], 0],
    ['면세 서류', 'RD', ['RD-6'], 0],
    ['이의신청 전화번호', 'OP', [], 1],
    ['신청서 제출할 때 확인 순서', 'SB', [], 0],
  ])('for %s in %s, marks the lines %j and %s notes', (query, first, marked, noted) => {
    const article = ARTICLES.find(({ id }) => id === first) ?? expect.unreachable(`no article ${first}`)
    const { lines, notes } = findArticleHighlights(article, query)
    expect(searchBook(query).ranked[0]).toBe(article)
    expect([lines.map(({ id }) => id), notes.length]).toEqual([marked, noted])
  })

  it('accepts a whole question as the query', () => {
    expect(idsOf('누가 신청을 취소할 수 있습니까?')[0]).toBe('TA')
    expect(idsOf('같은 사람이 두 번 신청할 수 있나요?')).toContain('RA')
    expect(idsOf('누가')).toContain('TA')
  })
})

describe('searchBook, for everyday words', () => {
  it('finds the article and the line of a question that people ask first', () => {
    for (const [id, byLine] of QUESTIONS_BY_LINE)
      for (const [name, [question = ''] = []] of Object.entries(byLine)) {
        const [first = expect.unreachable(`nothing found for ${question}`)] = searchBook(question).ranked
        expect([question, first.id]).toEqual([question, id])
        const { lines } = findArticleHighlights(first, question)
        if (name !== '') expect([question, lines.map(nameOfLine)]).toEqual([question, expect.arrayContaining([name])])
      }
  })

  it('reports no matching line if the best article fits too little', () => {
    expect(searchBook('주차장 요금 환불 신청').isFar).toBe(true)
    expect(searchBook('보완 기한').isFar).toBe(false)
  })
})

describe('searchBook, for a sentence that a person reads out', () => {
  const sentences = new Set(
    ARTICLES.flatMap((article) => article.lines.flatMap((line) => sentencesOfLine(article, line))).filter(
      (said) => said.replaceAll(/[^가-힣]/g, '').length >= 7,
    ),
  )

  it('finds the right article first for every sentence of a rule', () => {
    expect(sentences.size).toBeGreaterThan(250)
    for (const sentence of sentences) {
      const first = firstOf(sentence)
      const plain = (text: string) => text.replaceAll(/[^가-힣]/g, '')
      const markedLines = first === undefined ? [] : findArticleHighlights(first, sentence).lines
      expect([sentence, markedLines.flatMap((line) => (first ? sentencesOfLine(first, line) : [])).map(plain)]).toEqual(
        [sentence, expect.arrayContaining([plain(sentence)])],
      )
    }
  })

  it.each([
    ['의견제출은 2회까지만 가능합니다', 'OP'],
    ['의견제출은 보류 상태에서만 가능합니다', 'OP'],
    ['개인인증은 필수입니다', 'GD'],
    ['인증정보가 만료되었습니다. 다시 인증해주세요.', 'GD'],
    ['본인인증 정보로 이미 신청접수', 'RA'],
    ['예금주 조회에 실패', 'NM'],
    ['N건의 보완요청 상태가 있습니다', 'SU'],
    ['3건의 보완요청 상태', 'SU'],
    ['보완요청일 경우 보완등록이 가능합니다.', 'SU'],
    ['신청결과가 없습니다', 'alerts'],
    ['이미 "택배" 증빙이 존재하여 제출할 수 없습니다', 'RE'],
    ['폐업된 사업자등록번호입니다', 'BZ'],
    ['국세청에 등록되지 않은 번호입니다', 'BZ'],
    ['누락된 필수값이 있습니다', 'SB'],
    ['이용 택배사 목록중 최소 1개이상 선택해주세요', 'CR'],
    ['증빙제출 가능한 상태가 아닙니다', 'RE'],
    ['허용된 파일 형식이 아닙니다', 'FD'],
    ['지원되지 않는 파일 형식입니다', 'FE'],
    ['심의 중이거나 처리가 끝난 신청은 취소할 수 없습니다', 'TA'],
    ['배달·택배비 지원 대상자가 아닙니다', 'SC'],
    ['접근 권한이 없습니다', 'GD'],
    ['이미 다른 증빙에 사용된 파일입니다', 'SF'],
    ['계좌정보가 일치하지 않습니다', 'CE'],
    ['그 사이 신청정보가 변경되어 수정하지 않았습니다', 'ED'],
  ])('for %s, finds %s', (typed, article) => expect(firstOf(typed)?.id).toBe(article))
})

describe('the table of questions', () => {
  it('names existing articles and lines, and no question twice', () => {
    const names = ARTICLES.flatMap(({ id, lines }) => ['', ...lines.map(nameOfLine)].map((name) => `${id} ${name}`))
    const asked = QUESTIONS_BY_LINE.flatMap(([id, byLine]) =>
      Object.entries(byLine).map(([name, questions]) => ({ place: `${id} ${name}`, questions })),
    )
    expect(asked.map(({ place }) => place).filter((place) => !names.includes(place))).toEqual([])
    const questions = asked.flatMap((one) => one.questions)
    expect(questions.filter((question, at) => questions.indexOf(question) !== at)).toEqual([])
  })
})
