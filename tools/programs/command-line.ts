import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Prints a sentence about a wrong command line, and ends the program with 1. */
export const stopWith: (sentence: string) => never = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

/**
 * Returns the options and the positionals of the command line. `--help` prints the usage and ends the program with 0;
 * an unknown option prints its name and the usage, and ends it with 1.
 */
export const readCommandLine = <const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> => {
  if (process.argv.includes('--help')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (cause) {
    return stopWith(`${(cause as Error).message}\n${usage}`)
  }
}
