import type { Effect } from 'effect'
import type { Flow } from '#domain/identity/flow'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

/** Somebody whom a tester may be certified as: the identity value and, with an application, its support number. [E-104] */
export type TestPerson = { readonly ci: string; readonly supportNumber: string | null }

/** The people of a test system; in a development build alone. [E-104] [D1-46] */
export interface TestPeople {
  /** In the application flow everybody, in the result flow those with an application. */
  readonly of: (flow: Flow) => Effect.Effect<readonly TestPerson[], CallError>
}
export const TestPeople = port<TestPeople>('TestPeople')
