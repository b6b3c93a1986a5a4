import { METHOD_LIST } from './method-list.ts'

/** Words of the user guide around its steps, and what it says on accessibility. [D3-81] */
export const GUIDE = {
  'guide.lead': '이용 방법을 안내해드립니다.',
  'guide.contents': '목차',
  'guide.start': '자가진단 시작하기',
  'guide.result': '신청결과 확인',
  'guide.stepsTitle': '이용 순서',
  'guide.steps': '자가진단, 사업자등록번호 입력, 본인인증, 동의, 신청서 작성, 결과 확인, 증빙 등록 순으로 진행됩니다.',
  'guide.picture': '{step} 화면 예시',
  'guide.facts': '꼭 알아두세요',
  'guide.manualTitle': '더 자세한 안내',
  'guide.manualText': '화면별 설명과 자주 막히는 곳은 이용 설명서(PDF)에, 지원 조건은 공고문(PDF)에 있습니다.',
  'guide.manual': '이용 매뉴얼(PDF) 보기',
  'guide.announcement': '공고문(PDF) 보기',
  'guide.access': '웹 접근성 안내',
  'guide.accessAim':
    '누구나 어려움 없이 신청하실 수 있도록 한국형 웹 콘텐츠 접근성 지침과 WCAG 2.2 AA 수준을 기준으로 만들었습니다.',
  'guide.accessKeyboard': '모든 화면은 마우스 없이 키보드만으로 이용할 수 있습니다.',
  'guide.accessReader': '화면낭독 프로그램이 제목, 입력 항목의 이름, 오류, 남은 시간을 읽을 수 있게 했습니다.',
  'guide.accessZoom': '글자를 두 배로 키우시거나 작은 휴대폰을 쓰셔도 옆으로 밀지 않고 모두 읽으실 수 있습니다.',
  'guide.accessClear':
    '화면 아래의 ‘선명한 화면’을 켜시면 검은 바탕에 흰 글자로 보입니다. 기기의 어두운 화면과 고대비 설정도 따릅니다.',
  'guide.accessMotion':
    '기기에서 움직임 줄이기를 켜시면 움직이는 그림이 멈춥니다. 첫 화면에서 직접 멈출 수도 있습니다.',
  'guide.accessTime': '인증 유효시간이 {warning} 남으면 알려드리며, 언제든지 연장할 수 있습니다.',
  'guide.checked': '확인한 방법',
  'guide.checkedTools': '모든 화면과 대화창을 자동 점검 도구로 휴대폰, 태블릿, 컴퓨터 크기에서 점검했습니다.',
  'guide.checkedKeyboard': '신청과 결과 확인의 전체 순서를 키보드만으로 끝까지 진행해 확인했습니다.',
  'guide.limits': '알려진 한계',
  'guide.limitsProvider': '본인인증 창은 인증기관이 제공하는 화면이어서 접근성이 다를 수 있습니다.',
  'guide.limitsHwpx': '한글 문서(hwpx)와 일부 예시 그림은 화면낭독 프로그램에 따라 읽히지 않을 수 있습니다.',
  'guide.limitsReader':
    '자동 점검으로 찾을 수 없는 불편이 있을 수 있습니다. 고객센터({phone})로 알려주시면 고치겠습니다.',
} as const satisfies Record<string, string>

/** The picture of a step: file name of the screen in `assets/guide`. */
export type GuideStep = { readonly id: string; readonly title: string; readonly text: string }

/** The seven steps of use in their order. [P-256] */
export const GUIDE_STEPS: readonly GuideStep[] = [
  {
    id: 'self-check',
    title: '자가진단',
    text: '다섯 가지 질문에 답하시면 지원대상인지 먼저 확인하실 수 있습니다. 로그인이 필요 없습니다.',
  },
  {
    id: 'number',
    title: '사업자등록번호 입력',
    text: '사업자등록번호 10자리를 입력하시면 영업 여부와 지급 방식이 자동으로 확인됩니다.',
  },
  {
    id: 'verification',
    title: '본인인증',
    text: `주대표자 본인의 ${METHOD_LIST} 가운데 편한 방법을 골라주세요.`,
  },
  {
    id: 'consent',
    title: '동의',
    text: '항목마다 내용을 확인하고 동의해주세요. 공공마이데이터 제공에 동의하시면 서류를 내지 않으셔도 됩니다.',
  },
  {
    id: 'form',
    title: '신청서 작성',
    text: '확인된 정보는 자동으로 채워집니다. 지원금을 받으실 대표자(법인은 법인) 명의의 계좌를 준비해주세요.',
  },
  {
    id: 'result',
    title: '결과 확인',
    text: '지금 어느 단계인지, 무엇을 하셔야 하는지 한 화면에서 보실 수 있습니다.',
  },
  {
    id: 'proof',
    title: '증빙 등록',
    text: '확인지급 대상은 대상으로 선정된 뒤 배달·택배 이용 실적을 사진이나 PDF로 등록해주세요.',
  },
]

/** Facts of the programme that every applicant should know. [P-262] */
export const GUIDE_FACTS: readonly string[] = [
  '지원금액은 업체당 최대 {ceiling}입니다.',
  '연매출 {salesShort} 원 이하인 소상공인이 대상입니다.',
  '직접배달은 1건당 {perCase}으로 계산합니다.',
  '전화 상담은 평일 9시~18시에 합니다.',
  '전국 {centres}개 지역센터에서 도우미가 신청을 도와드립니다.',
]
