import { aPersona } from './a-persona.ts'
import { APPLIED } from './applied.ts'
import { type Persona, type PersonaSet, checkedPersonas } from './cast.ts'
import { HELD } from './held.ts'
import { SELECTED } from './selected.ts'
import { signIn } from './sign-in.ts'

/** Who has not applied yet. */
export const NEW = {
  'new-individual-confirmed': aPersona({
    brNo: '1000100001',
    about: '처음 신청하는 개인사업자. 확인지급 대상이고 아무 기록이 없다.',
  }),
  'new-individual-rapid': aPersona({
    brNo: '1000100002',
    about: '처음 신청하는 개인사업자. 신속지급 대상이고 아무 기록이 없다.',
  }),
  'new-corporate-confirmed': aPersona({
    brNo: '1008100001',
    about: '처음 신청하는 법인사업자. 확인지급 대상이고 법인번호와 결산월을 입력해야 한다.',
  }),
  'new-individual-declined': aPersona({
    brNo: '1000100001',
    about: '공공마이데이터 제공을 요구하지 않은 개인사업자. 증빙서류를 직접 첨부해야 한다.',
    pages: ['/aply-info', '/mydata-agree'],
    application: { declined: true },
  }),
  'tax-exempt-owner': aPersona({
    brNo: '1000100003',
    about: '면세사업자. 공공마이데이터를 거절하면 면세사업자 수입금액증명이 필요하다.',
  }),
  'closed-business': aPersona({
    brNo: '2000100003',
    about: '폐업한 사업자. 사업자등록번호 확인에서 멈춘다.',
    pages: ['/bzmn-reg'],
  }),
  'unregistered-business': aPersona({
    brNo: '2000100000',
    about: '국세청에 등록되지 않은 사업자등록번호를 입력한다.',
    pages: ['/bzmn-reg'],
  }),
  'unregistered-business-errcd-10': aPersona({
    brNo: '2000100011',
    about: '국세청을 조회할 수 없어(errCd 10) 확인 없이 신청을 계속한다.',
  }),
  'duplicate-applicant': aPersona({
    brNo: '1000100001',
    about: '다른 사업자등록번호로 이미 신청한 사람이 한 번 더 신청한다.',
    elsewhere: { brNo: '1000100031', status: 'underReview' },
  }),
  'name-mismatch': aPersona({
    brNo: '1000100001',
    about: '주민등록번호가 본인 이름과 맞지 않는다. 실명인증이 되지 않는다.',
    residentBack: '0000000',
  }),
  'account-mismatch': aPersona({
    brNo: '1000100001',
    about: '다른 사람 명의의 계좌를 입력한다. 예금주가 맞지 않는다.',
    accountNumber: '111000100001',
  }),
} as const satisfies Readonly<Record<string, Persona>>

/** The personas in the order of the console, by headings. */
const GROUPS: readonly { readonly title: string; readonly members: object }[] = [
  { title: '처음 신청하는 사람과 신청할 수 없는 사람', members: NEW },
  { title: '신청한 사람 (진행상태별)', members: APPLIED },
  { title: '선정되어 증빙을 내는 사람', members: SELECTED },
  { title: '지급이 보류되어 의견을 내는 사람', members: HELD },
]

/** The heading of a persona, or that of the others. */
export const groupOf = (name: string): string =>
  GROUPS.find(({ members }) => Object.hasOwn(members, name))?.title ?? '그 밖의 사람'

/** Everyone whom a world can be put into, by the names of the design page; only their differences stand here. [A-249] [P-275] */
export const APPLICANTS = { ...NEW, ...APPLIED, ...SELECTED, ...HELD } as const

export type PersonaName = keyof typeof APPLICANTS

/** Everyone whom a world can be put into. */
export const CAST: PersonaSet = { personas: checkedPersonas(APPLICANTS), signIn }
