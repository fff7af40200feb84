import type { Visitor } from '../../http/visitor.server'
import { statementFacets } from '../../upstream/facets.server'
import { statementCount } from '../../upstream/statements.server'
import { upstreamQuery } from '../criteria'
import type { LeftOut } from '../favorites/index.server'
import { type Answers, criteriaOf, type Topic, without } from './answers'
import { budgetsOf } from './budgets'
import { type Choice, fieldNames } from './choices'

/** In whose name it is counted, and without what. */
export interface Counting {
  visitor: Visitor
  hidden: LeftOut
}

const queryOf = (answers: Answers, hidden: LeftOut) => hidden.count(upstreamQuery(criteriaOf(answers)))

/** How many statements the answers find; undefined when nobody could count. */
export async function countOf(answers: Answers, { visitor, hidden }: Counting): Promise<number | undefined> {
  const count = await visitor.optional('count', visitor.call(statementCount(queryOf(answers, hidden))))
  return count?.total
}

/** How many statements each choice of a question would find, in their order; without the counts it works as well. */
export async function countsOf(
  topic: Topic,
  choices: readonly Choice[],
  answers: Answers,
  counting: Counting,
): Promise<(number | undefined)[]> {
  if (topic === 'budget')
    return Promise.all(budgetsOf(answers.deal).map((budget) => countOf({ ...answers, budget }, counting)))
  const { visitor, hidden } = counting
  const facets = await visitor.optional(
    'facets',
    visitor.call(statementFacets(queryOf(without(answers, topic), hidden))),
  )
  const counts = facets?.[fieldNames[topic]]
  return choices.map(({ ids }) => counts && ids.reduce((sum, id) => sum + (counts[id] ?? 0), 0))
}
