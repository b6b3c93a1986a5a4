import { APPLICATION_STATUS_ROWS } from '#domain/application-status/application-status.table'
import type { PersonaFacts } from '../personas/persona.ts'

export type FormPart = readonly [string, string, Uint8Array]
export type FormParts = Readonly<Record<string, FormPart | object | string | number>>

/** Returns the data that the form of this persona sends. */
export const applicationBody = (facts: PersonaFacts, aplyNo: string) => ({
  suptSn: null,
  aplyNo,
  aplyType: facts.aplyType,
  aplyNm: facts.name,
  rpsrRnno: facts.residentNumber,
  brdt: facts.birthDay,
  aplyDesc: '',
  mbtlnum: facts.phone,
  ci: facts.ci,
  brno: facts.brNo,
  mngFrGb: facts.mngFrGb,
  corpNm: facts.businessName,
  opbzDt: facts.openingDate.replaceAll('-', ''),
  crpno: facts.corporateNumber ?? '',
  soaMm: facts.mngFrGb === '0' ? '3' : '12',
  coRprsvYn: 'N',
  bankNm: facts.bankName,
  acntNo: facts.accountNumber,
  dpstrNm: facts.depositor,
  sprtAmt: 1_000_000,
  dcsnAmt: 0,
  prcsStts: APPLICATION_STATUS_ROWS.applied.ko,
  mdtAgreYn: 'Y',
  ntaxAgreYn: 'Y',
  methodType: '',
})
