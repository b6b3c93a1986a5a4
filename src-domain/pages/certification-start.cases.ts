import type { DecisionCase, DecisionCaseFrom } from '../kernel/decide.ts'
import type { Flow } from '../kernel/flow.ts'
import type { EndedLoginVerdict, EntryLeavingFacts, EntryLeavingVerdict } from './certification-start.ts'
import type { Route } from './routes.ts'

export const RECERTIFICATION_CASES: readonly DecisionCaseFrom<{ path: Route; draft: Flow | null; ended: Flow | null }, Flow>[] = [
  { proves: ['D1-262'], rule: 'WH-1', path: '/aply-result', draft: 'application', ended: 'result', verdict: 'application' },
  { proves: ['D1-262'], rule: 'WH-2', path: '/', draft: 'result', ended: 'application', verdict: 'result' },
  { proves: ['E-151', 'E-148'], rule: 'WH-3', path: '/aply-info', draft: null, ended: null, verdict: 'application' },
  { proves: ['E-151'], rule: 'WH-3', path: '/aply-info', draft: null, ended: 'result', verdict: 'application' },
  { proves: ['E-148'], rule: 'WH-4', path: '/', draft: null, ended: 'application', verdict: 'application' },
  { proves: ['E-148'], rule: 'WH-5', path: '/board-faq', draft: null, ended: 'result', verdict: 'result' },
  { proves: ['E-148'], rule: 'WH-5', path: '/', draft: null, ended: null, verdict: 'result' },
  { proves: ['E-176'], rule: 'WH-5', path: '/aply-result', draft: null, ended: 'application', verdict: 'result' },
]

export const ENDED_LOGIN_CASES: readonly DecisionCaseFrom<{ token: string; cookie: string | null }, EndedLoginVerdict>[] = [
  { proves: ['E-140'], rule: 'EL-1', token: 'token-1', cookie: 'token-1', verdict: 'remove' },
  { proves: ['D1-233'], rule: 'EL-2', token: 'token-1', cookie: 'token-2', verdict: 'keep' },
]

export const ENTRY_LEAVING_CASES: readonly DecisionCase<EntryLeavingFacts, EntryLeavingVerdict>[] = [
  { proves: ['E-202'], rule: 'LE-1', facts: { page: 'selfCheck', certified: false }, verdict: 'entries' },
  { proves: ['D1-37'], rule: 'LE-2', facts: { page: 'number', certified: true }, verdict: 'entries' },
  { proves: ['E-075'], rule: 'LE-3', facts: { page: 'number', certified: false }, verdict: 'session' },
]
