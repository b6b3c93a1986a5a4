import { useState } from 'react'
import { SettingsSource } from '#app/kernel/settings.port'
import { CheckEntries } from '#app/proof/check-entries'
import { OpenRegistration } from '#app/proof/open-registration'
import { RequestCarriers } from '#app/proof/request-carriers'
import { useCaseOf } from '../services.ts'
import { type CarrierDoors, CarrierPage } from './CarrierPage.tsx'
import { useProofDraftDoors } from './proof-draft-doors.ts'

const CarrierScreen = () => {
  const now: CarrierDoors = {
    settings: useCaseOf(SettingsSource).read(),
    openRegistration: useCaseOf(OpenRegistration),
    checkEntries: useCaseOf(CheckEntries),
    requestCarriers: useCaseOf(RequestCarriers),
    ...useProofDraftDoors(),
  }
  const [doors] = useState(now)
  return <CarrierPage doors={doors} />
}

export default CarrierScreen
