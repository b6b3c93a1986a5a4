import { aPersona } from './a-persona.ts'
import type { Persona } from './cast.ts'

const INDIVIDUAL = '1000100001'
const FIRST_OPINION = '2024년 배달 이용내역이 빠져 있어 다시 확인을 요청드립니다.'
const SECOND_OPINION = '추가로 제출한 정산내역을 확인해주세요.'
const ANSWER = '제출하신 내용을 확인하였습니다. 추가 자료가 있으면 한 번 더 제출해주세요.'

const held = (about: string, opinions: readonly { readonly content: string; readonly answer?: string }[]) =>
  aPersona({ brNo: INDIVIDUAL, about, application: { status: 'hold', reasons: ['US01'], opinions } })

/** Who is on hold and may object. [P-275] */
export const HELD = {
  'hold-opinion-none': held('지급이 보류되었고 아직 의견을 내지 않았다.', []),
  'hold-opinion-waiting': held('의견을 한 번 내고 답변을 기다린다.', [{ content: FIRST_OPINION }]),
  'hold-opinion-answered': held('의견 한 건에 답변을 받았다. 한 번 더 낼 수 있다.', [
    { content: FIRST_OPINION, answer: ANSWER },
  ]),
  'hold-opinion-two': held('의견 두 건에 모두 답변을 받았다. 더 낼 수 없다.', [
    { content: FIRST_OPINION, answer: ANSWER },
    { content: SECOND_OPINION, answer: ANSWER },
  ]),
} as const satisfies Readonly<Record<string, Persona>>
