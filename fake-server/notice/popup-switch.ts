import { Type } from '../schema.ts'
import { refusal, success } from '../answers.ts'
import { route } from '../handler.ts'
import { amend, remove } from '../world/world.ts'
import { NO_POPUP, popupAt } from './popup-records.ts'

/** Switches a popup or landing notice on or off. The body repeats the number of the address. [P-213] [P-295] */
export const popupSwitch = route({
  method: 'PATCH',
  path: '/api/v1/popup/:popupSn/status',
  ref: 'P-295',
  access: 'administrator',
  body: Type.Object({ popupSn: Type.Optional(Type.Integer()), popupYn: Type.Enum(['Y', 'N']) }),
  handler: (world, { params, body, now }) => {
    const popup = popupAt(world, params['popupSn'])
    if (popup === null) return [world, NO_POPUP]
    if (body.popupSn !== undefined && body.popupSn !== popup.popupSn)
      return [world, refusal(400, 'POPUP_INVALID', 'server.badRequest')]
    const popupYn = body.popupYn as 'Y' | 'N'
    const changed = amend(world, 'popups', String(popup.popupSn), (one) => ({ ...one, popupYn, changedAt: now }))
    return [changed, success({ result: { popupSn: popup.popupSn, popupYn } })]
  },
})

/** Deletes one of either type. [P-214] [P-295] [D3-39] */
export const popupDelete = route({
  method: 'DELETE',
  path: '/api/v1/popup/:popupSn',
  ref: 'P-295',
  access: 'administrator',
  handler: (world, { params }) => {
    const popup = popupAt(world, params['popupSn'])
    return popup === null ? [world, NO_POPUP] : [remove(world, 'popups', String(popup.popupSn)), success()]
  },
})
