import { computed } from '@preact/signals-react'
import { wordsOn } from '#domain/programme/programme-words'
import { today } from '../time-signals.ts'

/** The numbers of the programme as sentences say them today: what `fill` puts into the holes of that name. */
export const programmeWords = computed(() => wordsOn(today.value))
