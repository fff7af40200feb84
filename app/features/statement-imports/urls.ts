import { type Language, toLocalizedPath } from '~/i18n/languages'
import { ARCHIVE_PARAM } from '~contract/import-archives'
import { STATEMENT_IMPORT_PATH } from '~contract/statement-imports'
import { isUuid } from '~contract/values/ids'

/** Returns the page of an uploaded file, or of the upload. */
export function importHref(language: Language, id?: string): string {
  return toLocalizedPath(id ? `${STATEMENT_IMPORT_PATH}?import=${id}` : STATEMENT_IMPORT_PATH, language)
}

/** Returns the URL that takes an archive with photos. */
export const archiveHref = (language: Language, id: string) =>
  `${importHref(language, id)}&${ARCHIVE_PARAM}=1`

/** Returns undefined before an upload; empty for an invalid id. */
export function parseImportId(searchParams: URLSearchParams): string | undefined {
  const id = searchParams.get('import')
  return id === null ? undefined : isUuid(id) ? id : ''
}
