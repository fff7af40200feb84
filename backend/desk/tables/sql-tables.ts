import type { DeskTableName } from '~contract/desk-tables/tables'

interface SqlTable {
  name: string
  /** Order of rows in lists. */
  order: string
  /** Columns with the same value in all rows. */
  constants?: Readonly<Record<string, string>>
  /** SQL condition for editable rows; answered forms, for example, cannot be edited. */
  condition?: string
  /** True if the code assigns ids instead of the database. */
  assignsIds?: true
  /** Column set to the time of the last change. */
  changedAt?: string
}

/** SQL table of each table of the desk. Columns have the names of the fields. */
export const SQL_TABLES: Readonly<Record<DeskTableName, SqlTable>> = {
  menu: { name: 'menu_entries', order: 'coalesce(parent_id, id), parent_id nulls first, position, id' },
  badges: { name: 'badges', order: 'badgeable_id, id', constants: { badgeable_type: 'services' } },
  banners: { name: 'house_banners', order: 'position, id' },
  banks: { name: 'banks', order: 'position, id' },
  bank_offers: { name: 'bank_offers', order: 'bank_id, currency_id' },
  services: { name: 'services', order: 'position, id' },
  prices: { name: 'service_types', order: 'service_id, position, id' },
  branches: { name: 'registry_branches', order: 'position, id', assignsIds: true },
  raters: { name: 'raters', order: 'position, id', assignsIds: true },
  articles: { name: 'articles', order: 'published_at desc, id desc', changedAt: 'updated_at' },
  forms: { name: 'dynamic_forms', order: 'id' },
  form_fields: { name: 'form_fields', order: 'form_id, position, id' },
  questionnaires: {
    name: 'questionnaires',
    order: 'is_template desc, id desc',
    condition: 't.answered_at is null',
  },
  questions: {
    name: 'questions',
    order: 'questionnaire_id, position, id',
    condition: '(select answered_at from questionnaires q where q.id = t.questionnaire_id) is null',
  },
  footer_groups: { name: 'footer_groups', order: 'area desc, position, id' },
  footer_links: { name: 'footer_links', order: 'group_id, position' },
  answer_templates: { name: 'answer_templates', order: 'position, id' },
  sister_sites: { name: 'sister_sites', order: 'position' },
}
