import type { DecisionCase } from '../kernel/decide.ts'
import type { TicketReturnAnswerFacts, TicketReturnAnswerVerdict, QueueAdmissionFacts, QueueAdmissionVerdict } from './queue.ts'

const FIRST = { blockedBefore: false, stuck: false } as const

export const QUEUE_ADMISSION_CASES = [
  { proves: ['P-192'], rule: 'QE-1', facts: { ...FIRST, status: 200 }, verdict: 'start' },
  { proves: ['P-192'], rule: 'QE-1', facts: { status: 200, blockedBefore: true, stuck: true }, verdict: 'start' },
  { proves: ['P-192'], rule: 'QE-2', facts: { ...FIRST, status: 303 }, verdict: 'start' },
  { proves: ['P-192'], rule: 'QE-3', facts: { ...FIRST, status: 300 }, verdict: 'startWithoutSlot' },
  { proves: ['P-203'], rule: 'QE-4', facts: { ...FIRST, status: 201, stuck: true }, verdict: 'start' },
  { proves: ['P-203'], rule: 'QE-5', facts: { ...FIRST, status: 202, stuck: true }, verdict: 'start' },
  { proves: ['P-193'], rule: 'QE-6', facts: { ...FIRST, status: 201 }, verdict: 'wait' },
  { proves: ['P-193'], rule: 'QE-7', facts: { ...FIRST, status: 202 }, verdict: 'wait' },
  { proves: ['P-194'], rule: 'QE-8', facts: { ...FIRST, status: 301 }, verdict: 'blocked' },
  { proves: ['P-194'], rule: 'QE-8', facts: { ...FIRST, status: 301, stuck: true }, verdict: 'blocked' },
  { proves: ['P-195'], rule: 'QE-9', facts: { ...FIRST, status: 302 }, verdict: 'requestNewTicket' },
  { proves: ['P-195'], rule: 'QE-10', facts: { ...FIRST, status: 302, blockedBefore: true }, verdict: 'addressBlocked' },
  { proves: ['P-196'], rule: 'QE-11', facts: { ...FIRST, status: 500 }, verdict: 'error' },
  { proves: ['P-196'], rule: 'QE-11', facts: { ...FIRST, status: 502 }, verdict: 'error' },
  { proves: ['P-196'], rule: 'QE-11', facts: { ...FIRST, status: 599 }, verdict: 'error' },
  { proves: ['P-196'], rule: 'QE-11', facts: { ...FIRST, status: 900 }, verdict: 'error' },
  { proves: ['P-196'], rule: 'QE-11', facts: { ...FIRST, status: 999 }, verdict: 'error' },
  { proves: ['P-196'], rule: 'QE-11', facts: { ...FIRST, status: 404 }, verdict: 'error' },
  { proves: [], rule: 'QE-11', facts: { ...FIRST, status: null }, verdict: 'error' },
] as const satisfies readonly DecisionCase<QueueAdmissionFacts, QueueAdmissionVerdict>[]

export const TICKET_RETURN_ANSWER_CASES = [
  { proves: ['P-200'], rule: 'QC-1', facts: { status: 200 }, verdict: 'done' },
  { proves: ['P-196'], rule: 'QC-2', facts: { status: 502 }, verdict: 'done' },
  { proves: ['P-196'], rule: 'QC-3', facts: { status: 500 }, verdict: 'error' },
  { proves: ['P-196'], rule: 'QC-3', facts: { status: 503 }, verdict: 'error' },
  { proves: ['P-196'], rule: 'QC-3', facts: { status: 999 }, verdict: 'error' },
  { proves: [], rule: 'QC-3', facts: { status: null }, verdict: 'error' },
] as const satisfies readonly DecisionCase<TicketReturnAnswerFacts, TicketReturnAnswerVerdict>[]
