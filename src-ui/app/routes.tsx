import type { ComponentType } from 'react'
import type { Route } from '#domain/pages/routes'

type Screen = { readonly default: ComponentType }

/**
 * One row of the route table, which loads the screen of the route at its first use. The main page has no row, because
 * its screen is loaded first.
 */
export type RouteRow = {
  readonly screen: () => Promise<Screen>
  /** True for a public screen that has use cases. A guarded screen counts as having use cases without this mark. */
  readonly usesServices?: true
}

/**
 * The screens by route. The other facts about a route are in other tables with the same keys, so that no route can be
 * forgotten: its requirements in the guards of the domain, its countdown and its frame in the route flags, and its
 * title in `text/ko/pages/titles.ts`.
 */
export const ROUTE_TABLE = {
  '/elig-check': { screen: () => import('../screens/eligibility/RequirementsScreen.tsx') },
  '/ctn-mttr': { screen: () => import('../screens/eligibility/NotesScreen.tsx') },
  '/self-check': { screen: () => import('../screens/eligibility/SelfCheckScreen.tsx') },
  '/bzmn-reg': { screen: () => import('../screens/business/NumberScreen.tsx') },
  '/bzmn-result': { screen: () => import('../screens/business/ResultNumberScreen.tsx') },
  '/bzmn-result-admin': { screen: () => import('./pages/RedirectedScreen.tsx') },
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
