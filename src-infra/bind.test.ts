import { Container } from 'inversify'
import { describe, expect, it } from 'vitest'
import { port, type Served, useCase } from '#app/token'
import { bindUseCases } from './bind.ts'

interface Bank {
  readonly owner: string
}
interface Post {
  readonly address: string
}
const Bank = port<Bank>('Bank')
const Post = port<Post>('Post')
const PORTS = { post: Post, bank: Bank }
const makeDescribe = (ports: Served<typeof PORTS>) => () => `${ports.bank.owner}, ${ports.post.address}`
const Describe = useCase('Describe', makeDescribe, PORTS)

describe('binding a use case to its ports', () => {
  it('hands in each port under its name, in whatever order they stand', () => {
    const container = new Container()
    container.bind(Bank).toConstantValue({ owner: '김서준' })
    container.bind(Post).toConstantValue({ address: '세종' })
    bindUseCases(container.bind.bind(container), Describe)
    expect(container.get(Describe)()).toBe('김서준, 세종')
  })

  it('does not compile with a wrong port, or without one', () => {
    // @ts-expect-error -- the address of a bank is not its post
    useCase('Describe', makeDescribe, { bank: Bank, post: Bank })
    // @ts-expect-error -- a port is missing
    const token = useCase('Describe', makeDescribe, { bank: Bank })
    // Only the compiler refuses: at run time nobody would notice before the port is used.
    expect(token.name).toBe('Describe')
  })
})
