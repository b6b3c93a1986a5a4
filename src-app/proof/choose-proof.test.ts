import { expect, it } from 'vitest'
import { aProof } from '#domain/proof/testing/a-proof'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { ChooseProof } from './choose-proof.ts'

it('[A-186] ChooseProof stores the chosen proof in the session and changes nothing else', () => {
  const session = inMemorySession({ ci: 'CI-1', proofId: '3' })
  const before = session.read()
  const master = aProof({ id: '502' })
  expect(ChooseProof.make({ session })(master)).toMatchObject({ next: '/detail-page' })
  expect(session.read()).toEqual({ ...before, proofId: '502' })
})
