import { chooseWindow } from '#domain/notice/maintenance-window'
import { success } from '../answers.ts'
import { route } from '../handler.ts'
import { recordsOf } from './popups.ts'

/** The landing notices, to an administrator alone. [P-294] [P-320] */
export const landingList = route({
  method: 'GET',
  path: '/api/v1/popup/landing-list',
  ref: 'P-294',
  access: 'administrator',
  handler: (world) => [world, success({ result: recordsOf(world, 'landing') })],
})

/**
 * The landing notices that are switched on; the one whose window counts now comes first, because a page shows what the first
 * one says. Nobody keeps it on the way, as no answer of this server. [P-231] [P-294] [D3-35]
 */
export const landingInfo = route({
  method: 'GET',
  path: '/api/v1/popup/landing-info',
  ref: 'P-294',
  handler: (world, { now }) => {
    const landings = recordsOf(world, 'landing').filter(({ popupYn }) => popupYn === 'Y')
    const { landing } = chooseWindow(landings, now)
    const others = landings.filter((one) => one !== landing)
    return [world, success({ result: landing === null ? others : [landing, ...others] })]
  },
})
