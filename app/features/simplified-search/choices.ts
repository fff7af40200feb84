import type { Range } from '../criteria'
import { type Answers, districtsOf, type Offered, type Topic } from './answers'
import { budgetsOf, budgetValue } from './budgets'

/** An answer that can be given. */
export interface Choice {
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
 * @param sayBudget a bracket in words
 */
export function choicesOf(
  topic: Topic,
  answers: Answers,
  offered: Offered,
  sayBudget: (bracket: Range) => string,
): Choice[] {
  switch (topic) {
    case 'deal':
      return offered.deals.map(choice)
    case 'type':
      return offered.types.map(choice)
    case 'city':
      return offered.cities.map(choice)
    case 'district':
      return districtsOf(answers.city, offered).map(choice)
    case 'rooms':
      return offered.rooms.map(({ ids, label }) => ({ value: ids.join(), label, ids }))
    case 'budget':
      return budgetsOf(answers.deal).map((bracket) => {
        return { value: budgetValue(bracket), label: sayBudget(bracket), ids: [] }
      })
  }
}

/** The value of the choice that is taken; '' while it does not matter. */
export function chosenValue(topic: Topic, answers: Answers): string {
  switch (topic) {
    case 'budget':
      return answers.budget ? budgetValue(answers.budget) : ''
    case 'rooms':
      return answers.rooms?.join() ?? ''
    default:
      return String(answers[topic] ?? '')
  }
}

function choice({ id, name }: { id: number; name: string }): Choice {
  return { value: String(id), label: name, ids: [id] }
}
