import { port } from '#app/token'
import type { DeviceClock as Shape } from './device-clock.ts'

/** The clock with its adapter side, for those who hear what the server says of the time. */
export type DeviceClock = Shape
export const DeviceClock = port<DeviceClock>('DeviceClock')
