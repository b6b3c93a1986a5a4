import { Data } from 'effect'

/** The browser did not let the window open. Nothing was asked of a provider. [E-107] */
export class WindowBlocked extends Data.TaggedError('WindowBlocked') {}

/** The provider's window could not be filled or the certification not be carried through; nothing was stored. [E-111] [E-116] [E-120] [E-131] */
export class CertificationBroken extends Data.TaggedError('CertificationBroken')<{ readonly cause: unknown }> {}

/** The certified person is not the applicant of this number: the phone of the spouse is the usual case. Nothing was stored. [D1-243] */
export class CertifiedAsOther extends Data.TaggedError('CertifiedAsOther') {}

/** The session was opened, but this browser keeps no cookie. Nothing was stored. [D1-244] */
export class CookiesBlocked extends Data.TaggedError('CookiesBlocked') {}

/** The provider, or the back end on its word, says that the person was not certified. [E-112] [E-120] [E-132] */
export class CertificationFailed extends Data.TaggedError('CertificationFailed') {}

/** The integrated certification could not be started. [E-118] */
export class IntegrationNotStarted extends Data.TaggedError('IntegrationNotStarted')<{ readonly cause: unknown }> {}

/** This person is certified and has applied already; the result flow is the place to go. [E-110] */
export class AlreadyCertified extends Data.TaggedError('AlreadyCertified') {}

/** The person cancelled the IPIN certification in its window. [E-108] */
export class IpinCancelled extends Data.TaggedError('IpinCancelled') {}

/** The person cancelled another certification in its window, and the provider says so. [E-122] [E-132] */
export class CertificationCancelled extends Data.TaggedError('CertificationCancelled') {}
