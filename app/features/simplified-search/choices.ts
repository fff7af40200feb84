import type { NumberRange } from '~/features/search-filters'
import { type AnswerOptions, type Answers, listDistricts, type Topic } from './answers'
import { listBudgets, toBudgetParam } from './budgets'

export interface AnswerChoice {
  value: string
  label: string
  /** Dictionary ids; empty for a bracket. */
  ids: number[]
}

/** Field names, as the listing's parameters; a bracket is one radio value. */
export const fieldNames = {
  deal: 'deal_types',
  type: 'real_estate_types',
  city: 'cities',
  district: 'districts',
  budget: 'budget',
  rooms: 'room_types',
} as const satisfies Record<Topic, string>

/** Returns the choices, except "does not matter". */
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
