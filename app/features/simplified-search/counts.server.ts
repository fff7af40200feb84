import type { HiddenFilter } from '~/features/favorites/index.server'
import { toUpstreamParams } from '~/features/search-filters'
import type { Visitor } from '~/session/visitor.server'
import { statementFacets } from '~/upstream/facets.server'
import { statementCount } from '~/upstream/statements.server'
import { type Answers, type Topic, toSearchFilters, withoutAnswer } from './answers'
import { listBudgets } from './budgets'
import { type AnswerChoice, fieldNames } from './choices'

export interface CountContext {
  visitor: Visitor
  hidden: HiddenFilter
}

const toCountParams = (answers: Answers, hidden: HiddenFilter) =>
  hidden.forCount(toUpstreamParams(toSearchFilters(answers)))

/** Loads the count; undefined if unavailable. */
export async function loadAnswerCount(
  answers: Answers,
  { visitor, hidden }: CountContext,
): Promise<number | undefined> {
  const count = await visitor.optional('count', visitor.call(statementCount(toCountParams(answers, hidden))))
  return count?.total
}

/** Loads counts per choice; optional for the page. */
export async function loadChoiceCounts(
  topic: Topic,
  choices: readonly AnswerChoice[],
  answers: Answers,
  countContext: CountContext,
): Promise<(number | undefined)[]> {
  if (topic === 'budget')
    return Promise.all(
      listBudgets(answers.deal).map((budget) => loadAnswerCount({ ...answers, budget }, countContext)),
    )
  const { visitor, hidden } = countContext
  const facets = await visitor.optional(
    'facets',
    visitor.call(statementFacets(toCountParams(withoutAnswer(answers, topic), hidden))),
  )
  const counts = facets?.[fieldNames[topic]]
  return choices.map(({ ids }) => counts && ids.reduce((sum, id) => sum + (counts[id] ?? 0), 0))
}
