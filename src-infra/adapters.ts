import { BanksHttp } from './account/banks-http.ts'
import { AdminAccessHttp } from './admin/admin-access-http.ts'
import { NoticeAdminHttp } from './admin/notice-admin-http.ts'
import { ApplicationsHttp } from './application/applications-http.ts'
import { CodesHttp } from './application/codes-http.ts'
import { BusinessLookupHttp } from './business/business-lookup-http.ts'
import { BusinessRegistryHttp } from './business/business-registry-http.ts'
import { ConsentsHttp } from './consent/consents-http.ts'
import { LegacyAgreementsHttp } from './consent/legacy-agreements-http.ts'
import { CertificationCompletionHttp } from './identity/certification-completion-http.ts'
import { CertificationWindowBrowser } from './identity/certification-window-browser.ts'
import { IdentityProviderHttp } from './identity/identity-provider-http.ts'
import { RealNameRegistryHttp } from './identity/real-name-registry-http.ts'
import { DigestWeb, FileDigestWeb } from './kernel/digest-web.ts'
import { LandingChangesStorage } from './notice/landing-changes-storage.ts'
import { OpinionsHttp } from './opinion/opinions-http.ts'
import { ProofCancellationsHttp, ProofItemsHttp, ProofRegistrationsHttp, ProofsHttp } from './proof/proofs-http.ts'
import { SubmissionConfirmationDownloadsHttp } from './proof/submission-confirmation-downloads-http.ts'
import { DatabaseStoreBrowser, TabStoreBrowser } from './records/record-storage-browser.ts'
import { CountdownTokensHttp } from './session/countdown-tokens-http.ts'
import { PageVisibilityDocument } from './session/page-visibility-document.ts'
import { FileStorageHttp } from './upload/file-storage-http.ts'
import { ImagePreparerWorker } from './upload/image-worker-browser.ts'
import { PublicFilesHttp } from './upload/public-files-http.ts'
import { StoredFileUrlsHttp } from './upload/stored-file-urls-http.ts'
import type { AnyAdapter } from './wiring/bind.ts'

/** The test tools exist only in a development build. No other build contains their code. [E-103] [D1-46] */
const TEST_ADAPTERS = import.meta.env.DEV ? [(await import('./identity/test-people-http.ts')).TestPeopleHttp] : []

/** The adapters that are not in `container.ts`. Only pages other than `/` need them. */
export const LAZY_ADAPTERS: readonly AnyAdapter[] = [
  BanksHttp,
  AdminAccessHttp,
  NoticeAdminHttp,
  ApplicationsHttp,
  CodesHttp,
  BusinessLookupHttp,
  BusinessRegistryHttp,
  ConsentsHttp,
  LegacyAgreementsHttp,
  CertificationCompletionHttp,
  CertificationWindowBrowser,
  IdentityProviderHttp,
  RealNameRegistryHttp,
  DigestWeb,
  FileDigestWeb,
  LandingChangesStorage,
  OpinionsHttp,
  ProofCancellationsHttp,
  ProofItemsHttp,
  ProofRegistrationsHttp,
  ProofsHttp,
  SubmissionConfirmationDownloadsHttp,
  DatabaseStoreBrowser,
  TabStoreBrowser,
  CountdownTokensHttp,
  PageVisibilityDocument,
  FileStorageHttp,
  ImagePreparerWorker,
  PublicFilesHttp,
  StoredFileUrlsHttp,
  ...TEST_ADAPTERS,
]
