import { TELEPHONE_HOURS_TEXT } from '#domain/programme/parameters'
import { fillWithParticles } from '#domain/text/particles'
import { parsePolicy } from '#ui/text/policy.ts'
import { NOTICE_TEXTS } from '../notice/popup.ts'
import written from './guide.md?raw'

/**
 * The texts of the user guide and of its section on accessibility. The steps of the guide are in `guide.md`. [D3-81]
 */
export const GUIDE_TEXTS = {
  'guide.start': '자가진단 시작하기',
  'guide.result': '신청결과 확인',
  'guide.prepare': '지원요건과 준비하실 것 보기',
  'guide.centres': '지역센터 찾기',
  'guide.steps': '자가진단부터 지급까지 네 단계입니다.',
  'guide.picture': '{step} 화면 예시',
  'guide.pictures': '화면 예시 보기',
  'guide.picturesOf': '단계마다 하나씩 {n}장',
  'guide.picturesNote': '그림이어서 누르실 수 없습니다.',
  'guide.facts': '꼭 알아두세요',
  'guide.factsOf': '지원금액과 대상, 전화 상담',
  'guide.links': '더 보실 곳',
  'guide.manual': '이용 설명서(PDF) 보기',
  'guide.announcement': '공고문(PDF) 보기',
  'guide.noticesAgain': NOTICE_TEXTS['popup.again'],
  'guide.access': '웹 접근성 안내',
  'guide.accessOf': '키보드, 화면낭독, 큰 글자',
  'guide.accessAim':
    '누구나 어려움 없이 신청하실 수 있도록 한국형 웹 콘텐츠 접근성 지침과 WCAG 2.2 AA 수준을 기준으로 만들었습니다.',
  'guide.accessKeyboard': '모든 화면은 마우스 없이 키보드만으로 이용할 수 있습니다.',
  'guide.accessReader': '화면낭독 프로그램이 제목, 입력 항목의 이름, 오류, 남은 시간을 읽을 수 있게 했습니다.',
  'guide.accessZoom': '글자를 두 배로 키우시거나 작은 휴대폰을 쓰셔도 옆으로 밀지 않고 모두 읽으실 수 있습니다.',
  'guide.accessClear':
    '화면 아래(휴대폰에서는 ‘전화·안내·화면 설정’)의 ‘검은 바탕에 흰 글자’를 켜시면 글자와 테두리가 또렷해집니다. 기기의 어두운 화면과 고대비 설정도 따릅니다.',
  'guide.accessMotion':
    '기기에서 움직임 줄이기를 켜시면 움직이는 그림이 멈춥니다. 첫 화면에서 직접 멈출 수도 있습니다.',
  'guide.accessTime': '인증 유효시간이 {warning} 남으면 알려드리며, 언제든지 연장할 수 있습니다.',
} as const satisfies Record<string, string>

/** A heading of the guide, with the lines below it. */
type GuideSection = { readonly title: string; readonly lines: readonly string[] }

const chapters = parsePolicy(fillWithParticles<string>(written, { callHours: TELEPHONE_HOURS_TEXT }))
const sectionsOf = (chapter: string): readonly GuideSection[] =>
  chapters
    .flatMap(({ title, sections }) => (title === chapter ? sections : []))
    .map(({ title, blocks }) => ({
      title,
      lines: blocks.flatMap((block) => (block.is === 'list' ? block.items : block.is === 'text' ? [block.text] : [])),
    }))

/** The four steps of using the portal, in order. The main page shows the same steps. [P-256] [D1-277] */
export const GUIDE_STEPS = sectionsOf('이용 순서')

/**
 * Facts about the programme that every applicant should know. Placeholders stand for the numbers of the programme.
 * [P-262]
 */
export const GUIDE_FACTS = sectionsOf(GUIDE_TEXTS['guide.facts']).flatMap(({ lines }) => lines)

/** How the pages were tested, and which limits are known. `{phone}` is the number of the help desk for applications. */
export const GUIDE_ACCESSIBILITY_SECTIONS = sectionsOf(GUIDE_TEXTS['guide.access'])
