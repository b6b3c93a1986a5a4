import { Type } from '../schema.ts'
import { success } from '../answers.ts'
import { route } from '../handler.ts'
import { find } from '../world/world.ts'

/** The codes of a group; an unknown group has none. [A-240] [P-291] */
export const codes = route({
  method: 'POST',
  path: '/api/v1/common/codes/groups/list',
  ref: 'A-240',
  access: 'applicant',
  body: Type.Object({ groupId: Type.String() }),
  handler: (world, { body: { groupId } }) => {
    const group = find(world, 'codes', groupId)
    const result = (group?.codes ?? []).map((code) => ({ codeId: `${groupId}_${code.codeValue}`, ...code }))
    return [world, success({ result })]
  },
})
