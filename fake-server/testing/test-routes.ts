import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import { EMPTY_SESSION } from '#domain/session/session'
import { grantDownload, grantUpload } from '../agency/upload/grants.ts'
import { okAnswer } from '../http/answers.ts'
import { endpoint, type Endpoint } from '../http/handler.ts'
import type { PersonaSet, Persona, PersonaFacts } from '../personas/persona.ts'
import { Type } from '../world/schema.ts'
import { allDocs, nextNumber, putDoc } from '../world/world.ts'

export const TEST_OWNER: PersonaFacts = {
  brNo: '1000100002',
  name: '김서준',
  birthDay: '19800101',
  residentNumber: '8001011000018',
  phone: '01000000000',
  ci: 'ci-of-kim',
  businessName: '서준상회',
  openingDate: '2020-01-02',
  corporateNumber: null,
  bankName: '국민은행',
  accountNumber: '110000000001',
  depositor: '김서준',
  aplyNo: null,
  mngFrGb: '1',
  aplyType: '신속',
}

const aPersona = (name: string, facts: Partial<PersonaFacts> = {}): Persona => ({
  about: `${name}의 상황`,
  pages: ['/aply-result'],
  facts: () => ({ ...TEST_OWNER, ...facts, name }),
  place: (world) => putDoc(world, 'stepHistory', name, { id: name, aplyNo: '', step: name, body: null, at: 0 }),
})

/** Two people who can be certified. */
export const TEST_PERSONAS: PersonaSet = {
  personas: { kim: aPersona('김서준'), lee: aPersona('이하늘 <b>', { ci: 'ci-of-lee' }) },
  signIn: (world, persona) => [
    putDoc(world, 'people', TEST_OWNER.ci, { ...TEST_OWNER, carrier: 'SKT' }),
    {
      token: 'token-of-persona',
      session: { ...EMPTY_SESSION, businessNumber: businessNumberOrThrow(persona.facts(0).brNo) },
      browser: null,
    },
  ],
}

const Thing = Type.Object({ title: Type.String({ minLength: 1 }) })

/** Minimal endpoints, for tests of the server around them. */
export const TEST_ROUTES: readonly Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/api/things',
    ref: 'E-205',
    body: Thing,
    handler: (world, { body, now }) => {
      const [counted, number] = nextNumber(world, 'thing')
      const after = putDoc(counted, 'stepHistory', String(number), {
        id: String(number),
        aplyNo: '',
        step: body.title,
        body: null,
        at: now,
      })
      return [after, okAnswer({ number })]
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/things',
    ref: 'E-205',
    handler: (world) => [world, okAnswer({ result: allDocs(world, 'stepHistory').map(({ step }) => step) })],
  }),
  endpoint({
    method: 'POST',
    path: '/api/broken',
    ref: 'E-198',
    handler: (world) => {
      putDoc(world, 'stepHistory', 'lost', { id: 'lost', aplyNo: '', step: 'lost', body: null, at: 0 })
      throw new Error('a mistake of ours')
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/busy',
    ref: 'D1-232',
    handler: (world) => {
      const [after, number] = nextNumber(world, 'busy')
      // The call first fails with 500, then with 503, and then succeeds.
      return [after, { status: [500, 503][number - 1] ?? 200, body: { number } }]
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/mine',
    ref: 'A-235',
    access: 'applicant',
    handler: (world, { login }) => [world, okAnswer({ brNo: login?.brNo })],
  }),
  endpoint({
    method: 'GET',
    path: '/api/desk',
    ref: 'P-320',
    access: 'administrator',
    handler: (world) => [world, okAnswer()],
  }),
  endpoint({
    method: 'POST',
    path: '/api/form',
    ref: 'A-245',
    form: ['file'],
    body: Type.Object({ applicationData: Type.Object({ title: Type.String() }) }),
    handler: (world, { body, files }) => {
      const [file] = files
      const after =
        file === undefined
          ? world
          : putDoc(world, 'storedFiles', 'form/1', {
              path: 'form/1',
              aplyNo: null,
              name: file.name,
              type: file.type,
              size: file.size,
              bytesName: file.bytesName,
              at: 0,
            })
      return [
        after,
        okAnswer({
          title: body.applicationData.title,
          files: files.map(({ name, size, head }) => ({
            name,
            size,
            head: Buffer.from(head).toString('latin1').slice(0, 4),
          })),
        }),
      ]
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/upload-address',
    ref: 'P-288',
    handler: (world, call) => {
      const [after, data] = grantUpload(world, call, {
        path: 'proof/1/영수증.pdf',
        type: 'application/pdf',
        aplyNo: null,
      })
      return [after, okAnswer({ data })]
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/download-address',
    ref: 'P-290',
    handler: (world, call) => {
      const [after, data] = grantDownload(world, call, 'proof/1/영수증.pdf')
      return [after, okAnswer({ data })]
    },
  }),
]
