/**
 * The text of the main page. [D1-111] to [D1-116] Keys with `main.` that the specification does not have are our own.
 */
export const MAIN_TEXTS = {
  'main.leadStart': '연 매출 {salesShort} 원 이하 소상공인의',
  'main.leadEnd': '배달·택배비를 지원합니다.',
  'main.open': '지금 신청하실 수 있습니다.',
  'main.who': '누가',
  'main.whoIs':
    '{lastOpeningDay}까지 개업해 배달·택배비를 {usageYears}에 합쳐 {usageShort} 원 넘게 쓴 사업자 (직접 배달 실적도 지원)',
  'main.howMuch': '얼마나',
  'main.howMuchIs': '최대 {ceilingShort} 원',
  'main.until': '언제까지',
  'main.untilIs': '예산이 모두 소진될 때까지',
  'main.tiles': '주요 서비스',
  'main.tileElig': '지원요건 확인',
  'main.tileEligText': '신청 전에 지원 대상과 요건을 확인해주세요.',
  'main.tileApply': '신청하기',
  'main.tileApplyText': '자가진단과 본인인증을 하고 신청합니다.',
  'main.tileApplyClosed': '지금은 신청할 수 없는 시간입니다.',
  'main.tileResult': '신청결과 확인 및 증빙 등록',
  'main.tileResultText': '신청결과를 조회하고 증빙자료를 등록해주세요.',
  'main.tileGuide': '이용방법 안내',
  'main.tileGuideText': '이용 설명서(PDF)를 볼 수 있습니다.',
  'main.tileGuideTab': '(PDF, 새 창 열림)',
} as const satisfies Record<string, string>
