// Starts Chromium from a program that is not a browser test.
import type { Browser } from '@playwright/test'
import { findChromium } from './ensure-chromium.ts'

/** Starts the Chromium of the browser tests. Fails if none is installed. */
export const launchChromium = async (...args: readonly string[]): Promise<Browser> => {
  const executablePath = await findChromium()
  if (executablePath === undefined)
    throw new Error('no Chromium: run node --import tsx tools/programs/ensure-chromium.ts')
  // Loaded only here, because a program that prints only its help would spend most of its time loading it.
  const { chromium } = await import('@playwright/test')
  return chromium.launch({ executablePath, args: ['--no-sandbox', ...args] })
}
