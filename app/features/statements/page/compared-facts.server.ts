import { getI18n } from '~/i18n/i18n.server'
import type { Visitor } from '~/session/visitor.server'
import type { Dictionaries } from '~/upstream/dictionaries.server'
import { type StatementDetails, statementById } from '~/upstream/statement-details.server'
import { listDetailFacts } from './detail-facts'
import { toStatementNames } from './statement-names'

/** A fact that one of the statements has at least; the values are found by the ids of statements. */
export interface ComparedFact {
  name: string
  values: Readonly<Record<number, string>>
}

interface Fact {
  name: string
  value: string
}

/** Each statement has its own: nothing to compare. */
const OWN_FACTS = ['cadastral_code', 'added'] as const

/** What the pages of the statements say and their cards do not; those that are gone have no values. */
export async function loadComparedFacts(
  visitor: Visitor,
  ids: readonly number[],
  dictionaries: Dictionaries,
): Promise<ComparedFact[]> {
  const { language } = visitor
  const [i18n, ...statements] = await Promise.all([
    getI18n(language),
    ...ids.map((id) => visitor.optional('compared statement', visitor.call(statementById(id)))),
  ])
  const t = i18n.getFixedT(language, 'statement-page')
  const shared = i18n.getFixedT(language, 'statement')
  const ownFacts = OWN_FACTS.map((key): string => shared(`fields.${key}`))
  // One name for a row, whatever the numbers in it.
  const list = i18n.getFixedT(language, 'search', 'lists')
  const listFacts = (statement: StatementDetails): Fact[] => {
    const names = toStatementNames(statement, dictionaries)
    return [
      { name: list('bedroom_types'), value: names.bedroom_types },
      { name: list('bathroom_types'), value: names.bathroom_types },
      ...listDetailFacts(statement, { names, t, shared, language }),
    ].flatMap(({ name, value }) =>
      value && !ownFacts.includes(name) ? [{ name, value: String(value) }] : [],
    )
  }
  return mergeFacts(
    statements.flatMap((statement) => (statement ? [{ id: statement.id, facts: listFacts(statement) }] : [])),
  )
}

/** A fact that others lack stands after the one that it follows in its own list. */
export function mergeFacts(lists: readonly { id: number; facts: readonly Fact[] }[]): ComparedFact[] {
  const merged: { name: string; values: Record<number, string> }[] = []
  for (const { id, facts } of lists) {
    let next = 0
    for (const { name, value } of facts) {
      const known = merged.findIndex((row) => row.name === name)
      if (known === -1) merged.splice(next, 0, { name, values: { [id]: value } })
      else (merged[known] as (typeof merged)[number]).values[id] = value
      next = (known === -1 ? next : known) + 1
    }
  }
  return merged
}
