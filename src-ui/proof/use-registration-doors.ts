import { useState } from 'react'
import { SettingsSource } from '#app/kernel/settings.port'
import { CheckEntries } from '#app/proof/check-entries'
import { DiscardProofDraft } from '#app/proof/discard-proof-draft'
import { KeepProofDraft } from '#app/proof/keep-proof-draft'
import { OpenRegistration } from '#app/proof/open-registration'
import { RegisterProof } from '#app/proof/register-proof'
import { RestoreProofDraft } from '#app/proof/restore-proof-draft'
import { SessionStore } from '#app/session/session-store.port'
import { AddressFile } from '#app/upload/address-file'
import { AdmitChosenFiles } from '#app/upload/admit-chosen-files'
import { FetchFile } from '#app/upload/fetch-file'
import { KeepChosenFiles } from '#app/upload/keep-chosen-files'
import { PrepareFile } from '#app/upload/prepare-file'
import { PreviewFile } from '#app/upload/preview-file'
import { StoreFile } from '#app/upload/store-file'
import { useCaseOf } from '../services.ts'
import type { RegistrationDoors } from './registration-doors.ts'

/** What a registration page asks of the product, from the container. */
export const useRegistrationDoors = (): RegistrationDoors => {
  const now: RegistrationDoors = {
    session: useCaseOf(SessionStore),
    settings: useCaseOf(SettingsSource).read(),
    openRegistration: useCaseOf(OpenRegistration),
    checkEntries: useCaseOf(CheckEntries),
    registerProof: useCaseOf(RegisterProof),
    restoreProofDraft: useCaseOf(RestoreProofDraft),
    keepProofDraft: useCaseOf(KeepProofDraft),
    discardProofDraft: useCaseOf(DiscardProofDraft),
    keepChosenFiles: useCaseOf(KeepChosenFiles),
    addressFile: useCaseOf(AddressFile),
    fetchFile: useCaseOf(FetchFile),
    evidence: {
      admit: useCaseOf(AdmitChosenFiles),
      prepare: useCaseOf(PrepareFile),
      preview: useCaseOf(PreviewFile),
      store: useCaseOf(StoreFile),
    },
  }
  const [doors] = useState(now)
  return doors
}
