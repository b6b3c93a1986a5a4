import { chooseWindow } from '#domain/notice/maintenance-window'
import { success } from '../answers.ts'
import { route } from '../handler.ts'
import { recordsOf } from './popup-records.ts'

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
