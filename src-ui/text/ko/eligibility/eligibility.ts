import type { SelfCheckQuestionId } from '#domain/eligibility/self-check'
import { PAGE_TITLES } from '../pages/titles.ts'

const OPEN_UNTIL = '{lastOpeningDay}까지'
const STILL_OPEN = '개업하고 신청일 현재 폐업하지 않은 사업자'

/**
 * The text of requirements, notes and self-check. [D1-141] to [D1-166] [D1-220] [D1-221] The headings are not from the
 * specification.
 */
export const ELIGIBILITY_TEXTS = {
  'elig.lead': '이런 분이 신청하실 수 있습니다.',
  'elig.answer': '아래 지원요건에 모두 해당하셔야 합니다.',
  'elig.directToo': '가게에서 직접 배달하신 실적도 지원합니다.',
  'elig.sum': '업체당 최대 {ceilingShort} 원',
  'elig.recognized': '이용내역이 전산으로 확인되지 않으면 등록하신 증빙에서 인정된 만큼 지급됩니다.',
  'elig.requirements': '지원요건',
  'elig.payment': '지급유형',
  'elig.open': `${OPEN_UNTIL} ${STILL_OPEN}`,
  'elig.openUntil': OPEN_UNTIL,
  'elig.stillOpen': STILL_OPEN,
  'elig.kind': '개인사업자 또는 법인사업자',
  'elig.sales':
    '{salesYears}에 매출이 있고 그해 연 매출액이 {salesShort} 원 이하인 소상공인 (연도 중에 개업하셨으면 1년 매출로 바꾸어 계산하고, 면세사업자는 사업장 현황신고로 확인합니다.)',
  'elig.onePerson': '1인 1사업체만 신청할 수 있습니다.',
  'elig.mainRep': '공동대표인 경우 주대표자만 신청할 수 있습니다.',
  'elig.proof': '확인지급일 때만 배달·택배 이용을 확인할 수 있는 증빙자료가 필요합니다.',
  'elig.budget': '예산이 모두 소진될 때까지 신청을 받습니다.',
  'elig.rapid': '신속지급: 배달앱 또는 배달대행사를 이용하여 이용내역을 전산으로 확인할 수 있는 경우',
  'elig.confirmed': '확인지급: 신속지급 대상이 아닐 때 (증빙자료를 제출해야 합니다.)',
  'elig.apply': '신청하기',
  'elig.back': '이전',
  'elig.notesLink': '유의사항 보기',
  'elig.closed': '지금은 신청할 수 없는 시간입니다.',
  'ctn.lead': '신청하시기 전에 확인해주세요.',
  'ctn.proof': '확인지급 대상자는 증빙자료를 제출해야 합니다.',
  'ctn.noEdit': '신청을 완료하신 뒤에는 계좌 오류나 보완요청을 안내받으셨을 때만 고치실 수 있습니다.',
  'ctn.inquiry': '문의사항은 고객센터({phone})로 연락해주세요.',
  'brno.note3': '{firstUsageMonth}부터 {lastUsageMonth}까지 배달·택배비를 {usageShort} 원 넘게 쓰셔야 합니다.',
  'brno.note4':
    '신속지급은 배달 플랫폼 또는 배달대행사 이용자만 가능합니다. 이때도 이용금액이 {usageShort} 원을 초과해야 하며, 배달대행사 이용금액은 모두 더해 계산합니다.',
  'self.intro': PAGE_TITLES['title.selfCheck'],
  'self.q1': '{lastOpeningDay}까지 개업하셨나요?',
  'self.q2': '현재 사업을 운영하고 계신가요?',
  'self.q3': '{salesYears} 연 매출액이 0원을 초과하고 {salesShort} 원 이하인가요?',
  'self.q4': '대표자 본인이 직접 신청하시나요?',
  'self.q5': '확인지급 대상자는 증빙자료를 제출해야 한다는 점을 확인하셨나요?',
  'self.incomplete': '모든 항목을 선택해주세요.',
  'self.notTarget': '배달·택배비 지원 대상자가 아닙니다.',

  'elig.subjectKind': '사업자 유형',
  'elig.subjectOpen': '개업일',
  'elig.subjectSales': '연 매출액',
  'elig.subjectAmount': '쓰신 금액',
  'elig.subjectDirect': '직접 배달',
  'elig.subjectOne': '신청 수',
  'elig.subjectRep': '신청인',
  'elig.markOpen': '{lastOpeningDay}까지 개업',
  'elig.usage': '{firstUsageMonth}부터 {lastUsageMonth}까지 배달·택배비를 {usageShort} 원 넘게 쓰신 사업자',
  'elig.direct':
    '배달 1건을 {perCase}으로 인정하여, {supportedCases}건까지 지원 (직접 배달만 하셨으면 ‘쓰신 금액’을 어떻게 계산하는지 고객센터 {phone}으로 전화해 물어봐주세요.)',
  'elig.one': '1인 1사업체로 신청하시는 분',
  'elig.rep':
    '대표자 본인 (공동대표이면 주대표자만 신청할 수 있습니다. 가족의 기기로 쓰셔도 되지만 본인인증은 대표자 명의로 하셔야 하며, 어려우시면 지역센터의 도우미가 옆에서 도와드립니다.)',
  'elig.salesShort': '{salesShort} 원 이하',
  'elig.salesOf': '{salesYears}의 연 매출액입니다. 매출이 없으면 신청하실 수 없습니다.',
  'elig.salesMore': '연도 중에 개업하셨으면 1년 매출로 바꾸어 계산하고, 면세사업자는 사업장 현황신고로 확인합니다.',
  'elig.usageOf': '{firstUsageMonth}부터 {lastUsageMonth}까지 쓰신 배달·택배비',
  'elig.directShort': '1건당 {perCase} 인정',
  'elig.directOf': '{supportedCases}건까지 지원합니다.',
  'elig.directMore': '직접 배달만 하셨으면 ‘쓰신 금액’을 어떻게 계산하는지 고객센터 {phone}으로 전화해 물어봐주세요.',
  'elig.repOf': '공동대표이면 주대표자만 신청할 수 있습니다.',
  'elig.repMore':
    '가족의 기기로 쓰셔도 되지만 본인인증은 대표자 명의로 하셔야 하며, 어려우시면 지역센터의 도우미가 옆에서 도와드립니다.',
  'elig.markSales': '연 매출액이 {salesShort} 원 이하',
  'elig.markUsage': '{usageShort} 원 넘게',
  'elig.markDirect': '1건을 {perCase}으로',
  'elig.markOne': '1인 1사업체',
  'elig.markRep': '대표자 본인',
  'elig.rapidBy': '전산으로 확인',
  'elig.confirmedBy': '증빙자료로 확인',
  'elig.reopensLater': '다시 신청하실 수 있는 시각은 아직 알려지지 않았습니다.',
  'elig.readNow': '이 화면의 안내와 접수하신 신청의 결과는 지금도 보실 수 있습니다.',
  'elig.needs': '미리 준비하실 것',
  'elig.count': '{n}가지',
  'elig.needsOf': '사업자등록증 등 {n}가지',
  'elig.more': '자세히',
  'elig.paymentKinds': '신속지급, 확인지급',
  'ctn.others': '알아두실 것',
  'elig.needPerson': '휴대폰이나 인증서',
  'elig.needPersonMore': '대표자의 본인인증에 필요합니다.',
  'elig.needPaper': '사업자등록증',
  'elig.needPaperMore':
    '등록번호, 상호, 개업일자를 보고 입력합니다. 공공마이데이터 제공에 동의하시면 서류를 첨부하지 않으셔도 됩니다.\n동의하지 않으시면 부가가치세 증명도 첨부합니다.\n법인은 표준재무제표증명을 첨부하고, 일반과세자인 법인은 부가가치세 증명도 함께 첨부합니다.',
  'elig.needNumber': '주민등록번호',
  'elig.needNumberMore': '대표자의 주민등록번호가 필요합니다. 법인은 법인등록번호와 결산월도 입력합니다.',
  'elig.needAccount': '계좌번호',
  'elig.needAccountMore': '지원금을 받으실 계좌입니다.',
  'elig.needProof': '배달·택배 이용 증빙자료',
  'elig.needProofMore': '지원대상으로 선정되신 뒤에 등록합니다.',

  'ctn.markOne': '1인 1사업체만',
  'ctn.markRep': '주대표자만',
  'ctn.markRapid': '배달 플랫폼 또는 배달대행사 이용자만',
  'ctn.markProof': '증빙자료를 제출',
  'ctn.markEdit': '안내받으셨을 때만',
  'ctn.markBudget': '예산이 모두 소진될 때까지',
  'ctn.markCall': '고객센터({phone})',

  'self.explain1': '개업일은 사업자등록증에 ‘개업연월일’로 적혀 있습니다.',
  'self.explain3': '두 해 가운데 한 해만 맞아도 ‘예’입니다.',
  'self.explain4':
    '공동대표인 경우 주대표자만 신청할 수 있습니다. 주대표자는 사업자등록증에 가장 먼저 적힌 대표자입니다. 옆에서 도와드리는 분이 있어도 본인이 인증하시면 ‘예’입니다.',
  'self.explain5':
    '배달앱이나 배달대행사의 이용내역이 전산으로 확인되면 신속지급, 아니면 확인지급입니다. 확인지급은 선정된 뒤에 영수증 등을 내십니다.',
  'self.choose': '예와 아니요 가운데 하나를 선택해주세요.',
  'self.change': '고치기',
  'self.changeOf': '{subject} 답 고치기',
  'self.answerAgain': '고쳐 답하기',
  'self.readFirst': '증빙자료 안내를 먼저 확인해주세요.',
  'self.besides': '질문에 없는 요건:',
  'self.allYes': '답하신 대로이고 아래 요건도 맞으시면 신청하실 수 있습니다. 지원 여부는 심사 후 결정됩니다.',
  'self.whatNext':
    '‘확인’을 누르시면 사업자등록번호 입력부터 신청을 시작합니다. 지금 신청하지 않으시려면 ‘취소’를 눌러주세요.',
  'self.applied': '이미 신청하셨나요?',
  'self.nth': '질문 {number} / {total}',
  'self.helpTitle': '해당하는지 잘 모르시겠나요?',
  'self.helpFaq': '자주 묻는 질문',
  'self.helpCall': '에서 확인하시거나 고객센터({phone})로 문의해주세요.',
} as const satisfies Record<string, string>

/**
 * For each question of the self-check, why the answer No rules out the support, and the requirement that says so. The
 * fifth question is not about a requirement; it asks whether the person has read the note. [D1-249] [D1-257] [D1-261]
 */
export const SELF_CHECK_REASONS = {
  q1: {
    title: '{lastOpeningDay}보다 늦게 개업하셨습니다.',
    text: '{lastOpeningDay}까지 개업한 사업자만 신청할 수 있습니다. 개업일은 사업자등록증에 적혀 있습니다.',
  },
  q2: {
    title: '지금은 사업을 운영하고 있지 않으십니다.',
    text: '신청일 현재 폐업하지 않은 사업자만 신청할 수 있습니다.',
  },
  q3: {
    title: '연 매출액이 지원요건과 다릅니다.',
    text: '{salesYears} 연 매출액이 0원 초과 {salesShort} 원 이하여야 합니다.',
  },
  q4: {
    title: '대표자 본인이 직접 신청하셔야 합니다.',
    text: '대표자 본인(공동대표는 주대표자)만 신청할 수 있습니다. 주대표자는 사업자등록증에 가장 먼저 적힌 대표자입니다.',
  },
  q5: {
    title: '이 항목은 증빙자료 안내를 읽으셨는지 묻습니다.',
    text: '나중에 요청을 받으면 제출하실 분은 ‘예’를 선택해주세요. 확인지급 대상자는 배달·택배 이용을 확인할 수 있는 증빙자료를 제출해야 합니다. ‘아니요’로는 배달·택배비 지원 대상자가 아닙니다.',
  },
} as const satisfies Record<SelfCheckQuestionId, { readonly title: string; readonly text: string }>
