import { Cause, Effect } from 'effect'
import { Container } from 'inversify'
import { expect, it } from 'vitest'
import { port, useCase } from '#app/kernel/token'
import { bindUseCase } from './bind.ts'

interface Bank {
  readonly owner: string
}
const Bank = port<Bank>('Bank')

it('the stack of a defect contains the name of its use case', async () => {
  const Fail = useCase(
    'Fail',
    { bank: Bank },
    ({ bank: { owner } }) =>
      () =>
        Effect.die(new Error(owner)),
  )
  const container = new Container()
  container.bind(Bank).toConstantValue({ owner: '김서준' })
  bindUseCase(container, Fail)
  const fail = container.get(Fail)
  const [defect] = Cause.prettyErrors(await Effect.runPromise(Effect.sandbox(fail()).pipe(Effect.flip)))
  expect(defect).toMatchObject({ message: '김서준', stack: expect.stringContaining('at Fail') })
})
