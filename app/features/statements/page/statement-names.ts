import type { Dictionaries } from '~/upstream/dictionaries.server'
import type { StatementDetails } from '~/upstream/statement-details.server'
import type { DictionaryName } from '~contract/dictionaries'

export type StatementNames = Partial<Record<DictionaryName, string>>

/** Returns the names of a statement's ids in the dictionaries' language; unknown ids have no name. */
export function toStatementNames(statement: StatementDetails, dictionaries: Dictionaries): StatementNames {
  const ids = { ...statement.dictionaryIds, deal_types: statement.dealId }
  const named = Object.entries(ids).flatMap(([dictionary, id]) => {
    const rows = dictionaries[dictionary as DictionaryName].all
    const name = rows.find((row) => row.id === id)?.name
    return name ? [[dictionary, name]] : []
  })
  return Object.fromEntries(named)
}
