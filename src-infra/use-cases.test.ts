import { Cause, Effect } from 'effect'
import { expect, it } from 'vitest'
import { port, type ServiceOf, type Services, useCase } from '#app/token'
import { makeUseCases } from './use-cases.ts'

interface Bank {
  readonly owner: string
}
const Bank = port<Bank>('Bank')
const services: Services = { get: () => ({ owner: '김서준' }) as never }

it('the name of a use case is in the stack of its defects', async () => {
  const Fail = useCase(
    'Fail',
    { bank: Bank },
    ({ bank: { owner } }) =>
      () =>
        Effect.die(new Error(owner)),
  )
  const fail = makeUseCases(services.get)(Fail) as ServiceOf<typeof Fail>
  const [defect] = Cause.prettyErrors(await Effect.runPromise(Effect.sandbox(fail()).pipe(Effect.flip)))
  expect(defect).toMatchObject({ message: '김서준', stack: expect.stringContaining('at Fail') })
})
