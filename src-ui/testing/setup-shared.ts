import { afterEach } from 'vitest'
import { closeWindows } from './windows.ts'

// Tests of this project share their modules: what a test left open is closed before the next.
afterEach(closeWindows)
