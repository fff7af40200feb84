import type { Visitor } from '../../http/visitor.server'
import { statementFacets } from '../../upstream/facets.server'
import { statementCount } from '../../upstream/statements.server'
import { upstreamQuery } from '../criteria'
import { type Answers, criteriaOf, type Topic, without } from './answers'
import { budgetsOf } from './budgets'
import { type Choice, fieldNames } from './choices'

const queryOf = (answers: Answers) => upstreamQuery(criteriaOf(answers))

/** How many statements the answers find; undefined when nobody could count. */
export async function countOf(answers: Answers, visitor: Visitor): Promise<number | undefined> {
  const count = await visitor.optional('count', visitor.call(statementCount(queryOf(answers))))
  return count?.total
}

/** How many statements each choice of a question would find, in their order; without the counts it works as well. */
export async function countsOf(
  topic: Topic,
  choices: readonly Choice[],
  answers: Answers,
  visitor: Visitor,
): Promise<(number | undefined)[]> {
  if (topic === 'budget')
    return Promise.all(budgetsOf(answers.deal).map((budget) => countOf({ ...answers, budget }, visitor)))
  const facets = await visitor.optional(
    'facets',
    visitor.call(statementFacets(queryOf(without(answers, topic)))),
  )
  const counts = facets?.[fieldNames[topic]]
  return choices.map(({ ids }) => counts && ids.reduce((sum, id) => sum + (counts[id] ?? 0), 0))
}
