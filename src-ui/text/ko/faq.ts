import { CALL_HOURS } from '#domain/programme/parameters'
import { METHOD_LIST } from './method-list.ts'
import { HEADINGS } from './titles.ts'
/** Words of the page of frequent questions around its questions. [D3-81] [D3-100] */
export const FAQ = {
  'faq.title': HEADINGS['/board-faq'].words,
  'faq.lead': '자주 묻는 질문을 모았습니다.',
  'faq.search': '질문과 답변에서 검색',
  'faq.total': '총 {n}개',
  'faq.none': '검색 결과가 없습니다.',
  'faq.noneHelp': '다른 낱말로 검색하시거나 고객센터로 문의해주세요.',
  'faq.copyLink': '이 질문의 주소 복사',
  'faq.copied': '이 질문의 주소를 복사했습니다.',
  'faq.copyFailed': '주소를 복사하지 못했습니다. 주소창의 주소를 복사해주세요.',
  'faq.topics': '주제별로 보기',
  'faq.help': '찾으시는 답이 없나요?',
  'faq.helpText': '전화로 문의하시거나, 가까운 지역센터에서 도움을 받으실 수 있습니다.',
  'faq.helpHours': `전화 상담은 ${CALL_HOURS}에 합니다.`,
  'faq.helpApplication': '신청·결과 문의',
  'faq.helpProof': '증빙·이의신청 문의',
  'faq.helpCentres': '지역센터 찾기',
  'faq.btnExcluded': '지원 제외업종 보기',
  'faq.btnExamples': '증빙자료 예시 보기',
} as const satisfies Record<string, string>

/** A document that an answer leads to: the button's words and its address. [P-250] */
export type AnswerDocument = { readonly text: string; readonly href: string }

/** One question: `id` is the part of its address after `#`, `answer` the sentence that decides, `more` what helps. */
export type Question = {
  readonly id: string
  readonly question: string
  readonly answer: string
  readonly more: readonly string[]
  readonly document?: AnswerDocument
}

/** The 27 questions in their order; the first sentence of each answer is the catalogue's. [P-248] [P-262] [D3-83] */
export const QUESTIONS: readonly Question[] = [
  {
    id: 'faq-01',
    question: '배달·택배비 지원사업은 어떤 사업인가요?',
    answer:
      '연매출 {salesShort}원 이하 소상공인에게 배달·택배 이용 비용을 업체당 최대 {ceilingShort}원까지 지원하는 사업입니다.',
    more: ['배달앱·배달대행사·택배사를 이용한 비용뿐 아니라, 대표자나 직원이 직접 배달한 실적도 지원합니다.'],
  },
  {
    id: 'faq-02',
    question: '지원대상은 누구인가요?',
    answer:
      '{lastOpeningDay} 이전에 개업하여 신청일 현재 영업 중이고, 연매출이 0원 초과 {salesShort}원 이하이며 배달·택배 이용 실적이 있는 개인·법인 소상공인입니다.',
    more: [
      '{firstUsageYear} 이후 배달·택배비 이용금액이 {usageShort} 원을 초과해야 합니다.',
      '첫 화면의 자가진단에서 다섯 가지 질문으로 먼저 확인해보실 수 있습니다.',
    ],
  },
  {
    id: 'faq-03',
    question: '연매출은 어떻게 확인하나요?',
    answer:
      '{salesYears} 신고 매출을 기준으로 하며, 연중 개업한 경우 연 매출로 환산하고 면세사업자는 사업장현황신고서로 확인합니다.',
    more: ['공공마이데이터 제공에 동의하시면 매출 자료를 따로 내지 않으셔도 됩니다.'],
  },
  {
    id: 'faq-04',
    question: '2025년에 개업한 사업자도 신청할 수 있나요?',
    answer: '아니요, {lastOpeningDay} 이전에 개업한 사업자만 신청할 수 있습니다.',
    more: ['개업일은 사업자등록증에 적힌 개업연월일을 기준으로 합니다.'],
  },
  {
    id: 'faq-05',
    question: '폐업한 사업자도 신청할 수 있나요?',
    answer: '아니요, 신청일 현재 폐업한 사업자는 신청할 수 없습니다.',
    more: ['사업자등록번호를 입력하시면 영업 여부를 바로 확인해드립니다.'],
  },
  {
    id: 'faq-06',
    question: '사업체를 여러 개 운영하면 모두 신청할 수 있나요?',
    answer: '아니요, 1인당 1개 사업체만 신청할 수 있습니다.',
    more: ['어느 사업체로 신청하실지 정하신 뒤 그 사업체의 사업자등록번호로 신청해주세요.'],
  },
  {
    id: 'faq-07',
    question: '공동대표 사업자는 누가 신청하나요?',
    answer: '주대표자만 신청할 수 있습니다.',
    more: ['주대표자는 사업자등록증에 가장 먼저 적힌 대표자입니다.'],
  },
  {
    id: 'faq-08',
    question: '대리인이 대신 신청할 수 있나요?',
    answer: '아니요, 대표자 본인이 본인인증을 거쳐 직접 신청해야 합니다.',
    more: ['신청 방법이 어려우시면 전국 {centres}개 지역센터의 도우미가 옆에서 도와드립니다.'],
  },
  {
    id: 'faq-09',
    question: '지원에서 제외되는 업종이 있나요?',
    answer: '공고문에 정한 제외업종은 지원받을 수 없으며, 아래 버튼에서 목록을 확인해주세요.',
    more: [],
    document: { text: FAQ['faq.btnExcluded'], href: '/pdf/excluded-industries.pdf' },
  },
  {
    id: 'faq-10',
    question: '지원금액은 얼마인가요?',
    answer: '배달·택배 이용 실적에 따라 업체당 최대 {ceilingShort}원까지 지원합니다.',
    more: ['등록하신 증빙마다 인정된 금액을 더하여, 모두 합해 {ceilingShort} 원까지 지원합니다.'],
  },
  {
    id: 'faq-11',
    question: '신속지급과 확인지급은 무엇이 다른가요?',
    answer:
      '신속지급은 배달앱·배달대행사 이용내역을 전산으로 확인할 수 있는 경우이고, 확인지급은 그 밖의 모든 경우로 증빙자료 제출이 필요합니다.',
    more: ['어느 쪽인지는 사업자등록번호를 입력하시면 자동으로 정해집니다.'],
  },
  {
    id: 'faq-12',
    question: '직접배달도 지원받을 수 있나요?',
    answer: '네, 직접배달은 1건당 {perCase}으로 계산하여 최대 {ceilingShort}원까지 지원합니다.',
    more: ['직접배달을 하고 있음을 보여주는 영업증빙과, 배달한 실적을 보여주는 실적증빙이 모두 필요합니다.'],
  },
  {
    id: 'faq-13',
    question: '신청기간은 언제까지인가요?',
    answer: '예산이 소진될 때까지 신청할 수 있습니다.',
    more: ['예산이 소진되면 첫 화면의 공지로 알려드립니다.'],
  },
  {
    id: 'faq-14',
    question: '어떻게 신청하나요?',
    answer: '자가진단, 사업자등록번호 확인, 본인인증, 동의, 신청서 작성 순으로 온라인에서 신청합니다.',
    more: [
      '작성하던 내용은 이 창에 {draftHours}시간 동안 임시저장됩니다. 주민등록번호와 파일은 안전을 위해 저장하지 않습니다.',
    ],
  },
  {
    id: 'faq-15',
    question: '본인인증은 어떤 방법으로 하나요?',
    answer: `${METHOD_LIST} 중에서 선택할 수 있습니다.`,
    more: ['인증 창이 열리지 않으면 브라우저의 팝업 차단을 해제한 뒤 다시 시도해주세요.'],
  },
  {
    id: 'faq-16',
    question: '휴대폰 인증은 누구 명의로 해야 하나요?',
    answer: '주대표자 본인 명의의 휴대폰으로 인증해야 합니다.',
    more: ['법인 명의의 휴대폰으로는 인증하실 수 없으니 다른 인증 방법을 이용해주세요.'],
  },
  {
    id: 'faq-17',
    question: '신청할 때 필요한 서류는 무엇인가요?',
    answer:
      '공공마이데이터 제공에 동의하시면 따로 첨부할 서류가 없으며, 동의하지 않으시면 사업자등록증과 사업자 유형에 따른 증명서가 필요합니다. (파일당 최대 {megabytes}MB, jpg·png·pdf)',
    more: ['필요한 서류의 이름은 신청서 화면에 사업자 유형에 맞게 나타납니다.'],
  },
  {
    id: 'faq-18',
    question: '어떤 증빙자료가 인정되나요?',
    answer: '전자세금계산서, 카드영수증, 택배 운송장, 정산내역 등이 인정되며, 아래 버튼에서 예시를 확인해주세요.',
    more: [],
    document: { text: FAQ['faq.btnExamples'], href: '/pdf/proof-examples.pdf' },
  },
  {
    id: 'faq-19',
    question: '언제 이용한 실적이 인정되나요?',
    answer: '{firstUsageMonth}부터 {lastUsageMonth}까지 이용한 배달·택배 실적이 인정됩니다.',
    more: ['{proofYears}의 실적을 함께 제출하실 수 있습니다.'],
  },
  {
    id: 'faq-20',
    question: '증빙파일의 형식과 용량에 제한이 있나요?',
    answer: 'jpg, jpeg, png, heic, heif, webp, pdf 파일을 등록할 수 있으며 PDF는 {megabytes}MB 이하여야 합니다.',
    more: ['{megabytes}MB가 넘는 사진은 올리실 때 자동으로 크기를 줄여드립니다.'],
  },
  {
    id: 'faq-21',
    question: '택배사 이용내역 조회신청은 무엇인가요?',
    answer:
      '택배사가 보유한 이용내역으로 증빙을 대신하는 방법이며, 최대 {parcelMonths}개월이 소요되고 그동안 직접 증빙을 등록할 수 없습니다.',
    more: ['조회가 끝나면 신청결과 화면에서 확인된 내역을 보실 수 있습니다.'],
  },
  {
    id: 'faq-22',
    question: '직접배달 증빙은 어떻게 등록하나요?',
    answer:
      '1단계에서 영업증빙(최대 {maxBaseFiles}개), 2단계에서 실적증빙을 등록하며 건수는 최대 {maxCases}건까지 입력할 수 있습니다.',
    more: ['영업증빙이 이미 인정된 경우에는 실적증빙만 등록하시면 됩니다.'],
  },
  {
    id: 'faq-23',
    question: '보완요청을 받으면 어떻게 하나요?',
    answer: '{supplementDays}일 이내에 결과 확인 화면에서 해당 증빙을 변경하거나 삭제한 뒤 보완등록을 해주세요.',
    more: ['보완요청 사유는 각 증빙의 [확인]을 누르면 나타납니다.'],
  },
  {
    id: 'faq-24',
    question: '신청이 보류되면 어떻게 하나요?',
    answer:
      '보류 상태에서 의견제출을 {maxOpinions}회까지 할 수 있으며, {opinionLength}자 이내의 내용과 파일 {maxOpinionFiles}개까지 첨부할 수 있습니다.',
    more: ['먼저 낸 의견의 답변을 기다리시는 동안에는 새 의견을 내실 수 없습니다.'],
  },
  {
    id: 'faq-25',
    question: '신청 내용을 수정하거나 취소할 수 있나요?',
    answer:
      '신청 완료 후에는 계좌 오류나 보완요청 등 정해진 상태에서만 수정할 수 있고, 취소는 결과 확인 화면에서 할 수 있으나 심의·지급 등 처리 상태에 따라 취소할 수 없는 경우가 있습니다.',
    more: ['지금 수정이나 취소를 하실 수 있는지는 결과 확인 화면의 버튼에 안내되어 있습니다.'],
  },
  {
    id: 'faq-26',
    question: '지원금은 언제 어디로 지급되나요?',
    answer: '검증과 대상 결정을 거쳐 신청서에 등록한 계좌로 지급되며, 진행상태는 결과 확인 화면에서 볼 수 있습니다.',
    more: ['예금주가 신청인과 다르거나 계좌번호가 틀리면 지급되지 않으니 신청서에서 계좌를 꼭 확인해주세요.'],
  },
  {
    id: 'faq-27',
    question: '문의는 어디로 하나요?',
    answer: `신청·결과는 {phone}, 증빙·이의신청은 {proofPhone}(${CALL_HOURS})으로, 또는 전국 {centres}개 지역센터의 도우미에게 문의해주세요.`,
    more: ['가까운 지역센터는 지역센터 안내에서 찾으실 수 있습니다.'],
  },
]

/** Topics over runs of the questions, whose order is that of the document: `first` is the question that a run begins with. */
export const TOPICS: readonly { readonly id: string; readonly title: string; readonly first: string }[] = [
  { id: 'faq-target', title: '지원대상', first: 'faq-01' },
  { id: 'faq-amount', title: '지원금액', first: 'faq-10' },
  { id: 'faq-apply', title: '신청 방법', first: 'faq-13' },
  { id: 'faq-proof', title: '증빙자료', first: 'faq-18' },
  { id: 'faq-result', title: '결과와 문의', first: 'faq-23' },
]
