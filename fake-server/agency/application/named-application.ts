import { rejection, rejectWith } from '../../http/answers.ts'
import { findOwnApplicationOrReject } from '../../http/applicant-endpoint.ts'
import type { ApplicationDoc, TokenDoc } from '../../world/collections.ts'
import { findDoc, type World } from '../../world/world.ts'

export const APPLICATION_NOT_FOUND_REJECTION = rejection(404, 'APL_NOT_FOUND', 'server.noResult')

/**
 * Returns the application whose number is in the request path; rejects an unknown number and another person's
 * application.
 */
export const namedApplicationOrReject = (
  world: World,
  { params, login }: { readonly params: Readonly<Record<string, string>>; readonly login: TokenDoc },
): ApplicationDoc => {
  const aplyNo = params['aplyNo'] ?? ''
  if (findDoc(world, 'applications', aplyNo) === null) rejectWith(APPLICATION_NOT_FOUND_REJECTION)
  return findOwnApplicationOrReject(world, login, aplyNo)
}
