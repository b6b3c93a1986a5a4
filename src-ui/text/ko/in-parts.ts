/** Texts of the catalogues that the screens put together from parts; here whole, to be compared. No page loads them. */
export const IN_PARTS = {
  'footer.callCentre': '신청·결과 문의 1533-0500 / 증빙·이의신청 문의 1644-5332, 1644-5333 (평일 9시~18시)',
  'main.lead': '연 매출 3억 원 이하 소상공인의 배달·택배비를 지원합니다.',
  'main.facts': '지원 내용 요약',
} as const satisfies Record<string, string>
