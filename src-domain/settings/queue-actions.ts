/**
 * The queue's name for each queued action, on which portal, settings and server agree. Proof registration and
 * supplement have the same name. [E-133] [D3-45]
 */
export const QUEUE_ACTIONS = {
  mainTile: 'act_1',
  phone: 'act_3',
  realName: 'act_7',
  businessLookup: 'act_8',
  accountCheck: 'act_9',
  financial: 'act_10',
  joint: 'act_11',
  ipin: 'act_12',
  simple: 'act_13',
  simpleResult: 'act_14',
  proofRegister: 'debug',
  proofSupplement: 'debug',
} as const

/** The action id sent to the queue. */
export type QueueAction = (typeof QUEUE_ACTIONS)[keyof typeof QUEUE_ACTIONS]
