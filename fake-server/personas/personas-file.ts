import { readFileSync } from 'node:fs'
import { PERSONA_SET } from './all-personas.ts'
import { buildPersona } from './build-persona.ts'
import { PersonaInputs, type PersonaInput } from './persona-input.ts'
import { checkedPersonasOrThrow, type PersonaSet } from './persona.ts'

const personasIn = async (file: string) => {
  const { default: Schema } = await import('typebox/schema')
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const [, [first]] = Schema.Errors(PersonaInputs, read)
  if (first !== undefined)
    throw new TypeError(`${first.instancePath} ${first.keyword === 'boolean' ? 'is not known' : first.message}`)
  const differences = Object.entries(read as Readonly<Record<string, PersonaInput>>)
  const duplicate = differences.find(([name]) => Object.hasOwn(PERSONA_SET.personas, name))
  if (duplicate !== undefined) throw new TypeError(`/${duplicate[0]} is the name of another persona`)
  return checkedPersonasOrThrow(
    Object.fromEntries(differences.map(([name, difference]) => [name, buildPersona(difference)])),
  )
}

/** Returns all personas, including those of a JSON file; throws on a mistake, with its position in the file. */
export const allPersonasWithFile = async (file: string): Promise<PersonaSet> => {
  try {
    return { ...PERSONA_SET, personas: { ...PERSONA_SET.personas, ...(await personasIn(file)) } }
  } catch (cause) {
    throw new Error(`--personas: ${file}: ${(cause as Error).message}`, { cause })
  }
}
