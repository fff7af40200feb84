import { type Language, toLocalizedPath } from '~/i18n/languages'
import { STATEMENT_IMPORT_PATH } from '~contract/statement-imports'
import { isUuid } from '~contract/values/ids'

/** The page of a file that was sent, or of sending one. */
export function importHref(language: Language, id?: string): string {
  return toLocalizedPath(id ? `${STATEMENT_IMPORT_PATH}?import=${id}` : STATEMENT_IMPORT_PATH, language)
}

/** Undefined where no file was sent; empty for what is no id. */
export function parseImportId(searchParams: URLSearchParams): string | undefined {
  const id = searchParams.get('import')
  return id === null ? undefined : isUuid(id) ? id : ''
}
