import { describe, expect, it } from 'vitest'
import { ARTICLES, type ArticleLine } from './articles.ts'
import { ASKED_WORDS } from './asked-words.table.ts'
import { findArticleHighlights } from './answers.ts'
import { searchBook } from './search.ts'

const wordsOf = ({ id, cells }: ArticleLine): string => [id ?? '', ...cells.flat()].join(' ')

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

describe('findArticleHighlights', () => {
  const highlightsOf = (typed: string) => {
    const [first = expect.unreachable(`nothing found for ${typed}`)] = searchBook(typed).ranked
    const { lines, notes } = findArticleHighlights(first, typed)
    return [...lines.map(({ id }) => id), ...notes.map((note) => note.slice(0, 14))]
  }

  it.each([
    ['개인 면세사업자는 사업자등록증 말고 무슨 서류를 내야 하나요?', 'RD-6'],
    ['면세사업자가 내는 서류', 'RD-6'],
    ['법인 일반과세자인데 공공데이터 제공을 거부했어요. 무슨 서류를 내나요?', 'RD-1'],
    ['국세청 상태코드가 03으로 나오는 사업자번호는 어떻게 되나요?', 'BZ-4'],
    ['증빙 상세에서 삭제 표시를 하면 언제 진짜로 지워지나요?', '삭제와 다시 올리기는 표'],
  ])('for %s, marks the row with the rarest word: %s', (typed, first) =>
    expect(highlightsOf(typed)[0]).toMatch(new RegExp(`^${first}`)),
  )
})

describe('ASKED_WORDS', () => {
  it('assigns each word to an existing line of the book', () => {
    const names = new Set(ARTICLES.flatMap(({ lines }) => lines.map(({ id, cells }) => id ?? cells[0]?.join(''))))
    expect(Object.keys(ASKED_WORDS).filter((name) => !names.has(name))).toEqual([])
  })
})
