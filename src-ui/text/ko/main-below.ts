/** Words below the tiles of the main page, which its first script does without. [D1-126] [D1-133] [D1-136] [D1-137]; the others are ours. */
export const MAIN_BELOW = {
  'main.way': '이렇게 진행됩니다',
  'main.wayCheck': '자가진단',
  'main.wayCheckText': '다섯 가지 질문으로 지원 대상인지 확인합니다.',
  'main.wayVerify': '본인인증과 동의',
  'main.wayVerifyText': '주대표자 본인 명의로 인증하고 정보 이용에 동의합니다.',
  'main.wayForm': '신청정보 입력',
  'main.wayFormText': '사업자 정보와 지급받을 계좌를 입력합니다.',
  'main.wayResult': '결과 확인과 지급',
  'main.wayResultText': '검증·심의를 거쳐 대상이 결정되면 지원금을 지급합니다.',
  'main.notices': '알려드립니다',
  'main.noticeTag': '안내',
  'main.roadStop': '움직임 멈추기',
  'main.roadGo': '다시 움직이기',
  'notice.proofTitle': '증빙자료 제출 안내',
  'notice.proof': '지원대상으로 선정되신 분은 배달·택배 이용 증빙자료를 제출해주세요. 아래 예시를 참고해주세요.',
  'notice.proofShort': '지원대상으로 선정되신 분은 배달·택배 이용 증빙자료를 제출해주세요.',
  'popup.heading': '소상공인 배달·택배비 지원 이용 안내',
  'notice.default':
    '소상공인 배달·택배비 지원은 예산이 소진될 때까지 신청할 수 있습니다. 신청 전에 지원요건과 유의사항을 확인해주세요.',
} as const satisfies Record<string, string>
