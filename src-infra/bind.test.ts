import { Cause, Effect } from 'effect'
import { Container } from 'inversify'
import { describe, expect, it } from 'vitest'
import { port, useCase } from '#app/token'
import { bindUseCases } from './bind.ts'

interface Bank {
  readonly owner: string
}
interface Post {
  readonly address: string
}
const Bank = port<Bank>('Bank')
const Post = port<Post>('Post')
const Describe = useCase(
  'Describe',
  { post: Post, bank: Bank },
  (ports) => () => `${ports.bank.owner}, ${ports.post.address}`,
)
const bank: Bank = { owner: '김서준' }
const post: Post = { address: '세종' }

describe('bindUseCase', () => {
  it('passes each port under its name, in any order', () => {
    const container = new Container()
    container.bind(Bank).toConstantValue(bank)
    container.bind(Post).toConstantValue(post)
    bindUseCases(container.bind.bind(container), Describe)
    expect(container.get(Describe)()).toBe('김서준, 세종')
  })

  it('puts the name of the use case into the stack of a defect', async () => {
    const Fail = useCase(
      'Fail',
      { bank: Bank },
      ({ bank: { owner } }) =>
        () =>
          Effect.die(new Error(owner)),
    )
    const container = new Container()
    container.bind(Bank).toConstantValue(bank)
    bindUseCases(container.bind.bind(container), Fail)
    const [defect] = Cause.prettyErrors(
      await Effect.runPromise(Effect.sandbox(container.get(Fail)()).pipe(Effect.flip)),
    )
    expect(defect).toMatchObject({ message: '김서준', stack: expect.stringContaining('at Fail') })
  })

  it('lets a test make a use case from its ports', () => {
    expect(Describe.make({ bank, post })()).toBe('김서준, 세종')
    // @ts-expect-error -- a bank has no address
    Describe.make({ bank, post: bank })
    // @ts-expect-error -- a port is missing
    Describe.make({ bank })
  })

  it('does not compile when a use case reads a port that it has not listed', () => {
    // @ts-expect-error -- only the bank is named
    const { make } = useCase('Describe', { bank: Bank }, (ports) => () => ports.post)
    expect(make({ bank })()).toBe(undefined)
  })
})
