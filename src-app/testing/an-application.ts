import type { Application } from '#domain/application/application'

/** An application in which everything is absent but its number, and what a test says. */
export const anApplication = (known: Partial<Application> = {}): Application => ({
  aplyNo: 'A1',
  aplyType: null,
  suptSn: null,
  aplyNm: null,
  brno: null,
  corpNm: null,
  crpno: null,
  opbzDt: null,
  soaMm: null,
  mngFrGb: null,
  bankNm: null,
  acntNo: null,
  dpstrNm: null,
  brdt: null,
  prcsStts: null,
  progressStatus: null,
  prcsSttsRemark: null,
  dcsnAmt: null,
  updtDt: null,
  methodType: null,
  opinionSubmits: [],
  receiptProofMstrs: [],
  receiptProofs: [],
  ...known,
})
