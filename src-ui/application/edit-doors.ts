import type { EditApplication } from '#app/application/edit-application'
import type { LoadApplication } from '#app/application/load-application'
import type { Settings } from '#domain/kernel/settings'

/** What both edit pages ask of the product. `settings` do not change while one is open. */
export type EditDoors = {
  readonly loadApplication: LoadApplication
  readonly editApplication: EditApplication
  readonly settings: Settings
}
