import { toSearchParams } from '~/features/search-filters'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import { type AnswerOptions, type Answers, listDistricts, type Topic, toSearchFilters } from './answers'
import { listBudgets } from './budgets'
import { hasRooms } from './room-choices'

export const SIMPLIFIED_SEARCH_PATH = '/gamartivebuli-dzieba'

/** The questions in their order, numbered from 1 in addresses; each asks about one thing or two. */
export const steps = ['deal', 'type', 'city', 'district', 'budget'] as const
/** A question, or what comes after the last one: how many were found. */
export type Step = (typeof steps)[number] | 'found'

const stepOrder: readonly Step[] = [...steps, 'found']

/** What a step asks about, as far as it can be asked with these answers. */
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

/** The step that an address asks for: the nearest number that there is, or the next when that has nothing to ask. */
export function parseStep(param: string | null, answers: Answers, options: AnswerOptions): Step {
  if (param === 'found') return 'found'
  const number = param && /^\d{1,9}$/.test(param) ? Number(param) : 1
  const place = Math.min(Math.max(number, 1), steps.length) - 1
  return findFirstWithTopics(stepOrder.slice(place), answers, options) ?? 'found'
}

/** The question before, if there is one. */
export function findPreviousStep(step: Step, answers: Answers, options: AnswerOptions): Step | undefined {
  return findFirstWithTopics(stepOrder.slice(0, stepOrder.indexOf(step)).reverse(), answers, options)
}

/** The number of a question, from 1; `found` has none. */
export function getStepNumber(step: Step): number | undefined {
  return step === 'found' ? undefined : steps.indexOf(step) + 1
}

/** What `step` says in an address. */
export function toStepParam(step: Step): string {
  return String(getStepNumber(step) ?? step)
}

/** The value of the step after, which the server reads together with the answer that is being given now. */
export function toNextStepParam(step: Step): string {
  return toStepParam(stepOrder[stepOrder.indexOf(step) + 1] ?? 'found')
}

/** The address of a step with the answers so far. */
export function stepUrl(step: Step, answers: Answers, language: Language): string {
  const searchParams = toSearchParams(toSearchFilters(answers))
  if (step !== 'deal') searchParams.set('step', toStepParam(step))
  return toLocalizedPath(
    searchParams.size > 0 ? `${SIMPLIFIED_SEARCH_PATH}?${searchParams}` : SIMPLIFIED_SEARCH_PATH,
    language,
  )
}

function findFirstWithTopics(
  candidates: readonly Step[],
  answers: Answers,
  options: AnswerOptions,
): Step | undefined {
  return candidates.find((step) => step === 'found' || listTopics(step, answers, options).length > 0)
}
