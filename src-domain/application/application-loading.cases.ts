import type { DecisionCase, DecisionCaseFrom } from '../kernel/decide.ts'
import type { ApplicationLoadingFacts, ApplicationLoadingVerdict, CompletionPageSource } from './application-loading.ts'

export const APPLICATION_LOADING_CASES: readonly DecisionCase<ApplicationLoadingFacts, ApplicationLoadingVerdict>[] = [
  { proves: ['A-143'], rule: 'AL-1', facts: { answer: 'found', page: 'result' }, verdict: 'show' },
  { proves: ['A-223'], rule: 'AL-1', facts: { answer: 'found', page: 'edit' }, verdict: 'show' },
  { proves: ['A-146'], rule: 'AL-2', facts: { answer: 'none', page: 'result' }, verdict: 'ended' },
  { proves: ['A-223'], rule: 'AL-2', facts: { answer: 'none', page: 'edit' }, verdict: 'ended' },
  { proves: ['A-223'], rule: 'AL-3', facts: { answer: 'empty', page: 'edit' }, verdict: 'endedEmpty' },
  { proves: ['A-147', 'D2-48'], rule: 'AL-4', facts: { answer: 'empty', page: 'result' }, verdict: 'empty' },
  { proves: ['A-148'], rule: 'AL-5', facts: { answer: 'notCertified', page: 'result' }, verdict: 'notCertified' },
  { proves: ['A-148'], rule: 'AL-6', facts: { answer: 'failed', page: 'result' }, verdict: 'retry' },
  { proves: ['A-223'], rule: 'AL-6', facts: { answer: 'failed', page: 'edit' }, verdict: 'retry' },
]

/** `kept` is the application number of the session, `found` that of the application at the agency. */
export const COMPLETION_PAGE_CASES: readonly DecisionCaseFrom<{ kept: string | null; found: string | null }, CompletionPageSource>[] = [
  { proves: ['A-138'], rule: 'CM-1', kept: 'A1', found: null, verdict: 'session' },
  { proves: ['D2-93'], rule: 'CM-2', kept: 'A1', found: 'A2', verdict: 'session' },
  { proves: ['A-138', 'A-273'], rule: 'CM-3', kept: 'A1', found: 'A1', verdict: 'application' },
  { proves: ['A-273'], rule: 'CM-3', kept: null, found: 'A1', verdict: 'application' },
]
