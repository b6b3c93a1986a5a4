import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { makeDigestWeb, makeFileDigestWeb } from './digest-web.ts'

describe('digest', () => {
  it('[D2-108] digests the bytes of a file without the name', async () => {
    const digestOf = (text: string, name = 'a.jpg') =>
      Effect.runPromise(makeFileDigestWeb().compute(new File([text], name, { type: 'image/jpeg' })))
    expect(await digestOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(await digestOf('abc', 'b.jpg')).toBe(await digestOf('abc'))
    expect(await digestOf('abd')).not.toBe(await digestOf('abc'))
    expect(await Effect.runPromise(makeFileDigestWeb(null).compute(new File(['abc'], 'a.jpg')))).toBeNull()
  })
  it('is SHA-256 in hexadecimal digits', async () => {
    expect(await Effect.runPromise(makeDigestWeb().compute('abc'))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    )
  })

  it('is null in a browser without Web Crypto', async () => {
    expect(await Effect.runPromise(makeDigestWeb(null).compute('abc'))).toBeNull()
  })
})
