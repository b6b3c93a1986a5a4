import { Won } from '#domain/kernel/won'
import type { ApplicationDoc } from '../../world/collections.ts'
import type { World } from '../../world/world.ts'
import { businessOrDefault } from '../business/businesses.ts'
import { agreedToDeliveryData } from '../consent/consents.ts'

/**
 * Returns the delivery cost in won that the platforms report for the business of an application. Null if they report
 * none, or if this person has not saved the consents for it: anybody can type a business number. [A-239] [D1-966]
 */
export const deliveryTotalOf = (world: World, { aplyNo, brNo }: ApplicationDoc, ci: string | null): Won | null => {
  const total = businessOrDefault(world, brNo).deliveryTotal
  return total === null || !agreedToDeliveryData(world, aplyNo, ci) ? null : Won(total)
}
