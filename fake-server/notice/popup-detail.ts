import { accessRefusal } from '../access.ts'
import { success } from '../answers.ts'
import { route } from '../handler.ts'
import { NO_POPUP, popupAt, recordOf } from './popup-records.ts'

/** One popup: to everyone while it is switched on, else to an administrator alone. [P-294] [P-320] */
export const popupDetail = route({
  method: 'GET',
  path: '/api/v1/popup/:popupSn',
  ref: 'P-294',
  handler: (world, call) => {
    const popup = popupAt(world, call.params['popupSn'])
    if (popup === null) return [world, NO_POPUP]
    const refused = popup.popupYn === 'Y' ? null : accessRefusal(world, 'administrator', call)
    return [world, refused ?? success({ result: recordOf(popup) })]
  },
})
