/**
 * The text of the frame around every screen, that is, of header and footer. [D1-117] to [D1-124] Pages have the names
 * of [D3-62].
 */
export const FRAME_TEXTS = {
  'header.home': '첫 화면으로',
  'footer.nav': '바닥글',
  'footer.more': '전화·안내·화면 설정',
  'footer.faq': '자주 묻는 질문',
  'footer.guide': '이용 안내',
  'footer.objection': '이의신청 안내',
  'footer.announcement': '사업 공고문(PDF)',
  'footer.regionCenter': '지역센터 안내',
  'footer.privacy': '개인정보 처리방침',
  'footer.terms': '이용약관',
  'footer.pledge': '직접배달 지급 확약서 내려받기',
  'footer.adminPopup': '팝업 관리',
  'footer.agency': '운영:',
  'footer.application': '신청·결과 문의',
  'footer.proof': '증빙·이의신청 문의',
  'footer.hours': '상담시간 : 평일 9시~18시 (공휴일 제외)',
  'footer.licences': '오픈소스 고지',
} as const satisfies Record<string, string>
