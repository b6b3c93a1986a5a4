import { REGISTRATION_ENTRY_REFUSAL_TEXTS } from '#ui/text/ko/proof/registration.ts'

/** Ends the session and says so, if the login cookie is missing when a proof is sent. [P-052] [P-134] */
export const refuseWithoutLogin = async (): Promise<void> => {
  // This import costs no request: every page with a session has already loaded the module.
  const { endSessionAndShow } = await import('#ui/parts/session/end-session.tsx')
  return endSessionAndShow(REGISTRATION_ENTRY_REFUSAL_TEXTS.tokenMissing)
}
