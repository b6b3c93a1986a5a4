/** Words of the user guide; for now its section on accessibility. */
export const GUIDE = {
  'guide.lead': '이용 방법과 웹 접근성을 안내해드립니다.',
  'guide.manualTitle': '이용 설명서',
  'guide.manualText': '신청부터 결과 확인까지의 순서는 이용 설명서(PDF)에서 보실 수 있습니다.',
  'guide.manualLink': '이용 설명서(PDF) 보기',
  'guide.access': '웹 접근성 안내',
  'guide.accessAim':
    '누구나 어려움 없이 신청하실 수 있도록 한국형 웹 콘텐츠 접근성 지침과 WCAG 2.2 AA 수준을 기준으로 만들었습니다.',
  'guide.accessKeyboard': '모든 화면은 마우스 없이 키보드만으로 이용할 수 있습니다.',
  'guide.accessReader': '화면낭독 프로그램이 제목, 입력 항목의 이름, 오류, 남은 시간을 읽을 수 있게 했습니다.',
  'guide.accessZoom': '글자를 200%까지 키워도, 폭이 360픽셀인 휴대폰에서도 내용이 가려지지 않습니다.',
  'guide.accessMotion':
    '기기에서 움직임 줄이기를 켜시면 움직이는 그림이 멈춥니다. 첫 화면에서 직접 멈출 수도 있습니다.',
  'guide.accessTime': '인증 유효시간이 5분 남으면 알려드리며, 언제든지 연장할 수 있습니다.',
  'guide.checked': '확인한 방법',
  'guide.checkedAxe': '모든 화면과 대화창을 자동 점검 도구(axe-core)로 360·768·1280픽셀 폭에서 점검했습니다.',
  'guide.checkedKeyboard': '신청과 결과 확인의 전체 순서를 키보드만으로 끝까지 진행해 확인했습니다.',
  'guide.limits': '알려진 한계',
  'guide.limitsProvider': '본인인증 창은 인증기관이 제공하는 화면이어서 접근성이 다를 수 있습니다.',
  'guide.limitsHwpx': '한글 문서(hwpx)와 일부 예시 그림은 화면낭독 프로그램에 따라 읽히지 않을 수 있습니다.',
  'guide.limitsReader':
    '자동 점검으로 찾을 수 없는 불편이 있을 수 있습니다. 고객센터({phone})로 알려주시면 고치겠습니다.',
} as const satisfies Record<string, string>
