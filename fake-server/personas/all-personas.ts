import { PROOF_STATUSES } from '#domain/proof/proof-status.table'
import { buildPersona } from './build-persona.ts'
import type { PersonaInput } from './persona-input.ts'
import { type PersonaSet, checkedPersonasOrThrow } from './persona.ts'
import written from './personas.table.json' with { type: 'json' }
import { signPersonaIn } from './sign-persona-in.ts'

const EVERY_STATUS = [...PROOF_STATUSES, null]

const REASON_OF = {
  general: '이용금액이 보이지 않습니다',
  direct: '사진에서 배달을 알리는 문구가 보이지 않습니다',
} as const

/** One of the thousand proofs of a persona. A proof that was sent back has a reason. */
const oneOfThousand = (index: number) => {
  const type: keyof typeof REASON_OF = index % 2 === 0 ? 'general' : 'direct'
  const status = EVERY_STATUS[index % EVERY_STATUS.length] ?? null
  return {
    type,
    status,
    won: 1000,
    ...(status === 'supplementRequest' && { items: [{ type, status, reason: REASON_OF[type] }] }),
  } as const
}

const MADE_IN_CODE = {
  'thousand-proofs': {
    brNo: '1000100001',
    about: '증빙이 천 건이고 모든 진행상태가 섞여 있다.',
    application: {
      status: 'targetSelected',
      proofs: Array.from({ length: 1000 }, (_, i) => oneOfThousand(i)),
    },
  },
} as const satisfies Readonly<Record<string, PersonaInput>>

const SELECTED = '선정되어 증빙을 내는 사람'

/**
 * The groups of personas, keyed by the headings of the console, in the order in which the console shows them. The file
 * with the personas has the format of `--personas`.
 */
const GROUPS = { ...written, [SELECTED]: { ...written[SELECTED], ...MADE_IN_CODE } }

type NameIn<Group> = Group extends unknown ? keyof Group : never
export type PersonaName = NameIn<(typeof GROUPS)[keyof typeof GROUPS]>

const INPUTS: Readonly<Record<string, PersonaInput>> = Object.assign({}, ...Object.values(GROUPS))

/** Returns the heading of a persona; the heading for all others if the persona is in no group. */
export const personaGroupOrOther = (name: string): string =>
  Object.entries(GROUPS).find(([, members]) => Object.hasOwn(members, name))?.[0] ?? '그 밖의 사람'

const personas = Object.fromEntries(Object.entries(INPUTS).map(([name, input]) => [name, buildPersona(input)]))

/**
 * All personas by name. The source of each lists only its differences from the defaults of its builder.
 * [A-249] [P-275]
 */
export const PERSONA_SET: PersonaSet = { personas: checkedPersonasOrThrow(personas), signIn: signPersonaIn }
