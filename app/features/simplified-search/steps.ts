import { toSearchParams } from '~/features/search-filters'
import { withQuery } from '~/http/with-params'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import { type AnswerOptions, type Answers, listDistricts, type Topic, toSearchFilters } from './answers'
import { listBudgets } from './budgets'
import { hasRooms } from './room-choices'

export const SIMPLIFIED_SEARCH_PATH = '/gamartivebuli-dzieba'

/** Steps, numbered from 1 in the URL; each covers one or two topics. */
export const steps = ['deal', 'type', 'city', 'district', 'budget'] as const
export type Step = (typeof steps)[number] | 'found'

const stepOrder: readonly Step[] = [...steps, 'found']

/** Returns topics that apply with these answers. */
export function listTopics(step: Step, answers: Answers, options: AnswerOptions): Topic[] {
  switch (step) {
    case 'found':
      return []
    case 'district':
      return listDistricts(answers.city, options).length > 0 ? ['district'] : []
    case 'budget': {
      const hasBudgets = listBudgets(answers.deal).length > 0
      return [
        ...(hasBudgets ? (['budget'] as const) : []),
        ...(hasRooms(answers.type) ? (['rooms'] as const) : []),
      ]
    }
    default:
      return [step]
  }
}

/** Parses the step, clamped to existing ones, and skips those without topics. */
export function parseStep(param: string | null, answers: Answers, options: AnswerOptions): Step {
  if (param === 'found') return 'found'
  const number = param && /^\d{1,9}$/.test(param) ? Number(param) : 1
  const place = Math.min(Math.max(number, 1), steps.length) - 1
  return findFirstWithTopics(steps.slice(place), answers, options) ?? 'found'
}

export function findPreviousStep(step: Step, answers: Answers, options: AnswerOptions): Step | undefined {
  return findFirstWithTopics(stepOrder.slice(0, stepOrder.indexOf(step)).reverse(), answers, options)
}

export function getStepNumber(step: Step): number | undefined {
  return step === 'found' ? undefined : steps.indexOf(step) + 1
}

function toStepParam(step: Step): string {
  return String(getStepNumber(step) ?? step)
}

/** Returns the following step's value, parsed together with the current answer. */
export function toNextStepParam(step: Step): string {
  return toStepParam(stepOrder[stepOrder.indexOf(step) + 1] ?? 'found')
}

export function stepUrl(step: Step, answers: Answers, language: Language): string {
  const searchParams = toSearchParams(toSearchFilters(answers))
  if (step !== 'deal') searchParams.set('step', toStepParam(step))
  return toLocalizedPath(withQuery(SIMPLIFIED_SEARCH_PATH, searchParams), language)
}

function findFirstWithTopics(
  candidates: readonly Step[],
  answers: Answers,
  options: AnswerOptions,
): Step | undefined {
  return candidates.find((step) => listTopics(step, answers, options).length > 0)
}
