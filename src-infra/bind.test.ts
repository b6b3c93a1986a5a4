import { Container } from 'inversify'
import { describe, expect, it } from 'vitest'
import { port, useCase } from '#app/token'
import { bindUseCase } from './bind.ts'

interface Bank {
  readonly owner: string
}
interface Post {
  readonly address: string
}
const Bank = port<Bank>('Bank')
const Post = port<Post>('Post')
type Describe = () => string
const Describe = useCase<Describe>('Describe')
const makeDescribe =
  (ports: { readonly bank: Bank; readonly post: Post }): Describe =>
  () =>
    `${ports.bank.owner}, ${ports.post.address}`

const filled = () => {
  const container = new Container()
  container.bind(Bank).toConstantValue({ owner: '김서준' })
  container.bind(Post).toConstantValue({ address: '세종' })
  return { container, bind: container.bind.bind(container) }
}

describe('binding a use case to its ports', () => {
  it('hands in each port under its name, in whatever order they stand', () => {
    const { container, bind } = filled()
    bindUseCase(bind, Describe, makeDescribe, { post: Post, bank: Bank })
    expect(container.get(Describe)()).toBe('김서준, 세종')
  })

  it('does not compile with a wrong port, without one, or with one too many', () => {
    const { container, bind } = filled()
    // @ts-expect-error -- the address of a bank is not its post
    bindUseCase(bind, Describe, makeDescribe, { bank: Bank, post: Bank })
    // @ts-expect-error -- a port is missing
    bindUseCase(bind, Describe, makeDescribe, { bank: Bank })
    // @ts-expect-error -- nobody asked for the last one
    bindUseCase(bind, Describe, makeDescribe, { bank: Bank, post: Post, clock: Post })
    // Only the compiler refuses: at run time nobody would notice before the port is used.
    expect(container.isBound(Describe)).toBe(true)
  })
})
