/**
 * The Chromium to use: the configured Chromium, or that of Playwright, or that of the system; undefined if none of them
 * starts.
 */
export declare const findChromium: () => Promise<string | undefined>
/** Finds a Chromium or installs one; undefined if neither works. */
export declare const ensureChromium: () => Promise<string | undefined>
/** Finds or installs the Korean font that the journeys are measured with; false if there is no Korean font at all. */
export declare const ensureFonts: () => boolean
/** The first program of this name on the path. */
export declare const onPath: (name: string) => string | undefined
/** Installs system packages; false if that is not possible. */
export declare const aptInstall: (...packages: readonly string[]) => boolean
/** Ends the journeys if no Chromium was found. */
export default function (): void
