import type { QueueAction } from '../kernel/queue-actions.ts'

/** Whether an action passes through the queue at all: not without a queue, nor when the deployment does not name it. [D1-51] [D3-47] [D3-48] */
export const isGated = (
  action: QueueAction,
  deployment: { readonly queueUrl: string; readonly gatedActions: readonly string[] },
): boolean => deployment.queueUrl !== '' && deployment.gatedActions.includes(action)
