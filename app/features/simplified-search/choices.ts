import type { NumberRange } from '~/features/search-filters'
import { type AnswerOptions, type Answers, listDistricts, type Topic } from './answers'
import { listBudgets, toBudgetParam } from './budgets'

/** An answer that can be given. */
export interface AnswerChoice {
  value: string
  label: string
  /** The entries of the dictionary that it stands for; a bracket stands for none. */
  ids: number[]
}

/** The parameter that each answer travels in, named as the listing's; a bracket is one value of a radio. */
export const fieldNames = {
  deal: 'deal_types',
  type: 'real_estate_types',
  city: 'cities',
  district: 'districts',
  budget: 'budget',
  rooms: 'room_types',
} as const satisfies Record<Topic, string>

/**
 * The answers that a question can have beside "does not matter".
 * @param formatBudget a bracket in words
 */
export function listChoices(
  topic: Topic,
  answers: Answers,
  options: AnswerOptions,
  formatBudget: (bracket: NumberRange) => string,
): AnswerChoice[] {
  switch (topic) {
    case 'deal':
      return options.deals.map(toChoice)
    case 'type':
      return options.types.map(toChoice)
    case 'city':
      return options.cities.map(toChoice)
    case 'district':
      return listDistricts(answers.city, options).map(toChoice)
    case 'rooms':
      return options.rooms.map(({ ids, label }) => ({ value: ids.join(), label, ids }))
    case 'budget':
      return listBudgets(answers.deal).map((bracket) => {
        return { value: toBudgetParam(bracket), label: formatBudget(bracket), ids: [] }
      })
  }
}

/** The value of the choice that is taken; '' while it does not matter. */
export function getChosenValue(topic: Topic, answers: Answers): string {
  switch (topic) {
    case 'budget':
      return answers.budget ? toBudgetParam(answers.budget) : ''
    case 'rooms':
      return answers.rooms?.join() ?? ''
    default:
      return String(answers[topic] ?? '')
  }
}

function toChoice({ id, name }: { id: number; name: string }): AnswerChoice {
  return { value: String(id), label: name, ids: [id] }
}
