import type { DecisionCaseFrom } from '../kernel/decide.ts'
import type { ApplicationStatusOrText } from '../application-status/application-status.table.ts'
import type { CancellationSendingVerdict } from './cancellation-sending.ts'

/** `shown` is the status on the page; `now` is the status when it is read again, null if it cannot be read. */
type SendingCase = DecisionCaseFrom<{ shown: ApplicationStatusOrText; now: ApplicationStatusOrText | null; cancellable?: boolean }, CancellationSendingVerdict>

export const CANCELLATION_SENDING_CASES: readonly SendingCase[] = [
  { proves: ['A-203'], rule: 'CX-2', shown: 'applied', now: 'applied', cancellable: true, verdict: 'send' },
  { proves: ['A-203'], rule: 'CX-2', shown: 'applied', now: 'infoLookup', cancellable: true, verdict: 'send' },
  { proves: ['A-203'], rule: 'CX-2', shown: 'hold', now: 'hold', cancellable: true, verdict: 'send' },
  { proves: ['A-204'], rule: 'CX-2', shown: 'applied', now: 'deliberation', cancellable: false, verdict: 'send' },
  { proves: ['A-204'], rule: 'CX-2', shown: 'applied', now: 'targetSelected', cancellable: false, verdict: 'send' },
  { proves: ['D2-115'], rule: 'CX-2', shown: 'applied', now: null, verdict: 'send' },
  { proves: ['D2-115'], rule: 'CX-1', shown: 'applied', now: 'targetSelected', cancellable: true, verdict: 'ask' },
  { proves: ['D2-115'], rule: 'CX-1', shown: 'verification', now: 'hold', cancellable: true, verdict: 'ask' },
  { proves: ['D2-115'], rule: 'CX-1', shown: 'hold', now: 'notSelected', cancellable: true, verdict: 'ask' },
]
