import type { NumberRange } from '~/features/search-filters'
import type { Language } from '~/i18n/languages'
import type { AnswerOptions, Answers, Topic } from './answers'
import { getChosenValue, listChoices } from './choices'
import { listTopics, type Step, steps, stepUrl } from './steps'

export interface AnswerSummaryRow {
  topic: Topic
  /** Answer; undefined if it is irrelevant or still open. */
  answer?: string
  isReached: boolean
  isCurrent: boolean
  href: string
}

export function buildAnswerSummary(
  step: Step,
  answers: Answers,
  options: AnswerOptions,
  language: Language,
  formatBudget: (bracket: NumberRange) => string,
): AnswerSummaryRow[] {
  const currentIndex = step === 'found' ? steps.length : steps.indexOf(step)
  return steps.flatMap((one, position) =>
    listTopics(one, answers, options).map((topic): AnswerSummaryRow => {
      const value = getChosenValue(topic, answers)
      const answer = listChoices(topic, answers, options, formatBudget).find(
        (choice) => choice.value === value,
      )?.label
      return {
        topic,
        ...(answer !== undefined && { answer }),
        isReached: position <= currentIndex,
        isCurrent: one === step,
        href: stepUrl(one, answers, language),
      }
    }),
  )
}
