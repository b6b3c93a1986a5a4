/** Where a provider's page sends the person when he has decided. */
export type ProviderKind = 'integration' | 'kftc' | 'phone' | 'simple'

/** A provider page: its name for people, what the certification is called in messages, and its way back. */
export type ProviderRow = { readonly title: string; readonly kind: ProviderKind; readonly ref: string }

/**
 * The pages of the certification providers, by the last part of their address. `integration` is the page of all
 * integrated methods where the start names none of its own; the phone has one page per provider.
 */
export const PROVIDERS = {
  simple: { title: '간편인증', kind: 'simple', ref: 'E-114' },
  simpleResult: { title: '간편인증', kind: 'integration', ref: 'E-117' },
  integration: { title: '통합인증', kind: 'integration', ref: 'E-117' },
  joint: { title: '공동인증서', kind: 'integration', ref: 'E-117' },
  ipin: { title: '아이핀', kind: 'integration', ref: 'E-117' },
  financial: { title: '금융인증서', kind: 'kftc', ref: 'E-117' },
  nice: { title: '휴대폰 본인인증 (NICE)', kind: 'phone', ref: 'E-195' },
  kmc: { title: '휴대폰 본인인증 (KMC)', kind: 'phone', ref: 'E-112' },
  phone: { title: '휴대폰 본인인증', kind: 'phone', ref: 'E-195' },
} as const satisfies Readonly<Record<string, ProviderRow>>

export const providerOf = (name: string): ProviderRow | null =>
  Object.hasOwn(PROVIDERS, name) ? PROVIDERS[name as keyof typeof PROVIDERS] : null
