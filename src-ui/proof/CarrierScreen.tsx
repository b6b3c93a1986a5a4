import { useState } from 'react'
import { SettingsSource } from '#app/kernel/settings.port'
import { CheckEntries } from '#app/proof/check-entries'
import { DiscardProofDraft } from '#app/proof/discard-proof-draft'
import { KeepProofDraft } from '#app/proof/keep-proof-draft'
import { OpenRegistration } from '#app/proof/open-registration'
import { RequestCarriers } from '#app/proof/request-carriers'
import { RestoreProofDraft } from '#app/proof/restore-proof-draft'
import { useCaseOf } from '../services.ts'
import { type CarrierDoors, CarrierPage } from './CarrierPage.tsx'

const CarrierScreen = () => {
  const now: CarrierDoors = {
    settings: useCaseOf(SettingsSource).read(),
    openRegistration: useCaseOf(OpenRegistration),
    checkEntries: useCaseOf(CheckEntries),
    requestCarriers: useCaseOf(RequestCarriers),
    restoreProofDraft: useCaseOf(RestoreProofDraft),
    keepProofDraft: useCaseOf(KeepProofDraft),
    discardProofDraft: useCaseOf(DiscardProofDraft),
  }
  const [doors] = useState(now)
  return <CarrierPage doors={doors} />
}

export default CarrierScreen
