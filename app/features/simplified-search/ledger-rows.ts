import type { Language } from '../../i18n/languages'
import type { Range } from '../criteria'
import type { Answers, Offered, Topic } from './answers'
import { choicesOf, chosenValue } from './choices'
import { type Step, stepAddress, steps, topicsOf } from './steps'

/** One line of what was chosen so far. */
export interface LedgerRow {
  topic: Topic
  /** The answer in words; missing while it does not matter or was not asked yet. */
  answer?: string
  /** Asked already, or being asked now. */
  asked: boolean
  here: boolean
  /** Where it is answered, with all other answers kept. */
  href: string
}

/** A line for everything that can be asked with these answers. */
export function ledgerOf(
  step: Step,
  answers: Answers,
  offered: Offered,
  language: Language,
  sayBudget: (bracket: Range) => string,
): LedgerRow[] {
  const place = step === 'found' ? steps.length : steps.indexOf(step)
  return steps.flatMap((one, position) =>
    topicsOf(one, answers, offered).map((topic): LedgerRow => {
      const value = chosenValue(topic, answers)
      const answer = choicesOf(topic, answers, offered, sayBudget).find(
        (choice) => choice.value === value,
      )?.label
      return {
        topic,
        ...(answer !== undefined && { answer }),
        asked: position <= place,
        here: one === step,
        href: stepAddress(one, answers, language),
      }
    }),
  )
}
