import { success } from '../answers.ts'
import { route } from '../handler.ts'
import { recordsOf } from './popup-records.ts'

/** The landing notices, to an administrator alone. [P-294] [P-320] */
export const landingList = route({
  method: 'GET',
  path: '/api/v1/popup/landing-list',
  ref: 'P-294',
  access: 'administrator',
  handler: (world) => [world, success({ result: recordsOf(world, 'landing') })],
})
