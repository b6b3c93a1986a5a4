/**
 * 인증의 기록: what a certification stores in the session, with its words. A certification that cannot be completed
 * restores all of it. [E-131] [E-128]
 */
export const CERTIFICATION_RECORD = {
  businessNumber: '사업자등록번호',
  ci: '연계정보',
  certifiedName: '이름',
  birthDate: '생년월일',
  mobileNumber: '휴대폰번호',
  mobileCarrier: '통신사',
  certifiedBy: '인증 수단',
} as const
