/** 신청 (applying) or 결과조회 (looking up a result). */
export type Flow = 'application' | 'result'
