/** The text of the part of the main page that is loaded after the first script. Not from the specification. */
export const MAIN_BELOW_TEXTS = {
  'main.way': '이렇게 진행됩니다',
  'main.wayCheck': '자가진단',
  'main.wayCheckText': '다섯 가지 질문으로 지원 대상인지 확인합니다.',
  'main.wayVerify': '본인인증과 동의',
  'main.wayVerifyText': '주대표자 본인 명의로 인증하고 정보 이용에 동의합니다.',
  'main.wayForm': '신청정보 입력',
  'main.wayFormText': '사업자 정보와 지급받을 계좌를 입력합니다.',
  'main.wayResult': '결과 확인과 지급',
  'main.wayResultText': '대상으로 선정되면 지급합니다. 확인지급은 선정된 뒤 증빙을 등록하셔야 지급됩니다.',
  'main.reopens': '{time}부터 신청할 수 있습니다.',
  'main.today': '오늘',
  'main.roadStop': '움직임 멈추기',
  'main.roadGo': '다시 움직이기',
} as const satisfies Record<string, string>
