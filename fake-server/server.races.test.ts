import { describe, expect, it } from 'vitest'
import type { ApiAnswer } from './contract/api-client.ts'
import { type TestApi, openTestApi } from './testing/api.ts'
import { prepareApplicantAboutToSubmit } from './testing/applicant-about-to-submit.ts'
import { historyOfApplication } from './testing/history.ts'
import { PROOF_CREATE_PATH, prepareProofApplicant } from './testing/proof-applicant.ts'
import { signInPersona } from './testing/sign-in-persona.ts'
import { allDocs } from './world/world.ts'

type Headers = Readonly<Record<string, string>>

/** A call that must run only once: how to send it, how often it ran, and whether later calls are rejected. */
type Race = {
  readonly api: TestApi
  readonly send: (headers: Headers) => Promise<ApiAnswer>
  readonly effects: () => number
  /** True if a later call returns the result of the first call instead of being rejected. */
  readonly finds?: true
}

const signedInWithHistory = async (persona: string) => {
  const { api, facts, aplyNo } = await signInPersona(persona)
  const effectsOf = (action: string) => () =>
    allDocs(api.world(), 'history').filter((entry) => entry.action === action && entry.aplyNo === aplyNo).length
  return { api, facts, aplyNo, effectsOf }
}

/** The calls that must run only once, however often they are sent. Each key is a requirement and a description. */
const RACES: Readonly<Record<string, () => Promise<Race>>> = {
  '[E-178] a number is registered': async () => {
    const api = await openTestApi()
    const body = { brNo: '1234567890' }
    return {
      api,
      send: (headers) => api.post('/api/v1/business/first/register', body, { headers }),
      effects: () => allDocs(api.world(), 'applications').filter(({ brNo }) => brNo === body.brNo).length,
      finds: true,
    }
  },
  '[A-245] an application is stored': async () => {
    const { api, aplyNo, send, good } = await prepareApplicantAboutToSubmit()
    return {
      api,
      send: (headers) => send({ applicationData: good }, headers),
      effects: () => historyOfApplication(api.world(), aplyNo).length,
    }
  },
  '[A-252] an application is cancelled': async () => {
    const { api, aplyNo, effectsOf } = await signedInWithHistory('applied-new')
    const url = `/api/v1/application/delete-direct/${aplyNo}`
    return { api, send: (headers) => api.send('DELETE', url, undefined, headers), effects: effectsOf('cancel') }
  },
  '[A-251] an application is made again': async () => {
    const { api, aplyNo, effectsOf } = await signedInWithHistory('applied-user-delete')
    const url = `/api/v1/application/reapply/${aplyNo}`
    return { api, send: (headers) => api.send('PATCH', url, undefined, headers), effects: effectsOf('reapply') }
  },
  '[P-276] a proof is registered': async () => {
    const { api, stored, document, registration } = await prepareProofApplicant()
    const body = registration([document(stored('영수증.pdf'))])
    return {
      api,
      send: (headers) => api.post(PROOF_CREATE_PATH, body, { headers }),
      effects: () => allDocs(api.world(), 'proofMasters').length,
    }
  },
  '[P-280] a carrier request is stored': async () => {
    const { api, aplyNo } = await prepareProofApplicant()
    const body = { aplyNo, aplyTypeDetail: '롯데' }
    return {
      api,
      send: (headers) => api.post('/api/v1/proof/proof-create-parcel', body, { headers }),
      effects: () => allDocs(api.world(), 'proofMasters').length,
    }
  },
  '[A-254] a proof is cancelled': async () => {
    const { api, effectsOf } = await signedInWithHistory('selected-supplement')
    const url = '/api/v1/proof-mstr/delete/501'
    return { api, send: (headers) => api.send('DELETE', url, undefined, headers), effects: effectsOf('cancel-proof') }
  },
  '[P-279] a document is added': async () => {
    const { api, stored, document } = await prepareProofApplicant('selected-supplement')
    const before = allDocs(api.world(), 'proofItems').length
    const body = [{ ...document(stored('영수증.pdf')), receiptProofMstrId: 501 }]
    return {
      api,
      send: (headers) => api.post('/api/v1/proof/create-batch', body, { headers }),
      effects: () => allDocs(api.world(), 'proofItems').length - before,
    }
  },
  '[P-285] a document is deleted': async () => {
    const { api, effectsOf } = await signedInWithHistory('selected-supplement')
    const url = '/api/v1/proof/delete?receiptProofId=1001'
    return {
      api,
      send: (headers) => api.send('DELETE', url, undefined, headers),
      effects: effectsOf('delete-proof-item'),
    }
  },
  '[P-292] an opinion is stored': async () => {
    const { api, aplyNo } = await signedInWithHistory('hold-opinion-none')
    const body = { aplyNo, opinionContent: '의견입니다.' }
    return {
      api,
      send: (headers) => api.post('/api/v1/opinionSubmit/create', body, { headers }),
      effects: () => allDocs(api.world(), 'opinions').length,
    }
  },
  '[E-193] a certification is collected': async () => {
    const api = await openTestApi()
    const { data } = (await api.post('/api/v1/auth/integration/request', { reqSvcCd: '02' })).body as {
      data?: Readonly<Record<string, string>>
    }
    const mtxId = data?.['mtxId'] ?? ''
    await api.server.outside.inject({
      method: 'POST',
      url: '/w/default/integration/result',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ mtxId, persona: 'new-individual-rapid', resultCode: '0000' }).toString(),
    })
    return {
      api,
      send: (headers) => api.post('/api/v1/auth/integration/result', { mtxId }, { headers }),
      effects: () => allDocs(api.world(), 'certifications').length,
    }
  },
}

/** True if the call reports that its work is done. Some rejections have status 200 and a status in the result. */
const isDone = ({ status, body }: ApiAnswer): boolean =>
  status === 200 &&
  body['success'] !== false &&
  (body.result as { readonly status?: unknown } | null | undefined)?.status == null

const at50 = (send: Race['send'], headersOf: (i: number) => Headers) =>
  Promise.all(Array.from({ length: 50 }, (_, i) => send(headersOf(i))))

describe('[E-178] [A-245] [A-251] [A-252] [A-254] [P-276] [P-279] [P-280] [P-285] [P-292] [E-193] calls at the same time', () => {
  const names = Object.keys(RACES)
  const race = async (name: string) => {
    const made = RACES[name]
    if (made === undefined) throw new Error(name)
    return made()
  }

  it.each(names)('fifty calls without a key have one effect: %s', async (name) => {
    const { send, effects, finds } = await race(name)
    const answers = await at50(send, () => ({}))
    expect(effects()).toBe(1)
    expect(answers.filter(isDone)).toHaveLength(finds === true ? 50 : 1)
  })
  it.each(names)('fifty calls with different keys have one effect: %s', async (name) => {
    const { send, effects, finds } = await race(name)
    const answers = await at50(send, (i) => ({ 'idempotency-key': `key-${i}` }))
    expect(effects()).toBe(1)
    expect(answers.filter(isDone)).toHaveLength(finds === true ? 50 : 1)
  })
  it.each(names)('[E-204] [E-205] fifty calls with an equal key get one answer: %s', async (name) => {
    const { send, effects } = await race(name)
    const answers = await at50(send, () => ({ 'idempotency-key': 'key' }))
    expect(effects()).toBe(1)
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers.every(isDone)).toBe(true)
  })
})
