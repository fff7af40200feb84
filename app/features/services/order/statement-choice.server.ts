import type { Visitor } from '../../../http/visitor.server'
import { ownStatements } from '../../../upstream/own-statements.server'
import type { Order } from './read.server'

const SHOWN = 20

/** The visitor's statements that can be chosen, the chosen ones first; undefined for a guest. */
export async function loadStatementChoice(
  visitor: Visitor,
  { user, choice, statements, areSomeGone }: Order,
) {
  if (!user) return undefined
  const query = new URLSearchParams({ status: 'active', per_page: String(SHOWN) })
  if (choice.text) query.set('q', choice.text)
  const found = await visitor.call(ownStatements(query))
  const chosen = new Set(statements.map(({ id }) => id))
  return {
    offered: [...statements, ...found.statements.filter(({ id }) => !chosen.has(id))],
    /** How many there are that fit the words. */
    total: found.total,
    isCut: found.total > SHOWN,
    text: choice.text,
    /** Whether there is any at all. */
    isAny: found.counts.active > 0,
    areSomeGone,
  }
}

export type StatementChoiceData = Awaited<ReturnType<typeof loadStatementChoice>>
