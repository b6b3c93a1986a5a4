import type { Effect } from 'effect'
import type { Flow } from '#domain/identity/flow'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../kernel/token.ts'

/**
 * A person as whom a tester may be certified: the identity value and, if there is an application, its support number.
 * [E-104]
 */
export type TestPerson = { readonly ci: string; readonly supportNumber: string | null }

/** Lists the people of a test system. It exists only in a development build. [E-104] [D1-46] */
export interface TestPeople {
  /** In the application flow, returns all people; in the result flow, only people who have an application. */
  readonly list: (flow: Flow) => Effect.Effect<readonly TestPerson[], CallError>
}
export const TestPeople = port<TestPeople>('TestPeople')
