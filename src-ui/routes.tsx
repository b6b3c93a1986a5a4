import type { ComponentType } from 'react'
import type { Route } from '#domain/session/routes'

type Screen = { readonly default: ComponentType }

/** One row of the map: the screen, loaded when it is first needed. The main page is in the first chunk and has none. */
export type RouteRow = {
  readonly screen: () => Promise<Screen>
  /** A public screen with use cases; a guarded screen always may have them. */
  readonly usesServices?: true
}

/**
 * The map of the product. What a route asks of its visitor stands in the domain (guards), whether it counts down too
 * and whether it has the frame of the site (route flags), its title in `text/ko/titles.ts`: all three are keyed by the same type, so none can be forgotten.
 */
export const ROUTE_TABLE = {
  '/elig-check': { screen: () => import('./eligibility/RequirementsScreen.tsx') },
  '/ctn-mttr': { screen: () => import('./eligibility/NotesScreen.tsx') },
  '/self-check': { screen: () => import('./eligibility/SelfCheckScreen.tsx') },
  '/bzmn-reg': { screen: () => import('./business/NumberScreen.tsx') },
  '/bzmn-result': { screen: () => import('./business/ResultNumberScreen.tsx') },
  '/bzmn-result-admin': { screen: () => import('./shell/RedirectedScreen.tsx') },
  '/onslf-check': { screen: () => import('./identity/VerificationScreen.tsx') },
  '/onslf-check-result': { screen: () => import('./identity/ResultVerificationScreen.tsx'), usesServices: true },
  '/kmc-result': { screen: () => import('./identity/ReturnScreen.tsx') },
  '/integration-result': { screen: () => import('./identity/ReturnScreen.tsx') },
  '/info-agree': { screen: () => import('./consent/ConsentScreen.tsx') },
  '/mydata-agree': { screen: () => import('./consent/PublicDataScreen.tsx') },
  '/aply-info': { screen: () => import('./application/FormScreen.tsx') },
  '/aply-cmptn': { screen: () => import('./application/CompletionScreen.tsx') },
  '/aply-result': { screen: () => import('./application/ResultScreen.tsx') },
  '/aply-result-sample': { screen: () => import('./application/SampleResultScreen.tsx') },
  '/result-modify': { screen: () => import('./application/ModifyAccountScreen.tsx') },
  '/result-modify-bizinfo': { screen: () => import('./application/ModifyBusinessScreen.tsx') },
  '/result-modify-cmptn': { screen: () => import('./application/ModifiedScreen.tsx') },
  '/proof-intro': { screen: () => import('./proof/IntroScreen.tsx') },
  '/proof-reg': { screen: () => import('./proof/RegistrationScreen.tsx') },
  '/proof-reg-all': { screen: () => import('./proof/GeneralScreen.tsx') },
  '/proof-reg-add': { screen: () => import('./proof/AddBaseScreen.tsx') },
  '/proof-reg-parcel': { screen: () => import('./proof/CarrierScreen.tsx') },
  '/detail-page': { screen: () => import('./proof/DetailScreen.tsx') },
  '/opinion-submit': { screen: () => import('./opinion/OpinionScreen.tsx') },
  '/board-faq': { screen: () => import('./notice/FaqScreen.tsx') },
  '/modal-alert': { screen: () => import('./notice/AlertScreen.tsx') },
  '/coming-soon': { screen: () => import('./notice/ComingSoonScreen.tsx'), usesServices: true },
  '/objctRqst': { screen: () => import('./notice/ObjectionScreen.tsx') },
  '/info-privacy': { screen: () => import('./notice/PrivacyScreen.tsx') },
  '/info-terms': { screen: () => import('./notice/TermsScreen.tsx') },
  '/region-center': { screen: () => import('./directory/CentresScreen.tsx') },
  '/user-guide': { screen: () => import('./notice/GuideScreen.tsx') },
  '/popup': { screen: () => import('./notice/DailyPopupScreen.tsx') },
  '/popup-daily': { screen: () => import('./notice/DailyPopupScreen.tsx') },
  '/popup-reg': { screen: () => import('./admin/PopupFormScreen.tsx') },
  '/popup-mng': { screen: () => import('./admin/PopupListScreen.tsx') },
} as const satisfies Record<Exclude<Route, '/'>, RouteRow>
