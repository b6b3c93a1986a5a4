import type { Effect } from 'effect'
import type { Flow } from '#domain/kernel/flow'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

/** `supportNumber` is null without an application. [E-104] */
export type TestPerson = { readonly ci: string; readonly supportNumber: string | null }

/** Only in a development build. [E-104] [D1-46] */
export interface TestPeople {
  /** In the result flow, only people who have an application. */
  readonly list: (flow: Flow) => Effect.Effect<readonly TestPerson[], CallError>
}
export const TestPeople = port<TestPeople>('TestPeople')
