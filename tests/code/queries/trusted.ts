/**
 * Columns whose declared type promises more than PostgreSQL can prove: an unchecked cast. Shared SQL has the
 * file `*`.
 */
export const TRUSTED_COLUMNS: Readonly<Record<string, string>> = {
  '* lifecycle_status': 'every branch of LIFECYCLE_STATUS_SQL is a status, and lists leave the deleted out',
  'backend/account-tasks/store.ts missing': 'constants in each branch of an array',
  'backend/account-tasks/store.ts name': 'a constant in each branch of a union',
  'backend/conversations/start-match-conversation.ts locale':
    'a check constraint allows the three languages only',
  'backend/desk/users/timeline.ts kind': 'a constant in each branch of a union',
  'backend/companies/store.ts type': 'the condition asks for one type of company',
  'backend/companies/list-companies.ts type': 'the condition asks for one type of company',
  'backend/companies/list-companies.ts slug': 'its join takes only users with a slug',
  'backend/locations/place-name-cache.ts kind': 'a constant in each branch of a union',
  'backend/notifications/store.ts kind': 'a check constraint allows the numbers of NOTIFICATION_KIND only',
  'backend/notifications/respond-to-notification.ts kind': 'as in notifications/store.ts',
  'backend/search-requests/store.ts offer': 'the join leaves lapsed requests out',
  'backend/search-requests/matches.ts offer': 'the join leaves lapsed requests out',
  'backend/search-requests/request-contact.ts state': 'the condition leaves lapsed requests out',
  'backend/services/orders/store.ts state': 'the condition leaves orders that were never paid out',
  'backend/statement-drafts/preview.ts user_type': 'the type of users, or a constant for guests',
  'backend/statement-drafts/preview.ts price_label': 'a check constraint of statements',
  'backend/statement-imports/import-photos.ts failure': 'only the job writes it',
  'backend/statement-quality/count-quality.ts owner_type': 'the type of users, or null',
  'backend/freshness/confirmation-links.ts state': 'a constant in each branch of LINKED_STATE_SQL',
  'backend/statements/own/statistics.ts kind': 'a constant in each branch of a union',
  'backend/watched-prices/price-reductions-job.ts price': 'a statement without a price is not reduced',
  'backend/watched-prices/price-reductions-job.ts currency_id':
    'the database knows reductions in lari and dollars only',
  'backend/watched-prices/price-reductions-job.ts former_currency_id': 'as the currency of the price',
  'backend/statements/map-data.ts lat': 'a statement with a cell has a place',
  'backend/statements/map-data.ts lng': 'a statement with a cell has a place',
}

/**
 * Files whose queries are not checked: their SQL is built from run-time lists, or their tables are not ours.
 */
export const UNCHECKED_FILES: Readonly<Record<string, string>> = {
  'backend/search/sql/cached-counts.ts': 'counts by columns that a search chooses',
  'backend/search/sql/column-source.ts': 'selects every column of the search as bytes',
  'backend/desk/tables/table-store.ts': 'reads and writes the tables that the desk describes',
  'backend/platform/db/insert-rows.ts': 'inserts rows of any table',
  'backend/demo/seed/statements/without-indexes.ts': 'drops and restores what the catalogue lists',
  'backend/platform/db/migrate.ts': 'runs the migrations',
  'backend/platform/db/app-rights.ts': 'grants rights, also on the tables of graphile-worker',
  'backend/platform/db/embedded/require-passwords.ts': 'makes roles',
  'backend/platform/jobs/job-queue.ts':
    'reads the tables of graphile-worker, which makes them itself at the start',
  'tests/fixtures/ledger.ts': 'adds payments with any columns',
  'tests/fixtures/database-rows.ts': 'inserts rows of any table',
  'tests/fixtures/personal-rows.ts': 'reads what names a person from every table',
  'tests/fixtures/message-sender.ts': 'writes to a table that its test makes',
}
