import { Type } from '../schema.ts'
import { route } from '../handler.ts'
import { TEXT } from '../text.ts'
import { amend, find } from '../world/world.ts'
import { browserOf } from './browser.ts'
import { storeCertification } from './certifications.ts'

/** Who was certified under an id: once, in the browser of the start, and only when the provider confirmed it; the certification is kept. [E-193] */
export const integrationResult = route({
  method: 'POST',
  path: '/api/v1/auth/integration/result',
  ref: 'E-193',
  body: Type.Object({ mtxId: Type.Optional(Type.String()) }),
  handler: (world, call) => {
    const start = find(world, 'mtxs', call.body.mtxId ?? '')
    const person = start?.ci == null ? null : find(world, 'people', start.ci)
    const browser = browserOf(call)
    if (
      start === null ||
      person === null ||
      browser === null ||
      start.browser !== browser ||
      start.outcome !== 'confirmed' ||
      start.takenAt !== null
    )
      return [
        world,
        {
          status: 200,
          body: { success: false, status: 400, errorCode: 'AUTH_NOT_CONFIRMED', message: TEXT['cert.failed'] },
        },
      ]
    const { name, birthDay, ci, phone, carrier } = person
    const taken = amend(world, 'mtxs', start.mtxId, (before) => ({ ...before, takenAt: call.now }))
    const certified = {
      ci,
      name,
      birthDay,
      phone,
      carrier,
      provider: start.method,
      brNo: start.brNo,
      aplyNo: start.aplyNo,
      browser,
    }
    return [
      storeCertification(taken, call, certified),
      { status: 200, body: { success: true, data: { name, birthDay, ci } } },
    ]
  },
})
