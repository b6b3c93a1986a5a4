import type { ComponentType } from 'react'
import type { Route } from '#domain/session/routes'

type Screen = { readonly default: ComponentType }

/** Loads the screen at its first use. The main page has no row, because its screen is loaded first. */
export type RouteRow = {
  readonly screen: () => Promise<Screen>
  /** A public screen with use cases; a guarded screen counts so without this mark. */
  readonly usesServices?: true
}

/**
 * Tables with the same keys have the other facts, so that no route can be forgotten: guards, countdown and frame in the
 * domain, the title in `text/ko/titles.ts`.
 */
export const ROUTE_TABLE = {
  '/elig-check': { screen: () => import('../screens/eligibility/RequirementsScreen.tsx') },
  '/ctn-mttr': { screen: () => import('../screens/eligibility/NotesScreen.tsx') },
  '/self-check': { screen: () => import('../screens/eligibility/SelfCheckScreen.tsx') },
  '/bzmn-reg': { screen: () => import('../screens/business/NumberScreen.tsx') },
  '/bzmn-result': { screen: () => import('../screens/business/ResultNumberScreen.tsx') },
  '/bzmn-result-admin': { screen: () => import('./frame/RedirectedScreen.tsx') },
  '/onslf-check': { screen: () => import('../screens/identity/CertificationScreen.tsx') },
  '/onslf-check-result': {
    screen: () => import('../screens/identity/ResultCertificationScreen.tsx'),
    usesServices: true,
  },
  '/kmc-result': { screen: () => import('../screens/identity/ReturnScreen.tsx') },
  '/integration-result': { screen: () => import('../screens/identity/ReturnScreen.tsx') },
  '/info-agree': { screen: () => import('../screens/consent/ConsentScreen.tsx') },
  '/mydata-agree': { screen: () => import('../screens/consent/PublicDataScreen.tsx') },
  '/aply-info': { screen: () => import('../screens/application/form/FormScreen.tsx') },
  '/aply-cmptn': { screen: () => import('../screens/application/result/CompletionScreen.tsx') },
  '/aply-result': { screen: () => import('../screens/application/result/ResultScreen.tsx') },
  '/aply-result-sample': { screen: () => import('../screens/application/result/SampleResultScreen.tsx') },
  '/result-modify': { screen: () => import('../screens/application/edit/ModifyAccountScreen.tsx') },
  '/result-modify-bizinfo': { screen: () => import('../screens/application/edit/ModifyBusinessScreen.tsx') },
  '/result-modify-cmptn': { screen: () => import('../screens/application/edit/ModifiedScreen.tsx') },
  '/proof-intro': { screen: () => import('../screens/proof/IntroScreen.tsx') },
  '/proof-reg': { screen: () => import('../screens/proof/registration/RegistrationScreen.tsx') },
  '/proof-reg-all': { screen: () => import('../screens/proof/registration/GeneralScreen.tsx') },
  '/proof-reg-add': { screen: () => import('../screens/proof/detail/AddBaseScreen.tsx') },
  '/proof-reg-parcel': { screen: () => import('../screens/proof/registration/CarrierScreen.tsx') },
  '/detail-page': { screen: () => import('../screens/proof/detail/DetailScreen.tsx') },
  '/opinion-submit': { screen: () => import('../screens/opinion/OpinionScreen.tsx') },
  '/board-faq': { screen: () => import('../screens/text-pages/FaqScreen.tsx') },
  '/modal-alert': { screen: () => import('../screens/text-pages/AlertScreen.tsx') },
  '/coming-soon': { screen: () => import('../screens/notice/MaintenanceScreen.tsx'), usesServices: true },
  '/objctRqst': { screen: () => import('../screens/text-pages/ObjectionScreen.tsx') },
  '/info-privacy': { screen: () => import('../screens/text-pages/PrivacyScreen.tsx') },
  '/info-terms': { screen: () => import('../screens/text-pages/TermsScreen.tsx') },
  '/region-center': { screen: () => import('../screens/directory/CentresScreen.tsx') },
  '/user-guide': { screen: () => import('../screens/text-pages/GuideScreen.tsx') },
  '/popup': { screen: () => import('../screens/notice/DailyPopupScreen.tsx') },
  '/popup-daily': { screen: () => import('../screens/notice/DailyPopupScreen.tsx') },
  '/popup-reg': { screen: () => import('../screens/admin/PopupFormScreen.tsx') },
  '/popup-mng': { screen: () => import('../screens/admin/PopupListScreen.tsx') },
} as const satisfies Record<Exclude<Route, '/'>, RouteRow>
