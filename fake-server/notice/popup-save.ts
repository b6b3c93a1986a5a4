import { Type } from '../schema.ts'
import { refusal, success } from '../answers.ts'
import { route } from '../handler.ts'
import { popupImageHostsOf } from '../world/settings.ts'
import { put } from '../world/world.ts'
import { NO_POPUP, nextPopupSn, popupAt, readEntry } from './popup-records.ts'

const PATH = '/api/v1/popup'
const FIELDS = {
  popupType: Type.Unknown(),
  popupContents: Type.Unknown(),
  popupYn: Type.Unknown(),
  popupPriority: Type.Optional(Type.Unknown()),
  popupStartDt: Type.Optional(Type.Unknown()),
  popupEndDt: Type.Optional(Type.Unknown()),
}

/** Registers a popup or landing notice. [P-224] [P-295] */
export const popupCreate = route({
  method: 'POST',
  path: PATH,
  ref: 'P-295',
  access: 'administrator',
  body: Type.Object(FIELDS),
  handler: (world, { body, now }) => {
    const read = readEntry(body, popupImageHostsOf(world))
    if ('refused' in read) return [world, read.refused]
    const popupSn = nextPopupSn(world)
    const stored = put(world, 'popups', String(popupSn), { ...read.entry, popupSn, changedAt: now })
    return [stored, success({ result: { popupSn } })]
  },
})

/** Changes one; its type stays what it was. [P-225] [P-295] */
export const popupUpdate = route({
  method: 'PUT',
  path: PATH,
  ref: 'P-295',
  access: 'administrator',
  body: Type.Object({ popupSn: Type.Integer(), ...FIELDS }),
  handler: (world, { body, now }) => {
    const { popupSn } = body
    const known = popupAt(world, String(popupSn))
    if (known === null) return [world, NO_POPUP]
    const read = readEntry(body, popupImageHostsOf(world))
    if ('refused' in read) return [world, read.refused]
    if (read.entry.popupType !== known.popupType) return [world, refusal(400, 'POPUP_INVALID', 'server.popupType')]
    return [put(world, 'popups', String(popupSn), { ...read.entry, popupSn, changedAt: now }), success()]
  },
})
