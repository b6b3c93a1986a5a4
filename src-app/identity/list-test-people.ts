import { Effect } from 'effect'
import type { Flow } from '#domain/identity/flow'
import type { SettingsSource } from '../kernel/settings.port.ts'
import { useCase } from '../token.ts'
import type { TestPeople } from './test-people.port.ts'

/** Whom a tester may be certified as; nobody, and no call, while the setting is off. [E-103] [E-104] Fails: those of a call. */
export const makeListTestPeople =
  (ports: { readonly people: TestPeople; readonly settings: SettingsSource }) => (flow: Flow) =>
    Effect.suspend(() => (ports.settings.read().enableTestTools ? ports.people.of(flow) : Effect.succeed([])))
export type ListTestPeople = ReturnType<typeof makeListTestPeople>
export type ListTestPeopleError = Effect.Error<ReturnType<ListTestPeople>>
export const ListTestPeople = useCase<ListTestPeople>('ListTestPeople')
