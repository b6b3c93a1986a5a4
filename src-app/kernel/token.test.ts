/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest'
import { port, useCase } from './token.ts'

const EXPORTED = Object.values(
  import.meta.glob<Readonly<Record<string, unknown>>>(['../**/*.ts', '!../**/*.test.ts', '!../testing/**'], {
    eager: true,
  }),
).flatMap(Object.entries)

/** True for a token, that is, a class without a body. */
const isToken = (value: unknown): value is { readonly name: string } =>
  typeof value === 'function' && /^class\s*\{\s*\}$/.test(String(value))

describe('tokens of ports and use cases', () => {
  const tokens = EXPORTED.filter(([, value]) => isToken(value)) as readonly (readonly [string, { name: string }])[]

  it('each token is named like its export', () => {
    expect(tokens.length).toBeGreaterThan(100)
    expect(tokens.filter(([name, token]) => token.name !== name)).toEqual([])
  })

  it('each token has a unique name', () =>
    expect(new Set(tokens.map(([name]) => name)).size).toBe(new Set(tokens.map(([, token]) => token)).size))
})

describe('a use case', () => {
  interface Bank {
    readonly owner: string
  }
  interface Post {
    readonly address: string
  }
  const Bank = port<Bank>('Bank')
  const Post = port<Post>('Post')
  const bank: Bank = { owner: '김서준' }
  const post: Post = { address: '세종' }

  it('can be made from fake ports in a test', () => {
    const { make } = useCase('Describe', { post: Post, bank: Bank }, (ports) => () => ports.bank.owner)
    expect(make({ bank, post })()).toBe('김서준')
    // @ts-expect-error -- a bank has no address
    make({ bank, post: bank })
    // @ts-expect-error -- a port is missing
    make({ bank })
  })

  it('does not compile if it reads an unlisted port', () => {
    // @ts-expect-error -- only the bank is listed
    const { make } = useCase('Describe', { bank: Bank }, (ports) => () => ports.post)
    expect(make({ bank })()).toBe(undefined)
  })
})

describe('error classes', () => {
  it('each error class has its export name as its tag', () => {
    const failures = EXPORTED.filter(
      ([, value]) => typeof value === 'function' && value.prototype instanceof Error,
    ) as readonly (readonly [string, { prototype: { name: string } }])[]
    expect(failures.length).toBeGreaterThan(10)
    expect(failures.filter(([name, { prototype }]) => prototype.name !== name).map(([name]) => name)).toEqual([])
  })
})
