import { aPersona } from './a-persona.ts'
import type { Persona } from './cast.ts'

/** Everyone whom a world can be put into, by the names of the design page; only their differences stand here. [A-249] [P-275] */
export const APPLICANTS = {
  'new-individual-confirmed': aPersona({
    brNo: '1000100001',
    about: '처음 신청하는 개인사업자. 확인지급 대상이고 아무 기록이 없다.',
  }),
  'new-individual-rapid': aPersona({
    brNo: '1000100002',
    about: '처음 신청하는 개인사업자. 신속지급 대상이고 아무 기록이 없다.',
  }),
  'applied-target-selected': aPersona({
    brNo: '1000100001',
    about: '지원 대상으로 선정되었다. 증빙을 낼 수 있다.',
    application: { status: 'targetSelected' },
  }),
} as const satisfies Readonly<Record<string, Persona>>
