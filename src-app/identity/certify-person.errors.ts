import { Data } from 'effect'

/** The browser blocked the window. No provider was called. [E-107] */
export class WindowBlocked extends Data.TaggedError('WindowBlocked') {}

/**
 * The provider's window could not be filled, or the certification could not be completed; nothing was stored. [E-111]
 * [E-116]
 */
export class CertificationBroken extends Data.TaggedError('CertificationBroken')<{ readonly cause: unknown }> {}

/**
 * The certified person is not the applicant of this business number, for example if the phone belongs to the spouse.
 * Nothing was stored. [D1-243]
 */
export class CertifiedAsOther extends Data.TaggedError('CertifiedAsOther') {}

/** The session was opened, but this browser stores no cookie. Nothing was stored. [D1-244] */
export class CookiesBlocked extends Data.TaggedError('CookiesBlocked') {}

/** The provider, or the back end, reported that the person was not certified. [E-120] [E-132] */
export class CertificationFailed extends Data.TaggedError('CertificationFailed') {}

/** The request of an integrated certification was refused or failed, so its window closes. [E-118] */
export class IntegratedCertificationNotStarted extends Data.TaggedError('IntegratedCertificationNotStarted')<{
  readonly cause: unknown
}> {}

/**
 * The back end answered without a form. In the application flow this means that an application was already received for
 * this business number; in the result flow, that a person is already certified for it. In both cases the person
 * continues in the result flow. [E-110] [E-195]
 */
export class AlreadyCertified extends Data.TaggedError('AlreadyCertified') {}

/** The person cancelled the IPIN certification in its window. [E-108] */
export class IpinCancelled extends Data.TaggedError('IpinCancelled') {}

/** The provider reported that the person cancelled a certification other than IPIN in its window. [E-122] [E-132] */
export class CertificationCancelled extends Data.TaggedError('CertificationCancelled') {}
