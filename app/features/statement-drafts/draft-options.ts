import type { Entry } from '~/upstream/dictionaries.server'
import type { DraftField } from '~contract/statement-drafts'

export type FieldOptions = Partial<Record<DraftField, Entry[]>>

export interface DraftOptions {
  cities: { id: number; name: string }[]
  options: FieldOptions
}
