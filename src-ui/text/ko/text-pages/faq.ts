import { TELEPHONE_HOURS_TEXT } from '#domain/programme/parameters'
import { fillWithParticles } from '#domain/text/particles'
import { parsePolicy } from '#ui/text/policy.ts'
import { CERTIFICATION_METHOD_LIST_TEXT } from '../identity/method-list.ts'
import written from './faq.md?raw'
/** The text of the page with frequent questions, except the questions. [D3-81] [D3-100] */
export const FAQ_TEXTS = {
  'faq.search': '질문과 답변에서 검색',
  'faq.searchHint': '예: 공동대표, 폐업, 영수증',
  'faq.total': '총 {n}개',
  'faq.count': '{n}개',
  'faq.none': '검색 결과가 없습니다.',
  'faq.noneHelp': '다른 낱말로 검색하시거나 고객센터로 문의해주세요.',
  'faq.copyLink': '이 질문의 주소 복사',
  'faq.inAnswer': '답변 중에서:',
  'faq.topics': '주제별 질문',
  'faq.help': '찾으시는 답이 없나요?',
  'faq.most': '많이 찾으시는 질문',
  'faq.helpText': '고객센터로 전화하시거나, 가까운 지역센터에서 도움을 받으실 수 있습니다.',
  'faq.helpCentres': '지역센터 찾기',
  'faq.privacy': '개인정보의 보관 기간은 개인정보 처리방침에 있습니다.',
  'faq.privacyLink': '개인정보 처리방침 보기',
  'faq.btnExcluded': '지원 제외업종 보기',
  'faq.btnExamples': '증빙자료 예시 보기',
} as const satisfies Record<string, string>

/**
 * One question. `id` is the hash of its URL, `topic` is the id of its topic, and `answer` is the sentence that answers
 * it. `more` is further help, and `files` are documents to which the answer links. [P-250] [P-319]
 */
export type FaqQuestion = {
  readonly id: string
  readonly topic: string
  readonly question: string
  readonly answer: string
  readonly more: readonly string[]
  readonly files: readonly { readonly text: string; readonly href: string }[]
}

/** Splits a heading from the id at its end: `지원대상은 누구인가요? {#faq-02}`. */
const headingOf = (text: string) => {
  const [, title, id] = /^([^{]+) \{#([\w-]+)\}$/.exec(text) ?? []
  if (title === undefined || id === undefined) throw new Error(`This heading has no id: ${text}`)
  return { id, title }
}

const chapters = parsePolicy(
  fillWithParticles<string>(written, {
    excluded: FAQ_TEXTS['faq.btnExcluded'],
    examples: FAQ_TEXTS['faq.btnExamples'],
    methods: CERTIFICATION_METHOD_LIST_TEXT,
    callHours: TELEPHONE_HOURS_TEXT,
  }),
).map((chapter) => ({
  ...headingOf(chapter.title),
  sections: chapter.sections,
}))

/** The topics of the questions, in document order. */
export const FAQ_TOPICS = chapters.map(({ id, title }) => ({ id, title }))

/**
 * The questions in order. The first sentence of each of the first 27 answers comes from the specification. [P-248]
 * [P-262] [D3-83]
 */
export const FAQ_QUESTIONS: readonly FaqQuestion[] = chapters.flatMap(({ id: topic, sections }) =>
  sections.map(({ title, blocks }) => {
    const { id, title: question } = headingOf(title)
    const [answer = '', ...more] = blocks.flatMap((block) => (block.is === 'text' ? [block.text] : []))
    const files = blocks.flatMap((block) => (block.is === 'files' ? block.files : []))
    return { id, topic, question, answer, more, files }
  }),
)

/** The words for the two kinds of costs, which the questions write as one: `배달·택배비`. */
const COSTS = ['배달비', '배달료', '택배비']
const DELIVERY_APPS = ['배민', '배달의민족', '쿠팡이츠', '요기요']

/** For each question, synonyms of its words. Only the search uses them; they are never shown. */
export const FAQ_SEARCH_WORDS: Readonly<Record<string, readonly string[]>> = {
  'faq-01': COSTS,
  'faq-02': ['자격', '조건', ...COSTS],
  'faq-05': ['휴업', '영업하는데', '영업 중인데', '문 닫', '재개', '재개업', '개업 중', '살아'],
  'faq-07': ['동업', '공동사업자'],
  'faq-08': ['휴대폰', '컴퓨터', '위임', '위임장', '가족', '배우자', '아내', '남편', '딸', '아들', '자녀', '직원'],
  'faq-10': ['돈', '얼마', '한도', ...COSTS],
  'faq-11': DELIVERY_APPS,
  'faq-13': ['마감', '기한', '언제까지'],
  'faq-14': ['접수', '보관', '저장', '로그아웃', '공용 컴퓨터', 'PC방', '주민번호'],
  'faq-16': ['가족', '배우자', '아내', '남편', '딸', '아들', '자녀'],
  'faq-17': ['준비물', '통장', '통장사본'],
  'faq-18': ['영수증', '사진', '캡처', '명세서', ...COSTS, ...DELIVERY_APPS],
  'faq-21': ['택배비', '송장', '운임'],
  'faq-25': ['통장', '계좌 변경', '고치', '고쳐', '바꾸', '바꿔', '철회'],
  'faq-26': ['입금', '돈', '통장', '송금', '이체', '받는 날', '들어오', '들어와'],
  'faq-27': ['전화', '전화번호', '상담'],
  'faq-28': ['사기', '피싱', '스미싱', '가짜', '운영'],
  'faq-33': [
    ...['사기', '피싱', '보이스피싱', '기관 사칭', '수수료', '입금', '송금', '이체', '비밀번호'],
    ...['전화가 왔', '받았', '보냈', '보내라', '보내달라', '신고'],
  ],
  'faq-34': [...['서류가 없', '없어', '없는', '대신', '대체', '못 구', '잃어버', '분실', '보완요청']],
  'faq-29': ['용도', '사용처'],
  'faq-30': ['내년', '다시 신청', '재신청', '두 번'],
  'faq-31': ['외국인등록증', '국적', '비자', '영주권', '체류', '재외국민', '다문화', 'foreigner'],
  'faq-32': ['이사', '이전', '옮겼', '사업장', '변경', '바꾸', '바꿔', '바뀌', '고치', '고쳐', '핸드폰', '연락처'],
}

/** The verb stems among these words. A typed word that begins with one is searched by the stem, without its ending. */
export const FAQ_VERB_STEMS = [
  '고치',
  '고쳐',
  '바꾸',
  '바꿔',
  '바뀌',
  '들어오',
  '들어와',
  '옮기',
  '옮겼',
  '이사',
  '왔',
  '받았',
  '보내',
  '보냈',
  '요구',
  '사칭',
  '없어',
]

/** Search words that the privacy policy answers. */
export const PRIVACY_SEARCH_WORDS = [
  '개인정보',
  '보관',
  '보유기간',
  '파기',
  '삭제',
  '주민등록번호',
  '주민번호',
] as const
