import { Type } from '../schema.ts'
import { accessRefusal } from '../access.ts'
import { success } from '../answers.ts'
import { route } from '../handler.ts'
import { recordsOf } from './popup-records.ts'

/** The popups, no landing notices: to everyone those that are switched on, to an administrator all. [E-182] [P-294] [P-320] */
export const popupList = route({
  method: 'GET',
  path: '/api/v1/popup/list',
  ref: 'E-182',
  query: Type.Object({ popupYn: Type.Optional(Type.String()) }),
  handler: (world, call) => {
    const onlyActive = call.query.popupYn === 'Y'
    const refused = onlyActive ? null : accessRefusal(world, 'administrator', call)
    if (refused !== null) return [world, refused]
    const popups = recordsOf(world, 'popup').filter(({ popupYn }) => !onlyActive || popupYn === 'Y')
    return [world, success({ result: popups })]
  },
})
