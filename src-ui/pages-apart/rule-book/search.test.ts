import { describe, expect, it } from 'vitest'
import { ARTICLES, BOOK_CHAPTERS, sentencesOfLine, type ArticleLine } from './articles.ts'
import { AUDITOR_QUESTIONS } from './auditor-questions.cases.ts'
import { ASKED_WORDS } from './asked-words.table.ts'
import { findArticleHighlights } from './answers.ts'
import { searchBook } from './search.ts'

const idsOf = (typed: string) => searchBook(typed).chapters.flatMap(({ articles }) => articles.map(({ id }) => id))
const firstOf = (typed: string) => searchBook(typed).chapters[0]?.articles[0]
const wordsOf = ({ id, cells }: ArticleLine): string => [id ?? '', ...cells.flat()].join(' ')

describe('searchBook', () => {
  it('finds articles by words, initial consonants, rows and requirements', () => {
    expect(idsOf('D3-101')).toEqual(['RE'])
    expect(idsOf('')).toHaveLength(BOOK_CHAPTERS.flatMap(({ articles }) => articles).length)
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

  it.each(AUDITOR_QUESTIONS)('%s – "%s" finds first the article %s with the answer: %s', (_, typed, first, answer) => {
    expect(idsOf(typed)[0]).toBe(first)
    const { columns = [], lines = [] } = ARTICLES.find(({ id }) => id === first) ?? {}
    const cells = [...columns, ...lines.flatMap((line) => line.cells.map((words) => words.join(' ')))]
    expect(cells.some((words) => words.includes(answer))).toBe(true)
  })

  it('[D1-915] reports a partial match if no statement answers the query with certainty', () => {
    expect(searchBook('의견을 다 쓰고 보낸 다음 오타를 발견했는데 고칠 수 있나요?').isPartial).toBe(true)
    expect(searchBook('의견내용 길이는 몇 글자까지').isPartial).toBe(false)
  })

  it('reports a partial match if no article has all words of the query', () => {
    expect(searchBook('예금주 우주선').isPartial).toBe(true)
    expect(idsOf('예금주 우주선')).toContain('NM')
    for (const typed of ['예금주 확인', '우주선', '']) expect(searchBook(typed).isPartial).toBe(false)
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
  ])('finds %s in %s, at line %s', (typed, first, line) => {
    expect(idsOf(typed)[0]).toBe(first)
    const article = ARTICLES.find(({ id }) => id === first)
    expect(article && findArticleHighlights(article, typed).lines[0]?.id).toBe(line)
  })

  it('ranks an exact name above a mere mention', () => {
    expect(idsOf('개업일')).toEqual(expect.arrayContaining(['eligibility-declared', 'SB']))
    expect(idsOf('이의신청')[0]).toBe('OP')
  })

  it('ranks an annex article below main articles with the same words', () => {
    const ranked = (typed: string) => searchBook(typed).ranked.map(({ id }) => id)
    expect(ranked('면세사업자 서류')[0]).toBe('RD')
    expect(ranked('면세사업자')[0]).toBe('TP')
  })

  it.each([
    ['매출 한도가 얼마예요', 'numbers', ['SALES_CEILING'], 0],
    ['보완 기한', 'numbers', ['SUPPLEMENT_DAYS'], 0],
    ['면세 서류', 'RD', ['RD-6', 'RD-7'], 0],
    ['이의신청 전화번호', 'OP', [], 1],
    ['신청서 제출할 때 확인 순서', 'SB', [], 0],
  ])('for %s in %s, marks the lines %j and %s notes', (typed, first, marked, noted) => {
    const article = ARTICLES.find(({ id }) => id === first) ?? expect.unreachable(`no article ${first}`)
    const { lines, notes } = findArticleHighlights(article, typed)
    expect(searchBook(typed).ranked[0]).toBe(article)
    expect([lines.map(({ id }) => id), notes.length]).toEqual([marked, noted])
  })

  it('accepts a whole question as the query', () => {
    expect(idsOf('누가 신청을 취소할 수 있습니까?')[0]).toBe('TA')
    expect(idsOf('같은 사람이 두 번 신청할 수 있나요?')).toContain('RA')
    expect(idsOf('누가')).toEqual([])
  })
})

/**
 * Questions as clerks and applicants type them. Each has the article that must be the first result, and the line or
 * note of this article that must be highlighted.
 */
const ASKED: readonly (readonly [typed: string, article: string, line: string])[] = [
  ['사업자 2개면 몇 번 신청', 'RA', 'RA-2'],
  ['결과에 불만이 있어요', 'OP', ''],
  ['마이데이터 동의 안 하고 싶어요', 'CC', 'CC-1'],
  ['택배 조회 중 다른 증빙', 'RE', 'RE-5'],
  ['접속기록 보관', '개인정보와-약관의-기간과-시행일', '접속기록'],
  ['처리방침은 언제부터', '개인정보와-약관의-기간과-시행일', '개인정보 처리방침'],
  ['신속지급이 뭐예요', 'PT', 'PT-1'],
  ['카드 영수증 인정', '증빙유형과-세부유형', '카드영수증'],
  ['011로 시작하는 휴대폰', 'SB', 'SB-202'],
  ['실명인증 안 해도 제출되나', 'SB', 'SB-302'],
  ['신청서류 용량 제한', 'FD', 'FD-2'],
  ['문의 전화 몇 번', '규칙을-바꾸는-운영-설정', 'callCentre'],
  ['대표자가 돌아가셨어요', '문서가-답하지-않는-물음', '접수한 뒤에 예산'],
  ['증빙 보류 이유', '문서가-답하지-않는-물음', '증빙이 보류되거나'],
  ['신청 취소하고 싶어요', 'TA', 'TA-5'],
  ['사업자 정보는 언제 고치나', 'TA', 'TA-4'],
  ['은행코드 두 자리', '신청서-칸의-길이와-선택지', '은행코드'],
  ['계좌번호 몇 자리까지', '신청서-칸의-길이와-선택지', '계좌번호'],
  ['남은 한도', 'NX', 'NX-15'],
  ['errCd 10', 'BZ', 'BZ-5'],
  ['문 닫은 가게 신청', 'BZ', 'BZ-4'],
  ['지급받은 뒤 사업자번호 바꾸기', 'EN', 'EN-8'],
  ['노래방 유흥주점 지원', 'eligibility-declared', '지원 제외업종'],
  ['의견을 또 내고 싶어요', 'numbers', '의견제출 횟수'],
  ['필수만 동의하는 버튼', 'GC', 'GC-2'],
  ['과세정보 동의 거부', '동의-항목과-보유기간', '과세정보'],
  ['선택 동의는 뭐가 있나', '동의-항목과-보유기간', '사업 안내 및 홍보'],
  ['점검 때 사무실에서는 들어갈 수 있나', 'MA', 'MA-2'],
  ['오늘 하루 열지 않기', 'PV', 'PV-4'],
  ['선정 전 증빙 등록', 'NP', 'NP-1'],
  ['사업자번호 가운데 두 자리 85', 'NK', 'NK-3'],
  ['gif 파일 증빙', 'FE', 'FE-1'],
  ['큰 사진은 얼마로 줄이나', 'FE', 'FE-6'],
  ['점검 중에도 열리는 화면', '화면이-방문자에게-묻는-것', ''],
  ['제3자는 어디인가요', '동의의-목적과-항목', '개인정보 제3자'],
  ['US02 사유', 'RC', 'RC-3'],
  ['의견을 빈칸으로 내면', 'OC', 'OC-1'],
  ['webp 파일 받나요', '받는-파일의-형식', 'WEBP'],
  ['삭제와 변경 동시에', 'ST', 'ST-4'],
  ['어떤 일에 대기가 있나', '줄을-서는-일', ''],
  ['컴퓨터를 켜둔 채 자리를 비우면', 'CD', 'CD-1'],
  ['택배사를 안 고르고 신청', 'CR', 'CR-2'],
  ['법인 서류 뭐 내요', 'RD', 'RD-1'],
  ['이름이 인증한 이름과 다르면', 'CE', 'CE-2'],
  ['개업일 2월 30일', 'OD', 'OD-1'],
  ['사업자 정보 조회가 일치하지 않는대요', 'BA', 'BA-2'],
  ['증빙 보완요청이면 어떻게 보이나', '증빙의-상태가-뜻하는-것', '보완요청'],
  ['지급됐는데 입금이 안 됐어요', 'AW', 'AW-3'],
  ['신청내역 조회가 안 돼요', 'alerts', '신청내역 조회에'],
  ['우리 동네 성동구는 어느 센터에 전화하나요', 'centres', '서울성동센터'],
  ['신청이 심의중인데 증빙을 내도 되나요', 'NP', 'NP-1'],
  ['본인인증 창이 안 뜨는데요', 'alerts', '팝업 차단이'],
  ['빈 파일만 있으면 증빙 등록', 'VF', ''],
  ['실명인증 틀렸는데 계속해도 되나', 'CO', 'CO-2'],
  ['2월 24일 공지', '날짜가-정해진-공지와-점검', '2월 점검 안내'],
  ['연장은 몇 번까지 할 수 있어요', '모든-화면의-시간과-한도', '연장한 인증 유효시간'],
  ['증빙은 누가 승인하나', 'TM', 'TM-6'],
  ['법인인데 개인 번호라고 떠요', 'BL', 'BL-3'],
  ['종료일이 시작일보다 빠르면', 'proof-declared', '이용한 날의 기간'],
  ['취소된 신청의 증빙 처리', 'DK', 'DK-1'],
  ['택배 조회 취소', 'PC', 'PC-3'],
  ['증빙 등록 순서대로 무엇을 확인하나', 'RG', ''],
  ['인증하고 10분 지나면 로그인', 'LG', 'LG-1'],
  ['금융인증서 있음', '본인인증-수단', '금융인증서'],
  ['번호표 몇 분', '대기의-한도', '번호표를 기억하는'],
  ['아무것도 안 고치고 보완등록', 'SU', 'SU-7'],
  ['첫 화면에서 결과조회 누르면', 'RT', 'RT-2'],
  ['보완은 언제 끝나는 걸로 되나', 'SE', ''],
  ['수정하는 사이 담당자가 바꾸면', 'ED', 'ED-1'],
  ['의견은 어떤 상태일 때만', 'OP', 'OP-1'],
  ['계좌를 고치면 상태가 무엇으로 바뀌나', 'TA', 'TA-3'],
  ['두 번째 의견', 'numbers', '의견제출 횟수'],
  ['개인정보 보여달라고 하면 며칠', '개인정보와-약관의-기간과-시행일', '열람 요구의 처리'],
  ['홍보 동의', '동의-항목과-보유기간', '사업 안내 및 홍보'],
  ['조회된 배달료가 32만원이면', 'numbers', 'A-006'],
  ['배달앱은 안 쓰고 택배만 쓰는 가게', 'PT', 'PT-2'],
  ['본인인증 화면에도 남은 시간이 표시되나요', '화면이-방문자에게-묻는-것', '본인인증'],
  ['로그인하지 않은 사람도 볼 수 있는 화면', '화면이-방문자에게-묻는-것', ''],
  ['인증 시간이 0이 되면 적던 사업자번호도 지워지나', '브라우저에-남는-것', '입력한 사업자등록번호'],
  ['다섯 개 다 예라고 하면', 'SC', 'SC-2'],
  ['팝업 목록을 못 받아오면 첫 화면에 뭐가 뜨나', '날짜가-정해진-공지와-점검', '불러오지 못할 때'],
  ['반드시 해야 하는 동의', '동의-항목과-보유기간', ''],
  ['신청서를 내려면 실명인증과 사업자 조회도 통과해야 하나', 'SB', 'SB-302'],
  ['개업일에 999년', 'OD', 'OD-2'],
  ['통장 예금주가 길어서 뒤가 잘려 왔는데', 'NM', 'NM-3'],
  ['모르는 사유코드', 'RC', 'RC-1'],
  ['동의서 버전이 바뀌면', 'numbers', '동의서 판번호'],
  ['대상선정이 안 된 상태에서 증빙 등록하러 들어가면', 'RE', 'RE-2'],
  ['선정이 안 됐는데 택배사 조회를 신청하러 들어가면', 'RE', 'RE-1'],
  ['처음 보는 증빙 상태', '증빙의-상태가-뜻하는-것', '표에 없는 상태'],
  ['점검 안내가 두 개이면 어느 것', 'MW', 'MW-1'],
  ['15메가 PDF는 줄여서 올려 주나', 'FE', 'FE-5'],
  ['숫자가 큰 팝업이 위에 오나', '팝업의-순서', '다른 팝업보다 높음'],
  ['그림은 아무 데서나 가져와도 되나', '팝업에-넣을-수-있는-것', '그림의 주소'],
  ['10MB 1바이트', 'FD', 'FD-2'],
  ['파일이 10MB보다 1바이트 크면', 'FD', 'FD-2'],
  ['암호가 걸린 PDF', '문서가-답하지-않는-물음', '암호를 검사'],
  ['담당자가 취소한 사람이 또 신청할 수 있나', '문서가-답하지-않는-물음', '담당자가 취소한 신청'],
]

describe('searchBook, for everyday words', () => {
  it.each(ASKED)('finds the answer to %s in %s, at %s', (typed, article, line) => {
    const [first = expect.unreachable(`nothing found for ${typed}`)] = searchBook(typed).ranked
    expect(first.id).toBe(article)
    const { lines, notes } = findArticleHighlights(first, typed)
    expect([...lines.map(wordsOf), ...notes, ''].filter((text) => text.includes(line))).not.toEqual([])
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
    for (const said of sentences) {
      const first = firstOf(said)
      const plain = (text: string) => text.replaceAll(/[^가-힣]/g, '')
      const marked = first === undefined ? [] : findArticleHighlights(first, said).lines
      expect([said, marked.flatMap((line) => (first ? sentencesOfLine(first, line) : [])).map(plain)]).toEqual([
        said,
        expect.arrayContaining([plain(said)]),
      ])
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

describe('ASKED_WORDS', () => {
  it('assigns each word to an existing line of the book', () => {
    const names = new Set(ARTICLES.flatMap(({ lines }) => lines.map(({ id, cells }) => id ?? cells[0]?.join(''))))
    expect(Object.keys(ASKED_WORDS).filter((name) => !names.has(name))).toEqual([])
  })
})
