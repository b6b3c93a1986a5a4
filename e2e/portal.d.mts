/** A program that serves: its address, all that it has printed, and a promise that settles when it has ended. */
export type StartedProgram = {
  readonly url: string
  readonly printed: () => string
  readonly close: () => Promise<void>
}
/** Starts `npm start` on free ports with this environment and these parameters, and waits until it listens. */
export declare const startServer: (
  environment: Readonly<Record<string, string>>,
  ...parameters: readonly string[]
) => Promise<StartedProgram>
