import { type Language, localizedPath } from '../../i18n/languages'
import { addressQuery } from '../criteria'
import { type Answers, criteriaOf, districtsOf, type Offered, type Topic } from './answers'
import { budgetsOf } from './budgets'
import { hasRooms } from './rooms'

export const SIMPLIFIED_SEARCH = '/gamartivebuli-dzieba'

/** The questions in their order, numbered from 1 in addresses; each asks about one thing or two. */
export const steps = ['deal', 'type', 'city', 'district', 'budget'] as const
/** A question, or what comes after the last one: how many were found. */
export type Step = (typeof steps)[number] | 'found'

const order: readonly Step[] = [...steps, 'found']

/** What a step asks about, as far as it can be asked with these answers. */
export function topicsOf(step: Step, answers: Answers, offered: Offered): Topic[] {
  switch (step) {
    case 'found':
      return []
    case 'district':
      return districtsOf(answers.city, offered).length > 0 ? ['district'] : []
    case 'budget': {
      const money = budgetsOf(answers.deal).length > 0
      return [
        ...(money ? (['budget'] as const) : []),
        ...(hasRooms(answers.type) ? (['rooms'] as const) : []),
      ]
    }
    default:
      return [step]
  }
}

/** The step that an address asks for: the nearest number that there is, or the next when that has nothing to ask. */
export function readStep(asked: string | null, answers: Answers, offered: Offered): Step {
  if (asked === 'found') return 'found'
  const number = asked && /^\d{1,9}$/.test(asked) ? Number(asked) : 1
  const place = Math.min(Math.max(number, 1), steps.length) - 1
  return firstAsking(order.slice(place), answers, offered) ?? 'found'
}

/** The question before, if there is one. */
export function previousStep(step: Step, answers: Answers, offered: Offered): Step | undefined {
  return firstAsking(order.slice(0, order.indexOf(step)).reverse(), answers, offered)
}

/** The number of a question, from 1; `found` has none. */
export function stepNumber(step: Step): number | undefined {
  return step === 'found' ? undefined : steps.indexOf(step) + 1
}

/** What `step` says in an address. */
export function stepValue(step: Step): string {
  return String(stepNumber(step) ?? step)
}

/** The value of the step after, which the server reads together with the answer that is being given now. */
export function nextValue(step: Step): string {
  return stepValue(order[order.indexOf(step) + 1] ?? 'found')
}

/** The address of a step with the answers so far. */
export function stepAddress(step: Step, answers: Answers, language: Language): string {
  const query = addressQuery(criteriaOf(answers))
  if (step !== 'deal') query.set('step', stepValue(step))
  return localizedPath(query.size > 0 ? `${SIMPLIFIED_SEARCH}?${query}` : SIMPLIFIED_SEARCH, language)
}

function firstAsking(some: readonly Step[], answers: Answers, offered: Offered): Step | undefined {
  return some.find((step) => step === 'found' || topicsOf(step, answers, offered).length > 0)
}
